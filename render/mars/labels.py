"""The words that the picture of Stranded on Mars is given: what they are for, and no word of any language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from msgspec import Struct

from rules.mars.cards import Phase
from rules.mars.state import Line


class Title(NamedTuple):
    """What stands on a card. Of a hazard, `name` is the hazard, and `knowledge` what it becomes once beaten."""

    name: str
    flavour: str
    knowledge: str = ""


class Labels(Struct, frozen=True, eq=False):
    """The words of one language. Those with `{}` take a number."""

    titles: Mapping[str, Title]
    phases: Mapping[Phase, str]
    does: Mapping[str, str]
    """What abilities do, and what aging cards do by themselves (MA-1, MA-4), in two words."""

    brief: Mapping[str, str]
    """The same in one word, where two are too long for a small card."""

    chapters: Mapping[str, str]
    """The texts of the Final Chapters that have one (MA-5)."""

    piles: Mapping[str, str]
    lines: Mapping[Line, str]
    """The lines of a score (MA-37)."""

    sum: str
    value: str
    free: tuple[str, str]
    """Of one, and of several."""

    beaten: str
    score: str
    so_far: str
    won: str
    lost: str
    otherwise: str
    level: str
    missing: str
    reached: str
    price: str
    hunger: str
    budget: str
    stopped: str
    stopped_game: str
    lost_fight: str
    gained: str
    paid: str
    paid_hunger: str
    unpaid: str
    doing: Mapping[str, str]
    """What an ability under way asks for."""

    again: str

    def free_cards(self, number: int) -> str:
        """`free card` or `free cards`."""
        return self.free[number != 1]

    def pending(self, ability: str, left: int) -> str:
        """What an ability under way asks for, with how often it may still go on."""
        doing = self.doing[ability]
        return f"{doing} ({self.again.format(left)})" if left > 1 else doing
