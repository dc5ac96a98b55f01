"""An arena: whoever waits is paired with whoever is nearest in points and was not met in the last games.

Games begin whenever somebody waits. All that begin at one moment are a round: its queue says who waited, and for how
long. Nobody who waits is playing, so their points, opponents and seats follow from the rounds before.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence

from msgspec import Struct

from tournaments.pairing.boards import Board, How, Queue, Round
from tournaments.pairing.field import Player
from tournaments.pairing.lots import Pair, lot
from tournaments.pairing.swiss_costs import seated

RECENT = 3
"""Nobody meets an opponent again whom they met in so many last games. With fewer than five players it is less."""

PATIENCE = 30
"""After each so many seconds of waiting, one of these last opponents may be met again: nobody waits for ever."""


class Waiting(Struct, frozen=True):
    """Somebody who waits for an opponent.

    Attributes:
        number (int): the entrant's number.
        waited (int): for how many seconds they have waited.
        points (int): the points so far; a win has 2, a draw 1.
        last (tuple[int, ...]): the opponents of the games so far, the latest one last.
        seats (tuple[int, ...]): the seats of these games, 1 or 2.
    """

    number: int
    waited: int
    points: int = 0
    last: tuple[int, ...] = ()
    seats: tuple[int, ...] = ()


def recent(present: int, waited: int = 0) -> int:
    """How many of their last opponents somebody does not meet again, who has waited for so many seconds.

    At first it is the number of people present minus two, but at most RECENT. So two people can play each other again.
    """
    return max(0, min(RECENT, present - 2) - waited // PATIENCE)


def pair_waiting(
    waiting: Iterable[Waiting], present: int, key: bytes, apart: Collection[Pair] = ()
) -> list[tuple[int, int]]:
    """The games that can begin now, as numbers in the order of seats. Who finds no opponent goes on waiting.

    Whoever has waited longest is paired first. Their opponent is somebody whom they have not met in their last games:
    of these, the one with the nearest points; of equals, the one who has waited longest. `present` is how many people
    play or wait, and `key` is the key of the round.
    """
    left = sorted(waiting, key=lambda each: (-each.waited, lot(key, "waiting", each.number)))
    games = []
    while len(left) > 1:
        one = left.pop(0)
        avoided = recent(present, one.waited)
        free = [
            each for each in left if _may_meet(one, each, avoided) and frozenset((one.number, each.number)) not in apart
        ]
        if not free:
            continue
        other = min(free, key=lambda each: (_just_met(one, each), abs(each.points - one.points), left.index(each)))
        left.remove(other)
        first, second = seated(_player(one), _player(other), key)
        games.append((first.number, second.number))
    return games


def _may_meet(one: Waiting, other: Waiting, avoided: int) -> bool:
    return not avoided or (other.number not in one.last[-avoided:] and one.number not in other.last[-avoided:])


def _just_met(one: Waiting, other: Waiting) -> bool:
    return not _may_meet(one, other, 1)


def _player(each: Waiting) -> Player:
    return Player(each.number, each.points, seats=each.seats)


def queued(queue: Queue, rounds: Iterable[Round], before: int) -> list[Waiting]:
    """Those who wait as the round `before` is paired, with what they have reached in the rounds before it."""
    boards: Mapping[int, list[Board]] = {number: [] for number, _ in queue.waiting}
    for each in rounds:
        if each.number < before:
            for board in each.boards:
                for number in boards.keys() & board.seats:
                    boards[number].append(board.as_of(before))
    return [_waiting(number, waited, boards[number]) for number, waited in queue.waiting]


def _waiting(number: int, waited: int, boards: Sequence[Board]) -> Waiting:
    met = [each for each in boards if each.how is not How.ANNULLED]
    games = [each for each in boards if each.is_game]
    return Waiting(
        number,
        waited,
        sum(each.given(number) for each in boards),
        tuple(other for each in met for other in each.seats if other != number),
        tuple(each.seats.index(number) + 1 for each in games),
    )


def paired(
    queue: Queue, rounds: Iterable[Round], number: int, key: bytes, apart: Collection[Pair] = ()
) -> list[tuple[int, int]]:
    """The games of the round of that number, from its queue and the rounds before."""
    return pair_waiting(queued(queue, rounds, number), queue.present, key, apart)
