"""Why a move of Strata 5 is not legal, with the clauses of the rules."""

from __future__ import annotations

from collections.abc import Sequence

from render.kit.texts import Reason, because
from rules import grid
from rules.grid import is_square
from rules.notation import begun, legal
from rules.strata5.plies import Pawn
from rules.strata5.position import Step, Strata5
from rules.strata5.structure import TOP
from words import Words


def why_not(say: Words, here: Strata5, words: Sequence[str]) -> Reason | None:
    """Why `words`, which begin no legal ply, cannot be played; None for no reason.

    Words that contain a whole legal ply among others have none.
    """
    w = say.strata5
    squares = [word for word in words if is_square(word)]
    for square in squares:
        if square not in here.structure.board.bit:
            return because(w.why_off_board(space=square, last=here.structure.board.spaces[-1]), "S5-1")
    if any(begun(here, [word, square]) for word in words for square in squares):
        # A legal move among other words: there is no reason against it.
        return None
    if "block" in words:
        if here.step is not Step.BLOCK:
            return because(w.why_pawn_before_block(first=here.step is Step.FIRST), "S5-7")
        return _not_laid(say, here, squares[0]) if len(squares) == 1 else None
    number = next((int(word) for word in words if word.isdecimal() and len(word) < 3), None)
    if here.step is Step.BLOCK:
        # The place of a legal ply without its verb: there is no reason against that ply.
        alone = number is None and len(squares) == 1
        if alone and all(str(ply) != f"block {squares[0]}" for ply in legal(here)):
            return _not_laid(say, here, squares[0])
        return because(w.why_block_now(), "S5-7") if number is not None or len(squares) > 1 else None
    if number is not None:
        return _not_entered(say, here, number, *squares[:1])
    return _not_walked(say, here, squares[0], *squares[1:2]) if squares else None


# Pawns


def _not_entered(say: Words, here: Strata5, number: int, end: str = "") -> Reason | None:
    w = say.strata5
    if number not in here.hand(here.seat):
        return because(w.why_not_in_hand(number=number), "S5-14")
    doors = here.open_spaces(here.seat)
    if not doors:
        return because(w.why_no_door(), "S5-14")
    if all(here.pawn_on(door) for door in doors):
        return because(w.why_doors_taken(), "S5-14")
    if not end:
        return None if begun(here, [str(number)]) else because(w.why_no_entry(number=number), "S5-14")
    if blocked := _no_end(say, here, end):
        return blocked
    if end in here.entries_alone(number):
        return because(w.why_entry_blocked(number=number, end=end), "S5-12")
    return because(w.why_entry_far(number=number, end=end), "S5-14")


def _not_walked(say: Words, here: Strata5, start: str, end: str = "") -> Reason | None:
    w, pawn = say.strata5, here.pawn_on(start)
    if pawn is None:
        under = [each for each in here.trapped if each.space == start and each.seat == here.seat]
        if under:
            return because(w.why_trapped(number=under[-1].number, space=start), "S5-22")
        return because(w.why_empty(space=start), "S5-15")
    if pawn.seat != here.seat:
        return because(w.why_theirs(space=start), "S5-4")
    if start == here.moved:
        return because(w.why_moved(space=start), "S5-8")
    if end == start:
        return because(w.why_same_space(), "S5-11")
    alone = here.ends_alone(pawn)
    if not alone:
        return because(w.why_locked(number=pawn.number, space=start), "S5-10")
    if not end:
        return None if begun(here, [start]) else because(w.why_blocked(number=pawn.number, space=start), "S5-12")
    return _no_end(say, here, end) or _no_way(say, pawn, end, alone)


def _no_end(say: Words, here: Strata5, end: str) -> Reason | None:
    """Why no pawn of the seat can end its walk on `end`, wherever it starts."""
    if not here.structure.level(end):
        return because(say.strata5.why_bare(space=end), "S5-10")
    pawn = here.pawn_on(end)
    return because(say.strata5.why_own_pawn(space=end), "S5-12") if pawn and pawn.seat == here.seat else None


def _no_way(say: Words, pawn: Pawn, end: str, alone: Sequence[str]) -> Reason:
    w, number, start = say.strata5, pawn.number, pawn.space
    (file, rank), (to_file, to_rank) = grid.place(start), grid.place(end)
    steps = abs(to_file - file) + abs(to_rank - rank)
    if steps > number:
        return because(w.why_too_far(end=end, steps=steps, start=start, number=number), "S5-9")
    if (number - steps) % 2:
        return because(w.why_parity(start=start, end=end, odd=steps % 2 == 1, number=number), "S5-9")
    if end in alone:
        return because(w.why_walk_blocked(number=number, start=start, end=end), "S5-12")
    return because(w.why_no_walk(number=number, start=start, end=end), "S5-10", "S5-11")


# Blocks


def _not_laid(say: Words, here: Strata5, place: str) -> Reason:
    w = say.strata5
    file, rank = grid.place(place)
    if max(file, rank) >= here.size - 1:
        return because(w.why_over_edge(place=place), "S5-17")
    supports = here.supports(place)
    m = max(supports.values())
    if not m:
        return because(w.why_alone(place=place), "S5-18")
    if m + 1 > TOP:
        return because(w.why_too_high(place=place, level=m + 1, top=TOP), "S5-20")
    bearing = [space for space, height in supports.items() if height == m]
    if len(bearing) < 3:
        return because(w.why_uneven(place=place, spaces=len(bearing), height=m), "S5-19")
    return because(w.why_one_block(place=place), "S5-19")
