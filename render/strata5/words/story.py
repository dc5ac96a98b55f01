"""What happened in Strata 5: combines plies into one sentence for each turn."""

from __future__ import annotations

from collections.abc import Sequence

from render.kit.texts import called
from render.strata5.words.meanings import Caught, corner, effect
from rules.core import Choice, Event, Played, Ply, Resign
from rules.strata5.plies import Block, Enter, Move, NoBlockLeft, NoPawnMoves, NoPlace, NoSecondPawn, Passed, Pawn
from rules.strata5.position import Strata5
from rules.strata5.standing import other
from words import Words
from words.lists import both, clauses

Skipped = NoPawnMoves | NoSecondPawn | NoPlace | NoBlockLeft | Passed


class Story:
    """Combines plies into sentences, one for each turn; the first and the last turn may be incomplete.

    `ways`: with the spaces that a pawn crossed, the level of each space where something ends, and what a block locks.
    """

    def __init__(self, say: Words, names: Sequence[str], *, ways: bool = True) -> None:
        self._say, self._names, self._ways = say, names, ways
        self._sentences: list[str] = []
        self._who = 0
        self._did: list[str] = []
        self._moved = False
        """Whether a pawn has been moved on the board in this turn."""

    def told(self, played: Sequence[Played[Strata5]]) -> list[str]:
        """The sentences for `played`."""
        for each in played:
            self._add(each)
        asked = played and isinstance(played[-1].after.turn(), Choice) and self._who == played[-1].after.seat
        if not self._ways and asked and played[-1].seat != self._who:
            # What the seat to act must leave out is said with what it must do.
            self._did = []
        self._end_turn()
        return self._sentences

    def _add(self, each: Played[Strata5]) -> None:
        if isinstance(each.ply, Resign):
            self._end_turn()
            self._sentences.append(self._say.kit.gave_up(who=self._called(each.seat)))
            return
        self._turn_of(each.seat)
        self._did.append(self._action(each.before, each.ply))
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
        w = self._say.strata5
        match event:
            case NoPawnMoves():
                self._did.append(w.did_no_pawn())
            case NoSecondPawn():
                self._did.append(w.did_no_second())
            case NoPlace():
                self._did.append(w.did_no_place())
            case NoBlockLeft():
                self._did.append(w.did_no_block_left())
            case Passed():
                self._did = [w.did_pass()]

    def _action(self, before: Strata5, ply: Ply) -> str:
        """What a ply did, to be listed in the sentence about its turn."""
        match ply:
            case Block():
                return self._laid(before, ply)
            case Move():
                return self._walked(before, ply)
            case Enter():
                return self._entered(before, ply)
            case _:
                raise AssertionError(f"{ply} is no ply of Strata 5")

    def _walked(self, before: Strata5, ply: Move) -> str:
        w, pawn, captured = self._say.strata5, before.mover(ply), before.captured_by(ply)
        rival, prey = self._called(other(before.seat)), captured.number if captured else ""
        again, self._moved = self._moved, True
        if not self._ways:
            return w.did_move_briefly(
                again=again,
                number=pawn.number,
                start=ply.start,
                end=ply.end,
                captures=captured is not None,
                rival=rival,
                captured=prey,
            )
        way = before.way(ply)[1:-1]
        return w.did_move(
            number=pawn.number,
            start=ply.start,
            ways=bool(way),
            way=both(self._say, way),
            end=ply.end,
            level=pawn.level,
            stuck=bool(before.locked_by(ply)),
            captures=captured is not None,
            rival=rival,
            captured=prey,
        )

    def _entered(self, before: Strata5, ply: Enter) -> str:
        w, pawn, captured = self._say.strata5, before.mover(ply), before.captured_by(ply)
        rival, prey = self._called(other(before.seat)), captured.number if captured else ""
        if not self._ways:
            return w.did_enter_briefly(
                number=pawn.number, end=ply.end, captures=captured is not None, rival=rival, captured=prey
            )
        way = before.way(ply)[:-1]
        return w.did_enter(
            number=pawn.number,
            ways=bool(way),
            way=both(self._say, way),
            end=ply.end,
            level=pawn.level,
            stuck=bool(before.locked_by(ply)),
            captures=captured is not None,
            rival=rival,
            captured=prey,
        )

    def _laid(self, before: Strata5, ply: Block) -> str:
        w, trapped = self._say.strata5, before.trapped_by(ply)
        if not self._ways:
            return w.did_block_briefly(place=ply.place, traps=bool(trapped), trapped=self._caught(before, trapped))
        locked = before.locked_by(ply)
        return w.did_block(
            place=ply.place,
            corner=corner(ply.place),
            level=before.lies_on(ply),
            does=effect(bool(trapped), bool(locked)),
            trapped=self._caught(before, trapped),
            locked=self._caught(before, locked),
        )

    def _caught(self, before: Strata5, pawns: Sequence[Pawn]) -> str:
        if not pawns:
            return ""
        caught = Caught(self._say, pawns, before.seat)
        return self._say.strata5.caught(
            whose=caught.whose,
            own=caught.own,
            owns=caught.owns,
            rival=self._called(other(before.seat)),
            theirs=caught.theirs,
            rivals=caught.rivals,
        )

    def _called(self, seat: int) -> str:
        return called(self._say, self._names, seat)

    def _end_turn(self) -> None:
        if self._did:
            actions = clauses(self._say, self._did)
            self._sentences.append(self._say.strata5.turn(who=self._called(self._who), actions=actions))
        self._did, self._moved = [], False
