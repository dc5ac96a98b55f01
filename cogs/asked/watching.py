"""/board: the game as it stands, to whoever asks, and to the channel where that has lost it."""

from __future__ import annotations

from contextlib import suppress

from discord import app_commands
from discord.ext import commands

from cogs.answers.asked import AnyInteraction, Asked
from cogs.answers.contexts import directly_too
from cogs.answers.ids import Press
from cogs.answers.members import missing
from cogs.answers.rights import check_rights
from cogs.languages import language_for
from cogs.services import Services
from cogs.shown import boards, parts, watching
from cogs.shown.orphans import HERE, SHOW
from cogs.shown.pictures import face_of, viewer_for
from cogs.shown.transport import Composed
from cogs.words import places
from cogs.words import watching as words
from cogs.words.names import address, link
from sessions.acts import Move
from sessions.acts.checks import seat_at
from sessions.refusals import NotNoted, NotShown, Stale
from sessions.session import Session


class Watching(commands.Cog):
    """Looking at a game that runs."""

    def __init__(self, services: Services) -> None:
        self._services = services
        services.router.on("again", self.post_again)
        services.router.on("viewlarge", self.view_large)
        services.router.on("turnlarge", self.turn_large)
        services.router.on(SHOW, self.show_here)
        services.router.on(HERE, self.go_on_here)

    @directly_too
    @app_commands.command(description=words.COMMANDS["board"])
    @app_commands.describe(text=words.PARAMETERS["text"])
    async def board(self, interaction: AnyInteraction, text: bool = False) -> None:
        """The position, privately and turned to who asks. Where the channel has lost the table, it gets it again."""
        async with self._services.router.thinking(interaction) as asked:
            session = await self._services.table_of(asked)
            if session.start is None:
                await self._lobby(asked, session)
                return
            with suppress(NotShown, NotNoted):
                # What the channel lacks it is told now; what is asked for here needs no channel.
                session = await self._services.display.show(session, asked)
            if await self._lost(session, asked.user_id):
                session = await self._services.display.show(session, asked, afresh=True)
            seat = session.seat_of(asked.user_id)
            awaited, language = await missing(asked, session), language_for(asked)
            viewer = viewer_for(session, asked.user_id)
            settled = await self._services.tables.settings.person(asked.user_id)
            picture = None if text else await self._services.privately.picture_of(session, viewer, language)
            now = self._services.tables.now()
            view = watching.board(session, seat, picture, language, awaited, now, sentences=settled.sentences)
            await self._services.privately.put(asked, Composed(view, picture))

    async def _lost(self, session: Session, user_id: int) -> bool:
        """Whether the channel has no board any more, as far as that is looked for: somebody who plays wants one."""
        if session.row.live is None:
            return True
        return session.seat_of(user_id) is not None and await self._services.display.is_deleted(session)

    async def _check_posts(self, asked: Asked, session: Session) -> None:
        """Count that a table is posted again, unless the channel has lost it. Raises PostedTooOften."""
        if self._services.limits is not None and not await self._lost(session, asked.user_id):
            self._services.limits.check_posts(asked, session)

    async def _lobby(self, asked: Asked, session: Session) -> None:
        """A table that waits for players is shown again to everybody, by one of them."""
        url = link(session)
        there = session.seat_of(asked.user_id) is not None or session.is_invited(asked.user_id)
        if not there and url is not None:
            await asked.tell(words.watch(url))
            return
        await self._check_posts(asked, session)
        shown = await self._services.display.show(session, asked, afresh=True)
        awaited = await missing(asked, shown)
        if awaited is None:
            await asked.withdraw()
        else:
            await asked.tell(view=boards.gone_question(shown, awaited))

    async def post_again(self, asked: Asked, press: Press) -> None:
        """The button under a private board: its players can have it in the channel again, below what was said since."""
        session = await self._services.tables.load(press.session)
        seat_at(session, asked.user_id)
        await self._check_posts(asked, session)
        await self._services.display.show(session, asked, afresh=True)
        await self._services.privately.put(asked, Composed(parts.note(words.POSTED)))

    async def view_large(self, asked: Asked, press: Press) -> None:
        """The game large and privately, from the side of whoever asks."""
        session = await self._services.tables.load(press.session)
        if session.start is None:
            # A made-up button: nothing is to be seen before the game.
            raise Stale(session)
        await asked.acknowledge(thinking=True)
        await self._large(asked, session, 2 if viewer_for(session, asked.user_id) == 2 else 0)

    async def turn_large(self, asked: Asked, press: Press) -> None:
        """The same from the next side, in place of what is shown; as it stands by now."""
        await self._large(asked, await self._services.tables.load(press.session), press.page % watching.SIDES)

    async def _large(self, asked: Asked, session: Session, turns: int) -> None:
        if session.start is None or face_of(session).large is None:
            raise Stale(session)
        picture = await self._services.privately.large(session, turns, language_for(asked))
        await self._services.privately.put(asked, Composed(watching.large(session, picture, turns), picture))

    async def show_here(self, asked: Asked, press: Press) -> None:
        """The button of a message that called somebody, and does not show the board or lobby yet."""
        session = await self._services.display.show(await self._services.tables.load(press.session), asked)
        live = session.row.live
        if live is not None and live.message_id != asked.clicked:
            await asked.tell(words.watch(address(session.place.at(live.channel_id), live.message_id)))

    async def go_on_here(self, asked: Asked, press: Press) -> None:
        """The button in the channel of a locked thread: whoever plays takes the game there."""
        session = await self._services.tables.load(press.session)
        seat_at(session, asked.user_id)
        thread_id = session.row.channel_id
        elsewhere = asked.guild_id != session.place.guild_id or press.words != (str(asked.channel_id),)
        if elsewhere or not await self._services.display.threads.is_locked(thread_id):
            await asked.tell(places.STILL_OPEN)
            return
        check_rights(asked)
        session = await self._services.tables.do(session.id, Move(asked.channel_id, asked.user_id))
        await self._services.display.show(session, asked)
