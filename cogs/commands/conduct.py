"""What a player does about a stranger whom they have met: not again, and reports for the host. Nobody else is told."""

from __future__ import annotations

from discord.ext import commands

from cogs.interactions.ids import Press, number_of
from cogs.interactions.readers import say_to
from cogs.interactions.request import Request
from cogs.messages import conduct
from cogs.services import Services
from cogs.words import conduct as words
from sessions.refusals.requests import UnknownSession
from sessions.session import Session


class Conduct(commands.Cog):
    """The buttons about the other players of a game between strangers. All answers are private."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._conduct = services.tables.conduct
        services.router.on(conduct.OPPONENT, self.opponent)
        services.router.on(conduct.AVOID, self.avoid)
        services.router.on(conduct.UNAVOID, self.unavoid)
        services.router.on(conduct.REPORT, self.report)
        services.router.on(conduct.AVOIDED, self.avoided)

    async def opponent(self, request: Request, press: Press) -> None:
        """Show what can be done about the strangers of a game."""
        await self._show(request, await self._game(request, press))

    async def avoid(self, request: Request, press: Press) -> None:
        """Note that the user does not want to meet a stranger again."""
        session = await self._game(request, press)
        await self._conduct.avoid(session, request.user_id, _seat(press))
        await self._show(request, session)

    async def unavoid(self, request: Request, press: Press) -> None:
        """Note that the user would meet a stranger again. Shows the game, or the list from which that was picked."""
        word, number, *_ = (*" ".join(press.words).split(), "", "")
        await self._conduct.stop_avoiding(request.user_id, word, number_of(number) or 0)
        if press.session:
            await self._show(request, await self._game(request, press))
        else:
            avoided = await self._conduct.avoided(request.user_id)
            await request.update_privately(lambda: {"view": conduct.list_of_avoided(say_to(request), avoided)})

    async def report(self, request: Request, press: Press) -> None:
        """Note for the host what the user says of a stranger."""
        session = await self._game(request, press)
        reason = press.words[1] if len(press.words) > 1 else ""
        what = await self._conduct.report(session, request.user_id, _seat(press), reason)
        await self._show(request, session, words.reported(say_to(request), what))

    async def avoided(self, request: Request, _press: Press) -> None:
        """List the strangers whom the user avoids."""
        avoided = await self._conduct.avoided(request.user_id)
        await request.reply(view=conduct.list_of_avoided(say_to(request), avoided))

    async def _game(self, request: Request, press: Press) -> Session:
        """The game of strangers in which the user plays or has played. Raises UnknownSession for any other."""
        session = await self._services.tables.load(press.session)
        if session.seat_of(request.user_id) is None or not session.of_strangers:
            raise UnknownSession
        return session

    async def _show(self, request: Request, session: Session, told: str = "") -> None:
        say, user_id = say_to(request), request.user_id
        avoided = await self._conduct.avoided(user_id)
        await request.update_privately(lambda: {"view": conduct.about_opponents(say, session, user_id, avoided, told)})


def _seat(press: Press) -> int:
    """The seat that a press names; 0 for none."""
    return (number_of(press.words[0]) if press.words else 0) or 0
