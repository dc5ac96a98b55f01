"""Strays: messages of a table that stand in its channel though nothing was noted of them.

A kill between a post and the note of it leaves one, and a post whose answer never came. Each tells by its own
controls what it shows.
"""

from __future__ import annotations

from collections.abc import Iterable

from cogs.answers.ids import Press
from cogs.shown.transport import Transport
from sessions.messages import Message, Shows
from sessions.session import Session


def meant(presses: Iterable[Press], session: Session) -> tuple[Shows, int] | None:
    """What a message with these controls shows of the session, and at which version; None where nothing."""
    for press in presses:
        if press.session != session.id:
            continue
        match press.action:
            case "resign":
                return "board", press.made_at(session)
            case "join":
                return "lobby", session.row.shown
            case "rematch":
                return "end", session.version
    return None


async def strays_of(session: Session, transport: Transport) -> list[Message]:
    """The strays among the newest messages of the session's channel, oldest first. Raises one of TROUBLE."""
    row = session.row
    noted = {each.message_id for each in row.messages}
    found = []
    for message_id, presses in await transport.newest(row.guild_id, row.channel_id):
        shown = meant(presses, session)
        if shown is not None and message_id not in noted:
            shows, version = shown
            found.append(Message(message_id, row.channel_id, shows, version))
    return found


def fits(stray: Message, session: Session) -> bool:
    """Whether a stray may be the live message: the lobby, what is left of it, or the present moment."""
    match stray.shows:
        case "lobby":
            return session.state == "lobby" or (session.row.live is None and session.row.shown < session.version)
        case "board":
            return session.state == "running" and stray.version == session.version
        case "end":
            return session.state == "over"
