"""Why a move of Strata 5 is not legal, with the clause of the rules."""

from __future__ import annotations

from collections.abc import Sequence

from render.kit.words import clip
from rules import grid
from rules.grid import is_square
from rules.notation import begun, legal
from rules.strata5.plies import Pawn
from rules.strata5.position import Step, Strata5
from rules.strata5.structure import TOP


def why_not(here: Strata5, words: Sequence[str]) -> str:
    """Why `words`, which begin no legal ply, cannot be played: a sentence with the clause, or empty for no reason.

    Words that contain a whole legal ply among others have none.
    """
    squares = [word for word in words if is_square(word)]
    for square in squares:
        if square not in here.structure.board.bit:
            return f"{square} is not on the board, which goes from a1 to {here.structure.board.spaces[-1]} (S5-1)."
    if any(begun(here, [word, square]) for word in words for square in squares):
        # A legal move among other words: there is no reason against it.
        return ""
    if "block" in words:
        if here.step is not Step.BLOCK:
            return f"A {'first' if here.step is Step.FIRST else 'second'} pawn is to be moved before a block (S5-7)."
        return _not_laid(here, squares[0]) if len(squares) == 1 else ""
    number = next((int(word) for word in words if word.isdecimal() and len(word) < 3), None)
    if here.step is Step.BLOCK:
        # The place of a legal ply without its verb: there is no reason against that ply.
        alone = number is None and len(squares) == 1
        if alone and all(str(ply) != f"block {squares[0]}" for ply in legal(here)):
            return _not_laid(here, squares[0])
        return "Now a block is to be laid (S5-7)." if number is not None or len(squares) > 1 else ""
    if number is not None:
        return _not_entered(here, number, *squares[:1])
    return _not_walked(here, squares[0], *squares[1:2]) if squares else ""


# Pawns


def _not_entered(here: Strata5, number: int, end: str = "") -> str:
    if number not in here.hand(here.seat):
        return f"You have no {clip(str(number), 2)} in your hand (S5-14)."
    doors = here.open_spaces(here.seat)
    if not doors:
        return "None of your Starting Blocks has an open space left, so no pawn can enter (S5-14)."
    if all(here.pawn_on(door) for door in doors):
        return "On every open space of your Starting Blocks stands a pawn, so none can enter (S5-14)."
    if not end:
        if begun(here, [str(number)]):
            return ""
        return f"Your {number} finds no way of {number} steps from your Starting Blocks (S5-14)."
    if blocked := _no_end(here, end):
        return blocked
    if end in here.entries_alone(number):
        return f"Pawns stand in the way of every walk of your {number} to {end} (S5-12)."
    return f"No walk of {number} steps, being put down counted as one, brings a pawn from hand to {end} (S5-14)."


def _not_walked(here: Strata5, start: str, end: str = "") -> str:
    pawn = here.pawn_on(start)
    if pawn is None:
        under = [each for each in here.trapped if each.space == start and each.seat == here.seat]
        return f"Your {under[-1].number} on {start} is trapped for good (S5-22)." if under else _empty(start)
    if pawn.seat != here.seat:
        return f"The pawn on {start} is your opponent’s (S5-4)."
    if start == here.moved:
        return f"The pawn on {start} has moved already; the second one must be another (S5-8)."
    if end == start:
        return "A pawn cannot end on the space that it starts from (S5-11)."
    alone = here.ends_alone(pawn)
    if not alone:
        return f"Your {pawn.number} on {start} is locked: no walk of {pawn.number} steps leads anywhere (S5-10)."
    if not end:
        if begun(here, [start]):
            return ""
        return f"Pawns stand in the way of your {pawn.number} on {start}: it cannot move now (S5-12)."
    return _no_end(here, end) or _no_way(pawn, end, alone)


def _empty(space: str) -> str:
    return f"No pawn stands on {space} (S5-15)."


def _no_end(here: Strata5, end: str) -> str:
    """Why no pawn of the seat can end its walk on `end`, wherever it starts."""
    if not here.structure.level(end):
        return f"{end} is bare board, and pawns stand on blocks alone (S5-10)."
    pawn = here.pawn_on(end)
    return f"A pawn of your own stands on {end} (S5-12)." if pawn and pawn.seat == here.seat else ""


def _no_way(pawn: Pawn, end: str, alone: Sequence[str]) -> str:
    (file, rank), (to_file, to_rank) = grid.place(pawn.space), grid.place(end)
    steps, number = abs(to_file - file) + abs(to_rank - rank), pawn.number
    if steps > number:
        return f"{end} is at least {steps} steps from {pawn.space}, and a {number} goes {number} (S5-9)."
    if (number - steps) % 2:
        odd = "an odd" if steps % 2 else "an even"
        return f"Every way from {pawn.space} to {end} has {odd} number of steps, and a {number} goes {number} (S5-9)."
    if end in alone:
        return f"Pawns stand in the way of every walk of {number} steps from {pawn.space} to {end} (S5-12)."
    return (
        f"No walk of {number} steps goes from {pawn.space} to {end}: at most one level up or down a step, "
        "never over bare board, and no space twice (S5-10, S5-11)."
    )


# Blocks


def _not_laid(here: Strata5, place: str) -> str:
    file, rank = grid.place(place)
    if max(file, rank) >= here.size - 1:
        return f"A block is named by its lower left space, and at {place} it would stick out over the edge (S5-17)."
    supports = here.supports(place)
    m = max(supports.values())
    if not m:
        return f"On the bare board a block must lie beside one on level 1, and at {place} it does not (S5-18)."
    if m + 1 > TOP:
        return f"At {place} it would lie on level {m + 1}, and {TOP} is the highest (S5-20)."
    bearing = [space for space, height in supports.items() if height == m]
    if len(bearing) < 3:
        one = len(bearing) == 1
        return (
            f"At {place} {'one' if one else 'two'} of its four spaces {'has' if one else 'have'} the height "
            f"of {m} that it would lie on; at least three must (S5-19)."
        )
    return f"At {place} it would rest on a single block; it needs two pieces under it (S5-19)."
