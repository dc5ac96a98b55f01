"""What people read about the time for a turn: when it ends, what is left in reserve, and that it is out.

Discord shows each moment as the reader's own “in 3 hours” or “3 hours ago”, so the sentences hold at any time.
"""

from __future__ import annotations

from cogs.words.names import bold_names
from cogs.words.times import span
from render.kit.words import series
from sessions.session import Session
from sessions.state.clock import reserve_left, reserves, time_ends, turn_ends, whole_reserve


def when(moment: int) -> str:
    """A moment, in seconds since 1970, as Discord shows it: how long until then, or since."""
    return f"<t:{moment}:R>"


def deadline(session: Session) -> str:
    """When the time of the player to act ends, reserve included; empty without a clock, in a pause, and after that."""
    waiting, terms = session.clock, session.table_options
    if session.state != "running" or waiting is None or waiting.late:
        return ""
    turn, end = turn_ends(waiting, terms), time_ends(waiting, terms)
    if turn is None or end is None:
        return ""
    if end > turn:
        return f"Deadline: {when(turn)}. With {span(reserve_left(waiting, terms))} of reserve: {when(end)}."
    return f"Deadline: {when(turn)}." + (" No reserve is left." if whole_reserve(terms) else "")


def on_board(session: Session) -> str:
    """The line under a board: the deadline, as a reminder once the player to act was reminded."""
    line = reminded(session) or deadline(session)
    return f"-# {line}" if line else ""


def reminded(session: Session) -> str:
    """Reminds of the deadline, or of the end of the reserve; empty where nobody was reminded."""
    line, waiting = deadline(session), session.clock
    if not line or waiting is None or not waiting.reminded:
        return ""
    end = time_ends(waiting, session.table_options)
    if waiting.reminded > 1 and end is not None:
        line = f"The reserve for this turn ends {when(end)}."
    return f"A reminder. {line}"


def out(session: Session) -> str:
    """Tells since when the time of the player to act is out; empty where it is not."""
    waiting = session.clock
    if session.state != "running" or waiting is None or not waiting.late:
        return ""
    end = time_ends(waiting, session.table_options)
    return "The time for this turn is out." if end is None else f"The time for this turn ended {when(end)}."


def after(sentence: str, session: Session) -> str:
    """A sentence, followed by the deadline of the turn or by when its time ended, if there is a clock."""
    return " ".join(each for each in (sentence, deadline(session), out(session)) if each)


def left(session: Session, now: int) -> str:
    """What each player has left in reserve at `now`; empty where the table has no reserve."""
    waiting = session.clock
    if session.state != "running" or waiting is None or not whole_reserve(session.table_options):
        return ""
    remaining = session.position.remaining()
    found = [
        f"{name} {span(seconds) if seconds else 'none'}"
        for seat, (name, seconds) in enumerate(
            zip(bold_names(session), reserves(waiting, session.table_options, now), strict=True), 1
        )
        if seat in remaining
    ]
    return f"Left in reserve: {series(found)}."


def in_full(session: Session, now: int) -> list[str]:
    """All that there is to tell of the time at a table at `now`, in lines."""
    told = (deadline(session), out(session), left(session, now))
    return [f"-# {each}" for each in told if each]
