"""How the luck fell: what chance brought each seat, beside what was to be expected, in every game by the same means."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from rules.core import CHANCE, Chance, Played, Ply, Resign

Shows = str | int
"""What an act of chance came to, so that it can be counted (`red`) or summed (3)."""

Lot = Callable[[Ply], tuple[str, Shows] | None]
"""What kind of chance a ply is ("rolls of the die") and what it shows; None where counting it tells nothing."""


@dataclass(slots=True)
class Luck:
    """What chance of one kind brought one seat: how often each thing came up, and how often it was to be expected.

    What was to be expected follows from the weights of every single act, so that it holds for a pile that grows
    smaller as it does for a die.
    """

    times: int = 0
    came: Counter[Shows] = field(default_factory=Counter)
    expected: dict[Shows, float] = field(default_factory=lambda: defaultdict(float))

    @property
    def means(self) -> tuple[float, float] | None:
        """Where numbers came up: their mean, and the mean that was to be expected. None for anything else."""
        came = [(shows, times) for shows, times in self.came.items() if isinstance(shows, int)]
        expected = [(shows, times) for shows, times in self.expected.items() if isinstance(shows, int)]
        if len(came) < len(self.came) or not self.times:
            return None
        return (
            sum(shows * times for shows, times in came) / self.times,
            sum(shows * times for shows, times in expected) / self.times,
        )


def luck(played: Sequence[Played], lot: Lot) -> dict[tuple[int, str], Luck]:
    """By seat and kind of chance, what it brought. What belongs to no seat's turn, as in setting up, is left out."""
    found: dict[tuple[int, str], Luck] = defaultdict(Luck)
    for number, each in enumerate(played):
        turn = each.before.turn()
        if each.seat != CHANCE or not isinstance(turn, Chance) or not turn.turn:
            continue
        shown = lot(each.ply)
        seat = _whose(played, number)
        if shown is None or not seat:
            continue
        what, came = shown
        this = found[seat, what]
        this.times += 1
        this.came[came] += 1
        total = sum(turn.weights)
        for ply, weight in zip(turn.plies, turn.weights, strict=True):
            if (other := lot(ply)) is not None:
                this.expected[other[1]] += weight / total
    return dict(sorted(found.items()))


def _whose(played: Sequence[Played], number: int) -> int:
    """In whose turn ply `number`, counted from 0, fell: of the seat that chose next in it, or else of the last one.

    0 where nobody chose anything in that turn.
    """
    turn = played[number].turn

    def chose(each: Played) -> bool:
        return each.seat != CHANCE and not isinstance(each.ply, Resign)

    for way in (range(number + 1, len(played)), range(number - 1, -1, -1)):
        for place in way:
            if played[place].turn != turn:
                break
            if chose(played[place]):
                return played[place].seat
    return 0
