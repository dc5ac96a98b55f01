"""The buttons of a lobby: join, leave, accept, decline, add a word for the dice, start and cancel."""

from __future__ import annotations

from discord.ext import commands

from cogs.commands.seating import check_seats
from cogs.interactions.ids import Press
from cogs.interactions.permissions import why_no_thread
from cogs.interactions.readers import say_to
from cogs.interactions.request import Request
from cogs.messages import lobbies
from cogs.messages.composed import Composed
from cogs.messages.parts import note
from cogs.services import Services
from cogs.words import lobby as words
from cogs.words.names import link
from sessions.acts import Accept, Act, Cancel, Decline, GiveSeed, Join, Leave, Start
from sessions.acts.checks import check_lobby, seat_at
from sessions.refusals.moments import WasCancelled
from sessions.session import Session
from sessions.tables import Done


class Lobby(commands.Cog):
    """The buttons of a lobby that everybody can press."""

    def __init__(self, services: Services) -> None:
        self._services = services
        for action in ("join", "joinopen", "leave", "accept", "decline", "word", "worded", "start", "cancel"):
            services.router.on(action, getattr(self, action))

    async def join(self, request: Request, press: Press) -> None:
        """Join the table."""
        await self._sit(request, press, Join(request.person))

    async def joinopen(self, request: Request, press: Press) -> None:
        """Join the table that was already open in the channel in which the user wanted to open one."""
        done = await self._perform(request, press, Join(request.person), sits=True)
        session, say = await self._services.display.show(done.session, request), say_to(request)
        await self._services.private_answers.update(request, Composed(note(words.joined(say, session, link(session)))))

    async def leave(self, request: Request, press: Press) -> None:
        """Leave the table."""
        await self._do(request, press, Leave(request.user_id))

    async def accept(self, request: Request, press: Press) -> None:
        """Accept an invitation."""
        await self._sit(request, press, Accept(request.person))

    async def decline(self, request: Request, press: Press) -> None:
        """Decline an invitation."""
        await self._do(request, press, Decline(request.user_id))

    async def word(self, request: Request, press: Press) -> None:
        """Open the form for a word that goes into the dice."""
        session = await self._services.tables.load(press.session)
        check_lobby(session)
        seat_at(session, request.user_id)
        if not await request.open_form(lobbies.word_form(say_to(request), session)):
            await request.reply(say_to(request).lobby.press_again())

    async def worded(self, request: Request, press: Press) -> None:
        """The form was submitted: add the word."""
        done = await self._perform(request, press, GiveSeed(request.user_id, " ".join(press.words)))
        await self._services.display.show(done.session, request)
        await request.reply(words.word_taken(say_to(request), done.session, request.user_id))

    async def start(self, request: Request, press: Press) -> None:
        """Start the game. The interaction's id, which Discord chose, goes into the dice where players gave no words."""
        session = await self._do(request, press, Start(request.user_id, salt=str(request.interaction.id)))
        if trouble := why_no_thread(request, session):
            await request.reply(trouble)

    async def cancel(self, request: Request, press: Press) -> None:
        """Cancel the table before its game has started."""
        session = await self._do(request, press, Cancel(request.user_id, moderator=request.moderator))
        if request.public_message_id is None:
            # It was pressed in the host's panel, whose controls can do nothing any more.
            await self._services.private_answers.update(request, Composed(note(words.closed(say_to(request), session))))

    async def _sit(self, request: Request, press: Press, act: Act) -> None:
        done = await self._perform(request, press, act, sits=True)
        await self._services.display.show(done.session, request)

    async def _do(self, request: Request, press: Press, act: Act) -> Session:
        done = await self._perform(request, press, act)
        return await self._services.display.show(done.session, request)

    async def _perform(self, request: Request, press: Press, act: Act, *, sits: bool = False) -> Done:
        try:
            if sits:
                await check_seats(self._services, request, press.session, act)
            return await self._services.tables.perform_with_retries(press.session, act)
        except WasCancelled as refusal:
            # An orphaned lobby of a table that was cancelled would keep its buttons: it is closed now.
            if not refusal.session.messages:
                await self._services.display.close_lobby(refusal.session, request)
            raise
