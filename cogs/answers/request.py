"""One interaction and the way back to whoever asked: acknowledged in time, whatever takes long, and answered once.

Discord wants an answer within three seconds, and takes the answer itself for an edit of the message that was clicked.
So a click is answered with what it leads to where that is quick, and acknowledged by a watchdog where it is not.
"""

from __future__ import annotations

import asyncio
import contextlib
import io
import json
import logging
from collections.abc import Awaitable, Callable
from datetime import datetime
from enum import Enum, auto
from typing import Any

import aiohttp
import discord

from sessions.log import Person
from sessions.state.place import Place

log = logging.getLogger(__name__)

AnyInteraction = discord.Interaction[Any]

ACKNOWLEDGE_AFTER = 1.0
"""Seconds after which a click is acknowledged, if it has not been answered by then."""

HTTP_TIMEOUT = 30.0
"""Seconds that one request to Discord may take: with the pauses that Discord asks for, and with those of discord.py."""

_ANSWERED = 40060
"""Discord's code for an interaction that has its first answer."""

UNANSWERABLE_CODES = (10062, _ANSWERED)
"""Discord's codes for an interaction that ran out of time, and for one that somebody else answered."""

CONNECTION_ERRORS = (aiohttp.ClientError, OSError, TimeoutError, json.JSONDecodeError)
"""What the way to Discord can raise, an answer in pieces too: nobody knows then whether Discord did what was asked."""

DISCORD_ERRORS = (discord.HTTPException, discord.RateLimited, *CONNECTION_ERRORS)
"""What Discord, or the way to it, can raise while something is sent."""

_TOO_MANY, _ITS_FAULT = 429, 500
"""The statuses of what may go better later: too many requests, and all from the second on."""

_ASKS_AGAIN = 1.0
"""Seconds after which discord.py, at the earliest, asks again by itself when Discord answers with a 5xx."""


def is_temporary(error: BaseException) -> bool:
    """Whether what Discord, or the way to it, has raised may go better later without anybody changing anything."""
    if isinstance(error, discord.HTTPException):
        return error.status == _TOO_MANY or error.status >= _ITS_FAULT
    return True


class Answer(Enum):
    """What the first answer to an interaction was."""

    ACKNOWLEDGED = auto()
    THINKING = auto()
    WHOLE = auto()


class Request:
    """An interaction of somebody with the bot."""

    def __init__(self, interaction: AnyInteraction) -> None:
        self.interaction = interaction
        # The watchdog and the handler must not both give the first answer.
        self._answering = asyncio.Lock()
        self._watchdog: asyncio.Task[None] | None = None
        self._given = _given(interaction)
        # What was sent as the first answer while the way to Discord broke off.
        self._perhaps: Answer | None = None

    @property
    def user_id(self) -> int:
        """Who asked."""
        return self.interaction.user.id

    @property
    def person(self) -> Person:
        """Who asked, by the name they go by in the server."""
        return person_of(self.interaction.user)

    @property
    def channel_id(self) -> int:
        """Where it was asked; 0 where that is no channel."""
        return self.interaction.channel_id or 0

    @property
    def thread_ids(self) -> list[int]:
        """The threads of where it was asked that are known and not archived, by id."""
        channel = self.interaction.channel
        return [each.id for each in getattr(channel, "threads", ())]

    @property
    def visible_thread_ids(self) -> list[int]:
        """Those of `thread_ids` into which who asked can look: in a private one it may be unknown who was invited."""
        channel = self.interaction.channel
        everything = self.interaction.permissions.manage_threads
        return [each.id for each in getattr(channel, "threads", ()) if everything or not each.is_private()]

    @property
    def guild_id(self) -> int:
        """In which server; 0 outside of any."""
        return self.interaction.guild_id or 0

    @property
    def place(self) -> Place:
        """Where it was asked."""
        channel = self.interaction.channel
        return Place(self.guild_id, self.channel_id, channel.parent_id if isinstance(channel, discord.Thread) else 0)

    @property
    def created_at(self) -> datetime:
        """When it was asked. Ids tell the time by Discord's own clock, whatever this machine's says."""
        return discord.utils.snowflake_time(self.interaction.id)

    @property
    def message_id(self) -> int | None:
        """The message whose button or menu was used."""
        return self.interaction.message.id if self.interaction.message else None

    @property
    def public_message_id(self) -> int | None:
        """The message whose button or menu was used, where everybody sees it."""
        message = self.interaction.message
        return message.id if message and not message.flags.ephemeral else None

    @property
    def moderator(self) -> bool:
        """Whether who asked may manage messages here."""
        return self.interaction.permissions.manage_messages

    @property
    def answered_with_form(self) -> bool:
        """Whether the answer was a form to fill in, which nothing can follow before it is sent."""
        return self.interaction.response.type is discord.InteractionResponseType.modal

    def start_watchdog(self) -> None:
        """From now on the interaction is acknowledged after ACKNOWLEDGE_AFTER, if nothing has answered it by then."""
        self._watchdog = asyncio.create_task(self._acknowledge_late())

    async def _acknowledge_late(self) -> None:
        await acknowledgement_due()
        try:
            await self.acknowledge()
        except DISCORD_ERRORS as error:
            log.warning("Could not acknowledge %s: %r", self, error)

    async def acknowledge(self, *, thinking: bool = False) -> None:
        """Tell Discord that the answer follows; `thinking`: who asked reads so, privately. Once is enough.

        Where the way to Discord breaks off, the answer itself is tried in its place. Raises discord.HTTPException.
        """
        async with self._answering:
            if self._given is not None:
                return
            response = self.interaction.response
            try:
                if thinking:
                    await self._first(lambda: response.defer(ephemeral=True, thinking=True), Answer.THINKING)
                else:
                    await self._first(response.defer, Answer.ACKNOWLEDGED)
            except CONNECTION_ERRORS as error:
                log.warning("Could not acknowledge %s: %r", self, error)

    async def _first(self, answer: Callable[[], Awaitable[Any]], what: Answer) -> bool:
        """Give the first answer of all; False where Discord has another one of ours already. Raises DISCORD_ERRORS.

        Where the way to Discord broke off, nobody knows whether it was heard. So it is given once more: if Discord
        then says that there is one, it was.
        """
        began = asyncio.get_running_loop().time()
        for again in (False, True):
            try:
                async with asyncio.timeout(HTTP_TIMEOUT):
                    await answer()
            except CONNECTION_ERRORS:
                self._perhaps = self._perhaps or what
                if again:
                    raise
            except discord.HTTPException as error:
                # discord.py too may have asked again, after an error of Discord's that came when all was done.
                ours = self._perhaps or (what if asyncio.get_running_loop().time() - began >= _ASKS_AGAIN else None)
                if error.code != _ANSWERED or ours is None:
                    raise
                self._given = ours
                return ours is what
            else:
                self._given = what
                return True
        raise AssertionError("the second attempt returns or raises")

    async def update(self, make: Callable[[], dict[str, Any]]) -> None:
        """Edit the message that was clicked, or the answer that was given: the first answer itself where it can be.

        `make` gives what is to be sent, afresh each time: an upload can be sent only once. Raises DISCORD_ERRORS.
        """
        async with self._answering:
            if self._given is None and self.message_id is not None:
                response = self.interaction.response
                try:
                    if await self._first(lambda: response.edit_message(**make()), Answer.WHOLE):
                        return
                except discord.HTTPException as error:
                    # Too late for the answer itself, but its token is good for a quarter of an hour.
                    if error.code not in UNANSWERABLE_CODES:
                        raise
        await self._edit(**make())

    async def reply_in_place(self, make: Callable[[], discord.ui.LayoutView]) -> None:
        """Answer privately in place of the private message that was clicked, and beside one that everybody sees.

        `make` gives what is to be shown, afresh each time. Raises DISCORD_ERRORS.
        """
        if self.public_message_id is not None:
            await self.reply(view=make())
        else:
            await self.update(lambda: {"view": make()})

    async def _edit(self, **sent: Any) -> None:
        """Edit the first answer; a “… is thinking” is taken up by that, perhaps also where this raises."""
        thinks = self._given is Answer.THINKING
        try:
            async with asyncio.timeout(HTTP_TIMEOUT):
                await self.interaction.edit_original_response(**sent)
        except (discord.DiscordServerError, *CONNECTION_ERRORS):
            # It may be there all the same: what follows comes beside it.
            self._given = Answer.WHOLE if thinks else self._given
            raise
        self._given = Answer.WHOLE if thinks else self._given

    async def reply(
        self,
        text: str | None = None,
        *,
        view: discord.ui.LayoutView | None = None,
        file: tuple[str, bytes] | None = None,
    ) -> None:
        """Answer privately, whether or not the interaction was acknowledged before. Either `text` or a `view`.

        `file` is a name and what is in it. Raises DISCORD_ERRORS.
        """

        def sent(**more: Any) -> dict[str, Any]:
            found = {"content": text, "view": view, "allowed_mentions": discord.AllowedMentions.none(), **more}
            return {name: value for name, value in found.items() if value is not None}

        def upload() -> discord.File | None:
            return discord.File(io.BytesIO(file[1]), file[0]) if file is not None else None

        async with self._answering:
            if self._given is None:
                response = self.interaction.response
                if await self._first(
                    lambda: response.send_message(ephemeral=True, **sent(file=upload())), Answer.WHOLE
                ):
                    return
            if self._given is Answer.THINKING:
                files = [made] if (made := upload()) is not None else None
                await self._edit(**sent(attachments=files))
            else:
                async with asyncio.timeout(HTTP_TIMEOUT):
                    await self.interaction.followup.send(ephemeral=True, **sent(file=upload()))

    async def open_form(self, form: discord.ui.Modal) -> bool:
        """Answer with a form to fill in. False where it is too late, as the interaction was acknowledged already.

        A form that was sent cannot be answered so, and gets False too. Raises DISCORD_ERRORS.
        """
        async with self._answering:
            if self._given is not None or self.interaction.type is discord.InteractionType.modal_submit:
                return False
            return await self._first(lambda: self.interaction.response.send_modal(form), Answer.WHOLE)

    async def delete_answer(self) -> None:
        """Take back the "… is thinking": what was asked for shows in the channel, and says it all."""
        try:
            async with asyncio.timeout(HTTP_TIMEOUT):
                await self.interaction.delete_original_response()
        except DISCORD_ERRORS as error:
            log.warning("“… is thinking” stays at %s: %r", self, error)

    async def finish(self) -> None:
        """The handler is through: what it has not answered is acknowledged."""
        if self._watchdog is not None:
            # An acknowledgement that is on its way is not broken off: given once more, it would be refused.
            async with self._answering:
                self._watchdog.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._watchdog
        await self.acknowledge()

    def __str__(self) -> str:
        """The interaction in words for the log: what, by whom, where; no token."""
        data: Any = self.interaction.data or {}
        what = data.get("custom_id") or data.get("name") or "nothing"
        return f"{self.interaction.type.name} {what!r} by {self.user_id} in {self.interaction.channel_id}"


async def acknowledgement_due() -> None:
    """Wait for as long as a click may go unanswered before it is acknowledged."""
    await asyncio.sleep(ACKNOWLEDGE_AFTER)


def _given(interaction: AnyInteraction) -> Answer | None:
    """The first answer that an interaction has already, from another `Request`."""
    response = interaction.response
    if not response.is_done():
        return None
    thinks = response.type is discord.InteractionResponseType.deferred_channel_message
    return Answer.THINKING if thinks else Answer.WHOLE


def person_of(user: discord.User | discord.Member) -> Person:
    """A Discord user as somebody at a table, by the name they go by in the server."""
    return Person(user.id, user.display_name)
