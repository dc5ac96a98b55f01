"""What chance brought each seat, beside what was to be expected. It works for every game."""

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
    """What one kind of chance brought one seat.

    What was to be expected is summed over the weights of every single act, so it holds for a pile of cards that gets
    smaller as well as for a die.

    Attributes:
        times (int): how many acts of chance there were.
        came (Counter): how often each result came up.
        expected (dict): how often each result was to be expected.
    """

    times: int = 0
    came: Counter[Shows] = field(default_factory=Counter)
    expected: dict[Shows, float] = field(default_factory=lambda: defaultdict(float))

    @property
    def means(self) -> tuple[float, float] | None:
        """The mean of the numbers that came up, and the expected mean. None if the results are no numbers."""
        came = [(shows, times) for shows, times in self.came.items() if isinstance(shows, int)]
        expected = [(shows, times) for shows, times in self.expected.items() if isinstance(shows, int)]
        if len(came) < len(self.came) or not self.times:
            return None
        return (
            sum(shows * times for shows, times in came) / self.times,
            sum(shows * times for shows, times in expected) / self.times,
        )


def luck(played: Sequence[Played], lot: Lot) -> dict[tuple[int, str], Luck]:
    """What chance brought, by seat and kind of chance. Chance outside any seat's turn, as in the setup, is left out."""
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
    """The seat in whose turn ply `number`, counted from 0, was played; 0 if nobody chose anything in that turn.

    That is the seat that chose next in the turn, or else the one that chose last.
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
