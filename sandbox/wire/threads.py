"""Channels changed, threads opened, and who is in them."""

from __future__ import annotations

from aiohttp import web

from sandbox.refusals.errors import ApiError, Json
from sandbox.refusals.permissions import Permission
from sandbox.wire import rooms
from sandbox.wire.body import STATE, answer, is_set, no_content, read_form, read_json
from sandbox.wire.messages import channel_of, message_of
from sandbox.wire.payloads import channel_json, member_json, thread_member_json
from sandbox.wire.posting import Draft, create, tell_changed
from sandbox.world.guild import (
    ANNOUNCEMENT,
    ANNOUNCEMENT_THREAD,
    FORUM,
    PRIVATE_THREAD,
    PUBLIC_THREAD,
    TEXT,
    Channel,
)
from sandbox.world.state import State

routes = web.RouteTableDef()


@routes.patch("/channels/{channel}")
async def change_channel(request: web.Request) -> web.Response:
    """Rename, archive or lock a thread; a channel needs MANAGE_CHANNELS."""
    state = request.app[STATE]
    found = channel_of(request)
    form = await read_json(request)
    own = found.owner_id == state.world.bot.id
    if not (found.is_thread and own and set(form) <= {"name", "archived", "auto_archive_duration"}):
        needed = Permission.MANAGE_THREADS if found.is_thread else Permission.MANAGE_CHANNELS
        state.world.require(state.world.bot.id, found, needed)
    if found.archived and form.get("archived") is not False:
        raise ApiError(50083)
    found.name = form.get("name") or found.name
    found.topic = form.get("topic", found.topic)
    rooms.change(state, found, archived=form.get("archived"), locked=form.get("locked"))
    return answer(channel_json(state, found))


@routes.post("/channels/{channel}/threads")
async def start_thread(request: web.Request) -> web.Response:
    """Open a thread in a channel, or a post in a forum (with its first message)."""
    state = request.app[STATE]
    found = channel_of(request)
    form, uploads = await read_form(request)
    bot, name = state.world.bot.id, str(form.get("name", ""))
    if found.type == FORUM:
        state.world.require(bot, found, Permission.SEND_MESSAGES)
        thread_id = rooms.open_thread(state, found.id, name, bot)
        draft = Draft(form.get("message") or {}, uploads, ("message",))
        try:
            create(state, draft, channel_id=thread_id, author_id=bot)
        except ApiError:
            rooms.remove(state, thread_id)
            raise
        return answer(_created(state, thread_id), 201)
    if found.type not in (TEXT, ANNOUNCEMENT):
        raise ApiError(50024)
    kind = int(form.get("type") or PRIVATE_THREAD)
    needed = Permission.CREATE_PRIVATE_THREADS if kind == PRIVATE_THREAD else Permission.CREATE_PUBLIC_THREADS
    state.world.require(bot, found, needed)
    thread_id = rooms.open_thread(state, found.id, name, bot, kind=kind, archives_after=_archives_after(form))
    return answer(_created(state, thread_id), 201)


@routes.post("/channels/{channel}/messages/{message}/threads")
async def start_thread_on(request: web.Request) -> web.Response:
    """Open a thread on a message, which then shows it. Raises 160004 when it has one."""
    state = request.app[STATE]
    found, message = channel_of(request), message_of(request)
    if found.type not in (TEXT, ANNOUNCEMENT):
        raise ApiError(50024)
    form = await read_json(request)
    if message.thread_id is not None:
        raise ApiError(160004)
    state.world.require(state.world.bot.id, found, Permission.CREATE_PUBLIC_THREADS)
    kind = ANNOUNCEMENT_THREAD if found.type == ANNOUNCEMENT else PUBLIC_THREAD
    bot, archives = state.world.bot.id, _archives_after(form)
    thread_id = rooms.open_thread(state, found.id, str(form["name"]), bot, message, kind=kind, archives_after=archives)
    tell_changed(state, message)
    return answer(_created(state, thread_id), 201)


@routes.get("/channels/{channel}/thread-members")
async def members(request: web.Request) -> web.Response:
    """Who has joined a thread, by id: at most `limit` of those after the id `after`, `with_member` in full."""
    state, thread = _thread(request)
    after, limit = int(request.query.get("after", "0")), int(request.query.get("limit", "100"))
    found = [one for one in sorted(thread.members, key=int) if int(one) > after][:limit]
    told = [thread_member_json(thread, one) for one in found]
    if is_set(request, "with_member"):
        guild = state.world.guild_of(thread)
        for each in told:
            user = state.world.user(each["user_id"])
            assert user is not None
            each["member"] = member_json(state, user, guild)
    return answer(told)


@routes.get("/channels/{channel}/thread-members/{user}")
async def member(request: web.Request) -> web.Response:
    """A member of a thread. Raises 10007 for somebody who is none."""
    state, thread = _thread(request)
    user_id = _user(state, request)
    if user_id not in thread.members:
        raise ApiError(10007)
    return answer(thread_member_json(thread, user_id))


@routes.put("/channels/{channel}/thread-members/@me")
async def join(request: web.Request) -> web.Response:
    """Have the bot join a thread that it can see. Raises 50001 for a private one that it is not let into."""
    state, thread = _thread(request)
    _open(thread)
    rooms.join(state, thread, state.world.bot.id)
    return no_content()


@routes.delete("/channels/{channel}/thread-members/@me")
async def leave(request: web.Request) -> web.Response:
    """Have the bot leave a thread."""
    state, thread = _thread(request)
    _open(thread)
    rooms.leave(state, thread, state.world.bot.id)
    return no_content()


@routes.put("/channels/{channel}/thread-members/{user}")
async def add_member(request: web.Request) -> web.Response:
    """Bring somebody into a thread. Raises 10013."""
    state, thread = _thread(request)
    _open(thread)
    rooms.join(state, thread, _user(state, request))
    return no_content()


@routes.delete("/channels/{channel}/thread-members/{user}")
async def remove_member(request: web.Request) -> web.Response:
    """Take somebody out of a thread: of one's own, or with MANAGE_THREADS."""
    state, thread = _thread(request)
    _open(thread)
    if thread.owner_id != state.world.bot.id:
        state.world.require(state.world.bot.id, thread, Permission.MANAGE_THREADS)
    rooms.leave(state, thread, _user(state, request))
    return no_content()


def _archives_after(form: Json) -> int | None:
    minutes = form.get("auto_archive_duration")
    return None if minutes is None else int(minutes)


def _thread(request: web.Request) -> tuple[State, Channel]:
    thread = channel_of(request)
    if not thread.is_thread:
        raise ApiError(50024)
    return request.app[STATE], thread


def _open(thread: Channel) -> None:
    if thread.archived:
        raise ApiError(50083)


def _user(state: State, request: web.Request) -> str:
    found = state.world.user(request.match_info["user"])
    if found is None:
        raise ApiError(10013)
    return found.id


def _created(state: State, thread_id: str) -> Json:
    thread = state.world.channels[thread_id]
    return channel_json(state, thread) | {"member": thread_member_json(thread, state.world.bot.id)}
