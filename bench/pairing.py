"""Pairings held to what must always be true, over many simulated tournaments, and the time that they take.

    python -m bench pairing                 10,000 Swiss tournaments, 500 of tables, and the times
    python -m bench pairing --tournaments 300

Swiss tournaments have 4 to 24 players, of whom some withdraw, come back, join late or skip a round; in a part of them
pairs are kept apart. The exit status is 1 if anything that must hold does not.
"""

from __future__ import annotations

import argparse
import random
import time
from collections import Counter
from collections.abc import Callable, Sequence
from itertools import combinations

from bench import figures
from bench.figures import Table
from tournaments.pairing.boards import DUELS, TABLES, Board, How, Round, bye, skipped
from tournaments.pairing.field import Entrant, Player, late_start, players
from tournaments.pairing.lots import Pair, round_key
from tournaments.pairing.swiss import pair
from tournaments.pairing.tables import seatings, table_points

TOURNAMENTS, OF_TABLES = 10_000, 20
"""How many Swiss tournaments are simulated, and for how many of them there is one of tables."""

WITHDRAWS, RETURNS, JOINS, SKIPS, STAYS_AWAY = 0.04, 0.2, 0.1, 0.03, 0.02
"""How likely each is, for each player or (joining late) for each round."""

TIMED = (16, 64, 100, 256)
"""The fields whose pairings are timed."""


class ViolationError(Exception):
    """Something that must always hold does not."""


def require(holds: object, what: str) -> None:
    """Raises ViolationError unless `holds`."""
    if not holds:
        raise ViolationError(what)


class Simulated:
    """A tournament while it is simulated.

    Attributes:
        rounds (list[Round]): the rounds so far.
        entrants (dict[int, Entrant]): the entrants by their numbers.
        gone (set[int]): who has withdrawn, and could come back.
        apart (frozenset[Pair]): who is kept apart.
        found (Counter[str]): what happened, counted.
    """

    def __init__(self, dice: random.Random, count: int, *, apart: int = 0) -> None:
        self.dice = dice
        self.entrants = {number: Entrant(number) for number in range(1, count + 1)}
        self.rounds: list[Round] = []
        self.gone: set[int] = set()
        self.apart = frozenset(frozenset(dice.sample(range(1, count + 1), 2)) for _ in range(apart))
        self.found = Counter[str]()
        self.secret = dice.randbytes(32)

    def field(self, numbers: Sequence[int] | None = None) -> list[Player]:
        """The players who are present as the next round begins."""
        present = set(self.entrants) - self.gone if numbers is None else set(numbers)
        return players(self.entrants.values(), self.rounds, present, len(self.rounds) + 1)

    def key(self) -> bytes:
        """The key of the next round."""
        return round_key(self.secret, "words", len(self.rounds) + 1)

    def come_and_go(self) -> None:
        """People withdraw, come back and join late."""
        for number in sorted(self.entrants):
            if number not in self.gone and self.dice.random() < WITHDRAWS:
                self.gone.add(number)
            elif number in self.gone and self.dice.random() < RETURNS:
                self.gone.discard(number)
        if self.dice.random() < JOINS and 0 < len(self.rounds) < 3:
            number = len(self.entrants) + 1
            start = late_start(len(self.rounds), (each.points for each in self.field()), DUELS)
            self.entrants[number] = Entrant(number, start)
            self.found["late joiners"] += 1

    def play(self, seatings: Sequence[tuple[int, ...]], skipping: Sequence[int] = ()) -> None:
        """Note a round with random results."""
        boards = [self._result(seats) for seats in seatings]
        boards += [skipped(number, DUELS, self._skipped(number)) for number in skipping]
        self.rounds.append(Round(len(self.rounds) + 1, tuple(boards), self.key()))

    def _skipped(self, number: int) -> int:
        boards = (board for each in self.rounds for board in each.boards)
        return sum(board.seats == (number,) and board.how is How.SKIPPED for board in boards)

    def _result(self, seats: tuple[int, ...]) -> Board:
        if len(seats) == 1:
            return bye(seats[0], DUELS)
        first = self.dice.choice((0, 0, 0, 1, 2, 2, 2))
        how = How.WALKOVER if first != 1 and self.dice.random() < STAYS_AWAY else How.PLAYED
        return Board(seats, (first, 2 - first), how)


# ---- Swiss ----


def play_swiss(dice: random.Random) -> Counter[str]:
    """Simulate a Swiss tournament, and count what happened. Raises ViolationError where something does not hold."""
    count = dice.randint(4, 24)
    state = Simulated(dice, count, apart=dice.choice((0, 0, 0, 1, 2, 3)))
    state.found["kept apart"] += bool(state.apart)
    for _ in range(min(dice.randint(3, 7), count // 2)):
        state.come_and_go()
        skipping = [number for number in state.entrants if number not in state.gone and dice.random() < SKIPS]
        present = sorted(set(state.entrants) - state.gone - set(skipping))
        if len(present) < 2:
            break
        boards = _pair_checked(state, state.field(present))
        before = sum(each.points for each in state.field(list(state.entrants)))
        state.play(boards, skipping)
        state.found["rounds"] += 1
        gained = sum(sum(board.points) for board in state.rounds[-1].boards)
        total = sum(each.points for each in state.field(list(state.entrants)))
        require(total == before + gained, "the points of all are those of all boards")
    balance = max(abs(each.balance) for each in state.field(list(state.entrants)))
    state.found[f"seats differ by {balance}"] += 1
    return state.found


def _pair_checked(state: Simulated, field: list[Player]) -> list[tuple[int, ...]]:
    """The boards of the next round, if all holds."""
    boards = pair(field, state.key(), state.apart)
    again = pair(state.dice.sample(field, len(field)), state.key(), state.apart)
    require(boards == again, "the order in which players are given matters")
    seated = sorted(number for seats in boards for number in seats)
    require(seated == [each.number for each in field], "somebody has no board, or two")
    byes = [seats[0] for seats in boards if len(seats) == 1]
    require(len(byes) % 2 == len(field) % 2, "the number of byes is even where that of the players is odd")
    require(len(byes) <= 1 or state.apart, "more than one bye")
    by_number = {each.number: each for each in field}
    fewest = min(each.byes for each in field)
    second = [number for number in byes if by_number[number].byes > fewest]
    require(not second or state.apart, "a second bye before all had one")
    state.found["byes"] += len(byes)
    state.found["second byes of people kept apart"] += len(second)
    for seats in boards:
        if len(seats) == 2:
            _check_pair(state, by_number, frozenset(seats))
    return boards


def _check_pair(state: Simulated, field: dict[int, Player], seats: Pair) -> None:
    require(seats not in state.apart, "a pair that is kept apart was made")
    one, other = (field[each] for each in seats)
    state.found["pairs"] += 1
    if other.number in one.met:
        state.found["rematches"] += 1
        # Dirac: a graph in which everybody has half of all as neighbours has a perfect matching.
        half = (len(field) + len(field) % 2) / 2
        free = [sum(each.number not in player.met for each in field.values()) - 1 for player in field.values()]
        require(min(free) < half or state.apart, "a rematch that was not needed")


# ---- tables ----


def play_tables(dice: random.Random) -> Counter[str]:
    """Simulate a tournament of tables. Raises ViolationError where something does not hold."""
    count, size = dice.randint(6, 30), dice.choice((3, 4))
    state = Simulated(dice, count, apart=dice.choice((0, 0, 1, 2)))
    for _ in range(4):
        state.come_and_go()
        field = state.field()
        if len(field) < 2:
            break
        dealt = seatings(field, state.key(), size, state.apart)
        again = seatings(dice.sample(field, len(field)), state.key(), size, state.apart)
        require(dealt == again, "the order in which players are given matters")
        seated = sorted(number for seats in dealt for number in seats)
        require(seated == [each.number for each in field], "somebody has no table, or two")
        together = {frozenset(pair) for seats in dealt for pair in combinations(seats, 2)}
        require(not together & state.apart, "a pair that is kept apart sits at one table")
        byes = sum(len(seats) == 1 for seats in dealt)
        require(not byes or state.apart, "a bye at tables")
        state.found["byes"] += byes
        state.found["pairs"] += len(together)
        state.found["rematches"] += sum(
            other.number in one.met and frozenset((one.number, other.number)) in together
            for one, other in combinations(field, 2)
        )
        state.rounds.append(Round(len(state.rounds) + 1, tuple(_table(dice, seats) for seats in dealt), state.key()))
        state.found["rounds"] += 1
    return state.found


def _table(dice: random.Random, seats: tuple[int, ...]) -> Board:
    if len(seats) == 1:
        return bye(seats[0], TABLES)
    places = dice.sample(range(1, len(seats) + 1), len(seats))
    return Board(seats, table_points(places), How.PLAYED)


# ---- times ----


def timed(count: int, rounds: int, dice: random.Random) -> tuple[float, float, int]:
    """The median and largest processor time of pairing a round, in seconds; in how many a wider choice is the same.

    The wider choice has all opponents instead of the cheapest; it is tried in fields of up to 100.
    """
    state, taken, same = Simulated(dice, count), [], 0
    for _ in range(rounds):
        field = state.field()
        begun = time.process_time()
        boards = pair(field, state.key())
        taken.append(time.process_time() - begun)
        same += count <= 100 and boards == pair(field, state.key(), cheapest=2 * count)
        boards_of = [_strong(dice, seats) for seats in boards]
        state.rounds.append(Round(len(state.rounds) + 1, tuple(boards_of), state.key()))
    return figures.median(taken), max(taken), same


def _strong(dice: random.Random, seats: tuple[int, ...]) -> Board:
    """A result in which lower numbers are stronger."""
    if len(seats) == 1:
        return bye(seats[0], DUELS)
    expected = 1 / (1 + 10 ** ((seats[0] - seats[1]) / 100))
    drawn = dice.random()
    first = 1 if drawn < 0.1 else 2 if drawn < 0.1 + 0.9 * expected else 0
    return Board(seats, (first, 2 - first), How.PLAYED)


def measure_times(seed: int, *, quick: bool = False) -> Table:
    """The times of pairings."""
    pair([Player(1), Player(2)], b"")  # loads networkx, which is not to be counted

    table = Table("Pairing a round: processor time", ("players", "s median", "s most", "same with all opponents"))
    for count in TIMED[:2] if quick else TIMED:
        rounds = 3 if quick else 8
        middle, most, same = timed(count, rounds, random.Random(seed + count))  # noqa: S311 - a simulation
        told = f"{same} of {rounds}" if count <= 100 else figures.NOTHING
        table.add(str(count), f"{middle:.3f}", f"{most:.3f}", told)
    return table


# ---- the command ----


def simulate(
    play: Callable[[random.Random], Counter[str]], seeds: Sequence[int], name: str, say: Callable[[str], None]
) -> tuple[Counter[str], int]:
    """Play a tournament for each seed: what happened in all, and how many violations there were. Each is told."""
    found, violations = Counter[str](), 0
    for seed in seeds:
        try:
            found.update(play(random.Random(f"{name} {seed}")))  # noqa: S311 - a simulation
        except ViolationError as error:
            violations += 1
            say(f"violation in {name} {seed}: {error}")
    return found, violations


def main(arguments: Sequence[str], say: Callable[[str], None]) -> int:
    """Simulate and measure; 1 if something did not hold."""
    parser = argparse.ArgumentParser(prog="python -m bench pairing", description=__doc__)
    parser.add_argument("--tournaments", type=int, default=TOURNAMENTS, help=f"how many (default: {TOURNAMENTS})")
    parser.add_argument("--seed", type=int, default=1, help="which ones (default: 1)")
    parser.add_argument("--quick", action="store_true", help="time small fields only")
    given = parser.parse_args(arguments)
    say(figures.machine())
    violations = 0
    of_tables = -(-given.tournaments // OF_TABLES)
    for name, play, count in (("Swiss", play_swiss, given.tournaments), ("tables", play_tables, of_tables)):
        begun = time.process_time()
        found, broken = simulate(play, range(given.seed, given.seed + count), name, say)
        violations += broken
        told = ", ".join(f"{each} {number:,}" for each, number in sorted(found.items()))
        say(f"{name}: {count:,} tournaments, {broken} violations; {told} ({time.process_time() - begun:.0f} s)")
    say(f"\n{measure_times(given.seed, quick=given.quick)}")
    return 1 if violations else 0
