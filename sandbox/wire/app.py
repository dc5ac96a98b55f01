"""The web application: who may come in, faults to order, errors in Discord's shape, and the routes."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Iterator
from functools import cache

from aiohttp import web

from sandbox.refusals.errors import ApiError, FormErrors
from sandbox.refusals.facts import facts
from sandbox.refusals.limits import REQUEST_SIZE
from sandbox.wire import commands, interactions, lookups, messages, scheduled, threads
from sandbox.wire.body import API, STATE, answer, route_of
from sandbox.wire.connection import SHARDING
from sandbox.wire.faults import GATEWAY, RATES, Faults, Rates, strike
from sandbox.wire.gateway import Gateway
from sandbox.world.state import Refusal, State

log = logging.getLogger("sandbox")
FAULTS = web.AppKey("faults", Faults)
Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


def allowed_hosts(port: int) -> set[str]:
    """The values of the Host header that are let in: this server by its own names."""
    return {f"127.0.0.1:{port}", f"localhost:{port}"}


@web.middleware
async def only_local(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Refuse a foreign Host header (a page elsewhere that had its name point here) with 403."""
    port = request.app[STATE].base.rpartition(":")[2]
    if request.host not in allowed_hosts(int(port)):
        return web.Response(status=403, text="This is a local server; it answers to its own name only.")
    return await handler(request)


@web.middleware
async def discord_errors(request: web.Request, handler: Handler) -> web.StreamResponse:
    """On the API's routes: ask for the token, let ordered faults strike, answer refusals in Discord's shape."""
    if not request.path.startswith(API + "/"):
        return await handler(request)
    state = request.app[STATE]
    path = request.path.removeprefix(API)
    state.requests_open += 1
    state.mark(f"REQUEST {request.method}", path)
    try:
        fault = request.app[FAULTS].take(request.method, path)
        if fault is not None:
            struck = await strike(request, fault, lambda: _served(request, handler, state, path))
            if struck is not None:
                return struck
        return await _served(request, handler, state, path)
    finally:
        state.requests_open -= 1
        state.mark(f"ANSWERED {request.method}", path)


async def _served(request: web.Request, handler: Handler, state: State, path: str) -> web.StreamResponse:
    headers: dict[str, str] = {}
    try:
        by_token = path.startswith(("/interactions/", "/webhooks/"))
        if not by_token and request.headers.get("Authorization") != f"Bot {state.token}":
            raise ApiError(0)
        route = route_of(request)
        if route is not None:
            headers, limited = request.app[RATES].take(request, route)
            if limited is not None:
                return _compared(state, route, limited)
            FormErrors(facts().of_query(route, request.query)).raise_if_any()
        response = _compared(state, route, await handler(request))
        response.headers.update(headers)
        return response
    except ApiError as error:
        refusal = Refusal(request.method, path, error.status, error.code, error.sentence, error.errors)
        state.refusals.append(refusal)
        if error.status == 501:
            log.error("NOT IMPLEMENTED: %s", refusal)
        else:
            log.warning("refused: %s", refusal)
        response = answer(error.body(), error.status)
        response.headers.update({"Via": GATEWAY, **headers, **error.headers})
        return _compared(state, route_of(request), response)
    except web.HTTPException as error:
        if error.status not in (404, 405):
            raise
        refusal = Refusal(request.method, path, 501, 0, "the local Discord does not have this route")
        state.refusals.append(refusal)
        log.error("NOT IMPLEMENTED: %s %s", request.method, path)
        return answer({"message": "501: Not Implemented by the local Discord", "code": 0}, 501)


def _compared(state: State, route: str | None, response: web.StreamResponse) -> web.StreamResponse:
    """Keep an answer of ours, to be held against Discord's description."""
    if route is not None and isinstance(response, web.Response) and response.status != 501:
        state.answers.put(route, response.status, response.body if isinstance(response.body, bytes) else b"")
    return response


async def cdn(request: web.Request) -> web.Response:
    """An uploaded file. It never runs as a page: no sniffing, no scripts."""
    file = request.app[STATE].files.get(request.match_info["file"])
    if file is None or file.filename != request.match_info["name"]:
        raise web.HTTPNotFound
    kind = file.content_type if file.content_type.startswith("image/") else "application/octet-stream"
    headers = {
        "Content-Type": "application/octet-stream" if "svg" in kind else kind,
        "X-Content-Type-Options": "nosniff",
        "Content-Security-Policy": "default-src 'none'",
        "Cache-Control": "max-age=3600",
    }
    return web.Response(body=file.data, headers=headers)


def _route_defs() -> Iterator[web.RouteDef]:
    for module in (lookups, messages, threads, commands, interactions, scheduled):
        for route in module.routes:
            if isinstance(route, web.RouteDef):
                yield route


def routes() -> list[tuple[str, str]]:
    """The routes of the API that are served, as methods and paths below `/api/v10`."""
    return [(route.method, route.path) for route in _route_defs()]


@cache
def _resources() -> tuple[web.AbstractResource, ...]:
    """The routes as aiohttp matches them. All applications share them: they know of none."""
    router = web.UrlDispatcher()
    for route in _route_defs():
        router.add_route(route.method, API + route.path, route.handler)
    router.add_get("/cdn/attachments/{channel}/{file}/{name}", cdn)
    return tuple(router.resources())


def build(state: State, gateway: Gateway, faults: Faults, rates: Rates) -> web.Application:
    """The application around a state: the API, the gateway, uploaded files.

    `faults` and `rates` may be changed while it runs.
    """
    app = web.Application(middlewares=[only_local, discord_errors], client_max_size=REQUEST_SIZE)
    app[STATE] = state
    app[FAULTS] = faults
    app[RATES] = rates
    app[SHARDING] = gateway.sharding
    for resource in _resources():
        app.router.register_resource(resource)
    app.router.add_get("/gateway/", gateway.handle)
    return app
