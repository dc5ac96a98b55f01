"""The store's contract for tournaments. What `data/store.py` says of every method holds for these, too."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from data.rows import DealRow, EntrantRow, JournalRow, PlayedBoard, TournamentChange, TournamentRow, WholeTournament
from data.shards import EVERY_SERVER, Shards


class TournamentsStore(Protocol):
    """Tournaments.

    The transaction that opens a board's table takes the board (`NewSession.board`), and the one that ends its game
    notes the result (`Change.board`). Both raise the tournament's version.
    """

    async def make_tournament(self, row: TournamentRow, most: int, deals: Iterable[DealRow] = ()) -> None:
        """Keep a new tournament with its deals, and have its message posted. One that exists already is left as it is.

        A season exists if there is one of the same league with the same number.

        Raises FullError where its server has `most` others that are not over.
        """

    async def tournament(self, tournament_id: int) -> WholeTournament | None:
        """Return a tournament; None where there is none with this id. A score event has its deals and attempts."""

    async def change_tournament(self, version: int, change: TournamentChange) -> None:
        """Change a tournament that is at this version, and have its message shown again.

        Raises ConflictError where it is at another version.
        """

    async def tournaments_in(self, guild_id: int, most: int) -> list[TournamentRow]:
        """Return the tournaments of a server, the newest first, at most `most`."""

    async def tournament_everywhere(self) -> TournamentRow | None:
        """Return the newest tournament that is open to all servers; None where there was none yet."""

    async def seasons_of(self, series: int) -> list[TournamentRow]:
        """Return the seasons of a league, the newest first; it is named by the id of the first one."""

    async def tournaments_of(self, user_id: int) -> list[tuple[TournamentRow, EntrantRow]]:
        """Return the tournaments for which a user has registered, with their entry, the newest first."""

    async def tournament_boards_of(self, user_id: int, since: int) -> list[PlayedBoard]:
        """Return the boards of a user in all tournaments that were over at `since` or later, the oldest first."""

    async def tournaments_made_by(self, user_id: int) -> list[TournamentRow]:
        """Return the tournaments that a user has made, the newest first."""

    async def journal_by(self, user_id: int) -> list[tuple[TournamentRow, JournalRow]]:
        """Return what a user did in tournaments, with the tournament of each line, the newest tournament first."""

    async def tournaments_due(self, most: int, shards: Shards = EVERY_SERVER) -> list[TournamentRow]:
        """Return the tournaments of `shards` that are due now, the earliest first, at most `most`."""

    async def tournaments_going_on(self) -> list[TournamentRow]:
        """Return all tournaments that are not over."""

    async def journal(self, tournament_id: int) -> list[JournalRow]:
        """Return the journal of a tournament, the oldest line first."""
