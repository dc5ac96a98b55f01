"""What people read about the time for a turn: when it ends, what is left in reserve, and that it is out.

Discord shows each moment as the reader's own “in 3 hours” or “3 hours ago”, so the sentences hold at any time.
"""

from __future__ import annotations

from cogs.words.names import bold_names
from cogs.words.times import span, when
from sessions.clocks import deadlines
from sessions.session import Session
from sessions.state.clock import reserve_left, reserves, time_ends, turn_ends, whole_reserve
from sessions.state.players import Computer
from words import Words
from words.lists import both


def deadline(say: Words, session: Session) -> str:
    """When the time of the player to act ends, reserve included.

    Without a clock, when a game closes whose player to act was warned. Empty in other games without a clock, in a
    pause, after that time, and while a computer is to act.
    """
    waiting, terms = session.clock, session.table_options
    if session.state != "running" or waiting is None or waiting.late or isinstance(session.actor_person, Computer):
        return ""
    turn, end = turn_ends(waiting, terms), time_ends(waiting, terms)
    if turn is None or end is None:
        closes = deadlines.announced_end(session)
        return say.clocks.silence(when=when(closes)) if closes else ""
    if end > turn:
        left = span(say, reserve_left(waiting, terms))
        return say.clocks.deadline_with_reserve(when=when(turn), span=left, later=when(end))
    if whole_reserve(terms):
        return say.clocks.deadline_without_reserve(when=when(turn))
    return say.clocks.deadline(when=when(turn))


def on_board(say: Words, session: Session) -> str:
    """The line under a board: the deadline, as a reminder once the player to act was reminded."""
    line = reminded(say, session) or deadline(say, session)
    return f"-# {line}" if line else ""


def reminded(say: Words, session: Session) -> str:
    """Reminds of the deadline, or of the end of the reserve; empty where nobody was reminded."""
    line, waiting = deadline(say, session), session.clock
    if not line or waiting is None or not (waiting.reminded or waiting.warned):
        return ""
    end = time_ends(waiting, session.table_options)
    if waiting.reminded > 1 and end is not None:
        return say.clocks.reminder_reserve(when=when(end))
    return say.clocks.reminder(deadline=line)


def out(say: Words, session: Session) -> str:
    """Tells since when the time of the player to act is out; empty where it is not."""
    waiting = session.clock
    if session.state != "running" or waiting is None or not waiting.late:
        return ""
    end = time_ends(waiting, session.table_options)
    return say.clocks.time_is_out() if end is None else say.clocks.time_ended(when=when(end))


def after(say: Words, sentence: str, session: Session) -> str:
    """A sentence, followed by the deadline of the turn or by when its time ended, if there is a clock."""
    return " ".join(each for each in (sentence, deadline(say, session), out(say, session)) if each)


def left(say: Words, session: Session, now: int) -> str:
    """What each player has left in reserve at `now`; empty where the table has no reserve."""
    waiting = session.clock
    if session.state != "running" or waiting is None or not whole_reserve(session.table_options):
        return ""
    remaining = session.position.remaining()
    whole = zip(bold_names(say, session), reserves(waiting, session.table_options, now), strict=True)
    found = [
        say.clocks.left_of(who=name, span=span(say, seconds)) if seconds else say.clocks.left_none(who=name)
        for seat, (name, seconds) in enumerate(whole, 1)
        if seat in remaining and not isinstance(session.people[seat - 1], Computer)
    ]
    return say.clocks.left(players=both(say, found))


def in_full(say: Words, session: Session, now: int) -> list[str]:
    """All that there is to tell of the time at a table at `now`, in lines."""
    told = (deadline(say, session), out(say, session), left(say, session, now))
    return [f"-# {each}" for each in told if each]
