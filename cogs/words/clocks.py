"""What people read about the time for a turn: when it ends, what is left in reserve, and that it is out.

Discord shows each moment as the reader's own “in 3 hours” or “3 hours ago”, so the sentences hold at any time.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from cogs.words.names import bold_names
from cogs.words.times import span, when
from sessions.clocks import deadlines
from sessions.session import Session
from sessions.state.clock import (
    MARKS,
    Clock,
    bank_ends,
    bank_left,
    bank_length,
    banks,
    by_bank,
    reserve_left,
    reserves,
    time_ends,
    turn_ends,
    whole_reserve,
)
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
    if bank_length(terms):
        return _deadline_with_bank(say, waiting, terms, turn)
    if end > turn:
        left = span(say, reserve_left(waiting, terms))
        return say.clocks.deadline_with_reserve(when=when(turn), span=left, later=when(end))
    if whole_reserve(terms):
        return say.clocks.deadline_without_reserve(when=when(turn))
    return say.clocks.deadline(when=when(turn))


def _deadline_with_bank(say: Words, waiting: Clock, terms: Mapping[str, str], turn: int) -> str:
    """When the turn's time ends, at `turn`, and when the bank of the player to act is used up."""
    bank = bank_ends(waiting, terms)
    if not bank_left(waiting, terms):
        return say.clocks.deadline_without_bank(when=when(turn))
    if bank is None or by_bank(waiting, terms):
        return say.clocks.deadline_of_bank(when=when(turn))
    return say.clocks.deadline_before_bank(when=when(turn), later=when(bank))


def on_board(say: Words, session: Session) -> str:
    """The lines under a board: the deadline, as a reminder once the player to act was reminded.

    Where there are banks, also what the others have left: their time stands while they wait.
    """
    line = reminded(say, session) or deadline(say, session)
    lines = [line, left(say, session, session.changed_at, waiting_only=True)] if line else []
    return "\n".join(f"-# {each}" for each in lines if each)


def reminded(say: Words, session: Session) -> str:
    """Reminds of the deadline, or of the end of the reserve; empty where nobody was reminded."""
    line, waiting = deadline(say, session), session.clock
    if not line or waiting is None or not (waiting.reminded or waiting.warned or waiting.marked):
        return ""
    if waiting.marked:
        return say.clocks.reminder_bank(used=_used(waiting), deadline=line)
    end = time_ends(waiting, session.table_options)
    if waiting.reminded > 1 and end is not None:
        return say.clocks.reminder_reserve(when=when(end))
    return say.clocks.reminder(deadline=line)


def _used(waiting: Clock) -> Literal["half", "most"]:
    """How much of their bank the player to act has used up, as they were last reminded of it."""
    return "half" if waiting.marked == MARKS[0] else "most"


def mark(say: Words, session: Session) -> str:
    """Tells the player to act how much of their bank is used up; empty where they were not reminded of that."""
    waiting = session.clock
    if waiting is None or not waiting.marked or not reminded(say, session):
        return ""
    return say.clocks.bank_used(used=_used(waiting))


def out(say: Words, session: Session) -> str:
    """Tells since when the time of the player to act is out; empty where it is not."""
    waiting, terms = session.clock, session.table_options
    if session.state != "running" or waiting is None or not waiting.late:
        return ""
    end = time_ends(waiting, terms)
    if end is None:
        return say.clocks.time_is_out()
    if by_bank(waiting, terms) and bank_left(waiting, terms):
        return say.clocks.bank_ended(when=when(end))
    return say.clocks.time_ended(when=when(end))


def after(say: Words, sentence: str, session: Session) -> str:
    """A sentence, followed by the deadline of the turn or by when its time ended, if there is a clock."""
    return " ".join(each for each in (sentence, deadline(say, session), out(say, session)) if each)


def after_call(say: Words, sentence: str, session: Session) -> str:
    """The same in a call, with what the player to act is reminded of."""
    return after(say, " ".join(each for each in (sentence, mark(say, session)) if each), session)


def left(say: Words, session: Session, now: int, *, waiting_only: bool = False) -> str:
    """What each player has left in reserve, or of their bank, at `now`; empty where the table has neither.

    `waiting_only`: only of a bank, and only of the players who are not to act.
    """
    waiting, terms = session.clock, session.table_options
    bank = bank_length(terms)
    if session.state != "running" or waiting is None or not (bank or (whole_reserve(terms) and not waiting_only)):
        return ""
    seats = [
        seat
        for seat in session.position.remaining()
        if not isinstance(session.people[seat - 1], Computer) and not (waiting_only and seat == waiting.seat)
    ]
    names, seconds = bold_names(say, session), banks(waiting, terms, now) if bank else reserves(waiting, terms, now)
    found = [_left_of(say, names[seat - 1], seconds[seat - 1]) for seat in seats]
    tell = say.clocks.left_of_banks if bank else say.clocks.left
    return tell(players=both(say, found)) if found else ""


def _left_of(say: Words, name: str, seconds: int) -> str:
    return say.clocks.left_of(who=name, span=span(say, seconds)) if seconds else say.clocks.left_none(who=name)


def in_full(say: Words, session: Session, now: int) -> list[str]:
    """All that there is to tell of the time at a table at `now`, in lines."""
    told = (deadline(say, session), out(say, session), left(say, session, now))
    return [f"-# {each}" for each in told if each]
