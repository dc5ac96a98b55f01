"""What people read about where a game is played: in a thread of its own, or in the channel."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.words.about import title
from cogs.words.names import bold, bold_names, plain_names
from cogs.words.permissions import permissions
from render.kit.texts import clip, plain
from sessions.session import Session
from words import Words
from words.lists import both

_THREAD_NAME = 100
"""Discord's most characters of a thread's name."""


def thread_name(say: Words, session: Session) -> str:
    """What the thread of a game is called: the game and who plays it."""
    names = [plain(say, name, seat) for seat, name in enumerate(plain_names(say, session), 1)]
    return clip(say.places.thread_name(game=title(say, session.game.key), who=both(say, names)), _THREAD_NAME)


def thread_for(say: Words, game_key: str, host: str) -> str:
    """What a thread is called that is opened for a table; `host` is the name of who opens it."""
    return clip(say.places.thread_name(game=title(say, game_key), who=plain(say, host, 1)), _THREAD_NAME)


def no_thread(say: Words, lacking: Sequence[str]) -> str:
    """Why a game is played in its channel though its table wanted a thread; `lacking` are discord.py's permissions."""
    if not lacking:
        return say.places.no_thread()
    return say.places.no_thread_permissions(number=len(lacking), permissions=permissions(say, lacking))


def thread_locked(say: Words, session: Session, player: str, thread: int) -> str:
    """Tells that the thread of a game is locked, and where to go on; `player` is whose turn it is."""
    return say.places.thread_locked(player=player, game=title(say, session.game.key), thread=f"<#{thread}>")


def played_in(say: Words, session: Session, thread: int) -> str:
    """Who plays, and where."""
    names = bold_names(say, session)
    return say.places.played_in(players=both(say, names), number=len(names), thread=f"<#{thread}>")


def to_move(say: Words, badge: str, name: str) -> str:
    """Whose turn it is."""
    return say.places.to_move(badge=badge, who=bold(say, name))


def moved(say: Words, session: Session, player: str) -> str:
    """The line that a moved table leaves. `player`, who is to act and does not see the new channel, is called."""
    told = say.places.moved(game=title(say, session.game.key), channel=f"<#{session.place.channel_id}>")
    return f"{told} {say.places.moved_unseen(player=player)}" if player else told
