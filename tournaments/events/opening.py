"""The tables of boards: each is opened once, paused and extended with its tournament, and resigned for who is out."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import suppress

from data.errors import BoardTakenError
from data.rows import BoardKey, BoardRow
from sessions.acts import Act, FollowTournament, Resign
from sessions.refusals.base import Damaged, Outdated
from sessions.refusals.moments import Finished, NotStarted, Stale, WasCancelled
from sessions.session import Session
from sessions.state.options import AUTO, BANK, CLOCK, FORFEIT, HINTS, RATED, THREAD
from sessions.state.players import Person
from sessions.state.table import Place
from sessions.tables import Tables
from sessions.tables.opening import Opening
from tournaments.events.state import Tournament

_CLOCK = "3d"
"""The longest time for one turn, in addition to the bank: a value of the table option `clock`."""


class BoardTables:
    """The tables of boards. One instance a process."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self.on_changed: Callable[[Iterable[int]], None] = lambda _session_ids: None
        """Called with the ids of the tables that were changed here, so that somebody shows them again."""

    async def open(self, tournament: Tournament, board: BoardRow) -> Session | None:
        """Open the table of a board, and return it.

        None: another process has opened it, or the board needs no table any more.

        Raises ServerFull, or another refusal of `Openings.open`.
        """
        row = tournament.row
        people = tournament.people(board)
        opening = Opening(
            game_key=row.game,
            place=Place(row.guild_id, row.channel_id),
            people=[Person(each.user_id, each.name) for each in people],
            first=people[0].user_id,
            table_options={
                BANK.name: tournament.terms.bank,
                **({} if tournament.terms.live else {CLOCK.name: _CLOCK}),
                FORFEIT.name: "on",
                THREAD.name: "on",
                HINTS.name: "off",
                RATED.name: "yes",
                AUTO.name: "on",
            },
            salt=f"{tournament.key(board.round, board.division).hex()}/{board.board}",
            at_once=True,
            language=row.language,
            board=BoardKey(row.id, board.board),
            event=row.name,
        )
        try:
            return await self._tables.openings.open(opening)
        except BoardTakenError:
            return None

    async def follow(self, board: BoardRow, *, paused: bool) -> None:
        """Add the time that organisers gave to the open table of a board, and pause or resume it.

        If somebody changes the table at the same moment, nothing happens: the next look does it.
        """
        assert board.session_id is not None, "its table is open"
        with suppress(Stale, NotStarted, Finished, WasCancelled, Outdated, Damaged):
            await self._tables.do(board.session_id, FollowTournament(board.extra, paused))
            self.on_changed([board.session_id])

    async def give_up(self, session_id: int, user_id: int) -> None:
        """Resign a game for somebody who is out, if they still play in it. The result is noted as for any game."""

        def act(session: Session) -> Act | None:
            seat = session.seat_of(user_id)
            return Resign(user_id) if session.state == "running" and seat in session.position.remaining() else None

        if await self._tables.do_wanted(session_id, act):
            self.on_changed([session_id])
