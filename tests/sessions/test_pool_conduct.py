"""Who is not matched in the pool, as one does not want to meet the other again, or may not play for a while."""

from __future__ import annotations

import pytest

from data.rows import BarRow
from sessions.acts import Resign
from sessions.refusals.limits import Barred, Paused
from sessions.state.clock import DAY, HOUR
from sessions.state.players import Person
from sessions.tables import Tables
from sessions.tables.conduct import HOST
from sessions.tables.offers import LOOK_AGAIN
from tests.sessions.club import ANN, BEN, CAT, Time
from tests.sessions.pool import offer, ready, some_time, tables

__all__ = ["some_time", "tables"]


@pytest.mark.parametrize("avoids", [0, 1])
async def test_two_who_have_met_are_not_matched_again(tables: Tables, time: Time, avoids: int) -> None:
    """Whoever of them wants it; both are with others, and with each other once it is taken back."""
    people = (ANN, BEN)
    for each in people:
        await offer(tables, each)
    (session,) = await tables.pool.look()
    session = await tables.do(session.id, Resign(ANN.user_id))
    who, other = people[avoids], people[1 - avoids]
    met = await tables.conduct.avoid(session, who.user_id, session.seat_of(other.user_id) or 0)
    for each in people:
        await offer(tables, each)
    assert await tables.pool.look() == []
    await offer(tables, CAT)
    (third,) = await tables.pool.look()
    assert CAT.user_id in {each.user_id for each in third.people}
    time.now += LOOK_AGAIN
    assert await tables.pool.look() == []
    for each in people:
        await offer(tables, each)
    await tables.conduct.stop_avoiding(who.user_id, met.word, met.number)
    time.now += LOOK_AGAIN
    (again,) = await tables.pool.look()
    assert {each.user_id for each in again.people} == {ANN.user_id, BEN.user_id}


async def test_who_is_barred_has_no_offers_and_makes_none(tables: Tables) -> None:
    await offer(tables, ANN)
    await tables.store.bar(BarRow(ANN.user_id, HOST, tables.now() + DAY, 1))
    assert await tables.pool.of(ANN.user_id) == []
    with pytest.raises(Barred):
        await tables.admission.check(ANN.user_id, 0)
    await ready(tables, BEN)
    await tables.admission.check(BEN.user_id, 0)


async def is_paused(tables: Tables, person: Person) -> bool:
    try:
        await tables.admission.check(person.user_id, 0)
    except Paused as refusal:
        return refusal.until > tables.now()
    return False


async def test_games_that_somebody_never_begins_lead_to_a_pause(tables: Tables, time: Time) -> None:
    for number in range(30):
        for each in (ANN, BEN):
            await offer(tables, each)
        assert await tables.pool.look()
        for _ in range(40):
            time.now += HOUR
            _ = [each async for each in tables.scheduler.do_due()]
        paused = [each for each in (ANN, BEN) if await is_paused(tables, each)]
        assert not paused or number >= 2
        if paused:
            return
    raise AssertionError("nobody is paused")
