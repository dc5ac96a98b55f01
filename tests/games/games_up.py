"""The Game's Up!, as the suite has to know it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence

from rules.catalogue import GAMES
from rules.core import Played, advance
from rules.games_up import PIECE_TAKES, SEVEN, STACK_TAKES, First, GamesUp, Move
from tests.games.kit import Kit, Sample, Truth
from tests.games.places import middle, steps, straight, verbs
from tests.rules.games_up_diagrams import alone


def next_to(one: str, other: str) -> bool:
    return max(steps(one, other)) == 1


def mine(here: GamesUp, words: Sequence[str]) -> bool:
    return here.owner(words[0]) == here.seat


def takes(here: GamesUp, words: Sequence[str], face: str, prey: str) -> bool:
    stack = here.stack(words[0])
    able = (STACK_TAKES if len(stack) > 1 else PIECE_TAKES)[SEVEN - stack[-1].face]
    top = here.top(words[1])
    return top is not None and int(face) == SEVEN - stack[-1].face and int(prey) == top.face and top.face in able


TRUTHS: Mapping[str, Truth] = {
    r"(\w+) isn’t on the board, which goes from a1 to f6 \(GU-1\)\.": lambda _, __, at: not re.match("[a-f][1-6]$", at),
    r"(\w+) is empty \(GU-7\)\.": lambda here, _, at: not here.stack(at),
    r"The stack on (\w+) is your opponent’s\. You can only move their single pieces \(GU-7\)\.": (
        lambda here, _, at: len(here.stack(at)) > 1 and here.owner(at) != here.seat
    ),
    r"The piece or stack on (\w+) has nowhere to go right now \(GU-9 to GU-12\)\.": lambda here, _, at: (
        at not in verbs(here)
    ),
    r"The piece or stack on (\w+) is already there \(GU-9\)\.": lambda _, words, at: words[:2] == [at, at],
    r"(\w+) is too far from (\w+), or not in a straight line \(GU-9\)\.": lambda _, __, at, one: (
        max(steps(one, at)) > 2 or not straight(one, at)
    ),
    r"Stacks move one square at a time \(GU-9\)\.": lambda here, words: (
        len(here.stack(words[0])) > 1 and max(steps(*words[:2])) > 1
    ),
    r"You can only leap over a piece of the same colour, and there’s none on (\w+) \(GU-9\)\.": (
        lambda here, words, over: (
            middle(*words[:2]) == over and not next_to(*words[:2]) and here.owner(over) != here.owner(words[0])
        )
    ),
    r"You can’t move straight back from (\w+) to (\w+) \(GU-11\)\.": lambda here, _, one, at: (
        f"{one} {at}" in map(str, here.closed)
    ),
    r"(\w+) holds a piece or stack of the same colour \(GU-10\)\.": lambda here, words, at: (
        here.owner(at) == here.owner(words[0])
    ),
    r"Your opponent’s pieces can only move to an empty square \(GU-12\)\.": lambda here, words: (
        not mine(here, words) and here.stack(words[1])
    ),
    r"The stack’s bottom piece would land on one of the same colour \(GU-16\)\.": lambda here, words: (
        here.alternating and here.stack(words[0])[0].owner == here.owner(words[1])
    ),
    r"It would turn to (\d), which can’t capture a (\d) \(GU-1[34]\)\.": lambda here, words, face, prey: (
        mine(here, words) and here.stack(words[1]) and not takes(here, words, face, prey)
    ),
}


def starting() -> GamesUp:
    """The Game's Up! with the lot drawn."""
    here = advance(GAMES["games_up"].new(2), First(1))
    assert isinstance(here, GamesUp)
    return here


SAMPLES = [
    Sample(
        alone("a1=b2r5 a2=b2 f6=b1", stacks="alternating"),
        "a1 a2",
        "The stack’s bottom piece would land on one of the same colour (GU-16).",
    ),
    Sample(starting(), "a5 g4", "g4 isn’t on the board, which goes from a1 to f6 (GU-1)."),
]


def harm(seat: int, each: Played[GamesUp]) -> Iterator[str]:
    """A piece is moved or captured."""
    ply, before = each.ply, each.before
    if not isinstance(ply, Move):
        return
    moved, taken = before.stack(ply.start), before.outlook(ply).taken
    if len(moved) == 1 and moved[0].owner == seat:
        yield rf"moved ME’s {moved[0].face} from {ply.start} .*to {ply.end}"
    if taken and taken[-1].owner == seat:
        yield rf"to {ply.end} .*captured ME’s {f'stack of {len(taken)}' if len(taken) > 1 else taken[0].face}"


KIT = Kit(
    key="games_up",
    truths=TRUTHS,
    samples=SAMPLES,
    room=24,
    advised=("Move the piece on ", "Move the stack on "),
    lessons={
        "Whatever moves turns over": r"Zoe\*\* moved a \d .*\(turned to 6\)",
        "Capture": r"and captured",
        "Capture a whole stack": r"to a4 .* and captured \*\*Opponent\*\*’s stack",
    },
    harm=harm,
    rare=["a turn with one choice", "a choice on a button"],
)
