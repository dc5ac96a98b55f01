"""The button *Hint*: what the computer would play for the player to act, privately."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from functools import partial

from discord.ext import commands

from cogs.interactions.ids import Press
from cogs.interactions.readers import say_to
from cogs.interactions.request import DISCORD_ERRORS, HTTP_TIMEOUT, Request
from cogs.messages import advice, parts
from cogs.messages.composed import Composed
from cogs.pictures.pictures import viewer_for
from cogs.services import Services
from cogs.thinking.advising import Advisor
from cogs.thinking.thinking import Thinking
from cogs.thinking.workers import ThoughtError, WorkerDiedError
from cogs.words.names import plain
from sessions.acts import TakeHint
from sessions.acts.computers import was_hinted
from sessions.records.past import past_of

log = logging.getLogger(__name__)

REMEMBERED = 256
"""Of how many hints it is known where they were shown."""


class Advising(commands.Cog):
    """Hints for players."""

    def __init__(self, services: Services, thinking: Thinking) -> None:
        self._services = services
        self._advisor = Advisor(thinking)
        self._shown: OrderedDict[tuple[int, int], Request] = OrderedDict()
        """What showed the last hint, by user and table: its message can be deleted for fifteen minutes."""
        services.router.on("advise", self.advise)

    async def advise(self, request: Request, press: Press) -> None:
        """Show a hint in the private message that was pressed, or in a new one, in place of the last hint.

        It is counted when it is there, once for a position.
        """
        tables, answers, say = self._services.tables, self._services.private_answers, say_to(request)
        session = await tables.load(press.session)
        TakeHint(request.user_id, press.made_at(session)).apply(session)
        past = past_of(session, partial(plain, say))
        await tables.fairness.check(request.user_id, past, session.id)
        await request.acknowledge(thinking=request.public_message_id is not None)
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
            await self._replace_last(request, session.id)
        finally:
            await self._services.display.show(session)

    async def _replace_last(self, request: Request, table: int) -> None:
        """Delete the message with the user's last hint at a table, as there is a new one; also if it was played."""
        key = request.user_id, table
        last = self._shown.pop(key, None)
        self._shown[key] = request
        while len(self._shown) > REMEMBERED:
            self._shown.popitem(last=False)
        # A hint that was asked for in the message of the last one has replaced it.
        if last is not None and request.public_message_id is not None:
            try:
                async with asyncio.timeout(HTTP_TIMEOUT):
                    await last.interaction.delete_original_response()
            except DISCORD_ERRORS as error:
                # It was shown too long ago, or the user has deleted it.
                log.info("The last hint at table %s stays: %r", table, error)
