"""What a player reads about the moves that they have planned."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import TYPE_CHECKING

from cogs.words.history import unmarked
from cogs.words.names import plain as plain_name
from cogs.words.names import safe
from sessions.session import Session
from sessions.state.plans import MOST_LINES
from words import Words
from words.lists import listed

if TYPE_CHECKING:
    from rules.core import Played

_THEN = " → "
"""Stands between the moves of a line, in every language."""


def opponent(say: Words, session: Session, seat: int) -> str:
    """The name of the other player of a game for two, as it is."""
    return plain_name(say, session.people[2 - seat])


def line(say: Words, who: str, seat: int, played: Sequence[Played], room: int) -> str:
    """A line of the plan of `seat` in one line of text: what `who`, the opponent, may play, and the answers.

    Moves are in the notation, as they are typed. Of a line with more characters than `room`, the end is left out.
    """
    steps = list[str]()
    for mover, plies in groupby(played, key=lambda each: each.seat):
        step = say.plans.step(own=mover == seat, who=safe(who), move=listed(say, [str(each.ply) for each in plies]))
        if len(steps) > 1 and len(_THEN.join([*steps, step])) > room:
            steps.append("…")
            break
        steps.append(step)
    return _THEN.join(steps)


def in_menu(text: str) -> str:
    """A line as a menu shows it, which knows no Markdown."""
    return unmarked([text]).replace("\\", "")


def board_heading(say: Words, session: Session, seat: int) -> str:
    """What the board is for on which a line is entered."""
    return say.plans.board_heading(who=safe(opponent(say, session, seat)))


def counted(say: Words, lines: int) -> str:
    """How many lines a plan has."""
    return say.plans.counted(lines=lines, most=MOST_LINES)


def saved(say: Words, lines: int) -> str:
    """A line was saved."""
    return f"{say.plans.saved()} {counted(say, lines)}"
