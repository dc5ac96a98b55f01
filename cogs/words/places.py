"""What people read about where a game is played: in a thread of its own, or in the channel."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.words.about import title
from cogs.words.names import bold, bold_names, plain_names
from render.kit.words import clip, plain, series
from sessions.session import Session

_THREAD_NAME = 100
"""Discord's most characters of a thread's name."""


def thread_name(session: Session) -> str:
    """What the thread of a game is called: the game and who plays it."""
    names = [plain(name, seat) for seat, name in enumerate(plain_names(session), 1)]
    return clip(f"{title(session.game.key)}: {series(names)}", _THREAD_NAME)


def thread_for(game_key: str, host: str) -> str:
    """What a thread is called that is opened for a table; `host` is the name of who opens it."""
    return clip(f"{title(game_key)}: {plain(host, 1)}", _THREAD_NAME)


def no_thread(lacking: Sequence[str]) -> str:
    """Why a game is played in its channel though its table wanted a thread; `lacking` are rights by their names."""
    if not lacking:
        return "No thread can be opened here, so the game is played in this channel itself."
    rights = series([f"“{each}”" for each in lacking])
    return (
        f"I cannot open a thread: in this channel I lack the permission{'s'[: len(lacking) != 1]} {rights}. As long as "
        "that is so, games are played in this channel itself."
    )


GO_ON_HERE = "Go on here"


def thread_locked(session: Session, player: str, thread: int) -> str:
    """Tells that the thread of a game is locked, and where to go on; `player` is whose turn it is."""
    game = title(session.game.key)
    return (
        f"{player}: it is your turn in {game}, but its thread <#{thread}> is locked, so nobody can press anything "
        f"there. Whoever plays can press “{GO_ON_HERE}”: then the game goes on in this channel. Or somebody who "
        "manages threads unlocks it."
    )


STILL_OPEN = "The thread of this game is not locked any more: play on in it."


def played_in(session: Session, thread: int) -> str:
    """Who plays, and where."""
    verb = "play" if len(session.people) > 1 else "plays"
    return f"{series(bold_names(session))} {verb} in <#{thread}>."


def to_move(badge: str, name: str) -> str:
    """Whose turn it is."""
    return f"{badge} It is {bold(name)}’s turn."
