"""A fast player of Stranded on Mars by rules of thumb: what rollouts play.

It draws while the fight is not won, uses what helps, and gives a fight up when destroying bad cards is worth the life.
"""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from typing import TypeVar

from msgspec import Struct, field

from rules.core import Choice, Ply
from rules.mars.cards import ABILITIES, AGING, CODES, COUNTS, HUNGER, VALUES
from rules.mars.piles import Counts
from rules.mars.plies import DONE, DRAW, END, ENOUGH, KEEP, LOOK, PAY, Destroy, Drop, Face, On, Stack, Use
from rules.mars.position import Mars
from rules.mars.state import Step

_PlyT = TypeVar("_PlyT", bound=Ply)


_VALUE_LIST = tuple(VALUES[code] for code in CODES)


_ABILITIES = {
    "card1": 1.0,
    "card2": 1.9,
    "copy": 1.0,
    "destroy": 1.0,
    "double": 1.0,
    "life1": 2.7,
    "life2": 1.1,
    "sort": 1.0,
    "step": -1.5,
    "swap1": 1.7,
    "swap2": -0.5,
    "under": -1.0,
}


class Taste(Struct, frozen=True):
    """What the player values and is ready to pay.

    The numbers were found by trying: small random changes were kept if they won more of some hundred games of level 1.
    """

    value: float = 2.0
    """The goodness of a point of a card's value."""

    abilities: dict[str, float] = field(default_factory=lambda: _ABILITIES)
    """The goodness of each ability."""

    hunger: float = -4.6
    """The goodness of a point of hunger (MA-18)."""

    aging: float = -1.6
    """The goodness of being an aging card, beside its value."""

    bad: float = 0.6
    """Cards of at most this goodness are destroyed when there is a budget."""

    destroying: tuple[float, float, float, float] = (2.8, 0.15, 0.25, 0.0)
    """The worth of destroying a bad card for 1 of the budget, in life, by phase."""

    risk: tuple[float, float, float, float] = (-0.9, 1.3, 0.0, 0.0)
    """The price of a point that is likely to be missing when a hazard is chosen, by phase.

    It is below 0 in the first phase: lost fights destroy bad cards.
    """

    knowing: tuple[float, float, float, float] = (0.7, 3.1, 0.5, 0.0)
    """The worth of a point of goodness of the knowledge that a hazard becomes, by phase."""

    card: float = 1.2
    """The price of paying for a card, in life."""

    def goodness(self) -> dict[str, float]:
        """What each card is worth to its owner."""
        return {
            code: self.value * VALUES[code]
            + self.abilities.get(ABILITIES.get(code, ""), 0.0)
            + self.hunger * HUNGER.get(code, 0)
            + self.aging * (code in AGING)
            for code in COUNTS
        }


TASTE = Taste()
GOODNESS = TASTE.goodness()


def use(taste: Taste) -> None:
    """Play by another taste from now on, to find out how good it is."""
    global TASTE, GOODNESS
    TASTE, GOODNESS = taste, taste.goodness()


_EAGER = ("step", "double", "card2", "card1", "copy", "sort")
"""Abilities that are used as long as the fight is not won, in this order."""

_EXCHANGING = ("under", "swap2", "swap1")
"""Abilities that are used on a bad card as long as the fight is not won."""


def mean_and_variance(position: Mars) -> tuple[float, float]:
    """Of the values of the cards that will come: those in the middle of the stack, or those in the discard."""
    return mean_and_variance_of(position.middle if sum(position.middle) >= 3 else position.discard)


def mean_and_variance_of(counts: Counts) -> tuple[float, float]:
    """Of the values of the cards of a pile; of an empty one, 0 and 1."""
    number = sum(counts)
    if not number:
        return 0.0, 1.0
    whole = squares = 0
    for value, count in zip(_VALUE_LIST, counts, strict=True):
        if count:
            whole += value * count
            squares += value * value * count
    mean = whole / number
    return mean, max(squares / number - mean * mean, 0.1)


def shortfall(value: float, cards: int, mean: float, variance: float) -> float:
    """The expected number of points by which the sum of this number of cards is below `value`, by a normal law."""
    apart, spread = value - cards * mean, math.sqrt(max(cards, 1) * variance)
    z = apart / spread
    below = 0.5 * (1 + math.erf(z / math.sqrt(2)))
    return apart * below + spread * math.exp(-z * z / 2) / math.sqrt(2 * math.pi)


def policy(position: Mars, _dice: random.Random) -> Ply:
    """A ply of a position that waits for the seat. It needs no dice."""
    turn = position.turn()
    assert isinstance(turn, Choice), "the seat is to choose"
    plies = turn.plies
    match position.step:
        case Step.FIGHT:
            return plies[0] if len(plies) == 1 else _fight(position, plies)
        case Step.FACE:
            return max(_only(plies, Face), key=lambda ply: _promise(position, position.dealt[ply.which - 1]))
        case Step.CHAPTER:
            values = [position.value_of(code) for code in position.finals]
            return plies[values.index(min(values))]
        case Step.ON:
            return _target(position, plies)
        case Step.LOOK:
            return LOOK if LOOK in plies else ENOUGH
        case Step.DROP:
            drop = min(_only(plies, Drop), key=lambda ply: GOODNESS[position.view[ply.place - 1]])
            return drop if GOODNESS[position.view[drop.place - 1]] < 0 else KEEP
        case Step.STACK:
            return max(_only(plies, Stack), key=lambda ply: [VALUES[position.view[int(at) - 1]] for at in ply.order])
        case _:
            return _destroy(position, plies)


def _only(plies: Sequence[Ply], kind: type[_PlyT]) -> list[_PlyT]:
    """The plies of a kind."""
    return [ply for ply in plies if isinstance(ply, kind)]


def _promise(position: Mars, hazard: str) -> float:
    """How good it is to face a hazard: its knowledge if it is beaten, less the points that are likely to be missing."""
    value, cards = position.value_of(hazard), position.free_draws_of(hazard)
    missing = shortfall(value, cards, *mean_and_variance(position))
    phase = position.phase
    return TASTE.knowing[phase] * GOODNESS[hazard] - TASTE.risk[phase] * missing


def _fight(position: Mars, plies: Sequence[Ply]) -> Ply:
    """Draw, pay, use an ability, or end the fight."""
    row = position.row
    uses = {ABILITIES[row[ply.place - 1].code]: ply for ply in plies if isinstance(ply, Use)}
    missing = position.missing
    bad = [card.code for card in row if GOODNESS[card.code] <= 0]
    if ability := _ability(position, uses, missing, bad):
        return uses[ability]
    if not missing and END in plies:
        return END
    if DRAW in plies:
        return DRAW
    if END in plies and (PAY not in plies or _gives_up(position, missing, bad)):
        return END
    return PAY if PAY in plies else plies[0]


def _ability(position: Mars, uses: dict[str, Use], missing: int, bad: Sequence[str]) -> str | None:
    """The ability to use now, if one is."""
    for life, points in (("life2", 2), ("life1", 1)):
        if life in uses and (position.life + points <= position.most or not missing):
            return life
    if bad and "destroy" in uses:
        return "destroy"
    if not missing:
        return None
    for ability in _EAGER:
        if ability in uses and not (ability in ("double", "copy") and position.free and not position.stopped):
            return ability
    return next((ability for ability in _EXCHANGING if bad and ability in uses), None)


def _gives_up(position: Mars, missing: int, bad: Sequence[str]) -> bool:
    """Whether the fight is better lost: the missing points are paid, and bad cards destroyed for them."""
    if missing > position.life or position.foe is None:
        return False
    phase = position.phase
    budget = min(missing, sum(2 if code in AGING else 1 for code in bad))
    lost = missing - TASTE.destroying[phase] * budget
    mean, _ = mean_and_variance(position)
    won = TASTE.card * missing / max(mean, 0.1) - TASTE.knowing[phase] * GOODNESS.get(position.foe, 0.0)
    return lost < won


def _target(position: Mars, plies: Sequence[Ply]) -> Ply:
    """The card on which an ability acts."""
    assert position.pending is not None, "an ability is under way"
    cards = _only(plies, On)
    if position.pending.ability in ("double", "copy"):
        return max(cards, key=lambda ply: VALUES[position.row[ply.place - 1].code])
    worst = min(cards, key=lambda ply: GOODNESS[position.row[ply.place - 1].code])
    good = GOODNESS[position.row[worst.place - 1].code] > 0
    return ENOUGH if good and ENOUGH in plies else worst


def _destroy(position: Mars, plies: Sequence[Ply]) -> Ply:
    worst = min(_only(plies, Destroy), key=lambda ply: GOODNESS[position.row[ply.place - 1].code])
    return worst if GOODNESS[position.row[worst.place - 1].code] <= TASTE.bad else DONE
