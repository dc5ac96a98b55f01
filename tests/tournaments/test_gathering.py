"""Before the start: check-in, who moves up, and who can join at all."""

from __future__ import annotations

from functools import partial

import pytest

from data.rows import PlayedBoard
from sessions.acts import Act, Resign
from sessions.results.ratings import Ranking, Rating
from sessions.session import Session
from sessions.state.clock import DAY, HOUR
from tests.tournaments.held import GUILD, ID, Held
from tournaments.checking import check
from tournaments.events.acts import Begin, Leave, Register, Remove
from tournaments.events.gathering import Called, CheckIn
from tournaments.events.joining import WEEK, YEAR, Require, highest, waits
from tournaments.events.proof import checking_file
from tournaments.events.refusals import (
    NoCheckIn,
    NoRating,
    NoRole,
    NotInRange,
    NotRegistered,
    RegistrationOver,
    TooFewEntrants,
    Unreliable,
    WasWithdrawn,
)
from tournaments.events.state import Tournament

ORGANISER = 99


async def here(held: Held, *user_ids: int) -> Tournament:
    for each in user_ids:
        await held.all.do(ID, GUILD, CheckIn(each, held.now))
    return await held.all.load(ID, GUILD)


async def checking(held: Held, people: int = 5, most: int = 4) -> Tournament:
    """A tournament in which check-in has begun."""
    await held.make(most=most, check_in=HOUR)
    await held.enter(*range(1, people + 1))
    held.clock[0] += DAY
    return await held.all.advance(ID, GUILD)


async def test_who_does_not_check_in_is_not_in(held: Held) -> None:
    """And who waits and has checked in has the place."""
    found = await checking(held)
    assert (found.state, found.row.checks) == ("registration", held.now + HOUR)
    assert {each.user_id for each in found.to_call} == {1, 2, 3, 4}
    found = await here(held, 1, 2, 5)
    assert {each.user_id for each in found.to_call} == {3, 4}
    assert (await held.all.advance(ID, GUILD)).state == "registration"
    held.clock[0] += HOUR
    found = await held.all.advance(ID, GUILD)
    assert found.state == "running"
    assert {each.user_id for each in found.numbered.values()} == {1, 2, 5}
    assert {each.user_id for each in found.entrants} == {1, 2, 5}, "nobody else is kept, with a mark or without"
    assert found.to_call == []
    check(checking_file(found), found.fingerprint)


async def test_it_begins_as_soon_as_all_are_here(held: Held) -> None:
    await checking(held, people=3)
    await here(held, 1, 2, 3)
    assert [each.id for each in await held.all.due()] == [ID]
    assert (await held.all.advance(ID, GUILD)).state == "running"


async def test_with_too_few_it_is_cancelled(held: Held) -> None:
    await checking(held)
    await here(held, 1, 2)
    with pytest.raises(TooFewEntrants):
        await held.all.do(ID, GUILD, Begin(held.now, ORGANISER))
    held.clock[0] += HOUR
    assert (await held.all.advance(ID, GUILD)).state == "cancelled"


async def test_an_organiser_who_starts_ends_check_in(held: Held) -> None:
    await checking(held)
    await here(held, 1, 3, 4)
    found = await held.all.do(ID, GUILD, Begin(held.now, ORGANISER))
    assert {each.user_id for each in found.entrants if each.state == "in"} == {1, 3, 4}


async def test_a_place_that_becomes_free_is_told(held: Held) -> None:
    await held.make(most=3)
    await held.enter(1, 2, 3, 4, 5)
    found = await held.all.do(ID, GUILD, Leave(1, held.now))
    assert [(each.user_id, each.call) for each in found.to_call] == [(4, "up")]
    assert [each.id for each in await held.all.due()] == [ID]
    await held.all.do(ID, GUILD, Called([4], "up"))
    found = await held.all.do(ID, GUILD, Remove(ORGANISER, 2, "twice", held.now))
    found = await held.all.advance(ID, GUILD)
    assert [(each.user_id, each.call) for each in found.to_call] == [(5, "up")]


async def test_who_moves_up_in_check_in_is_asked(held: Held) -> None:
    await checking(held)
    found = await held.all.do(ID, GUILD, Leave(2, held.now))
    assert [each.user_id for each in found.playing] == [1, 3, 4, 5]
    assert (found.entrant(5) or found.entrants[0]).call == "check"


async def test_who_cannot_check_in_is_refused(held: Held) -> None:
    await held.make(most=4, check_in=HOUR)
    await held.enter(1, 2, 3)
    with pytest.raises(NoCheckIn):
        await here(held, 1)
    await held.all.do(ID, GUILD, Remove(ORGANISER, 2, "twice", held.now))
    await held.enter(4)
    held.clock[0] += DAY
    await held.all.advance(ID, GUILD)
    with pytest.raises(NotRegistered):
        await here(held, 9)
    with pytest.raises(WasWithdrawn):
        await here(held, 2)
    with pytest.raises(RegistrationOver):
        await held.enter(8)
    version = (await here(held, 1)).row.version
    assert (await here(held, 1)).row.version == version, "once is enough"


# ---- who can join ----


async def test_an_organiser_changes_who_can_join_until_registration_is_over(held: Held) -> None:
    await held.make()
    found = await held.all.do(ID, GUILD, Require(ORGANISER, {"role": 77, "reliable": False}, held.now))
    assert (found.terms.role, found.terms.reliable) == (77, False)
    with pytest.raises(NoRole):
        await held.enter(1)
    await held.all.register(ID, GUILD, Register(1, "A", "1", held.now), [76, 77])
    assert [each.kind for each in await held.all.journal(found)] == ["conditions"]
    with pytest.raises(RegistrationOver):
        Require(ORGANISER, {"role": 0}, held.now + DAY).apply(found)


async def test_a_range_of_ratings_takes_a_rating(held: Held) -> None:
    await held.make(lowest=10, highest=20)
    with pytest.raises(NoRating):
        await held.enter(1)
    await held.all.do(ID, GUILD, Require(ORGANISER, {"provisional": True}, held.now))
    await held.enter(1)


def test_the_highest_rating_of_a_year_counts() -> None:
    """And what somebody had as the year began."""
    now = 10 * YEAR
    assert highest([], [], now) == 0.0
    assert highest([1, 2, now - 5], [90.0, 50.0, 40.0], now) == 50.0
    assert highest([1, now - 9, now - 5], [30.0, 70.0, 40.0], now) == 70.0


async def test_the_rating_must_be_in_the_range(held: Held, monkeypatch: pytest.MonkeyPatch) -> None:
    async def established(*_: object) -> Ranking:
        return Ranking({1: Rating(15.0, provisional=False)}, {})

    monkeypatch.setattr(held.tables.overview.books, "ranking", established)
    monkeypatch.setattr("tournaments.events.joining.course", lambda *_: ())
    monkeypatch.setattr("tournaments.events.joining.highest", lambda *_: 20.4)
    await held.make(lowest=10, highest=20)
    await held.enter(1)
    await held.all.do(ID, GUILD, Leave(1, held.now))
    monkeypatch.setattr("tournaments.events.joining.highest", lambda *_: 20.6)
    with pytest.raises(NotInRange) as refused:
        await held.enter(1)
    assert refused.value.peak == 21


def test_for_each_game_lost_by_time_somebody_waits_a_week_or_finishes_two() -> None:
    def board(at: int, how: str, points: int = 0) -> PlayedBoard:
        return PlayedBoard(at, points, how, 1)

    lost = [board(10, "time"), board(20, "time")]
    assert waits(lost, lost) == (20 + 2 * WEEK, 4)
    assert waits([*lost, board(5, "played"), board(30, "played", 2)], lost) == (20 + 2 * WEEK, 3)
    many = [board(at, "time") for at in range(9)]
    assert waits(many, many)[0] == 8 + 8 * WEEK


async def test_who_lost_by_time_waits(held: Held) -> None:
    """Also where the game had hardly begun; not who has resigned."""
    await held.make(bank="3d", most=4)
    await held.enter(1, 2, 3)
    await held.all.do(ID, GUILD, Begin(held.now))
    found = await held.opened()
    for board in found.boards:
        people = [each.user_id for each in found.people(board)]
        if 3 in people:
            await held.tables.do_wanted(board.session_id or 0, partial(_resigned, 3))
    found = await held.wait(8)
    assert found.state == "finished"
    loser = next(each for each in (1, 2) if not _points(found, each))
    await held.make(ID + 1)
    with pytest.raises(Unreliable) as refused:
        await held.enter(loser, number=ID + 1)
    assert (refused.value.lost, refused.value.more) == (1, 2)
    await held.enter(3 - loser, 3, number=ID + 1)
    held.clock[0] += 9 * DAY
    await held.make(ID + 2)
    await held.enter(loser, number=ID + 2)


def _points(found: Tournament, user_id: int) -> int:
    """What somebody has from the board of 1 and 2."""
    for board in found.boards:
        people = [each.user_id for each in found.people(board)]
        if set(people) == {1, 2}:
            return board.points[people.index(user_id)]
    return 0


def _resigned(user_id: int, session: Session) -> Act | None:
    return Resign(user_id) if session.state == "running" else None
