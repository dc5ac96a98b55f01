"""How long somebody can be away while their clocks wait: in a month, in a year, and in one game. All in seconds."""

from __future__ import annotations

from collections.abc import Iterable

from sessions.log import Grace, Granted
from sessions.people.setting_checks import Absence
from sessions.people.settings import PersonSettings
from sessions.refusals import AwayTooLong
from sessions.session import Session
from sessions.state.clock import DAY, turn_length

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
    return min(max(TURNS * clock, DAY), IN_A_MONTH)


def left_in_game(session: Session, user_id: int) -> int:
    """How much longer clocks still wait for this user, while they are away, in this game."""
    given = sum(
        each.seconds
        for each in session.log
        if isinstance(each, Granted) and each.why is Grace.AWAY and each.user_id == user_id
    )
    return max(0, in_one_game(turn_length(session.table_options)) - given)


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
    """The settings that change when somebody is away for so many days from `now` on; 0 days: they are back.

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
