"""Lines of moves on a private board: tried ones, of which nothing is played, and those of /plan; and /note."""

from __future__ import annotations

import asyncio
from abc import abstractmethod
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from discord import app_commands
from discord.ext import commands
from msgspec.structs import replace

from cogs.commands.looking import from_session, upload, viewed_game
from cogs.interactions.contexts import also_in_direct_messages
from cogs.interactions.ids import Press
from cogs.interactions.readers import say_to
from cogs.interactions.request import AnyInteraction, Request
from cogs.messages import table_menu, variations
from cogs.messages.controls import MENUS
from cogs.messages.parts import Composed
from cogs.messages.variations import Kind, TriedGame
from cogs.services import Services
from cogs.words import history as words
from cogs.words.commands import described
from sessions.acts.checks import acting_seat, check_attempt, check_planner, check_planning, seat_at
from sessions.records.variations import BadLineError, TooLongError, Tried, begun, tried
from sessions.refusals.moments import PlanFull, Stale
from sessions.refusals.requests import BadRecord
from sessions.session import Session
from sessions.tables.private import lines_of

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


class Planning(LineBoard):
    """The two commands, their buttons, and the board on which a line is entered.

    Everything here is private. The custom ids of the board hold the whole line, so it works after a restart, too.
    """

    def __init__(self, services: Services) -> None:
        super().__init__(services, variations.PLANNING)
        router = services.router
        router.on(table_menu.PLAN, self.open_plan)
        router.on(variations.ADD, self.add)
        router.on(variations.SAVE, self.save)
        router.on(variations.DROP, self.drop)
        router.on(variations.DROP_ALL, self.drop)
        router.on(table_menu.NOTE, self.open_note)
        router.on(variations.WRITE, self.ask_for_note)
        router.on(variations.WRITTEN, self.write_note)
        router.on(variations.ERASE, self.write_note)

    @also_in_direct_messages
    @app_commands.command(description=described("plan"))
    async def plan(self, interaction: AnyInteraction) -> None:
        """Show what the user has planned for the channel's game."""
        async with self._services.router.deferred(interaction) as request:
            await self._show_plan(request, await self._services.table_of(request, going_on=True))

    async def open_plan(self, request: Request, press: Press) -> None:
        """The button *Plan moves* of the table menu, and *My plan* of the board: show the plan in its place."""
        await self._show_plan(request, await self._services.tables.load(press.session))

    async def add(self, request: Request, press: Press) -> None:
        """Begin a line, on a board in place of the plan."""
        session = await self._services.tables.load(press.session)
        check_planning(session, request.user_id)
        viewed = from_session(session, request)
        line = begun(session.position)
        await self._show(request, TriedGame(viewed, session.version, session.played, line, kind=variations.PLANNING))

    async def save(self, request: Request, press: Press) -> None:
        """Save the line, and go on with it: after *Undo* another answer or another line can be chosen."""
        game, _ = await self._load(request, press)
        say = say_to(request)
        try:
            session = await self._services.tables.private.add_line(
                press.session, request.user_id, press.version, game.tried.played
            )
        except PlanFull:
            await self._show(request, game, note=say.refusals.plan_full())
            return
        await self._show(request, game, note=words.saved(say, len(lines_of(session, request.user_id))))

    async def drop(self, request: Request, press: Press) -> None:
        """Delete the line that was picked, or all of them."""
        session = await self._services.tables.load(press.session)
        lines = lines_of(session, request.user_id)
        if press.action == variations.DROP:
            line = next((each for each in lines if variations.digest(each) in press.words), None)
            if line is not None:
                session = await self._services.tables.private.drop_line(session.id, request.user_id, line)
        else:
            session = await self._services.tables.private.drop_line(session.id, request.user_id)
        await self._show_plan(request, session)

    async def _show_plan(self, request: Request, session: Session) -> None:
        seat = check_planner(session, request.user_id)
        await self._services.private_answers.update(request, Composed(variations.plan(say_to(request), session, seat)))

    async def _load(self, request: Request, press: Press) -> tuple[TriedGame, bytes | None]:
        session = await self._services.tables.load(press.session)
        check_planning(session, request.user_id)
        if not session.stale_before <= press.version <= session.version:
            # The line would begin at a position that the game has left.
            raise Stale(session)
        try:
            found = await line_of(session.position, press)
        except BadLineError as error:
            raise Stale(session) from error
        viewed = from_session(session, request)
        return TriedGame(viewed, press.version, session.played, found, kind=variations.PLANNING), None

    async def _show(
        self, request: Request, game: TriedGame, content: bytes | None = None, page: int = 0, note: str = ""
    ) -> None:
        session = await self._services.tables.load(game.viewed.session)
        seat = seat_at(session, request.user_id)
        answers, say = self._services.private_answers, game.viewed.say
        picture = await answers.picture(game.viewed.past.game.key, variations.scene(game), say.language)
        view = variations.planning_board(say, session, seat, game, picture, page, note)
        await answers.update(request, Composed(view, picture, file=upload(content)))

    # Notes

    @also_in_direct_messages
    @app_commands.command(description=described("note"))
    async def note(self, interaction: AnyInteraction) -> None:
        """Show the user's note on the channel's game."""
        async with self._services.router.deferred(interaction) as request:
            await self._show_note(request, await self._services.table_of(request))

    async def open_note(self, request: Request, press: Press) -> None:
        """The button *Note* of the table menu: show the note in its place."""
        await self._show_note(request, await self._services.tables.load(press.session))

    async def ask_for_note(self, request: Request, press: Press) -> None:
        """Open the form for the note."""
        session = await self._services.tables.load(press.session)
        seat_at(session, request.user_id)
        found = await self._services.tables.private.note(session, request.user_id)
        if not await request.open_form(variations.note_form(say_to(request), session, found)):
            await request.reply(say_to(request).lobby.press_again())

    async def write_note(self, request: Request, press: Press) -> None:
        """The form was submitted, or the note is to be deleted."""
        session = await self._services.tables.load(press.session)
        typed = " ".join(press.words) if press.action == variations.WRITTEN else ""
        await self._services.tables.private.write_note(session, request.user_id, typed)
        await self._show_note(request, session)

    async def _show_note(self, request: Request, session: Session) -> None:
        found = await self._services.tables.private.note(session, request.user_id)
        if not found:
            seat_at(session, request.user_id)
        await self._services.private_answers.update(request, Composed(variations.note(say_to(request), session, found)))
