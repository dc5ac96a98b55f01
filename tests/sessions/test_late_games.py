"""A game whose player is late: the others give up the seat or wait, and pauses stop the clock."""

from __future__ import annotations

from sessions.acts import (
    Answer,
    GiveUpFor,
    Pause,
    Resume,
    Tick,
    WaitOn,
)
from sessions.clocks.absence import settings_when_away
from sessions.clocks.deadlines import SILENCE, due
from sessions.log import Grace, Granted, RanOut, TimeUp
from sessions.people.settings import PersonSettings
from sessions.refusals.moments import NothingDue, NotLate
from sessions.refusals.participants import NotSeated
from sessions.state.clock import DAY, HOUR, Clock, deadline
from sessions.tables import Tables
from tests.sessions.club import ANN, BEN, CAT, EVE, NOW, Refused, Time, game, late_game, to_act, waiting


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
