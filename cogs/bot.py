"""The bot: its cogs, its start and its end, and errors that occur outside of handlers."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Coroutine, Iterable
from typing import Any

import aiohttp
import discord
from discord import app_commands
from discord.ext import commands
from msgspec import Struct

from cogs import library
from cogs.changing_over import ChangingOver
from cogs.commands.advising import Advising, Analysing
from cogs.commands.arenas import Arenas
from cogs.commands.challenging import Challenging
from cogs.commands.computers import Computers
from cogs.commands.conditions import ConditionsCog
from cogs.commands.conduct import Conduct
from cogs.commands.deals import Deals
from cogs.commands.entrants import EntrantsCog
from cogs.commands.events import ScoreEvents
from cogs.commands.exercises import Exercises
from cogs.commands.finding import Finding
from cogs.commands.game_actions import GameActions
from cogs.commands.games import Games
from cogs.commands.greeting import Greeting
from cogs.commands.learning import Learning
from cogs.commands.lobby import Hosting, Lobby
from cogs.commands.looking import Looking
from cogs.commands.moderation import Moderation
from cogs.commands.opening import OpeningTables
from cogs.commands.organising import Organising
from cogs.commands.planning import Planning, Variations
from cogs.commands.privacy import Privacy
from cogs.commands.progress import Progress
from cogs.commands.puzzles import Puzzles
from cogs.commands.reference import Reference
from cogs.commands.rematches import Rematches
from cogs.commands.replaying import Replaying
from cogs.commands.seasons import SeasonButtons
from cogs.commands.servers import Servers
from cogs.commands.settings import Me, ServerSettingsCog
from cogs.commands.standings import Standings
from cogs.commands.statistics import Statistics
from cogs.commands.strangers import Strangers
from cogs.commands.tournaments import TournamentsCog
from cogs.commands.turns import Turns
from cogs.commands.watching import Following, Watching
from cogs.display.composer import Composer
from cogs.display.direct_messages import DirectMessages
from cogs.display.display import Display
from cogs.display.events import EventsOfAll
from cogs.display.followers import Digests, Followers
from cogs.display.matching import Matchmaker
from cogs.display.private_answers import PrivateAnswers
from cogs.display.results import Results
from cogs.display.standing import OpenOffers, RunningGames
from cogs.display.tournament_calls import TournamentCalls
from cogs.display.tournament_events import TournamentEvents
from cogs.display.tournaments import Rounds, TournamentMessages
from cogs.display.transport import Transport
from cogs.interactions.components import Button, Menu, is_on_message, submitted, with_values
from cogs.interactions.contexts import may_run, names_people
from cogs.interactions.ids import FORM, press_from_id
from cogs.interactions.limits import Limits
from cogs.interactions.readers import Readers, say_to
from cogs.interactions.request import DISCORD_ERRORS, AnyInteraction
from cogs.interactions.router import NotAcknowledgedError, Origins, Router, router_of
from cogs.pictures.pictures import Pictures
from cogs.pictures.thumbnails import Thumbnails
from cogs.pictures.warming import draw_first, warm_up
from cogs.registration import Memo, Registration
from cogs.schedule import FIRST_PAUSE, LONGEST_PAUSE, PAUSE, Alarms
from cogs.services import Services
from cogs.thinking.advising import Refutations
from cogs.thinking.analysing import Analyses
from cogs.thinking.coaching import Coach
from cogs.thinking.thinking import Thinking
from cogs.thinking.workers import Workers
from sessions.people.strangers import ACCOUNT_DAYS
from sessions.refusals.base import NotKept, NotRead
from sessions.tables import Tables
from tournaments.events.service import Tournaments
from words import ENGLISH, of

log = logging.getLogger(__name__)

CONNECTIONS = 100
"""The most simultaneous connections to Discord.

discord.py sets no limit, and aiohttp reuses idle connections in turn. Without a limit, as many connections would stay
open as there were ever simultaneous requests, while anybody plays; each is an open file.
"""

ASK_WITHIN = 5.0
"""Seconds that Discord has to say how many shards the bot needs."""

FIRST_WITHIN = 10.0
"""Seconds that the first pictures may take before the bot says that it is ready."""

WIND_DOWN = 1.0
"""Seconds for which a stopping bot still answers what people do, if work is in progress."""

PATIENCE = 5.0
"""Seconds that a stopping bot takes to finish the work in progress, such as showing the last moves."""


library.quiet()


class ShardsNeededError(Exception):
    """The bot was started with one shard, and Discord recommends several.

    Attributes:
        count (int): how many Discord recommends.
    """

    def __init__(self, count: int) -> None:
        super().__init__(f"Discord recommends {count} shards")
        self.count = count


class Tree(app_commands.CommandTree[Any]):
    """The commands, with the error boundary for what happens before a handler is called."""

    async def interaction_check(self, interaction: AnyInteraction, /) -> bool:
        """Whether a command is carried out: it was not received before, and can be used in its context.

        Where it cannot be used there, the user gets an answer that says so.
        """
        if not await router_of(interaction).takes(interaction):
            return False
        alone = not names_people(interaction)
        if interaction.type is discord.InteractionType.autocomplete or (may_run(interaction) and alone):
            return True
        async with router_of(interaction).answering(interaction) as request:
            await router_of(interaction).learn_language(request)
            told = say_to(request).tables
            await request.reply(told.not_here() if alone else told.nobody_else_outside())
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


class BotOptions(Struct, frozen=True):
    """How the bot runs: what the host has set, and what a test or a command of its own sets instead.

    Attributes:
        draw_threads (int): the number of threads that draw pictures.
        think_processes (int): the number of processes in which computers think. They start when the first one has to.
        forget_after_days (int): the number of days after which the people of a server are forgotten that the bot left.
        pool_account_days (int): the age, in days, from which on an account can play with strangers.
        events_server (int): the id of the server whose organisers can open a score event to all servers; 0: none.
        limits (Limits or None): the rate limits on opening and posting tables; None where there are none.
        warm (bool): whether pictures are drawn in advance when the bot is online.
        look_every (float): the number of seconds between two looks for tables whose time has come.
        backups (int): the number of backups of the database that are kept. Users who delete their data read it.
        ask_for_shards (bool): whether to ask Discord how many shards the bot needs. If it needs more than one, the
            start ends with ShardsNeededError.
        take_over (bool or None): True: take over from a running process. With True or False, the bot hands over to a
            process that takes over later; with None, it does neither.
        http_trace (aiohttp.TraceConfig or None): receives the events of each request to Discord.
    """

    draw_threads: int = 1
    think_processes: int = 1
    forget_after_days: int = 30
    pool_account_days: int = ACCOUNT_DAYS
    events_server: int = 0
    limits: Limits | None = None
    warm: bool = False
    look_every: float = PAUSE
    backups: int = 0
    ask_for_shards: bool = False
    take_over: bool | None = None
    http_trace: aiohttp.TraceConfig | None = None


class TableBot(commands.Bot):
    """The bot. It needs no privileged intent, as commands and components contain everything that it uses.

    Attributes:
        router (Router): answers presses; the error boundary of commands.
        services (Services): what the cogs work with.
        alarms (Alarms): wakes the tables whose time has come.
        thinking (Thinking): has computers think and play.
        matchmaker (Matchmaker): matches open offers.
        tournaments (Tournaments): the tournaments of its servers.
    """

    def __init__(self, tables: Tables, memo: Memo, options: BotOptions | None = None) -> None:
        """Create the bot; an event loop must be running. `memo` stores which commands are registered."""
        self._options = options = options or BotOptions()
        shards = tables.shards
        tables.admission.account_days = options.pool_account_days
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            tree_cls=Tree,
            # What others write is not needed, and not kept. Its text is empty unless it mentions the bot.
            intents=discord.Intents(guilds=True, guild_messages=True, dm_messages=True),
            max_messages=None,
            allowed_mentions=discord.AllowedMentions.none(),
            # Stated here rather than in the developer portal: a table needs a channel in which the bot can post.
            allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
            allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False),
            activity=discord.CustomActivity(of(ENGLISH).tables.activity()),
            # The bot does not wait for a longer rate limit: that table is shown later; others are not held up.
            max_ratelimit_timeout=30.0,
            connector=aiohttp.TCPConnector(limit=CONNECTIONS),
            **({} if options.http_trace is None else dict[str, Any](http_trace=options.http_trace)),
            **({} if shards.count == 1 else _sharding(shards.count, shards.ids)),
        )
        self.router = Router()
        self.router.readers = Readers(tables.settings, tables.now)
        self.router.origins = Origins(tables)
        self.registration = Registration(self.tree, memo, tables)
        self.changing_over: ChangingOver | None = None
        if options.take_over is not None:
            self.changing_over = ChangingOver(tables, self.router.window, take_over=options.take_over)
        self._pictures = Pictures(options.draw_threads)
        self._thumbnails = Thumbnails(self._pictures)
        transport = Transport(self)
        composer = Composer(tables, self._pictures, self._thumbnails)
        self._direct = direct = DirectMessages(self, tables, self.router.under_way)
        self.router.pending_notice = direct
        self.router.users = direct
        display = Display(transport, direct, tables, composer, self.router.under_way)
        private_answers = PrivateAnswers(transport, self._pictures, self._thumbnails)
        workers = Workers(options.think_processes)
        self._analyses = Analyses(workers)
        self._coach = Coach(workers, self._analyses)
        self.services = Services(tables, display, private_answers, self.router, self._analyses, options.limits)
        self.thinking = Thinking(tables, workers, self.router.under_way, display.background.backlog.add)
        direct.on_reach = display.views.reach_changed
        composer.thinks_elsewhere = self.thinking.waiting_for
        display.on_shown = tables.scheduler.on_thinker = self.thinking.wake
        self.alarms = Alarms(tables, display.background, options.look_every)
        for kind in (RunningGames, OpenOffers):
            display.standing.add(kind(self, tables))
        self._results = Results(self, transport, tables, self._pictures, self.router.under_way)
        self._followers = Followers(self, transport, direct, tables, self.router.under_way)
        self._digests = Digests(direct, tables, self.router.under_way)
        self.matchmaker = Matchmaker(self, tables, display, direct, self.router.under_way)
        self.tournaments = Tournaments(tables, options.events_server)
        calls = TournamentCalls(transport, direct, tables, self.tournaments)
        events = TournamentEvents(self, tables, self.tournaments, self.router.under_way)
        self._rounds = Rounds(self, self.tournaments, calls, events, display.background, self.router.under_way)
        display.standing.add(TournamentMessages(tables, self.tournaments, self._pictures))
        display.standing.add(EventsOfAll(self, tables, self.tournaments, self._pictures))
        self.alarms.also += [display.standing.look, self._results.look, self._followers.look, self._digests.look]
        self.alarms.often.append(self.matchmaker.look_in_pool)
        self.alarms.also += [self.matchmaker.look, direct.look, tables.overview.books.renew, self._rounds.look]
        self.alarms.also.append(tables.seasons.look)
        self._replaying = Replaying(self.services)
        self._catching_up: asyncio.Task[None] | None = None
        self._warming: asyncio.Task[None] | None = None
        self._first_drawn = asyncio.Event()
        # Listeners rather than methods: discord.py calls on_ready some seconds after it is online, even where it was
        # closed meanwhile; it then has no event loop for a method any more. A listener can be removed.
        self._own_listeners: dict[str, Callable[..., Coroutine[Any, Any, None]]] = {
            "on_connect": self.begin_drawing,
            "on_ready": self.report_ready,
            "on_interaction": self.answer_other_interactions,
        }

    async def setup_hook(self) -> None:
        """Register components and cogs and, where they have changed, the commands."""
        self.add_dynamic_items(Button, Menu)
        for name, listener in self._own_listeners.items():
            self.add_listener(listener, name)
        await self.add_cogs()
        asked = asyncio.create_task(self._recommended_shards()) if self._options.ask_for_shards else None
        if not self._options.take_over:
            await self.registration.begin()
        if asked is not None and (count := await asked) > 1:
            raise ShardsNeededError(count)
        if not self._options.take_over:
            self._begin()
        if self.changing_over is not None:
            self.changing_over.start(self._wait_until_warm, self._taken_over, self.close)

    def _begin(self) -> None:
        # Channels are brought up to date while the bot connects: this needs no gateway, and can take long.
        self._catching_up = asyncio.create_task(self._catch_up())
        self.alarms.start()

    async def _taken_over(self) -> None:
        """Do what the process before did until now."""
        self._begin()
        await self.registration.begin()

    async def add_cogs(self) -> None:
        """Add all cogs, and with them all commands."""
        await self.add_cog(OpeningTables(self, self.services))
        await self.add_cog(Rematches(self.services))
        for cog in (
            Lobby,
            Hosting,
            Computers,
            Turns,
            GameActions,
            Learning,
            Reference,
            Moderation,
            ServerSettingsCog,
            Me,
        ):
            await self.add_cog(cog(self.services))
        for looking in (Watching, Following, Looking, Variations, Planning, Analysing, Games, Statistics, Progress):
            await self.add_cog(looking(self.services))
        standings = Standings(self.services)
        await self.add_cog(standings)
        await self.add_cog(SeasonButtons(self.services, standings))
        await self.add_cog(Greeting(self, self.services))
        await self.add_cog(Advising(self.services, self.thinking))
        exercises = Exercises(self.services, self._coach)
        await self.add_cog(exercises)
        await self.add_cog(Puzzles(self.services, Refutations(self.thinking), exercises))
        challenging = Challenging(self.services)
        finding = Finding(self.services, self.matchmaker, self._direct, challenging)
        await self.add_cog(finding)
        await self.add_cog(challenging)
        await self.add_cog(Strangers(self.services, finding))
        await self.add_cog(Conduct(self.services))
        await self.add_cog(TournamentsCog(self.services, self.tournaments, self._rounds))
        await self.add_cog(Arenas(self.services, self.tournaments, self._rounds))
        await self.add_cog(Organising(self.services, self.tournaments, self._rounds))
        await self.add_cog(EntrantsCog(self.services, self.tournaments, self._rounds))
        await self.add_cog(ScoreEvents(self.services, self.tournaments, self._rounds, self._direct))
        await self.add_cog(ConditionsCog(self.services, self.tournaments, self._rounds))
        await self.add_cog(Privacy(self.services, self._options.backups))
        await self.add_cog(self._replaying)
        await self.add_cog(Deals(self.services, self._direct))
        await self.add_cog(Servers(self, self.services, self._options.forget_after_days))

    async def _recommended_shards(self) -> int:
        """How many shards Discord recommends; 1 where it does not say."""
        try:
            async with asyncio.timeout(ASK_WITHIN):
                return await library.recommended_shards(self)
        except (discord.GatewayNotFound, *DISCORD_ERRORS) as error:
            log.warning("Discord did not say how many shards the bot needs, so it starts with one: %r", error)
            return 1

    @property
    def connected(self) -> bool:
        """Whether the bot was connected to Discord since its start."""
        return self.ws is not None

    async def begin_drawing(self) -> None:
        """Draw pictures in advance, from when the bot is connected: the servers arrive in the next two seconds."""
        # on_connect comes again after an outage.
        if self._options.warm and self._warming is None:
            self._warming = asyncio.create_task(self._warm_up())

    async def _warm_up(self) -> None:
        try:
            await draw_first(self._pictures)
            await self._thumbnails.draw_all()
        finally:
            self._first_drawn.set()
        await warm_up(self._pictures)

    async def _wait_until_warm(self) -> None:
        """Wait until the bot is online and the first pictures are drawn, which nobody has to wait for then."""
        await self.wait_until_ready()
        if self._options.warm:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(FIRST_WITHIN):
                    await self._first_drawn.wait()

    async def report_ready(self) -> None:
        """Log that the bot is online, and quick. It answers as soon as it is connected."""
        await self._wait_until_warm()
        if not self.is_closed():
            log.info("Ready as %s in %s servers", self.user, len(self.guilds))

    async def _catch_up(self) -> None:
        pause = FIRST_PAUSE
        while True:
            try:
                with self.router.under_way:
                    await self.services.display.background.catch_up()
                    await self.services.tables.startup.catch_up()
                    for session_id in await self.services.tables.people.go_on():
                        self.services.display.background.retries.later(session_id, pause=0)
                return
            except (NotRead, NotKept):
                # What the store said is logged already.
                log.warning("Channels could not be brought up to date yet: the store cannot be read")
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
        elif await self.router.takes(interaction):
            async with self.router.answering(interaction) as request:
                await self.router.learn_language(request)
                await request.reply(say_to(request).tables.unknown_button())

    async def on_message(self, message: discord.Message, /) -> None:
        """Look for no commands in messages, as the library would: `Greeting` answers those that are for the bot."""

    async def on_error(self, event_method: str, /, *_args: Any, **_kwargs: Any) -> None:
        """Log an error that an event's handler has raised."""
        log.exception("The handler of %s failed", event_method)

    async def close(self) -> None:
        """Finish the work in progress for at most `PATIENCE` seconds, then disconnect."""
        self._replaying.stop()
        self._analyses.close()
        await self.thinking.close()
        self.services.display.background.backlog.drop()
        # Where people play at many tables, there is always something in progress: it ends once nothing new is begun.
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(WIND_DOWN):
                await self.router.under_way.idle()
        self.router.under_way.closed = True
        try:
            async with asyncio.timeout(PATIENCE):
                await self.router.under_way.idle()
        except TimeoutError:
            log.warning("Some boards are not shown yet; the next start shows them")
        for task in (self._catching_up, self._warming):
            if task:
                task.cancel()
        self.registration.close()
        if self.changing_over is not None:
            await self.changing_over.close()
        self.alarms.close()
        self.services.display.close()
        self._results.close()
        self._followers.close()
        self._digests.close()
        self.matchmaker.close()
        self._rounds.close()
        for name, listener in self._own_listeners.items():
            self.remove_listener(listener, name)
        await super().close()
        self._pictures.close()


def _sharding(count: int, ids: Iterable[int]) -> dict[str, Any]:
    """The arguments of discord.py for the shards `ids` out of `count`. A shard may wait long until it identifies."""
    return {"shard_count": count, "shard_ids": sorted(ids), "shard_connect_timeout": None}
