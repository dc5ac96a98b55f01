"""The button *Analyse* of a game that is over."""

from __future__ import annotations

import asyncio

from discord.ext import commands

from cogs.commands.looking import upload, viewed_game
from cogs.interactions.ids import Press
from cogs.interactions.readers import say_to
from cogs.interactions.request import Request
from cogs.messages import analysis, game_history
from cogs.messages.composed import Composed
from cogs.messages.game_history import ViewedGame
from cogs.messages.parts import note
from cogs.services import Services
from cogs.thinking.analysing import Job
from cogs.thinking.workers import ThoughtError, WorkerDiedError
from cogs.words import analysis as words
from cogs.words.refusals import sentence
from opponents.analysis import Analysed
from sessions.refusals.moments import HelpsInGame

TELL_EVERY = 2.0
"""Seconds between two messages about the progress of an analysis."""

LONGEST = 840.0
"""Seconds for which somebody waits: a private answer can be edited for fifteen minutes."""


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
            analysed = await self._made(request, viewed)
        if analysed is not None:
            await self._show_fairly(request, viewed, analysed, content)

    async def _made(self, request: Request, viewed: ViewedGame) -> Analysed | None:
        """The analysis; None where there is none, which the user is told."""
        job = self._services.analyses.begin(request.user_id, viewed.past)
        try:
            await self._report_progress(request, job)
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
            self._services.analyses.leave(request.user_id, job)
        return None

    async def _report_progress(self, request: Request, job: Job) -> None:
        """Wait for an analysis, and tell its progress, until it is done or the user waits no more."""
        loop = asyncio.get_running_loop()
        until = loop.time() + LONGEST
        while not job.task.done() and request.user_id in job.people and loop.time() < until:
            await asyncio.wait({job.task}, timeout=TELL_EVERY)
            if not job.task.done() and request.user_id in job.people:
                say = say_to(request).analysis
                ahead = self._services.analyses.ahead_of(job)
                await _tell(request, say.in_line(ahead=ahead) if ahead else say.working(done=job.done, moves=job.moves))

    async def _show_fairly(
        self, request: Request, viewed: ViewedGame, analysed: Analysed, content: bytes | None
    ) -> None:
        """Show the analysis, unless a game in which it would help the user has come so far meanwhile."""
        try:
            await self._services.tables.fairness.check(request.user_id, viewed.past, viewed.session)
        except HelpsInGame as refusal:
            await _tell(request, sentence(say_to(request), refusal))
        else:
            await self._show(request, viewed, analysed, content)

    async def _show(self, request: Request, viewed: ViewedGame, analysed: Analysed, content: bytes | None) -> None:
        say = viewed.say
        levels = [words.percent(say, share) for share in (0, 0.5, 1)]
        ends = (say.analysis.start(), say.analysis.see_move(move=viewed.last))
        chart = await self._services.private_answers.chart(
            analysis.series(viewed, analysed), levels, ends, words.alt(say, viewed.past, analysed)
        )
        view = analysis.result(viewed, analysed, chart)
        await self._services.private_answers.update(request, Composed(view, chart, file=upload(content)))


async def _tell(request: Request, sentence: str) -> None:
    await request.update(lambda: {"view": note(sentence)})
