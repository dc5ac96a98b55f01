"""The type of the words in the picture of Stranded on Mars. The words themselves are in `words/labels.py`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from msgspec import Struct

from rules.mars.cards import Phase
from rules.mars.state import Line


class Title(NamedTuple):
    """The words on a card."""

    name: str
    """The name of the card; on a hazard, the name of the hazard."""

    flavour: str
    """The line in small print."""

    knowledge: str = ""
    """The name of the knowledge card that a hazard becomes once it is beaten; empty for other cards."""


class Labels(Struct, frozen=True, eq=False):
    """The words in the picture in one language. Texts with `{}` are formatted with a number."""

    titles: Mapping[str, Title]
    """The cards, by code."""

    phases: Mapping[Phase, str]
    does: Mapping[str, str]
    """What abilities do, and what aging cards do by themselves (MA-1, MA-4), in about two words."""

    brief: Mapping[str, str]
    """Shorter words for those abilities whose words in `does` are too long for a small card."""

    chapters: Mapping[str, str]
    """The texts of the Final Chapters that have one (MA-5)."""

    piles: Mapping[str, str]
    """The names of the piles, by key."""

    lines: Mapping[Line, str]
    """The lines of a score (MA-37)."""

    sum: str
    """Below the sum of the cards in a fight."""

    value: str
    """Below the value that the sum must reach."""

    free: tuple[str, str]
    """After the number of free cards left: for one, and for other numbers."""

    beaten: str
    """On a hazard or chapter that was beaten."""

    score: str
    """Before the final score."""

    so_far: str
    """Before the score of a running game."""

    won: str
    """The heading of the score after a win."""

    lost: str
    """The heading of the score after a loss."""

    otherwise: str
    """Instead of a name of which the fonts have no letter."""

    level: str
    missing: str
    """How much is missing from the sum, in a fight."""

    reached: str
    """That the sum is large enough."""

    price: str
    """What each card costs after the free ones."""

    hunger: str
    """What hunger will cost at the end of the fight."""

    budget: str
    """What is left to destroy cards with."""

    stopped: str
    """That a stop card forbids free cards."""

    stopped_game: str
    """That the table has ended the game."""

    lost_fight: str
    gained: str
    """In a replay: life gained."""

    paid: str
    """In a replay: life paid for a lost fight."""

    paid_hunger: str
    """In a replay: life paid for hunger."""

    unpaid: str
    """In a replay: life that was needed and not there."""

    doing: Mapping[str, str]
    """What the player must choose for an ability, by ability or step."""

    again: str
    """How often an ability can go on."""

    def free_cards(self, number: int) -> str:
        """`free card` or `free cards`."""
        return self.free[number != 1]

    def pending(self, ability: str, left: int) -> str:
        """What the player must choose for an ability, and how often the ability can go on if more than once."""
        doing = self.doing[ability]
        return f"{doing} ({self.again.format(left)})" if left > 1 else doing
