"""The methods of the store for tournaments. `data/tournaments.py` says what each of them does."""

from __future__ import annotations

from collections.abc import Iterable

from data.rows import DealRow, TournamentChange, TournamentRow
from data.shards import EVERY_SERVER, Shards
from data.sql.connection import Connection
from data.sql.queries import entrants, servers, tournaments
from data.sql.transactions import Transactions, reads
from data.tournaments import TournamentsStore


class SqlTournaments(Transactions, TournamentsStore):
    """A part of `SqlStore`."""

    async def make_tournament(self, row: TournamentRow, most: int, deals: Iterable[DealRow] = ()) -> None:
        now, dealt = self.now(), tuple(deals)

        def work(within: Connection) -> None:
            servers.note_server(within, row.guild_id)
            tournaments.make(within, row, most, now, dealt)

        await self._run(work)

    tournament = reads(tournaments.load)

    async def change_tournament(self, version: int, change: TournamentChange) -> None:
        now = self.now()
        await self._run(lambda within: tournaments.change(within, version, change, now))

    tournaments_in = reads(tournaments.in_server)
    tournament_everywhere = reads(tournaments.everywhere)
    seasons_of = reads(tournaments.seasons_of)
    tournaments_of = reads(entrants.of_user)
    tournament_boards_of = reads(entrants.boards_of)
    tournaments_made_by = reads(entrants.made_by)
    journal_by = reads(entrants.journal_by)

    async def tournaments_due(self, most: int, shards: Shards = EVERY_SERVER) -> list[TournamentRow]:
        now = self.now()
        return await self._read(lambda within: tournaments.due(within, now, most, shards))

    tournaments_going_on = reads(tournaments.going_on)
    journal = reads(tournaments.journal)
