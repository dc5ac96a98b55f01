"""/plan and /note: moves that a player plans in advance, and what they write down for themselves about a game."""

from __future__ import annotations

from discord import app_commands

from cogs.commands.looking import from_session, upload
from cogs.commands.variations import LineBoard, line_of
from cogs.interactions.contexts import also_in_direct_messages
from cogs.interactions.ids import Press
from cogs.interactions.readers import say_to
from cogs.interactions.request import AnyInteraction, Request
from cogs.messages import plans, table_menu, variations
from cogs.messages.composed import Composed
from cogs.messages.variations import TriedGame
from cogs.services import Services
from cogs.words import plans as words
from cogs.words.commands import described
from sessions.acts.checks import check_planner, check_planning, seat_at
from sessions.records.variations import BadLineError, begun
from sessions.refusals.moments import PlanFull, Stale
from sessions.session import Session
from sessions.tables.private import lines_of


class Planning(LineBoard):
    """The two commands, their buttons, and the board on which a line is entered.

    Everything here is private. The custom ids of the board hold the whole line, so it works after a restart, too.
    """

    def __init__(self, services: Services) -> None:
        super().__init__(services, plans.PLANNING)
        router = services.router
        router.on(table_menu.PLAN, self.open_plan)
        router.on(plans.ADD, self.add)
        router.on(plans.SAVE, self.save)
        router.on(plans.DROP, self.drop)
        router.on(plans.DROP_ALL, self.drop)
        router.on(table_menu.NOTE, self.open_note)
        router.on(plans.WRITE, self.ask_for_note)
        router.on(plans.WRITTEN, self.write_note)
        router.on(plans.ERASE, self.write_note)

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
        await self._show(request, TriedGame(viewed, session.version, session.played, line, kind=plans.PLANNING))

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
        if press.action == plans.DROP:
            line = next((each for each in lines if plans.digest(each) in press.words), None)
            if line is not None:
                session = await self._services.tables.private.drop_line(session.id, request.user_id, line)
        else:
            session = await self._services.tables.private.drop_line(session.id, request.user_id)
        await self._show_plan(request, session)

    async def _show_plan(self, request: Request, session: Session) -> None:
        seat = check_planner(session, request.user_id)
        await self._services.private_answers.update(request, Composed(plans.plan(say_to(request), session, seat)))

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
        return TriedGame(viewed, press.version, session.played, found, kind=plans.PLANNING), None

    async def _show(
        self, request: Request, game: TriedGame, content: bytes | None = None, page: int = 0, note: str = ""
    ) -> None:
        session = await self._services.tables.load(game.viewed.session)
        seat = seat_at(session, request.user_id)
        answers, say = self._services.private_answers, game.viewed.say
        picture = await answers.picture(game.viewed.past.game.key, variations.scene(game), say.language)
        view = plans.board(say, session, seat, game, picture, page, note)
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
        if not await request.open_form(plans.note_form(say_to(request), session, found)):
            await request.reply(say_to(request).lobby.press_again())

    async def write_note(self, request: Request, press: Press) -> None:
        """The form was submitted, or the note is to be deleted."""
        session = await self._services.tables.load(press.session)
        typed = " ".join(press.words) if press.action == plans.WRITTEN else ""
        await self._services.tables.private.write_note(session, request.user_id, typed)
        await self._show_note(request, session)

    async def _show_note(self, request: Request, session: Session) -> None:
        found = await self._services.tables.private.note(session, request.user_id)
        if not found:
            seat_at(session, request.user_id)
        await self._services.private_answers.update(request, Composed(plans.note(say_to(request), session, found)))
