"""Messages of a channel: post, read, change, delete."""

from __future__ import annotations

from collections.abc import Iterable

from aiohttp import web

from sandbox.refusals.errors import ApiError, Json, form_error
from sandbox.refusals.permissions import Permission
from sandbox.wire.body import STATE, answer, no_content, read_form, read_json
from sandbox.wire.faults import RATES
from sandbox.wire.payloads import message_json, readable_message
from sandbox.wire.posting import Draft, create, delete, edit
from sandbox.world.guild import DM, MESSAGED, Channel
from sandbox.world.state import State, StoredMessage

routes = web.RouteTableDef()
NONCE_LIFE = 5 * 60.0
HOUR = 3600.0


def channel_of(request: web.Request) -> Channel:
    """The channel in the path. Raises 10003 when there is none, 50001 when the bot cannot see it."""
    state = request.app[STATE]
    channel = state.world.channels.get(request.match_info["channel"])
    if channel is None:
        raise ApiError(10003)
    state.world.require(state.world.bot.id, channel)
    return channel


def message_of(request: web.Request) -> StoredMessage:
    """The message in the path; ephemeral ones cannot be reached this way. Raises 10008."""
    channel = channel_of(request)
    message = request.app[STATE].messages.get(request.match_info["message"])
    if message is None or message.deleted or message.ephemeral or message.channel_id != channel.id:
        raise ApiError(10008)
    return message


@routes.post("/channels/{channel}/messages")
async def post(request: web.Request) -> web.Response:
    """Post a message.

    With `enforce_nonce`, the message that the bot posted with this nonce within the last five minutes, in any channel,
    is given back instead. Raises 10008 when that one was deleted.
    """
    state, channel = request.app[STATE], channel_of(request)
    form, uploads = await read_form(request)
    bot = state.world.bot.id
    if channel.type not in MESSAGED:
        raise ApiError(50008)
    state.world.require(bot, channel, state.world.send_permission(channel))
    _unlocked(state, channel)
    if channel.type == DM:
        _check_reached(state, channel.members - {bot})
    if uploads:
        state.world.require(bot, channel, Permission.ATTACH_FILES)
    if form.get("embeds"):
        state.world.require(bot, channel, Permission.EMBED_LINKS)
    if form.get("enforce_nonce") and form.get("nonce") is not None:
        known = state.nonces.get((bot, str(form["nonce"])))
        if known is not None and state.clock.now() - known.created < NONCE_LIFE:
            if known.deleted:
                raise ApiError(10008)
            return answer(message_json(state, known))
    reference = _reference(state, channel, form.get("message_reference"))
    kind = 19 if reference is not None else 0
    draft = Draft(form, uploads)
    message = create(state, draft, channel_id=channel.id, author_id=bot, kind=kind, reference=reference)
    return answer(message_json(state, message))


def _check_reached(state: State, people: Iterable[str]) -> None:
    """Raise 50278 for direct messages with somebody whom the bot does not reach, 50007 for closed ones."""
    for one in people:
        if not state.world.reaches(one):
            raise ApiError(50278)
        if state.world.people[one].closed:
            raise ApiError(50007)


@routes.get("/channels/{channel}/messages")
async def listing(request: web.Request) -> web.Response:
    """The messages of a channel, newest first; none without READ_MESSAGE_HISTORY."""
    state, channel = request.app[STATE], channel_of(request)
    if Permission.READ_MESSAGE_HISTORY not in state.world.permissions(state.world.bot.id, channel):
        return answer([])
    limit = int(request.query.get("limit", "50"))
    if not 1 <= limit <= 100:
        raise form_error(("limit",), "NUMBER_TYPE_MAX", "int value should be between 1 and 100.")
    found = state.messages_in(channel.id)
    if before := request.query.get("before"):
        found = [message for message in found if int(message.id) < int(before)]
    if after := request.query.get("after"):
        found = [message for message in found if int(message.id) > int(after)][:limit]
    return answer([readable_message(state, message) for message in reversed(found[-limit:])])


@routes.get("/channels/{channel}/messages/{message}")
async def read(request: web.Request) -> web.Response:
    """One message."""
    state = request.app[STATE]
    state.world.require(state.world.bot.id, channel_of(request), Permission.READ_MESSAGE_HISTORY)
    return answer(readable_message(state, message_of(request)))


@routes.patch("/channels/{channel}/messages/{message}")
async def change(request: web.Request) -> web.Response:
    """Edit one of the bot's own messages."""
    state, channel, message = request.app[STATE], channel_of(request), message_of(request)
    form, uploads = await read_form(request)
    if message.author_id != state.world.bot.id:
        raise ApiError(50005)
    if channel.archived:
        raise ApiError(50083)
    _unlocked(state, channel)
    if uploads:
        state.world.require(state.world.bot.id, channel, Permission.ATTACH_FILES)
    if state.clock.now() - message.created > HOUR:
        wait = request.app[RATES].old_edit(channel.id)
        if wait is not None:
            raise ApiError(30046, headers={"Retry-After": f"{wait:.3f}"})
    return answer(message_json(state, edit(state, message, Draft(form, uploads))))


@routes.delete("/channels/{channel}/messages/{message}")
async def remove(request: web.Request) -> web.Response:
    """Delete a message: the bot's own, or with MANAGE_MESSAGES any."""
    state, message = request.app[STATE], message_of(request)
    if message.author_id != state.world.bot.id:
        state.world.require(state.world.bot.id, channel_of(request), Permission.MANAGE_MESSAGES)
    delete(state, message)
    return no_content()


@routes.post("/channels/{channel}/messages/bulk-delete")
async def remove_many(request: web.Request) -> web.Response:
    """Delete several messages at once."""
    state, channel = request.app[STATE], channel_of(request)
    state.world.require(state.world.bot.id, channel, Permission.MANAGE_MESSAGES)
    for message_id in (await read_json(request)).get("messages", []):
        message = state.messages.get(str(message_id))
        if message is not None and not message.deleted:
            delete(state, message)
    return no_content()


def _unlocked(state: State, channel: Channel) -> None:
    """Raise 160005 for a locked thread, unless the bot may manage threads."""
    rights = state.world.permissions(state.world.bot.id, channel)
    if channel.locked and Permission.MANAGE_THREADS not in rights:
        raise ApiError(160005)


def _reference(state: State, channel: Channel, given: Json | None) -> Json | None:
    if given is None:
        return None
    source = state.messages.get(str(given.get("message_id")))
    if source is None or source.deleted or source.ephemeral or source.channel_id != channel.id:
        if given.get("fail_if_not_exists", True):
            raise form_error(("message_reference",), "MESSAGE_REFERENCE_UNKNOWN_MESSAGE", "Unknown message")
        return None
    state.world.require(state.world.bot.id, channel, Permission.READ_MESSAGE_HISTORY)
    place = {"guild_id": channel.guild_id} if channel.guild_id is not None else {}
    return {"type": 0, "message_id": source.id, "channel_id": channel.id, **place}
