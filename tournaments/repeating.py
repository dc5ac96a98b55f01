"""Pairs all rounds of a part of a checking file again.

Pairs that are kept apart are not in the file, only their number is. Where a round comes out differently without them,
the check looks for so many pairs that explain it: two who would have met by the rules, and never did. What is honest
can always be explained in a Swiss and for up to twelve players at tables; for more at tables, unless the program had to
search a second time because of them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations

from tournaments.files import CheckingFile, Kind, Member, Part, digest, standings
from tournaments.pairing.arena import paired
from tournaments.pairing.berger import division_rounds
from tournaments.pairing.boards import DUELS, TABLES, Board, How, Queue, Round
from tournaments.pairing.field import Entrant, late_start, players
from tournaments.pairing.knockout import SIZES, Tie, bracket, next_ties
from tournaments.pairing.lots import Pair
from tournaments.pairing.swiss import pair
from tournaments.pairing.tables import fixed_seatings, seatings

MOST_TRIES = 2_000
"""The most pairings that are computed to explain the rounds of a part."""

Tables = list[tuple[int, ...]]
"""The boards of a round, each as numbers in the order of seats."""


class CheckError(Exception):
    """Something in a file is not as it should be. The text is a sentence."""


def check_part(part: Part, file: CheckingFile) -> None:
    """Raises CheckError where a round or the standings of a part do not come out again."""
    for at, each in enumerate(part.rounds):
        if digest(part.rounds[:at], each) != each.digest:
            raise CheckError(f"{where(part, each.number)} differs: its boards or results aren't those of its digest.")
        if each.number != at + 1:
            raise CheckError(f"{where(part, each.number)} differs: it should be round {at + 1}.")
    rounds = [
        Round(each.number, each.boards, hex_bytes(each.key, f"{where(part, each.number)}: its key"), each.queue)
        for each in part.rounds
    ]
    if part.kind is Kind.ROBIN:
        _check_robin(part, rounds)
    elif part.kind is Kind.KNOCKOUT:
        _check_knockout(part, rounds)
    elif part.kind is Kind.ARENA:
        _check_arena(part, rounds, file.apart.pairs)
    else:
        _check_late(part, rounds, file)
        _Explaining(part, rounds, file).check()
    members = [each for each in file.entrants if each.number in part.members]
    _check_standings(part, members, rounds)


def _check_standings(part: Part, members: Iterable[Member], rounds: Sequence[Round]) -> None:
    out = [each.number for each in part.standings if each.place is None]
    found = standings(part.kind, members, rounds, out)
    if found != part.standings:
        differing = next((new.number for new, old in zip(found, part.standings, strict=False) if new != old), None)
        last = where(part, len(rounds))
        told = "are not complete" if differing is None else f"don't give number {differing} that place and these points"
        raise CheckError(f"{last} differs: the results {told} in the standings after it.")


def _check_robin(part: Part, rounds: Sequence[Round]) -> None:
    wanted: list[Tables] = division_rounds(part.members, double=part.double)
    for each in rounds:
        games: Tables = (
            [game for game in wanted[each.number - 1] if len(game) == 2] if each.number <= len(wanted) else []
        )
        _compare(part, each.number, [board.seats for board in each.boards], games)


def _check_knockout(part: Part, rounds: Sequence[Round]) -> None:
    if len(part.members) not in SIZES:
        raise CheckError(f"{where(part)}: a knockout has {' or '.join(map(str, SIZES))} players.")
    ties = bracket(part.members)
    for each in rounds:
        winners = []
        for better, other in ties:
            games: list[Board] = []
            played = [board for board in each.boards if set(board.seats) == {better, other}]
            for board in played:
                wanted = Tie(better, other, tuple(games)).next_board(each.key)
                again: Tables = [] if wanted is None else [wanted.seats]
                _compare(part, each.number, [board.seats], again)
                games.append(board)
            winners.append(Tie(better, other, tuple(games)).winner)
        if len(each.boards) > sum(set(board.seats) in map(set, ties) for board in each.boards):
            raise CheckError(f"{where(part, each.number)} differs: somebody plays there who is not in a tie of it.")
        if each is rounds[-1]:
            return
        decided = [number for number in winners if number is not None]
        if len(decided) < len(ties) or len(ties) == 1:
            raise CheckError(f"{where(part, each.number + 1)} differs: round {each.number} isn't decided.")
        ties = next_ties(part.members, decided)


def _check_late(part: Part, rounds: Sequence[Round], file: CheckingFile) -> None:
    """Check the points at the start: those of the rule for whoever joined late, and none for all others."""
    members = [each for each in file.entrants if each.number in part.members]
    entrants = [Entrant(each.number, each.start) for each in members]
    joined = {number: each.number for each in reversed(rounds) for number in _paired_numbers(each)}
    scale = TABLES if part.kind is not Kind.SWISS else DUELS
    for each in members:
        at = joined.get(each.number, 1)
        others = {number for number in _paired_numbers(rounds[at - 1]) if joined[number] < at} if at > 1 else set[int]()
        start = late_start(at - 1, (other.points for other in players(entrants, rounds, others, at)), scale)
        if each.start != start:
            raise CheckError(
                f"{where(part, at)} differs: number {each.number}, who joined there, begins with {start} points and "
                f"not with {each.start}."
            )


def _check_arena(part: Part, rounds: Sequence[Round], most: int) -> None:
    """Check that the games of each moment come out again, with at most `most` pairs who are kept apart at a time.

    People can change whom they avoid while the arena runs, so each moment is explained alone. Raises CheckError.
    """
    for at, each in enumerate(rounds):
        queue, made = _queue(part, each, rounds[:at]), _paired(each)
        apart = frozenset[Pair]()
        first = again = _paired_again(queue, rounds[:at], each, apart)
        while again != made:
            # Who comes first takes the best opponent, unless just these two are kept apart.
            pair_ = next((frozenset(seats) for at, seats in enumerate(again) if seats not in made[at : at + 1]), None)
            if pair_ is None or pair_ in map(frozenset, made) or len(apart) >= most:
                _compare(part, each.number, made, first)
            apart |= {pair_ or frozenset()}
            again = _paired_again(queue, rounds[:at], each, apart)


def _paired_again(queue: Queue, before: Sequence[Round], round_: Round, apart: frozenset[Pair]) -> Tables:
    return [*paired(queue, before, round_.number, round_.key, apart)]


def _queue(part: Part, round_: Round, before: Sequence[Round]) -> Queue:
    """Who waited for a round of an arena. Raises CheckError where somebody waited who cannot have."""
    if round_.queue is None:
        raise CheckError(f"{where(part, round_.number)} differs: the file doesn't say who waited.")
    numbers = [number for number, _ in round_.queue.waiting]
    playing = {number for each in before for board in each.boards if not board.over for number in board.seats}
    wrong = [each for each in numbers if each in playing or each not in part.members or numbers.count(each) > 1]
    if wrong:
        raise CheckError(f"{where(part, round_.number)} differs: number {wrong[0]} can't have waited there.")
    return round_.queue


class _Explaining:
    """Looks for the pairs that are kept apart with which all rounds of a part come out again."""

    def __init__(self, part: Part, rounds: Sequence[Round], file: CheckingFile) -> None:
        self.part = part
        self.rounds = rounds
        self.entrants = [Entrant(each.number, each.start) for each in file.entrants if each.number in part.members]
        self.most = file.apart.pairs
        self.made = {pair for each in rounds for board in each.boards for pair in _pairs(board.seats)}
        self.tries = 0
        self.furthest = (-1, Tables())

    def check(self) -> None:
        """Raises CheckError where the rounds do not come out again."""
        if self._explained(0, frozenset()):
            return
        at, again = self.furthest
        _compare(self.part, self.rounds[at].number, _paired(self.rounds[at]), again)

    def _explained(self, at: int, apart: frozenset[Pair]) -> bool:
        """Whether the rounds from this one on come out again, if these pairs are kept apart, and perhaps some more."""
        if at == len(self.rounds):
            return True
        again = self._again(self.rounds[at], apart)
        if again == _paired(self.rounds[at]):
            return self._explained(at + 1, apart)
        if at > self.furthest[0]:
            self.furthest = at, again
        if len(apart) >= self.most or self.tries >= MOST_TRIES:
            return False
        suspects = sorted({pair for seats in again for pair in _pairs(seats)} - self.made, key=sorted)
        return any(self._explained(at, apart | {each}) for each in suspects)

    def _again(self, round_: Round, apart: frozenset[Pair]) -> Tables:
        """The boards of a round, paired again."""
        self.tries += 1
        present = {number for seats in _paired(round_) for number in seats}
        field = players(self.entrants, self.rounds, present, round_.number)
        if self.part.kind is Kind.SWISS:
            return pair(field, round_.key, apart)
        if self.part.kind is Kind.TABLES:
            return seatings(field, round_.key, self.part.size, apart)
        began = len(_paired_numbers(self.rounds[0]))
        keys = (self.rounds[0].key, round_.key)
        return fixed_seatings(field, began, round_.number, keys, self.part.size, apart)


def _paired(round_: Round) -> Tables:
    """The boards of a round without those of people who skipped it."""
    return [board.seats for board in round_.boards if board.how is not How.SKIPPED]


def _paired_numbers(round_: Round) -> set[int]:
    return {number for seats in _paired(round_) for number in seats}


def _pairs(seats: Sequence[int]) -> Iterator[Pair]:
    return map(frozenset, combinations(seats, 2))


def _compare(part: Part, number: int, written: Tables, again: Tables) -> None:
    """Raises CheckError with the first board that differs."""
    for at in range(max(len(written), len(again))):
        one = written[at] if at < len(written) else ()
        other = again[at] if at < len(again) else ()
        if one != other:
            raise CheckError(
                f"{where(part, number)} differs: board {at + 1} has {_told(one)} in the file, and {_told(other)} "
                "when it is paired again."
            )


def _told(seats: Sequence[int]) -> str:
    return " – ".join(map(str, seats)) if seats else "nobody"


def where(part: Part, number: int = 0) -> str:
    """A part and a round of it, as the beginning of a sentence."""
    division = f"division {part.division}" if part.division else ""
    return f"Round {number}{f' of {division}' if division else ''}" if number else division.capitalize() or "The field"


def check_boards(part: Part, number: int, boards: Sequence[Board]) -> None:
    """Everybody has one board, and each board has as many points as seats."""
    seen: set[int] = set()
    for at, board in enumerate(boards, 1):
        again = seen & set(board.seats) if part.kind is not Kind.KNOCKOUT else set()
        strange = set(board.seats) - set(part.members)
        if not board.seats or again or strange or len(set(board.seats)) < len(board.seats):
            culprit = f"number {min(again | strange)}" if again | strange else "somebody"
            why = "sits there a second time" if not strange else "is not among the entrants"
            raise CheckError(f"{where(part, number)} differs: at board {at}, {culprit} {why}.")
        results = [(board.points, board.how), *((each.points, each.how) for each in board.earlier)]
        if any(len(points) != (len(board.seats) if how else 0) for points, how in results):
            raise CheckError(f"{where(part, number)} differs: board {at} doesn't have the points of each seat.")
        seen |= set(board.seats)


def hex_bytes(text: str, name: str) -> bytes:
    """The bytes that `text` writes. Raises CheckError, with the name of what it is, where it writes none."""
    try:
        return bytes.fromhex(text)
    except ValueError as error:
        raise CheckError(f"{name} isn't written in hexadecimal digits.") from error
