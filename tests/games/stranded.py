"""Stranded, as the suite has to know it."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping

from rules import stranded
from rules.core import Played
from rules.stranded import COLUMNS, PRINTED, Step, Stranded
from tests.games.kit import Kit, Sample, Truth
from tests.games.places import steps, straight, verbs


def shows(here: Stranded, square: str) -> str:
    return stranded_words[(here.caps(square) or PRINTED[square])[-1]]


stranded_words = {"r": "red", "b": "blue", "y": "yellow", "g": "green"}


def over_the_hole(one: str, other: str) -> bool:
    """Whether c3 lies on the straight line between two columns: the way over it is as long as the way without it."""
    whole, first, second = (max(steps(*ends)) for ends in ((one, other), (one, "c3"), ("c3", other)))
    return straight(one, other) and straight(one, "c3") and straight("c3", other) and first + second == whole


TRUTHS: Mapping[str, Truth] = {
    r"c3 is the hole \(ST-1\)\.": lambda _, words: "c3" in words,
    r"(\w+) isn’t on the board, which goes from a1 to e5 \(ST-1\)\.": lambda _, __, at: at not in {*PRINTED, "c3"},
    r"The (\w+) tower is already taken \(ST-7\)\.": lambda here, _, color: (
        color in map(stranded_words.get, here.colors)
    ),
    r"First choose a tower \(ST-7\)\.": lambda here, _: verbs(here) == {"tower"},
    r"First place your tower on a corner \(ST-8\)\.": lambda here, _: verbs(here) == {"corner"},
    r"First name a colour for this turn \(ST-10\)\.": lambda here, _: verbs(here) == {"color"},
    r"First decide where the (\w+) tower goes \(ST-16\)\.": lambda here, _, color: (
        verbs(here) <= {"put", "leave"} and stranded_words[here.colors[here.jumped[0] - 1]] == color
    ),
    r"This turn’s colour is already (\w+) \(ST-9\)\.": lambda here, _, color: stranded_words[here.color] == color,
    r"You’ve already placed your tower \(ST-8\)\.": lambda here, _: here.spot(here.seat) in PRINTED,
    r"You haven’t jumped a tower that you could move \(ST-16\)\.": lambda here, _: not here.jumped,
    r"First take a (\w+) cap \(ST-11\)\.": lambda here, _, color: (
        verbs(here) == {"take"} and stranded_words[here.color] == color
    ),
    r"Your tower must go to bare (\w+) ground now \(ST-18\)\.": lambda here, _, color: (
        verbs(here) == {"strand"} and stranded_words[here.color] == color
    ),
    r"You can still reach a (\w+) cap, so you’re not stranded \(ST-19\)\.": lambda here, words, color: (
        words[0] == "strand" and verbs(here) == {"move"} and stranded_words[here.color] == color
    ),
    r"Your tower must move to a (\w+) cap now \(ST-12\)\.": lambda here, _, color: (
        verbs(here) == {"move"} and stranded_words[here.color] == color
    ),
    r"(\w+) isn’t a corner \(ST-8\)\.": lambda _, __, at: at not in stranded.CORNERS,
    r"There’s (?:already )?a tower on (\w+) \(ST-(?:8|15|16)\)\.": lambda here, _, at: at in here.spots,
    r"There’s a tower on (\w+), so you can’t take its cap \(ST-11\)\.": lambda here, _, at: (
        at in here.spots and here.caps(at)
    ),
    r"There’s no cap on (\w+) \(ST-11\)\.": lambda here, _, at: not here.caps(at),
    r"(\w+) shows (\w+), but this turn’s colour is (\w+) \(ST-1[12]\)\.": lambda here, _, at, shown, color: (
        shows(here, at) == shown != color == stranded_words[here.color]
    ),
    r"Your tower is already there \(ST-12\)\.": lambda here, words: here.spot(here.seat) in words,
    r"There’s no cap on (\w+), and you can still reach a (\w+) cap \(ST-19\)\.": lambda here, _, at, color: (
        not here.caps(at) and verbs(here) == {"move"} and stranded_words[here.color] == color
    ),
    r"There’s a cap on (\w+), but your tower must go to bare ground now \(ST-18\)\.": lambda here, _, at: (
        here.caps(at) and verbs(here) == {"strand"}
    ),
    r"The hole is between (\w+) and (\w+)\. Your tower can’t cross it \(ST-14\)\.": (
        lambda here, _, one, at: here.spot(here.seat) == one and over_the_hole(one, at)
    ),
    r"(\w+) isn’t in a straight line from (\w+) \(ST-13\)\.": lambda here, _, at, one: (
        here.spot(here.seat) == one and not straight(one, at)
    ),
    r"There’s no cap on (\w+) for the tower to stand on \(ST-16\)\.": lambda here, _, at: not here.caps(at),
}


def a_turn(step: Step, color: str = "r", **more: object) -> Stranded:
    stacks = dict.fromkeys(COLUMNS, "r") | {"a1": "b", "b5": "", "e5": ""}
    return Stranded(
        seats=2,
        blacks=1,
        stacks=tuple(stacks[column] for column in COLUMNS),
        colors=("b", "g"),
        spots=("b3", "e1"),
        active=(1, 2),
        step=step,
        seat=1,
        color=color,
        **more,  # type: ignore[arg-type]
    )


SAMPLES = [
    Sample(a_turn(Step.TOWER), "tower b", "The blue tower is already taken (ST-7)."),
    Sample(a_turn(Step.PUT, jumped=(2,)), "put b5", "There’s no cap on b5 for the tower to stand on (ST-16)."),
    Sample(a_turn(Step.MOVE), "move d3", "The hole is between b3 and d3. Your tower can’t cross it (ST-14)."),
]


def typed(_here: Stranded, _dice: random.Random) -> Iterator[list[str]]:
    """What is said of a jumped tower when none was jumped."""
    yield from (["put"], ["leave"])


def harm(seat: int, each: Played[Stranded]) -> Iterator[str]:
    """A jumped tower is moved."""
    if isinstance(each.ply, stranded.Put) and each.before.jumped[0] == seat:
        yield rf"(ME’s tower (and moving it to|\(moved to)|moved ME’s tower to) {each.ply.column}"


KIT = Kit(
    key="stranded",
    truths=TRUTHS,
    samples=SAMPLES,
    typed=typed,
    room=48,
    board_options=["blacks"],
    advised=("Start ", "Take ", "Choose a colour: ", "Move ", "Get stranded ", "Put it ", "Leave it"),
    lessons={"Jump a tower": r"jumping \*\*Opponent\*\*’s tower"},
    harm=harm,
    rare=["two groups in a menu"],
)
