"""What happened in Stranded: combines plies into sentences."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

from render.kit.texts import called
from render.stranded.words.state import COLORS, SIGNS, tower_color
from rules import stranded as game
from rules.core import Played, Resign
from rules.stranded import PRINTED, Step, Stranded
from words import Words
from words.lists import both


class _Settled(NamedTuple):
    """What happened to a jumped tower, and the column that it was set down or left on."""

    then: Literal["set", "left", "none"] = "none"
    column: str = ""


class Story:
    """Combines plies into sentences, one for each turn; the last turn may be incomplete.

    `least`: of a turn in which a tower was moved, or could only stay, only that is told, and not the roll, the cap that
    was taken, and the towers that were jumped and left where they were.
    """

    def __init__(self, say: Words, names: Sequence[str], signs: bool = True, *, least: bool = False) -> None:
        self._say = say
        self._names = names
        self._signs = signs
        self._least = least
        self._sentences: list[str] = []
        self._laid: list[game.Caps] = []
        self._who = 0
        self._did: list[str] = []
        self._jumps: dict[int, _Settled] = {}
        self._moved = False

    def told(self, played: Sequence[Played[Stranded]]) -> list[str]:
        """The sentences for `played`."""
        for each in played:
            self._add(each)
        self._end_turn()
        return self._sentences

    def _add(self, each: Played[Stranded]) -> None:
        before, after, w = each.before, each.after, self._say.stranded
        if isinstance(each.ply, game.Caps):
            self._laid.append(each.ply)
            return
        if isinstance(each.ply, Resign):
            self._end_turn()
            self._sentences.append(self._gave_up(each.ply.seat, before.spot(each.ply.seat)))
            return
        if self._who != before.seat or self._laid:
            self._end_turn()
            self._who = before.seat
        if self._least and isinstance(each.ply, game.Move | game.Strand):
            self._did = []
        self._did += self._parts(each, before, after)
        for event in after.events:
            match event:
                case game.NoCapToTake(color=color):
                    self._did.append(w.did_find_none(color=COLORS[color]))
                case game.Stays(seat=seat):
                    self._did = [] if self._least else self._did
                    self._did.append(w.did_stay(column=after.spot(seat) or ""))
        if after.step in (Step.FIRST_DIE, Step.DIE, Step.OVER):
            self._end_turn()

    def _gave_up(self, seat: int, spot: str | None) -> str:
        who = self._called(seat)
        return self._say.stranded.gave_up_on(who=who, column=spot) if spot else self._say.kit.gave_up(who=who)

    def _parts(self, each: Played[Stranded], before: Stranded, after: Stranded) -> list[str]:
        """What a ply did, as parts of the sentence for the turn."""
        w = self._say.stranded
        match each.ply:
            case game.Die(face=face):
                return self._rolled(face, first=before.step is Step.FIRST_DIE)
            case game.Tower(color=color):
                return [w.did_choose_tower(color=COLORS[color])]
            case game.Corner(column=column):
                placed = w.did_place(color=tower_color(before, before.seat), column=column)
                return [w.did_place_it(column=column) if self._did else placed]
            case game.Color(color=color):
                return [w.did_name(sign=self._sign(color), color=COLORS[color])]
            case game.Take(column=column):
                return [w.did_take(color=COLORS[before.caps(column)[-1]], column=column)]
            case game.Move(column=column):
                self._moved = True
                self._jumps = dict.fromkeys(after.jumped, _Settled())
                return [w.did_move(start=before.spot(before.seat) or "", end=column)]
            case game.Strand(column=column):
                return [w.did_strand(color=COLORS[PRINTED[column]], column=column)]
            case game.Put(column=column):
                return self._settle(before.jumped[0], _Settled("set", column))
            case game.Leave():
                return self._settle(before.jumped[0], _Settled("left", before.spot(before.jumped[0]) or ""))
            case _:
                raise AssertionError(f"{each.ply} is no ply of Stranded")

    def _rolled(self, face: str, *, first: bool) -> list[str]:
        """What the die showed; before the first turn, its colour is that of the tower (ST-7)."""
        rolled = self._say.stranded.did_roll(sign=self._sign(face), color=COLORS[face])
        takes = first and face != game.BLACK
        return [rolled, self._say.stranded.did_get_tower(color=COLORS[face])] if takes else [rolled]

    def _settle(self, seat: int, settled: _Settled) -> list[str]:
        """A jumped tower was set down or left. It shares the sentence of the move if the move is in the story too."""
        if self._moved:
            self._jumps[seat] = settled
            return []
        w, rival = self._say.stranded, self._called(seat)
        if settled.then == "set":
            return [w.did_set_down(rival=rival, column=settled.column)]
        return [w.did_leave(rival=rival, column=settled.column)]

    def _end_turn(self) -> None:
        if self._laid:
            self._sentences.append(self._caps())
        if self._did:
            self._sentences.append(self._turn())
        self._laid, self._did, self._jumps, self._moved = [], [], {}, False

    def _caps(self) -> str:
        count, w = 2 * len(self._laid), self._say.stranded
        if len(self._laid) == len(game.COLUMNS):
            return w.caps_everywhere(count=count)
        return w.caps_on(count=count, columns=both(self._say, [each.column for each in self._laid]))

    def _turn(self) -> str:
        w, who = self._say.stranded, self._called(self._who)
        jumps = [(self._called(seat), settled) for seat, settled in self._jumps.items()]
        if self._least:
            moved = [(rival, settled.column) for rival, settled in jumps if settled.then == "set"]
            self._did += [w.did_set_down(rival=rival, column=column) for rival, column in moved]
            jumps = []
        did = both(self._say, self._did)
        if not jumps:
            return w.turn(who=who, did=did)
        if len(jumps) == 1:
            rival, settled = jumps[0]
            return w.turn_jumping(who=who, did=did, rival=rival, then=settled.then, column=settled.column)
        towers = [w.jumped(rival=rival, then=settled.then, column=settled.column) for rival, settled in jumps]
        return w.turn_jumping_several(who=who, did=did, towers=both(self._say, towers))

    def _called(self, seat: int) -> str:
        return called(self._say, self._names, seat)

    def _sign(self, color: str) -> str:
        return f"{SIGNS[color]} " if self._signs else ""
