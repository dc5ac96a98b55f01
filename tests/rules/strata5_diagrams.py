"""Positions of Strata 5 as diagrams, so that a test is a picture and a sentence.

A diagram has a line a rank, the highest first, and a word a space, file a first: its level (`.` for the bare board),
then the pawn that stands there, `r` red (seat 1) or `b` black (seat 2) with its number. Trapped pawns do not show.

    1   1   .   .   1   1
    1   1   .   .   1   1
    .   .   .   .   .   .
    .   .   .   .   .   .
    1   1   2   2   1   1
    1r4 1   2   2b3 1   1

How it was built stands beside it, for a diagram does not say: `c1` is a block that falls on that place, whether or not
the rules allow it, and `r4@a1` a pawn put on what is there by then, which later blocks trap. The Starting Blocks lie
there already.
"""

from __future__ import annotations

from msgspec.structs import replace

from rules.core import Choice, Outcome, Over, Position, advance
from rules.notation import legal, read_recorded
from rules.strata5.plies import Pawn
from rules.strata5.position import Step, Strata5
from rules.strata5.structure import cornered

CHEQUERED = "c1 c1 a3 a3 c3 e3 e3 c5 c5"
"""With the corners, every place is one block's or lies across neighbours of different heights."""
FULL = f"{CHEQUERED} {'c1 ' * 3} {'a3 ' * 3} {'e3 ' * 3} {'c5 ' * 3} {'c3 ' * 4} a5 e5 e5"
"""All 32 blocks: the corners of red stand alone between stacks of five."""
SUMMIT = "c1 c1 c1 c1 c1 e1 e1 e1 a1 a1 a1"
"""The fifth level on c and d, the fourth on both sides of it."""

PARTS = {1: Step.FIRST, 2: Step.SECOND, 3: Step.BLOCK}


def table(
    built: str,
    diagram: str = "",
    *,
    size: int = 6,
    seat: int = 1,
    part: int = 1,
    moved: str | None = None,
    hands: tuple[str, str] = ("2", "2"),
    idle: int = 0,
) -> Strata5:
    """The position that `built` makes, where `seat` is to do `part`: 1 the first pawn, 2 the second, 3 the block.

    `hands` holds the numbers in each hand. With a diagram the board has as many ranks as that, and must look like it.
    """
    ranks = [line.split() for line in diagram.strip().splitlines()]
    structure = cornered(len(ranks) or size)
    pawns: dict[str, Pawn] = {}
    trapped: list[Pawn] = []
    for word in built.split():
        who, _, where = word.rpartition("@")
        if who:
            pawns[where] = Pawn(where, structure.level(where), " rb".index(who[0]), int(who[1:]))
        else:
            level = structure.resting_level(where, structure.board.mask(*pawns))
            structure = structure.with_block(where, level)
            trapped += [pawns.pop(space) for space in structure.covered_by(where) if space in pawns]
    red, black = (tuple(sorted(map(int, hand.split()))) for hand in hands)
    index = structure.board.index
    standing = tuple(sorted(pawns.values(), key=lambda pawn: index[pawn.space]))
    here = Strata5(
        seats=2,
        number=1,
        structure=structure,
        hands=(red, black),
        pawns=standing,
        trapped=tuple(sorted(trapped, key=lambda pawn: (index[pawn.space], pawn.level))),
        seat=seat,
        step=PARTS[part],
        moved=moved,
        idle=idle,
        history=((seat, standing, (red, black)),),
    )
    assert shown(here) == "\n".join(" ".join(words) for words in ranks) or not diagram, f"it looks so:\n{shown(here)}"
    return here


def shown(position: Strata5) -> str:
    """The position as a diagram, with one space between the words."""
    words = {space: str(level or ".") for space, level in position.structure.levels.items()}
    for pawn in position.pawns:
        words[pawn.space] += f"{'rb'[pawn.seat - 1]}{pawn.number}"
    files, ranks = "abcdefghij"[: position.size], range(position.size, 0, -1)
    return "\n".join(" ".join(words[f"{file}{rank}"] for file in files) for rank in ranks)


def after(position: Position, *plies: str) -> Strata5:
    """The position after `plies`, as a record would write them; one string may hold several with commas between."""
    for ply in ", ".join(plies).split(", "):
        position = advance(position, read_recorded(ply, position))
    assert isinstance(position, Strata5)
    return position


def at(position: Strata5, part: int, seat: int | None = None) -> Strata5:
    """The same position at another part of a turn, or in another seat's turn."""
    return replace(position, step=PARTS[part], seat=seat or position.seat, moved=None)


def waits(position: Position) -> tuple[int, str]:
    """The seat to act, and what it is asked for: `first pawn`, `second pawn` or `block`."""
    assert isinstance(position, Strata5)
    turn = position.turn()
    assert isinstance(turn, Choice)
    return turn.seat, position.step.value


def ends(position: Position, start: str) -> str:
    """Where the pawn on the space `start`, or one with the number `start` from hand, may go, by file and rank."""
    return " ".join(word for first, word in (str(ply).split() for ply in legal(position)) if first == start)


def places(position: Position) -> str:
    """The places where a block may be laid, by file and rank."""
    return ends(position, "block")


def outcome(position: Position) -> Outcome:
    """How the game ended."""
    turn = position.turn()
    assert isinstance(turn, Over)
    return turn.outcome


def won(position: Position) -> tuple[tuple[int, ...], str]:
    """Who won and why."""
    return outcome(position).winners, outcome(position).reason
