"""The fields of a position of Stranded on Mars, and what can be asked about it."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from msgspec import Struct

from rules.core import Position
from rules.mars.cards import (
    ABILITIES,
    AGED,
    AGING,
    ALL,
    CHAPTERS,
    CODES,
    COUNTS,
    HARD_AGING,
    HUNGER,
    INDEX,
    LEVELS,
    NORMAL_AGING,
    NUMB,
    STOP,
    TOLL,
    VALUES,
    Level,
    Phase,
    kind,
)
from rules.mars.events import GameEnd
from rules.mars.piles import NONE, Counts, joined, listed, minus, pile, plus
from rules.mars.row import Faceup, Worth, total, worths


class Step(Enum):
    """What the position waits for."""

    FIRST_AGING = "first aging"
    FINAL = "final"
    DEAL = "deal"
    FACE = "face"
    CHAPTER = "chapter"
    FIGHT = "fight"
    AGING = "aging"
    CARD = "card"
    ON = "on"
    LOOK = "look"
    DROP = "drop"
    STACK = "stack"
    DESTROY = "destroy"
    OVER = "over"


class Pending(NamedTuple):
    """An ability under way."""

    ability: str
    place: int
    """The place (from 0) in the row of the card that uses it; the gap of an exchange counts as a card."""

    left: int
    """How many times it can still act."""


class Gap(NamedTuple):
    """The place (from 0) in the row for the card that is being drawn, and whether it is a free card."""

    place: int
    free: bool


class Line(Enum):
    """The lines of a score (MA-37)."""

    CARDS = "cards"
    AGING = "aging"
    CHAPTERS = "chapters"
    LIFE = "life"
    UNBEATEN = "unbeaten"


class ScoreLine(Struct, frozen=True):
    """One line of a score."""

    line: Line
    number: int
    """The number of cards, chapters, points of life or hazards."""

    points: int
    """The points for them; life gives points only after a win."""


class FightResult(Struct, frozen=True):
    """What the ply `end` does (MA-18, MA-19)."""

    won: bool
    """Whether the fight is won."""

    total: int
    """The sum of the row."""

    value: int
    """The value that the sum must reach."""

    difference: int
    """The life to pay for a lost fight; 0 if it is won."""

    hunger: int
    """The life to pay for hunger."""

    budget: int
    """What can be spent on destroying cards afterwards."""

    ending: GameEnd | None
    """How the game ends by it; None if it goes on."""


class State(Position, frozen=True):
    """The fields of a position, and what pictures, texts and players ask about it.

    Everything here is public. Unordered piles are counts in the order of CODES (`piles`).
    """

    incidental = ("level",)

    level: int
    """The level of difficulty, 1 to 4 (MA-6)."""

    life: int
    step: Step
    middle: Counts
    """The part of the stack whose order is unknown."""

    hazards: Counts
    """The hazard pile."""

    aging: Counts
    """The aging stack: its normal cards lie in unknown order above its hard ones (MA-4)."""

    top: tuple[str, ...] = ()
    """The known cards on top of the stack; the first is drawn next (MA-27)."""

    bottom: tuple[str, ...] = ()
    """The known cards at the bottom of the stack, the lowest last (MA-29)."""

    discard: Counts = NONE
    destroyed: Counts = NONE
    past: Counts = NONE
    """The hazard discard."""

    finals: tuple[str, ...] = ()
    """The Final Chapters of this game in the order drawn (MA-7)."""

    beaten: tuple[str, ...] = ()
    """The beaten Final Chapters, in the order of the fights."""

    phase: Phase = Phase.GREEN
    dealt: tuple[str, ...] = ()
    """The hazards to choose from, in the order dealt (MA-9)."""

    foe: str | None = None
    """The hazard or Final Chapter that is fought, until the fight is ended."""

    lost_to: str | None = None
    """The hazard of a lost fight, while cards can be destroyed (MA-19); it is in the hazard discard."""

    lowered: int = 0
    """By how many phases the value of the hazard was lowered (MA-26)."""

    free: int = 0
    """The free draws left (MA-14)."""

    row: tuple[Faceup, ...] = ()
    uses: Counts = NONE
    """How often cards of each code were used in this fight (MA-15)."""

    pending: Pending | None = None
    """The ability under way; None if there is none."""

    gap: Gap | None = None
    """Where the card that is being drawn goes; None if it goes into view."""

    view: tuple[str, ...] = ()
    """The cards in view, in the order in which they were looked at (MA-27)."""

    budget: int = 0
    """What can still be spent on destroying cards (MA-19)."""

    ending: GameEnd | None = None
    """How the game ended; None while it goes on."""

    @property
    def rules(self) -> Level:
        """What the level decides."""
        return LEVELS[self.level]

    @property
    def most(self) -> int:
        """The maximum of life (MA-6)."""
        return self.rules.most

    # The fight

    @property
    def free_draws(self) -> int:
        """The free draws at the beginning of the present fight. Only called in a fight."""
        assert self.foe is not None, "a fight is against someone"
        return self.free_draws_of(self.foe)

    def free_draws_of(self, foe: str) -> int:
        """The free draws of a hazard or a Final Chapter (MA-3, MA-5)."""
        if foe not in CHAPTERS:
            return kind(foe).free
        free = CHAPTERS[foe].free
        return sum(kind(hazard).free * count for hazard, count in self.never_beaten().items()) if free is None else free

    @property
    def value(self) -> int:
        """The value that the sum must reach in the present fight (MA-12, MA-26). Only called in a fight."""
        assert self.foe is not None, "a fight is against someone"
        return self.value_of(self.foe)

    def value_of(self, foe: str) -> int:
        """The value of a hazard in this phase (lowered by `step` in the present fight) or of a Final Chapter (MA-5)."""
        if foe not in CHAPTERS:
            return kind(foe).values[self.valued - (self.lowered if foe == self.foe else 0)]
        if foe == AGED:
            return 2 * self.aging_joined
        if foe == ALL:
            return sum(kind(hazard).values[Phase.RED] * count for hazard, count in self.never_beaten().items())
        value = CHAPTERS[foe].value
        assert value is not None, "the other chapters have a printed value"
        return value

    @property
    def valued(self) -> Phase:
        """The phase that decides about the values of hazards: the present one, or red in the Final Chapters."""
        return min(self.phase, Phase.RED)

    @property
    def in_chapter(self) -> bool:
        """Whether the present fight is against a Final Chapter."""
        return self.foe in CHAPTERS

    @property
    def total(self) -> int:
        """The sum of the row (MA-17)."""
        return total(self.row, self.foe or "")

    @property
    def missing(self) -> int:
        """By how much the sum is below the value; 0 if it is reached. Only called in a fight."""
        return max(0, self.value - self.total)

    def worths(self) -> tuple[Worth, ...]:
        """What each card of the row counts (MA-17)."""
        return worths(self.row, self.foe or "")

    @property
    def stopped(self) -> bool:
        """Whether an `a.stop` in the row forbids free draws (MA-13)."""
        return any(card.code == STOP for card in self.row)

    @property
    def price(self) -> int:
        """The life that `pay` costs in the present fight (MA-13)."""
        return 2 if self.foe == TOLL else 1

    @property
    def hunger(self) -> int:
        """The life that the row costs at the end of the fight (MA-18)."""
        return sum(HUNGER.get(card.code, 0) for card in self.row)

    def fight_result(self) -> FightResult:
        """What `end` would do now. Only called in a fight, and against a chapter only if the sum beats it."""
        value, reached = self.value, self.total
        difference, hunger = max(0, value - reached), self.hunger
        ending = None
        if difference > self.life:
            ending = GameEnd.LOST_FIGHT
        elif hunger > self.life - difference:
            ending = GameEnd.HUNGER
        elif self.in_chapter and self.beaten:
            ending = GameEnd.WON
        return FightResult(
            not difference, reached, value, difference, hunger, 0 if ending is not None else difference, ending
        )

    # Abilities

    def can_use(self, place: int) -> bool:
        """Whether the ability of the card at `place` of the row (from 0) can be used now (MA-15, MA-30)."""
        return self.step is Step.FIGHT and self._usable(place)

    def _usable(self, place: int) -> bool:
        card = self.row[place]
        ability = ABILITIES.get(card.code)
        if ability is None or card.used or self.uses[INDEX[card.code]] >= COUNTS[card.code]:
            return False
        return bool(self._copied_by(place)) if ability == "copy" else self._changes(ability, place)

    def _copied_by(self, place: int) -> list[int]:
        """The places (from 0) in the row of the cards whose ability the `copy` at `place` can use (MA-25)."""
        found = []
        for other, card in enumerate(self.row):
            ability = ABILITIES.get(card.code)
            # A `copy` cannot be copied, so the copying card is never among them.
            if ability is not None and ability != "copy" and self._changes(ability, place):
                found.append(other)
        return found

    def _changes(self, ability: str, place: int) -> bool:
        """Whether `ability`, used by the card at `place`, would change anything (MA-30)."""
        match ability:
            case "life1" | "life2":
                return self.life < self.most
            case "step":
                return not self.in_chapter and self.lowered < self.phase
            case "card1" | "card2" | "sort":
                return self.can_draw
            case "double":
                return any(not card.doubled for other, card in enumerate(self.row) if other != place)
            case "under":
                return len(self.row) > 1 and self.can_draw
            case _:
                return len(self.row) > 1

    # The piles

    @property
    def can_draw(self) -> bool:
        """Whether a card can be drawn, if necessary after renewing the stack (MA-32)."""
        return any(self.middle) or bool(self.top or self.bottom) or any(self.discard) or any(self.aging)

    @property
    def stack_size(self) -> int:
        """The number of cards in the stack."""
        return len(self.top) + sum(self.middle) + len(self.bottom)

    def next_aging(self) -> Counts:
        """The cards that can be on top of the aging stack: the normal ones, or without these the hard ones (MA-4)."""
        normal = tuple(count if code in NORMAL_AGING else 0 for code, count in zip(CODES, self.aging, strict=True))
        return normal if any(normal) else self.aging

    @property
    def aging_joined(self) -> int:
        """The number of aging cards that have joined the deck up to now (MA-5)."""
        return sum(full_aging(self.level)) - sum(self.aging)

    def odds(self) -> dict[str, int]:
        """What the next card from the stack can be, with integer weights; empty if none can be drawn.

        If the stack is empty, this includes the aging card that will join first (MA-31).
        """
        if self.top:
            return {self.top[0]: 1}
        if any(self.middle):
            return listed(self.middle)
        if self.bottom:
            return {self.bottom[0]: 1}
        joining = self.next_aging()
        ways = sum(joining) or 1
        return listed(joined(tuple(ways * count for count in self.discard), joining))

    def owned(self) -> Counts:
        """The cards in the stack, in the discard, in the row and in view."""
        lying = joined(self.middle, self.discard)
        return joined(lying, pile([*self.top, *self.bottom, *(card.code for card in self.row), *self.view]))

    def never_beaten(self) -> dict[str, int]:
        """The hazards that were never beaten, wherever they are (MA-37)."""
        found = joined(joined(self.hazards, self.past), pile(self.dealt))
        return listed(found if self.foe is None or self.in_chapter else plus(found, self.foe))

    # The score

    def score_lines(self) -> tuple[ScoreLine, ...]:
        """The score so far, line by line (MA-37)."""
        owned = listed(self.owned())
        good = {code: count for code, count in owned.items() if code not in AGING}
        aging = sum(owned.values()) - sum(good.values())
        unbeaten = sum(self.never_beaten().values())
        return (
            ScoreLine(Line.CARDS, sum(good.values()), sum(VALUES[code] * count for code, count in good.items())),
            ScoreLine(Line.AGING, aging, -5 * aging),
            ScoreLine(Line.CHAPTERS, len(self.beaten), 15 * len(self.beaten)),
            ScoreLine(Line.LIFE, self.life, 5 * self.life if self.ending is GameEnd.WON else 0),
            ScoreLine(Line.UNBEATEN, unbeaten, -3 * unbeaten),
        )

    @property
    def score(self) -> int:
        """The score so far (MA-37)."""
        return sum(line.points for line in self.score_lines())


_FULL_AGING = pile(NORMAL_AGING | HARD_AGING)


def full_aging(level: int) -> Counts:
    """The aging stack before any card of it has joined (MA-4, MA-6)."""
    return _FULL_AGING if LEVELS[level].numb else minus(_FULL_AGING, NUMB)
