"""What people read who look at a game without moving: as it stands, as it was, and as it is told."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.words.about import title
from cogs.words.links import linked
from cogs.words.names import bold, place
from sessions.session import Session
from words import Words

RECORD_FILE = "record.txt"


def to_play(say: Words, badge: str, name: str) -> str:
    """Whose turn it is."""
    return say.watching.to_play(badge=badge, who=bold(say, name))


def way(say: Words, session: Session) -> str:
    """The way to the board that everybody sees."""
    return f"-# {linked(say.tables.go_to_table(), place(session))}"


def watch(say: Words, board: str) -> str:
    """For somebody who does not sit at a table that waits for players."""
    return say.watching.watch(table=linked(say.tables.go_to_table(), board))


def at_move(say: Words, game_key: str, stop: int, last: int) -> str:
    """Which moment of a game this is."""
    game = title(say, game_key)
    return say.watching.at_move(game=game, move=stop, last=last) if stop else say.watching.at_start(game=game)


def pages(say: Words, game_key: str, page: int, last: int) -> str:
    """Which page of a game in words this is; `page` counts from 0."""
    return say.watching.page(game=title(say, game_key), page=page + 1, last=last + 1)


def turn(moves: range, sentences: Sequence[str]) -> str:
    """A turn of a game in words, with the numbers of its moves: those under which the game's moments are found."""
    if not moves:
        return " ".join(sentences)
    numbers = f"{moves[0]}–{moves[-1]}" if len(moves) > 1 else str(moves[0])
    return f"**{numbers}.** {' '.join(sentences)}"
