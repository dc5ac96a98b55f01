"""The bot as Discord sees it: its cogs, its commands kept in step with Discord, and the errors that nobody caught."""

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
from cogs.answers.components import Button, Menu, is_on_message, with_values
from cogs.answers.contexts import may_run
from cogs.answers.forms import submitted
from cogs.answers.ids import FORM, control_of
from cogs.answers.limits import Limits
from cogs.answers.request import DISCORD_ERRORS, AnyInteraction, is_temporary
from cogs.answers.router import NotAcknowledgedError, Router, router_of
from cogs.asked.around import Around
from cogs.asked.games import Games
from cogs.asked.hosting import Hosting
from cogs.asked.learning import Learning
from cogs.asked.lobby import Lobby
from cogs.asked.looking import Looking
from cogs.asked.me import Me
from cogs.asked.moderation import Moderation
from cogs.asked.opening import OpeningTables
from cogs.asked.privacy import Privacy
from cogs.asked.reference import Reference
from cogs.asked.replaying import Replaying
from cogs.asked.servers import Servers
from cogs.asked.settings import ServerSettingsCog
from cogs.asked.standings import Standings
from cogs.asked.turns import Turns
from cogs.asked.watching import Watching
from cogs.services import Services
from cogs.shown.alarms import PAUSE, Alarms
from cogs.shown.composer import Composer
from cogs.shown.directly import DirectMessages
from cogs.shown.display import Display
from cogs.shown.pictures import Pictures
from cogs.shown.privately import Privately
from cogs.shown.retries import FIRST, LONGEST
from cogs.shown.thumbnails import Thumbnails
from cogs.shown.transport import Transport
from cogs.shown.warming import warm_up
from cogs.words import table as words
from sessions.tables import Tables

log = logging.getLogger(__name__)

REGISTER_WITHIN = 5.0
"""Seconds for which the bot waits, before it goes online, for Discord to take its commands."""

CONNECTIONS = 100
"""The most connections to Discord at a time. discord.py sets no limit, and aiohttp takes idle ones in turn: as long as
anybody plays, as many would stay open as there ever were requests at one time, an open file each."""

PATIENCE = 5.0
"""Seconds that the bot takes at its end to show what was played last."""


library.quiet()


class Memo:
    """Where the bot remembers which commands it registered last."""

    def __init__(
        self, recall: Callable[[str], Awaitable[str | None]], remember: Callable[[str, str], Awaitable[None]]
    ) -> None:
        self.recall = recall
        self.remember = remember


class Tree(app_commands.CommandTree[Any]):
    """The commands, with the boundary for what goes wrong before a handler of ours is reached."""

    async def interaction_check(self, interaction: AnyInteraction, /) -> bool:
        """Whether a command is to be done: it came once, and from where the bot is a member.

        Where it is none it could post nothing, and says so.
        """
        if router_of(interaction).seen_before(interaction.id):
            return False
        if interaction.type is discord.InteractionType.autocomplete or may_run(interaction):
            return True
        async with router_of(interaction).answering(interaction) as request:
            await request.reply(words.NOT_HERE)
        return False

    async def on_error(self, interaction: AnyInteraction, error: app_commands.AppCommandError, /) -> None:
        """Answer what discord.py itself turned down: a command that is out of date, a value of the wrong kind."""
        if isinstance(error, app_commands.CommandInvokeError) and isinstance(error.original, NotAcknowledgedError):
            log.warning("%s", error.original)
            return
        async with router_of(interaction).answering(interaction) as request:
            if isinstance(error, app_commands.CommandNotFound | app_commands.CommandSignatureMismatch):
                await request.reply(words.COMMAND_CHANGED)
            elif isinstance(error, app_commands.TransformerError):
                await request.reply(words.NOBODY_ELSE if request.place.direct else words.WRONG_VALUE)
            else:
                raise error


class TableBot(commands.Bot):
    """The bot. It asks for no privileged intent: slash commands and components bring all it needs."""

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
    ) -> None:
        """Made within a running event loop. `backups` is how many backups of the database the bot keeps."""
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            tree_cls=Tree,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            # Said here and not left to the developer portal: there is a table only where the bot can post.
            allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
            allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False),
            activity=discord.CustomActivity(words.ACTIVITY),
            # A limit longer than this is not slept through: what waits is shown later, and other tables go on.
            max_ratelimit_timeout=30.0,
            connector=aiohttp.TCPConnector(limit=CONNECTIONS),
        )
        self.router = Router()
        self._memo = memo
        self._forget_after_days = forget_after_days
        self._backups = backups
        self._pictures = Pictures(draw_threads)
        self._thumbnails = Thumbnails(self._pictures)
        transport = Transport(self)
        composer = Composer(tables, self._pictures, self._thumbnails)
        direct = DirectMessages(self, tables.now, self.router.under_way)
        self.router.pending_notice = direct
        display = Display(transport, direct, tables, composer, self.router.under_way)
        privately = Privately(transport, self._pictures, self._thumbnails)
        self.services = Services(tables, display, privately, self.router, limits)
        self.alarms = Alarms(tables, display, look_every)
        self._replaying = Replaying(self.services)
        self._catching_up: asyncio.Task[None] | None = None
        self._registering: asyncio.Task[None] | None = None
        self._warm = warm
        self._warming: asyncio.Task[None] | None = None
        # No methods of these names: discord.py says that it is ready some seconds after it is online, though it was
        # closed by then, and has no loop for a method any more. A listener can be taken away.
        self._hears: dict[str, Callable[..., Coroutine[Any, Any, None]]] = {
            "on_ready": self.tell_ready,
            "on_interaction": self.answer_others,
        }

    async def setup_hook(self) -> None:
        """Register components, cogs and, when they changed, the commands."""
        self.add_dynamic_items(Button, Menu)
        for name, listener in self._hears.items():
            self.add_listener(listener, name)
        await self.add_cog(OpeningTables(self, self.services))
        for cog in (Lobby, Hosting, Turns, Around, Learning, Reference, Moderation, ServerSettingsCog, Me):
            await self.add_cog(cog(self.services))
        for looking in (Watching, Looking, Games, Standings):
            await self.add_cog(looking(self.services))
        await self.add_cog(Privacy(self.services, self._backups))
        await self.add_cog(self._replaying)
        await self.add_cog(Servers(self, self.services, self._forget_after_days))
        await self._begin_to_register()
        # What the channels missed is shown while the bot connects: that needs no gateway, and may take its time.
        self._catching_up = asyncio.create_task(self._catch_up())
        self.alarms.start()

    async def _warm_up(self) -> None:
        await self._thumbnails.make()
        await warm_up(self._pictures)

    async def _register(self) -> None:
        """Tell Discord the commands, but only when they are others than last time, or others than Discord has."""
        payload = library.wanted(self.tree)
        if await self._memo.recall("commands") == _digest(payload, await self.tree.fetch_commands()):
            return
        await self._memo.remember("commands", _digest(payload, await self.tree.sync()))
        log.info("Registered %s commands", len(payload))

    async def _begin_to_register(self) -> None:
        """Register the commands; where Discord fails or is slow, go online and go on in the background.

        The commands that Discord has work meanwhile. Raises discord.HTTPException for what does not pass by itself.
        """
        first = asyncio.create_task(self._registered())
        try:
            done, _ = await asyncio.wait({first}, timeout=REGISTER_WITHIN)
        except asyncio.CancelledError:
            # The bot is stopped while it starts: nobody would hear what becomes of this.
            first.cancel()
            raise
        if not done or not first.result():
            self._registering = asyncio.create_task(self._register_later(first))

    async def _registered(self) -> bool:
        """Try to register the commands. False where that may go better later; raises discord.HTTPException."""
        try:
            await self._register()
        except DISCORD_ERRORS as error:
            if not is_temporary(error):
                raise
            log.warning("Discord did not take the commands, which is tried again in the background: %r", error)
            return False
        return True

    async def _register_later(self, first: asyncio.Task[bool]) -> None:
        pause = FIRST
        try:
            done = await first
            while not done:
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST)
                done = await self._registered()
        except Exception:
            # Nobody waits for this one: the log is told. The next start tries again.
            log.exception("The commands could not be registered")

    async def tell_ready(self) -> None:
        """Say that the bot is there; it answers from the moment it is connected."""
        log.info("Ready as %s in %s servers", self.user, len(self.guilds))
        # Discord says so again after an outage.
        if self._warm and self._warming is None:
            self._warming = asyncio.create_task(self._warm_up())

    async def _catch_up(self) -> None:
        pause = FIRST
        while True:
            try:
                with self.router.under_way:
                    await self.services.display.background.catch_up()
                    await self.services.tables.upkeep.tell_results()
                    await self.services.tables.upkeep.tell_waits()
                return
            except Exception:
                # Nobody waits for this one: the log is told, and it is tried again.
                log.exception("What the channels missed is not shown yet")
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST)

    async def answer_others(self, interaction: AnyInteraction) -> None:
        """Answer forms, and what `Button` and `Menu` do not: what is of other versions of the bot, or forged."""
        data: Any = interaction.data or {}
        custom_id = str(data.get("custom_id", ""))
        if interaction.type is discord.InteractionType.modal_submit:
            form = FORM.fullmatch(custom_id)
            press = submitted(form, data) if form else None
        elif interaction.type is discord.InteractionType.component:
            press = control_of(custom_id)
            if press and is_on_message(interaction):
                return
            press = with_values(press, interaction) if press else None
        else:
            return
        if press is not None:
            await self.router.answer(interaction, press)
        elif not self.router.seen_before(interaction.id):
            async with self.router.answering(interaction) as request:
                await request.reply(words.UNKNOWN_BUTTON)

    async def on_error(self, event_method: str, /, *_args: Any, **_kwargs: Any) -> None:
        """Log what an event's handler let through."""
        log.exception("The handler of %s failed", event_method)

    async def close(self) -> None:
        """Finish what is being shown, then leave Discord."""
        self._replaying.stop()
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
        for name, listener in self._hears.items():
            self.remove_listener(listener, name)
        await super().close()
        self._pictures.close()


def _digest(payload: list[Mapping[str, Any]], registered: list[app_commands.AppCommand]) -> str:
    """What the commands should be, and what Discord has, in short: it changes when either does."""
    text = json.dumps([payload, library.registered(registered)], sort_keys=True, default=str)
    return hashlib.sha256(text.encode()).hexdigest()
