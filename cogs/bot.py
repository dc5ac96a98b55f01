"""The bot: its cogs, the registration of its commands with Discord, and errors that occur outside of handlers."""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from typing import Any

import aiohttp
import discord
from discord import app_commands
from discord.ext import commands

from cogs import library
from cogs.commands.around import Around
from cogs.commands.games import Games
from cogs.commands.hosting import Hosting
from cogs.commands.learning import Learning
from cogs.commands.lobby import Lobby
from cogs.commands.looking import Looking
from cogs.commands.me import Me
from cogs.commands.moderation import Moderation
from cogs.commands.opening import OpeningTables
from cogs.commands.privacy import Privacy
from cogs.commands.reference import Reference
from cogs.commands.replaying import Replaying
from cogs.commands.servers import Servers
from cogs.commands.settings import ServerSettingsCog
from cogs.commands.standings import Standings
from cogs.commands.turns import Turns
from cogs.commands.watching import Watching
from cogs.display.composer import Composer
from cogs.display.direct_messages import DirectMessages
from cogs.display.display import Display
from cogs.display.private_answers import PrivateAnswers
from cogs.display.transport import Transport
from cogs.interactions.components import Button, Menu, is_on_message, with_values
from cogs.interactions.contexts import may_run
from cogs.interactions.forms import submitted
from cogs.interactions.ids import FORM, press_from_id
from cogs.interactions.limits import Limits
from cogs.interactions.request import DISCORD_ERRORS, AnyInteraction, is_temporary
from cogs.interactions.router import NotAcknowledgedError, Router, router_of
from cogs.languages import Readers, say_to
from cogs.pictures.pictures import Pictures
from cogs.pictures.thumbnails import Thumbnails
from cogs.pictures.warming import warm_up
from cogs.schedule.alarms import PAUSE, Alarms
from cogs.schedule.retries import FIRST_PAUSE, LONGEST_PAUSE
from cogs.services import Services
from cogs.thinking.thinking import Thinking
from cogs.thinking.workers import Workers
from cogs.translator import CommandTranslator
from sessions.tables import Tables
from words import ENGLISH, of

log = logging.getLogger(__name__)

REGISTER_WITHIN = 5.0
"""Seconds that the bot waits, before it goes online, for Discord to register its commands."""

CONNECTIONS = 100
"""The most simultaneous connections to Discord.

discord.py sets no limit, and aiohttp reuses idle connections in turn. Without a limit, as many connections would stay
open as there were ever simultaneous requests, while anybody plays; each is an open file.
"""

PATIENCE = 5.0
"""Seconds that a stopping bot takes to finish the work in progress, such as showing the last moves."""


library.quiet()


class Memo:
    """Stores which commands the bot has registered last.

    Attributes:
        recall: returns the text stored under a key; None where there is none.
        remember: stores a text (the second argument) under a key (the first).
    """

    def __init__(
        self, recall: Callable[[str], Awaitable[str | None]], remember: Callable[[str, str], Awaitable[None]]
    ) -> None:
        self.recall = recall
        self.remember = remember


class Tree(app_commands.CommandTree[Any]):
    """The commands, with the error boundary for what happens before a handler is called."""

    async def interaction_check(self, interaction: AnyInteraction, /) -> bool:
        """Whether a command is carried out: it was not received before, and can be used in its context.

        Where it cannot be used there, the user is told so.
        """
        if router_of(interaction).seen_before(interaction.id):
            return False
        if interaction.type is discord.InteractionType.autocomplete or may_run(interaction):
            return True
        async with router_of(interaction).answering(interaction) as request:
            await router_of(interaction).learn_language(request)
            await request.reply(say_to(request).tables.not_here())
        return False

    async def on_error(self, interaction: AnyInteraction, error: app_commands.AppCommandError, /) -> None:
        """Answer a command that discord.py itself refused: it is out of date, or has a value of the wrong kind."""
        if isinstance(error, app_commands.CommandInvokeError) and isinstance(error.original, NotAcknowledgedError):
            log.warning("%s", error.original)
            return
        async with router_of(interaction).answering(interaction) as request:
            await router_of(interaction).learn_language(request)
            if isinstance(error, app_commands.CommandNotFound | app_commands.CommandSignatureMismatch):
                await request.reply(say_to(request).tables.command_changed())
            elif isinstance(error, app_commands.TransformerError):
                told = say_to(request).tables
                await request.reply(told.nobody_else() if request.place.direct else told.wrong_value())
            else:
                raise error


class TableBot(commands.Bot):
    """The bot. It needs no privileged intent, as commands and components contain everything that it uses.

    Attributes:
        router (Router): answers presses; the error boundary of commands.
        services (Services): what the cogs work with.
        alarms (Alarms): wakes the tables whose time has come.
        thinking (Thinking): has computers think and play.
    """

    def __init__(
        self,
        tables: Tables,
        memo: Memo,
        draw_threads: int,
        forget_after_days: int = 30,
        limits: Limits | None = None,
        *,
        warm: bool = False,
        look_every: float = PAUSE,
        backups: int = 0,
        think_processes: int = 1,
    ) -> None:
        """Create the bot; an event loop must be running.

        `memo` stores which commands are registered; `draw_threads` is the number of threads that draw pictures.
        `forget_after_days`: so many days after the bot has left a server, its people are forgotten. With `warm`,
        pictures are drawn in advance when the bot is online. `look_every`: seconds between two looks for tables whose
        time has come. `backups`: how many backups of the database the bot keeps, as users are told.
        `think_processes`: in how many processes computers think, which start when the first of them has to.
        """
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            tree_cls=Tree,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            # Stated here rather than in the developer portal: a table needs a channel in which the bot can post.
            allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
            allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False),
            activity=discord.CustomActivity(of(ENGLISH).tables.activity()),
            # The bot does not wait for a longer rate limit: that table is shown later; others are not held up.
            max_ratelimit_timeout=30.0,
            connector=aiohttp.TCPConnector(limit=CONNECTIONS),
        )
        self.router = Router()
        self.router.readers = Readers(tables.settings, tables.now)
        self._memo = memo
        self._translator = CommandTranslator()
        self._forget_after_days = forget_after_days
        self._backups = backups
        self._pictures = Pictures(draw_threads)
        self._thumbnails = Thumbnails(self._pictures)
        transport = Transport(self)
        composer = Composer(tables, self._pictures, self._thumbnails)
        direct = DirectMessages(self, tables.now, self.router.under_way)
        self.router.pending_notice = direct
        display = Display(transport, direct, tables, composer, self.router.under_way)
        private_answers = PrivateAnswers(transport, self._pictures, self._thumbnails)
        self.services = Services(tables, display, private_answers, self.router, limits)
        self.thinking = Thinking(
            tables, Workers(think_processes), self.router.under_way, display.background.backlog.add
        )
        display.on_shown = tables.scheduler.on_thinker = self.thinking.wake
        self.alarms = Alarms(tables, display.background.backlog, look_every)
        self._replaying = Replaying(self.services)
        self._catching_up: asyncio.Task[None] | None = None
        self._registering: asyncio.Task[None] | None = None
        self._warm = warm
        self._warming: asyncio.Task[None] | None = None
        # Listeners rather than methods: discord.py calls on_ready some seconds after it is online, even where it was
        # closed meanwhile; it then has no event loop for a method any more. A listener can be removed.
        self._own_listeners: dict[str, Callable[..., Coroutine[Any, Any, None]]] = {
            "on_ready": self.report_ready,
            "on_interaction": self.answer_other_interactions,
        }

    async def setup_hook(self) -> None:
        """Register components and cogs and, where they have changed, the commands."""
        self.add_dynamic_items(Button, Menu)
        for name, listener in self._own_listeners.items():
            self.add_listener(listener, name)
        await self.add_cog(OpeningTables(self, self.services))
        for cog in (Lobby, Hosting, Turns, Around, Learning, Reference, Moderation, ServerSettingsCog, Me):
            await self.add_cog(cog(self.services))
        for looking in (Watching, Looking, Games, Standings):
            await self.add_cog(looking(self.services))
        await self.add_cog(Privacy(self.services, self._backups))
        await self.add_cog(self._replaying)
        await self.add_cog(Servers(self, self.services, self._forget_after_days))
        await self.tree.set_translator(self._translator)
        await self._begin_to_register()
        # Channels are brought up to date while the bot connects: this needs no gateway, and can take long.
        self._catching_up = asyncio.create_task(self._catch_up())
        self.alarms.start()

    async def _warm_up(self) -> None:
        await self._thumbnails.draw_all()
        await warm_up(self._pictures)

    async def _register(self) -> None:
        """Register the commands with Discord, unless they and Discord's are the same as last time."""
        payload = await library.wanted(self.tree, self._translator)
        if await self._memo.recall("commands") == _digest(payload, await self.tree.fetch_commands()):
            return
        await self._memo.remember("commands", _digest(payload, await self.tree.sync()))
        log.info("Registered %s commands", len(payload))

    async def _begin_to_register(self) -> None:
        """Register the commands. Where Discord fails or is slow, continue in the background while the bot goes online.

        The commands that Discord has work meanwhile. Raises discord.HTTPException for an error that is not temporary.
        """
        first = asyncio.create_task(self._registered())
        try:
            done, _ = await asyncio.wait({first}, timeout=REGISTER_WITHIN)
        except asyncio.CancelledError:
            # The bot is stopped while it starts: nothing would await this task any more.
            first.cancel()
            raise
        if not done or not first.result():
            self._registering = asyncio.create_task(self._register_later(first))

    async def _registered(self) -> bool:
        """Try to register the commands; False after a temporary error.

        Raises discord.HTTPException for other errors.
        """
        try:
            await self._register()
        except DISCORD_ERRORS as error:
            if not is_temporary(error):
                raise
            log.warning("The commands could not be registered; the bot tries again in the background: %r", error)
            return False
        return True

    async def _register_later(self, first: asyncio.Task[bool]) -> None:
        pause = FIRST_PAUSE
        try:
            done = await first
            while not done:
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)
                done = await self._registered()
        except Exception:
            # Nothing awaits this task, so the error is logged. The next start tries again.
            log.exception("The commands could not be registered")

    async def report_ready(self) -> None:
        """Log that the bot is online, and draw pictures in advance. It answers as soon as it is connected."""
        log.info("Ready as %s in %s servers", self.user, len(self.guilds))
        # on_ready comes again after an outage.
        if self._warm and self._warming is None:
            self._warming = asyncio.create_task(self._warm_up())

    async def _catch_up(self) -> None:
        pause = FIRST_PAUSE
        while True:
            try:
                with self.router.under_way:
                    await self.services.display.background.catch_up()
                    await self.services.tables.startup.tell_results()
                    await self.services.tables.startup.tell_waits()
                return
            except Exception:
                # Nothing awaits this task, so the error is logged; it is tried again.
                log.exception("Channels could not be brought up to date yet")
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    async def answer_other_interactions(self, interaction: AnyInteraction) -> None:
        """Answer forms, and controls that `Button` and `Menu` do not answer: of other versions, or forged."""
        data: Any = interaction.data or {}
        custom_id = str(data.get("custom_id", ""))
        if interaction.type is discord.InteractionType.modal_submit:
            form = FORM.fullmatch(custom_id)
            press = submitted(form, data) if form else None
        elif interaction.type is discord.InteractionType.component:
            press = press_from_id(custom_id)
            if press and is_on_message(interaction):
                return
            press = with_values(press, interaction) if press else None
        else:
            return
        if press is not None:
            await self.router.answer(interaction, press)
        elif not self.router.seen_before(interaction.id):
            async with self.router.answering(interaction) as request:
                await self.router.learn_language(request)
                await request.reply(say_to(request).tables.unknown_button())

    async def on_error(self, event_method: str, /, *_args: Any, **_kwargs: Any) -> None:
        """Log an error that an event's handler has raised."""
        log.exception("The handler of %s failed", event_method)

    async def close(self) -> None:
        """Finish the work in progress for at most `PATIENCE` seconds, then disconnect."""
        self._replaying.stop()
        await self.thinking.close()
        self.services.display.background.backlog.drop()
        try:
            async with asyncio.timeout(PATIENCE):
                await self.router.under_way.idle()
        except TimeoutError:
            log.warning("Some boards are not shown yet; the next start shows them")
        self.router.under_way.closed = True
        for task in (self._catching_up, self._registering, self._warming):
            if task:
                task.cancel()
        self.alarms.close()
        self.services.display.close()
        for name, listener in self._own_listeners.items():
            self.remove_listener(listener, name)
        await super().close()
        self._pictures.close()


def _digest(payload: list[Mapping[str, Any]], registered: list[app_commands.AppCommand]) -> str:
    """A digest of the bot's commands with their translations, and of those that Discord has without.

    It changes when either does.
    """
    text = json.dumps([payload, library.registered(registered)], sort_keys=True, default=str)
    return hashlib.sha256(text.encode()).hexdigest()
