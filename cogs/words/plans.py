"""What a player reads about the moves that they have planned."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import TYPE_CHECKING

from cogs.words.names import plain as plain_name
from cogs.words.names import safe
from cogs.words.trying import unmarked
from render.face import Teller
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


def line(say: Words, teller: Teller, who: str, seat: int, played: Sequence[Played]) -> str:
    """A line of the plan of `seat` in one line of text: what `who`, the opponent, may play, and the answers."""
    steps = []
    for mover, plies in groupby(played, key=lambda each: each.seat):
        moves = [teller.meaning(each.before, str(each.ply).split()) for each in plies]
        steps.append(say.plans.step(own=mover == seat, who=safe(who), move=listed(say, moves)))
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
