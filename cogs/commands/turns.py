"""/move and /resign, and the buttons and menus of a board."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from discord import app_commands
from discord.ext import commands

from cogs.commands.completion import choices, no_choices, plies_for_labels
from cogs.interactions.contexts import also_in_direct_messages
from cogs.interactions.ids import MAX_CUSTOM_ID, Press
from cogs.interactions.members import departed_player, has_left
from cogs.interactions.readers import language_for, say_to
from cogs.interactions.request import AnyInteraction, Request
from cogs.messages import boards, calls, parts
from cogs.messages.computers import tag_of
from cogs.messages.controls import MENUS
from cogs.messages.parts import Composed
from cogs.pictures.pictures import teller_of
from cogs.services import Services
from cogs.words import games
from cogs.words import table as words
from cogs.words.commands import described
from cogs.words.names import link
from cogs.words.refusals import reason, sentence
from sessions.acts import GoOn, Play, Resign
from sessions.acts.checks import acting_seat, check_running, playing_seat, seat_at
from sessions.acts.playing import decisive
from sessions.refusals.base import Refusal, TableRefusal
from sessions.refusals.limits import StepByStep
from sessions.refusals.moments import IllegalMove, Stale
from sessions.refusals.participants import StillHere
from sessions.session import Session


class Turns(commands.Cog):
    """Everything that a player does in their turn, and resigning."""

    def __init__(self, services: Services) -> None:
        self._services = services
        router = services.router
        for menu in MENUS:
            router.on(f"pick{menu}", self.pick)
            router.on(f"before{menu}", self.turn_page)
            router.on(f"more{menu}", self.turn_page)
        router.on("sure", self.play_surely)
        router.on("unsure", self.play_not)
        router.on("study", self.study)
        router.on("resign", self.ask_to_resign)
        router.on("resigned", self.resign_now)
        router.on("stay", self.stay)
        router.on("without", self.go_on)

    @also_in_direct_messages
    @app_commands.command(description=described("move"))
    @app_commands.describe(move=described("move_move"))
    async def move(self, interaction: AnyInteraction, move: str) -> None:
        """Play the move that was typed, if it is legal."""
        async with self._services.router.deferred(interaction) as request:
            say = say_to(request)
            before = await self._services.table_of(request)
            running = before.state == "running"
            text = plies_for_labels(before, move, language_for(request)) if running else move
            play = Play(request.user_id, text)
            if await self._ask_if_decisive(request, before, play):
                return
            try:
                done = await self._services.tables.perform(before.id, play)
            except IllegalMove as refusal:
                why = reason(say, refusal)
                if why is None or not why.clauses:
                    raise
                await request.reply(view=parts.refused(say, sentence(say, refusal), refusal.session, why.clauses))
                return
            after = done.session
            shown = await self._services.display.show(after, request)
            # Others may have played since `before` was read: the typed move is the first one that this act appended.
            played = after.played[after.numbers.index(done.first)]
            label = teller_of(after, language_for(request)).label(played.before, str(played.ply).split())
            waiting = await self._services.tables.overview.next_for(request.user_id, besides=after.id)
            then = games.next_game(say, waiting, request.user_id) if waiting else ""
            await request.reply("\n".join(filter(None, [words.done(say, label, link(shown)), then])))

    @move.autocomplete("move")
    async def complete(self, interaction: AnyInteraction, current: str) -> list[app_commands.Choice[str]]:
        """The choices for the typed text, or one line that says why there are none."""
        request = Request(interaction)
        await self._services.router.learn_language(request)
        await request.find_direct_messages()
        try:
            session = await self._services.table_of(request)
            acting_seat(session, request.user_id)
        except Refusal as refusal:
            return [no_choices(say_to(request), refusal, current)]
        return choices(say_to(request), session, current)

    @also_in_direct_messages
    @app_commands.command(description=described("resign"))
    async def resign(self, interaction: AnyInteraction) -> None:
        """Ask for confirmation, then resign."""
        async with self._services.router.deferred(interaction) as request:
            await self._ask(request, await self._services.table_of(request))

    async def pick(self, request: Request, press: Press) -> None:
        """A choice under the board: play it where it is a whole ply, otherwise offer the words that can follow."""
        text = " ".join(press.words)
        chosen = tuple(text.split())
        async with self._repairing_channel(request):
            session = await self._services.tables.load(press.session)
            version = press.made_at(session)
            following = session.continuations(chosen)
            if following and "" not in following:
                acting_seat(session, request.user_id, version)
                await self._services.display.offer(session, request, chosen, press.page)
                return
            if await self._ask_if_decisive(request, session, Play(request.user_id, text, version)):
                return
            session = await self._services.tables.do(session.id, Play(request.user_id, text, version), session)
        await self._services.display.show(session, request)

    @asynccontextmanager
    async def _repairing_channel(self, request: Request) -> AsyncIterator[None]:
        """Around a handler of a board's controls: where it raises a refusal, repair the channel first.

        A stale press updates the board; any other refusal deletes the message that was pressed, if it is an orphan.
        """
        try:
            yield
        except Stale as stale:
            # After a crash between a move and the update of its board, the first press updates the board.
            await self._services.display.show(stale.session, request)
            raise
        except TableRefusal as refusal:
            await self._services.display.delete_orphan(refusal.session, request)
            raise

    async def _ask_if_decisive(self, request: Request, session: Session, play: Play) -> bool:
        """Ask privately before a decisive move, where the user has that setting. Whether it was asked.

        An illegal move is not asked about: playing it raises the refusal. Raises StepByStep where several steps are too
        long for a button.
        """
        try:
            found = decisive(session, play)
        except Refusal:
            return False
        if found is None:
            return False
        press = Press("sure", session.id, session.version, words=tuple(found.text.split()))
        if len(press.button_id()) > MAX_CUSTOM_ID:
            raise StepByStep(session)
        label = teller_of(session, language_for(request)).label(found.position, found.words)
        await request.reply(view=calls.sure_question(say_to(request), press, label))
        return True

    async def play_surely(self, request: Request, press: Press) -> None:
        """The button that confirms a decisive move: play it."""
        play = Play(request.user_id, " ".join(press.words), press.version)
        session = await self._services.tables.do(press.session, play)
        try:
            await request.reply_in_place(lambda: parts.note(say_to(request).settings.played()))
        finally:
            await self._services.display.show(session, request)

    async def play_not(self, request: Request, _press: Press) -> None:
        """The button that cancels a decisive move."""
        await request.reply_in_place(lambda: parts.note(say_to(request).settings.not_played()))

    async def study(self, request: Request, press: Press) -> None:
        """Tell what the game lets everybody look up, as the position is now."""
        session = await self._services.tables.load(press.session)
        check_running(session)
        found = teller_of(session, language_for(request)).study(session.position)
        await request.reply(view=parts.note("\n".join(found) if found else say_to(request).tables.nothing_to_study()))

    async def turn_page(self, request: Request, press: Press) -> None:
        """Show another page of a menu with too many choices."""
        async with self._repairing_channel(request):
            session = await self._services.tables.load(press.session)
            acting_seat(session, request.user_id, press.made_at(session))
            await self._services.display.offer(session, request, press.words, press.page)

    async def ask_to_resign(self, request: Request, press: Press) -> None:
        """The button *Resign*: ask for confirmation."""
        await self._ask(request, await self._services.tables.load(press.session))

    async def _ask(self, request: Request, session: Session) -> None:
        playing_seat(session, request.user_id)
        departed = await departed_player(request, session)
        await request.reply(view=boards.resign_question(say_to(request), session, request.user_id, departed))

    async def resign_now(self, request: Request, press: Press) -> None:
        """The button that confirms it: resign."""
        session = await self._services.tables.do(press.session, Resign(request.user_id))
        try:
            await request.reply_in_place(lambda: parts.note(say_to(request).tables.resigned()))
        finally:
            await self._services.display.show(session, request)

    async def stay(self, request: Request, press: Press) -> None:
        """The button that cancels resigning."""
        seat_at(await self._services.tables.load(press.session), request.user_id)
        await request.reply_in_place(lambda: parts.note(say_to(request).tables.playing_on()))

    async def go_on(self, request: Request, press: Press) -> None:
        """Continue without a player who has left the server, after asking Discord once more whether they have."""
        session = await self._services.tables.load(press.session)
        awaited = session.awaited
        if awaited is None or [tag_of(session, awaited.user_id)] != [*press.words]:
            raise Stale(session)
        if not await has_left(request, awaited.user_id):
            raise StillHere(session, awaited.name)
        session = await self._services.tables.do(session.id, GoOn(request.user_id, awaited.user_id))
        try:
            gone = words.went_on(say_to(request), awaited.name)
            await self._services.private_answers.update(request, Composed(parts.note(gone)))
        finally:
            await self._services.display.show(session, request)
