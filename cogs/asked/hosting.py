"""The host's panel and /invite: what is chosen, who is invited, who goes, whose table it is; and a table's details."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from cogs.answers.asked import AnyInteraction, Asked, person_of
from cogs.answers.components import PICKED
from cogs.answers.ids import Press
from cogs.answers.rights import thread_trouble
from cogs.asked.lobby import perform
from cogs.services import Services
from cogs.shown import panels
from cogs.shown.parts import note
from cogs.shown.transport import Composed
from cogs.words import lobby as words
from cogs.words import table
from sessions.acts import Act, ChangeOption, Hand, Invite, Remove, SitFirst
from sessions.acts.checks import check_host, check_lobby
from sessions.log import Person
from sessions.people.company import check_invited
from sessions.refusals import BotInvited, NotMember
from sessions.session import Session
from sessions.state.options import THREAD


class Hosting(commands.Cog):
    """Everything that only the host of a lobby does, and the details that everybody may read."""

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

    @app_commands.command(description=table.COMMANDS["invite"])
    @app_commands.describe(guest=table.PARAMETERS["guest"])
    async def invite(self, interaction: AnyInteraction, guest: discord.Member) -> None:
        """Invite somebody to the lobby of this channel."""
        async with self._services.router.thinking(interaction) as asked:
            session = await self._services.table_of(asked)
            await self._invite(asked, session.id, [guest])
            await asked.tell(words.invited(person_of(guest)))

    # The panel

    async def options(self, asked: Asked, press: Press) -> None:
        """The lobby's button: the panel opens, for the host alone."""
        session = await self._as_host(asked, press)
        await asked.tell(view=panels.panel(session, "game"))

    async def inviting(self, asked: Asked, press: Press) -> None:
        """The lobby's button: the page on which the host invites people opens, for the host alone."""
        session = await self._as_host(asked, press)
        await asked.tell(view=panels.panel(session, "people"))

    async def panel(self, asked: Asked, press: Press) -> None:
        """Another page of the panel."""
        await self._show_panel(asked, await self._as_host(asked, press), _page(press))

    async def settle(self, asked: Asked, press: Press) -> None:
        """An option or a term was picked in the panel."""
        page, name, value = (*press.words, "", "", "")[:3]
        session = await self._do(asked, press, ChangeOption(asked.user_id, name, value))
        await self._show_panel(asked, session, page if page in words.PAGES else "game")
        if name == THREAD.name and (trouble := thread_trouble(asked, session)):
            await asked.tell(trouble)

    async def switch(self, asked: Asked, press: Press) -> None:
        """A switch in the lobby itself."""
        name, value = (*press.words, "", "")[:2]
        await self._do(asked, press, ChangeOption(asked.user_id, name, value))

    async def first(self, asked: Asked, press: Press) -> None:
        """Who sits first was picked."""
        first = None if press.words[-1:] == (panels.LOT,) else _user(press)
        await self._show_panel(asked, await self._do(asked, press, SitFirst(asked.user_id, first)), "game")

    async def guests(self, asked: Asked, press: Press) -> None:
        """People were picked to be invited."""
        session = await self._invite(asked, press.session, asked.interaction.extras.get(PICKED, []))
        await self._show_panel(asked, session, "people")

    async def remove(self, asked: Asked, press: Press) -> None:
        """Somebody was picked to go."""
        session = await self._do(asked, press, Remove(asked.user_id, _user(press)))
        await self._show_panel(asked, session, "people")

    async def hand(self, asked: Asked, press: Press) -> None:
        """Somebody was picked to be the host."""
        done = await perform(self._services, press.session, Hand(asked.user_id, _user(press)))
        await self._services.display.show(done.session, asked)
        await self._services.privately.put(asked, Composed(note(words.handed(done.session))))

    async def _show_panel(self, asked: Asked, session: Session, page: str) -> None:
        await self._services.privately.put(asked, Composed(panels.panel(session, page)))

    # For everybody

    async def details(self, asked: Asked, press: Press) -> None:
        """What the lobby leaves out, to the one who asked."""
        session = await self._services.tables.load(press.session)
        check_lobby(session)
        await asked.tell(view=panels.details(session))

    # What it comes to

    async def _as_host(self, asked: Asked, press: Press) -> Session:
        session = await self._services.tables.load(press.session)
        check_lobby(session)
        check_host(session, asked.user_id)
        return session

    async def _do(self, asked: Asked, press: Press, act: Act) -> Session:
        done = await perform(self._services, press.session, act)
        return await self._services.display.show(done.session, asked)

    async def _invite(self, asked: Asked, session_id: int, guests: list[discord.Member | discord.User]) -> Session:
        session = await self._services.tables.load(session_id)
        people = [_guest(each, session) for each in guests]
        act = Invite(asked.user_id, people)
        # Where nobody could be invited, nothing shows of what these people have settled; and only what would be done
        # counts.
        act.apply(session)
        await check_invited(self._services.tables.settings, asked.person, people, session.people)
        if self._services.limits is not None:
            self._services.limits.check_calls(asked, people)
        done = await perform(self._services, session_id, act)
        return await self._services.display.show(done.session, asked)


def _guest(user: discord.Member | discord.User, session: Session) -> Person:
    """Somebody who can be invited. Raises BotInvited, or NotMember for who is not in the server."""
    if user.bot:
        raise BotInvited
    if isinstance(user, discord.User):
        raise NotMember(session, user.display_name)
    return person_of(user)


def _user(press: Press) -> int:
    """The user who was picked; 0, who is nobody, where the id makes no sense."""
    picked = press.words[-1] if press.words else ""
    return int(picked) if picked.isdecimal() else 0


def _page(press: Press) -> str:
    page = press.words[0] if press.words else ""
    return page if page in words.PAGES else "game"
