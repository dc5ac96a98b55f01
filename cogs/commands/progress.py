"""*Your progress*, below one's own results in /stats: what one's moves cost over the last games, and what luck did."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from discord.ext import commands

from cogs.commands.advising import analysed_for
from cogs.interactions.ids import Press
from cogs.interactions.readers import say_to
from cogs.interactions.request import Request
from cogs.messages import progress as messages
from cogs.messages.parts import Composed
from cogs.messages.statistics import ALL, STATS
from cogs.services import Services
from cogs.words import progress as words
from cogs.words.names import plain
from sessions.records.past import past_of
from sessions.refusals.moments import HelpsInGame
from sessions.session import Session
from sessions.tables import games
from sessions.tables.overview import Finished
from sessions.tables.reviewing import Reviewed

LOOKED_AT = 20
"""The most games, the newest first, among which one is looked for that can be analysed."""


class Progress(commands.Cog):
    """The buttons. All answers are private, and tell of the person who presses alone."""

    def __init__(self, services: Services) -> None:
        self._services = services
        services.router.on(messages.PROGRESS, self.show)
        services.router.on(messages.ANALYSE_NEXT, self.analyse_next)

    async def show(self, request: Request, press: Press) -> None:
        """Show how the user plays a game."""
        await self._show(request, _game(press))

    async def analyse_next(self, request: Request, press: Press) -> None:
        """Analyse the newest game of the user that is not analysed, and show how they play then."""
        key, tables = _game(press), self._services.tables
        session = await self._next(
            request, key, await tables.reviews.of(request.user_id), await self._finished(request)
        )
        if session is not None:
            past = past_of(session, partial(plain, say_to(request)))
            analysed = await analysed_for(self._services, request, past)
            if analysed is None:
                return
            await tables.fairness.check(request.user_id, past, session.id)
            await tables.reviews.note(request.user_id, session, analysed)
        await self._show(request, key)

    async def _show(self, request: Request, key: str) -> None:
        say, tables = say_to(request), self._services.tables
        found = await tables.reviews.of(request.user_id)
        finished = await self._finished(request)
        keys = {*(each.game for each in found), *(each.game for each in finished)} & games().keys()
        reviews = [each.review for each in found if each.game == key]
        drawn = words.chart(say, reviews)
        picture = (
            await self._services.private_answers.chart(drawn.series, drawn.levels, drawn.ends, drawn.alt)
            if drawn is not None
            else None
        )
        more = await self._next(request, key, found, finished) is not None
        back = Press(STATS, words=(str(request.user_id), ALL))
        view = messages.page(say, words.told(say, key, reviews), picture, [*keys], key, back, more=more)
        await self._services.private_answers.update(request, Composed(view, picture))

    async def _finished(self, request: Request) -> list[Finished]:
        return await self._services.tables.overview.finished(request.guild_id, user_id=request.user_id)

    async def _next(
        self, request: Request, key: str, reviewed: Sequence[Reviewed], finished: Sequence[Finished]
    ) -> Session | None:
        """The newest of the user's `finished` games that can be analysed and is not `reviewed`; None for none."""
        tables, user_id = self._services.tables, request.user_id
        analysed = {each.session_id for each in reviewed}
        left = [each for each in reversed(finished) if each.game == key and each.session_id not in analysed]
        for each in left[:LOOKED_AT]:
            session = await tables.load(each.session_id)
            if not tables.reviews.can_be_noted(user_id, session):
                continue
            try:
                await tables.fairness.check(user_id, past_of(session, partial(plain, say_to(request))), session.id)
            except HelpsInGame:
                continue
            return session
        return None


def _game(press: Press) -> str:
    """The game that a press names, or the first game for one that names none: anybody can make up an id."""
    named = next(iter(press.words), "")
    return named if named in games() else next(iter(games()))
