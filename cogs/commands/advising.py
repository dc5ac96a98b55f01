"""The buttons *Hint* and *Analyse*: what the computer would play, privately, and where a finished game turned."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from functools import partial

from discord.ext import commands

from cogs.commands.looking import upload, viewed_game
from cogs.interactions.ids import Press
from cogs.interactions.readers import say_to
from cogs.interactions.request import DISCORD_ERRORS, HTTP_TIMEOUT, Request
from cogs.messages import advice, game_history, parts
from cogs.messages.game_history import ViewedGame
from cogs.messages.parts import Composed, note
from cogs.pictures.pictures import viewer_for
from cogs.services import Services
from cogs.thinking.advising import Advisor
from cogs.thinking.analysing import Job
from cogs.thinking.thinking import Thinking
from cogs.thinking.workers import ThoughtError, WorkerDiedError
from cogs.words import analysis as words
from cogs.words.names import plain
from cogs.words.refusals import sentence
from opponents.analysis import Analysed
from sessions.acts import TakeHint
from sessions.acts.computers import was_hinted
from sessions.records.past import Past, past_of
from sessions.refusals.moments import HelpsInGame

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
            line = advice.line(say, session, found, viewer_for(session, request.user_id))
            follows = await answers.picture(session.game.key, line, say.language) if line is not None else None
            view = advice.hint(say, session, found, picture, follows)
            await answers.update(request, Composed(view, picture.beside(follows) if follows else picture))
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


TELL_EVERY = 2.0
"""Seconds between two messages about the progress of an analysis."""

LONGEST = 840.0
"""Seconds for which somebody waits: a private answer can be edited for fifteen minutes."""


async def analysed_for(services: Services, request: Request, past: Past) -> Analysed | None:
    """The analysis of a game, with news of how far it is; None where there is none, which the user is told."""
    if (kept := services.analyses.found(past)) is not None:
        return kept
    job = services.analyses.begin(request.user_id, past)
    try:
        await _report_progress(services, request, job)
        said = say_to(request).analysis
        if request.user_id not in job.people:
            await _tell(request, said.replaced())
        elif not job.task.done():
            await _tell(request, said.too_long())
        elif job.task.cancelled():
            await _tell(request, said.stopped())
        elif isinstance(job.task.exception(), WorkerDiedError | ThoughtError):
            await _tell(request, said.failed())
        else:
            return job.task.result()
    finally:
        services.analyses.leave(request.user_id, job)
    return None


async def _report_progress(services: Services, request: Request, job: Job) -> None:
    """Wait for an analysis, and tell its progress, until it is done or the user waits no more."""
    loop = asyncio.get_running_loop()
    until = loop.time() + LONGEST
    while not job.task.done() and request.user_id in job.people and loop.time() < until:
        await asyncio.wait({job.task}, timeout=TELL_EVERY)
        if not job.task.done() and request.user_id in job.people:
            say = say_to(request).analysis
            ahead = services.analyses.ahead_of(job)
            await _tell(request, say.in_line(ahead=ahead) if ahead else say.working(done=job.done, moves=job.moves))


class Analysing(commands.Cog):
    """Shows analyses, each to the user who asked for it."""

    def __init__(self, services: Services) -> None:
        self._services = services
        services.router.on(game_history.ANALYSE, self.analyse)

    async def analyse(self, request: Request, press: Press) -> None:
        """Analyse the game that the button is about, in a new private message; one that is kept is shown at once."""
        viewed, content = await viewed_game(self._services.tables, request, press)
        if not viewed.past.over:
            await request.reply(say_to(request).analysis.not_over())
            return
        await self._services.tables.fairness.check(request.user_id, viewed.past, viewed.session)
        analysed = self._services.analyses.found(viewed.past)
        if analysed is None or request.public_message_id is not None:
            await request.acknowledge(thinking=True)
        if analysed is None:
            analysed = await analysed_for(self._services, request, viewed.past)
        if analysed is not None:
            await self._show_fairly(request, viewed, analysed, content)

    async def _show_fairly(
        self, request: Request, viewed: ViewedGame, analysed: Analysed, content: bytes | None
    ) -> None:
        """Show the analysis, unless a game in which it would help the user has come so far meanwhile."""
        try:
            await self._services.tables.fairness.check(request.user_id, viewed.past, viewed.session)
        except HelpsInGame as refusal:
            await _tell(request, sentence(say_to(request), refusal))
        else:
            if viewed.session and viewed.viewer:
                session = await self._services.tables.load(viewed.session)
                await self._services.tables.reviews.note(request.user_id, session, analysed)
            await self._show(request, viewed, analysed, content)

    async def _show(self, request: Request, viewed: ViewedGame, analysed: Analysed, content: bytes | None) -> None:
        say = viewed.say
        levels = [words.percent(say, share) for share in (0, 0.5, 1)]
        ends = (say.analysis.start(), say.analysis.see_move(move=viewed.last))
        chart = await self._services.private_answers.chart(
            advice.series(viewed, analysed), levels, ends, words.alt(say, viewed.past, analysed)
        )
        view = advice.result(viewed, analysed, chart)
        await self._services.private_answers.update(request, Composed(view, chart, file=upload(content)))


async def _tell(request: Request, sentence: str) -> None:
    await request.update_privately(lambda: {"view": note(sentence)})
