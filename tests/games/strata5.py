"""Strata 5, as the suite has to know it."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping

from msgspec.structs import replace

from rules import grid
from rules.core import Played
from rules.notation import legal
from rules.strata5 import plies
from rules.strata5.position import Step as Part
from rules.strata5.position import Strata5
from tests.games.kit import Kit, Sample, Truth
from tests.games.places import steps, verbs
from tests.rules.strata5_diagrams import at, table


def walks(here: Strata5, word: str) -> set[str]:
    """Where what `word` names can end."""
    return {str(ply).split()[1] for ply in legal(here) if str(ply).split()[0] == word}


def cleared(here: Strata5, word: str) -> Strata5:
    """The position with every pawn lifted off the board but the one on the space `word`."""
    return replace(here, pawns=tuple(pawn for pawn in here.pawns if pawn.space == word), moved=None)


def level(here: Strata5, space: str) -> int:
    return max(
        [block.level for block in here.structure.blocks if space in here.structure.covered_by(block.place)] or [0]
    )


def heights(here: Strata5, place: str) -> list[int]:
    return sorted(level(here, space) + (here.pawn_on(space) is not None) for space in four(place))


def four(place: str) -> list[str]:
    file, rank = grid.place(place)
    return [grid.name(file + across, rank + up) for across in (0, 1) for up in (0, 1)]


def pieces_under(here: Strata5, place: str) -> int:
    """How many pieces a block would rest on (S5-19)."""
    m, found = heights(here, place)[-1], set[object]()
    for space in four(place):
        pawn = here.pawn_on(space)
        if level(here, space) + (pawn is not None) == m:
            blocks = [block for block in here.structure.blocks if space in four(block.place)]
            found.add(pawn or max(blocks))
    return len(found)


def beside_the_ground(here: Strata5, place: str) -> bool:
    built = {space for block in here.structure.blocks if block.level == 1 for space in four(block.place)}
    return any(sum(steps(one, other)) == 1 for one in four(place) for other in built)


def pawn_of(here: Strata5, at: str, number: str, mine: bool = True) -> bool:
    pawn = here.pawn_on(at)
    return pawn is not None and (pawn.seat == here.seat) == mine and pawn.number == int(number)


TRUTHS: Mapping[str, Truth] = {
    r"(\w+) isn’t on the board, which goes from a1 to (\w+) \(S5-1\)\.": lambda here, _, at, last: (
        max(grid.place(at)) >= here.size == grid.place(last)[0] + 1
    ),
    r"Move a first pawn before you lay a block \(S5-7\)\.": lambda here, _: here.step is Part.FIRST,
    r"Move a second pawn before you lay a block \(S5-7\)\.": lambda here, _: here.step is Part.SECOND,
    r"Now you must lay a block \(S5-7\)\.": lambda here, _: verbs(here) == {"block"},
    r"You don’t have a (\d+)…? in hand \(S5-14\)\.": lambda here, _, number: int(number) not in here.hand(here.seat),
    r"Your Starting Blocks have no open space left, so no pawn can enter \(S5-14\)\.": lambda here, _: (
        not any(legal_entries(cleared(here, ""), number) for number in (2, 3, 4, 5, 6))
    ),
    r"Every open space of your Starting Blocks is occupied, so no pawn can enter \(S5-14\)\.": lambda here, _: (
        all(here.pawn_on(space) for space in here.open_spaces(here.seat)) and here.open_spaces(here.seat)
    ),
    r"Your (\d) can’t take (\d) steps from your Starting Blocks right now \(S5-14\)\.": lambda here, _, number, __: (
        not walks(here, number)
    ),
    r"Other pawns block every path for your (\d) to (\w+) \(S5-12\)\.": lambda here, _, number, at: (
        at in legal_entries(cleared(here, ""), int(number)) and at not in walks(here, number)
    ),
    r"A pawn from hand can’t reach (\w+) in (\d) steps \(entering is the first\) \(S5-14\)\.": (
        lambda here, _, at, number: at not in legal_entries(cleared(here, ""), int(number))
    ),
    r"Your (\d) on (\w+) is trapped for good \(S5-22\)\.": lambda here, _, number, at: (
        any((pawn.space, pawn.seat, pawn.number) == (at, here.seat, int(number)) for pawn in here.trapped)
        and here.pawn_on(at) is None
    ),
    r"There’s no pawn on (\w+) \(S5-15\)\.": lambda here, _, at: here.pawn_on(at) is None,
    r"The pawn on (\w+) is your opponent’s \(S5-4\)\.": lambda here, _, at: here.pawn_on(at).seat != here.seat,
    r"The pawn on (\w+) has already moved\. Your second pawn must be a different one \(S5-8\)\.": lambda here, _, at: (
        here.moved == at and here.step is Part.SECOND
    ),
    r"A pawn can’t end on the space it started from \(S5-11\)\.": lambda _, words: len(set(words)) < len(words),
    r"Your (\d) on (\w+) is locked: it has no (\d)-step path \(S5-10\)\.": (
        lambda here, _, number, at, again: (
            number == again and pawn_of(here, at, number) and not walks(cleared(here, at), at)
        )
    ),
    r"Other pawns block your (\d) on (\w+): it can’t move right now \(S5-12\)\.": lambda here, _, number, at: (
        pawn_of(here, at, number) and bool(walks(cleared(here, at), at)) and not walks(here, at)
    ),
    r"There’s no block on (\w+), and pawns can only stand on blocks \(S5-10\)\.": lambda here, _, at: (
        not level(here, at)
    ),
    r"Your own pawn is on (\w+) \(S5-12\)\.": lambda here, _, at: here.pawn_on(at).seat == here.seat,
    r"(\w+) is at least (\d+) steps from (\w+), but a (\d) takes exactly (\d) \(S5-9\)\.": (
        lambda here, _, at, far, one, number, again: (
            sum(steps(one, at)) == int(far) > int(number) == int(again) and pawn_of(here, one, number)
        )
    ),
    r"A (\d) takes exactly (\d) steps, but (\w+) is always an (odd|even) number of steps from (\w+) \(S5-9\)\.": (
        lambda here, _, number, again, at, parity, one: (
            ("even", "odd")[sum(steps(one, at)) % 2] == parity != ("even", "odd")[int(number) % 2]
            and number == again
            and pawn_of(here, one, number)
        )
    ),
    r"Other pawns block every (\d)-step path from (\w+) to (\w+) \(S5-12\)\.": (
        lambda here, _, number, one, at: (
            pawn_of(here, one, number) and at in walks(cleared(here, one), one) and at not in walks(here, one)
        )
    ),
    r"There’s no (\d)-step path from (\w+) to (\w+)\. A pawn stays on blocks, climbs or drops at most 1 level per "
    r"step, and visits no space twice \(S5-10, S5-11\)\.": (
        lambda here, _, number, one, at: pawn_of(here, one, number) and at not in walks(cleared(here, one), one)
    ),
    r"A block is named by its lower left space\. At (\w+) it would hang over the edge \(S5-17\)\.": (
        lambda here, _, at: max(grid.place(at)) == here.size - 1
    ),
    r"On the bare board, a block must lie beside another one on level 1\. At (\w+) it wouldn’t \(S5-18\)\.": (
        lambda here, _, at: heights(here, at) == [0, 0, 0, 0] and not beside_the_ground(here, at)
    ),
    r"At (\w+) the block would be on level (\d), but the highest level is 5 \(S5-20\)\.": lambda here, _, at, on: (
        heights(here, at)[-1] + 1 == int(on) > 5
    ),
    r"At (\w+) only ([12]) of the block’s 4 spaces reach(?:es)? level (\d), "
    r"but at least 3 must \(S5-19\)\.": lambda here, _, at, many, m: (
        heights(here, at)[-1] == int(m) and heights(here, at).count(int(m)) == int(many)
    ),
    r"At (\w+) the block would rest on a single one\. "
    r"It needs at least 2 pieces \(blocks or pawns\) under it \(S5-19\)\.": lambda here, _, at: (
        pieces_under(here, at) == 1
    ),
}


def legal_entries(here: Strata5, number: int) -> set[str]:
    """Where a pawn with this number could end that entered now."""
    hands = ((number,), here.hand(2)) if here.seat == 1 else (here.hand(1), (number,))
    return walks(replace(here, hands=hands, step=Part.FIRST), str(number))


SAMPLES = [
    Sample(
        table("a1 e1 c3 r3@c3"), "2 a1", "Your Starting Blocks have no open space left, so no pawn can enter (S5-14)."
    ),
    Sample(
        at(table("c1 c1 c1 c1 c1"), 3),
        "block c1",
        "At c1 the block would be on level 6, but the highest level is 5 (S5-20).",
    ),
    Sample(
        table("r3@a1 r3@a2 r3@b1 r3@b2 r3@e1 r3@e2 r3@f1 r3@f2"),
        "2 a2",
        "Every open space of your Starting Blocks is occupied, so no pawn can enter (S5-14).",
    ),
]


def typed(here: Strata5, dice: random.Random) -> Iterator[list[str]]:
    """Pawns of the board or of a hand to any space, and blocks anywhere."""
    squares = [grid.name(dice.randrange(10), dice.randrange(10)) for _ in range(6)]
    own = [pawn.space for pawn in here.pawns if pawn.space] or squares
    yield from ([dice.choice(own), square] for square in squares)
    yield from (["block", square] for square in squares)
    yield from ([dice.choice("23456"), square] for square in squares)


def harm(seat: int, each: Played[Strata5]) -> Iterator[str]:
    """A pawn is captured or trapped."""
    ply, before = each.ply, each.before
    match ply:
        case plies.Move() | plies.Enter() if (captured := before.captured_by(ply)) is not None:
            if captured.seat == seat:
                yield rf"to {ply.end}.*, capturing ME’s {captured.number}"
        case plies.Block():
            numbers = sorted(pawn.number for pawn in before.trapped_by(ply) if pawn.seat == seat)
            if numbers:
                yield rf"on {ply.place}, trapping .*ME’s {numbers[0]}"


KIT = Kit(
    key="strata5",
    truths=TRUTHS,
    samples=SAMPLES,
    typed=typed,
    size=10,
    room=48,
    board_options=["size"],
    advised=("Move the ", "Bring in the ", "Lay a block on "),
    lessons={
        "Bring in a pawn": r"brought in the 3",
        "Build upwards": r"laid a block .*\(level 2\)",
        "Capture": r"capturing",
        "Win": r"\(level 5\)",
    },
    harm=harm,
    rare=["a turn with one choice", "a choice on a button"],
)
