"""/board and the buttons of boards: a running game, privately or posted again; and /follow: notifications of a game."""

from __future__ import annotations

from contextlib import suppress

from discord import app_commands
from discord.ext import commands

from cogs.interactions.contexts import also_in_direct_messages, anywhere
from cogs.interactions.ids import Press, number_of
from cogs.interactions.members import departed_player
from cogs.interactions.permissions import check_permissions, user_sees
from cogs.interactions.readers import language_for, say_to
from cogs.interactions.request import AnyInteraction, Request
from cogs.messages import boards, parts, private_boards, rooms, table_menu
from cogs.messages.calls import HERE, SHOW
from cogs.messages.parts import Composed
from cogs.pictures.pictures import face_of, viewer_for
from cogs.services import Services
from cogs.words import history as words
from cogs.words.commands import described
from cogs.words.names import address, link
from sessions.acts import Move
from sessions.acts.checks import seat_at
from sessions.refusals.base import Damaged, NotNoted, NotShown, Outdated
from sessions.refusals.limits import NotVisible, Unreachable
from sessions.refusals.moments import NotStarted, Stale
from sessions.refusals.requests import InThreads, NoTable, UnknownSession
from sessions.session import Session
from sessions.tables.news import FollowRow


class Watching(commands.Cog):
    """The command, and the buttons that show or post a board."""

    def __init__(self, services: Services) -> None:
        self._services = services
        services.router.on("again", self.post_again)
        services.router.on(private_boards.WHICH, self.choose)
        services.router.on("viewlarge", self.view_large)
        services.router.on("turnlarge", self.turn_large)
        services.router.on(SHOW, self.show_here)
        services.router.on(HERE, self.go_on_here)

    @also_in_direct_messages
    @app_commands.command(description=described("board"))
    @app_commands.describe(text=described("board_text"))
    async def board(self, interaction: AnyInteraction, text: bool = False) -> None:
        """Show the position privately, from the user's side.

        Where the channel's live message was deleted, post it again.
        """
        async with self._services.router.deferred(interaction) as request:
            try:
                session = await self._services.table_of(request)
            except InThreads as several:
                if several.own or not several.sessions:
                    raise
                await request.reply(view=private_boards.which(say_to(request), several.sessions, characters=text))
                return
            if session.start is None:
                await self._lobby(request, session)
                return
            await self._show(request, session, text=text)

    async def choose(self, request: Request, press: Press) -> None:
        """The menu of the games in the threads of a channel: show the board of the picked one."""
        picked = number_of(press.words[-1]) if press.words else None
        if picked is None:
            raise UnknownSession
        session = await self._services.tables.load(picked)
        own = session.seat_of(request.user_id) is not None
        if session.place.channel_id not in (request.thread_ids if own else request.visible_thread_ids):
            raise NotVisible
        if session.start is None:
            raise NotStarted(session)
        await self._show(request, session, text=press.words[0] == "text")

    async def _show(self, request: Request, session: Session, *, text: bool) -> None:
        with suppress(NotShown, NotNoted):
            # Bring the channel up to date; the private answer is given even where this fails.
            session = await self._services.display.show(session, request)
        if await self._is_lost(session, request.user_id):
            session = await self._services.display.show(session, request, repost=True)
        seat = session.seat_of(request.user_id)
        awaited, say = await departed_player(request, session), say_to(request)
        viewer = viewer_for(session, request.user_id)
        settings = await self._services.tables.settings.person(request.user_id)
        picture = None if text else await self._services.private_answers.picture_of(session, viewer, say.language)
        now = self._services.tables.now()
        view = private_boards.board(say, session, seat, picture, awaited, now, sentences=settings.sentences)
        await self._services.private_answers.update(request, Composed(view, picture))

    async def _is_lost(self, session: Session, user_id: int) -> bool:
        """Whether the session has no live message. A deleted one is looked for only where the user plays."""
        if session.live is None:
            return True
        return session.seat_of(user_id) is not None and await self._services.display.is_deleted(session)

    async def _count_post(self, request: Request, session: Session) -> None:
        """Count that a table is posted again, unless its live message is lost. Raises PostedTooOften."""
        if self._services.limits is not None and not await self._is_lost(session, request.user_id):
            self._services.limits.count_post(request, session)

    async def _lobby(self, request: Request, session: Session) -> None:
        """Post a lobby again for one of its players or guests; link to it for others."""
        url = link(session)
        there = session.seat_of(request.user_id) is not None or session.is_invited(request.user_id)
        if not there and url is not None:
            await request.reply(words.watch(say_to(request), url))
            return
        await self._count_post(request, session)
        shown = await self._services.display.show(session, request, repost=True)
        awaited = await departed_player(request, shown)
        if awaited is None:
            await request.delete_answer()
        else:
            await request.reply(view=boards.gone_question(say_to(request), shown, awaited))

    async def post_again(self, request: Request, press: Press) -> None:
        """The button under a private board: post the board again at the end of the channel, for a player."""
        session = await self._services.tables.load(press.session)
        seat_at(session, request.user_id)
        await self._count_post(request, session)
        await self._services.display.show(session, request, repost=True)
        await self._services.private_answers.update(request, Composed(parts.note(say_to(request).watching.posted())))

    async def view_large(self, request: Request, press: Press) -> None:
        """Show the picture of the game large and privately, from the user's side."""
        session = await self._services.tables.load(press.session)
        if session.start is None:
            # The press is forged: there is no picture before the game starts.
            raise Stale(session)
        await request.acknowledge(thinking=True)
        await self._large(request, session, 2 if viewer_for(session, request.user_id) == 2 else 0)

    async def turn_large(self, request: Request, press: Press) -> None:
        """Show the current position large from the next side, in place of what was shown."""
        await self._large(request, await self._services.tables.load(press.session), press.page % private_boards.SIDES)

    async def _large(self, request: Request, session: Session, turns: int) -> None:
        if session.start is None or face_of(session).large is None:
            raise Stale(session)
        picture = await self._services.private_answers.large(session, turns, language_for(request))
        await self._services.private_answers.update(
            request, Composed(private_boards.large(say_to(request), session, picture, turns), picture)
        )

    async def show_here(self, request: Request, press: Press) -> None:
        """The button of a message that calls a player and does not show the board or lobby yet: show it there."""
        session = await self._services.display.show(await self._services.tables.load(press.session), request)
        live = session.live
        if live is not None and live.message_id != request.message_id:
            await request.reply(
                words.watch(say_to(request), address(session.place.at(live.channel_id), live.message_id))
            )

    async def go_on_here(self, request: Request, press: Press) -> None:
        """The button in the parent channel of a locked thread: a player moves the game to that channel."""
        session = await self._services.tables.load(press.session)
        seat_at(session, request.user_id)
        thread_id = session.place.channel_id
        elsewhere = request.guild_id != session.place.guild_id or press.words != (str(request.channel_id),)
        if elsewhere or not await self._services.display.threads.is_locked(thread_id):
            await request.reply(say_to(request).places.still_open())
            return
        check_permissions(request)
        session = await self._services.tables.do(session.id, Move(request.channel_id, request.user_id))
        await self._services.display.show(session, request)


class Following(commands.Cog):
    """The command, and its private screen."""

    def __init__(self, services: Services) -> None:
        self._services = services
        services.router.on(table_menu.FOLLOW, self.choose)
        services.router.on(rooms.UNFOLLOW, self.stop)

    @anywhere
    @app_commands.command(description=described("follow"))
    async def follow(self, interaction: AnyInteraction) -> None:
        """Show which notifications the user gets of the channel's game, and which other games they follow."""
        async with self._services.router.deferred(interaction) as request:
            session: Session | None = None
            if not request.place.direct:
                with suppress(NoTable):
                    session = await self._services.table_of(request, going_on=True)
            if session is not None and (session.start is None or session.seat_of(request.user_id) is not None):
                session = None
            await self._show(request, session)

    async def choose(self, request: Request, press: Press) -> None:
        """A button: follow the game, follow it no more, or only show the screen.

        Raises NotVisible, Unreachable and what `News.follow` does.
        """
        session = await self._services.tables.load(press.session)
        _check_sees(request, session)
        what = press.words[0] if press.words else "ask"
        if what == "ask":
            await request.acknowledge(thinking=True)
        elif what == "stop":
            await self._services.tables.news.unfollow(request.user_id, session.id)
        elif not session.ended and session.start is not None:
            settings = await self._services.tables.settings.person(request.user_id)
            if settings.pings != "every turn" and not settings.direct:
                raise Unreachable
            await self._services.tables.news.follow(session, request.user_id, "end" if what == "end" else "turns")
        await self._show(request, session)

    async def stop(self, request: Request, press: Press) -> None:
        """The menu of the games that the user follows: follow the picked one no more."""
        picked = number_of(press.words[-1]) if press.words else None
        if picked is not None:
            await self._services.tables.news.unfollow(request.user_id, picked)
        await self._show(request, None)

    async def _show(self, request: Request, session: Session | None) -> None:
        rows = await self._services.tables.news.followed_by(request.user_id)
        followed = [(row, await self._readable(row)) for row in rows]
        await self._services.private_answers.update(
            request, Composed(rooms.following(say_to(request), session, followed))
        )

    async def _readable(self, row: FollowRow) -> Session | None:
        with suppress(Outdated, Damaged, UnknownSession):
            return await self._services.tables.load(row.session_id)
        return None


def _check_sees(request: Request, session: Session) -> None:
    """Check that the user sees the game's channel. Raises NotVisible."""
    if request.guild_id != session.place.guild_id or session.place.direct:
        raise NotVisible
    if request.channel_id == session.place.channel_id:
        return
    if not user_sees(request, session.place.channel_id):
        raise NotVisible
