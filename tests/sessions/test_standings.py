"""What results add up to: tallies, streaks, seats, scores, and ratings that follow from the results alone."""

from __future__ import annotations

import random
import subprocess
import sys
from pathlib import Path

import pytest
from msgspec.structs import replace

from data.rows import Finished, ResultRow
from data.store import Store
from sessions.acts import Resign
from sessions.log import Started
from sessions.results.ratings import ratings
from sessions.results.scoring import MOST_A_DAY, finished, results
from sessions.results.standings import Count, best_scores, by_seat, players, tally
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


def test_seats_and_players() -> None:
    assert by_seat(GAMES) == {1: Count(6, 2), 2: Count(6, 3), 3: Count(2, 0)}
    assert players(GAMES) == [A, B, C]
    assert tally(GAMES, 99).played == 0
    assert tally([], A).length == 0


def test_who_was_forgotten_is_nobody_by_name() -> None:
    games = [game((A, 2), (-1, 1)), game((A, 2), (-1, 1)), game((-1, 1), (-2, 2), (A, 3))]
    assert players(games) == [A]
    assert dict(tally(games, A).against) == {}
    assert list(ratings(games)) == [A]
    # A stand-in is another person in every log: none of them grows strong.
    strangers = [game((A, 2), (-number, 1)) for number in (1, 2, 3)]
    assert ratings([game((A, 2), (-1, 1))] * 3) == ratings(strangers)


def test_ratings_rise_with_wins_and_begin_at_nothing() -> None:
    found = ratings([game((A, 1), (B, 2))] * 10)
    assert found[A].value > 5 > found[B].value
    assert ratings([]) == {}
    assert ratings([game((A, 1))]) == {}, "a game for one rates nobody"


def test_the_order_of_games_matters_and_of_rows_does_not() -> None:
    one, other = game((A, 1), (B, 2)), game((B, 1), (A, 2))
    assert ratings([one, other]) != ratings([other, one])


def test_best_scores_by_options() -> None:
    games = [
        game((A, 2), scores=(10,), options="level=1"),
        game((B, 1), scores=(40,), options="level=1"),
        game((A, 1), scores=(40,), options="level=1"),
        game((A, 2), scores=(-84,), options="level=2"),
        game((-1, 1), scores=(99,), options="level=1"),
    ]
    found = best_scores(games)
    assert list(found) == ["level=1", "level=2"]
    first = [(each.user_id, each.score, each.games) for each in found["level=1"]]
    assert first == [(B, 40, 1), (A, 40, 2)], "of equal ones who had theirs first"
    assert found["level=2"][0].score == -84
    assert tally(games, A).scores == {"level=1": [10, 40], "level=2": [-84]}


def test_the_library_is_not_loaded_before_it_is_wanted() -> None:
    code = "import sys, cogs.bot; sys.exit('openskill' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


# From played games


async def some_games(tables: Tables, dice: random.Random) -> None:
    """A dozen games of three people, each given up by somebody after some plies; two meet more often than counts."""
    for number in range(12):
        people = dice.sample([ANN, BEN, CAT], dice.choice([2, 3])) if number > MOST_A_DAY else [ANN, BEN]
        session = await long_enough(tables, await started(tables, people))
        while session.state == "running":
            seat = dice.choice(session.position.remaining())
            session = await tables.do(session.id, Resign(session.people[seat - 1].user_id))


async def test_ratings_are_rebuilt_from_the_results_alone(
    tables: Tables, store: Store, path: Path, dice: random.Random
) -> None:
    """Nothing but `result` and `finished` goes into them; told anew from the logs they are the same."""
    await some_games(tables, dice)
    before = ratings(await tables.overview.finished(5))
    assert len(before) == 3
    assert {each.rated for each in await tables.overview.finished(5)} >= {"yes", "often"}
    kept = rows(path, "SELECT * FROM finished ORDER BY session_id"), rows(path, "SELECT * FROM result")
    for (number,) in rows(path, "SELECT session_id FROM finished"):
        damage(path, "DELETE FROM finished WHERE session_id = ?", number)
        for (seat,) in rows(path, f"SELECT seat FROM result WHERE session_id = {number}"):
            damage(path, "DELETE FROM result WHERE session_id = ? AND seat = ?", number, seat)
    assert ratings(await tables.overview.finished(5)) == {}
    damage(path, "UPDATE memo SET value = 'to be told from the logs' WHERE name = 'results'")
    await tables.startup.tell_results()
    assert (rows(path, "SELECT * FROM finished ORDER BY session_id"), rows(path, "SELECT * FROM result")) == kept
    assert ratings(await tables.overview.finished(5)) == before


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
    assert players(games) == [BEN.user_id]


@pytest.mark.parametrize("state", ["over", "running"])
async def test_seats_are_open_as_long_as_their_table_is(tables: Tables, store: Store, state: str) -> None:
    session = await started(tables)
    if state == "over":
        await play_out(tables, session)
    assert [each.session_id for each in await store.open_tables_of(ANN.user_id)] == [session.id] * (state == "running")
