"""The row of cards of Stranded on Mars, as a table drawn with characters."""

from __future__ import annotations

from render.kit.numbers import minus
from render.kit.words import clip
from render.mars.scenes import ability_of
from render.mars.words.speech import Speech
from rules.mars import Mars
from rules.mars.cards import VALUES
from rules.mars.row import Faceup

_NAME, _DOES = 18, 11
"""How many characters a name and an ability may have."""


def table(say: Speech, here: Mars) -> list[str]:
    """One line for each card of the row: its place, name, printed value, ability, and marks."""
    lines = list[str]()
    for place, card in enumerate(here.row, 1):
        name = clip(say.name(card.code), _NAME)
        does = _does(say, card.code)
        lines.append(f"{place:>2} {name:<{_NAME}} {minus(VALUES[card.code]):>2} {does:<{_DOES}} {marks(say, card)}")
    return lines


def marks(say: Speech, card: Faceup) -> str:
    """What was done to a card of the row, as letters."""
    letters = say.mars.letter_doubled(), say.mars.letter_used(), say.mars.letter_free()
    flags = zip(letters, (card.doubled, card.used, card.free), strict=True)
    return "".join(letter for letter, holds in flags if holds)


def _does(say: Speech, code: str) -> str:
    """What a card does, in few characters."""
    ability = ability_of(code)
    if ability is None:
        return ""
    does = say.labels.does[ability]
    return does if len(does) <= _DOES else clip(say.labels.brief[ability], _DOES)
