"""Cards, piles, hazards and the effects of abilities in the sentences of Stranded on Mars."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Literal

from render.kit.texts import minus
from render.mars.scenes import ability_of
from render.mars.words.labels import labels
from rules.mars.cards import ABILITIES, VALUES, Phase
from words import Words, lists
from words.lists import both, listed

PhaseKey = Literal["green", "yellow", "red", "final"]

PHASES: Mapping[Phase, PhaseKey] = {
    Phase.GREEN: "green",
    Phase.YELLOW: "yellow",
    Phase.RED: "red",
    Phase.FINAL: "final",
}
"""The phases, as messages select by them."""


def levels(say: Words) -> Mapping[str, str]:
    """What each level of difficulty means, by the option's value."""
    w = say.mars
    return {"1": w.option_level_1(), "2": w.option_level_2(), "3": w.option_level_3(), "4": w.option_level_4()}


class Speech:
    """The words of Stranded on Mars in one language, and cards by their names in it."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.mars = words.mars
        self.labels = labels(words)

    def name(self, code: str) -> str:
        """The name of a card that the player owns; for a beaten hazard, that of its knowledge."""
        title = self.labels.titles[code]
        return title.knowledge or title.name

    def foe(self, code: str) -> str:
        """The name of a hazard or a Final Chapter."""
        return self.labels.titles[code].name

    def valued(self, code: str) -> str:
        """A card with its value: `Hot Meal (0)`."""
        return self.mars.valued(card=self.name(code), value=minus(VALUES[code]))

    def does(self, code: str) -> str:
        """What a card does: an ability, or what an aging card does by itself (`+2 life`); empty for nothing."""
        ability = ability_of(code)
        return self.labels.does[ability] if ability else ""

    def becomes(self, hazard: str) -> str:
        """The ability of the card that a beaten hazard becomes (`+2 cards`); empty for none."""
        ability = ABILITIES.get(hazard)
        return self.labels.does[ability] if ability else ""

    def full(self, code: str) -> str:
        """A card with its value and what it does: `Hot Meal 0, +2 life`."""
        does = self.does(code)
        return self.mars.full(card=self.name(code), value=minus(VALUES[code]), acts=bool(does), does=does)

    def times(self, many: int, card: str) -> str:
        """A number of equal cards: `2 × Tired`; just the card if there is one."""
        return self.mars.times(many=many, card=card) if many > 1 else card

    def cards(self, codes: Iterable[str], say: Callable[[str], str] | None = None) -> str:
        """A list of cards in a sentence, with equal cards together: `2 × Tired (0) and Hot Meal (0)`.

        `say` says a card; None: with its value.
        """
        say = say or self.valued
        return both(self.words, [self.times(many, say(code)) for code, many in Counter(codes).items()])

    def heap(self, counts: Mapping[str, int], hazards: bool = False) -> str:
        """An unordered pile: `8 × Tired, Hot Meal`."""
        say = self.foe if hazards else self.name
        return listed(self.words, [self.times(many, say(code)) for code, many in counts.items()])

    def known(self, codes: Sequence[str]) -> str:
        """The names of cards, in their order."""
        return listed(self.words, [self.name(code) for code in codes])


class Effects:
    """What an ability did, one after the other. Cards that it brought one after the other share an effect."""

    def __init__(self, say: Speech) -> None:
        self._say = say
        self._effects: list[str] = []
        self._taken: list[str] = []
        """The codes of the cards of which the last effect tells, if it brought cards."""

        self._seen = False
        """Whether these cards were only seen."""

    @property
    def any(self) -> bool:
        """Whether anything was done."""
        return bool(self._effects)

    def add(self, effect: str) -> None:
        """The ability did something: one of the messages `did-…`."""
        self._effects.append(effect)
        self._taken = []

    def take(self, code: str, *, seen: bool) -> None:
        """The ability brought a card, which was drawn or only `seen`."""
        if self._taken and self._seen == seen:
            self._effects.pop()
        else:
            self._taken = []
        codes = [*self._taken, code]
        cards = self._say.cards(codes)
        self.add(self._say.mars.did_see(cards=cards) if seen else self._say.mars.did_draw(cards=cards))
        self._taken, self._seen = codes, seen

    def listed(self) -> str:
        """The effects as a list in which no list of cards in one effect runs into the next effect."""
        words = self._say.words
        if len(set(self._taken)) > 1:
            return lists.listed(words, self._effects)
        *first, last = self._effects
        sounds: tuple[lists.Sound, ...] = ("i", "o", "other")
        joints = {words.kit.list_two(a="", b="", sound=each) for each in sounds}  # “and”, also in the name of a card
        if any(joint in effect for effect in first for joint in joints):
            return self._say.mars.effects_last(most=lists.listed(words, first), last=last)
        return lists.both(words, self._effects)
