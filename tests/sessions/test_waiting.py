"""For how long a table has waited: since somebody became the one to act, whatever else was noted meanwhile."""

from __future__ import annotations

import pytest

from data.rows import OpenRow
from data.sql.connection import Connection
from data.sqlite.store import SqliteStore
from data.store import Store
from sessions.acts import (
    Act,
    Answer,
    GiveUpFor,
    Join,
    Nudge,
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
from sessions.clocks.deadlines import SILENCE
from sessions.log import RanOut, Reminded
from sessions.session import Session
from sessions.state.clock import DAY, HOUR, deadline, reminders, reserve_left, reserves, time_ends
from sessions.state.table import Place
from sessions.tables import Opening, Tables
from tests.sessions.club import ANN, BEN, CAT, FRESH, NOW, Time, a_play, a_turn, game, to_act, waiting


async def test_a_turn_waits_from_its_beginning(tables: Tables, time: Time) -> None:
    session = await game(tables)
    time.now += HOUR
    session = await a_turn(tables, session)
    assert session.waited(time.now) == 0
    time.now += 5 * HOUR
    assert session.waited(time.now) == 5 * HOUR


async def test_a_step_within_a_turn_makes_it_no_younger(tables: Tables, time: Time) -> None:
    session = await game(tables)
    turn, begun = (session.actor, session.position.number), time.now
    time.now += HOUR
    session = await tables.do(session.id, a_play(session))
    while (session.actor, session.position.number) != turn:
        turn = (session.actor, session.position.number)
        begun = time.now
        time.now += HOUR
        session = await tables.do(session.id, a_play(session))
    assert session.waited(time.now) == time.now - begun == HOUR


@pytest.mark.parametrize("what", ["reminder", "time out", "nudge", "question", "no", "more time"])
async def test_what_is_no_move_makes_a_turn_no_younger(tables: Tables, time: Time, what: str) -> None:
    session = await game(tables, clock="none" if what == "nudge" else "1d")
    actor, other = to_act(session).user_id, waiting(session).user_id
    time.now += 25 * HOUR if what != "reminder" else DAY // 2

    async def done(*acts: Act) -> Session:
        for act in acts:
            found = await tables.do(session.id, act)
        return found

    match what:
        case "reminder":
            after = await done(Tick(time.now))
            assert isinstance(after.log[-1], Reminded)
        case "time out":
            after = await done(Tick(time.now))
            assert isinstance(after.log[-1], RanOut)
        case "nudge":
            after = await done(Nudge(other, time.now))
        case "question":
            after = await done(OfferDraw(other))
        case "no":
            after = await done(OfferDraw(other))
            after = await done(Answer(actor, after.version, yes=False))
        case _:
            after = await done(Tick(time.now), WaitOn(other, time.now))
    assert after.waited(time.now) == time.now - NOW


async def test_what_comes_back_waits_from_then_on(tables: Tables, time: Time) -> None:
    session = await game(tables)
    mover = to_act(session)
    session = await a_turn(tables, session)
    time.now += HOUR
    session = await tables.do(session.id, TakeBack(mover.user_id))
    time.now += HOUR
    session = await tables.do(session.id, Answer(to_act(session).user_id, session.version, yes=True))
    assert to_act(session) == mover
    assert session.waited(time.now) == 0


async def test_a_step_that_is_taken_back_makes_its_turn_no_younger(tables: Tables, time: Time) -> None:
    session = await game(tables)
    while not (session.played and session.played[-1].turn == session.position.number):
        session = await tables.do(session.id, a_play(session))
    time.now += HOUR
    session = await tables.do(session.id, TakeBack(to_act(session).user_id))
    assert session.waited(time.now) == HOUR


async def test_nobody_waits_during_a_pause(tables: Tables, store: Store, time: Time) -> None:
    session = await game(tables, clock="1d")
    time.now += 2 * HOUR
    session = await tables.do(session.id, Pause("Mo", 99))
    time.now += 9 * DAY
    assert session.waited(time.now) == 2 * HOUR
    assert [(each.acts, each.deadline) for each in await store.open_tables_of(to_act(session).user_id)] == [
        (False, None)
    ]
    session = await tables.do(session.id, Resume("Mo", 99))
    time.now += HOUR
    assert session.waited(time.now) == 3 * HOUR
    session = await tables.do(session.id, Pause("Mo", 99))
    time.now += HOUR
    session = await tables.do(session.id, Resume("Mo", 99))
    assert session.waited(time.now) == 3 * HOUR
    session = await a_turn(tables, session)
    time.now += 60
    assert session.waited(time.now) == 60, "the next turn has had no pause"


async def test_whoever_takes_over_has_not_been_waited_for(tables: Tables, time: Time) -> None:
    session = await game(tables)
    gone, stays = to_act(session), waiting(session)
    time.now += DAY
    session = await tables.do(session.id, Pause("Mo", 99))
    time.now += DAY
    session = await tables.do(session.id, Resume("Mo", 99))
    session = await tables.do(session.id, Substitute(gone.user_id, gone.user_id, CAT))
    for user_id in (stays.user_id, CAT.user_id):
        if session.question is not None and user_id in session.question.open:
            session = await tables.do(session.id, Answer(user_id, session.question.number, yes=True))
    assert to_act(session) == CAT
    assert session.waited(time.now) == 0


async def test_a_game_that_is_opened_again_waits_from_then_on(tables: Tables, time: Time) -> None:
    session = await game(tables, clock="1w")
    session = await tables.do(session.id, Pause("Mo", 99))
    time.now += DAY
    session = await tables.do(session.id, Resume("Mo", 99))
    time.now += SILENCE
    await tables.do(session.id, Tick(time.now))
    time.now += HOUR
    session = await tables.do(session.id, Reopen(BEN.user_id, FRESH))
    time.now += 60
    assert session.waited(time.now) == 60


async def test_a_lobby_waits_since_it_was_opened(tables: Tables, time: Time) -> None:
    session = await tables.openings.open(Opening("stranded", Place(5, 7), (ANN,)))
    time.now += HOUR
    session = await tables.do(session.id, Join(BEN))
    assert session.waited(time.now) == HOUR
    session = await tables.do(session.id, Start(ANN.user_id, "salt"))
    assert session.waited(time.now) == 0


# What is kept for the lists


async def test_who_is_to_act_is_kept_with_their_deadline(tables: Tables, store: Store, time: Time) -> None:
    session = await game(tables, clock="1d", reserve="12h")
    actor, other = to_act(session), waiting(session)
    end = NOW + DAY + 12 * HOUR
    assert await store.open_tables_of(actor.user_id) == [OpenRow(session.id, 5, 7, NOW, end, acts=True)]
    assert await store.open_tables_of(other.user_id) == [OpenRow(session.id, 5, 7, NOW, end, acts=False)]
    assert await store.open_tables_in(5) == [OpenRow(session.id, 5, 7, NOW, end)]
    time.now = end
    session = await tables.do(session.id, Tick(time.now))
    assert session.clock is not None
    assert session.clock.late
    [row] = await store.open_tables_of(actor.user_id)
    assert (row.since, row.deadline) == (NOW, end), "a time that is out hurries most"
    session = await a_turn(tables, session)
    assert [each.acts for each in await store.open_tables_of(actor.user_id)] == [False]
    assert [each.acts for each in await store.open_tables_of(other.user_id)] == [True]
    time.now += 2 * DAY
    session = await tables.do(session.id, Tick(time.now))
    session = await tables.do(session.id, GiveUpFor(actor.user_id))
    assert session.ended
    assert await store.open_tables_of(actor.user_id) == []


async def test_whoever_takes_over_is_to_act(tables: Tables, store: Store) -> None:
    session = await game(tables)
    gone, stays = to_act(session), waiting(session)
    session = await tables.do(session.id, Substitute(gone.user_id, gone.user_id, CAT))
    for user_id in (stays.user_id, CAT.user_id):
        if session.question is not None and user_id in session.question.open:
            session = await tables.do(session.id, Answer(user_id, session.question.number, yes=True))
    assert [each.acts for each in await store.open_tables_of(CAT.user_id)] == [True]


async def test_tables_of_before_are_told_from_their_logs_once(tables: Tables, store: SqliteStore, time: Time) -> None:
    old = await game(tables, clock="1d")
    lobby = await tables.openings.open(Opening("stranded", Place(5, 8), (ANN,)))
    wanted = {person: await store.open_tables_of(person.user_id) for person in (ANN, BEN)}
    assert (await store.memo("waits")) == "to be told from the logs"
    await _forget_what_waits(store)
    time.now += HOUR
    await tables.startup.tell_waits()
    assert {person: await store.open_tables_of(person.user_id) for person in (ANN, BEN)} == wanted
    assert (await store.memo("waits")) == "told"
    await _forget_what_waits(store)
    await tables.startup.tell_waits()
    assert [each.acts for each in await store.open_tables_of(to_act(old).user_id) if each.session_id != lobby.id] == [
        False
    ]


async def _forget_what_waits(store: SqliteStore) -> None:
    """As a migration leaves it."""

    def work(within: Connection) -> None:
        within.execute("UPDATE session SET since = NULL, deadline = NULL")
        within.execute("UPDATE player SET acts = FALSE")

    await store._run(work)


# Two reminders

LAST = 12 * HOUR * 9 // 10
"""The last reminder comes when so much of a reserve of twelve hours is used up."""


async def test_with_a_reserve_there_is_a_second_reminder_before_it_ends(tables: Tables, time: Time) -> None:
    session = await game(tables, clock="1d", reserve="12h")
    slow = to_act(session)
    assert session.clock is not None
    assert reminders(session.clock, session.table_options, 0.5) == (NOW + DAY // 2, NOW + DAY + LAST)
    for at, entry in (
        (DAY // 2, Reminded(slow.user_id)),
        (DAY + LAST, Reminded(slow.user_id, last=True)),
        (DAY + 12 * HOUR, RanOut(slow.user_id)),
    ):
        time.now = NOW + at
        session = await tables.do(session.id, Tick(time.now))
        assert session.log[-1] == entry
        assert session.last_call == session.version, "they are called"


async def test_one_reminder_is_enough_where_both_are_overdue(tables: Tables, time: Time) -> None:
    session = await game(tables, clock="1d", reserve="12h")
    slow = to_act(session)
    time.now += DAY + 11 * HOUR
    session = await tables.do(session.id, Tick(time.now))
    assert session.log[-1] == Reminded(slow.user_id, last=True)
    assert session.clock is not None
    assert session.clock.reminded == 2


async def test_a_reserve_that_is_used_up_brings_no_second_reminder(tables: Tables, time: Time) -> None:
    session = await game(tables, clock="1d", reserve="1h")
    time.now += DAY + HOUR
    session = await a_turn(tables, session)
    session = await a_turn(tables, session)
    assert session.clock is not None
    assert reserve_left(session.clock, session.table_options) == 0
    assert reminders(session.clock, session.table_options, 0.5) == (time.now + DAY // 2,)


async def test_what_is_left_in_reserve(tables: Tables, time: Time) -> None:
    session = await game(tables, clock="1d", reserve="12h")
    seat = session.actor
    assert seat is not None
    assert session.clock is not None
    for passed, left in ((DAY, 12), (DAY + 5 * HOUR, 7), (DAY + 12 * HOUR, 0), (DAY + 20 * HOUR, 0)):
        found = reserves(session.clock, session.table_options, NOW + passed)
        assert found[seat - 1] == left * HOUR
        assert found[2 - seat] == 12 * HOUR
    assert time_ends(session.clock, session.table_options) == deadline(session.clock, session.table_options)
