"""Trying moves on a private board: from a moment of a game's history, or in one's own turn. Nothing is played."""

from __future__ import annotations

import asyncio
from abc import abstractmethod
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from discord.ext import commands
from msgspec.structs import replace

from cogs.commands.looking import from_session, upload, viewed_game
from cogs.interactions.ids import Press
from cogs.interactions.readers import say_to
from cogs.interactions.request import Request
from cogs.messages import table_menu, variations
from cogs.messages.composed import Composed
from cogs.messages.controls import MENUS
from cogs.messages.variations import Kind, TriedGame
from cogs.services import Services
from sessions.acts.checks import acting_seat, check_attempt, seat_at
from sessions.records.variations import BadLineError, TooLongError, Tried, begun, tried
from sessions.refusals.moments import Stale
from sessions.refusals.requests import BadRecord
from sessions.session import Session

if TYPE_CHECKING:
    from rules.core import Position


class LineBoard(commands.Cog):
    """A private board on which moves are chosen for all seats.

    The custom ids of its buttons hold the whole line, so it works after a restart, too.
    """

    def __init__(self, services: Services, kind: Kind) -> None:
        self._services = services
        for menu in MENUS:
            services.router.on(f"{kind.play}{menu}", self.play)
        services.router.on(kind.back, self.back)
        services.router.on(kind.anew, self.anew)

    @abstractmethod
    async def _load(self, request: Request, press: Press) -> tuple[TriedGame, bytes | None]:
        """The line of a button, and the file of a game that has no table. Raises the refusal that applies."""

    @abstractmethod
    async def _show(
        self, request: Request, game: TriedGame, content: bytes | None = None, page: int = 0, note: str = ""
    ) -> None:
        """Show the board with that page of its menus. `note` says what went wrong."""

    async def play(self, request: Request, press: Press) -> None:
        """Words were chosen: play the ply if it is a whole one, otherwise offer what can follow."""
        game, content = await self._load(request, press)
        chosen = tuple(" ".join(press.words[1:]).split())
        following = game.tried.continuations(chosen)
        if "" in following:
            game, note = self._with(request, game, lambda here: here.then(here.index(" ".join(chosen))))
            await self._show(request, game, content, note=note)
            return
        if chosen and not following:
            await self._show(request, game, content, note=say_to(request).variations.not_possible())
            return
        await self._show(request, replace(game, chosen=chosen), content, press.page)

    async def back(self, request: Request, press: Press) -> None:
        """Take back the last choice."""
        game, content = await self._load(request, press)
        await self._show(request, _at(game, game.tried.back()), content)

    async def anew(self, request: Request, press: Press) -> None:
        """Discard all that was tried."""
        game, content = await self._load(request, press.with_words())
        await self._show(request, game, content)

    def _with(self, request: Request, game: TriedGame, go_on: Callable[[Tried], Tried]) -> tuple[TriedGame, str]:
        """The game with a longer line, and what there is to say if that is not possible."""
        try:
            return _at(game, go_on(game.tried)), ""
        except TooLongError:
            return game, say_to(request).variations.too_long()
        except BadLineError:
            return game, say_to(request).variations.not_possible()


class Variations(LineBoard):
    """The board for moves of which nothing is played, from a moment of a game's history or in one's own turn."""

    def __init__(self, services: Services) -> None:
        super().__init__(services, variations.TRYING)
        services.router.on(table_menu.TRY_HERE, self.open)
        services.router.on(variations.CHANCE, self.choose_chance)
        services.router.on(variations.ROLL, self.roll)

    async def open(self, request: Request, press: Press) -> None:
        """The button in the table menu, for the player to act: open the board in a new private message."""
        session = await self._services.tables.load(press.session)
        acting_seat(session, request.user_id, press.made_at(session))
        check_attempt(session)
        viewed = from_session(session, request)
        await self._services.tables.fairness.check(request.user_id, viewed.past, session.id)
        await request.acknowledge(thinking=True)
        await self._show(request, TriedGame(viewed, session.version, session.played, begun(session.position)))

    async def choose_chance(self, request: Request, press: Press) -> None:
        """Chance does what the user has picked."""
        game, content = await self._load(request, press)
        index = int(press.words[1]) if len(press.words) > 1 and press.words[1].isdecimal() else -1
        game, note = self._with(request, game, lambda here: here.then(index))
        await self._show(request, game, content, note=note)

    async def roll(self, request: Request, press: Press) -> None:
        """Draw what chance does, from a generator that has nothing to do with the table's secret."""
        game, content = await self._load(request, press)
        game, note = self._with(request, game, lambda here: here.then(here.drawn()))
        await self._show(request, game, content, note=note)

    async def _load(self, request: Request, press: Press) -> tuple[TriedGame, bytes | None]:
        session: Session | None = None
        if press.session:
            session = await self._services.tables.load(press.session)
            if not session.ended:
                # Others may look at a running game, but trying is for its players.
                seat_at(session, request.user_id)
                check_attempt(session)
            viewed, content = from_session(session, request), None
            await self._services.tables.fairness.check(request.user_id, viewed.past, session.id)
            base, before = session.stood(press.version)
        else:
            viewed, content = await viewed_game(self._services.tables, request, press)
            await self._services.tables.fairness.check(request.user_id, viewed.past)
            before = viewed.past.played[: press.version]
            base = viewed.past.position(len(before))
        try:
            found = await line_of(base, press)
        except BadLineError as error:
            raise (BadRecord("gone") if session is None else Stale(session)) from error
        return TriedGame(viewed, press.version, before, found), content

    async def _show(
        self, request: Request, game: TriedGame, content: bytes | None = None, page: int = 0, note: str = ""
    ) -> None:
        answers, say = self._services.private_answers, game.viewed.say
        picture = await answers.picture(game.viewed.past.game.key, variations.scene(game), say.language)
        await answers.update(
            request, Composed(variations.board(game, picture, page, note), picture, file=upload(content))
        )


async def line_of(base: Position, press: Press) -> Tried:
    """The line of a button, which begins at `base`; settled. Raises BadLineError."""
    line = press.words[0] if press.words else ""
    # A long line is played again, which takes a while, so a thread does it.
    return (await asyncio.to_thread(partial(tried, base, line) if line else partial(begun, base))).settled()


def _at(game: TriedGame, line: Tried) -> TriedGame:
    return replace(game, tried=line, chosen=())
