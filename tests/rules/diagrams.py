"""Positions of Stranded as diagrams, so that a test is a picture and a sentence.

A diagram has five lines, rank 5 first, each of five words, file a first. A word is a column: its caps, the lowest
first (`rb` is a blue cap on a red one), then the number of the seat whose tower stands on them, then `x` if that
seat is out. `.` is an empty column without a tower, `-` stands for no caps under a tower (`-2x`), `*` is the hole.

    rb  .   .   .   g1
    .   .   -3x .   .
    .   .   *   .   .
    .   yy  .   .   .
    b2  .   .   .   r
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from rules.core import Chance, Position, advance
from rules.notation import legal, read_recorded, seat_to_act
from rules.stranded import COLORS, COLUMNS, GAME, Step, Stranded

_WORD = re.compile(r"(?P<caps>[rbyg]+|-|\.|\*)(?:(?P<seat>[1-4])(?P<out>x?))?")


def board(
    diagram: str,
    *,
    seat: int = 1,
    step: Step = Step.DIE,
    blacks: int = 2,
    absent: Mapping[int, str | None] | None = None,
) -> Stranded:
    """The position that `diagram` shows, with `seat` to do `step`.

    Seat 1 has the red tower, 2 the blue, 3 the yellow and 4 the green one. `absent` names the seats without a tower on
    the board that are out, each with the colour that it took, if any.
    """
    caps: dict[str, str] = {}
    spots: dict[int, str] = {}
    out = set(absent or {})
    ranks = [line.split() for line in diagram.strip().splitlines()]
    assert [len(rank) for rank in ranks] == [5] * 5, "a diagram has five lines of five words"
    for rank, words in zip((5, 4, 3, 2, 1), ranks, strict=True):
        for file, word in zip("abcde", words, strict=True):
            column = f"{file}{rank}"
            found = _WORD.fullmatch(word)
            assert found, f"{word} shows no column"
            assert (word == "*") == (column == "c3"), "the hole is in the middle"
            caps[column] = found["caps"].strip("-.*")
            if found["seat"]:
                spots[int(found["seat"])] = column
                out |= {int(found["seat"])} if found["out"] else set()
    seats = max([*spots, *out])
    colors = {each: COLORS[each - 1] for each in range(1, seats + 1)} | dict(absent or {})
    return Stranded(
        seats=seats,
        blacks=blacks,
        stacks=tuple(caps[column] for column in COLUMNS),
        colors=tuple(colors[each] for each in range(1, seats + 1)),
        spots=tuple(spots.get(each) for each in range(1, seats + 1)),
        active=tuple(each for each in range(1, seats + 1) if each not in out),
        step=step,
        seat=seat,
    )


def after(position: Position, *plies: str) -> Stranded:
    """The position after `plies`, as a record would write them."""
    for ply in plies:
        position = advance(position, read_recorded(ply, position))
    assert isinstance(position, Stranded)
    return position


def may(position: Position) -> list[str]:
    """The legal plies, in alphabetical order."""
    return sorted(str(ply) for ply in legal(position))


def each(word: str, columns: Iterable[str] | str) -> list[str]:
    """`each("take", "a1 b2")` is `["take a1", "take b2"]`, in alphabetical order."""
    return sorted(f"{word} {column}" for column in (columns.split() if isinstance(columns, str) else columns))


def to_act(position: Position) -> int | None:
    """The seat to act; 0 is chance, None the end."""
    return seat_to_act(position)


def towers(position: Stranded) -> list[str | None]:
    """Where the towers stand, seat 1's first."""
    return [position.spot(seat) for seat in range(1, position.seats + 1)]


def chances(position: Stranded) -> dict[str, int]:
    """What chance may bring, with its weights."""
    turn = position.turn()
    assert isinstance(turn, Chance)
    return {str(ply): weight for ply, weight in zip(turn.plies, turn.weights, strict=True)}


def laid(seats: int, blacks: str = "2", caps: tuple[str, ...] = ("rb", "yg") * 12) -> Stranded:
    """A new game with its caps laid, column by column."""
    lines = (f"caps {column} {pair}" for column, pair in zip(COLUMNS, caps, strict=False))
    return after(GAME.new(seats, {"blacks": blacks}), *lines)
