"""Clocks, reminders, nudges and silence, by a clock that the tests move."""

from __future__ import annotations

import pytest

from data.shards import Shards
from data.store import Store
from sessions.acts import (
    Answer,
    Cancel,
    GiveUpFor,
    Nudge,
    OfferDraw,
    Pause,
    Play,
    Reopen,
    Resign,
    Resume,
    Start,
    Substitute,
    TakeBack,
    Tick,
    WaitOn,
)
from sessions.clocks.absence import settings_when_away
from sessions.clocks.deadlines import FIRST_WARNING, HALF, LOBBY, NINE_TENTHS, REVEAL, SILENCE, due
from sessions.log import Grace, Granted, RanOut, Reminded, TableEnding, TimeUp
from sessions.people.settings import PersonSettings
from sessions.refusals.moments import NoNudge, NothingDue, NotLate, NotReopened
from sessions.refusals.participants import NotSeated
from sessions.session import Session
from sessions.state.clock import DAY, HOUR, LENGTHS, Clock, deadline
from sessions.state.players import Person
from sessions.state.table import EarlyEnd, Place
from sessions.tables import Opening, Tables
from sessions.tables.scheduler import LAPSE
from tests.sessions.club import ANN, BEN, CAT, EVE, FRESH, NOW, Refused, Time, a_play, first_ply, game, to_act, waiting


@pytest.fixture
def time() -> Time:
    return Time(NOW)


async def a_turn(tables: Tables, session: Session) -> Session:
    """The rest of the turn of whoever is to act."""
    seat, turn = session.actor, session.position.number
    while (session.actor, session.position.number) == (seat, turn):
        session = await tables.do(session.id, a_play(session))
    return session


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


async def late_game(tables: Tables, time: Time, *people: Person) -> Session:
    """A game in which the time of whoever is to act is out."""
    session = await game(tables, *people, clock="1d")
    time.now += DAY
    return await tables.do(session.id, Tick(time.now))


async def test_the_other_gives_up_the_seat_of_who_is_late(tables: Tables, time: Time, refused: Refused) -> None:
    session = await game(tables, clock="1d")
    late, other = to_act(session), waiting(session)
    await refused(NotLate, tables.do(session.id, GiveUpFor(other.user_id)))
    time.now += DAY
    session = await tables.do(session.id, Tick(time.now))
    await refused(NotLate, tables.do(session.id, GiveUpFor(late.user_id)))
    await refused(NotSeated, tables.do(session.id, GiveUpFor(EVE.user_id)))
    session = await tables.do(session.id, GiveUpFor(other.user_id))
    assert session.state == "over"
    assert TimeUp(late.user_id, other.user_id) in session.log
    assert session.outcome is not None
    assert [session.people[seat - 1] for seat in session.outcome.winners] == [other]


async def test_of_several_all_others_must_want_it(tables: Tables, time: Time) -> None:
    session = await late_game(tables, time, ANN, BEN, CAT)
    late = to_act(session)
    one, two = (each for each in session.people if each != late)
    session = await tables.do(session.id, GiveUpFor(one.user_id))
    assert session.question is not None
    assert session.question.open == (two.user_id,)
    session = await tables.do(session.id, Answer(two.user_id, session.version, yes=True))
    assert TimeUp(late.user_id) in session.log
    assert [index for index in range(len(session.played)) if session.by_time(index)] == [
        session.played.index(session.resigned[0])
    ]
    assert session.seat_of(late.user_id) not in session.position.remaining()
    assert session.state == "running"


async def test_the_other_would_rather_wait(tables: Tables, time: Time, refused: Refused) -> None:
    session = await late_game(tables, time)
    late, other = to_act(session), waiting(session)
    time.now += 5 * HOUR
    await refused(NotLate, tables.do(session.id, WaitOn(late.user_id, time.now)))
    session = await tables.do(session.id, WaitOn(other.user_id, time.now))
    assert session.log[-1] == Granted(late.user_id, DAY + 5 * HOUR, Grace.WAIT, other.user_id)
    assert session.clock is not None
    assert deadline(session.clock, session.table_options) == time.now + DAY
    assert not session.clock.late


async def test_who_is_away_has_time_when_they_are_back(tables: Tables, time: Time) -> None:
    session = await game(tables, clock="1d")
    away, back = to_act(session), NOW + 5 * DAY
    time.now += DAY // 4
    changes = settings_when_away(PersonSettings(), time.now, 5)
    await tables.settings.change_person(away.user_id, **changes)
    back += DAY // 4
    session = await tables.do(session.id, Tick(time.now))
    assert session.log[-1] == Granted(away.user_id, 5 * DAY, Grace.AWAY)
    assert session.clock is not None
    assert deadline(session.clock, session.table_options) == back + 3 * DAY // 4, "as much as was left"
    assert due(session) == back, "they are reminded when they come back"


async def test_a_time_that_ran_out_while_the_bot_was_down_is_longer(tables: Tables, time: Time) -> None:
    session = await game(tables, clock="1d")
    down = NOW + DAY - HOUR
    time.now += 2 * DAY
    session = await tables.do(session.id, Tick(time.now, down_since=down))
    granted = session.log[-1]
    assert isinstance(granted, Granted)
    assert granted.why is Grace.DOWN
    assert session.clock is not None
    assert deadline(session.clock, session.table_options) == time.now + DAY
    # A short break gives half a turn's time.
    time.now += DAY + 60
    session = await tables.do(session.id, Tick(time.now, down_since=time.now - 120))
    assert session.clock is not None
    assert deadline(session.clock, session.table_options) == time.now + DAY // 2
    # Who was late before is not helped by it.
    time.now += DAY
    session = await tables.do(session.id, Tick(time.now, down_since=time.now - 60))
    assert isinstance(session.log[-1], RanOut)


async def test_clocks_stand_while_the_game_is_paused(tables: Tables, time: Time, refused: Refused) -> None:
    session = await game(tables, clock="1d")
    time.now += 2 * HOUR
    session = await tables.do(session.id, Pause("Mo", 99))
    assert due(session) == time.now + SILENCE
    time.now += 9 * DAY
    await refused(NothingDue, tables.do(session.id, Tick(time.now)))
    session = await tables.do(session.id, Resume("Mo", 99))
    assert session.clock is not None
    assert deadline(session.clock, session.table_options) == time.now + DAY - 2 * HOUR


def test_a_turn_within_a_pause_begins_with_it() -> None:
    paused = Clock(0, 1, 1, (0, 0)).pause(10)
    after = paused.then(25, 2, 2, 5)
    assert after == Clock(25, 2, 2, (5, 0), paused=25)
    assert after.taken(99) == 0


# Silence


async def test_a_lobby_to_which_nobody_comes_closes(tables: Tables, time: Time, refused: Refused) -> None:
    session = await tables.openings.open(Opening("stranded", Place(5, 7), (ANN,)))
    time.now += LOBBY - 1
    await refused(NothingDue, tables.do(session.id, Tick(time.now)))
    time.now += 1
    session = await tables.do(session.id, Tick(time.now))
    assert session.state == "cancelled"
    assert due(session) is None


async def test_a_silent_game_is_closed_and_opened_again(
    tables: Tables, elsewhere: Tables, store: Store, time: Time, refused: Refused
) -> None:
    session = await game(tables, clock="1d")
    played = (await a_turn(tables, session)).played
    time.now += SILENCE
    session = await tables.do(session.id, Tick(time.now))
    assert (session.state, session.ending) == ("over", EarlyEnd(TableEnding.SILENCE))
    assert await store.next_due() == time.now + REVEAL
    await refused(NotSeated, tables.do(session.id, Reopen(EVE.user_id, FRESH)))
    session = await tables.do(session.id, Reopen(BEN.user_id, FRESH))
    assert (session.state, session.ending, session.played) == ("running", None, played)
    assert await elsewhere.load(session.id) == session
    assert session.clock is not None
    assert deadline(session.clock, session.table_options) == time.now + DAY
    session = await tables.do(session.id, Resign(BEN.user_id))
    await refused(NotReopened, tables.do(session.id, Reopen(BEN.user_id, FRESH)))


async def test_no_game_is_opened_again_in_a_channel_that_is_taken(tables: Tables, time: Time) -> None:
    session = await game(tables, clock="1w")
    time.now += SILENCE
    await tables.do(session.id, Tick(time.now))
    other = await tables.openings.open(Opening("stranded", Place(5, 7), (CAT,)))
    with pytest.raises(Exception, match="ChannelTaken"):
        await tables.do(session.id, Reopen(BEN.user_id, FRESH))
    await tables.do(other.id, Cancel(CAT.user_id))
    assert (await tables.do(session.id, Reopen(BEN.user_id, FRESH))).state == "running"


async def test_silence_of_before_the_clocks_counts_from_their_first_look(
    tables: Tables, elsewhere: Tables, store: Store, time: Time
) -> None:
    """A game that was idle for long when the bot learned of clocks is not closed at once."""
    session = await game(tables)
    await tables.do(session.id, Pause("Mod", 99))
    time.now += 2 * SILENCE
    for look in (tables, elsewhere):
        await look.scheduler.heartbeat()
        assert [each async for each in look.scheduler.do_due()] == []
    time.now += SILENCE - 1
    assert [each async for each in tables.scheduler.do_due()] == []
    time.now += 1
    assert [each async for each in tables.scheduler.do_due()] == [session.id]
    assert (await tables.load(session.id)).state == "over"


# Nudges


async def test_without_a_clock_the_others_nudge_once_a_day(tables: Tables, time: Time, refused: Refused) -> None:
    session = await game(tables)
    slow, other = to_act(session), waiting(session)
    refusal = await refused(NoNudge, tables.do(session.id, Nudge(other.user_id, time.now)))
    assert refusal.wait == DAY
    time.now += DAY
    await refused(NoNudge, tables.do(session.id, Nudge(slow.user_id, time.now)))
    session = await tables.do(session.id, Nudge(other.user_id, time.now))
    assert session.last_call == session.version
    time.now += DAY - 1
    refusal = await refused(NoNudge, tables.do(session.id, Nudge(other.user_id, time.now)))
    assert refusal.wait == 1
    session = await tables.do(session.id, Play(slow.user_id, first_ply(session)))
    assert session.actor is not None


async def test_with_a_clock_nobody_is_nudged(tables: Tables, time: Time, refused: Refused) -> None:
    session = await game(tables, clock="1w")
    time.now += 2 * DAY
    await refused(NoNudge, tables.do(session.id, Nudge(waiting(session).user_id, time.now)))


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


async def test_who_does_not_play_cannot_nudge(tables: Tables, time: Time, refused: Refused) -> None:
    session = await game(tables)
    await refused(NotSeated, tables.do(session.id, Nudge(EVE.user_id, time.now + 2 * DAY)))
