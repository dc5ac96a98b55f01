"""Posts, edits, reads and deletes messages on Discord, and classifies the errors."""

from __future__ import annotations

import asyncio
import io
import logging
from collections.abc import Sequence
from typing import Any, Final

import discord

from cogs.interactions.components import presses_of
from cogs.interactions.ids import Press
from cogs.interactions.permissions import is_barred
from cogs.interactions.request import CONNECTION_ERRORS, DISCORD_ERRORS, HTTP_TIMEOUT, Request, is_temporary
from cogs.messages.parts import Composed
from sessions.refusals.base import Obstacle
from sessions.state.table import Place

log = logging.getLogger(__name__)

_UNKNOWN_MESSAGE = 10008
_GONE = (10003, _UNKNOWN_MESSAGE)
"""Discord's error codes for unknown channels and messages, which were deleted."""

_HAS_THREAD = 160004
"""Discord's error code for a message that has a thread already."""

_A_WEEK: Final = 10_080
"""Minutes without a message after which a thread is archived: the longest time that Discord allows."""

_OBSTACLES = {
    10003: Obstacle.GONE,
    50001: Obstacle.NO_ACCESS,
    50007: Obstacle.CLOSED,
    50278: Obstacle.CLOSED,
    50008: Obstacle.NO_RIGHT,
    50013: Obstacle.NO_RIGHT,
    50083: Obstacle.ARCHIVED,
    160005: Obstacle.LOCKED,
    200000: Obstacle.BLOCKED,
    200001: Obstacle.BLOCKED,
}
"""Discord's error codes for obstacles that stay until somebody removes them."""


class Transport:
    """Posts, edits, reads and deletes messages on Discord. A message is identified by its place and its id."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client

    def _channel(self, place: Place) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(place.channel_id, guild_id=place.guild_id or None)

    async def post(self, place: Place, message: Composed, calls: Sequence[int], nonce: str | None) -> int:
        """Post a message that mentions the users `calls`, and return its id. Raises DISCORD_ERRORS.

        Discord posts only one message for a `nonce`, and answers later requests with that message. So nothing is posted
        twice after a crash, and after a connection error or server error the request is repeated once. If the first
        message was deleted, Discord answers with Unknown Message; then the request is repeated without a nonce.
        """
        channel = self._channel(place)

        async def send(nonce: str | None) -> int:
            sent = {**fields_of(message), "allowed_mentions": _only(calls)}
            if message.picture:
                sent["files"] = message.picture.files()
            if nonce is not None:
                sent["nonce"] = nonce
            async with asyncio.timeout(HTTP_TIMEOUT):
                return (await channel.send(**sent)).id

        async def send_once() -> int:
            try:
                return await send(nonce)
            except discord.NotFound as error:
                if nonce is None or error.code != _UNKNOWN_MESSAGE:
                    raise
                return await send(None)

        try:
            return await send_once()
        except (discord.DiscordServerError, *CONNECTION_ERRORS) as error:
            if nonce is None or isinstance(error, TimeoutError):
                raise
            return await send_once()

    async def edit(
        self,
        place: Place,
        message_id: int,
        message: Composed,
        request: Request | None = None,
        *,
        was_text: bool = False,
    ) -> bool:
        """Edit a message. Returns False if it was deleted.

        If it is the message clicked in `request`, the edit is the answer to the interaction, unless that was answered
        otherwise before. `was_text`: the message may be plain text, which is removed. Raises DISCORD_ERRORS.
        """
        gone: dict[str, Any] = {"content": None} if was_text else {}
        if request is not None and request.message_id == message_id:
            try:
                if await request.update_pressed(lambda: {**_edit_fields(message), **gone}):
                    return True
            except DISCORD_ERRORS as error:
                # The interaction can no longer be answered: an ordinary edit follows.
                log.warning("%s could not be answered with its message: %r", request, error)
        known = self._channel(place).get_partial_message(message_id)
        try:
            async with asyncio.timeout(HTTP_TIMEOUT):
                await known.edit(**_edit_fields(message), **gone)
        except discord.HTTPException as error:
            if error.code in _GONE:
                return False
            raise
        return True

    def lacks_right(self, channel_id: int, *, posts: bool) -> bool:
        """Whether the cache says that the bot may not edit its messages in a channel, or not post there (`posts`)."""
        return is_barred(self._client.get_channel(channel_id), posts=posts)

    async def exists(self, place: Place, message_id: int) -> bool:
        """Whether a message exists. It is taken to exist if Discord cannot be asked."""
        try:
            async with asyncio.timeout(HTTP_TIMEOUT):
                await self._channel(place).fetch_message(message_id)
        except DISCORD_ERRORS as error:
            return not (isinstance(error, discord.HTTPException) and error.code in _GONE)
        return True

    async def open_thread(self, place: Place, message_id: int, name: str) -> int | None:
        """Open a thread on a message, and return its id, or None if Discord allows none there.

        The id is that of the message. The id of a thread that exists already is returned too. Raises DISCORD_ERRORS
        for temporary errors.
        """
        known = self._client.get_channel(place.channel_id)
        message = self._channel(place).get_partial_message(message_id)
        if message.guild is None or not isinstance(known, discord.TextChannel | None):
            return None
        try:
            async with asyncio.timeout(HTTP_TIMEOUT):
                await message.create_thread(name=name, auto_archive_duration=_A_WEEK)
        except discord.HTTPException as error:
            if error.code == _HAS_THREAD:
                return message_id
            if is_temporary(error):
                raise
            log.warning("No thread can be opened on message %s: %r", message_id, error)
            return None
        return message_id

    async def start_thread(self, channel_id: int, name: str) -> int | None:
        """Open a public thread in a text channel without a message, and return its id.

        None if Discord allows none there. Raises DISCORD_ERRORS for temporary errors.
        """
        channel = self._client.get_channel(channel_id)
        if not isinstance(channel, discord.TextChannel):
            return None
        kind = discord.ChannelType.public_thread
        try:
            async with asyncio.timeout(HTTP_TIMEOUT):
                return (await channel.create_thread(name=name, type=kind, auto_archive_duration=_A_WEEK)).id
        except discord.HTTPException as error:
            if is_temporary(error):
                raise
            log.warning("No thread can be opened in channel %s: %r", channel_id, error)
            return None

    def knows_server(self, guild_id: int) -> bool:
        """Whether Discord has announced a server: it announces one after the other while the bot connects."""
        return self._client.get_guild(guild_id) is not None

    def is_thread(self, channel_id: int) -> bool:
        """Whether a channel is a thread in the bot's cache."""
        return isinstance(self._client.get_channel(channel_id), discord.Thread)

    async def is_locked(self, channel_id: int) -> bool:
        """Whether a channel is a locked thread. Raises DISCORD_ERRORS."""
        async with asyncio.timeout(HTTP_TIMEOUT):
            thread = await self._thread(channel_id)
        return thread is not None and thread.locked

    async def add_to_thread(self, thread_id: int, user_id: int) -> None:
        """Add a user to a thread; they may be in it already. Raises DISCORD_ERRORS."""
        async with asyncio.timeout(HTTP_TIMEOUT):
            if (thread := await self._thread(thread_id)) is not None:
                await thread.add_user(discord.Object(user_id))

    async def reopen_thread(self, thread_id: int) -> bool:
        """Reopen an archived thread. Returns False if it is locked, or no thread. Raises DISCORD_ERRORS."""
        async with asyncio.timeout(HTTP_TIMEOUT):
            # The cached state may be older than the archiving.
            thread = await self._client.fetch_channel(thread_id)
            if not isinstance(thread, discord.Thread) or thread.locked:
                return False
            await thread.edit(archived=False)
        return True

    async def _thread(self, thread_id: int) -> discord.Thread | None:
        """A thread from the cache, or from Discord if it is archived or new. None for a channel that is no thread."""
        found = self._client.get_channel(thread_id) or await self._client.fetch_channel(thread_id)
        return found if isinstance(found, discord.Thread) else None

    async def answer(self, request: Request, message: Composed) -> None:
        """Answer an interaction by editing the clicked message. Raises DISCORD_ERRORS."""
        await request.update(lambda: _edit_fields(message))

    async def answer_privately(self, request: Request, message: Composed) -> None:
        """Answer an interaction with a private message, in place of the private one that was pressed, if it was.

        Raises DISCORD_ERRORS.
        """
        await request.update_privately(lambda: _edit_fields(message))

    async def newest_messages(self, place: Place) -> list[tuple[int, list[Press]]]:
        """The bot's own messages among the newest hundred of a channel, oldest first: their ids and their presses.

        Raises DISCORD_ERRORS.
        """
        user = self._client.user
        async with asyncio.timeout(HTTP_TIMEOUT):
            found = [each async for each in self._channel(place).history(limit=100)]
        return [(each.id, presses_of(each)) for each in reversed(found) if user and each.author.id == user.id]

    async def presses_on(self, place: Place, message_id: int) -> list[Press]:
        """What the buttons and menus of a message mean; empty if it was deleted. Raises DISCORD_ERRORS."""
        try:
            async with asyncio.timeout(HTTP_TIMEOUT):
                return presses_of(await self._channel(place).fetch_message(message_id))
        except discord.HTTPException as error:
            if error.code not in _GONE:
                raise
            return []

    async def delete(self, place: Place, message_id: int) -> None:
        """Delete a message, if it still exists. Raises DISCORD_ERRORS."""
        try:
            async with asyncio.timeout(HTTP_TIMEOUT):
                await self._channel(place).get_partial_message(message_id).delete()
        except discord.HTTPException as error:
            if error.code not in _GONE:
                raise


def obstacle(error: BaseException) -> Obstacle:
    """The obstacle that an error of Discord stands for; OTHER for temporary and unknown errors."""
    return _OBSTACLES.get(error.code, Obstacle.OTHER) if isinstance(error, discord.HTTPException) else Obstacle.OTHER


def fields_of(message: Composed) -> dict[str, Any]:
    """The arguments of discord.py for a new message, without its files."""
    found = {"content": message.content, "view": message.view}
    return {name: value for name, value in found.items() if value is not None}


def _edit_fields(message: Composed) -> dict[str, Any]:
    files = message.picture.files() if message.picture else []
    if message.file is not None:
        files.append(discord.File(io.BytesIO(message.file[1]), message.file[0]))
    return {"view": message.view, "attachments": files, "allowed_mentions": _only(message.named)}


def _only(user_ids: Sequence[int]) -> discord.AllowedMentions:
    users = [discord.Object(user_id) for user_id in user_ids]
    return discord.AllowedMentions(everyone=False, roles=False, replied_user=False, users=users)


__all__ = ["DISCORD_ERRORS", "Transport", "fields_of", "obstacle"]
