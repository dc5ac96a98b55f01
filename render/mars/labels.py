"""The words in the picture of Stranded on Mars. They are made in `words/labels.py`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, NamedTuple

from msgspec import Struct

from rules.mars.cards import Phase
from rules.mars.state import Line

if TYPE_CHECKING:
    from words.messages import MarsWords


class Title(NamedTuple):
    """The words on a card."""

    name: str
    """The name of the card; on a hazard, the name of the hazard."""

    flavour: str
    """The line in small print."""

    knowledge: str = ""
    """The name of the knowledge card that a hazard becomes once it is beaten; empty for other cards."""


class Labels(Struct, frozen=True, eq=False):
    """The words in the picture in one language."""

    say: MarsWords
    """The words that depend on numbers, and those that are needed in one place only (`picture-…`)."""

    titles: Mapping[str, Title]
    """The cards, by code."""

    phases: Mapping[Phase, str]
    does: Mapping[str, str]
    """What abilities do, and what aging cards do by themselves (MA-1, MA-4), in about two words."""

    brief: Mapping[str, str]
    """The same for small cards."""

    chapters: Mapping[str, str]
    """The texts of the Final Chapters that have one (MA-5)."""

    piles: Mapping[str, str]
    """The names of the piles, by key."""

    lines: Mapping[Line, str]
    """The lines of a score (MA-37)."""

    doing: Mapping[str, str]
    """What the player must choose for an ability, by ability or step."""

    otherwise: str
    """Instead of a name of which the fonts have no letter."""

    def pending(self, ability: str, left: int) -> str:
        """What the player must choose for an ability, and how often the ability can go on if more than once."""
        doing = self.doing[ability]
        return self.say.picture_doing_left(doing=doing, left=left) if left > 1 else doing

    @property
    def sums(self) -> tuple[str, str]:
        """The words below the sum of the cards in a fight, and below the value that it must reach."""
        return self.say.picture_sum(), self.say.picture_needed()

    def free_cards(self, number: int) -> str:
        """`1 free card` or `2 free cards`."""
        return self.say.picture_free(free=number)
