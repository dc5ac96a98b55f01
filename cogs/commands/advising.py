"""The button *Hint*: what the computer would play for the player to act, privately."""

from __future__ import annotations

import logging

from discord.ext import commands

from cogs.interactions.ids import Press
from cogs.interactions.request import Request
from cogs.languages import say_to
from cogs.messages import advice, parts
from cogs.messages.composed import Composed
from cogs.pictures.pictures import viewer_for
from cogs.services import Services
from cogs.thinking.advising import Advisor
from cogs.thinking.thinking import Thinking
from cogs.thinking.workers import ThoughtError, WorkerDiedError
from sessions.acts import TakeHint
from sessions.acts.advising import was_hinted

log = logging.getLogger(__name__)


class Advising(commands.Cog):
    """Hints for players."""

    def __init__(self, services: Services, thinking: Thinking) -> None:
        self._services = services
        self._advisor = Advisor(thinking)
        services.router.on("advise", self.advise)

    async def advise(self, request: Request, press: Press) -> None:
        """Show a hint in a new private message. It is counted when it is there, once for a position."""
        tables, answers, say = self._services.tables, self._services.private_answers, say_to(request)
        session = await tables.load(press.session)
        TakeHint(request.user_id, press.made_at(session)).apply(session)
        await request.acknowledge(thinking=True)
        try:
            thought = await self._advisor.thought(session)
        except (ThoughtError, WorkerDiedError) as error:
            log.error("No hint at table %s: %r", session.id, error)
            await answers.update(request, Composed(parts.note(say.hints.failed())))
            return
        if not was_hinted(session, request.user_id):
            session = (
                await tables.perform_with_retries(session.id, TakeHint(request.user_id, session.version))
            ).session
        found = advice.advice_of(session.position, thought)
        try:
            scene = advice.scene(say, session, found, viewer_for(session, request.user_id))
            picture = await answers.picture(session.game.key, scene, say.language)
            await answers.update(request, Composed(advice.hint(say, session, found, picture), picture))
        finally:
            await self._services.display.show(session)
