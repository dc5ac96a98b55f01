"""The web application: who may come in, faults to order, errors in Discord's shape, and the routes."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable

from aiohttp import web

from sandbox import page_api
from sandbox.errors import ApiError
from sandbox.faults import Fault
from sandbox.gateway import Gateway
from sandbox.limits import REQUEST_SIZE
from sandbox.rest import commands, interactions, lookups, messages
from sandbox.rest.body import STATE, answer
from sandbox.state import Refusal, State

log = logging.getLogger("sandbox")
API = "/api/v10"
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
        fault = state.faults.take(request.method, path)
        if fault is not None:
            struck = await _strike(request, handler, fault)
            if struck is not None:
                return struck
        return await _served(request, handler, state, path)
    finally:
        state.requests_open -= 1
        state.mark(f"ANSWERED {request.method}", path)


async def _served(request: web.Request, handler: Handler, state: State, path: str) -> web.StreamResponse:
    try:
        by_token = path.startswith(("/interactions/", "/webhooks/"))
        if not by_token and request.headers.get("Authorization") != f"Bot {state.token}":
            raise ApiError(0)
        return await handler(request)
    except ApiError as error:
        refusal = Refusal(request.method, path, error.status, error.code, error.sentence, error.errors)
        state.refusals.append(refusal)
        if error.status == 501:
            log.error("NOT IMPLEMENTED: %s", refusal)
        else:
            log.warning("refused: %s", refusal)
        response = answer(error.body(), error.status)
        response.headers.update(error.headers)
        return response
    except web.HTTPException as error:
        if error.status not in (404, 405):
            raise
        refusal = Refusal(request.method, path, 501, 0, "the local Discord does not have this route")
        state.refusals.append(refusal)
        log.error("NOT IMPLEMENTED: %s %s", request.method, path)
        return answer({"message": "501: Not Implemented by the local Discord", "code": 0}, 501)


async def _strike(request: web.Request, handler: Handler, fault: Fault) -> web.StreamResponse | None:
    """Let a fault happen. None when the request may now go its way."""
    if fault.hang:
        await asyncio.Event().wait()
    if fault.delay:
        await asyncio.sleep(fault.delay)
    if fault.lost:
        state = request.app[STATE]
        await _served(request, handler, state, request.path.removeprefix(API))
        if fault.status is None:
            if request.transport is not None:
                request.transport.abort()
            return web.Response(status=500)
    if fault.status is None:
        return None
    if fault.status == 429:
        body = {"message": "You are being rate limited.", "retry_after": fault.retry_after, "global": False}
        response = answer(body, 429)
        response.headers.update({"Via": "1.1 google", "Retry-After": str(fault.retry_after)})
        return response
    return web.Response(status=fault.status, body=json.dumps({"message": "ordered fault", "code": 0}))


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


def build(state: State, gateway: Gateway) -> web.Application:
    """The whole application around a state and its gateway."""
    app = web.Application(middlewares=[only_local, discord_errors], client_max_size=REQUEST_SIZE)
    app[STATE] = state
    for table in (lookups.routes, messages.routes, commands.routes, interactions.routes):
        for route in table:
            if isinstance(route, web.RouteDef):
                app.router.add_route(route.method, API + route.path, route.handler)
    app.router.add_get("/gateway/", gateway.handle)
    app.router.add_get("/cdn/attachments/{channel}/{file}/{name}", cdn)
    page_api.add_routes(app)
    return app
