"""What results add up to: tallies, streaks, seats, scores, and ratings that follow from the results alone."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from msgspec.structs import replace

from data.rows import Finished, ResultRow
from data.store import Store
from sessions.acts import Resign
from sessions.log import Started
from sessions.results.ratings import ratings
from sessions.results.scoring import MOST_A_DAY, finished, results
from sessions.results.standings import Count, tally
from sessions.tables import Tables
from tests.sessions.club import ANN, BEN, CAT, damage, long_enough, play_out, rows, started

A, B, C = 11, 22, 33


def game(*seats: tuple[int, int], scores: tuple[int, ...] = (), options: str = "", moves: int = 10) -> Finished:
    """A game by who sat in its seats, and in which place they came out of it."""
    found = [
        ResultRow(seat, user_id, place, scores[seat - 1] if scores else None)
        for seat, (user_id, place) in enumerate(seats, 1)
    ]
    return Finished(1, "stranded", options, moves, found)


GAMES = [
    game((A, 1), (B, 2), moves=10),
    game((B, 2), (A, 1), moves=20),
    game((A, 2), (B, 1), (C, 2), moves=30),
    game((A, 1), (B, 1), moves=40),
    game((C, 3), (A, 1), (B, 2), moves=50),
    game((B, 1), (C, 2)),
]


def test_a_tally_counts_wins_draws_seats_and_opponents() -> None:
    found = tally(GAMES, A)
    assert (found.played, found.won, found.drawn, found.lost) == (5, 3, 1, 1)
    assert (found.best_streak, found.streak) == (2, 1)
    assert found.length == 30
    assert dict(found.seats) == {1: Count(3, 1), 2: Count(2, 2)}
    assert dict(found.against) == {B: Count(5, 3), C: Count(2, 1)}


def test_a_draw_ends_a_streak_and_counts_for_nobody() -> None:
    found = tally([game((A, 1), (B, 2)), game((A, 1), (B, 1))], A)
    assert (found.best_streak, found.streak) == (1, 0)
    assert found.against[B] == Count(2, 1)


def test_who_did_not_play_has_no_tally() -> None:
    assert tally(GAMES, 99).played == 0
    assert tally([], A).length == 0


def test_who_was_forgotten_is_nobody_by_name() -> None:
    games = [game((A, 2), (-1, 1)), game((A, 2), (-1, 1)), game((-1, 1), (-2, 2), (A, 3))]
    assert dict(tally(games, A).against) == {}


def test_scores_by_options() -> None:
    games = [
        game((A, 2), scores=(10,), options="level=1"),
        game((B, 1), scores=(40,), options="level=1"),
        game((A, 1), scores=(40,), options="level=1"),
        game((A, 2), scores=(-84,), options="level=2"),
    ]
    assert tally(games, A).scores == {"level=1": [10, 40], "level=2": [-84]}


def test_games_for_one_with_hints_are_counted_apart() -> None:
    """Their scores are compared with each other, and stand in no average of the others."""
    games = [
        game((A, 2), scores=(10,), options="level=1"),
        replace(game((A, 1), scores=(90,), options="level=1", moves=50), hinted=True),
    ]
    found = tally(games, A)
    assert (found.played, found.won, found.best_streak, found.length) == (1, 0, 0, 10)
    assert (dict(found.scores), dict(found.hinted)) == ({"level=1": [10]}, {"level=1": [90]})
    several = tally([replace(game((A, 1), (B, 2)), hinted=True)], A)
    assert (several.played, several.won) == (1, 1), "who played with others had their hints, too"


# From played games


async def some_games(tables: Tables, dice: random.Random) -> None:
    """A dozen games of three people, each given up by somebody after some plies; two meet more often than counts."""
    for number in range(12):
        people = dice.sample([ANN, BEN, CAT], dice.choice([2, 3])) if number > MOST_A_DAY else [ANN, BEN]
        session = await long_enough(tables, await started(tables, people))
        while session.state == "running":
            seat = dice.choice(session.position.remaining())
            session = await tables.do(session.id, Resign(session.people[seat - 1].user_id))


async def test_results_are_rebuilt_from_the_logs_and_meetings_from_the_results(
    tables: Tables, store: Store, path: Path, dice: random.Random
) -> None:
    """Told anew they are the same, and so are the ratings that follow from them."""
    await some_games(tables, dice)
    before = await tables.overview.books.meetings(5, "stranded")
    assert len(ratings(before)) == 3
    assert {each.rated for each in await tables.overview.finished(5)} >= {"yes", "often"}
    kept = rows(path, "SELECT * FROM finished ORDER BY session_id"), rows(path, "SELECT * FROM result")
    for (number,) in rows(path, "SELECT session_id FROM finished"):
        damage(path, "DELETE FROM finished WHERE session_id = ?", number)
        for (seat,) in rows(path, f"SELECT seat FROM result WHERE session_id = {number}"):
            damage(path, "DELETE FROM result WHERE session_id = ? AND seat = ?", number, seat)
    damage(path, "UPDATE memo SET value = 'to be told from the logs' WHERE name = 'results'")
    damage(path, "INSERT INTO memo VALUES ('meetings', 'to be told from the results')")
    await tables.startup.catch_up()
    assert (rows(path, "SELECT * FROM finished ORDER BY session_id"), rows(path, "SELECT * FROM result")) == kept
    assert await tables.overview.books.meetings(5, "stranded") == before
    assert rows(path, "SELECT value FROM memo WHERE name = 'meetings'") == [("told",)]


async def test_a_book_tells_what_tallies_tell(tables: Tables, dice: random.Random) -> None:
    await some_games(tables, dice)
    games = await tables.overview.finished(5)
    book = await tables.overview.books.of(5)
    told, people = book.games["stranded"], [each.user_id for each in (ANN, BEN, CAT)]
    tallies = {each: tally(games, each) for each in people}
    assert {each: (told.people[each].played, told.people[each].won) for each in people} == {
        each: (found.played, found.won) for each, found in tallies.items()
    }
    assert (told.games, told.moves) == (len(games), sum(each.moves for each in games))
    assert sum(each.played for each in told.seats.values()) == sum(len(each.results) for each in games)
    streaks = await tables.overview.books.streaks(book, "stranded", people)
    assert streaks == {each: found.streak for each, found in tallies.items()}
    assert await tables.overview.books.names(book, "stranded", people) == dict(
        zip(people, ("Ann", "Ben", "Cat"), strict=True)
    )


async def test_a_book_is_kept_until_a_game_ends_or_somebody_is_forgotten_in_any_process(
    tables: Tables, store: Store
) -> None:
    await play_out(tables, await started(tables))
    other = Tables(store)
    books = tables.overview.books
    first = await books.of(5)
    ranking = await books.ranking(first, "stranded")
    assert await books.of(5) is first
    assert await books.ranking(first, "stranded") is ranking
    await play_out(other, await started(other))
    second = await books.of(5)
    assert (second is not first, second.games["stranded"].games) == (True, 2)
    await other.people.forget(ANN.user_id)
    third = await books.of(5)
    assert third is not second
    assert ANN.user_id not in third.games["stranded"].people
    assert ANN.user_id not in (await books.ranking(third, "stranded")).ratings
    assert third.games["stranded"].seats == second.games["stranded"].seats


async def test_a_game_that_somebody_took_over_does_not_count(tables: Tables) -> None:
    session = await play_out(tables, await started(tables))
    assert len(results(session)) == 2
    order = next(each.order for each in session.log if isinstance(each, Started))
    assert order == tuple(each.user_id for each in session.people)
    taken = replace(session, people=(session.people[0], CAT))
    assert results(taken) == ()
    assert finished(taken) is None


async def test_names_come_from_the_logs(tables: Tables) -> None:
    await play_out(tables, await started(tables))
    games = await tables.overview.finished(5)
    assert await tables.overview.name(ANN.user_id, games) == "Ann"
    assert await tables.overview.name(CAT.user_id, games) == ""
    await tables.people.forget(ANN.user_id)
    games = await tables.overview.finished(5)
    assert await tables.overview.name(ANN.user_id, games) == ""
    assert [each.user_id for each in games[0].results if each.user_id > 0] == [BEN.user_id]


@pytest.mark.parametrize("state", ["over", "running"])
async def test_seats_are_open_as_long_as_their_table_is(tables: Tables, store: Store, state: str) -> None:
    session = await started(tables)
    if state == "over":
        await play_out(tables, session)
    assert [each.session_id for each in await store.open_tables_of(ANN.user_id)] == [session.id] * (state == "running")
