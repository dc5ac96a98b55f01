"""The row of cards of Stranded on Mars, as a table drawn with characters."""

from __future__ import annotations

from render.kit.numbers import minus
from render.kit.words import clip
from render.mars.scenes import ability_of
from render.mars.words.labels import ENGLISH
from render.mars.words.speech import name
from rules.mars import Mars
from rules.mars.cards import VALUES

_NAME = 18


def table(here: Mars) -> list[str]:
    """One line for each card of the row: its place, name, printed value, ability, and marks."""
    lines = ["Row (d doubled, u used, f free):"]
    for place, card in enumerate(here.row, 1):
        ability = ability_of(card.code)
        does = ENGLISH.does[ability] if ability else ""
        flags = zip("duf", (card.doubled, card.used, card.free), strict=True)
        marks = "".join(letter for letter, holds in flags if holds)
        lines.append(
            f"{place:>2} {clip(name(card.code), _NAME):<{_NAME}} {minus(VALUES[card.code]):>2} {does:<11} {marks}"
        )
    return lines
