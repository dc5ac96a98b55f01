"""The cards: codes, values, abilities and numbers (MA-1 to MA-5). Their titles are in `words/en/mars.ftl`."""

from __future__ import annotations

from enum import IntEnum
from typing import NamedTuple


class Phase(IntEnum):
    """The three phases, which decide about the values of hazards, and the Final Chapters after them (MA-11)."""

    GREEN = 0
    YELLOW = 1
    RED = 2
    FINAL = 3


class Kind(NamedTuple):
    """A kind of hazard."""

    free: int
    """The number of free cards."""

    values: tuple[int, int, int]
    """The values in the green, yellow and red phase."""

    knowledge: int
    """The value of the knowledge that it becomes."""


KINDS = {
    "h1": Kind(1, (0, 1, 3), 0),
    "h2": Kind(2, (1, 3, 6), 1),
    "h3": Kind(3, (2, 5, 8), 2),
    "h4": Kind(4, (4, 7, 11), 3),
    "h5": Kind(5, (5, 9, 14), 4),
}
"""The five kinds of hazards (MA-3)."""

PLAIN_KNOWLEDGE = {"h2.plain": 2}
"""The values of knowledge that differ from those of their kinds (MA-3)."""

_KNOWLEDGE = {
    "h1": {"life1": 2, "card2": 2, "swap2": 2, "copy": 1, "destroy": 1, "under": 1, "step": 1},
    "h2": {"life1": 2, "double": 1, "copy": 1, "destroy": 1, "under": 1, "plain": 2},
    "h3": {"life1": 1, "card1": 1, "sort": 1, "swap1": 1, "double": 1, "destroy": 1},
    "h4": {"card1": 1, "sort": 1, "swap1": 1, "destroy": 1},
    "h5": {"plain": 2},
}

STARTING = {"s.sharp": 1, "s.focus": 3, "s.weak": 8, "s.meal": 1, "s.daze": 5}
"""The starting deck: the number of cards by code (MA-2)."""

HAZARDS = {f"{kind}.{ability}": count for kind, each in _KNOWLEDGE.items() for ability, count in each.items()}
"""The hazards: the number of cards by code (MA-3)."""

NORMAL_AGING = {"a.daze": 1, "a.dull": 2, "a.numb": 1, "a.fear": 2, "a.hunger1": 1, "a.stop": 1}
"""The aging cards that come first: the number of cards by code (MA-4)."""

HARD_AGING = {"a.hunger2": 1, "a.lost": 1, "a.despair": 1}
"""The aging cards that come when no normal one is left (MA-4)."""

COUNTS = STARTING | HAZARDS | NORMAL_AGING | HARD_AGING
"""The number of all cards by code (MA-2 to MA-4)."""

CODES = tuple(COUNTS)
"""The codes of all cards that can be owned, in the order in which piles count them and plies are listed."""

INDEX = {code: index for index, code in enumerate(CODES)}
"""The index of each code in CODES."""

VALUES: dict[str, int] = {
    "s.sharp": 2,
    "s.focus": 1,
    "s.weak": 0,
    "s.meal": 0,
    "s.daze": -1,
    **{code: PLAIN_KNOWLEDGE.get(code, KINDS[code[:2]].knowledge) for code in HAZARDS},
    "a.daze": -1,
    "a.dull": -2,
    "a.numb": -3,
    "a.fear": 0,
    "a.hunger1": 0,
    "a.stop": 0,
    "a.hunger2": 0,
    "a.lost": -4,
    "a.despair": -5,
}
"""The printed value of each card in a row (MA-2 to MA-4)."""

ABILITIES: dict[str, str] = {"s.meal": "life2"} | {code: code[3:] for code in HAZARDS if not code.endswith(".plain")}
"""The ability of each card that has one to use (MA-1). Aging cards have none: theirs act by themselves (MA-20)."""

AGING = frozenset(NORMAL_AGING | HARD_AGING)
"""The codes of the aging cards."""

HUNGER = {"a.hunger1": 1, "a.hunger2": 2}
"""The life that these cards cost at the end of a fight (MA-18)."""

FEAR = "a.fear"
STOP = "a.stop"
NUMB = "a.numb"


class Chapter(NamedTuple):
    """A Final Chapter: its free cards and its value; None if they depend on the game (MA-5)."""

    free: int | None
    value: int | None


CHAPTERS = {
    "f.20": Chapter(6, 20),
    "f.25": Chapter(7, 25),
    "f.30": Chapter(8, 30),
    "f.35": Chapter(9, 35),
    "f.40": Chapter(10, 40),
    "f.toll": Chapter(7, 16),
    "f.half": Chapter(9, 22),
    "f.plus": Chapter(10, 52),
    "f.aged": Chapter(5, None),
    "f.all": Chapter(None, None),
}
"""The Final Chapters (MA-5)."""

TOLL = "f.toll"
HALF = "f.half"
PLUS = "f.plus"
AGED = "f.aged"
ALL = "f.all"


class Level(NamedTuple):
    """What a level of difficulty decides."""

    life: int
    """The life at the start."""

    most: int
    """The maximum of life."""

    aging: bool
    """Whether an aging card is in the deck from the start."""

    numb: bool
    """Whether `a.numb` is in the game."""


LEVELS = {
    1: Level(20, 22, aging=False, numb=False),
    2: Level(20, 22, aging=True, numb=False),
    3: Level(20, 22, aging=True, numb=True),
    4: Level(18, 20, aging=True, numb=True),
}
"""The levels (MA-6)."""


def kind(hazard: str) -> Kind:
    """The kind of a hazard: that of `h3.sort` is the third."""
    return KINDS[hazard[:2]]
