"""Round robins: everybody meets everybody, in the order of FIDE's Berger tables (Handbook C.05, annex 1)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Sequence

from tournaments.pairing.lots import Pair


def berger(size: int, *, double: bool = False) -> list[list[tuple[int, ...]]]:
    """The rounds of a round robin for the numbers 1 to `size`, as numbers in the order of seats; a single one is free.

    `double` has a second game for each pair, with seats exchanged. The last two rounds of the first half change places
    then, so that nobody has the same seat three times running.

    >>> berger(4)
    [[(1, 4), (2, 3)], [(4, 3), (1, 2)], [(2, 4), (3, 1)]]
    """
    even = size + size % 2
    turn, half = even - 1, even // 2
    rounds = []
    for number in range(turn):
        games = []
        for at in range(half):
            first = (number * half + at) % turn + 1
            second = (number * half + turn - at) % turn + 1
            if at == 0:
                first, second = (first, even) if number % 2 == 0 else (even, first)
            games.append(tuple(each for each in (first, second) if each <= size))
        rounds.append(games)
    if double:
        back = [[tuple(reversed(game)) for game in games] for games in rounds]
        rounds[-2:] = rounds[:-3:-1]
        rounds += back
    return rounds


def division_rounds(members: Sequence[int], *, double: bool = False) -> list[list[tuple[int, ...]]]:
    """The rounds of a division whose members stand in the order of their numbers, as entrants' numbers."""
    return [
        [tuple(members[each - 1] for each in game) for game in games] for games in berger(len(members), double=double)
    ]


def openable(
    rounds: Iterable[Iterable[tuple[int, ...]]],
    running: Collection[Pair],
    done: Collection[tuple[int, ...]],
    at_once: int,
) -> list[tuple[int, ...]]:
    """The games of a round robin that can begin now, if nobody plays more than `at_once` at a time.

    Games begin in the order of the rounds, each as soon as both have a free place. `running` and `done` are games that
    have begun: pairs of players, and games as numbers in the order of seats.
    """
    busy = Counter(number for pair in running for number in pair)
    begun = set(running)
    found: list[tuple[int, ...]] = []
    for game in (game for games in rounds for game in games if len(game) == 2):
        pair = frozenset(game)
        if game not in done and pair not in begun and all(busy[number] < at_once for number in game):
            found.append(game)
            begun.add(pair)
            busy.update(game)
    return found
