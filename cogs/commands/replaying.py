"""/replay: an animation of a game. /verify: a check of its dice."""

from __future__ import annotations

import asyncio
from functools import partial

import discord
from discord import app_commands
from discord.ext import commands

from cogs.commands.deals import day_of
from cogs.interactions.contexts import also_in_direct_messages
from cogs.interactions.ids import Press
from cogs.interactions.readers import say_to
from cogs.interactions.request import AnyInteraction, Request
from cogs.messages import deals, game_history
from cogs.messages.parts import GOLD, Composed, message, note, text
from cogs.pictures.films import MAX_FRAMES, Films, Job, StoppedError
from cogs.pictures.pictures import face_of, teller_of
from cogs.services import Services
from cogs.words import replaying as words
from cogs.words.commands import described
from cogs.words.names import plain, plain_in, safe
from render.frames import frames
from render.kit.texts import minus
from sessions.dice import luck
from sessions.records.past import past_of
from sessions.records.redrawing import redraw_game
from sessions.session import Session
from sessions.state.deals import date

TELL_EVERY = 2.0
"""Seconds between two messages about the progress of a replay."""


class Replaying(commands.Cog):
    """The two commands, and the button *Replay* of a finished game."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._films = Films()
        services.router.on("replay", self.give_replay)
        services.router.on(deals.BEST, self.best_deal)

    def stop(self) -> None:
        """Stop drawing replays: the bot is stopping."""
        self._films.stop()

    async def cog_unload(self) -> None:
        """Free the resources of the replays: the bot has disconnected."""
        self._films.close()

    @also_in_direct_messages
    @app_commands.command(description=described("replay"))
    async def replay(self, interaction: AnyInteraction) -> None:
        """Send a replay of the channel's game so far, privately."""
        async with self._services.router.deferred(interaction) as request:
            session = await self._services.table_of(request)
            await self._services.tables.deals.check_looking(session, request.user_id)
            await self._replay(request, session)

    async def give_replay(self, request: Request, press: Press) -> None:
        """The button *Replay* of a finished game."""
        session = await self._services.tables.load(press.session)
        await self._services.tables.deals.check_looking(session, request.user_id)
        await request.acknowledge(thinking=True)
        await self._replay(request, session)

    async def best_deal(self, request: Request, press: Press) -> None:
        """The button *Watch the best game* of a deal whose secret is published. Its player may be in another server."""
        day, say = day_of(press), say_to(request)
        best = await self._services.tables.deals.best(day, request.user_id, request.guild_id)
        if best is None:
            await request.reply(say.deals.no_best())
            return
        session, scored = best
        name = say.deals.somebody() if scored.person is None else plain(say, scored.person)
        await request.acknowledge(thinking=True)
        told = say.deals.best(date=date(day), name=safe(name), score=minus(scored.attempt.score or 0))
        await self._replay(request, session, name, told)

    async def _replay(self, request: Request, session: Session, name: str = "", told: str = "") -> None:
        """Draw a replay and send it. `name`: what its players are called, if not as at the table; `told`: a caption."""
        say = say_to(request)
        past = past_of(session, (lambda _: name) if name else partial(plain_in, say, session))
        viewed = game_history.ViewedGame(past, session.id, say=say)
        every = frames(past.played, len(past.played) + 3, over=past.over)
        wanted = frames(past.played, MAX_FRAMES, over=past.over)
        scenes = [game_history.frame(viewed, each) for each in wanted]
        # Replays of one server are drawn one after the other; so are those of one user's direct messages.
        line = request.user_id if session.place.direct else session.place.guild_id
        key = (session.id, session.version, f"{say.language} {name}")
        job = self._films.replay(key, line, face_of(session, say.language), scenes)
        await self._report_progress(request, job)
        failed = asyncio.CancelledError() if job.task.cancelled() else job.task.exception()
        # Imported here so that the bot starts faster; drawing the replay has imported it already.
        from render.film import TooLargeError

        if isinstance(failed, TooLargeError | StoppedError | asyncio.CancelledError):
            said = say.replaying.too_large() if isinstance(failed, TooLargeError) else say.replaying.stopped()
            await request.update_privately(lambda: {"view": note(said)})
            return
        film = job.task.result()
        name = f"{session.game.key}-{session.id}.{film.ending}"
        media = discord.ui.MediaGallery[discord.ui.LayoutView](
            discord.MediaGalleryItem(f"attachment://{name}", description=words.alt(say, session))
        )
        caption = words.shown(say, session, film.frames, whole=wanted == every, ending=film.ending)
        await self._services.private_answers.update(
            request, Composed(message(GOLD, media, text(told, caption)), file=(name, film.data))
        )

    async def _report_progress(self, request: Request, job: Job) -> None:
        """Wait for a replay, and tell its progress every `TELL_EVERY` seconds."""
        while not job.task.done():
            await asyncio.wait({job.task}, timeout=TELL_EVERY)
            if not job.task.done():
                say = say_to(request).replaying
                said = say.in_line() if job.waits else say.drawing(drawn=job.drawn, frames=job.frames)
                await request.update_privately(lambda said=said: {"view": note(said)})  # type: ignore[misc]

    @also_in_direct_messages
    @app_commands.command(description=described("verify"))
    async def verify(self, interaction: AnyInteraction) -> None:
        """Check that the dice of the channel's game follow from its secret, and tell how lucky the players were."""
        async with self._services.router.deferred(interaction) as request:
            session = await self._services.table_of(request)
            redrawn = await asyncio.to_thread(redraw_game, session)
            say = say_to(request)
            fell = luck(session.played, teller_of(session, say.language).chance_result)
            said = words.verified(say, session, redrawn.came.total(), whole_lot=redrawn.whole_lot)
            lines = words.luck(say, session, fell)
            await request.reply(
                view=message(GOLD, text(said, words.replaced(say, session)), *([text(*lines)] if lines else []))
            )
