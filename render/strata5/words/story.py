"""What happened in Strata 5, in English: combines plies into one sentence for each turn."""

from __future__ import annotations

from collections.abc import Sequence

from render.kit.words import called, series
from render.strata5.words.meanings import owned, reach
from rules.core import Event, Played, Ply, Resign
from rules.strata5.plies import Block, Enter, Move, NoBlockLeft, NoPawnMoves, NoPlace, NoSecondPawn, Passed, Pawn
from rules.strata5.position import Strata5
from rules.strata5.standing import other

Skipped = NoPawnMoves | NoSecondPawn | NoPlace | NoBlockLeft | Passed


class Story:
    """Combines plies into sentences, one for each turn; the first and the last turn may be incomplete.

    `ways`: with the spaces that a pawn crossed, the level of each space where something ends, and what a block locks.
    """

    def __init__(self, names: Sequence[str], *, ways: bool = True) -> None:
        self._names, self._ways = names, ways
        self._sentences: list[str] = []
        self._who = 0
        self._did: list[str] = []

    def told(self, played: Sequence[Played[Strata5]]) -> list[str]:
        """The sentences for `played`."""
        for each in played:
            self._add(each)
        self._end_turn()
        return self._sentences

    def _add(self, each: Played[Strata5]) -> None:
        if isinstance(each.ply, Resign):
            self._end_turn()
            self._sentences.append(f"{called(self._names, each.seat)} gave up.")
            return
        self._turn_of(each.seat)
        self._did.append(self._clause(each.before, each.ply))
        for event in each.after.events:
            if isinstance(event, Skipped):
                self._turn_of(event.seat)
                self._skip(event)

    def _turn_of(self, seat: int) -> None:
        # Seats alternate, so a ply of another seat belongs to another turn.
        if seat != self._who:
            self._end_turn()
            self._who = seat

    def _skip(self, event: Event) -> None:
        """A part of a turn was skipped because it was impossible (S5-7)."""
        match event:
            case NoPawnMoves():
                self._did.append("could move no pawn")
            case NoSecondPawn():
                self._did.append("could move no second pawn")
            case NoPlace():
                self._did.append("found no place for a block")
            case NoBlockLeft():
                self._did.append("had no block left")
            case Passed():
                self._did = ["could do nothing and passed"]

    def _clause(self, before: Strata5, ply: Ply) -> str:
        if isinstance(ply, Block):
            if self._ways:
                told = f"laid a block on {reach(ply.place)} (level {before.lies_on(ply)})"
            else:
                told = f"laid a block on {ply.place}"
            if trapped := before.trapped_by(ply):
                told += f", trapping {self._owned(before, trapped)}"
            if self._ways and (walled := before.locked_by(ply)):
                told += f", locking {self._owned(before, walled)}"
            return told
        assert isinstance(ply, Move | Enter), f"{ply} is no ply of Strata 5"
        pawn, way = before.mover(ply), before.way(ply)
        between = way[isinstance(ply, Move) : -1] if self._ways else ()
        by = f" by {series(between)}" if between else ""
        again = not self._ways and any(each.startswith("moved the") for each in self._did)
        went = (
            f"{'' if again else 'moved '}the {pawn.number} from {ply.start}"
            if isinstance(ply, Move)
            else f"brought in the {pawn.number}"
        )
        stuck = ", locked for now" if before.locked_by(ply) else ""
        told = f"{went}{by} to {ply.end}{self._aside(f'level {pawn.level}{stuck}')}"
        if captured := before.captured_by(ply):
            told += f", capturing {called(self._names, captured.seat)}’s {captured.number}"
        return told

    def _aside(self, words: str) -> str:
        return f" ({words})" if self._ways else ""

    def _owned(self, before: Strata5, pawns: Sequence[Pawn]) -> str:
        return owned(pawns, "their own", f"{called(self._names, other(before.seat))}’s", before.seat)

    def _end_turn(self) -> None:
        if self._did:
            self._sentences.append(f"{called(self._names, self._who)} {series(self._did)}.")
        self._did = []
