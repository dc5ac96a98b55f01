"""The text that says what happened, above the picture of a board."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING

from cogs.messages import heights
from cogs.messages.parts import Part, text
from cogs.words.history import Form, describe
from cogs.words.names import plain_in
from render.kit.texts import clip
from sessions.records.past import Untold, past_of
from sessions.session import Session
from words import Words

if TYPE_CHECKING:
    from rules.core import Played

STORY_LENGTH = 600
"""The maximum of characters that say what happened on a board of the past: about twenty lines on a phone."""

LIVE_LENGTH = 1500
"""The same on a live board, where nothing is left out that somebody has not read yet."""

BRIEF_LINES = 2
"""The most lines of a phone that a live board fills with what its reader has read before; the game has a history."""


def what_happened(say: Words, session: Session, played: Sequence[Played]) -> list[Part]:
    """A text that says what the plies `played` did; no part if there is nothing to say.

    The oldest lines are left out if it is too long. Each player has the name of the seat's owner at that ply.
    """
    lines = _described(say, session, played, "whole")
    return [text(*newest_lines(lines))] if lines else []


def stories(say: Words, session: Session, told: Untold) -> Iterator[str]:
    """What a live board tells, the fullest text first: in lines, in small letters, and in as few words as possible.

    Each of them tells all that the reader has not read; an ellipsis stands for what it leaves out. One empty text if
    there is nothing to say. A text is made when it is asked for: mostly the first fits.
    """
    new = told.plies[len(told.plies) - told.new :]
    brief = _described(say, session, told.plies, "brief")
    full = _cut(brief, len(brief if new == told.plies else _described(say, session, new, "brief")), BRIEF_LINES)
    yield "\n".join(full)
    if full:
        yield "\n".join(f"-# {line}" for line in full)
        fewest = _described(say, session, new, "least")
        yield _small(_cut(_described(say, session, told.plies, "least"), len(fewest), 0))
        yield _small(fewest)


def _small(lines: Sequence[str]) -> str:
    """Sentences one after the other, in small letters."""
    return f"-# {' '.join(newest_lines(lines, LIVE_LENGTH))}" if lines else ""


def _described(say: Words, session: Session, played: Sequence[Played], form: Form) -> list[str]:
    if not played:
        return []
    index = {id(each): number for number, each in enumerate(session.played)}
    past = past_of(session, partial(plain_in, say, session))
    return describe(say, past, [index[id(each)] for each in played], form)


def _cut(lines: Sequence[str], needed: int, room: int) -> list[str]:
    """The last of `lines`: the `needed` ones, and as many before them as fit `room` lines of a phone."""
    kept = list(lines[len(lines) - needed :])
    left = room - sum(map(_rows, kept))
    for line in reversed(lines[: len(lines) - needed]):
        left -= _rows(line)
        if left < 0:
            if kept:
                kept[0] = f"… {kept[0]}"
            break
        kept.insert(0, line)
    return newest_lines(kept, LIVE_LENGTH)


def _rows(line: str) -> int:
    """An upper estimate of the lines that a sentence takes on a phone, with an ellipsis before it."""
    return heights.rows(f"… {line}", 1.05 * heights.SIZE)


def newest_lines(lines: Sequence[str], room: int = STORY_LENGTH) -> list[str]:
    """The last of `lines`: as many as fit `room` characters, with an ellipsis if older ones are left out."""
    kept: list[str] = []
    for line in reversed(lines):
        room -= len(line) + 1
        if room < 0:
            # At least one line is kept; it is cut if it is too long.
            return ["…", *kept] if kept else [clip(line, len(line) + room)]
        kept.insert(0, line)
    return kept
