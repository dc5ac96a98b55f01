"""Scheduled events of a guild: those that take place elsewhere (EXTERNAL), as the bot makes them."""

from __future__ import annotations

from datetime import UTC, datetime

from aiohttp import web

from sandbox.refusals.errors import ApiError, Json, form_error
from sandbox.refusals.permissions import Permission
from sandbox.wire.body import answer, no_content, read_json
from sandbox.wire.lookups import in_guild
from sandbox.wire.payloads import scheduled_json
from sandbox.world.guild import Guild, ScheduledEvent
from sandbox.world.state import State

routes = web.RouteTableDef()

SCHEDULED, ACTIVE, COMPLETED, CANCELED = 1, 2, 3, 4
EXTERNAL = 3
MOST = 100
"""So many events that are not over a guild can have."""

SCHEDULED_EVENTS = 1 << 16
"""The intent for what happens to them."""

_NEXT = {SCHEDULED: (SCHEDULED, ACTIVE, CANCELED), ACTIVE: (ACTIVE, COMPLETED)}
"""What the status can be after it was this."""


@routes.get("/guilds/{guild}/scheduled-events")
async def events(request: web.Request) -> web.Response:
    """The events of a guild that are not over."""
    state, guild = in_guild(request)
    return answer([scheduled_json(state, guild, each) for each in _current(state, guild)])


@routes.post("/guilds/{guild}/scheduled-events")
async def create(request: web.Request) -> web.Response:
    """Schedule an event. Raises 50013 without CREATE_EVENTS, 30038 for one too many, 50035, and 501 for other types."""
    state, guild = in_guild(request)
    form = await read_json(request)
    _require(guild, Permission.CREATE_EVENTS)
    if form["entity_type"] != EXTERNAL:
        raise ApiError(501)
    if form.get("scheduled_end_time") is None:
        raise form_error(("scheduled_end_time",), "BASE_TYPE_REQUIRED", "This field is required")
    if len(_current(state, guild)) >= MOST:
        raise ApiError(30038)
    event = ScheduledEvent(state.ids.next(), state.world.bot.id, form["name"], "", "", "")
    _fill(state, event, form)
    guild.events[event.id] = event
    return _told(state, guild, event, "CREATE")


@routes.get("/guilds/{guild}/scheduled-events/{event}")
async def one(request: web.Request) -> web.Response:
    """An event. Raises 10070."""
    state, guild, event = _event(request)
    return answer(scheduled_json(state, guild, event))


@routes.patch("/guilds/{guild}/scheduled-events/{event}")
async def change(request: web.Request) -> web.Response:
    """Change an event, or its status. Raises 10070, 50013, 180000 where it is over, 50035."""
    state, guild, event = _event(request)
    form = await read_json(request)
    _require(guild, Permission.CREATE_EVENTS if event.creator_id == state.world.bot.id else Permission.MANAGE_EVENTS)
    if event.status not in _NEXT:
        raise ApiError(180000)
    status = form.get("status") or event.status
    if status not in _NEXT[event.status]:
        raise form_error(("status",), "BASE_TYPE_CHOICES", f"The status cannot be {status} after {event.status}.")
    _fill(state, event, form)
    event.status = status
    return _told(state, guild, event, "UPDATE")


@routes.delete("/guilds/{guild}/scheduled-events/{event}")
async def delete(request: web.Request) -> web.Response:
    """Delete an event. Raises 10070, 50013."""
    state, guild, event = _event(request)
    _require(guild, Permission.CREATE_EVENTS if event.creator_id == state.world.bot.id else Permission.MANAGE_EVENTS)
    del guild.events[event.id]
    state.dispatch("GUILD_SCHEDULED_EVENT_DELETE", scheduled_json(state, guild, event), SCHEDULED_EVENTS)
    return no_content()


def _told(state: State, guild: Guild, event: ScheduledEvent, what: str) -> web.Response:
    body = scheduled_json(state, guild, event)
    state.dispatch(f"GUILD_SCHEDULED_EVENT_{what}", body, SCHEDULED_EVENTS)
    return answer(body)


def _fill(state: State, event: ScheduledEvent, form: Json) -> None:
    """Write what a form names into an event. Raises 50035 for times that cannot be, and leaves it as it was then."""
    start = form.get("scheduled_start_time", event.start)
    end = form.get("scheduled_end_time", event.end)
    if "scheduled_start_time" in form and _seconds(start) <= state.clock.now():
        raise form_error(
            ("scheduled_start_time",), "GUILD_SCHEDULED_EVENT_SCHEDULE_PAST", "Cannot schedule event in the past."
        )
    if end is None or _seconds(end) <= _seconds(start):
        raise form_error(("scheduled_end_time",), "GUILD_SCHEDULED_EVENT_END_BEFORE_START", "It ends before it starts.")
    event.start, event.end = start, end
    event.name = form.get("name", event.name)
    event.description = form.get("description", event.description)
    event.location = form.get("entity_metadata", {}).get("location", event.location)


def _current(state: State, guild: Guild) -> list[ScheduledEvent]:
    """The events that are not over, once time has had its way."""
    for each in guild.events.values():
        if each.status == ACTIVE and _seconds(each.end) <= state.clock.now():
            each.status = COMPLETED
    return [each for each in guild.events.values() if each.status in _NEXT]


def _event(request: web.Request) -> tuple[State, Guild, ScheduledEvent]:
    state, guild = in_guild(request)
    _current(state, guild)
    found = guild.events.get(request.match_info["event"])
    if found is None:
        raise ApiError(10070)
    return state, guild, found


def _require(guild: Guild, right: Permission) -> None:
    """Raises 50013 unless the bot has this right in the guild; what channels say does not matter."""
    if not guild.bot_permissions & (right | Permission.ADMINISTRATOR):
        raise ApiError(50013)


def _seconds(text: str) -> float:
    return datetime.fromisoformat(text).astimezone(UTC).timestamp()
