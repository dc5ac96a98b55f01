"""For how long somebody can be away while their clocks wait: at a time, in a year, and in one game."""

from __future__ import annotations

import pytest

from sessions.acts import Pause, Tick
from sessions.clocks import absence
from sessions.clocks.absence import (
    APART,
    IN_A_MONTH,
    IN_A_YEAR,
    MONTH,
    TURNS,
    YEAR,
    days_left,
    in_one_game,
    settings_when_away,
)
from sessions.clocks.deadlines import due
from sessions.log import Grace, Granted, RanOut, Reminded
from sessions.people.setting_checks import Absence
from sessions.people.settings import PersonSettings, StoredSettings
from sessions.refusals.limits import AwayTooLong
from sessions.session import Session
from sessions.state.clock import DAY, HOUR, LENGTHS, deadline
from sessions.state.options import CLOCK
from sessions.tables import Tables
from tests.sessions.club import ANN, NOW, Time, a_play, game, to_act, waiting


def away(settings: PersonSettings, now: int, days: int) -> PersonSettings:
    """The settings after /away."""
    changes = settings_when_away(settings, now, days)
    found = PersonSettings(**{name: changes[name] for name in ("away_until", "absences")})  # type: ignore[arg-type]
    assert set(changes) == {"away_until", "absences"}
    return found


def test_the_figures_are_what_is_told() -> None:
    assert (IN_A_MONTH, MONTH, IN_A_YEAR, YEAR) == (14 * DAY, 30 * DAY, 42 * DAY, 365 * DAY)
    assert {name: in_one_game(LENGTHS[name]) / DAY for name in CLOCK.values[1:]} == {
        "1h": 1,
        "12h": 3.5,
        "1d": 7,
        "3d": 14,
        "1w": 14,
    }
    assert TURNS == 7


@pytest.mark.parametrize(
    ("absences", "left"),
    [
        ([], 14),
        ([(NOW - 3 * DAY, NOW)], 11),
        ([(NOW - 3 * DAY, NOW - 2 * DAY)], 13),
        ([(NOW - DAY // 2, NOW)], 13),
        ([(NOW - 14 * DAY, NOW)], 0),
        ([(NOW - 31 * DAY, NOW - 29 * DAY)], 13),
        ([(NOW - 60 * DAY, NOW - 46 * DAY)], 14),
        ([(NOW - 90 * DAY, NOW - 60 * DAY)], 12),
        ([(NOW - 100 * DAY, NOW - 58 * DAY)], 0),
        ([(NOW - 400 * DAY, NOW - 358 * DAY)], 14),
        ([(NOW - 60 * DAY, NOW - 50 * DAY), (NOW - 7 * DAY, NOW)], 7),
        ([(NOW - 90 * DAY, NOW - 60 * DAY), (NOW - 10 * DAY, NOW - DAY)], 3),
        ([(NOW - 90 * DAY, NOW - 20 * DAY)], 0),
    ],
)
def test_how_many_days_are_left(absences: list[Absence], left: int) -> None:
    assert days_left(absences, NOW) == left


def test_it_cannot_be_renewed_for_ever() -> None:
    """Whoever asks for as much as they can, whenever they can, is away for 42 days in a year."""
    settings, now, total = PersonSettings(), NOW, 0
    while now < NOW + YEAR:
        left = days_left(absence.before(settings, now), now)
        if left:
            settings = away(settings, now, left)
            total += left
            now = settings.away_until
        else:
            now += DAY
    assert total == IN_A_YEAR // DAY


def test_a_renewal_counts_what_is_over_and_not_what_was_left() -> None:
    settings = away(PersonSettings(), NOW, 14)
    with pytest.raises(AwayTooLong) as caught:
        settings_when_away(settings, NOW + 13 * DAY, 2)
    assert caught.value.left == 1
    settings = away(settings, NOW + 13 * DAY, 1)
    assert (settings.away_until, settings.absences) == (NOW + 14 * DAY, ((NOW, NOW + 14 * DAY),))


def test_who_comes_back_early_keeps_the_rest() -> None:
    settings = away(away(PersonSettings(), NOW, 14), NOW + 2 * DAY, 0)
    assert (settings.away_until, settings.absences) == (0, ((NOW, NOW + 2 * DAY),))
    assert days_left(settings.absences, NOW + 2 * DAY) == 12


def test_an_absence_of_before_there_was_a_budget_still_holds_and_can_be_ended() -> None:
    old = PersonSettings(away_until=NOW + 30 * DAY)
    assert days_left(absence.before(old, NOW), NOW) == 14
    assert away(old, NOW, 0) == PersonSettings()
    assert away(old, NOW, 3).away_until == NOW + 3 * DAY


def test_few_absences_are_kept() -> None:
    settings = PersonSettings()
    for hour in range(0, 24 * 20, 3):
        now = NOW + hour * HOUR
        if days_left(absence.before(settings, now), now):
            settings = away(away(settings, now, 1), now + HOUR, 0)
    assert len(settings.absences) == 1, "absences with less than a day between them are one"
    later = settings.absences[-1][1] + APART
    assert len(away(settings, later + MONTH, 1).absences) == 2
    assert len(away(settings, later + YEAR, 1).absences) == 1, "what is a year old is forgotten"


async def test_absences_are_kept_and_read_again(tables: Tables, time: Time) -> None:
    settings: StoredSettings = tables.settings
    await settings.change_person(ANN.user_id, **settings_when_away(PersonSettings(), NOW, 5))
    found = await settings.person(ANN.user_id)
    assert (found.away_until, found.absences) == (NOW + 5 * DAY, ((NOW, NOW + 5 * DAY),))


# One game


async def leaves(tables: Tables, user_id: int, days: int) -> None:
    """Somebody uses /away; 0 days: they are back."""
    settings, now = await tables.settings.person(user_id), tables.now()
    await tables.settings.change_person(user_id, **settings_when_away(settings, now, days))


async def tick(tables: Tables, session: Session) -> Session:
    """What is due now is done."""
    return await tables.do(session.id, Tick(tables.now()))


def ends(session: Session) -> int:
    """When the time of the player to act ends."""
    assert session.clock is not None
    return deadline(session.clock, session.table_options) or 0


@pytest.mark.parametrize("clock", ["1h", "1d", "1w"])
async def test_a_game_waits_for_its_share_and_no_longer(tables: Tables, time: Time, clock: str) -> None:
    session = await game(tables, clock=clock)
    length, share, until = LENGTHS[clock], in_one_game(LENGTHS[clock]), NOW + 60 * DAY
    slow = to_act(session)
    await tables.settings.change_person(slow.user_id, away_until=until)
    session = await tick(tables, session)
    assert session.log[-1] == Granted(slow.user_id, share, Grace.AWAY)
    assert ends(session) == NOW + length + share
    assert due(session) == NOW + length + share, "nobody is reminded while they are away"
    time.now = NOW + length + share
    session = await tick(tables, session)
    assert session.log[-1] == RanOut(slow.user_id)
    assert absence.left_in_game(session, slow.user_id) == 0


async def test_who_is_away_keeps_the_time_that_was_left(tables: Tables, time: Time) -> None:
    session = await game(tables, clock="1d")
    slow = to_act(session)
    time.now += 2 * HOUR
    await leaves(tables, slow.user_id, 3)
    session = await tick(tables, session)
    assert session.log[-1] == Granted(slow.user_id, 3 * DAY, Grace.AWAY)
    assert ends(session) == time.now + 3 * DAY + 22 * HOUR
    assert due(session) == time.now + 3 * DAY, "they are reminded when they are back"
    time.now += 3 * DAY
    session = await tick(tables, session)
    assert session.log[-1] == Reminded(slow.user_id)
    assert due(session) == ends(session), "once"


async def test_who_was_reminded_before_is_reminded_at_the_return_and_not_before(tables: Tables, time: Time) -> None:
    session = await game(tables, clock="1d")
    time.now += 13 * HOUR
    session = await tick(tables, session)
    assert isinstance(session.log[-1], Reminded)
    await leaves(tables, to_act(session).user_id, 2)
    session = await tick(tables, session)
    assert (due(session), ends(session)) == (time.now + 2 * DAY, time.now + 2 * DAY + 11 * HOUR)


async def test_who_comes_back_early_has_the_time_that_was_left(tables: Tables, time: Time) -> None:
    session = await game(tables, clock="1d")
    slow = to_act(session)
    time.now += 2 * HOUR
    await leaves(tables, slow.user_id, 5)
    session = await tick(tables, session)
    time.now += DAY
    await leaves(tables, slow.user_id, 0)
    session = await tick(tables, session)
    assert session.log[-1] == Granted(slow.user_id, -4 * DAY, Grace.AWAY)
    assert ends(session) == time.now + 22 * HOUR
    assert absence.left_in_game(session, slow.user_id) == 6 * DAY
    assert due(session) == time.now + 10 * HOUR, "as if they had not been away"


async def test_who_was_away_before_anybody_looked_keeps_their_time_too(tables: Tables, time: Time) -> None:
    session = await game(tables, clock="1d")
    slow = to_act(session)
    await leaves(tables, slow.user_id, 2)
    time.now += 10 * HOUR
    await leaves(tables, slow.user_id, 0)
    session = await tick(tables, session)
    assert session.log[-1] == Granted(slow.user_id, 10 * HOUR, Grace.AWAY)


async def test_a_turn_that_begins_while_they_are_away_is_whole_at_the_return(tables: Tables, time: Time) -> None:
    session = await game(tables, clock="1d")
    other = waiting(session)
    await leaves(tables, other.user_id, 3)
    time.now += 6 * HOUR
    turn = session.position.number
    while session.position.number == turn:
        session = await tables.do(session.id, a_play(session))
    assert to_act(session) == other
    assert due(session) == time.now, "it is found at the next look"
    session = await tick(tables, session)
    assert ends(session) == NOW + 3 * DAY + DAY
    assert due(session) == NOW + 3 * DAY


async def test_an_absence_of_a_turn_before_is_not_counted_again(tables: Tables, time: Time) -> None:
    session = await game(tables, clock="1d")
    slow = to_act(session)
    await leaves(tables, slow.user_id, 2)
    session = await tick(tables, session)
    time.now += 3 * DAY
    turn = session.position.number
    while session.position.number < turn + 2:
        session = await tables.do(session.id, a_play(session))
    assert to_act(session) == slow
    assert ends(session) == time.now + DAY
    assert absence.owed(session) == 0


async def test_a_pause_and_a_game_without_a_clock_owe_nothing(tables: Tables, time: Time) -> None:
    session = await game(tables, clock="none")
    await leaves(tables, to_act(session).user_id, 2)
    assert absence.owed(await tables.load(session.id)) == 0
    timed = await game(tables, clock="1d", channel=8)
    await leaves(tables, to_act(timed).user_id, 0)
    await leaves(tables, to_act(timed).user_id, 2)
    timed = await tables.load(timed.id)
    assert absence.owed(timed) == 2 * DAY
    assert absence.owed(await tables.do(timed.id, Pause("Mo", 99))) == 0


async def test_what_is_left_of_the_share_holds_for_later_turns(tables: Tables, time: Time) -> None:
    session = await game(tables, clock="1d")
    slow = to_act(session)
    await leaves(tables, slow.user_id, 4)
    session = await tick(tables, session)
    assert absence.left_in_game(session, slow.user_id) == 3 * DAY
    assert absence.left_in_game(session, waiting(session).user_id) == 7 * DAY, "everybody has their own share"
    time.now += 4 * DAY
    turn = session.position.number
    while session.position.number < turn + 2:
        session = await tables.do(session.id, a_play(session))
    assert to_act(session) == slow
    await leaves(tables, slow.user_id, 10)
    session = await tick(tables, session)
    assert session.log[-1] == Granted(slow.user_id, 3 * DAY, Grace.AWAY)
    other = await game(tables, clock="1d", channel=8)
    assert absence.left_in_game(other, slow.user_id) == 7 * DAY, "another game has its own share"
