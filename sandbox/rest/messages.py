"""Messages of a channel: post, read, change, delete."""

from __future__ import annotations

from aiohttp import web

from sandbox.errors import ApiError, Json, form_error
from sandbox.payloads import message_json, readable_message
from sandbox.permissions import Permission
from sandbox.posting import Draft, create, delete, edit, spend_old_edit
from sandbox.rest.body import STATE, answer, no_content, read_form, read_json
from sandbox.state import State, StoredMessage
from sandbox.world import Channel

routes = web.RouteTableDef()
NONCE_LIFE = 5 * 60.0


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
    state, channel = request.app[STATE], channel_of(request)
    form, uploads = await read_form(request)
    bot = state.world.bot.id
    state.world.require(bot, channel, state.world.send_permission(channel))
    _writable(channel)
    if uploads:
        state.world.require(bot, channel, Permission.ATTACH_FILES)
    if form.get("embeds"):
        state.world.require(bot, channel, Permission.EMBED_LINKS)
    if form.get("enforce_nonce") and form.get("nonce") is not None:
        for message in reversed(state.messages_in(channel.id)):
            fresh = state.clock.now() - message.created < NONCE_LIFE
            if fresh and message.author_id == bot and message.nonce == form["nonce"]:
                return answer(message_json(state, message))
    reference = _reference(state, channel, form.get("message_reference"))
    kind = 19 if reference is not None else 0
    draft = Draft(form, uploads)
    message = create(state, draft, channel_id=channel.id, author_id=bot, kind=kind, reference=reference)
    return answer(message_json(state, message))


@routes.get("/channels/{channel}/messages")
async def listing(request: web.Request) -> web.Response:
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
    state = request.app[STATE]
    state.world.require(state.world.bot.id, channel_of(request), Permission.READ_MESSAGE_HISTORY)
    return answer(readable_message(state, message_of(request)))


@routes.patch("/channels/{channel}/messages/{message}")
async def change(request: web.Request) -> web.Response:
    state, channel, message = request.app[STATE], channel_of(request), message_of(request)
    form, uploads = await read_form(request)
    if message.author_id != state.world.bot.id:
        raise ApiError(50005)
    _writable(channel)
    if uploads:
        state.world.require(state.world.bot.id, channel, Permission.ATTACH_FILES)
    spend_old_edit(state, message)
    return answer(message_json(state, edit(state, message, Draft(form, uploads))))


@routes.delete("/channels/{channel}/messages/{message}")
async def remove(request: web.Request) -> web.Response:
    state, message = request.app[STATE], message_of(request)
    if message.author_id != state.world.bot.id:
        state.world.require(state.world.bot.id, channel_of(request), Permission.MANAGE_MESSAGES)
    delete(state, message)
    return no_content()


@routes.post("/channels/{channel}/messages/bulk-delete")
async def remove_many(request: web.Request) -> web.Response:
    state, channel = request.app[STATE], channel_of(request)
    state.world.require(state.world.bot.id, channel, Permission.MANAGE_MESSAGES)
    for message_id in (await read_json(request)).get("messages", []):
        message = state.messages.get(str(message_id))
        if message is not None and not message.deleted:
            delete(state, message)
    return no_content()


def _writable(channel: Channel) -> None:
    if channel.archived and channel.locked:
        raise ApiError(50083)
    channel.archived = False


def _reference(state: State, channel: Channel, given: Json | None) -> Json | None:
    if given is None:
        return None
    source = state.messages.get(str(given.get("message_id")))
    if source is None or source.deleted or source.ephemeral or source.channel_id != channel.id:
        if given.get("fail_if_not_exists", True):
            raise form_error(("message_reference",), "MESSAGE_REFERENCE_UNKNOWN_MESSAGE", "Unknown message")
        return None
    state.world.require(state.world.bot.id, channel, Permission.READ_MESSAGE_HISTORY)
    place = {"channel_id": channel.id, "guild_id": state.world.guild_id}
    return {"type": 0, "message_id": source.id, **place}
