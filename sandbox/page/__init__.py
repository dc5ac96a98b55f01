"""The chat page: its files, and what the server tells it."""

from __future__ import annotations

import asyncio
import contextlib
import json
from pathlib import Path
from typing import Any

from aiohttp import WSMsgType, web

from sandbox.people import acting, writing
from sandbox.refusals.errors import ActionError, ApiError, Json
from sandbox.wire import rooms
from sandbox.wire.body import STATE, answer
from sandbox.wire.payloads import channel_json, page_message, page_person
from sandbox.world.guild import DM
from sandbox.world.state import Event, State

PAGE = Path(__file__).parent / "files"
HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' data: blob:; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cache-Control": "no-store",
}


class Sockets:
    """The pages' sockets that are open."""

    def __init__(self) -> None:
        self.open: set[web.WebSocketResponse] = set()


SOCKETS = web.AppKey("sockets", Sockets)


def add_routes(app: web.Application) -> None:
    """Put the page and its API into the application."""
    app[SOCKETS] = Sockets()
    app.router.add_get("/", index)
    app.router.add_get("/page/api/state", world_state)
    app.router.add_get("/page/api/messages", channel_messages)
    app.router.add_post("/page/api/act", act)
    app.router.add_post("/page/api/upload", upload)
    app.router.add_get("/page/ws", listen)
    app.router.add_get("/page/{name:[A-Za-z0-9_.-]+}", static)


async def index(_: web.Request) -> web.StreamResponse:
    """The page itself."""
    return _file("index.html")


async def static(request: web.Request) -> web.StreamResponse:
    """One of its files; 404 for a name that is none."""
    return _file(request.match_info["name"])


def _file(name: str) -> web.StreamResponse:
    path = PAGE / name
    if not path.is_file():
        raise web.HTTPNotFound
    return web.FileResponse(path, headers=HEADERS)


async def world_state(request: web.Request) -> web.Response:
    """All that the page needs to begin: guild, bot, people, channels, commands."""
    state = request.app[STATE]
    world = state.world
    bot = {"id": world.bot.id, "username": world.bot.username, "online": state.online, "avatar": None}
    return answer(
        {
            "guild": {"id": world.guild_id, "name": world.home.name},
            "bot": bot,
            "people": [page_person(state, one) for one in world.people.values()],
            "locales": writing.locales(),
            "channels": [page_channel(state, one.id) for one in world.channels.values()],
            "commands": state.all_commands(),
            "ahead": state.clock.ahead,
        }
    )


def page_channel(state: State, channel_id: str) -> Json:
    """A channel as the page has it. `person` is whose direct messages with the bot it is; None for other channels."""
    channel = state.world.channels[channel_id]
    guild = state.world.guild_of(channel)
    body = channel_json(state, channel) | {"name": channel.name}
    if guild is not None and guild is not state.world.home:
        body["name"] = f"{guild.name} · {channel.name}"
    person = next((one for one in channel.members if one in state.world.people), None) if channel.type == DM else None
    shown = {key: body.get(key) for key in ("id", "name", "type", "parent_id")}
    return shown | {"topic": body.get("topic") or "", "person": person}


async def channel_messages(request: web.Request) -> web.Response:
    """What a person sees in a channel, oldest first; 404 when there is no such channel or person."""
    state = request.app[STATE]
    channel, person = request.query.get("channel", ""), request.query.get("person", "")
    if channel not in state.world.channels or person not in state.world.people:
        return answer({"error": "There is no such channel or person."}, 404)
    if not state.world.sees(person, state.world.channels[channel]):
        return answer([])
    return answer([page_message(state, one) for one in state.messages_in(channel, person)])


def _own_origin(request: web.Request) -> bool:
    """Whether the request comes from the page itself; browsers always say where a POST or a socket comes from."""
    return request.headers.get("Origin") == f"http://{request.host}"


async def listen(request: web.Request) -> web.StreamResponse:
    """The page's socket: everything that one person may see, as it happens."""
    state = request.app[STATE]
    person = request.query.get("person", "")
    if not _own_origin(request):
        raise web.HTTPForbidden(text="Another page may not listen here.")
    if person not in state.world.people:
        raise web.HTTPNotFound(text="There is no such person.")
    socket = web.WebSocketResponse(timeout=0.2, heartbeat=30)
    await socket.prepare(request)
    request.app[SOCKETS].open.add(socket)
    queue: asyncio.Queue[str] = asyncio.Queue()

    def hear(event: Event) -> None:
        if _may_hear(state, person, event):
            data = page_channel(state, event.d["id"]) if event.t == "CHANNEL_CREATE" else event.d
            queue.put_nowait(json.dumps({"t": event.t, "d": data}))

    async def write() -> None:
        with contextlib.suppress(ConnectionError):
            while True:
                await socket.send_str(await queue.get())

    with state.bus.listening(hear):
        writer = asyncio.create_task(write())
        try:
            async for message in socket:
                if message.type is not WSMsgType.TEXT:
                    break
        finally:
            writer.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await writer
            request.app[SOCKETS].open.discard(socket)
    return socket


def _may_hear(state: State, person: str, event: Event) -> bool:
    """Whether an event is for this person, and happened in a channel that they see."""
    if event.only_for not in (None, person):
        return False
    if event.channel_id is None:
        return True
    channel = state.world.channels.get(event.channel_id)
    return channel is not None and state.world.sees(person, channel)


async def close_sockets(app: web.Application) -> None:
    """Close the pages' sockets, for the end of the server."""
    for socket in list(app[SOCKETS].open):
        await socket.close(code=1001)


async def upload(request: web.Request) -> web.Response:
    """A file that a person attaches to a command; answered with its id."""
    if not _own_origin(request):
        return answer({"error": "Another page may not act here."}, 403)
    state, channel = request.app[STATE], request.query.get("channel", "")
    if channel not in state.world.channels:
        return answer({"error": "There is no such channel."}, 404)
    try:
        file = writing.upload(state, channel, request.query.get("name", ""), await request.read())
    except ActionError as error:
        return answer({"error": str(error)}, 400)
    return answer({"id": file.id})


async def act(request: web.Request) -> web.Response:
    """Something that a person does on the page."""
    if not _own_origin(request):
        return answer({"error": "Another page may not act here."}, 403)
    state = request.app[STATE]
    try:
        body = await request.json()
        person, channel = str(body["person"]), str(body["channel"])
        if person not in state.world.people or channel not in state.world.channels:
            return answer({"error": "There is no such person or channel."}, 404)
        _act(state, body, person, channel)
    except ActionError as error:
        return answer({"error": str(error)}, 400)
    except ApiError as error:
        return answer({"error": error.sentence}, error.status)
    except (ValueError, KeyError, TypeError) as error:
        return answer({"error": f"The page sent something that cannot be read: {error!r}"}, 400)
    return answer({"ok": True})


def _act(state: State, body: dict[str, Any], person: str, channel: str) -> None:
    nonce = str(body.get("nonce", ""))
    match body["kind"]:
        case "say":
            writing.say(state, person, channel, str(body["content"]), body.get("reply_to"))
        case "command" | "autocomplete":
            acting.run_command(
                state,
                person,
                channel,
                str(body["command_id"]),
                list(body.get("options") or []),
                nonce=nonce,
                autocomplete=body["kind"] == "autocomplete",
            )
        case "component":
            values = [str(one) for one in body.get("values") or []]
            acting.press(state, person, str(body["message_id"]), str(body["custom_id"]), values, nonce=nonce)
        case "modal":
            filled = list(body["components"])
            source = str(body["interaction_id"])
            acting.submit_modal(state, person, source, str(body["custom_id"]), filled, nonce=nonce)
        case "thread":
            writing.start_thread(state, person, channel, str(body["name"]))
        case "delete":
            writing.remove(state, person, str(body["message_id"]))
        case "dismiss":
            writing.dismiss(state, person, str(body["message_id"]))
        case "locale" | "install" | "membership":
            _change_person(state, body, person)
        case "clock":
            writing.move_clock(state, float(body["seconds"]))
        case other:
            raise ActionError(f"There is nothing called {other!r} to do.")


def _change_person(state: State, body: dict[str, Any], person: str) -> None:
    """Change the language of a person, whether the bot is in their account, or whether they are in the home guild."""
    match body["kind"]:
        case "locale":
            writing.choose_locale(state, person, str(body["locale"]))
        case "install":
            writing.install(state, person, installed=bool(body["installed"]))
            # As on Discord, somebody who has added an application finds it among their direct messages.
            rooms.direct(state, person)
        case _:
            change = writing.join_guild if body["member"] else writing.leave_guild
            change(state, person, state.world.guild_id)
