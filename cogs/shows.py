"""Showing a session in its channel: one live message, which always catches up with what is stored.

Nothing is shown before it is committed. What the channel saw last is stored too, so that after a crash the channel
is shown what it missed, once.
"""

from __future__ import annotations

import asyncio
import logging
from datetime import timedelta
from typing import Any
from weakref import WeakValueDictionary

import discord

from cogs import views
from cogs.answers import AnyInteraction
from cogs.menus import groups, next_words
from cogs.pictures import Picture, Pictures, face_of, past_scene, scene_of
from cogs.words import address
from sessions.refusals import Refusal
from sessions.session import LOBBY, Session
from sessions.tables import Tables

log = logging.getLogger(__name__)

OLD = timedelta(minutes=50)
"""A live message older than this is followed by a new one: Discord throttles edits of messages over an hour old."""

_GONE = (10003, 10008)
"""Discord's codes for a channel and for a message that are no more."""

NOBODY = discord.AllowedMentions.none()


class Shows:
    """Keeps every session's live message up to date. One showing of a session at a time."""

    def __init__(self, client: discord.Client, tables: Tables, pictures: Pictures) -> None:
        self._client = client
        self._tables = tables
        self._pictures = pictures
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    def _showing(self, session_id: int) -> asyncio.Lock:
        """One showing of a session at a time."""
        return self._locks.setdefault(session_id, asyncio.Lock())

    async def show(self, session_id: int, via: AnyInteraction | None = None, *, afresh: bool = False) -> Session:
        """Bring the session's channel up to date and return what it now shows.

        `via` is the interaction that led to it: a click edits the message clicked by its own token. `afresh` posts a
        new live message even where the old one is up to date. Raises discord.HTTPException when the channel
        takes no message.
        """
        async with self._showing(session_id):
            session = await self._tables.load(session_id)
            if afresh or session.row.shown < session.row.version:
                await self._show(session, via, afresh)
            return await self._tables.load(session_id)

    async def offer(self, session: Session, via: AnyInteraction, chosen: tuple[str, ...], page: int) -> None:
        """Show, on the board that was clicked, what may follow the words chosen so far."""
        async with self._showing(session.id):
            view, picture = await self._board(session, chosen, page)
            await via.edit_original_response(view=view, attachments=[picture.file()], allowed_mentions=NOBODY)

    async def catch_up(self) -> None:
        """Show every channel what it missed while the bot was away."""
        for session_id in await self._tables.to_show():
            try:
                await self.show(session_id)
            except discord.HTTPException as error:
                # Asking again at every start would be refused again: whoever plays there asks for a board.
                log.warning("Table %s cannot be shown in its channel: %s", session_id, error)
                await self._tables.shown(await self._tables.load(session_id), None)
            except Refusal as refusal:
                log.warning("Table %s cannot be shown: %s", session_id, refusal)
            except Exception:
                log.exception("Table %s could not be shown", session_id)

    async def _show(self, session: Session, via: AnyInteraction | None, afresh: bool) -> None:
        if session.state in ("lobby", "cancelled"):
            await self._show_lobby(session, via, afresh)
        elif self._is_same_turn(session, via) and not afresh:
            await self._edit_board(session, via)
        else:
            await self._post_board(session, via, afresh)

    def _is_same_turn(self, session: Session, via: AnyInteraction | None) -> bool:
        """Whether the live message is a board that the player to act already had, and still fresh enough to edit."""
        row = session.row
        if row.message_id is None or session.actor is None or session.actor_at(row.message_plies) != session.actor:
            return False
        # Ids tell the time by Discord's own clock, whatever this machine's says.
        now = discord.utils.snowflake_time(via.id) if via else discord.utils.utcnow()
        return now - discord.utils.snowflake_time(row.message_id) < OLD

    # Lobbies

    async def _show_lobby(self, session: Session, via: AnyInteraction | None, afresh: bool) -> None:
        row = session.row
        old = row.message_id
        view = views.closed_lobby(session) if session.state == "cancelled" else views.lobby(session)
        if old is not None and not afresh and await self._edit(session, old, via, view=view, attachments=[]):
            await self._tables.shown(session, old)
        elif session.state == "lobby":
            invited = [each.user_id for each in session.people if each.user_id != row.opener_id] if old is None else []
            view = views.lobby(session, invited)
            message_id = await self._post(session, view, invited, once=old is None)
            await self._tables.shown(session, message_id)
            if old is not None:
                await self._delete(session, old)
        else:
            await self._tables.shown(session, None)

    # Boards

    async def _board(self, session: Session, chosen: tuple[str, ...] = (), page: int = 0) -> tuple[Any, Picture]:
        offered = groups(session.words, chosen)
        picture = await self._pictures.draw(face_of(session), scene_of(session, chosen, next_words(offered)))
        return views.board(session, picture, offered, chosen, page), picture

    async def _live(self, session: Session) -> tuple[discord.ui.LayoutView, Picture]:
        """The message that shows the session now: a board with its menus, or the end."""
        if session.actor is not None:
            return await self._board(session)
        picture = await self._pictures.draw(face_of(session), scene_of(session))
        return views.final_board(session, picture), picture

    async def _edit_board(self, session: Session, via: AnyInteraction | None) -> None:
        message_id = session.row.message_id
        view, picture = await self._live(session)
        if message_id is not None and await self._edit(
            session, message_id, via, view=view, attachments=[picture.file()]
        ):
            await self._tables.shown(session, message_id)
        else:
            await self._post_board(session, None, afresh=True)

    async def _post_board(self, session: Session, via: AnyInteraction | None, afresh: bool) -> None:
        old = session.row
        view, picture = await self._live(session)
        # The next player is told by the new message, and nobody else; a board shown again tells nobody.
        called = [session.people[session.actor - 1].user_id] if session.actor and not afresh else []
        message_id = await self._post(session, view, called, picture, once=not afresh)
        await self._tables.shown(session, message_id)
        if old.message_id is None or old.message_id == message_id:
            return
        if old.message_plies == LOBBY:
            view = views.closed_lobby(session, address(session, message_id))
            await self._edit(session, old.message_id, via, view=view, attachments=[])
        elif afresh and old.message_plies == session.plies:
            await self._delete(session, old.message_id)
        else:
            await self._retire(session, old.message_id, old.message_plies, via)

    async def _retire(self, session: Session, message_id: int, plies: int, via: AnyInteraction | None) -> None:
        """Take the controls off a board that was live, and leave on it the turn that was taken there."""
        turn = session.turn_before(plies)
        if not turn:
            await self._delete(session, message_id)
            return
        picture = await self._pictures.draw(face_of(session), past_scene(session, turn))
        view = views.past_board(session, turn, picture)
        await self._edit(session, message_id, via, view=view, attachments=[picture.file()])

    # Discord

    def _channel(self, session: Session) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(session.row.channel_id, guild_id=session.row.guild_id)

    async def _post(
        self,
        session: Session,
        view: discord.ui.LayoutView,
        called: list[int],
        picture: Picture | None = None,
        *,
        once: bool,
    ) -> int:
        """Post a message that calls the people in `called`; `once`: the same version twice is one message."""
        mentions = discord.AllowedMentions(
            everyone=False, roles=False, replied_user=False, users=[discord.Object(user_id) for user_id in called]
        )
        sent: dict[str, Any] = {"view": view, "allowed_mentions": mentions}
        if picture:
            sent["file"] = picture.file()
        if once:
            # A crash between Discord's yes and our note of it must not post the board twice. The commitment tells
            # sessions of different databases apart, where ids may be the same. Discord allows 25 characters.
            sent["nonce"] = f"{session.commitment[:6]}-{session.id}-{session.row.version}"
        return (await self._channel(session).send(**sent)).id

    async def _edit(self, session: Session, message_id: int, via: AnyInteraction | None, **what: Any) -> bool:
        """Edit a message, by the click's own token where it was the message clicked. False when it is gone."""
        try:
            if via is not None and via.message is not None and via.message.id == message_id:
                await via.edit_original_response(allowed_mentions=NOBODY, **what)
            else:
                message = self._channel(session).get_partial_message(message_id)
                await message.edit(allowed_mentions=NOBODY, **what)
        except discord.HTTPException as error:
            if error.code not in _GONE:
                log.warning("Message %s of table %s could not be edited: %s", message_id, session.id, error)
            return False
        return True

    async def _delete(self, session: Session, message_id: int) -> None:
        try:
            await self._channel(session).get_partial_message(message_id).delete()
        except discord.HTTPException as error:
            if error.code not in _GONE:
                log.warning("Message %s of table %s could not be deleted: %s", message_id, session.id, error)
