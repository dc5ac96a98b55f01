"""Keeps tournaments going: their public messages, what time brings, and the tables of their boards.

Tables of boards are opened one after another, with a pause: so many at once would use up what Discord allows the bot.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from functools import partial

import discord

from cogs.display.background import Background
from cogs.display.events import composed
from cogs.display.keyed_tasks import KeyedTasks
from cogs.display.tournament_calls import TournamentCalls
from cogs.display.tournament_events import TournamentEvents
from cogs.interactions.ids import Press
from cogs.interactions.permissions import bot_opens_threads, is_barred
from cogs.interactions.underway import UnderWay
from cogs.languages import spoken
from cogs.messages import tournaments as shown
from cogs.messages.parts import Composed
from cogs.pictures import crosstables
from cogs.pictures.divisions import division_field
from cogs.pictures.pictures import Pictures
from sessions.refusals.limits import ServerFull
from sessions.tables import Tables
from sessions.tables.news import StandingRow
from tournaments.events.acts import Cancel
from tournaments.events.refusals import NoTournament, TournamentOver
from tournaments.events.service import Tournaments
from tournaments.events.state import Tournament
from words import of

log = logging.getLogger(__name__)

OPEN_EVERY = 2.0
"""Seconds between two tables that are opened in one server for boards."""


class TournamentMessages:
    """The public message of each tournament: a kind of standing message."""

    name = "tournament"

    def __init__(self, tables: Tables, tournaments: Tournaments, pictures: Pictures) -> None:
        self._tables = tables
        self._tournaments = tournaments
        self._pictures = pictures

    async def channel(self, row: StandingRow) -> int:
        """The channel of the tournament; 0 where it is gone, with its server. Raises NotRead."""
        try:
            return (await self._of(row)).place.channel_id
        except NoTournament:
            return 0

    async def leave(self, row: StandingRow) -> None:
        """Cancel the tournament, as its channel was deleted: nothing of it can be shown. Raises NotKept."""
        with suppress(TournamentOver):
            await self._tournaments.do(_id_of(row), row.guild_id, Cancel())
        # Its channel stays the one that was deleted. A change that came meanwhile leads here once more.
        await self._tables.standing.drop(row)

    def shows(self, row: StandingRow, press: Press) -> bool:
        """The button of the message says of which tournament it is."""
        return press.action == shown.HOW and press.words == (str(_id_of(row)),)

    async def compose(self, row: StandingRow, _channel_id: int) -> Composed:
        """The message. Raises NotRead."""
        tournament = await self._of(row)
        journal = await self._tournaments.journal(tournament)
        say, picture = of(spoken(tournament.language)), None
        if tournament.terms.scored:
            return await composed(say, self._tables, self._pictures, tournament, row.guild_id, journal)
        if tournament.boards:
            field = division_field(say, tournament, tournament.decisive)
            picture = await self._pictures.standings(crosstables.standings(field), say)
        return Composed(shown.public(say, tournament, journal, picture), picture)

    async def settled(self, row: StandingRow) -> bool:
        """Whether the tournament is over. Raises NotRead."""
        return (await self._of(row)).over

    async def _of(self, row: StandingRow) -> Tournament:
        return await self._tournaments.load(_id_of(row), row.guild_id)


def _id_of(row: StandingRow) -> int:
    return int(row.kind.partition(" ")[2])


class Rounds:
    """Does what is due in this process's tournaments, and opens the tables of boards. `Alarms` calls `look`."""

    def __init__(
        self,
        client: discord.Client,
        tournaments: Tournaments,
        calls: TournamentCalls,
        events: TournamentEvents,
        background: Background,
        under_way: UnderWay,
    ) -> None:
        self._client = client
        self._calls = calls
        self._events = events
        self._tournaments = tournaments
        self._background = background
        self._tasks = KeyedTasks(under_way, "tournament")
        tournaments.boards.on_changed = background.show

    async def look(self) -> None:
        """Begin to do what is due. Nothing waits for it. Raises NotRead or NotKept."""
        await self._tournaments.give_back()
        if not self._client.guilds:
            # The bot is just connecting, and does not know yet what it may do where.
            return
        for each in await self._tournaments.due():
            self.start(each.id, each.guild_id)

    def start(self, tournament_id: int, guild_id: int) -> None:
        """Begin to do what is due in a tournament. A server's tournaments take turns: others are found due again."""
        self._tasks.start(guild_id, partial(self._advance, tournament_id, guild_id))

    async def _advance(self, tournament_id: int, guild_id: int) -> None:
        tournament = await self._calls.send(await self._tournaments.advance(tournament_id, guild_id))
        self._events.start(tournament)
        while tournament.state == "running" and tournament.to_open:
            if not self._may_open(tournament):
                log.warning("The bot may open no threads for a tournament in channel %s", tournament.place.channel_id)
                return
            board = tournament.to_open[0]
            try:
                session = await self._tournaments.boards.open(tournament, board)
            except ServerFull:
                # There is room when a table ends; the tournament is looked at again.
                return
            if session is not None:
                self._background.show([session.id])
                await asyncio.sleep(OPEN_EVERY)
            tournament = await self._tournaments.load(tournament_id, guild_id)
        if tournament.to_follow:
            # The tables were opened after more time was given, or just before a pause.
            await self._tournaments.advance(tournament_id, guild_id)

    def _may_open(self, tournament: Tournament) -> bool:
        """Whether the bot may post in the channel of a tournament, and open threads there."""
        channel = self._client.get_channel(tournament.place.channel_id)
        return bot_opens_threads(channel) and not is_barred(channel, posts=True)

    def close(self) -> None:
        """Stop. The next start of the bot finds what is left to do."""
        self._tasks.close()
        self._events.close()
