"""Why a move of Stranded cannot be made, with the clause that says so."""

from __future__ import annotations

from collections.abc import Sequence

from render.stranded.story import color_word
from rules import grid
from rules import stranded as game
from rules.stranded import HOLE, PRINTED, Step, Stranded

_SQUARES = grid.squares(5, 5)


def why_not(here: Stranded, words: Sequence[str]) -> str:
    """A sentence on why `words`, which are no legal ply, cannot be played; empty where there is no more to say."""
    square = next((word for word in words if word in _SQUARES), None)
    if square is None:
        return ""
    if square == HOLE:
        return f"{HOLE} is the hole (ST-1)."
    match here.step:
        case Step.TAKE:
            return _not_taken(here, square)
        case Step.MOVE | Step.STRAND:
            return _not_reached(here, square)
        case Step.PUT:
            return _not_held(here, square)
        case Step.CORNER if square not in game.CORNERS:
            return f"{square} is no corner (ST-8)."
        case Step.CORNER:
            return f"A tower stands on {square} already (ST-8)."
        case _:
            return ""


def _not_taken(here: Stranded, square: str) -> str:
    caps, color = here.caps(square), color_word(here.color or "")
    if here.tower_on(square):
        return f"A tower stands on {square}, so its cap stays (ST-11)."
    if not caps:
        return f"{square} has no cap (ST-11)."
    return f"{square} shows {color_word(caps[-1])}, and this turn’s colour is {color} (ST-11)."


def _not_reached(here: Stranded, square: str) -> str:
    start, caps = here.spot(here.seat), here.caps(square)
    color = color_word(here.color or "")
    if start == square:
        return "Your tower stands there already."
    if here.tower_on(square):
        return f"A tower stands on {square} (ST-12)."
    if here.step is Step.MOVE and not caps:
        return f"{square} has no cap, and a cap is in reach (ST-12, ST-18)."
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
