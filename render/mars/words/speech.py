"""Cards, piles and hazards in the English sentences of Stranded on Mars."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence

from render.kit.numbers import minus
from render.kit.words import count, series
from render.mars.scenes import ability_of
from render.mars.words.cards import TITLES
from render.mars.words.labels import ENGLISH
from rules.mars import Mars
from rules.mars.cards import ABILITIES, CHAPTERS, VALUES, Phase

PHASES = {
    Phase.GREEN: "the Green Sol",
    Phase.YELLOW: "the Yellow Sol",
    Phase.RED: "the Red Sol",
    Phase.FINAL: "the Final Chapters",
}


def name(code: str) -> str:
    """The name of a card that the player owns; for a beaten hazard, that of its knowledge."""
    return TITLES[code].knowledge or TITLES[code].name


def foe(code: str) -> str:
    """The name of a hazard or a Final Chapter."""
    return TITLES[code].name


def valued(code: str) -> str:
    """A card with its value: `Hot Meal (0)`."""
    return f"{name(code)} ({minus(VALUES[code])})"


def full(code: str) -> str:
    """A card with its value and what it does: `Hot Meal 0, +2 life`."""
    ability = ability_of(code)
    return f"{name(code)} {minus(VALUES[code])}" + (f", {ENGLISH.does[ability]}" if ability else "")


def becomes(hazard: str) -> str:
    """The card that a beaten hazard becomes: `a 0, +2 cards`, or `a 2` where it has no ability."""
    ability = ABILITIES.get(hazard)
    return f"a {minus(VALUES[hazard])}" + (f", {ENGLISH.does[ability]}" if ability else "")


def free_cards(cards: int) -> str:
    """`no free cards`, `1 free card`, `2 free cards`."""
    return count(cards, "free card")


def terms(here: Mars, code: str) -> str:
    """What a hazard or a chapter needs now, and its free cards: `needs 2, 3 free cards`."""
    return f"needs {here.value_of(code)}, {free_cards(here.free_draws_of(code))}"


def chapter(here: Mars, code: str) -> str:
    """A Final Chapter with its value, its free cards and its text."""
    text = ENGLISH.chapters.get(code)
    return f"{foe(code)} ({terms(here, code)}{f'; {text}' if text else ''})"


def cards(codes: Iterable[str], say: Callable[[str], str] = valued) -> str:
    """A list of cards in a sentence, with equal cards together: `2 × Tired (0) and Hot Meal (0)`."""
    return series([f"{many} × {say(code)}" if many > 1 else say(code) for code, many in Counter(codes).items()])


def heap(counts: Mapping[str, int], hazards: bool = False) -> str:
    """An unordered pile: `8 Tired, Hot Meal`; `nothing` when it is empty."""
    say = foe if hazards else name
    return ", ".join(f"{many} × {say(code)}" if many > 1 else say(code) for code, many in counts.items()) or "nothing"


def known(codes: Sequence[str]) -> str:
    """The names of cards, in their order."""
    return ", ".join(name(code) for code in codes)


def is_chapter(code: str) -> bool:
    """Whether the code is that of a Final Chapter."""
    return code in CHAPTERS
