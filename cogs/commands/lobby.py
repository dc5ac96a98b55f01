"""The lobby of a table: joining and leaving, the options and the other controls of the host, the start."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from cogs.commands.seating import check_seats
from cogs.interactions.components import PICKED
from cogs.interactions.ids import Press
from cogs.interactions.permissions import why_no_thread
from cogs.interactions.readers import say_to
from cogs.interactions.request import AnyInteraction, Request, person_of
from cogs.messages import lobbies, panels
from cogs.messages.parts import Composed, note
from cogs.services import Services
from cogs.words import lobby as words
from cogs.words.commands import described
from cogs.words.names import link
from sessions.acts import (
    Accept,
    Act,
    Cancel,
    ChangeOption,
    Decline,
    GiveSeed,
    Hand,
    Invite,
    Join,
    Leave,
    Remove,
    SitFirst,
    Start,
)
from sessions.acts.checks import check_host, check_lobby, seat_at
from sessions.log import Person
from sessions.people.eligibility import check_invited
from sessions.refusals.base import Refusal
from sessions.refusals.moments import WasCancelled
from sessions.refusals.participants import NotMember
from sessions.refusals.requests import BotInvited
from sessions.session import Session
from sessions.state.options import THREAD
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
        start = Start(request.user_id, salt=str(request.interaction.id))
        lobby = await self._services.tables.load(press.session)
        if lobby.state == "lobby" and lobby.goes_apart:
            await self._start_apart(request, lobby, start)
            return
        session = await self._do(request, press, start)
        if trouble := why_no_thread(request, session):
            await request.reply(trouble)

    async def _start_apart(self, request: Request, lobby: Session, start: Start) -> None:
        """Start the game in the players' direct messages. If somebody accepts none, the lobby stays and says so."""
        start.apply(lobby)
        display, tables = self._services.display, self._services.tables
        await request.acknowledge()
        greetings = await display.views.greet(lobby, start.salt)
        if {each.user_id for each in lobby.people if isinstance(each, Person)} != {*greetings}:
            await display.views.take_back(greetings)
            await display.show_again(lobby, request)
            return
        try:
            lobby, session = await tables.apart.start(lobby.id, start, greetings)
        except Refusal:
            await display.views.take_back(greetings)
            raise
        # Nobody waits here for the direct messages of others.
        display.background.show([session.id])
        await display.show(lobby, request)

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


class Hosting(commands.Cog):
    """What only the host of a lobby can do, and the details that everybody can read."""

    def __init__(self, services: Services) -> None:
        self._services = services
        for action in (
            "options",
            "inviting",
            "panel",
            "settle",
            "switch",
            "first",
            "guests",
            "remove",
            "hand",
            "details",
        ):
            services.router.on(action, getattr(self, action))

    @app_commands.command(description=described("invite"))
    @app_commands.describe(guest=described("invite_guest"))
    async def invite(self, interaction: AnyInteraction, guest: discord.Member) -> None:
        """Invite a member to the lobby in this channel."""
        async with self._services.router.deferred(interaction) as request:
            session = await self._services.table_of(request)
            await self._invite(request, session.id, [guest])
            await request.reply(words.invited(say_to(request), person_of(guest)))

    # The panel

    async def options(self, request: Request, press: Press) -> None:
        """The lobby's button *Options*: open the panel, for the host only."""
        session = await self._as_host(request, press)
        await request.reply(view=panels.panel(say_to(request), session, "game"))

    async def inviting(self, request: Request, press: Press) -> None:
        """The lobby's button *Invite*: open the panel's page of people, for the host only."""
        session = await self._as_host(request, press)
        await request.reply(view=panels.panel(say_to(request), session, "people"))

    async def panel(self, request: Request, press: Press) -> None:
        """Show another page of the panel."""
        await self._show_panel(request, await self._as_host(request, press), _page(press))

    async def settle(self, request: Request, press: Press) -> None:
        """Set an option of the game or of the table that was picked in the panel."""
        page, name, value = (*press.words, "", "", "")[:3]
        session = await self._do(request, press, ChangeOption(request.user_id, name, value))
        await self._show_panel(request, session, page if page in words.PAGES else "game")
        if name == THREAD.name and (trouble := why_no_thread(request, session)):
            await request.reply(trouble)

    async def switch(self, request: Request, press: Press) -> None:
        """Set an option with a switch in the lobby itself."""
        name, value = (*press.words, "", "")[:2]
        await self._do(request, press, ChangeOption(request.user_id, name, value))

    async def first(self, request: Request, press: Press) -> None:
        """Set who sits first, or that it is drawn by lot."""
        first = None if press.words[-1:] == (panels.LOT,) else _user(press)
        await self._show_panel(request, await self._do(request, press, SitFirst(request.user_id, first)), "game")

    async def guests(self, request: Request, press: Press) -> None:
        """Invite the people who were picked."""
        session = await self._invite(request, press.session, request.interaction.extras.get(PICKED, []))
        await self._show_panel(request, session, "people")

    async def remove(self, request: Request, press: Press) -> None:
        """Remove the player who was picked."""
        session = await self._do(request, press, Remove(request.user_id, _user(press)))
        await self._show_panel(request, session, "people")

    async def hand(self, request: Request, press: Press) -> None:
        """Make the player who was picked the host."""
        done = await self._services.tables.perform_with_retries(press.session, Hand(request.user_id, _user(press)))
        await self._services.display.show(done.session, request)
        await self._services.private_answers.update(
            request, Composed(note(words.handed(say_to(request), done.session)))
        )

    async def _show_panel(self, request: Request, session: Session, page: str) -> None:
        usual = await self._services.tables.lengths.usual(session) if page == "table" else None
        view = panels.panel(say_to(request), session, page, usual)
        await self._services.private_answers.update(request, Composed(view))

    # For everybody

    async def details(self, request: Request, press: Press) -> None:
        """Show the details of the table, privately."""
        session = await self._services.tables.load(press.session)
        check_lobby(session)
        await request.reply(view=panels.details(say_to(request), session))

    # Helpers

    async def _as_host(self, request: Request, press: Press) -> Session:
        session = await self._services.tables.load(press.session)
        check_lobby(session)
        check_host(session, request.user_id)
        return session

    async def _do(self, request: Request, press: Press, act: Act) -> Session:
        done = await self._services.tables.perform_with_retries(press.session, act)
        return await self._services.display.show(done.session, request)

    async def _invite(self, request: Request, session_id: int, guests: list[discord.Member | discord.User]) -> Session:
        session = await self._services.tables.load(session_id)
        people = [_guest(each, session) for each in guests]
        act = Invite(request.user_id, people)
        # The act is checked first: a refusal must not reveal these people's settings where they could not be invited
        # anyway, and calls count only where the invitation is legal.
        act.apply(session)
        await check_invited(self._services.tables.settings, request.person, people, session.people)
        if self._services.limits is not None:
            self._services.limits.count_calls(request, people)
        done = await self._services.tables.perform_with_retries(session_id, act)
        return await self._services.display.show(done.session, request)


def _guest(user: discord.Member | discord.User, session: Session) -> Person:
    """A user as somebody who can be invited. Raises BotInvited, or NotMember for a user who is not in the server."""
    if user.bot:
        raise BotInvited
    if isinstance(user, discord.User):
        raise NotMember(session, user.display_name)
    return person_of(user)


def _user(press: Press) -> int:
    """The id of the user or computer that was picked; 0, which is nobody's id, where the press holds none."""
    picked = press.words[-1] if press.words else ""
    return int(picked) if picked.removeprefix("-").isdecimal() else 0


def _page(press: Press) -> str:
    page = press.words[0] if press.words else ""
    return page if page in words.PAGES else "game"
