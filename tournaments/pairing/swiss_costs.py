"""What a pair of a Swiss round costs, and who has the first seat.

The levels of a pair, and of a bye:

0. nothing; how many more byes or walkovers the player has had than whoever had the fewest
1. how often the two have met, squared; nothing
2. the difference of points, squared; that to the lowest points, squared
3. how unequal the seats would be after the game (`seat_cost`); nothing
4. one for each who floats in the same direction as in one of the last two rounds; the same
5. the distance from "upper half meets lower half" of the score group, squared; that from the last place, squared

Points count twice: a win has 2. Of unequal points the lowest of the upper group meets the highest of the lower one.
"""

from __future__ import annotations

from collections.abc import Sequence

from tournaments.pairing.field import DOWN, UP, Player
from tournaments.pairing.lots import lot

Levels = tuple[int, int, int, int, int, int]
"""The cost of a pair or a bye, the most important level first."""


class Costs:
    """The costs of all pairs of a field.

    Attributes:
        ordered (list[Player]): the field by points, then by number.
        by_number (dict[int, Player]): the same, by their numbers.
        fewest_byes (int): how many byes whoever had the fewest has had.
    """

    def __init__(self, players: Sequence[Player]) -> None:
        self.ordered = sorted(players, key=lambda each: (-each.points, each.number))
        self.by_number = {each.number: each for each in self.ordered}
        self.fewest_byes = min((each.byes for each in players), default=0)
        self.groups: dict[int, list[int]] = {}
        for each in self.ordered:
            self.groups.setdefault(each.points, []).append(each.number)
        self._place = {number: at for group in self.groups.values() for at, number in enumerate(group)}
        self._rank = {each.number: at for at, each in enumerate(self.ordered)}

    def fold(self, upper: Player, lower: Player) -> int:
        """The distance from "the upper half meets the lower half". `upper` stands before `lower` in the order."""
        size = len(self.groups[upper.points])
        if upper.points == lower.points:
            return (self._place[lower.number] - self._place[upper.number] - size // 2) ** 2
        return (size - 1 - self._place[upper.number]) ** 2 + self._place[lower.number] ** 2

    def pair(self, upper: Player, lower: Player) -> Levels:
        """What a pair costs. `upper` stands before `lower` in the order."""
        floating = upper.points != lower.points and (DOWN in upper.floats) + (UP in lower.floats)
        return (
            0,
            upper.met.get(lower.number, 0) ** 2,
            (upper.points - lower.points) ** 2,
            min(seat_cost(upper, lower), seat_cost(lower, upper)),
            int(floating),
            self.fold(upper, lower),
        )

    def bye(self, player: Player) -> Levels:
        """What a bye costs."""
        last = len(self.ordered) - 1
        return (
            player.byes - self.fewest_byes,
            0,
            (player.points - self.ordered[-1].points) ** 2,
            0,
            int(DOWN in player.floats),
            (last - self._rank[player.number]) ** 2,
        )

    def opponents(self, following: int) -> dict[int, list[tuple[Levels, int, bool]]]:
        """By number, all opponents in the order of their costs, and whether one of the two is among the next ones.

        The next ones are the `following` players behind somebody in the order whom they have not met: with them even a
        choice of few pairs can be matched.
        """
        listed: dict[int, list[tuple[Levels, int, bool]]] = {number: [] for number in self.by_number}
        for at, upper in enumerate(self.ordered):
            seen = 0
            for lower in self.ordered[at + 1 :]:
                levels = self.pair(upper, lower)
                follows = seen < following
                seen += not levels[1]
                listed[upper.number].append((levels, lower.number, follows))
                listed[lower.number].append((levels, upper.number, follows))
        for others in listed.values():
            others.sort()
        return listed


def seat_cost(first: Player, second: Player) -> int:
    """How unequal the seats of two players would be after their game.

    For each of them: four times the square of what the balance is beyond one; two more for the same seat three times
    running, and one for the same seat twice.
    """
    cost = 0
    for player, seat, change in ((first, 1, 1), (second, 2, -1)):
        beyond = max(0, abs(player.balance + change) - 1)
        cost += 4 * beyond**2 + 2 * (player.seats[-2:] == (seat, seat)) + (player.seats[-1:] == (seat,))
    return cost


def seated(one: Player, other: Player, key: bytes) -> tuple[Player, Player]:
    """Who has the first seat and who the second: what leaves the seats more equal, else the lot."""
    here, there = seat_cost(one, other), seat_cost(other, one)
    if here != there:
        return (one, other) if here < there else (other, one)
    low, high = sorted((one, other), key=lambda each: each.number)
    return (low, high) if lot(key, "seat", low.number, high.number, bits=1) else (high, low)
