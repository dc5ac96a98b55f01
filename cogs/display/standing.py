"""Keeps standing messages up to date: lists of a server, each in one message of the channel that its settings name.

A change of what is listed marks the message in the store (`data/sql/queries/standing.py`). The process that holds the
server edits it soon, but not more often than once a minute. A message that was deleted is posted again.
"""

from __future__ import annotations

import hashlib
import json
import logging
from functools import partial
from typing import Protocol

import discord

from cogs.display.keyed_tasks import KeyedTasks
from cogs.display.transport import DISCORD_ERRORS, Transport, obstacle
from cogs.interactions.ids import Press
from cogs.interactions.permissions import public_to
from cogs.interactions.underway import UnderWay
from cogs.languages import say_in
from cogs.messages import offers, rooms
from cogs.messages.parts import Composed
from sessions.refusals.base import Obstacle
from sessions.state.table import Place
from sessions.tables import Tables
from sessions.tables.news import StandingRow
from words import Words

log = logging.getLogger(__name__)


LOOK_EVERY, NEVER = 86_400, 2**40
"""Seconds until a message of which nothing has changed is looked at again, as somebody may have deleted it; and those
of one that changes no more, unless it is marked."""

BLOCKED = 3600
"""Seconds until a message is tried again that somebody must make possible first, such as by a permission."""


class Kind(Protocol):
    """A kind of list."""

    @property
    def name(self) -> str:
        """The name under which it is stored; a number follows where a server has several."""

    async def channel(self, row: StandingRow) -> int:
        """The id of the channel in which the message is wanted; 0 for none. Raises NotRead."""

    async def leave(self, row: StandingRow) -> None:
        """Have the message wanted nowhere any more, as its channel was deleted. Raises NotKept."""

    def shows(self, row: StandingRow, press: Press) -> bool:
        """Whether a message with this button is the one of `row`: by this, it is found in a channel."""

    async def compose(self, row: StandingRow, channel_id: int) -> Composed:
        """The message for a channel. Raises a Refusal if it cannot be composed now."""

    async def settled(self, row: StandingRow) -> bool:
        """Whether what it shows changes no more, so that it is not looked at again each day. Raises NotRead."""


class Standing:
    """Posts, edits and deletes standing messages. `Alarms` calls `look`."""

    def __init__(self, transport: Transport, tables: Tables, under_way: UnderWay) -> None:
        self._transport = transport
        self._tables = tables
        self._kinds: dict[str, Kind] = {}
        self._tasks = KeyedTasks(under_way, "list")

    def add(self, kind: Kind) -> None:
        """Keep the messages of this kind, too."""
        self._kinds[kind.name] = kind

    async def look(self) -> None:
        """Begin to update the messages that are due. Nothing waits for their channels. Raises NotRead."""
        for guild_id, kind in await self._tables.standing.due():
            if _name_of(kind) in self._kinds:
                self._tasks.start((guild_id, kind), partial(self._update, guild_id, kind))

    def close(self) -> None:
        """Cancel all work. The next start of the bot finds what is left to do."""
        self._tasks.close()

    async def _update(self, guild_id: int, kind: str) -> None:
        """Update a message. What fails is done again a minute later, or later."""
        row = await self._tables.standing.take(guild_id, kind)
        if row is not None:
            await self._show(row, self._kinds[_name_of(kind)])

    async def _show(self, row: StandingRow, kind: Kind) -> None:
        if not self._transport.knows_server(row.guild_id):
            # The bot is just connecting, and does not know which channels everybody sees: again a minute later.
            return
        wanted = await kind.channel(row)
        if row.channel_id and row.channel_id != wanted:
            await self._delete(row, kind)
        if not wanted:
            await self._tables.standing.drop(row)
            return
        place = Place(row.guild_id, wanted)
        here = row.message_id if row.channel_id == wanted else 0
        if self._transport.lacks_right(wanted, posts=not here):
            await self._tables.standing.postpone(row, BLOCKED)
            return
        message = await kind.compose(row, wanted)
        again = NEVER if await kind.settled(row) else LOOK_EVERY
        shown = _digest(message)
        try:
            if here and shown == row.shown and row.marked:
                # Nothing that is listed has changed. One that is not marked is edited, as it may have been deleted.
                await self._tables.standing.note(row, wanted, here, shown, again)
            elif here and await self._transport.edit(place, here, message):
                await self._tables.standing.note(row, wanted, here, shown, again)
            else:
                await self._post(row, kind, place, message, shown, again)
        except DISCORD_ERRORS as error:
            why = obstacle(error)
            if why is Obstacle.GONE:
                # The channel was deleted.
                await kind.leave(row)
            elif why is not Obstacle.OTHER:
                await self._tables.standing.postpone(row, BLOCKED)
            raise

    async def _post(
        self, row: StandingRow, kind: Kind, place: Place, message: Composed, shown: str, again: int
    ) -> None:
        """Post a message, or adopt the one that was posted before the bot was killed. Raises DISCORD_ERRORS."""
        adopted = await self._posted_before(row, kind, place) if row.posting else None
        begun = await self._tables.standing.begin_post(row, place.channel_id)
        if begun is None:
            return
        if adopted is None or not await self._transport.edit(place, adopted, message):
            adopted = await self._transport.post(place, message, (), _nonce(begun))
        await self._tables.standing.note(begun, place.channel_id, adopted, shown, again)

    async def _posted_before(self, row: StandingRow, kind: Kind, place: Place) -> int | None:
        """The newest message in a channel that is the one of `row`; older ones are deleted. Raises DISCORD_ERRORS."""
        found = [
            message_id
            for message_id, presses in await self._transport.newest_messages(place)
            if any(kind.shows(row, each) for each in presses)
        ]
        for message_id in found[:-1]:
            await self._transport.delete(place, message_id)
        return found[-1] if found else None

    async def _delete(self, row: StandingRow, kind: Kind) -> None:
        """Delete the message in the channel in which it is not wanted any more.

        Raises DISCORD_ERRORS for a temporary error; one that the bot may not delete stays.
        """
        place = Place(row.guild_id, row.channel_id)
        try:
            message_id = await self._posted_before(row, kind, place) if row.posting else row.message_id
            if message_id:
                await self._transport.delete(place, message_id)
        except DISCORD_ERRORS as error:
            if obstacle(error) is Obstacle.OTHER:
                raise
            log.warning("The list %s of server %s stays in its old channel: %r", row.kind, row.guild_id, error)


def _name_of(kind: str) -> str:
    """The name of a kind of list, of which a server may have several: what stands before the number."""
    return kind.partition(" ")[0]


def _nonce(row: StandingRow) -> str:
    """The nonce of a post: at most 25 characters, as Discord demands. 64 bits have at most 16 hexadecimal digits."""
    number = int(row.kind.partition(" ")[2] or row.guild_id)
    return f"{row.kind[:1]}{row.posts % 0xFFFFFF:x}-{number:x}"


def _digest(message: Composed) -> str:
    """What tells two messages apart that show something else."""
    assert message.view is not None
    content = json.dumps(message.view.to_components(), sort_keys=True)
    return hashlib.sha256(content.encode()).hexdigest()[:16]


class ServerList:
    """What the lists of a server have in common. The server's setting `<name>_channel` names the channel of each."""

    name: str
    action: str
    """The action of a button that each message of this kind has."""

    def __init__(self, client: discord.Client, tables: Tables) -> None:
        self._client = client
        self._tables = tables

    async def channel(self, row: StandingRow) -> int:
        """The channel that the setting names. Raises NotRead."""
        settings = await self._tables.settings.server(row.guild_id)
        wanted: int = getattr(settings, f"{self.name}_channel")
        return wanted

    async def leave(self, row: StandingRow) -> None:
        """Change the setting. Raises NotKept."""
        await self._tables.settings.change_server(row.guild_id, **{f"{self.name}_channel": 0})

    def shows(self, _row: StandingRow, press: Press) -> bool:
        """A server has one message of each kind."""
        return press.action == self.action

    async def settled(self, _row: StandingRow) -> bool:
        """What happens in a server never ends."""
        return False

    async def _say(self, guild_id: int) -> Words:
        """The words of a server. Raises NotRead."""
        guild = self._client.get_guild(guild_id)
        settings = await self._tables.settings.server(guild_id)
        return say_in(settings, str(guild.preferred_locale) if guild else "")

    def _public(self, guild_id: int, shown_in: int, channel_id: int) -> bool:
        """Whether what happens in a channel may be listed in the channel `shown_in`."""
        return public_to(self._client.get_guild(guild_id), shown_in, channel_id)


class RunningGames(ServerList):
    """The games that run in a server, but for those in channels that not everybody sees."""

    name = "games"
    action = rooms.MY_GAMES

    async def compose(self, row: StandingRow, channel_id: int) -> Composed:
        """The list. Raises NotRead."""
        guild_id = row.guild_id
        listed = await self._tables.overview.running(
            guild_id, lambda played_in: self._public(guild_id, channel_id, played_in), rooms.SIZE
        )
        return Composed(rooms.games(await self._say(guild_id), listed))


class OpenOffers(ServerList):
    """The open offers of a server, but for those in channels that not everybody sees."""

    name = "offers"
    action = offers.LIST

    async def compose(self, row: StandingRow, channel_id: int) -> Composed:
        """The list. Raises NotRead."""
        guild_id = row.guild_id
        found = [
            each
            for each in await self._tables.offers.standing(guild_id)
            if self._public(guild_id, channel_id, each.channel_id)
        ]
        return Composed(offers.standing(await self._say(guild_id), found))
