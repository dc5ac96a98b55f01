"""Who plays in which division, and the boards of each: everybody meets everybody in it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence

from msgspec import Struct
from msgspec.structs import replace

from data.rows import BoardRow, EntrantRow
from tournaments.events.divisions import Division
from tournaments.events.state import Tournament
from tournaments.pairing.berger import division_rounds
from tournaments.pairing.boards import DUELS, How, kept_apart
from tournaments.pairing.divisions import Moves, Newcomer, moves_of, next_season, sizes
from tournaments.pairing.seeding import Registered, group_count, numbered, snake, through

Pairs = Collection[frozenset[int]]
"""Pairs of users, by their ids."""

LOST_BY_TIME = 2
"""So many games lost by time, or hardly begun and lost, bar somebody from going up."""


class Season(Struct, frozen=True):
    """How the last season of a league ended, with people by their ids.

    Attributes:
        tables (tuple[tuple[int, ...], ...]): the divisions in their final order, the highest first.
        barred (frozenset[int]): who cannot go up.
    """

    tables: tuple[tuple[int, ...], ...]
    barred: frozenset[int]


def season_of(tournament: Tournament) -> Season:
    """How a season that is over has ended."""
    ids = {number: each.user_id for number, each in tournament.numbered.items()}
    tables = [tuple(ids[number] for number in tournament.order_of(each)) for each in tournament.divisions]
    return Season(tuple(tables), frozenset(ids[number] for number in _barred(tournament)))


def moving(tournament: Tournament) -> list[Moves]:
    """Who goes up and down from each division by the results so far, by pairing number."""
    tables = [tournament.order_of(each) for each in tournament.divisions]
    playing = [number for number, each in tournament.numbered.items() if each.state == "in"]
    return moves_of(tables, playing, _barred(tournament))


def _barred(tournament: Tournament) -> list[int]:
    return [number for number, times in Counter(lost_by_time(tournament.boards)).items() if times >= LOST_BY_TIME]


def lost_by_time(boards: Iterable[BoardRow]) -> Iterator[int]:
    """Who has lost these boards by time, or hardly begun and lost: a pairing number for each board."""
    for board in boards:
        if board.how in (How.TIME.value, How.WALKOVER.value):
            yield from (number for number, points in zip(board.seats, board.points, strict=True) if not points)


def divided(
    tournament: Tournament, last: Season | None = None, ratings: Mapping[int, float] | None = None
) -> list[list[EntrantRow]]:
    """Those who play in their divisions, the highest first, with their numbers. `last` is the last season's end.

    In a single group those with a rating come first, the highest first; `ratings` are theirs by user. All other
    numbers are drawn.
    """
    known = (ratings or {}) if tournament.terms.format == "group" else {}
    by_entry = {each.entry: replace(each, rated=each.user_id in known) for each in tournament.playing}
    people = [Registered(entry, known.get(each.user_id)) for entry, each in by_entry.items()]
    drawn = [each.joined for each in numbered(people, tournament.key(0))]
    levels = [[by_entry[entry] for entry in level] for level in _levels(tournament, drawn, last)]
    if tournament.terms.format == "stages":
        # The numbers are those of the draw, from which the groups are dealt.
        return [[replace(each, number=drawn.index(each.entry) + 1) for each in level] for level in levels]
    follow = iter(range(1, len(drawn) + 1))
    return [[replace(each, number=next(follow)) for each in level] for level in levels]


def _levels(tournament: Tournament, drawn: Sequence[int], last: Season | None) -> list[list[int]]:
    """The divisions as entries."""
    terms = tournament.terms
    if terms.format == "group" or terms.live:
        return [list(drawn)]
    if terms.format == "stages":
        return snake(drawn, group_count(len(drawn)))
    if last is None:
        follow = iter(drawn)
        return [[next(follow) for _ in range(size)] for size in sizes(len(drawn), terms.size)]
    entries = {each.user_id: each.entry for each in tournament.playing}
    users = {entry: user_id for user_id, entry in entries.items()}
    known = {user_id for table in last.tables for user_id in table}
    newcomers = [Newcomer(users[entry]) for entry in drawn if users[entry] not in known]
    found = next_season(last.tables, known & entries.keys(), newcomers, barred=last.barred, size=terms.size)
    return [[entries[user_id] for user_id in level] for level in found]


def boards_of(levels: Mapping[int, Sequence[EntrantRow]], apart: Pairs, first: int = 1) -> tuple[BoardRow, ...]:
    """The boards of divisions, by their number, whose members stand in the order of their numbers.

    They are numbered from `first`, all those of a first round before those of a second one.
    """
    games = sorted(
        ((number, division, seats) for division, level in levels.items() for number, seats in _games(level)),
        key=lambda each: each[:2],
    )
    people = {each.number: each for level in levels.values() for each in level}
    return tuple(
        _board(BoardRow(board, number, seats, division=division), people, apart)
        for board, (number, division, seats) in enumerate(games, first)
    )


def _games(level: Sequence[EntrantRow]) -> Iterator[tuple[int, tuple[int, ...]]]:
    for number, games in enumerate(division_rounds([each.number for each in level]), 1):
        yield from ((number, seats) for seats in games if len(seats) == 2)


def _board(board: BoardRow, people: Mapping[int, EntrantRow], apart: Pairs) -> BoardRow:
    if frozenset(people[each].user_id for each in board.seats) not in apart:
        return board
    return replace(board, points=kept_apart(board.seats, DUELS).points, how=How.APART.value)


def finalists(tournament: Tournament) -> list[EntrantRow]:
    """Who plays the final of groups that are over: the first of each group who still play, ordered by their numbers."""
    count = through(len(tournament.divisions))
    return sorted(
        (tournament.numbered[number] for each in tournament.divisions for number in _best(tournament, each, count)),
        key=lambda each: each.number,
    )


def _best(tournament: Tournament, group: Division, count: int) -> list[int]:
    return [number for number in tournament.order_of(group) if number not in group.gone][:count]
