"""Reading what a request brings, and answering in Discord's JSON."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

from aiohttp import BodyPartReader, web

from sandbox.refusals.errors import ApiError, FormErrors, Json, form_error
from sandbox.refusals.facts import facts, route_key
from sandbox.refusals.limits import REQUEST_SIZE
from sandbox.world.files import Upload
from sandbox.world.state import State

API = "/api/v10"
STATE = web.AppKey("state", State)
listeners: list[Callable[[str, bytes], None]] = []
"""Called with the route (`POST /channels/{}/messages`) and the JSON, as it was sent, of each request that keeps to
Discord's description. For tests, which show it to other judges."""
_FILE_FIELD = re.compile(r"files\[(\d+)\]")


def answer(body: Any, status: int = 200) -> web.Response:
    """A JSON answer. The library reads JSON only from a content type of exactly `application/json`."""
    response = web.Response(body=json.dumps(body).encode(), status=status)
    response.headers["Content-Type"] = "application/json"
    return response


def no_content() -> web.Response:
    """An answer of 204."""
    return web.Response(status=204)


def is_set(request: web.Request, name: str) -> bool:
    """Whether a parameter of the query says yes."""
    return request.query.get(name, "").lower() in ("1", "true")


def described(route: str, raw: bytes) -> Any:
    """The JSON of a request to `route`. Raises 50109 for anything else, 50035 for what the description disallows."""
    body = _loaded(raw)
    FormErrors(facts().of_request(route, body)).raise_if_any()
    return body


async def read_json(request: web.Request, read: Callable[[str, bytes], Any] = described) -> Any:
    """The JSON body. Raises 50109 for anything else, 40005 when it is too large, and what `read` raises."""
    raw = await _limited(request)
    if request.content_type != "application/json":
        sentence = "Expected \"Content-Type\" header to be one of {'application/json'}."
        raise form_error(("_misc",), "CONTENT_TYPE_INVALID", sentence)
    route = route_of(request) or ""
    body = read(route, raw)
    _tell(route, raw)
    return body


async def read_form(request: web.Request) -> tuple[Json, dict[int, Upload]]:
    """The JSON form and the files of a request, JSON or multipart; files by the number in `files[n]`."""
    if request.content_type != "multipart/form-data":
        form = await read_json(request)
        if not isinstance(form, dict):
            raise form_error((), "DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType")
        return form, {}
    form, raw = {}, b"{}"
    uploads: dict[int, Upload] = {}
    size = 0
    async for part in await request.multipart():
        if not isinstance(part, BodyPartReader):
            raise ApiError(50109)
        data = bytes(await part.read(decode=False))
        size += len(data)
        if size > REQUEST_SIZE:
            raise ApiError(40005)
        name = part.name or ""
        if name == "payload_json":
            form, raw = _loaded(data), data
        elif match := _FILE_FIELD.fullmatch(name):
            uploads[int(match[1])] = Upload(part.filename or "file", data)
        else:
            raise form_error((name,), "FIELD_UNKNOWN", "Only payload_json and files[n] are read.")
    route = route_of(request) or ""
    FormErrors(facts().of_request(route, form)).raise_if_any()
    _tell(route, raw)
    return form, uploads


def route_of(request: web.Request) -> str | None:
    """The route of a request as the table of facts has it, or None where none fits."""
    resource = request.match_info.route.resource
    if resource is None:
        return None
    return f"{request.method} {route_key(resource.canonical.removeprefix(API))}"


def _loaded(raw: bytes) -> Any:
    try:
        return json.loads(raw)
    except ValueError:
        raise ApiError(50109) from None


def _tell(route: str, raw: bytes) -> None:
    for listener in listeners:
        listener(route, raw)


async def _limited(request: web.Request) -> bytes:
    try:
        return await request.read()
    except web.HTTPRequestEntityTooLarge:
        raise ApiError(40005) from None
