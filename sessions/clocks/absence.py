"""How long somebody can be away while their clocks wait: in a month, in a year, and in one game. All in seconds."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from sessions.log import Grace, Granted
from sessions.people.setting_checks import Absence
from sessions.people.settings import PersonSettings, person_of
from sessions.refusals.limits import AwayTooLong
from sessions.session import Session
from sessions.state.clock import DAY, Clock, bank_length, live, timed, turn_length
from sessions.state.players import Person

MONTH, YEAR = 30 * DAY, 365 * DAY

IN_A_MONTH = 14 * DAY
"""How long somebody can be away in any MONTH."""

IN_A_YEAR = 42 * DAY
"""How long somebody can be away in any YEAR."""

TURNS = 7
"""How many turns' time clocks wait for a player in one game; see `in_one_game`."""

APART = DAY
"""Absences with less time than this between them count as one, so that few are stored."""


def in_one_game(clock: int) -> int:
    """How long clocks wait in all, in one game, for a player who is away. A turn of the game may take `clock`.

    It is the time of TURNS turns, but at least a day, and at most IN_A_MONTH.
    """
    return _limited(TURNS * clock)


def in_this_game(options: Mapping[str, str]) -> int:
    """The same by the table's options: with a bank, clocks wait as long as the bank."""
    bank = bank_length(options)
    return _limited(bank) if bank else in_one_game(turn_length(options))


def _limited(seconds: int) -> int:
    return min(max(seconds, DAY), IN_A_MONTH)


def waits_for_absent(session: Session) -> bool:
    """Whether the clocks of this game wait for somebody who is away: not in a game of one sitting.

    Nor in a game of a tournament: its bank is for all that somebody has to do, or its round would not end.
    """
    return not session.contest and not live(session.table_options)


def left_in_game(session: Session, user_id: int) -> int:
    """How much longer clocks still wait for this user, while they are away, in this game."""
    if not waits_for_absent(session):
        return 0
    given = sum(
        each.seconds
        for each in session.log
        if isinstance(each, Granted) and each.why is Grace.AWAY and each.user_id == user_id
    )
    return max(0, in_this_game(session.table_options) - given)


def owed(session: Session) -> int:
    """How many seconds more, or fewer, the player to act must have in this turn, because they are or were away.

    The time of their absences that lies in this turn does not count, so they keep the time that was left to them. It is
    limited for each game. 0 in a pause, and once their time was found to be out.
    """
    person, clock = session.actor_person, session.clock
    if not isinstance(person, Person) or clock is None or clock.late or clock.paused is not None:
        return 0
    return _missing(session, person.user_id, clock) if timed(session.table_options) else 0


def _missing(session: Session, user_id: int, clock: Clock) -> int:
    away = sum(max(0, end - max(begin, clock.since)) for begin, end in absences_of(session, user_id))
    return min(away - clock.away, left_in_game(session, user_id))


def owed_late(session: Session) -> int:
    """The same for a player whose time was found to be out, who said later that they are away."""
    person, clock = session.actor_person, session.clock
    return 0 if person is None or clock is None else _missing(session, person.user_id, clock)


def absences_of(session: Session, user_id: int) -> tuple[Absence, ...]:
    """The absences of a user, as they were when the session was last read, with one of before absences were noted."""
    settings = person_of(session, user_id)
    noted = settings.absences
    if settings.away_until and all(end < settings.away_until for _, end in noted):
        return (*noted, (session.position_since, settings.away_until))
    return noted


def returns(session: Session) -> int:
    """When the player to act is back from an absence that touches this turn; 0 where there is none.

    And 0 in a game that does not wait for them: there they are reminded in time.
    """
    person, clock = session.actor_person, session.clock
    if not isinstance(person, Person) or clock is None or not waits_for_absent(session):
        return 0
    until = person_of(session, person.user_id).away_until
    return until if until > clock.since else 0


def days_left(absences: Iterable[Absence], now: int) -> int:
    """How many days somebody with these absences can be away from `now` on."""
    found = list(absences)
    left = min(most - _away(found, now - span, now) for span, most in ((MONTH, IN_A_MONTH), (YEAR, IN_A_YEAR)))
    return max(0, left // DAY)


def _away(absences: Iterable[Absence], since: int, until: int) -> int:
    """How much of the time between two moments lies within these absences."""
    return sum(max(0, min(end, until) - max(begin, since)) for begin, end in absences)


def before(settings: PersonSettings, now: int) -> tuple[Absence, ...]:
    """The absences of the last YEAR, in which one that still goes on ends at `now`."""
    cut = ((begin, min(end, now)) for begin, end in settings.absences)
    return tuple((begin, end) for begin, end in cut if begin < end and now - YEAR < end)


def settings_when_away(settings: PersonSettings, now: int, days: int) -> dict[str, object]:
    """The settings that change when somebody is away for a number of days from `now` on; 0 days: they are back.

    Raises AwayTooLong if fewer days are left to them.
    """
    past = before(settings, now)
    if not days:
        return {"away_until": 0, "absences": past}
    left = days_left(past, now)
    if days > left:
        raise AwayTooLong(left)
    begin, until = now, now + days * DAY
    if past and now - past[-1][1] < APART:
        begin, past = past[-1][0], past[:-1]
    return {"away_until": until, "absences": (*past, (begin, until))}
