"""Reading the world: who the bot is, its guild, channels and members; threads too."""

from __future__ import annotations

from aiohttp import web

from sandbox.errors import ApiError
from sandbox.payloads import application_json, channel_json, guild_json, member_json, roles_json, user_json
from sandbox.permissions import Permission
from sandbox.rest.body import STATE, answer, no_content, read_json
from sandbox.rest.messages import channel_of, message_of
from sandbox.rooms import open_thread
from sandbox.state import Event, State

routes = web.RouteTableDef()


@routes.get("/users/@me")
async def me(request: web.Request) -> web.Response:
    body = user_json(request.app[STATE].world.bot)
    return answer(body | {"verified": True, "mfa_enabled": False, "locale": "en-US", "email": None})


@routes.get("/oauth2/applications/@me")
@routes.get("/applications/@me")
async def application(request: web.Request) -> web.Response:
    return answer(application_json(request.app[STATE]))


@routes.get("/gateway")
async def gateway(request: web.Request) -> web.Response:
    return answer({"url": _gateway_url(request.app[STATE])})


@routes.get("/gateway/bot")
async def gateway_bot(request: web.Request) -> web.Response:
    limit = {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 1}
    return answer({"url": _gateway_url(request.app[STATE]), "shards": 1, "session_start_limit": limit})


@routes.get("/users/@me/guilds")
async def my_guilds(request: web.Request) -> web.Response:
    world = request.app[STATE].world
    guild = {"id": world.guild_id, "name": world.guild_name, "icon": None, "banner": None, "owner": False}
    return answer([guild | {"permissions": str(int(world.bot_permissions)), "features": []}])


@routes.get("/users/{user}")
async def user(request: web.Request) -> web.Response:
    found = request.app[STATE].world.user(request.match_info["user"])
    if found is None:
        raise ApiError(10013)
    return answer(user_json(found))


@routes.get("/guilds/{guild}")
async def guild(request: web.Request) -> web.Response:
    return answer(guild_json(_in_guild(request)))


@routes.get("/guilds/{guild}/channels")
async def guild_channels(request: web.Request) -> web.Response:
    state = _in_guild(request)
    channels = [channel for channel in state.world.channels.values() if not channel.is_thread]
    return answer([channel_json(state, channel) for channel in channels])


@routes.get("/guilds/{guild}/threads/active")
async def guild_threads(request: web.Request) -> web.Response:
    state = _in_guild(request)
    threads = [one for one in state.world.channels.values() if one.is_thread and not one.archived]
    return answer({"threads": [channel_json(state, thread) for thread in threads], "members": []})


@routes.get("/guilds/{guild}/roles")
async def guild_roles(request: web.Request) -> web.Response:
    return answer(roles_json(_in_guild(request)))


@routes.get("/guilds/{guild}/members/{user}")
async def member(request: web.Request) -> web.Response:
    state = _in_guild(request)
    found = state.world.user(request.match_info["user"])
    if found is None:
        raise ApiError(10007)
    return answer(member_json(state, found))


@routes.get("/channels/{channel}")
async def channel(request: web.Request) -> web.Response:
    state = request.app[STATE]
    return answer(channel_json(state, channel_of(request)))


@routes.patch("/channels/{channel}")
async def change_channel(request: web.Request) -> web.Response:
    """Rename, archive or lock a thread; a text channel needs MANAGE_CHANNELS."""
    state = request.app[STATE]
    found = channel_of(request)
    form = await read_json(request)
    own = found.owner_id == state.world.bot.id
    if not (found.is_thread and own and set(form) <= {"name", "archived", "auto_archive_duration"}):
        needed = Permission.MANAGE_THREADS if found.is_thread else Permission.MANAGE_CHANNELS
        state.world.require(state.world.bot.id, found, needed)
    found.name = form.get("name", found.name)
    found.topic = form.get("topic", found.topic)
    found.archived = bool(form.get("archived", found.archived))
    found.locked = bool(form.get("locked", found.locked))
    body = channel_json(state, found)
    state.dispatch("THREAD_UPDATE" if found.is_thread else "CHANNEL_UPDATE", body, 1)
    return answer(body)


@routes.post("/channels/{channel}/typing")
async def typing(request: web.Request) -> web.Response:
    state = request.app[STATE]
    found = channel_of(request)
    state.world.require(state.world.bot.id, found, state.world.send_permission(found))
    body = {"channel_id": found.id, "user_id": state.world.bot.id}
    state.bus.publish(Event("TYPING", body, channel_id=found.id))
    return no_content()


@routes.post("/channels/{channel}/threads")
async def start_thread(request: web.Request) -> web.Response:
    state = request.app[STATE]
    found = channel_of(request)
    if found.is_thread:
        raise ApiError(50024)
    form = await read_json(request)
    state.world.require(state.world.bot.id, found, Permission.CREATE_PUBLIC_THREADS)
    thread_id = open_thread(state, found.id, str(form.get("name", "")), state.world.bot.id)
    return answer(channel_json(state, state.world.channels[thread_id]), 201)


@routes.post("/channels/{channel}/messages/{message}/threads")
async def start_thread_on(request: web.Request) -> web.Response:
    state = request.app[STATE]
    found, message = channel_of(request), message_of(request)
    if message.thread_id is not None:
        raise ApiError(160004)
    form = await read_json(request)
    state.world.require(state.world.bot.id, found, Permission.CREATE_PUBLIC_THREADS)
    thread_id = open_thread(state, found.id, str(form.get("name", "")), state.world.bot.id, message)
    return answer(channel_json(state, state.world.channels[thread_id]), 201)


def _in_guild(request: web.Request) -> State:
    state = request.app[STATE]
    if request.match_info["guild"] != state.world.guild_id:
        raise ApiError(10004)
    return state


def _gateway_url(state: State) -> str:
    return state.base.replace("http://", "ws://", 1) + "/gateway/"
