"""/follow: notifications of a game in which the user does not play."""

from __future__ import annotations

from contextlib import suppress

from discord import app_commands
from discord.ext import commands

from cogs.interactions.contexts import anywhere
from cogs.interactions.ids import Press, number_of
from cogs.interactions.readers import say_to
from cogs.interactions.request import AnyInteraction, Request
from cogs.interactions.visible import user_sees
from cogs.messages import rooms, table_menu
from cogs.messages.composed import Composed
from cogs.services import Services
from cogs.words.commands import described
from sessions.refusals.base import Damaged, Outdated
from sessions.refusals.limits import NotVisible, Unreachable
from sessions.refusals.requests import NoTable, UnknownSession
from sessions.session import Session
from sessions.tables.news import FollowRow


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
