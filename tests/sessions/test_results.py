"""Places: winners share the first, the others follow by score; and the rows that are kept of a game."""

from __future__ import annotations

from pathlib import Path

import pytest

from data.rows import ResultRow
from rules.core import Ending, Outcome
from sessions.acts import Cancel, End, Play, Resign
from sessions.results.scoring import places, results
from sessions.session import Session
from sessions.tables import Tables
from tests.sessions.club import ANN, BEN, PEOPLE, damage, every_game, finished, lobby, play_out, rows, started
from tests.sessions.solo import CLIMB


class Some(Ending):
    """Any ending."""

    HOW = "ended"


@pytest.mark.parametrize(
    ("winners", "scores", "expected"),
    [
        # No scores: all who did not win are equal.
        ((1,), None, (1, 2, 2)),
        ((3,), None, (2, 2, 1)),
        ((1, 3), None, (1, 3, 1)),
        # A draw is shared by all, whatever the scores say.
        ((), None, (1, 1, 1)),
        ((), (5, 5, 3), (1, 1, 1)),
        # Scores: the higher the better, equal ones share.
        ((2,), (3, 9, 5), (3, 1, 2)),
        ((2,), (5, 9, 5), (2, 1, 2)),
        ((2,), (-1, 9, 0), (3, 1, 2)),
        # Whoever has won is first, though somebody else has more.
        ((3,), (30, 20, 10), (2, 3, 1)),
        # Winners share the first place, though their scores differ.
        ((1, 2), (9, 7, 8), (1, 1, 3)),
        ((1, 2, 3), (9, 7, 8), (1, 1, 1)),
    ],
)
def test_places(winners: tuple[int, ...], scores: tuple[int, ...] | None, expected: tuple[int, ...]) -> None:
    assert places(Outcome(winners, Some.HOW, scores), 3) == expected


@pytest.mark.parametrize(
    ("winners", "scores", "left", "expected"),
    [
        # Who left the game first is last; who left it together shares a place.
        ((1,), None, {3: 10, 2: 40}, (1, 2, 3)),
        ((1,), None, {3: 10, 2: 10}, (1, 2, 2)),
        # Who never left it is ahead of who did.
        ((1,), None, {2: 40}, (1, 3, 2)),
        # A score says more, and of a draw nothing is told apart.
        ((2,), (1, 9, 5), {3: 10, 1: 40}, (3, 1, 2)),
        ((2,), (5, 9, 5), {3: 10, 1: 40}, (2, 1, 3)),
        ((), None, {3: 10}, (1, 1, 1)),
    ],
)
def test_who_stayed_in_the_game_longer_is_ahead(
    winners: tuple[int, ...], scores: tuple[int, ...] | None, left: dict[int, int], expected: tuple[int, ...]
) -> None:
    assert places(Outcome(winners, Some.HOW, scores), 3, left) == expected


@pytest.mark.parametrize(
    ("scores", "left", "early", "expected"),
    [
        (None, {2: 10, 3: 40}, (3,), (1, 2, 3)),
        ((1, 9, 5), {2: 40}, (2,), (1, 3, 2)),
        ((1, 9, 5), {2: 40}, (), (1, 2, 3)),
    ],
)
def test_early_leavers_come_last_whatever_they_have_scored(
    scores: tuple[int, ...] | None, left: dict[int, int], early: tuple[int, ...], expected: tuple[int, ...]
) -> None:
    assert places(Outcome((1,), Some.HOW, scores), 3, left, early) == expected


async def test_of_the_stranded_who_was_stranded_later_is_ahead(tables: Tables, path: Path) -> None:
    """ST-18, ST-21: the last seat in the game wins. The rules set no order among the others; ratings need one."""
    session = await play_out(tables, await started(tables, PEOPLE[:4]))
    out = [
        each.before.remaining()[index]
        for each in session.played
        for index in range(len(each.before.remaining()))
        if each.before.remaining()[index] not in each.after.remaining()
    ]
    assert len(out) == 3
    assert not session.resigned
    [winner] = session.outcome.winners if session.outcome else ()
    order = [winner, *reversed(out)]
    assert {each[1]: each[3] for each in kept(path)} == {seat: place for place, seat in enumerate(order, 1)}


def test_a_draw_of_two_is_a_draw() -> None:
    assert places(Outcome((), Some.HOW, (3, 3)), 2) == (1, 1)


@pytest.mark.parametrize(("winners", "place"), [((1,), 1), ((), 2)])
def test_one_who_plays_alone_wins_or_is_second_to_the_game(winners: tuple[int, ...], place: int) -> None:
    assert places(Outcome(winners, Some.HOW), 1) == (place,)
    assert places(Outcome(winners, Some.HOW, (7,)), 1) == (place,)


def kept(path: Path) -> list[tuple[object, ...]]:
    return rows(path, "SELECT session_id, seat, user_id, place, score FROM result ORDER BY session_id, seat")


def row(session: Session, each: ResultRow) -> tuple[object, ...]:
    return (session.id, each.seat, each.user_id, each.place, each.score)


@every_game
async def test_the_results_are_kept_with_the_last_ply(tables: Tables, path: Path, key: str) -> None:
    session = await started(tables, key=key)
    assert results(session) == ()
    assert kept(path) == []
    session = await play_out(tables, session)
    found = results(session)
    assert kept(path) == [row(session, each) for each in found]
    outcome = session.outcome
    assert outcome is not None
    assert [each.user_id for each in found] == [each.user_id for each in session.people]
    assert [each.place for each in found] == list(places(outcome, len(session.people)))
    assert [each.score for each in found] == list(outcome.scores or [None] * len(session.people))


async def test_who_resigns_is_not_first(tables: Tables, path: Path) -> None:
    session = await finished(tables, people=PEOPLE[:3])
    outcome = session.outcome
    assert outcome is not None
    # Who was out of the game first is last, also if it was not by giving up.
    gone = [seat for each in session.played for seat in each.before.remaining() if seat not in each.after.remaining()]
    order = [*outcome.winners, *reversed(gone)]
    assert {each[1]: each[3] for each in kept(path)} == {seat: place for place, seat in enumerate(order, 1)}


async def test_a_game_that_its_rules_did_not_end_has_none(tables: Tables, path: Path) -> None:
    session = await tables.do((await started(tables)).id, End("Mod"))
    assert results(session) == ()
    await tables.do((await lobby(tables)).id, Cancel(ANN.user_id))
    assert kept(path) == []


async def test_one_who_plays_alone_wins_or_loses(tables: Tables, climb: None, path: Path) -> None:
    session = await lobby(tables, (ANN,), CLIMB.key, top="5")
    while session.state == "running":
        session = await tables.do(session.id, Play(ANN.user_id, "go up"))
    place = 1 if session.outcome and session.outcome.winners else 2
    begun = await lobby(tables, (BEN,), CLIMB.key)
    for _ in range(CLIMB.rated_from):
        begun = await tables.do(begun.id, Play(BEN.user_id, "go on"))
    lost = await tables.do(begun.id, Resign(BEN.user_id))
    assert session.outcome is not None
    height = (session.outcome.scores or (0,))[0]
    assert kept(path) == [(session.id, 1, ANN.user_id, place, height), (lost.id, 1, BEN.user_id, 2, 0)]


async def test_a_game_for_one_that_is_given_up_at_once_has_no_result(tables: Tables, climb: None, path: Path) -> None:
    session = await lobby(tables, (ANN,), CLIMB.key)
    for _ in range(CLIMB.rated_from - 1):
        session = await tables.do(session.id, Play(ANN.user_id, "go on"))
    session = await tables.do(session.id, Resign(ANN.user_id))
    assert session.outcome is not None
    assert kept(path) == []
    assert await tables.overview.finished(5) == []
    assert await tables.overview.best_scores(session) == (None, None)


# Of games that ended before results were kept


async def forgotten_results(tables: Tables, path: Path, *games: Session) -> list[tuple[object, ...]]:
    """Games that are over, as an older version left them; the results that they had."""
    before = kept(path)
    for each in games:
        damage(path, "DELETE FROM result WHERE session_id = ? AND seat = 1", each.id)
        damage(path, "DELETE FROM result WHERE session_id = ? AND seat = 2", each.id)
    damage(path, "INSERT OR REPLACE INTO memo (name, value) VALUES ('results', 'to be told from the logs')")
    return before


async def test_the_results_of_older_games_are_told_once(tables: Tables, path: Path) -> None:
    games = [await finished(tables, people=people) for people in ((ANN, BEN), (BEN, ANN))]
    ended = await tables.do((await started(tables)).id, End("Mod"))
    running = await started(tables)
    before = await forgotten_results(tables, path, *games)
    assert len(before) == 4
    assert kept(path) == []
    await tables.startup.tell_results()
    assert kept(path) == before
    assert not {ended.id, running.id} & {each[0] for each in kept(path)}
    # Once: what is gone afterwards is not told again.
    damage(path, "DELETE FROM result WHERE session_id = ? AND seat = 1", games[0].id)
    await tables.startup.tell_results()
    assert len(kept(path)) == 3


async def test_older_games_that_cannot_be_read_are_left_out(tables: Tables, path: Path) -> None:
    one, other = [await finished(tables, people=people) for people in ((ANN, BEN), (BEN, ANN))]
    before = await forgotten_results(tables, path, one, other)
    damage(path, "UPDATE entry SET at = at + 1 WHERE session_id = ? AND number = 3", one.id)
    tables.cache.clear()
    await tables.startup.tell_results()
    assert kept(path) == [each for each in before if each[0] == other.id]


async def test_a_new_database_has_nothing_to_tell(tables: Tables, path: Path) -> None:
    await tables.startup.tell_results()
    assert rows(path, "SELECT value FROM memo WHERE name = 'results'") == [("told",)]
    session = await finished(tables)
    damage(path, "DELETE FROM result WHERE session_id = ? AND seat = 1", session.id)
    await tables.startup.tell_results()
    assert len(kept(path)) == 1
