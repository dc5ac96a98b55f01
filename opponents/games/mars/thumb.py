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
    "card1": 2.2,
    "card2": 5.2,
    "copy": 0.2,
    "destroy": 2.0,
    "double": 0.7,
    "life1": 4.9,
    "life2": 1.8,
    "sort": 1.6,
    "step": -1.1,
    "swap1": 0.7,
    "swap2": -0.6,
    "under": -1.3,
}


class Taste(Struct, frozen=True):
    """What the player values and is ready to pay.

    The numbers are those of eleven generations of `python -m opponents fit mars.thumb --games 53760 --seed 1`, rounded,
    which began with numbers that were found by trying.
    """

    value: float = 2.0
    """The goodness of a point of a card's value."""

    abilities: dict[str, float] = field(default_factory=lambda: _ABILITIES)
    """The goodness of each ability."""

    hunger: float = -4.9
    """The goodness of a point of hunger (MA-18)."""

    aging: float = -1.3
    """The goodness of being an aging card, beside its value."""

    bad: float = 0.3
    """Cards of at most this goodness are destroyed when there is a budget."""

    destroying: tuple[float, float, float, float] = (3.5, 0.25, 0.25, 0.0)
    """The worth of destroying a bad card for 1 of the budget, in life, by phase."""

    risk: tuple[float, float, float, float] = (0.1, 1.3, 0.0, 0.0)
    """The price of a point that is likely to be missing when a hazard is chosen, by phase.

    It is low in the first phase, in which lost fights destroy bad cards.
    """

    knowing: tuple[float, float, float, float] = (0.45, 5.3, 0.85, 0.0)
    """The worth of a point of goodness of the knowledge that a hazard becomes, by phase."""

    card: float = 0.7
    """The price of paying for a card, in life."""

    thrift: float = 0.1
    """The life at which knowledge and destroying are worth half as much as with plenty of life."""

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

_LATE = frozenset({"double", "copy", "card1", "card2", "sort"})
"""Abilities that wait until no free draws are left."""

_COPIED = ("destroy", "card2", "double", "step", "card1", "swap2", "swap1", "under", "life2", "life1", "sort")
"""What is copied, the best first; of these, `destroy` only where there is a bad card."""

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
    drawing = position.free and not position.stopped
    for ability in _EAGER:
        if ability in uses and not (drawing and ability in _LATE):
            return ability
    return next((ability for ability in _EXCHANGING if bad and ability in uses), None)


def _gives_up(position: Mars, missing: int, bad: Sequence[str]) -> bool:
    """Whether the fight is better lost: the missing points are paid, and bad cards destroyed for them."""
    if missing > position.life or position.foe is None:
        return False
    phase = position.phase
    budget = min(missing, sum(2 if code in AGING else 1 for code in bad))
    mean, _ = mean_and_variance(position)
    lost, won = missing, TASTE.card * missing / max(mean, 0.1)
    gain = TASTE.knowing[phase] * GOODNESS.get(position.foe, 0.0) - TASTE.destroying[phase] * budget
    return lost < won - gain * position.life / (position.life + TASTE.thrift + 0.01)


def _target(position: Mars, plies: Sequence[Ply]) -> Ply:
    """The card on which an ability acts."""
    assert position.pending is not None, "an ability is under way"
    cards = _only(plies, On)
    row = position.row
    if position.pending.ability == "copy":
        return min(cards, key=lambda ply: _COPIED.index(ABILITIES[row[ply.place - 1].code]))
    if position.pending.ability == "double":
        return max(cards, key=lambda ply: VALUES[row[ply.place - 1].code])
    worst = min(cards, key=lambda ply: GOODNESS[position.row[ply.place - 1].code])
    good = GOODNESS[position.row[worst.place - 1].code] > 0
    return ENOUGH if good and ENOUGH in plies else worst


def _destroy(position: Mars, plies: Sequence[Ply]) -> Ply:
    def gain(ply: Destroy) -> float:
        code = position.row[ply.place - 1].code
        return (TASTE.bad - GOODNESS[code]) / (2 if code in AGING else 1)

    best = max(_only(plies, Destroy), key=gain)
    return best if gain(best) >= 0 else DONE
