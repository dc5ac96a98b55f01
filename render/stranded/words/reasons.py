"""Why a move of Stranded is not legal, with the clause of the rules."""

from __future__ import annotations

from collections.abc import Sequence

from render.kit.texts import Reason, because
from render.stranded.words.state import COLORS, tower_color, turn_color
from rules import grid
from rules import stranded as game
from rules.core import Choice
from rules.grid import is_square
from rules.stranded import HOLE, PRINTED, Step, Stranded
from words import Words

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


def why_not(say: Words, here: Stranded, words: Sequence[str]) -> Reason | None:
    """Why `words`, which begin no legal ply, cannot be played; None for no reason.

    Words that contain a whole legal ply among others have none.
    """
    w, step = say.stranded, _STEPS.get(words[0], here.step)
    if step is not here.step:
        return _untimely(say, here, words[0])
    if step is Step.TOWER:
        taken = [word for word in words if word in here.colors]
        return because(w.why_tower_taken(color=COLORS[taken[0]]), "ST-7") if taken else None
    square = next((word for word in words if is_square(word)), None)
    # The column of a legal ply without its verb: there is no reason against that ply.
    if square is None or step is Step.COLOR or square in _columns(here):
        return None
    if square == HOLE:
        return because(w.why_hole(column=HOLE), "ST-1")
    if square not in PRINTED:
        return because(w.why_off_board(column=square), "ST-1")
    match step:
        case Step.TAKE:
            return _not_taken(say, here, square)
        case Step.MOVE | Step.STRAND:
            return _not_reached(say, here, square)
        case Step.PUT:
            return _not_held(say, here, square)
        case _ if square not in game.CORNERS:
            return because(w.why_no_corner(column=square), "ST-8")
        case _:
            return because(w.why_corner_taken(column=square), "ST-8")


def _columns(here: Stranded) -> set[str]:
    """The columns that a legal ply names."""
    turn = here.turn()
    assert isinstance(turn, Choice), "a position that waits for a seat"
    return {ply.column for ply in turn.plies if isinstance(ply, _ON_COLUMNS)}


_ON_COLUMNS = (game.Take, game.Move, game.Strand, game.Put, game.Corner)


def _untimely(say: Words, here: Stranded, verb: str) -> Reason:
    """Why a ply of another step of the turn cannot be played: what must be done first, or has been done already."""
    w = say.stranded
    match here.step:
        case Step.TOWER:
            return because(w.why_tower_first(), "ST-7")
        case Step.CORNER:
            return because(w.why_corner_first(), "ST-8")
        case Step.COLOR:
            return because(w.why_color_first(), "ST-10")
        case Step.PUT:
            return because(w.why_put_first(color=tower_color(here, here.jumped[0])), "ST-16")
        case _:
            return _not_now(say, here, verb)


def _not_now(say: Words, here: Stranded, verb: str) -> Reason:
    """The same where a cap is to be taken, or a tower to be moved."""
    w = say.stranded
    match here.step:
        case _ if verb == "color":
            return because(w.why_color_set(color=turn_color(here)), "ST-9")
        case _ if verb in ("corner", "tower"):
            return because(w.why_placed(), "ST-8")
        case _ if verb in ("put", "leave"):
            return because(w.why_nothing_jumped(), "ST-16")
        case Step.TAKE:
            return because(w.why_take_first(color=turn_color(here)), "ST-11")
        case Step.STRAND:
            return because(w.why_strand_now(color=turn_color(here)), "ST-18")
        case _ if verb == "strand":
            return because(w.why_not_stranded(color=turn_color(here)), "ST-19")
        case _:
            return because(w.why_move_now(color=turn_color(here)), "ST-12")


def _not_taken(say: Words, here: Stranded, square: str) -> Reason:
    w, caps = say.stranded, here.caps(square)
    if not caps:
        return because(w.why_no_cap(column=square), "ST-11")
    if here.tower_on(square):
        return because(w.why_cap_stays(column=square), "ST-11")
    return because(w.why_other_color(column=square, shown=COLORS[caps[-1]], color=turn_color(here)), "ST-11")


def _not_reached(say: Words, here: Stranded, square: str) -> Reason:
    w, start, caps = say.stranded, here.spot(here.seat), here.caps(square)
    assert start is not None, "a seat that moves has placed its tower"
    if start == square:
        return because(w.why_there(), "ST-12")
    if here.tower_on(square):
        return because(w.why_tower_there(column=square), "ST-15")
    if here.step is Step.MOVE and not caps:
        return because(w.why_bare(column=square, color=turn_color(here)), "ST-19")
    if here.step is Step.STRAND and caps:
        return because(w.why_covered(column=square), "ST-18")
    shown = caps[-1] if caps else PRINTED[square]
    if shown != here.color:
        return because(w.why_other_color(column=square, shown=COLORS[shown], color=turn_color(here)), "ST-12")
    if _in_line(start, square):
        return because(w.why_across_hole(start=start, end=square), "ST-14")
    return because(w.why_not_straight(start=start, end=square), "ST-13")


def _not_held(say: Words, here: Stranded, square: str) -> Reason:
    w = say.stranded
    if here.tower_on(square):
        return because(w.why_tower_there(column=square), "ST-16")
    return because(w.why_nothing_to_stand_on(column=square), "ST-16")


def _in_line(start: str, end: str) -> bool:
    return any(end in line for line in grid.lines(start, 5, 5))
