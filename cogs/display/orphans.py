"""Orphans: messages of a table in its channel that the store does not know.

The bot stores the id of each message after it has posted it. If it is killed between the two, or if Discord's answer
to the post is lost, the message stays in the channel and is an orphan. Its buttons tell what it shows.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable

import discord

from cogs.display.plan import calls_everyone_due
from cogs.display.transport import DISCORD_ERRORS, Transport
from cogs.interactions.ids import Press
from cogs.interactions.request import Request
from sessions.session import Session
from sessions.tables import Tables
from sessions.tables.messages import Message, Shows

log = logging.getLogger(__name__)


def what_it_shows(presses: Iterable[Press], session: Session) -> tuple[Shows, int] | None:
    """What a message with these buttons shows of the session, and which version; None if nothing."""
    for press in presses:
        if press.session != session.id:
            continue
        match press.action:
            case "besides" | "resign":
                # Boards of earlier versions of the bot had Resign beside More.
                return "board", press.made_at(session)
            case "leave" | "options":
                # The buttons of old lobbies contain no version.
                return "lobby", press.version or session.shown
            case "rematch":
                return "end", session.version
            case "show" | "goonhere":
                return "call", press.made_at(session)
    return None


def is_current(orphan: Message, session: Session) -> bool:
    """Whether an orphan shows the current state: the lobby, the current board, the end, or a call that is due."""
    match orphan.shows:
        case "lobby":
            return session.state == "lobby" or (session.live is None and session.shown < session.version)
        case "board":
            return session.state == "running" and orphan.version == session.version
        case "end":
            return session.state == "over"
        case "call":
            return session.shown < session.version and calls_everyone_due(session, orphan)


class Orphans:
    """Finds orphans, and deletes those that are out of date.

    Attributes:
        to_check (set of int): the ids of the sessions in whose channels there may be an orphan.
        unknown (bool): whether the store has not said yet which these are: there may be one of each session.
    """

    def __init__(self, transport: Transport, tables: Tables) -> None:
        self._transport = transport
        self._tables = tables
        self.to_check: set[int] = set()
        self._checked: set[tuple[int, int]] = set()
        """The keys of the views of them that were looked at, as long as another view was not."""
        self.unknown = False

    def may_be(self, session: Session) -> bool:
        """Whether there may be an orphan of a session where this view is shown."""
        return (self.unknown or session.id in self.to_check) and session.view_key not in self._checked

    def expect(self, session: Session) -> None:
        """Note that there may be an orphan where this view is shown."""
        self.to_check.add(session.id)
        self._checked.discard(session.view_key)

    def note_checked(self, session: Session) -> None:
        """Note that there is no orphan where this view is shown."""
        self._checked.add(session.view_key)
        if session.view_keys <= self._checked:
            self._checked -= session.view_keys
            self.to_check.discard(session.id)

    def is_clicked(self, session: Session, request: Request | None) -> bool:
        """Whether the clicked message is public and not stored."""
        clicked = request.public_message_id if request is not None else None
        known = (each.message_id for each in self._tables.newest(session).messages)
        return clicked is not None and clicked not in known

    async def delete_clicked(self, session: Session, request: Request) -> None:
        """Delete the clicked message if it is an orphan of this session. Errors of Discord are logged."""
        if request.message_id is None or not self.is_clicked(session, request):
            return
        place = session.place.at(request.channel_id)
        try:
            if what_it_shows(await self._transport.presses_on(place, request.message_id), session):
                await self._transport.delete(place, request.message_id)
        except DISCORD_ERRORS as error:
            log.warning("Message %s of table %s keeps its controls: %r", request.message_id, session.id, error)

    async def current(self, session: Session) -> list[Message]:
        """Return the session's orphans that are up to date, oldest first, and delete the others.

        Raises DISCORD_ERRORS.
        """
        try:
            found = await self._find(session)
        except (discord.Forbidden, discord.NotFound) as error:
            log.warning("The messages in the channel of table %s cannot be read: %r", session.id, error)
            found = []
        for orphan in found:
            if not is_current(orphan, session):
                await self._transport.delete(session.place.at(orphan.channel_id), orphan.message_id)
        return [each for each in found if is_current(each, session)]

    async def _find(self, session: Session) -> list[Message]:
        """The orphans among the newest messages of the session's channel, oldest first."""
        known = {each.message_id for each in session.messages}
        found = []
        for message_id, presses in await self._transport.newest_messages(session.place):
            shown = what_it_shows(presses, session)
            if shown is not None and message_id not in known:
                found.append(Message(message_id, session.place.channel_id, *shown))
        return found
