"""What people read of games that several of them play in direct messages."""

from __future__ import annotations

from collections.abc import Collection

from cogs.words.about import title
from cogs.words.names import bold_in, bold_names, safe
from sessions.session import Session
from sessions.state.clock import turn_length
from sessions.state.players import Person
from words import Words
from words.lists import both


def started(say: Words, session: Session) -> str:
    """What is left of a lobby whose game is played in direct messages."""
    names = bold_names(say, session)
    return say.apart.started(players=both(say, names), number=len(names))


def closed_to(say: Words, session: Session, user_ids: Collection[int]) -> str:
    """The line of a lobby that cannot start, as these people accept no direct messages; empty where all do."""
    names = [bold_in(say, session, each) for each in session.people if each.user_id in user_ids]
    return say.apart.closed_to(who=both(say, names), number=len(names)) if names else ""


def greeting(say: Words, session: Session, user_id: int) -> str:
    """What a player reads first of a game in their direct messages: plain text, as it is a notification."""
    game = title(say, session.game.key)
    if user_id == session.host:
        return say.apart.greeting_host(game=game)
    return say.apart.greeting(host=safe(session.host_name), game=game)


def unreachable(say: Words, session: Session) -> list[str]:
    """A line of a view for each player of a running game to whom nothing can be sent now, but for the viewer."""
    timed = bool(turn_length(session.table_options))
    return [
        f"-# {say.apart.unreachable(who=bold_in(say, session, each), timed=timed)}"
        for each in session.playing
        if session.viewer and each.user_id in session.unreachable and each.user_id != session.viewer
    ]


def rematch(say: Words, session: Session) -> str:
    """The line of a view about a rematch of a game that is over; empty where nobody wants one."""
    wish = [each for each in session.people if each.user_id in session.wishes]
    if not session.viewer or not wish:
        return ""
    if session.viewer not in session.wishes:
        names = [bold_in(say, session, each) for each in wish]
        return say.apart.wants_rematch(players=both(say, names), number=len(names), rematch=say.tables.rematch())
    waits = [each for each in session.people if isinstance(each, Person) and each not in wish]
    names = [bold_in(say, session, each) for each in waits]
    return say.apart.rematch_waits(players=both(say, names), number=len(names))
