"""Strays: messages of a table that stand in its channel though nothing was noted of them.

A kill between a post and the note of it leaves one, and a post whose answer never came. Each tells by its own
controls what it shows.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable

import discord

from cogs.answers.asked import Asked
from cogs.answers.ids import Press
from cogs.shown.plan import calls_now
from cogs.shown.transport import TROUBLE, Transport
from sessions.session import Session
from sessions.tables import Tables
from sessions.tables.messages import Message, Shows

log = logging.getLogger(__name__)

SHOW = "show"
"""The action of the one button on a message that called somebody and is to be edited to show the board or lobby."""

HERE = "goonhere"
"""The action of the one button on a message that tells, in the channel of a locked thread, where a game can go on."""


def meant(presses: Iterable[Press], session: Session) -> tuple[Shows, int] | None:
    """What a message with these controls shows of the session, and at which version; None where nothing."""
    for press in presses:
        if press.session != session.id:
            continue
        match press.action:
            case "resign":
                return "board", press.made_at(session)
            case "leave":
                # Lobbies of before did not tell.
                return "lobby", press.version or session.row.shown
            case "rematch":
                return "end", session.version
            case "show" | "goonhere":
                return "call", press.made_at(session)
    return None


def fits(stray: Message, session: Session) -> bool:
    """Whether a stray may be the live message: the lobby, what is left of it, or the present moment."""
    match stray.shows:
        case "lobby":
            return session.state == "lobby" or (session.row.live is None and session.row.shown < session.version)
        case "board":
            return session.state == "running" and stray.version == session.version
        case "end":
            return session.state == "over"
        case "call":
            return session.row.shown < session.version and calls_now(session, stray)


class Strays:
    """Finds strays, and takes away those that show nothing of the present."""

    def __init__(self, transport: Transport, tables: Tables) -> None:
        self._transport = transport
        self._tables = tables
        self.in_doubt: set[int] = set()
        """Sessions in whose channel something may stand that could not be noted."""

    def clicked(self, session: Session, via: Asked | None) -> bool:
        """Whether what was clicked is a message of the channel of which nothing is noted."""
        clicked = via.clicked_in_channel if via is not None else None
        noted = (each.message_id for each in self._tables.newest(session).row.messages)
        return clicked is not None and clicked not in noted

    async def sweep(self, session: Session, via: Asked) -> None:
        """Delete the message that was clicked if nothing is noted of it, and it has controls of the session still."""
        if via.clicked is None or not self.clicked(session, via):
            return
        place = (session.row.guild_id, via.channel_id, via.clicked)
        try:
            if meant(await self._transport.controls(*place), session):
                await self._transport.delete(*place)
        except TROUBLE as error:
            log.warning("Message %s of table %s keeps its controls: %r", via.clicked, session.id, error)

    async def current(self, session: Session) -> list[Message]:
        """Delete the session's strays but those that are still meant, which are returned, oldest first.

        Raises one of TROUBLE.
        """
        try:
            found = await self._found(session)
        except (discord.Forbidden, discord.NotFound) as error:
            log.warning("What stands in the channel of table %s cannot be seen: %r", session.id, error)
            found = []
        for stray in found:
            if not fits(stray, session):
                await self._transport.delete(session.row.guild_id, stray.channel_id, stray.message_id)
        return [each for each in found if fits(each, session)]

    async def _found(self, session: Session) -> list[Message]:
        """The strays among the newest messages of the session's channel, oldest first."""
        row = session.row
        noted = {each.message_id for each in row.messages}
        found = []
        for message_id, presses in await self._transport.newest(row.guild_id, row.channel_id):
            shown = meant(presses, session)
            if shown is not None and message_id not in noted:
                found.append(Message(message_id, row.channel_id, *shown))
        return found
