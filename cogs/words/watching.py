"""What people read who look at a game without moving: as it stands, as it was, and as it is told."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.words.english import bold, title
from cogs.words.names import place
from render.kit.words import count
from sessions.session import Session

COMMANDS = {
    "board": "See this channel's game as it stands, privately",
    "history": "See how this channel's game went, move by move",
    "open": "Look through a game from a record file",
}
PARAMETERS = {
    "text": "In characters instead of a picture, or in sentences, as you choose with /me",
    "record": "A file as /record gives it",
}

VIEW_LARGE, TURN = "View large", "Turn it"
POST_AGAIN, HISTORY = "Post it here again", "History"
POSTED = "The board is in the channel again."

FIRST, BACK, NEXT, LAST, GO_TO = "⏮ First", "◀ Back", "Next ▶", "Last ⏭", "Go to…"
SEE_BOARD, IN_WORDS = "See the board", "In words"
FORM_TITLE, FORM_LABEL = "Go to a move", "Its number"
FORM_HINT = "0 is the beginning of the game."
NO_NUMBER = "No move has that number."
RECORD_FILE = "record.txt"


def to_play(badge: str, name: str) -> str:
    """Whose turn it is."""
    return f"{badge} {bold(name)} is to play."


def way(session: Session) -> str:
    """The way to the board that everybody sees."""
    return f"-# [Go to the table]({place(session)})"


def watch(board: str) -> str:
    """For somebody who does not sit at a table that waits for players."""
    return f"[Go to the table]({board}). You do not play there; you are welcome to watch."


def at_move(game_key: str, stop: int, last: int) -> str:
    """Which moment of a game this is."""
    where = "before the first move" if stop == 0 else f"move {stop} of {last}"
    return f"-# {title(game_key)}, {where}"


def pages(game_key: str, page: int, last: int) -> str:
    """Which page of a game in words this is; `page` counts from 0."""
    return f"-# {title(game_key)}, page {page + 1} of {last + 1}"


def turn(number: int, sentences: Sequence[str]) -> str:
    """A turn of a game in words."""
    return f"**{number}.** {' '.join(sentences)}" if number else " ".join(sentences)


def nothing_yet() -> str:
    """A game in which nothing has happened."""
    return "Nobody has moved yet."


def which(last: int) -> str:
    """What can be typed where a move is asked for."""
    return f"This game has {count(last, 'move')} so far."
