"""Why a move of Stranded is not legal, with the clause of the rules."""

from __future__ import annotations

from collections.abc import Sequence

from render.stranded.words.story import COLORS, color_word, tint_word
from rules import grid
from rules import stranded as game
from rules.core import Choice
from rules.grid import is_square
from rules.stranded import HOLE, PRINTED, Step, Stranded

_STEPS = {
    "take": Step.TAKE,
    "move": Step.MOVE,
    "strand": Step.STRAND,
    "put": Step.PUT,
    "leave": Step.PUT,
    "corner": Step.CORNER,
    "tower": Step.TOWER,
    "color": Step.COLOR,
}
"""The step of the turn that each first word of a ply belongs to."""


def why_not(here: Stranded, words: Sequence[str]) -> str:
    """Why `words`, which begin no legal ply, cannot be played: a sentence with the clause, or empty for no reason.

    Words that contain a whole legal ply among others have none.
    """
    step = _STEPS.get(words[0], here.step)
    if step is not here.step:
        return _untimely(here, words[0])
    if step is Step.TOWER:
        taken = [word for word in words if word in here.colors]
        return f"The {color_word(taken[0])} tower is taken (ST-7)." if taken else ""
    square = next((word for word in words if is_square(word)), None)
    # The column of a legal ply without its verb: there is no reason against that ply.
    if square is None or step is Step.COLOR or square in _columns(here):
        return ""
    if square == HOLE:
        return f"{HOLE} is the hole (ST-1)."
    if square not in PRINTED:
        return f"{square} is not on the board, which goes from a1 to e5 (ST-1)."
    match step:
        case Step.TAKE:
            return _not_taken(here, square)
        case Step.MOVE | Step.STRAND:
            return _not_reached(here, square)
        case Step.PUT:
            return _not_held(here, square)
        case _ if square not in game.CORNERS:
            return f"{square} is no corner (ST-8)."
        case _:
            return f"A tower stands on {square} already (ST-8)."


def _columns(here: Stranded) -> set[str]:
    """The columns that a legal ply names."""
    turn = here.turn()
    assert isinstance(turn, Choice), "a position that waits for a seat"
    return {ply.column for ply in turn.plies if isinstance(ply, _ON_COLUMNS)}


_ON_COLUMNS = (game.Take, game.Move, game.Strand, game.Put, game.Corner)


_FIRST = {
    Step.TOWER: "First choose one of the towers (ST-7).",
    Step.CORNER: "First place your tower on a corner (ST-8).",
    Step.COLOR: "First name a colour for this turn (ST-10).",
}
"""What must be done first, by the step of the turn, whatever else was typed."""


def _untimely(here: Stranded, verb: str) -> str:
    """Why a ply of another step of the turn cannot be played: what must be done first, or has been done already."""
    if here.step in _FIRST:
        return _FIRST[here.step]
    color = COLORS.get(here.color or "", "")
    match here.step:
        case Step.PUT:
            return f"First say where the {tint_word(here, here.jumped[0])} tower goes (ST-16)."
        case _ if verb == "color":
            return f"The colour of this turn is {color} already (ST-9)."
        case _ if verb in ("corner", "tower"):
            return "Your tower is chosen and placed (ST-8)."
        case _ if verb in ("put", "leave"):
            return "You have jumped no tower that could be set down (ST-16)."
        case Step.TAKE:
            return f"First take a {color} cap (ST-11)."
        case Step.STRAND:
            return f"Your tower must go to bare {color} ground now (ST-18)."
        case _ if verb == "strand":
            return f"A {color} cap is in reach, and while one is, nobody is stranded (ST-19)."
        case _:
            return f"Your tower must move to a {color} cap now (ST-12)."


def _not_taken(here: Stranded, square: str) -> str:
    caps, color = here.caps(square), color_word(here.color or "")
    if here.tower_on(square):
        return f"A tower stands on {square}, so its cap stays (ST-11)." if caps else f"{square} has no cap (ST-11)."
    if not caps:
        return f"{square} has no cap (ST-11)."
    return f"{square} shows {color_word(caps[-1])}, and this turn’s colour is {color} (ST-11)."


def _not_reached(here: Stranded, square: str) -> str:
    start, caps = here.spot(here.seat), here.caps(square)
    color = color_word(here.color or "")
    if start == square:
        return "Your tower stands there already (ST-12)."
    if here.tower_on(square):
        return f"A tower stands on {square} (ST-15)."
    if here.step is Step.MOVE and not caps:
        return f"{square} has no cap, and a {color} cap is in reach (ST-19)."
    if here.step is Step.STRAND and caps:
        return f"{square} is covered: your tower can only go to bare ground now (ST-18)."
    shown = caps[-1] if caps else PRINTED[square]
    if shown != here.color:
        return f"{square} shows {color_word(shown)}, and this turn’s colour is {color} (ST-12)."
    assert start is not None, "a seat that moves has placed its tower"
    if _in_line(start, square):
        return f"On the way from {start} to {square} lies the hole, which your tower cannot cross (ST-14)."
    return f"{square} is not in a straight line from {start} (ST-13)."


def _not_held(here: Stranded, square: str) -> str:
    if here.tower_on(square):
        return f"A tower stands on {square} (ST-16)."
    return f"{square} has no cap for the tower to stand on (ST-16)."


def _in_line(start: str, end: str) -> bool:
    return any(end in line for line in grid.lines(start, 5, 5))
