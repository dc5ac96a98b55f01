"""For how long somebody can be away while their clocks wait: at a time, in a year, and in one game. All in seconds."""

from __future__ import annotations

from collections.abc import Iterable

from sessions.log import Grace, Granted
from sessions.people.settings import Absence, PersonSettings
from sessions.refusals import AwayTooLong
from sessions.session import Session
from sessions.state.clock import DAY, turn_length

MONTH, YEAR = 30 * DAY, 365 * DAY

IN_A_MONTH = 14 * DAY
"""Somebody can be away for so long in any MONTH, and so at a time."""

IN_A_YEAR = 42 * DAY
"""Somebody can be away for so long in any YEAR."""

TURNS = 7
"""In one game, clocks wait for somebody for so many turns' time in all, but see `in_one_game`."""

APART = DAY
"""Absences with less than this between them count as one: so few are kept."""


def in_one_game(clock: int) -> int:
    """How long, in one game where a turn may take `clock`, clocks wait in all for somebody who is away.

    TURNS turns' time: a day at the least, and IN_A_MONTH at the most.
    """
    return min(max(TURNS * clock, DAY), IN_A_MONTH)


def left_in_game(session: Session, user_id: int) -> int:
    """How much longer clocks wait for a user in this game while they are away."""
    given = sum(
        each.seconds
        for each in session.log
        if isinstance(each, Granted) and each.why is Grace.AWAY and each.user_id == user_id
    )
    return max(0, in_one_game(turn_length(session.table_options)) - given)


def days_left(absences: Iterable[Absence], now: int) -> int:
    """For how many days somebody with these absences can be away from `now` on."""
    found = list(absences)
    left = min(most - _away(found, now - span, now) for span, most in ((MONTH, IN_A_MONTH), (YEAR, IN_A_YEAR)))
    return max(0, left // DAY)


def _away(absences: Iterable[Absence], since: int, until: int) -> int:
    """How much of the time between two moments falls into these absences."""
    return sum(max(0, min(end, until) - max(begin, since)) for begin, end in absences)


def before(settings: PersonSettings, now: int) -> tuple[Absence, ...]:
    """The absences of the last YEAR as far as they are over at `now`: one that still goes on ends there."""
    cut = ((begin, min(end, now)) for begin, end in settings.absences)
    return tuple((begin, end) for begin, end in cut if begin < end and now - YEAR < end)


def settings_when_away(settings: PersonSettings, now: int, days: int) -> dict[str, object]:
    """What changes in somebody's settings who is away for so many days from `now` on; 0: they are back.

    Raises AwayTooLong where fewer days are left.
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
