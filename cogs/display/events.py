"""The message of the score event of all servers, in each server that has named a channel for it."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from cogs.display.standing import ServerList
from cogs.messages import events
from cogs.messages.parts import Composed
from cogs.pictures.pictures import Pictures
from cogs.pictures.scoreboards import scoreboard
from cogs.words.placings import names_by_number
from cogs.words.seen import seen
from render.tournaments.table import WIDEST
from sessions.tables import Tables
from sessions.tables.news import StandingRow
from tournaments.events.reading import Line
from tournaments.events.refusals import NoTournament
from tournaments.events.scored import standings
from tournaments.events.service import Tournaments
from tournaments.events.state import Tournament
from words import Words


class EventsOfAll(ServerList):
    """The newest event of all servers: which deal is open, and the standings."""

    name = "events"
    action = events.DEALS

    def __init__(self, client: discord.Client, tables: Tables, tournaments: Tournaments, pictures: Pictures) -> None:
        super().__init__(client, tables)
        self._tournaments = tournaments
        self._pictures = pictures

    async def channel(self, row: StandingRow) -> int:
        """The channel that the setting names; 0 where there was no event yet, or in its own server. Raises NotRead."""
        event = await self._tournaments.newest_everywhere()
        return 0 if event is None or event.guild_id == row.guild_id else await super().channel(row)

    async def compose(self, row: StandingRow, _channel_id: int) -> Composed:
        """The message. Raises NotRead or NoTournament."""
        event = await self._tournaments.everywhere()
        if event is None:
            raise NoTournament
        say = await self._say(row.guild_id)
        return await composed(say, self._tables, self._pictures, event, row.guild_id)


async def composed(
    say: Words,
    tables: Tables,
    pictures: Pictures,
    tournament: Tournament,
    guild_id: int,
    journal: Sequence[Line] = (),
) -> Composed:
    """The message of an event in a server; only that in its own server has what the `journal` tells. Raises NotRead."""
    found = standings(tournament)
    first = [each.number for each in found[:WIDEST]]
    tournament = await seen(say, tables, tournament, guild_id, first)
    picture = None
    if found:
        picture = await pictures.standings(scoreboard(tournament, found, names_by_number(say, tournament)), say)
    home = tournament.place.guild_id == guild_id
    return Composed(events.public(say, tournament, found, journal, picture, home=home), picture)
