"""What the plies of Stranded mean, and in which order the menus offer them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from render.kit.texts import capital
from render.stranded.words.state import COLORS, Color, tower_color, turn_color
from rules import stranded as game
from rules.core import Ply
from rules.foresight import Consequence, foresee
from rules.notation import begun
from rules.stranded import PRINTED, REACH, Stays, Step, Stranded
from words import Words
from words.lists import both

_LAST = 100
"""The place in the menu of a ply that puts the seat out of the game: after all others."""


def meaning(say: Words, here: Stranded, words: Sequence[str]) -> str:
    """What picking `words` means: a whole ply, or its first word."""
    found = begun(here, words)
    if len(words) < 2 and len(found) != 1:
        return opening(say, here, *words)
    return _whole(say, here, found[0]) if found else capital(" ".join(words))


def opening(say: Words, here: Stranded, verb: str) -> str:
    """What the first word of a ply means, without the rest of the ply."""
    w = say.stranded
    match verb:
        case "take" if here.color:
            return w.menu_take(color=turn_color(here))
        case "move" if here.color:
            return w.menu_move(color=turn_color(here))
        case "strand" if here.color:
            return w.menu_strand(color=turn_color(here))
        case "put" if here.jumped:
            return w.menu_put(color=tower_color(here, here.jumped[0]))
        case "corner":
            return w.menu_corner()
        case "tower":
            return w.menu_tower()
        case "color":
            return w.menu_color()
        case _:
            return capital(verb)


def further(say: Words, after: Stranded, choices: int) -> str:
    """What follows in the same turn after a cap is taken or a colour is named (ST-11, ST-12, ST-19)."""
    w = say.stranded
    if any(isinstance(event, Stays) for event in after.events):
        return w.further_stay()
    if after.step not in (Step.TAKE, Step.MOVE):
        return ""
    return w.further_places(count=choices) if after.step is Step.MOVE else w.further_caps(count=choices)


def weigh(here: Stranded, words: Sequence[str]) -> int:
    """The place of a choice in its menu: first what leaves the most choices, last what puts the seat out of the game.

    For a jumped tower, the first column is the one from which it reaches the fewest caps.
    """
    found = begun(here, words)
    if len(found) != 1:
        return 0
    match ply := found[0]:
        case game.Take() | game.Color():
            ahead = foresee(here, ply)
            return 2 * _LAST if ahead.consequence is Consequence.OUT else _LAST - ahead.choices
        case game.Move():
            return -len(_passed(here, ply))
        case game.Put(column=column):
            return _in_reach(here, column)
        case _:
            return 0


def _whole(say: Words, here: Stranded, ply: Ply) -> str:
    w = say.stranded
    match ply:
        case game.Take(column=column):
            below, color = _below(here, column)
            return w.label_take(column=column, below=below, color=color)
        case game.Move():
            return _move(say, here, ply)
        case game.Put(column=column):
            return w.label_put(column=column, reach=_in_reach(here, column))
        case game.Leave():
            spot = here.spot(here.jumped[0])
            assert spot is not None, "a tower that was jumped stands somewhere"
            return w.label_leave(column=spot, reach=_in_reach(here, spot))
        case game.Strand(column=column):
            return w.label_strand(column=column)
        case game.Corner(column=column):
            return w.label_corner(column=column)
        case game.Tower(color=color_):
            return w.label_tower(color=COLORS[color_])
        case game.Color(color=color_) if here.takable(color_):
            return w.label_color(color=COLORS[color_])
        case game.Color(color=color_):
            return w.label_color_none(color=COLORS[color_])
        case _:
            return capital(str(ply))


def _move(say: Words, here: Stranded, ply: game.Move) -> str:
    w, passed = say.stranded, _passed(here, ply)
    below, color = _below(here, ply.column)
    if not passed:
        return w.label_move(column=ply.column, below=below, color=color)
    towers = both(say, [w.label_jumped(color=tower_color(here, seat)) for seat in passed])
    return w.label_move_jumping(column=ply.column, below=below, color=color, towers=towers, jumped=len(passed))


def _below(here: Stranded, column: str) -> tuple[Literal["cap", "ground"], Color]:
    """What is below the top cap of a column, and its colour."""
    below = here.caps(column)[:-1]
    return ("cap", COLORS[below[-1]]) if below else ("ground", COLORS[PRINTED[column]])


def _passed(here: Stranded, ply: game.Move) -> tuple[int, ...]:
    """The seats whose towers the move jumps (ST-16)."""
    after = here.play(ply)
    return after.jumped


def _in_reach(here: Stranded, column: str) -> int:
    """The number of columns with a cap and without a tower that a tower on `column` can reach (ST-12 to ST-14)."""
    return sum(bool(here.caps(each)) and here.tower_on(each) is None for each in REACH[column])
