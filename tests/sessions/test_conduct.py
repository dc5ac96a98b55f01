"""Who may play with strangers: the age of an account, bars of the host, pauses for letting time run out."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from data.rows import BarRow
from rules.notation import legal
from sessions.acts import Play, Resign
from sessions.refusals.limits import Barred, Paused
from sessions.session import Session
from sessions.state.clock import DAY, HOUR
from sessions.state.players import Person
from sessions.tables import Tables
from sessions.tables.conduct import HOST, KEPT, lost_by_time
from tests.sessions.club import Time
from tests.sessions.strangers import ANN, BEN, begun

KNOWN = [Person(each.user_id, each.name) for each in (ANN, BEN)]
"""The same two among people who know each other."""


@pytest.fixture
def late(time: Time) -> Time:
    """The clock, in a year in which there are accounts."""
    time.now = 1_800_000_000
    return time


async def timed_out(tables: Tables, time: Time, people: Sequence[Person] = (ANN, BEN)) -> Session:
    """A game that Ann lets run out of time, if she is the one to move, or else resigns."""
    session = await begun(tables, people)
    assert session.actor is not None
    if session.people[session.actor - 1].user_id == BEN.user_id:
        session = await tables.do(session.id, Play(BEN.user_id, str(legal(session.position)[0]), session.version))
    for _ in range(6):
        time.now += HOUR
        _ = [each async for each in tables.scheduler.do_due()]
    session = await tables.load(session.id)
    assert session.state == "over"
    assert lost_by_time(session, ANN.user_id)
    return session


async def given_up(tables: Tables, time: Time) -> Session:
    """A game that Ann gives up."""
    session = await begun(tables)
    time.now += 60
    return await tables.do(session.id, Resign(ANN.user_id))


async def until(tables: Tables, user_id: int = ANN.user_id) -> int:
    """Until when somebody is paused; 0 if they are not."""
    try:
        await tables.conduct.check(user_id)
    except Paused as refusal:
        return refusal.until
    return 0


async def test_the_host_bars_somebody_for_a_while(tables: Tables, late: Time) -> None:
    await tables.store.bar(BarRow(ANN.user_id, HOST, int(late.now) + DAY, 1))
    with pytest.raises(Barred) as refusal:
        await tables.conduct.check(ANN.user_id)
    assert refusal.value.until == late.now + DAY
    await tables.conduct.check(BEN.user_id)
    late.now += DAY
    await tables.conduct.check(ANN.user_id)


async def test_three_games_lost_by_time_lead_to_a_pause_and_each_further_one_is_twice_as_long(
    tables: Tables, late: Time
) -> None:
    for number in range(1, 7):
        for _ in range(2):
            await timed_out(tables, late)
            assert await until(tables) == 0
        last = await timed_out(tables, late)
        days = min(2 ** (number - 1), 30)
        assert await until(tables) == last.position_since + days * DAY, "it begins when the game ended"
        assert await until(tables) == last.position_since + days * DAY, "it does not begin anew"
        assert await until(tables, BEN.user_id) == 0
        late.now += days * DAY
        assert await until(tables) == 0, "games before a pause count once"


async def test_games_that_are_played_count_against_those_that_are_not(tables: Tables, late: Time) -> None:
    await timed_out(tables, late)
    await timed_out(tables, late)
    for _ in range(9):
        await given_up(tables, late)
    await timed_out(tables, late)
    assert await until(tables) == 0, "two of the last ten"
    await timed_out(tables, late)
    await timed_out(tables, late)
    assert await until(tables) > late.now


async def test_games_with_people_one_knows_do_not_count(tables: Tables, late: Time) -> None:
    for _ in range(3):
        await timed_out(tables, late, KNOWN)
    assert await until(tables) == 0


async def test_after_three_months_it_begins_anew(tables: Tables, late: Time) -> None:
    for _ in range(3):
        await timed_out(tables, late)
    assert await until(tables)
    late.now += 92 * DAY
    await tables.store.drop_reports(int(late.now) - KEPT)
    assert await until(tables) == 0
    for _ in range(3):
        last = await timed_out(tables, late)
    assert await until(tables) == last.position_since + DAY
