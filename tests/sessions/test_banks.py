"""Banks: a time that each player has for the whole game, by a clock that the tests move."""

from __future__ import annotations

import pytest

from data.store import Store
from sessions.acts import (
    Answer,
    ChangeOption,
    GiveUpFor,
    Nudge,
    Pause,
    Play,
    Resign,
    Resume,
    SeatComputers,
    Start,
    Substitute,
    TakeBack,
    Tick,
    WaitOn,
)
from sessions.clocks.absence import IN_A_MONTH, settings_when_away
from sessions.clocks.deadlines import due, without_clock
from sessions.log import Grace, Granted, OptionsChanged, RanOut, Reminded, TimeUp
from sessions.refusals.moments import NoNudge, NothingDue
from sessions.session import Session
from sessions.state.clock import DAY, HOUR, MINUTE, Clock, banks, time_ends, whole_reserve
from sessions.state.options import BANK, TABLE_OPTIONS, changed, with_defaults
from sessions.state.players import ComputerLevel, Person
from sessions.tables import Tables
from tests.sessions.club import (
    ANN,
    BEN,
    CAT,
    NOW,
    Refused,
    Time,
    a_play,
    first_ply,
    game,
    lobby,
    rematch,
    to_act,
    waiting,
)


def clock_of(session: Session) -> Clock:
    assert session.clock is not None
    return session.clock


def end_of(session: Session) -> int:
    """When the time of the player to act is out."""
    end = time_ends(clock_of(session), session.table_options)
    assert end is not None
    return end


async def a_turn(tables: Tables, session: Session) -> Session:
    """The rest of the turn of whoever is to act."""
    seat, turn = session.actor, session.position.number
    while (session.actor, session.position.number) == (seat, turn):
        session = await tables.do(session.id, a_play(session))
    return session


async def tick(tables: Tables, session: Session, time: Time, now: int) -> Session:
    """What time brings at `now`."""
    time.now = now
    return await tables.do(session.id, Tick(now))


# What a turn takes from a bank


async def test_every_turn_takes_its_time_from_the_bank_of_its_seat(tables: Tables, store: Store, time: Time) -> None:
    session = await game(tables, bank="3d")
    assert end_of(session) == NOW + 3 * DAY
    assert due(session) == NOW + 36 * HOUR == await store.next_due(), "half of the bank"
    spent = [0, 0]
    for took, seat in ((HOUR, 0), (DAY, 1), (2 * HOUR, 0), (5, 1)):
        time.now += took
        session = await a_turn(tables, session)
        spent[seat] += took
        assert clock_of(session).spent == tuple(spent)
        assert end_of(session) == time.now + 3 * DAY - spent[(session.actor or 0) - 1]
    afresh = Tables(store)
    assert await afresh.load(session.id) == session, "a restart folds the same banks from the log"


async def test_what_everybody_has_left_counts_the_turn_that_runs(tables: Tables, time: Time) -> None:
    session = await game(tables, bank="3d")
    assert banks(clock_of(session), session.table_options, NOW + DAY) == (2 * DAY, 3 * DAY)
    assert banks(clock_of(session), session.table_options, NOW + 4 * DAY) == (0, 3 * DAY)


async def test_several_plies_of_one_turn_are_one_turn(tables: Tables, time: Time) -> None:
    session = await game(tables, ANN, BEN, CAT, bank="3d")
    begun, seat = clock_of(session), session.actor
    time.now += HOUR
    session = await tables.do(session.id, a_play(session))
    if session.actor == seat:
        assert clock_of(session) == begun


async def test_a_game_of_three_is_over_when_three_banks_are(tables: Tables, time: Time) -> None:
    """Each bank can be used up once: so a game has an end that is known when it begins."""
    session = await game(tables, ANN, BEN, CAT, bank="3d", forfeit="on")
    while session.state == "running":
        session = await tick(tables, session, time, due(session) or 0)
    assert time.now == NOW + 6 * DAY, "the last of the three wins"
    assert [type(each) for each in session.log].count(TimeUp) == 2


async def test_a_pause_takes_nothing(tables: Tables, time: Time) -> None:
    session = await game(tables, bank="3d")
    time.now += HOUR
    session = await tables.do(session.id, Pause("Mod", 99))
    assert time_ends(clock_of(session), session.table_options) is None
    time.now += 5 * DAY
    assert banks(clock_of(session), session.table_options, time.now)[0] == 3 * DAY - HOUR
    session = await tables.do(session.id, Resume("Mod", 99))
    assert end_of(session) == time.now + 3 * DAY - HOUR
    time.now += HOUR
    session = await a_turn(tables, session)
    assert clock_of(session).spent == (2 * HOUR, 0)


async def test_time_that_was_used_stays_used_when_a_turn_is_taken_back(tables: Tables, time: Time) -> None:
    session = await game(tables, bank="3d")
    mover, other = to_act(session), waiting(session)
    time.now += DAY
    session = await a_turn(tables, session)
    time.now += HOUR
    session = await tables.do(session.id, TakeBack(mover.user_id, now=time.now))
    session = await tables.do(session.id, Answer(other.user_id, session.version, yes=True))
    assert to_act(session) == mover
    assert clock_of(session).spent == (DAY, HOUR)
    assert end_of(session) == time.now + 2 * DAY


async def test_a_newcomer_has_a_whole_bank(tables: Tables, time: Time) -> None:
    session = await game(tables, bank="3d")
    gone, stays = to_act(session), waiting(session)
    time.now += DAY
    session = await a_turn(tables, session)
    time.now += HOUR
    session = await a_turn(tables, session)
    time.now += DAY
    session = await tables.do(session.id, Substitute(stays.user_id, gone.user_id, CAT, owner_left=True))
    session = await tables.do(session.id, Answer(CAT.user_id, session.version, yes=True))
    assert clock_of(session).spent == (0, HOUR)
    assert end_of(session) == time.now + 3 * DAY


async def test_who_takes_over_a_seat_that_does_not_move_has_a_whole_bank(tables: Tables, time: Time) -> None:
    session = await game(tables, bank="3d")
    time.now += DAY
    session = await a_turn(tables, session)
    gone, stays = waiting(session), to_act(session)
    session = await tables.do(session.id, Substitute(stays.user_id, gone.user_id, CAT, owner_left=True))
    session = await tables.do(session.id, Answer(CAT.user_id, session.version, yes=True))
    assert clock_of(session).spent == (0, 0)
    assert end_of(session) == NOW + DAY + 3 * DAY, "the clock of the player to act goes on"


async def test_computers_use_no_time(tables: Tables, time: Time) -> None:
    opened = await lobby(tables, (ANN,), "strata5", first=ANN)
    session = await tables.do(opened.id, ChangeOption(ANN.user_id, "bank", "3d"))
    session = await tables.do(session.id, SeatComputers(ANN.user_id, [ComputerLevel.EASY]))
    session = await tables.do(session.id, Start(ANN.user_id, "salt"))
    time.now += HOUR
    session = await a_turn(tables, session)
    assert session.thinker is not None
    time.now += DAY
    while (thinker := session.thinker) is not None:
        session = await tables.do(session.id, Play(thinker.user_id, first_ply(session), session.version))
    assert clock_of(session).spent == (HOUR, 0)


async def test_a_rematch_begins_with_whole_banks(tables: Tables, time: Time) -> None:
    session = await game(tables, bank="3d")
    time.now += DAY
    session = await a_turn(tables, session)
    session = await tables.do(session.id, Resign(ANN.user_id))
    again = await rematch(tables, session.id, ANN, "again")
    assert again.table_options["bank"] == "3d"
    assert again.clock is None or again.clock.spent == (0, 0)


# Reminders


async def test_there_is_a_reminder_at_half_and_at_nine_tenths(tables: Tables, time: Time) -> None:
    session = await game(tables, bank="10d")
    late = to_act(session)
    session = await tick(tables, session, time, NOW + 5 * DAY)
    assert session.log[-1] == Reminded(late.user_id, bank=50)
    assert session.called_users == (late.user_id,)
    assert due(session) == NOW + 9 * DAY
    with pytest.raises(NothingDue):
        await tables.do(session.id, Tick(NOW + 9 * DAY - 1))
    session = await tick(tables, session, time, NOW + 9 * DAY)
    assert session.log[-1] == Reminded(late.user_id, bank=90)
    assert due(session) == NOW + 10 * DAY


async def test_a_mark_that_an_earlier_turn_passed_is_not_told_again(tables: Tables, time: Time) -> None:
    session = await game(tables, bank="10d")
    time.now += 6 * DAY
    session = await a_turn(tables, session)
    session = await a_turn(tables, session)
    assert due(session) == time.now + 3 * DAY, "nine tenths"


async def test_two_marks_that_are_late_are_one_reminder(tables: Tables, time: Time) -> None:
    session = await game(tables, bank="10d")
    session = await tick(tables, session, time, NOW + 9 * DAY + 1)
    assert session.log[-1] == Reminded(to_act(session).user_id, bank=90)
    assert not any(isinstance(each, Reminded) and each.bank == 50 for each in session.log)


async def test_with_a_clock_the_turn_has_its_own_reminder(tables: Tables, time: Time) -> None:
    session = await game(tables, clock="3d", bank="10d")
    late = to_act(session)
    assert due(session) == NOW + 36 * HOUR
    session = await tick(tables, session, time, NOW + 36 * HOUR)
    assert session.log[-1] == Reminded(late.user_id)
    assert due(session) == NOW + 3 * DAY == end_of(session), "the turn is over before half of the bank"


async def test_both_reminders_of_one_moment_are_one_call(tables: Tables, time: Time) -> None:
    session = await game(tables, clock="3d", bank="3d")
    late = to_act(session)
    session = await tick(tables, session, time, NOW + 36 * HOUR)
    assert session.log[-2:] == (Reminded(late.user_id), Reminded(late.user_id, bank=50))
    assert due(session) == NOW + 3 * DAY * 9 // 10


# Time up


async def test_the_others_decide_when_a_bank_is_used_up(tables: Tables, time: Time, refused: Refused) -> None:
    session = await game(tables, bank="3d")
    late, waits = to_act(session), waiting(session)
    time.now = NOW + 3 * DAY
    while not clock_of(session).late:
        session = await tables.do(session.id, Tick(time.now))
    assert session.log[-1] == RanOut(late.user_id)
    assert session.called_users == (waits.user_id,)
    session = await tables.do(session.id, GiveUpFor(waits.user_id, time.now))
    assert session.state == "over"
    assert TimeUp(late.user_id, waits.user_id) in session.log
    assert (await refused(NoNudge, tables.do((await game_beside(tables)).id, Nudge(ANN.user_id, time.now)))).why


async def game_beside(tables: Tables) -> Session:
    """Another game with a bank, in which Ben is to act."""
    opened = await lobby(tables, (ANN, BEN), "strata5", channel=8, first=BEN)
    await tables.do(opened.id, ChangeOption(ANN.user_id, "bank", "3d"))
    return await tables.do(opened.id, Start(ANN.user_id, "salt"))


async def test_a_table_can_forfeit_the_seat_in_that_moment(tables: Tables, time: Time) -> None:
    session = await game(tables, bank="3d", forfeit="on")
    late, waits = to_act(session), waiting(session)
    session = await tick(tables, session, time, NOW + 3 * DAY)
    assert session.state == "over"
    assert TimeUp(late.user_id) in session.log
    assert not any(isinstance(each, RanOut) for each in session.log), "there is nothing to decide"
    assert session.outcome is not None
    assert session.seat_of(waits.user_id) in session.outcome.winners


async def test_the_clock_of_the_turn_forfeits_the_seat_too(tables: Tables, time: Time) -> None:
    session = await game(tables, clock="1d", bank="3d", forfeit="on")
    session = await tick(tables, session, time, NOW + DAY)
    assert session.state == "over"


async def test_who_waits_on_gives_a_tenth_of_the_bank(tables: Tables, time: Time) -> None:
    session = await game(tables, bank="10d")
    late, waits = to_act(session), waiting(session)
    time.now = NOW + 11 * DAY
    while not clock_of(session).late:
        session = await tables.do(session.id, Tick(time.now))
    session = await tables.do(session.id, WaitOn(waits.user_id, time.now))
    assert session.log[-1] == Granted(late.user_id, 2 * DAY, Grace.WAIT, waits.user_id)
    assert end_of(session) == time.now + DAY
    time.now += 6 * HOUR
    session = await a_turn(tables, session)
    assert banks(clock_of(session), session.table_options, time.now)[0] == 18 * HOUR


async def test_who_plays_on_without_a_bank_has_a_tenth_of_it_for_each_turn(tables: Tables, time: Time) -> None:
    session = await game(tables, bank="10d")
    time.now += 12 * DAY
    session = await a_turn(tables, session)
    session = await a_turn(tables, session)
    assert banks(clock_of(session), session.table_options, time.now)[0] == 0
    assert end_of(session) == time.now + DAY
    assert due(session) == time.now + DAY, "its marks are past"


async def test_where_the_seat_is_forfeited_nobody_plays_on_without_a_bank(tables: Tables, time: Time) -> None:
    """A move that comes in the moment between the end of the bank and the next look keeps the seat for that turn."""
    session = await game(tables, bank="3d", forfeit="on")
    time.now += 3 * DAY + 5
    session = await a_turn(tables, session)
    session = await a_turn(tables, session)
    assert end_of(session) == time.now
    assert (await tables.do(session.id, Tick(time.now))).state == "over"


# Absences, outages


async def test_a_bank_waits_for_a_player_who_is_away(tables: Tables, time: Time) -> None:
    session = await game(tables, bank="10d")
    late = to_act(session)
    await tables.settings.change_person(
        late.user_id, **settings_when_away((await tables.settings.person(late.user_id)), NOW, 3)
    )
    (changed_id,) = await tables.scheduler.note_absence(late.user_id)
    session = await tables.load(changed_id)
    assert session.log[-1] == Granted(late.user_id, 3 * DAY, Grace.AWAY)
    assert end_of(session) == NOW + 13 * DAY


async def test_an_absence_leaves_what_was_told_of_the_bank(tables: Tables, time: Time) -> None:
    """Nothing of the bank came back, so the board must not say that more of it is left."""
    session = await game(tables, bank="10d")
    late = to_act(session)
    session = await tick(tables, session, time, NOW + 9 * DAY)
    await away(tables, late, time, 3)
    session = await tables.load(session.id)
    assert clock_of(session).marked == 90


async def test_who_comes_back_is_reminded_once(tables: Tables, time: Time) -> None:
    """Half of the bank is used up in the moment of the return: both are one call."""
    session = await game(tables, bank="10d")
    late = to_act(session)
    time.now = NOW + 5 * DAY - 60
    await away(tables, late, time, 3)
    back = time.now + 3 * DAY
    assert due(await tables.load(session.id)) == back
    session = await tick(tables, session, time, back + 60)
    assert session.log[-2:] == (Reminded(late.user_id), Reminded(late.user_id, bank=50))
    assert due(session) == NOW + 12 * DAY


async def away(tables: Tables, person: Person, time: Time, days: int) -> None:
    """Somebody says that they are away."""
    settings = await tables.settings.person(person.user_id)
    await tables.settings.change_person(person.user_id, **settings_when_away(settings, time.now, days))
    await tables.scheduler.note_absence(person.user_id)


@pytest.mark.parametrize(("bank", "waits"), [("3d", 3 * DAY), ("10d", 10 * DAY), ("28d", IN_A_MONTH), ("15m", 0)])
async def test_it_waits_no_longer_than_the_bank(tables: Tables, time: Time, bank: str, waits: int) -> None:
    """And not at all in a game of one sitting."""
    session = await game(tables, bank=bank)
    late = to_act(session)
    before = end_of(session)
    await tables.settings.change_person(
        late.user_id, **settings_when_away((await tables.settings.person(late.user_id)), NOW, 14)
    )
    await tables.scheduler.note_absence(late.user_id)
    assert end_of(await tables.load(session.id)) == before + waits


@pytest.mark.parametrize(("left", "then"), [(8 * HOUR, 8 * HOUR), (MINUTE, 3 * DAY // 20)])
async def test_an_outage_in_which_a_bank_ended_is_given_back(tables: Tables, time: Time, left: int, then: int) -> None:
    """Its player has what was left when the bot went down, and time enough to notice that it is back."""
    session = await game(tables, bank="3d", forfeit="on")
    time.now = NOW + 5 * DAY
    session = await tables.do(session.id, Tick(time.now, down_since=NOW + 3 * DAY - left))
    given = session.log[-1]
    assert isinstance(given, Granted)
    assert given.why is Grace.DOWN
    assert end_of(session) == time.now + then


# The option


async def test_a_table_has_a_bank_or_a_reserve(tables: Tables) -> None:
    session = await lobby(tables)
    for name, value, bank, reserve in (
        ("reserve", "1d", "none", "1d"),
        ("bank", "5d", "5d", "none"),
        ("reserve", "none", "5d", "none"),
        ("reserve", "3d", "none", "3d"),
        ("bank", "none", "none", "3d"),
    ):
        session = await tables.do(session.id, ChangeOption(ANN.user_id, name, value))
        assert isinstance(session.log[-1], OptionsChanged)
        assert (session.table_options["bank"], session.table_options["reserve"]) == (bank, reserve)


def test_of_both_in_one_record_the_bank_holds() -> None:
    assert whole_reserve(with_defaults({"bank": "3d", "reserve": "1d"})) == 0
    assert whole_reserve(with_defaults({"reserve": "1d"})) == DAY
    assert changed({"bank": "3d"}, "clock", "1d") == {"bank": "3d", "clock": "1d"}


async def test_a_table_of_before_has_no_bank(tables: Tables, time: Time) -> None:
    session = await game(tables, clock="1d")
    assert BANK in TABLE_OPTIONS
    assert session.table_options["bank"] == "none"
    assert end_of(session) == NOW + DAY
    assert banks(clock_of(session), session.table_options, NOW + MINUTE) == (0, 0)


async def test_a_game_with_a_bank_cannot_be_claimed_for_silence(tables: Tables) -> None:
    assert without_clock(await game(tables))
    other = await lobby(tables, channel=9)
    assert not without_clock(await tables.do(other.id, ChangeOption(ANN.user_id, "bank", "28d")))
