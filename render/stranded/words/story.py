"""What happened in Stranded, in English: combines plies into sentences."""

from __future__ import annotations

from collections.abc import Sequence

from render.kit.words import called, series
from rules import stranded as game
from rules.core import Played, Resign
from rules.stranded import PRINTED, Step, Stranded

COLORS = {"r": "red", "b": "blue", "y": "yellow", "g": "green", "k": "black"}
"""The colours by their letters in the notation."""

SIGNS = {"r": "❤️", "b": "🔷", "y": "⭐", "g": "🍀", "k": "⚫"}
"""The emblems of the colours as emoji, by the letters of the notation."""


def color_word(letter: str) -> str:
    """The name of a colour, by its letter in the notation."""
    return COLORS.get(letter, letter)


def tint_word(here: Stranded, seat: int) -> str:
    """The colour of the seat's tower."""
    return color_word(here.colors[seat - 1] or "")


class Story:
    """Combines plies into sentences, one for each turn; the last turn may be incomplete."""

    def __init__(self, names: Sequence[str], signs: bool = True) -> None:
        self._names = names
        self._signs = signs
        self._sentences: list[str] = []
        self._laid: list[game.Caps] = []
        self._who = 0
        self._did: list[str] = []
        self._jumps: dict[int, tuple[str, str]] = {}
        self._moved = False

    def told(self, played: Sequence[Played[Stranded]]) -> list[str]:
        """The sentences for `played`."""
        for each in played:
            self._add(each)
        self._end_turn()
        return self._sentences

    def _add(self, each: Played[Stranded]) -> None:
        before, after = each.before, each.after
        if isinstance(each.ply, game.Caps):
            self._laid.append(each.ply)
            return
        if isinstance(each.ply, Resign):
            self._end_turn()
            spot = before.spot(each.ply.seat)
            stays = f"; the tower stays on {spot} as an obstacle" if spot else ""
            self._sentences.append(f"{called(self._names, each.ply.seat)} gave up{stays}.")
            return
        if self._who != before.seat or self._laid:
            self._end_turn()
            self._who = before.seat
        self._did += self._clauses(each, before, after)
        for event in after.events:
            match event:
                case game.NoCapToTake(color=color):
                    self._did.append(f"found no {color_word(color)} cap to take")
                case game.Stays(seat=seat):
                    self._did.append(f"could only stay on {after.spot(seat)}")
        if after.step in (Step.FIRST_DIE, Step.DIE, Step.OVER):
            self._end_turn()

    def _clauses(self, each: Played[Stranded], before: Stranded, after: Stranded) -> list[str]:
        match each.ply:
            case game.Die(face=face):
                rolled = f"rolled {SIGNS[face]} {color_word(face)}" if self._signs else f"rolled {color_word(face)}"
                takes = before.step is Step.FIRST_DIE and face != game.BLACK
                return [rolled, f"took the {color_word(face)} tower"] if takes else [rolled]
            case game.Tower(color=color):
                return [f"chose the {color_word(color)} tower"]
            case game.Corner(column=column):
                return [f"placed {'it' if self._did else f'the {tint_word(before, before.seat)} tower'} on {column}"]
            case game.Color(color=color):
                return [f"named {SIGNS[color]} {color_word(color)}" if self._signs else f"named {color_word(color)}"]
            case game.Take(column=column):
                return [f"took the {color_word(before.caps(column)[-1])} cap on {column}"]
            case game.Move(column=column):
                self._moved = True
                self._jumps = dict.fromkeys(after.jumped, ("", ""))
                return [f"moved from {before.spot(before.seat)} to {column}"]
            case game.Strand(column=column):
                return [f"was stranded on bare {color_word(PRINTED[column])} ground on {column}"]
            case game.Put(column=column):
                return self._settle(before.jumped[0], "set", "down ", column)
            case game.Leave():
                return self._settle(before.jumped[0], "left", "", before.spot(before.jumped[0]) or "")
            case _:
                raise AssertionError(f"{each.ply} is no ply of Stranded")

    def _settle(self, seat: int, verb: str, down: str, column: str) -> list[str]:
        """A jumped tower was set down or left. It is told with the move if the move is in the story too."""
        if self._moved:
            self._jumps[seat] = (verb, f"{down}on {column}")
            return []
        return [f"{verb} {called(self._names, seat)}’s tower {down}on {column}"]

    def _jumped(self) -> str:
        towers = [(f"{called(self._names, seat)}’s tower", *fate) for seat, fate in self._jumps.items()]
        if not towers:
            return ""
        if len(towers) == 1:
            tower, verb, where = towers[0]
            then = f" and {'setting' if verb == 'set' else 'leaving'} it {where}" if verb else ""
            return f", jumping {tower}{then}"
        return f", jumping {series([f'{tower} ({verb} {where})' if verb else tower for tower, verb, where in towers])}"

    def _end_turn(self) -> None:
        if self._laid:
            where = (
                "two on every column"
                if len(self._laid) == len(game.COLUMNS)
                else f"on {series([each.column for each in self._laid])}"
            )
            self._sentences.append(f"{2 * len(self._laid)} shuffled caps were stacked, {where}.")
        if self._did:
            self._sentences.append(f"{called(self._names, self._who)} {series(self._did)}{self._jumped()}.")
        self._laid, self._did, self._jumps, self._moved = [], [], {}, False
