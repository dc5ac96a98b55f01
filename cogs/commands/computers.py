"""Buttons and menus that bring computer players to a table: in a lobby, and for a seat in a running game."""

from __future__ import annotations

from discord.ext import commands
from msgspec.structs import replace

from cogs.commands.seating import level_of
from cogs.interactions.ids import Press
from cogs.interactions.members import has_left
from cogs.interactions.readers import say_to
from cogs.interactions.request import Request
from cogs.messages import computers, panels
from cogs.messages.computers import MINE
from cogs.messages.parts import Composed, note
from cogs.services import Services
from cogs.words import computers as computer_words
from cogs.words import game_actions as words
from cogs.words.names import plain_in
from sessions.acts import Act, ReplaceInvited, SeatComputers, Substitute
from sessions.acts.checks import check_host, check_lobby, check_running
from sessions.acts.computers import new_computer
from sessions.refusals.participants import NoSeatOf
from sessions.session import Session
from sessions.state.players import ComputerLevel
from words import Words


class Computers(commands.Cog):
    """Computers for the seats of a table."""

    def __init__(self, services: Services) -> None:
        self._services = services
        for action in ("seating", "addcomputer", "replaceguest", "standin"):
            services.router.on(action, getattr(self, action))

    async def seating(self, request: Request, press: Press) -> None:
        """The lobby's button *Add a computer*: open the host's panel where computers are chosen."""
        session = await self._services.tables.load(press.session)
        check_lobby(session)
        check_host(session, request.user_id)
        await request.reply(view=panels.panel(say_to(request), session, "people"))

    async def addcomputer(self, request: Request, press: Press) -> None:
        """Seat a computer of the level that was picked, or of one that fits the host."""
        if _last(press) != MINE:
            await self._change_lobby(request, press, SeatComputers(request.user_id, [level_of(_last(press))]))
            return
        session = await self._services.tables.load(press.session)
        check_lobby(session)
        check_host(session, request.user_id)
        fit = await self._services.tables.levels.fitting(
            session.place.guild_id,
            request.user_id,
            session.game.key,
            session.options,
            str(request.interaction.id),
        )
        await self._change_lobby(request, press, SeatComputers(request.user_id, [fit.level], fitted=True))
        await request.reply(computer_words.fitted(say_to(request), fit))

    async def replaceguest(self, request: Request, press: Press) -> None:
        """Seat a computer in the place of somebody who is invited."""
        guest, level = _choice(_last(press))
        await self._change_lobby(request, press, ReplaceInvited(request.user_id, guest, level))

    async def _change_lobby(self, request: Request, press: Press, act: Act) -> None:
        done = await self._services.tables.perform_with_retries(press.session, act)
        session = await self._services.display.show(done.session, request)
        panel = panels.panel(say_to(request), session, "people")
        await self._services.private_answers.update(request, Composed(panel))

    async def standin(self, request: Request, press: Press) -> None:
        """Let a computer take over a seat: ask for which and how well it plays, then do it, or ask the table.

        The words are the player whose seat it is (`computers.tag_of`), if only one is meant, and then what was picked.
        """
        session, say = await self._services.tables.load(press.session), say_to(request)
        check_running(session)
        if "." not in _last(press):
            owner = computers.tagged(session, _last(press))
            question = computers.stand_in_question(say, session, request.user_id, owner)
            if question is None:
                # The act says why it is not possible.
                self._substitute(say, session, request, owner or request.user_id, ComputerLevel.EASY).apply(session)
                raise NoSeatOf(session, "")
            await request.reply(view=question)
            return
        tag, _, level_key = _last(press).partition(".")
        owner, level = computers.tagged(session, tag) or 0, level_of(level_key)
        act = self._substitute(say, session, request, owner, level)
        if owner > 0 and owner != request.user_id:
            act = replace(act, owner_left=await has_left(request, owner))
        done = await self._services.tables.perform_with_retries(press.session, act)
        try:
            await request.reply_in_place(lambda: note(words.outcome(say, done)))
        finally:
            await self._services.display.show(done.session)

    def _substitute(
        self, say: Words, session: Session, request: Request, owner: int, level: ComputerLevel
    ) -> Substitute:
        name = next((plain_in(say, session, each) for each in session.people if each.user_id == owner), "")
        computer = new_computer(session, level)
        return Substitute(request.user_id, owner, computer, gone_name=name, now=self._services.tables.now())


def _last(press: Press) -> str:
    return press.words[-1] if press.words else ""


def _choice(picked: str) -> tuple[int, ComputerLevel]:
    """A player's id and a level, of a menu's choice such as `123.hard`. Raises UnknownLevel."""
    user_id, _, level = picked.partition(".")
    return int(user_id) if user_id.lstrip("-").isdecimal() else 0, level_of(level)
