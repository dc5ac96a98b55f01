"""Questions close, those who are absent have no vote, and a seat whose time is out does not block a game."""

from __future__ import annotations

from typing import Any

import pytest

from rules.catalogue import GAMES
from rules.core import Resign
from sessions.acts import (
    Answer,
    GiveUpFor,
    OfferDraw,
    Pause,
    Resume,
    Start,
    Substitute,
    TakeBack,
    TakeOut,
    Tick,
    WaitOn,
)
from sessions.clocks.deadlines import closes, due
from sessions.log import Agreed, Asked, GivenUp, Grace, Granted, Matter, Person, PlyPlayed, RanOut, TimeUp, Unanswered
from sessions.refusals.limits import OwnGame
from sessions.refusals.moments import NothingDue, NotStarted, QuestionGone
from sessions.refusals.participants import NoSeatOf
from sessions.session import Session
from sessions.state.clock import DAY, HOUR, forfeit
from sessions.state.table import Place
from sessions.tables import Opening, Tables
from tests.play.made_up.meadow import MEADOW
from tests.sessions.club import (
    ANN,
    BEN,
    CAT,
    DAN,
    EVE,
    NOW,
    Refused,
    Time,
    a_play,
    game,
    person,
    started,
    to_act,
    waiting,
)


async def late(tables: Tables, time: Time, **terms: Any) -> tuple[Session, Person, list[Person]]:
    """A game of three with a clock of a day in which somebody's time is out: they, and the two others."""
    session = await game(tables, ANN, BEN, CAT, clock="1d", **terms)
    time.now += DAY
    session = await tables.do(session.id, Tick(time.now))
    slow = to_act(session)
    return session, slow, [person(each) for each in session.people if each != slow]


async def away(tables: Tables, person: Person, until: int) -> None:
    await tables.settings.change_person(person.user_id, away_until=until)


# Questions close


@pytest.mark.parametrize(("answer", "length"), [("1h", HOUR), ("1d", DAY), ("1w", 7 * DAY)])
async def test_a_question_closes_after_the_time_that_the_table_agreed_on(
    tables: Tables, elsewhere: Tables, time: Time, refused: Refused, answer: str, length: int
) -> None:
    session = await game(tables, answer=answer)
    time.now += HOUR
    session = await tables.do(session.id, OfferDraw(to_act(session).user_id, time.now))
    number = session.version
    assert due(session) == closes(session) == time.now + length
    time.now += length - 1
    await refused(NothingDue, tables.do(session.id, Tick(time.now)))
    time.now += 1
    session = await tables.do(session.id, Tick(time.now))
    assert session.log[-1] == Unanswered()
    assert session.question is None
    assert await elsewhere.load(session.id) == session
    await refused(QuestionGone, tables.do(session.id, Answer(waiting(session).user_id, number, yes=True)))
    assert session.state == "running"


async def test_a_pause_stops_the_time_of_a_question(tables: Tables, time: Time, refused: Refused) -> None:
    session = await game(tables)
    session = await tables.do(session.id, Pause("Mo", 99))
    time.now += HOUR
    session = await tables.do(session.id, OfferDraw(ANN.user_id, time.now))
    time.now += HOUR
    session = await tables.do(session.id, Resume("Mo", 99))
    time.now += HOUR
    session = await tables.do(session.id, Pause("Mo", 99))
    assert closes(session) is None
    time.now += 5 * DAY
    await refused(NothingDue, tables.do(session.id, Tick(time.now)))
    session = await tables.do(session.id, Resume("Mo", 99))
    assert closes(session) == time.now + DAY - HOUR


async def test_silence_gives_up_a_seat_whose_time_is_out(tables: Tables, time: Time) -> None:
    session, slow, (one, _) = await late(tables, time)
    seat = session.actor
    assert seat is not None
    session = await tables.do(session.id, GiveUpFor(one.user_id, time.now))
    time.now += DAY
    session = await tables.do(session.id, Tick(time.now))
    given_up = [Unanswered(), TimeUp(slow.user_id), PlyPlayed(seat, str(Resign(seat)))]
    place = session.log.index(Unanswered())
    assert list(session.log[place : place + 3]) == given_up
    assert seat not in session.position.remaining()
    assert session.by_time(session.played.index(session.resigned[0]))


async def test_silence_gives_up_nothing_where_the_bot_was_down(tables: Tables, time: Time) -> None:
    """Nobody could answer then."""
    session, _, (one, _) = await late(tables, time)
    session = await tables.do(session.id, GiveUpFor(one.user_id, time.now))
    time.now += DAY
    session = await tables.do(session.id, Tick(time.now, down_since=time.now - 1))
    assert session.log[-1] == Unanswered()
    assert not session.resigned


async def test_silence_agrees_to_nothing_else(tables: Tables, time: Time) -> None:
    session, slow, (one, _) = await late(tables, time)
    for act in (Substitute(one.user_id, slow.user_id, DAN, now=time.now),):
        session = await tables.do(session.id, act)
    time.now += DAY
    session = await tables.do(session.id, Tick(time.now))
    assert session.log[-1] == Unanswered()
    assert session.people.count(DAN) == 0


async def test_who_waits_longer_has_said_no(tables: Tables, elsewhere: Tables, time: Time) -> None:
    session, slow, (one, two) = await late(tables, time)
    session = await tables.do(session.id, GiveUpFor(one.user_id, time.now))
    session = await tables.do(session.id, WaitOn(two.user_id, time.now))
    assert session.question is None
    assert await elsewhere.load(session.id) == session
    assert to_act(session) == slow


async def test_a_question_about_something_else_stays_when_somebody_waits_longer(tables: Tables, time: Time) -> None:
    session, slow, (one, two) = await late(tables, time)
    session = await tables.do(session.id, Substitute(one.user_id, slow.user_id, DAN, now=time.now))
    session = await tables.do(session.id, WaitOn(two.user_id, time.now))
    assert session.question is not None
    assert session.question.matter is Matter.SEAT


# Votes


async def test_who_is_away_has_no_vote_on_a_seat_whose_time_is_out(tables: Tables, time: Time) -> None:
    session, slow, (one, two) = await late(tables, time)
    await away(tables, two, time.now + 1)
    session = await tables.do(session.id, GiveUpFor(one.user_id, time.now))
    assert TimeUp(slow.user_id, one.user_id) in session.log
    assert session.question is None


async def test_who_was_away_has_a_vote_again(tables: Tables, time: Time) -> None:
    session, _, (one, two) = await late(tables, time)
    await away(tables, two, time.now)
    session = await tables.do(session.id, GiveUpFor(one.user_id, time.now))
    assert session.question is not None
    assert session.question.voters == (two.user_id,)


async def test_who_is_away_or_out_of_time_is_not_asked_about_a_substitute(tables: Tables, time: Time) -> None:
    session, slow, (one, two) = await late(tables, time)
    await away(tables, two, time.now + DAY)
    session = await tables.do(session.id, Substitute(one.user_id, slow.user_id, DAN, now=time.now))
    assert session.question is not None
    assert session.question.voters == (DAN.user_id,)


async def test_who_is_away_has_no_vote_on_a_move_unless_nobody_else_has_one(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In a game in which chance does not come between the turns of three people."""
    monkeypatch.setitem(GAMES, MEADOW.key, MEADOW)
    session = await tables.openings.open(Opening(MEADOW.key, Place(5, 7), (ANN, BEN, CAT)))
    session = await tables.do(session.id, Start(ANN.user_id, "salt"))
    mover = to_act(session)
    session = await tables.do(session.id, a_play(session))
    one, two = (person(each) for each in session.people if each != mover)
    for absent, voters in (((one,), {two}), ((one, two), {one, two})):
        for each in absent:
            await away(tables, each, NOW + DAY)
        [asked] = TakeBack(mover.user_id, now=NOW).apply(await tables.load(session.id))
        assert isinstance(asked, Asked)
        assert set(asked.voters) == {each.user_id for each in voters}


async def test_a_draw_needs_the_other_also_when_they_are_away(tables: Tables, time: Time) -> None:
    session = await game(tables)
    await away(tables, BEN, NOW + DAY)
    session = await tables.do(session.id, OfferDraw(ANN.user_id, NOW))
    assert session.state == "running"
    assert session.question is not None
    assert session.question.voters == (BEN.user_id,)


# A seat whose time has been out for as long again


async def test_a_table_can_want_that_a_seat_is_given_up_by_itself(
    tables: Tables, elsewhere: Tables, time: Time, refused: Refused
) -> None:
    session, slow, _ = await late(tables, time, forfeit="on", reserve="none")
    assert session.clock is not None
    assert due(session) == forfeit(session.clock, session.table_options) == NOW + 2 * DAY
    time.now = NOW + 2 * DAY - 1
    await refused(NothingDue, tables.do(session.id, Tick(time.now)))
    time.now += 1
    session = await tables.do(session.id, Tick(time.now))
    assert TimeUp(slow.user_id) in session.log
    assert session.resigned
    assert await elsewhere.load(session.id) == session


async def test_it_is_not_given_up_by_itself_otherwise(tables: Tables, time: Time, refused: Refused) -> None:
    session, _, _ = await late(tables, time)
    assert session.clock is not None
    assert forfeit(session.clock, session.table_options) is None
    time.now += 20 * DAY
    await refused(NothingDue, tables.do(session.id, Tick(time.now)))


async def test_a_pause_more_time_and_an_absence_put_that_off(tables: Tables, time: Time) -> None:
    session, slow, (one, _) = await late(tables, time, forfeit="on")
    session = await tables.do(session.id, Pause("Mo", 99))
    assert session.clock is not None
    assert forfeit(session.clock, session.table_options) is None
    time.now += 9 * DAY
    session = await tables.do(session.id, Resume("Mo", 99))
    assert session.clock is not None
    assert forfeit(session.clock, session.table_options) == time.now + DAY
    waited = await tables.do(session.id, WaitOn(one.user_id, time.now))
    assert waited.clock is not None
    assert forfeit(waited.clock, waited.table_options) is None
    time.now += DAY
    session = await tables.do(session.id, Tick(time.now))
    assert session.log[-1] == RanOut(slow.user_id)
    time.now += DAY
    await away(tables, person(slow), time.now + DAY)
    session = await tables.do(session.id, Tick(time.now))
    assert isinstance(session.log[-1], Granted)
    assert session.log[-1].why is Grace.AWAY
    assert not session.resigned


async def test_a_bot_that_was_down_gives_up_nothing(tables: Tables, time: Time) -> None:
    session, _, _ = await late(tables, time, forfeit="on")
    time.now += DAY
    session = await tables.do(session.id, Tick(time.now, down_since=time.now - HOUR))
    assert isinstance(session.log[-1], Granted)
    assert session.log[-1].why is Grace.DOWN
    assert session.clock is not None
    assert not session.clock.late


# A moderator


async def test_a_moderator_gives_up_a_seat_whoever_is_to_act(
    tables: Tables, elsewhere: Tables, time: Time, refused: Refused
) -> None:
    session = await game(tables, ANN, BEN, CAT)
    gone = waiting(session)
    seat = session.seat_of(gone.user_id)
    assert seat is not None
    await refused(OwnGame, tables.do(session.id, TakeOut(ANN.user_id, gone.user_id)))
    refusal = await refused(NoSeatOf, tables.do(session.id, TakeOut(99, EVE.user_id, "Eve")))
    assert (refusal.name, refusal.out) == ("Eve", False)
    session = await tables.do(session.id, TakeOut(99, gone.user_id))
    assert GivenUp(gone.user_id, 99) in session.log
    assert seat not in session.position.remaining()
    index = session.played.index(session.resigned[0])
    assert (session.by_moderator(index), session.by_time(index)) == (True, False)
    assert await elsewhere.load(session.id) == session
    refusal = await refused(NoSeatOf, tables.do(session.id, TakeOut(99, gone.user_id)))
    assert refusal.out


async def test_a_moderator_gives_up_a_seat_in_a_pause_and_the_question_closes(tables: Tables, time: Time) -> None:
    session = await game(tables, ANN, BEN, CAT)
    session = await tables.do(session.id, Substitute(to_act(session).user_id, to_act(session).user_id, DAN, now=NOW))
    session = await tables.do(session.id, Pause("Mo", 99))
    session = await tables.do(session.id, TakeOut(99, waiting(session).user_id))
    assert session.question is None
    assert session.paused
    assert not [each for each in session.log if isinstance(each, Agreed)]


async def test_there_is_no_seat_to_give_up_in_a_lobby(tables: Tables, refused: Refused) -> None:
    session = await tables.openings.open(Opening("stranded", Place(5, 7), (ANN, BEN)))
    await refused(NotStarted, tables.do(session.id, TakeOut(99, BEN.user_id)))
    other = await started(tables, channel=8)
    assert not any(other.by_moderator(index) for index in range(len(other.played)))
