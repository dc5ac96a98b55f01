"""One interaction and the ways to answer it. It is acknowledged in time, and gets one first answer.

Discord waits three seconds for the first answer. The first answer to a press can be an edit of the message that was
pressed. A quick handler answers a press with that edit; where a handler takes longer, a watchdog acknowledges the
press.
"""

from __future__ import annotations

import asyncio
import contextlib
import io
import json
import logging
from collections.abc import Awaitable, Callable
from contextvars import ContextVar
from datetime import datetime
from enum import Enum, auto
from typing import Any

import aiohttp
import discord

from cogs.interactions.ids import public_part
from cogs.languages import spoken
from sessions.log import Person
from sessions.state.table import Place

log = logging.getLogger(__name__)

AnyInteraction = discord.Interaction[Any]

ACKNOWLEDGE_AFTER = 1.0
"""Seconds after which the watchdog acknowledges a press that has no answer yet."""

HTTP_TIMEOUT = 30.0
"""The longest time for one HTTP request to Discord, in seconds, with rate limits and the retries of discord.py."""

_ANSWERED = 40060
"""Discord's error code for an interaction that has its first answer already."""

UNANSWERABLE_CODES = (10062, _ANSWERED)
"""Discord's error codes for an interaction that has expired, and for one that has its first answer already."""

CONNECTION_ERRORS = (aiohttp.ClientError, OSError, TimeoutError, json.JSONDecodeError)
"""Errors of the connection, incomplete responses included: it is unknown then whether Discord did the work."""

DISCORD_ERRORS = (discord.HTTPException, discord.RateLimited, *CONNECTION_ERRORS)
"""All errors that a request to Discord can raise: Discord's own, and those of the connection."""

_TOO_MANY_REQUESTS, _SERVER_ERROR = 429, 500
"""HTTP statuses of temporary errors: the first, and all from the second on."""

_LIBRARY_RETRIES_AFTER = 1.0
"""The seconds after which discord.py, at the earliest, repeats a request that Discord answered with a 5xx status."""


CURRENT: ContextVar[int | None] = ContextVar("CURRENT", default=None)
"""The id of the interaction that is being answered, for the log; work that it begins in the background has it too."""


def is_temporary(error: BaseException) -> bool:
    """Whether one of `DISCORD_ERRORS` is temporary: the same request may succeed later by itself."""
    if isinstance(error, discord.HTTPException):
        return error.status == _TOO_MANY_REQUESTS or error.status >= _SERVER_ERROR
    return True


class FirstAnswer(Enum):
    """What the first answer to an interaction was."""

    ACKNOWLEDGED = auto()
    """The press was acknowledged. The user sees nothing; the message that was pressed can be edited."""
    DEFERRED = auto()
    """The user privately sees “… is thinking”, which the answer replaces."""
    REPLACED = auto()
    """A private message that can be edited again: it has replaced “… is thinking”, or was itself the first answer."""
    EDITED = auto()
    """An edit of the message that was pressed, which can be edited again."""
    COMPLETE = auto()
    """A message or a form. What edits the first answer edits that message, and not the one that was pressed."""


class Request:
    """An interaction of a user with the bot, and the ways to answer it.

    A handler runs within `Router.answering` or `Router.deferred`, which make the request. It can answer more than once:
    what follows the first answer is sent beside it, or edits it.

    Attributes:
        interaction (discord.Interaction): the interaction itself.
        language (Language): the language in which the user reads private answers.
        outside (bool): whether it comes from where the bot is no member. The user has the bot in their account, and is
            answered as in their direct messages with the bot: what is about tables is about those there.
    """

    def __init__(self, interaction: AnyInteraction) -> None:
        self.interaction = interaction
        self.language = spoken(self.locale)
        self.outside = is_outside(interaction)
        self._direct_channel_id = 0
        # The watchdog and the handler must not both give the first answer.
        self._answering = asyncio.Lock()
        self._watchdog: asyncio.Task[None] | None = None
        self._first_answer = _first_answer_of(interaction)
        # The first answer that was sent when the connection failed: Discord may have received it.
        self._uncertain: set[FirstAnswer] = set()
        self._sent_beside: discord.WebhookMessage | None = None

    @property
    def user_id(self) -> int:
        """The id of the user."""
        return self.interaction.user.id

    @property
    def person(self) -> Person:
        """The user, with their display name in the server."""
        user = self.interaction.user
        # The name in a server that the bot does not know says something about that server.
        return Person(user.id, user.global_name or user.name) if self.outside else person_of(user)

    @property
    def role_ids(self) -> list[int]:
        """The ids of the user's roles in the server; empty in direct messages."""
        return [each.id for each in getattr(self.interaction.user, "roles", ())]

    @property
    def channel_id(self) -> int:
        """The id of the channel or thread, or of the direct messages; 0 where these cannot be found."""
        return self._direct_channel_id if self.outside else self.interaction.channel_id or 0

    @property
    def channel(self) -> object:
        """The channel or thread as discord.py has it; None where the bot is no member."""
        return None if self.outside else self.interaction.channel

    @property
    def guild(self) -> discord.Guild | None:
        """The server as discord.py has it; None in direct messages and where the bot is no member."""
        return None if self.outside else self.interaction.guild

    @property
    def thread_ids(self) -> list[int]:
        """The ids of the channel's threads that are cached: those that are not archived."""
        return [each.id for each in getattr(self.channel, "threads", ())]

    @property
    def visible_thread_ids(self) -> list[int]:
        """Those of `thread_ids` that the user can certainly see.

        Private threads are left out unless the user manages threads: the cache may not know who was invited.
        """
        everything = self.interaction.permissions.manage_threads
        return [each.id for each in getattr(self.channel, "threads", ()) if everything or not each.is_private()]

    @property
    def guild_id(self) -> int:
        """The id of the server; 0 in direct messages and where the bot is no member."""
        return 0 if self.outside else self.interaction.guild_id or 0

    @property
    def locale(self) -> str:
        """The locale of the user's Discord (`de`, `en-GB`)."""
        return str(self.interaction.locale)

    @property
    def server_locale(self) -> str:
        """The locale of the server (`de`, `en-GB`); empty in direct messages."""
        return str(self.interaction.guild_locale or "")

    @property
    def place(self) -> Place:
        """What the interaction is about: a channel, a thread with its parent, or direct messages."""
        channel = self.channel
        return Place(self.guild_id, self.channel_id, channel.parent_id if isinstance(channel, discord.Thread) else 0)

    @property
    def created_at(self) -> datetime:
        """When Discord created the interaction, by Discord's clock."""
        return self.interaction.created_at

    @property
    def message_id(self) -> int | None:
        """The id of the message whose button or menu was used; None for a command."""
        return self.interaction.message.id if self.interaction.message else None

    @property
    def public_message_id(self) -> int | None:
        """`message_id` where that message is public; None where it is private, and for a command."""
        message = self.interaction.message
        return message.id if message and not message.flags.ephemeral else None

    @property
    def moderator(self) -> bool:
        """Whether the user has the permission Manage Messages in this channel."""
        return self.interaction.permissions.manage_messages and not self.outside

    @property
    def answered_with_form(self) -> bool:
        """Whether the first answer was a form. Nothing can follow it: submitting the form is another interaction."""
        return self.interaction.response.type is discord.InteractionResponseType.modal

    async def find_direct_messages(self) -> None:
        """Where the bot is no member, find the user's direct messages: `channel_id` and `place` are theirs then.

        Discord is asked, unless discord.py knows them. Where it does not say, `channel_id` stays 0.
        """
        if not self.outside:
            return
        try:
            async with asyncio.timeout(HTTP_TIMEOUT):
                channel = await self.interaction.client.create_dm(self.interaction.user)
        except DISCORD_ERRORS as error:
            log.warning("The direct messages of user %s could not be found: %r", self.user_id, error)
        else:
            self._direct_channel_id = channel.id

    def start_watchdog(self) -> None:
        """Acknowledge the interaction after `ACKNOWLEDGE_AFTER` seconds, unless it has its first answer by then."""
        self._watchdog = asyncio.create_task(self._acknowledge_late())

    async def _acknowledge_late(self) -> None:
        await acknowledgement_due()
        try:
            await self.acknowledge()
        except DISCORD_ERRORS as error:
            log.warning("Could not acknowledge %s: %r", self, error)

    async def acknowledge(self, *, thinking: bool = False) -> None:
        """Tell Discord that the answer follows. Does nothing where there is a first answer already.

        With `thinking`, the user privately sees “… is thinking” until the answer replaces it. Errors of the connection
        are only logged: the answer itself is then tried as the first one. Raises discord.HTTPException.
        """
        async with self._answering:
            if self._first_answer is not None:
                return
            response = self.interaction.response
            try:
                if thinking:
                    await self._give_first(lambda: response.defer(ephemeral=True, thinking=True), FirstAnswer.DEFERRED)
                else:
                    await self._give_first(response.defer, FirstAnswer.ACKNOWLEDGED)
            except CONNECTION_ERRORS as error:
                log.warning("Could not acknowledge %s: %r", self, error)

    async def _give_first(self, answer: Callable[[], Awaitable[Any]], kind: FirstAnswer) -> bool:
        """Send the first answer; False where Discord has another first answer of ours. Raises DISCORD_ERRORS.

        After an error of the connection it is unknown whether Discord received the answer. So it is sent once more: if
        Discord then refuses it because there is a first answer, Discord had received it.
        """
        began = asyncio.get_running_loop().time()
        for is_second in (False, True):
            try:
                async with asyncio.timeout(HTTP_TIMEOUT):
                    await answer()
            except CONNECTION_ERRORS:
                self._uncertain.add(kind)
                if is_second:
                    raise
            except discord.HTTPException as error:
                # discord.py may have repeated the request, too: after a 5xx status, though Discord had done the work.
                repeated = asyncio.get_running_loop().time() - began >= _LIBRARY_RETRIES_AFTER
                ours = self._uncertain or ({kind} if repeated else set())
                if error.code != _ANSWERED or not ours:
                    raise
                self._first_answer = _beside(ours)
                return ours == {kind}
            else:
                self._first_answer = kind
                return True
        raise AssertionError("the second attempt returns or raises")

    async def update(self, make: Callable[[], dict[str, Any]]) -> None:
        """Edit the message that was pressed, or the first answer to a command.

        The edit of a pressed message is the first answer itself where there is none yet. `make` returns the arguments
        of the edit, new ones with each call: a file can be uploaded only once. Raises DISCORD_ERRORS.
        """
        async with self._answering:
            if self._first_answer is None and self.message_id is not None:
                response = self.interaction.response
                try:
                    if await self._give_first(lambda: response.edit_message(**make()), FirstAnswer.EDITED):
                        return
                except discord.HTTPException as error:
                    # Too late for a first answer; but the interaction's token allows edits for fifteen minutes.
                    if error.code not in UNANSWERABLE_CODES:
                        raise
        await self._edit(**make())

    async def update_pressed(self, make: Callable[[], dict[str, Any]]) -> bool:
        """Edit the message that was pressed, and no other. Returns False where no answer can do so, and sends nothing.

        That is so after another first answer, a private message for example: an answer then edits that message. `make`
        is that of `update`. Raises DISCORD_ERRORS.
        """
        async with self._answering:
            if self._first_answer is None:
                response = self.interaction.response
                if await self._give_first(lambda: response.edit_message(**make()), FirstAnswer.EDITED):
                    return True
            if self._first_answer not in (FirstAnswer.ACKNOWLEDGED, FirstAnswer.EDITED):
                return False
        await self._edit(**make())
        return True

    async def update_privately(self, make: Callable[[], dict[str, Any]]) -> None:
        """Replace the private message that was pressed, or “… is thinking”, or what this method has sent before.

        Else send a new private message.

        A public message that was pressed stays as it is, whatever the first answer was: a late acknowledgement, or none
        that arrived. `make` returns the arguments of the edit, new ones with each call. Raises DISCORD_ERRORS.
        """
        if self.public_message_id is None:
            await self.update(make)
            return

        def sent() -> dict[str, Any]:
            found = make()
            files = found.pop("attachments", None)
            return {**found, "ephemeral": True, **({"files": files} if files else {})}

        async with self._answering:
            if self._first_answer is None and await self._give_first(
                lambda: self.interaction.response.send_message(**sent()), FirstAnswer.REPLACED
            ):
                return
            if self._first_answer in (FirstAnswer.DEFERRED, FirstAnswer.REPLACED):
                await self._edit(**make())
                return
            async with asyncio.timeout(HTTP_TIMEOUT):
                if self._sent_beside is not None:
                    await self._sent_beside.edit(**make())
                else:
                    self._sent_beside = await self.interaction.followup.send(**sent(), wait=True)

    async def reply_in_place(self, make: Callable[[], discord.ui.LayoutView]) -> None:
        """Answer privately: replace the private message that was pressed, or reply beside a public one.

        `make` returns the view, a new one with each call. Raises DISCORD_ERRORS.
        """
        if self.public_message_id is not None:
            await self.reply(view=make())
        else:
            await self.update(lambda: {"view": make()})

    async def _edit(self, **sent: Any) -> None:
        """Edit the first answer. This replaces “… is thinking”; perhaps also where it raises."""
        was_deferred = self._first_answer is FirstAnswer.DEFERRED
        try:
            async with asyncio.timeout(HTTP_TIMEOUT):
                await self.interaction.edit_original_response(**sent)
        except (discord.DiscordServerError, *CONNECTION_ERRORS):
            # Discord may have made the edit all the same: further answers are sent beside it.
            self._first_answer = FirstAnswer.COMPLETE if was_deferred else self._first_answer
            raise
        if was_deferred:
            self._first_answer = FirstAnswer.REPLACED

    async def reply(
        self,
        text: str | None = None,
        *,
        view: discord.ui.LayoutView | None = None,
        file: tuple[str, bytes] | None = None,
    ) -> None:
        """Answer privately (an ephemeral message) with either `text` or a `view`. It mentions nobody.

        It is the first answer, replaces “… is thinking”, or follows the first answer. `file` is a name and its content.
        Raises DISCORD_ERRORS.
        """

        def sent(**more: Any) -> dict[str, Any]:
            found = {"content": text, "view": view, "allowed_mentions": discord.AllowedMentions.none(), **more}
            return {name: value for name, value in found.items() if value is not None}

        def upload() -> discord.File | None:
            return discord.File(io.BytesIO(file[1]), file[0]) if file is not None else None

        async with self._answering:
            if self._first_answer is None:
                response = self.interaction.response
                if await self._give_first(
                    lambda: response.send_message(ephemeral=True, **sent(file=upload())), FirstAnswer.COMPLETE
                ):
                    return
            if self._first_answer is FirstAnswer.DEFERRED:
                files = [made] if (made := upload()) is not None else None
                await self._edit(**sent(attachments=files))
            else:
                async with asyncio.timeout(HTTP_TIMEOUT):
                    await self.interaction.followup.send(ephemeral=True, **sent(file=upload()))

    async def open_form(self, form: discord.ui.Modal) -> bool:
        """Answer with a form (a modal). Raises DISCORD_ERRORS.

        Returns False where Discord allows no form: the interaction has its first answer, or is itself a submitted form.
        """
        async with self._answering:
            if self._first_answer is not None or self.interaction.type is discord.InteractionType.modal_submit:
                return False
            return await self._give_first(lambda: self.interaction.response.send_modal(form), FirstAnswer.COMPLETE)

    async def delete_answer(self) -> None:
        """Delete “… is thinking”: the command posted a message in the channel, and needs no private answer."""
        try:
            async with asyncio.timeout(HTTP_TIMEOUT):
                await self.interaction.delete_original_response()
        except DISCORD_ERRORS as error:
            log.warning("“… is thinking” stays at %s: %r", self, error)

    async def finish(self) -> None:
        """Acknowledge the interaction where the handler, which has returned, left it without an answer."""
        if self._watchdog is not None:
            # An acknowledgement that is being sent is not cancelled: Discord would refuse the next one.
            async with self._answering:
                self._watchdog.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._watchdog
        await self.acknowledge()

    def __str__(self) -> str:
        """The interaction for the log: its kind, custom id or command, user and channel; not its token.

        The words of buttons of private messages are left out.
        """
        data: Any = self.interaction.data or {}
        custom_id = str(data.get("custom_id") or "")
        # What somebody does privately is nobody's business, also not that of the people who read the log.
        known = custom_id if self.public_message_id is not None else public_part(custom_id)
        what = known or data.get("name") or "nothing"
        return f"{self.interaction.type.name} {what!r} by {self.user_id} in {self.channel_id}"


def is_outside(interaction: AnyInteraction) -> bool:
    """Whether an interaction comes from a server of which the bot is no member, or from messages between others.

    There, the bot can only answer, and it learns nothing of who and what else there is.
    """
    if interaction.guild_id is None:
        return interaction.context.private_channel
    return not interaction.is_guild_integration()


async def acknowledgement_due() -> None:
    """Wait until a press that has no answer is to be acknowledged."""
    await asyncio.sleep(ACKNOWLEDGE_AFTER)


def _beside(possible: set[FirstAnswer]) -> FirstAnswer:
    """The answer that is treated as the first one, where Discord has received at least one of these.

    Of several, one after which answers are sent beside it. The first of these also replaces “… is thinking”, but an
    edit would replace the message that was pressed, or a private message, which may hold parts that take no text.
    """
    if len(possible) == 1:
        return next(iter(possible))
    messages = possible & {FirstAnswer.COMPLETE, FirstAnswer.REPLACED}
    return FirstAnswer.COMPLETE if messages else FirstAnswer.ACKNOWLEDGED


def _first_answer_of(interaction: AnyInteraction) -> FirstAnswer | None:
    """The first answer that another `Request` has given to the interaction; None where there is none."""
    response = interaction.response
    if not response.is_done():
        return None
    deferred = response.type is discord.InteractionResponseType.deferred_channel_message
    return FirstAnswer.DEFERRED if deferred else FirstAnswer.COMPLETE


def person_of(user: discord.User | discord.Member) -> Person:
    """A Discord user as a person at a table, with their display name in the server."""
    return Person(user.id, user.display_name)
