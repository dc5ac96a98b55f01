"""Clocks, reminders, nudges and silence, by a clock that the tests move."""

from __future__ import annotations

import pytest

from data.shards import Shards
from data.store import Store
from sessions.acts import (
    Answer,
    OfferDraw,
    Pause,
    Reopen,
    Resume,
    Start,
    Substitute,
    TakeBack,
    Tick,
    WaitOn,
)
from sessions.clocks.deadlines import FIRST_WARNING, HALF, LOBBY, NINE_TENTHS, SILENCE, due
from sessions.log import RanOut, Reminded
from sessions.refusals.moments import NothingDue, NotLate
from sessions.refusals.participants import NotSeated
from sessions.state.clock import DAY, HOUR, LENGTHS, deadline
from sessions.state.table import Place
from sessions.tables import Opening, Tables
from sessions.tables.scheduler import LAPSE
from tests.sessions.club import (
    ANN,
    BEN,
    CAT,
    EVE,
    FRESH,
    NOW,
    Refused,
    Time,
    a_play,
    a_turn,
    game,
    late_game,
    to_act,
    waiting,
)

# Clocks


async def test_a_turn_has_its_time_and_the_reserve(tables: Tables, store: Store, time: Time) -> None:
    session = await game(tables, clock="1d", reserve="12h")
    assert session.clock is not None
    assert deadline(session.clock, session.table_options) == NOW + DAY + DAY // 2
    assert due(session) == NOW + DAY // 2 == await store.next_due()
    time.now += DAY + 2 * HOUR
    session = await a_turn(tables, session)
    assert session.clock is not None
    assert session.clock.used == (2 * HOUR, 0)
    session = await a_turn(tables, session)
    assert session.clock is not None
    assert deadline(session.clock, session.table_options) == time.now + DAY + 10 * HOUR


async def test_only_what_goes_beyond_the_clock_is_taken_from_the_reserve(tables: Tables, time: Time) -> None:
    session = await game(tables, clock="1d", reserve="12h")
    for took, used in ((HOUR, 0), (DAY, 0), (DAY + 1, 1), (HOUR, 1), (DAY + 3 * HOUR, 1 + 3 * HOUR)):
        time.now += took
        session = await a_turn(tables, session)
        assert session.clock is not None
        assert session.clock.used[0] == used
        session = await a_turn(tables, session)
        assert session.clock is not None
        assert session.clock.used == (used, 0)
        assert deadline(session.clock, session.table_options) == time.now + DAY + 12 * HOUR - used


async def test_what_was_granted_is_not_taken_from_the_reserve(tables: Tables, time: Time) -> None:
    session = await game(tables, clock="1d", reserve="12h")
    late, waits = to_act(session), waiting(session)
    for taken in (DAY // 2, DAY + DAY // 2):
        time.now = NOW + taken
        session = await tables.do(session.id, Tick(time.now))
    assert session.clock is not None
    assert (session.clock.late, session.clock.reminded) == (True, True)
    session = await tables.do(session.id, WaitOn(waits.user_id, time.now))
    assert session.clock is not None
    assert (session.clock.late, session.clock.reminded) == (False, False), "there will be another reminder"
    assert deadline(session.clock, session.table_options) == time.now + DAY + 12 * HOUR
    assert due(session) == time.now + DAY // 2
    time.now += DAY
    assert to_act(session) == late
    session = await a_turn(tables, session)
    assert session.clock is not None
    assert session.clock.used == (0, 0)


async def test_a_pause_is_not_taken_from_the_reserve(tables: Tables, time: Time) -> None:
    session = await game(tables, clock="1h", reserve="12h")
    session = await tables.do(session.id, Pause("Mod", 99))
    time.now += DAY
    session = await tables.do(session.id, Resume("Mod", 99))
    time.now += HOUR
    session = await a_turn(tables, session)
    assert session.clock is not None
    assert session.clock.used == (0, 0)


async def test_whoever_comes_in_a_pause_has_a_turn_s_time_after_it(tables: Tables, time: Time) -> None:
    session = await game(tables, clock="1d")
    gone, stays = to_act(session), waiting(session)
    time.now += HOUR
    session = await tables.do(session.id, Pause("Mod", 99))
    time.now += HOUR
    session = await tables.do(session.id, Substitute(stays.user_id, gone.user_id, CAT, owner_left=True))
    session = await tables.do(session.id, Answer(CAT.user_id, session.version, yes=True))
    assert session.paused
    time.now += HOUR
    session = await tables.do(session.id, Resume("Mod", 99))
    assert session.clock is not None
    assert deadline(session.clock, session.table_options) == time.now + DAY


async def test_a_reserve_that_is_used_up_shortens_no_turn(tables: Tables, time: Time) -> None:
    session = await game(tables, clock="1d", reserve="1h")
    time.now += 2 * DAY
    session = await a_turn(tables, session)
    session = await a_turn(tables, session)
    assert session.clock is not None
    assert session.clock.used == (DAY, 0)
    assert deadline(session.clock, session.table_options) == time.now + DAY


def test_the_lengths_are_what_their_names_say() -> None:
    assert LENGTHS == {
        "5m": 300,
        "10m": 600,
        "15m": 900,
        "30m": 1_800,
        "1h": 3_600,
        "12h": 43_200,
        "1d": 86_400,
        "3d": 259_200,
        "5d": 432_000,
        "7d": 604_800,
        "1w": 604_800,
        "10d": 864_000,
        "14d": 1_209_600,
        "21d": 1_814_400,
        "28d": 2_419_200,
    }
    assert (LOBBY, SILENCE, LAPSE) == (86_400, 2_592_000, 120)


async def test_steps_of_one_turn_share_its_time(tables: Tables, time: Time) -> None:
    session = await game(tables, clock="1d")
    session = await a_turn(tables, session)
    began = time.now
    while not any(each.turn == session.position.number for each in session.played):
        time.now += 60
        session = await tables.do(session.id, a_play(session))
        if session.played[-1].turn != session.position.number:
            began = time.now
    assert session.clock is not None
    assert session.clock.since == began < time.now


async def test_only_a_process_that_did_not_look_was_down(store: Store, time: Time) -> None:
    tables = Tables(store)
    assert (await tables.scheduler.heartbeat()).since(0) is None, "nobody has ever looked"
    time.now += DAY
    assert (await tables.scheduler.heartbeat()).since(0) is None, "the clock was moved on while the bot ran"
    seen = time.now
    time.now += LAPSE
    assert (await Tables(store).scheduler.heartbeat()).since(0) is None, "a start that is quick"
    assert (await Tables(store).scheduler.heartbeat()).since(0) is None
    time.now += LAPSE + 1
    again = Tables(store)
    assert (await again.scheduler.heartbeat()).since(0) == seen + LAPSE
    assert (await again.scheduler.heartbeat()).since(0) is None


async def test_each_server_was_served_by_some_process_or_by_none(store: Store, time: Time) -> None:
    """Signs of life are kept for each shard: who starts alone says what the others' servers went without."""
    here, there = 2 << 22, 3 << 22
    first, second = Shards(2, frozenset({0})), Shards(2, frozenset({1}))
    began = time.now
    await Tables(store).scheduler.heartbeat()
    time.now += LAPSE + 1
    await Tables(store, shards=first).scheduler.heartbeat()
    since = await Tables(store, shards=second).scheduler.heartbeat()
    assert (since.since(here), since.since(there)) == (None, began), "of the first shard's servers one was served"
    time.now += LAPSE + 1
    started = time.now - LAPSE - 1
    # Other processes, and another number of shards: what counts is who served a server last.
    divided = await Tables(store, shards=Shards(4, frozenset({1, 2}))).scheduler.heartbeat()
    assert (divided.since(here), divided.since(there)) == (started, started)
    again = await Tables(store, shards=second).scheduler.heartbeat()
    assert again.since(here) is None, "shard 2 of 4 serves it now"
    assert again.since(1 << 22) is None, "shard 1 of 4 serves it now"
    assert again.since(there) == started


async def test_a_machine_that_slept_was_down(store: Store, time: Time, monkeypatch: pytest.MonkeyPatch) -> None:
    real = Time(NOW)
    monkeypatch.setattr("sessions.tables.scheduler.time.time", real)
    tables = Tables(store)
    await tables.scheduler.heartbeat()
    for slept, down in ((LAPSE, None), (LAPSE + 1, time.now + LAPSE)):
        time.now += slept
        real.now += slept
        assert (await tables.scheduler.heartbeat()).since(0) == down


@pytest.mark.parametrize("rated", ["yes", "no"])
async def test_no_clock_no_deadline(tables: Tables, rated: str) -> None:
    session = await game(tables, rated=rated)
    assert session.clock is not None
    assert deadline(session.clock, session.table_options) is None
    assert due(session) == NOW + FIRST_WARNING


@pytest.mark.parametrize(("part", "at"), [(HALF, DAY // 2), (NINE_TENTHS, DAY * 9 // 10)])
async def test_one_reminder_and_then_the_end_of_the_time(
    tables: Tables, elsewhere: Tables, refused: Refused, time: Time, part: float, at: int
) -> None:
    session = await game(tables, clock="1d")
    late = to_act(session)
    time.now = NOW + at - 1
    await refused(NothingDue, tables.do(session.id, Tick(time.now, part)))
    time.now += 1
    session = await tables.do(session.id, Tick(time.now, part))
    assert session.log[-1] == Reminded(late.user_id)
    assert session.last_call == session.version
    await refused(NothingDue, tables.do(session.id, Tick(time.now, part)))
    time.now = NOW + DAY
    session = await tables.do(session.id, Tick(time.now, part))
    assert session.log[-1] == RanOut(late.user_id)
    assert session.clock is not None
    assert session.clock.late
    assert await elsewhere.load(session.id) == session
    assert due(session) == session.changed_at + SILENCE
    # There is no hurry to take the seat away: a move is still a move.
    session = await tables.do(session.id, a_play(session))
    assert session.actor is not None


# Silence


# Nudges


# What is due


async def test_what_is_due_is_found_the_longest_overdue_first(tables: Tables, store: Store, time: Time) -> None:
    slow = await tables.openings.open(Opening("strata5", Place(5, 8), (ANN, BEN), table_options={"clock": "3d"}))
    slow = await tables.do(slow.id, Start(ANN.user_id, "salt"))
    quick = await tables.openings.open(Opening("strata5", Place(5, 9), (ANN, BEN), table_options={"clock": "1h"}))
    quick = await tables.do(quick.id, Start(ANN.user_id, "salt"))
    assert await store.due(9) == []
    assert await store.next_due() == NOW + HOUR // 2
    time.now += 2 * DAY
    assert await store.due(9) == [quick.id, slow.id]
    assert await store.due(1) == [quick.id]
    await store.set_due(quick.id, quick.version, time.now + 5)
    await store.set_due(slow.id, slow.version - 1, None)
    assert await store.due(9) == [slow.id]


async def test_what_calls_somebody_is_noted(tables: Tables, time: Time) -> None:
    session = await game(tables, clock="1d")
    actor, other = to_act(session), waiting(session)
    for moment, called in ((DAY // 2, (actor.user_id,)), (DAY, (other.user_id,))):
        time.now = NOW + moment
        session = await tables.do(session.id, Tick(time.now))
        assert (session.last_call, session.called_users) == (session.version, called)
    session = await tables.do(session.id, WaitOn(other.user_id, time.now))
    session = await tables.do(session.id, Pause("Mod", 99))
    assert session.called_users == ()
    session = await tables.do(session.id, Resume("Mod", 99))
    assert (session.last_call, session.called_users) == (session.version, (actor.user_id,))
    session = await tables.do(session.id, OfferDraw(actor.user_id))
    assert (session.last_call, session.called_users) == (session.version, (other.user_id,))


async def test_who_does_not_play_cannot_wait(tables: Tables, time: Time, refused: Refused) -> None:
    session = await late_game(tables, time)
    await refused(NotSeated, tables.do(session.id, WaitOn(EVE.user_id, time.now)))
    await refused(NotLate, tables.do(session.id, WaitOn(to_act(session).user_id, time.now)))


async def test_the_clock_of_a_move_that_came_back_begins_anew(tables: Tables, time: Time) -> None:
    session = await game(tables, clock="1d")
    mover = to_act(session)
    session = await a_turn(tables, session)
    time.now += HOUR
    session = await tables.do(session.id, TakeBack(mover.user_id))
    time.now += HOUR
    session = await tables.do(session.id, Answer(to_act(session).user_id, session.version, yes=True))
    assert to_act(session) == mover
    assert session.clock is not None
    assert deadline(session.clock, session.table_options) == time.now + DAY


@pytest.mark.parametrize("rests", ["in a pause", "with its time out"])
async def test_a_game_that_is_opened_again_has_its_whole_time(tables: Tables, time: Time, rests: str) -> None:
    session = await game(tables, clock="1d")
    if rests == "in a pause":
        session = await tables.do(session.id, Pause("Mod", 99))
    else:
        for moment in (DAY // 2, DAY):
            time.now = NOW + moment
            session = await tables.do(session.id, Tick(time.now))
    time.now += SILENCE
    session = await tables.do(session.id, Tick(time.now))
    assert session.closed_for_silence
    version = session.version
    time.now += DAY
    session = await tables.do(session.id, Reopen(BEN.user_id, FRESH))
    assert session.clock is not None
    assert (session.clock.late, session.clock.reminded, session.paused) == (False, False, False)
    assert deadline(session.clock, session.table_options) == time.now + DAY
    assert due(session) == time.now + DAY // 2
    assert session.stale_before > version, "a button of before is stale"
