"""An arena: whoever waits is paired with whoever is nearest in points and was not met in the last games."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from msgspec import Struct

from tournaments.pairing.field import Player
from tournaments.pairing.lots import Pair, lot
from tournaments.pairing.swiss_costs import seated

RECENT = 3
"""In how many last games an opponent must not have been met; in a field of fewer than five it is less."""


class Waiting(Struct, frozen=True):
    """Somebody who waits for an opponent.

    Attributes:
        number (int): the entrant's number.
        points (int): the points so far; a win has 2, a draw 1.
        since (float): since when they wait, in seconds of any clock.
        last (tuple[int, ...]): the opponents of the games so far, the latest one last.
        seats (tuple[int, ...]): the seats of these games, 1 or 2.
    """

    number: int
    points: int
    since: float
    last: tuple[int, ...] = ()
    seats: tuple[int, ...] = ()


def recent(present: int) -> int:
    """How many last opponents are avoided, if so many people are present: two fewer than those, at most three.

    So two people can play each other again, and as soon as all of a small field wait, at least one pair can play.
    """
    return max(0, min(RECENT, present - 2))


def pair_waiting(
    waiting: Sequence[Waiting], present: int, key: bytes, apart: Collection[Pair] = ()
) -> list[tuple[int, int]]:
    """The games that can begin now, as numbers in the order of seats. Who finds no opponent goes on waiting.

    Whoever waits longest is paired first, with the nearest in points, of these with who waits longest. `present` is how
    many people play or wait; `key` is that of the tournament's only round.
    """
    avoided = recent(present)
    left = sorted(waiting, key=lambda each: (each.since, lot(key, "waiting", each.number)))
    games = []
    while len(left) > 1:
        one = left.pop(0)
        free = [
            each for each in left if _may_meet(one, each, avoided) and frozenset((one.number, each.number)) not in apart
        ]
        if not free:
            continue
        other = min(free, key=lambda each: (abs(each.points - one.points), left.index(each)))
        left.remove(other)
        first, second = seated(_player(one), _player(other), key)
        games.append((first.number, second.number))
    return games


def _may_meet(one: Waiting, other: Waiting, avoided: int) -> bool:
    latest = one.last[len(one.last) - avoided :] if avoided < len(one.last) else one.last
    others = other.last[len(other.last) - avoided :] if avoided < len(other.last) else other.last
    return not avoided or (other.number not in latest and one.number not in others)


def _player(each: Waiting) -> Player:
    return Player(each.number, each.points, seats=each.seats)
