"""Reading the world: who the bot is, its guilds, channels and members."""

from __future__ import annotations

from aiohttp import web

from sandbox.refusals.errors import ApiError, Json
from sandbox.wire import rooms
from sandbox.wire.body import STATE, answer, is_set, no_content, read_json
from sandbox.wire.connection import SHARDING, STARTS_A_DAY
from sandbox.wire.messages import channel_of
from sandbox.wire.payloads import (
    application_json,
    channel_json,
    guild_counts,
    guild_json,
    member_json,
    roles_json,
    thread_member_json,
    user_json,
)
from sandbox.wire.rooms import direct
from sandbox.world.guild import Channel, Guild
from sandbox.world.state import Event, State

routes = web.RouteTableDef()


@routes.get("/users/@me")
async def me(request: web.Request) -> web.Response:
    """The bot's own user."""
    body = user_json(request.app[STATE].world.bot)
    return answer(body | {"verified": True, "mfa_enabled": False, "locale": "en-US", "email": None})


@routes.get("/oauth2/applications/@me")
@routes.get("/applications/@me")
async def application(request: web.Request) -> web.Response:
    """The application of the token."""
    return answer(application_json(request.app[STATE]))


@routes.get("/gateway")
async def gateway(request: web.Request) -> web.Response:
    """Where the gateway is."""
    return answer({"url": _gateway_url(request.app[STATE])})


@routes.get("/gateway/bot")
async def gateway_bot(request: web.Request) -> web.Response:
    """Where the gateway is, for bots that ask how many shards they need."""
    sharding = request.app[SHARDING]
    limit = {"total": STARTS_A_DAY, "remaining": sharding.starts_left, "reset_after": 0}
    limit["max_concurrency"] = sharding.max_concurrency
    url = _gateway_url(request.app[STATE])
    return answer({"url": url, "shards": sharding.recommended, "session_start_limit": limit})


@routes.get("/users/@me/guilds")
async def my_guilds(request: web.Request) -> web.Response:
    """The guilds that the bot is in."""
    joined = [one for one in request.app[STATE].world.guilds.values() if one.has_bot]
    return answer(
        [
            {"id": one.id, "name": one.name, "icon": None, "banner": None, "owner": False, "features": []}
            | {"permissions": str(int(one.bot_permissions))}
            | _counts(request, one)
            for one in joined
        ]
    )


@routes.delete("/users/@me/guilds/{guild}")
async def leave_guild(request: web.Request) -> web.Response:
    """Have the bot leave a guild."""
    state, guild = in_guild(request)
    rooms.expel_bot(state, guild)
    return no_content()


@routes.post("/users/@me/channels")
async def open_direct(request: web.Request) -> web.Response:
    """Begin direct messages with somebody. Raises 50007 for the bot itself, 10013 for nobody."""
    state = request.app[STATE]
    recipient = str((await read_json(request)).get("recipient_id"))
    if recipient == state.world.bot.id:
        raise ApiError(50007)
    if recipient not in state.world.people:
        raise ApiError(10013)
    return answer(channel_json(state, direct(state, recipient)))


@routes.get("/users/{user}")
async def user(request: web.Request) -> web.Response:
    """Anybody. Raises 10013."""
    found = request.app[STATE].world.user(request.match_info["user"])
    if found is None:
        raise ApiError(10013)
    return answer(user_json(found))


@routes.get("/guilds/{guild}")
async def guild(request: web.Request) -> web.Response:
    """A guild that the bot is in. Raises 10004."""
    state, guild = in_guild(request)
    return answer(guild_json(state, guild) | _counts(request, guild))


@routes.get("/guilds/{guild}/channels")
async def guild_channels(request: web.Request) -> web.Response:
    """A guild's channels without its threads."""
    state, guild = in_guild(request)
    inside = [one for one in state.world.channels.values() if one.guild_id == guild.id]
    channels = [channel for channel in inside if not channel.is_thread]
    return answer([channel_json(state, channel) for channel in channels])


@routes.get("/guilds/{guild}/threads/active")
async def guild_threads(request: web.Request) -> web.Response:
    """A guild's threads that are not archived."""
    state, guild = in_guild(request)
    threads = [
        one
        for one in state.world.channels.values()
        if one.guild_id == guild.id and one.is_thread and not one.archived and state.bot_can_see(one)
    ]
    return answer(
        {
            "threads": [channel_json(state, thread) for thread in threads],
            "members": _joined(state, threads),
            "has_more": False,
        }
    )


@routes.get("/guilds/{guild}/roles")
async def guild_roles(request: web.Request) -> web.Response:
    """A guild's roles."""
    return answer(roles_json(*in_guild(request)))


@routes.get("/guilds/{guild}/members/{user}")
async def member(request: web.Request) -> web.Response:
    """A member of a guild. Raises 10007."""
    state, guild = in_guild(request)
    found = state.world.user(request.match_info["user"])
    if found is None or (found.id not in guild.members and found is not state.world.bot):
        raise ApiError(10007)
    return answer(member_json(state, found, guild))


@routes.get("/channels/{channel}")
async def channel(request: web.Request) -> web.Response:
    """A channel or thread. Raises 10003, 50001."""
    state = request.app[STATE]
    return answer(channel_json(state, channel_of(request)))


@routes.post("/channels/{channel}/typing")
async def typing(request: web.Request) -> web.Response:
    """Show that the bot is typing."""
    state = request.app[STATE]
    found = channel_of(request)
    state.world.require(state.world.bot.id, found, state.world.send_permission(found))
    body = {"channel_id": found.id, "user_id": state.world.bot.id}
    state.bus.publish(Event("TYPING", body, channel_id=found.id))
    return no_content()


def _joined(state: State, threads: list[Channel]) -> list[Json]:
    """The bot's own memberships of threads."""
    bot = state.world.bot.id
    return [thread_member_json(one, bot) for one in threads if bot in one.members]


def _counts(request: web.Request, guild: Guild) -> Json:
    return guild_counts(guild) if is_set(request, "with_counts") else {}


def in_guild(request: web.Request) -> tuple[State, Guild]:
    """The guild in the path, in which the bot is. Raises 10004."""
    state = request.app[STATE]
    guild = state.world.guilds.get(request.match_info["guild"])
    if guild is None or not guild.has_bot:
        raise ApiError(10004)
    return state, guild


def _gateway_url(state: State) -> str:
    return state.base.replace("http://", "ws://", 1) + "/gateway/"
