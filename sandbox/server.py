"""The local Discord as one object: a server on 127.0.0.1, its world, and the people in it.

    >>> import discord
    >>> async def greet() -> str:
    ...     bot = discord.Client(intents=discord.Intents.default())
    ...     bot.tree = discord.app_commands.CommandTree(bot)
    ...     bot.setup_hook = bot.tree.sync
    ...     @bot.tree.command(description="Say hello")
    ...     async def hello(interaction: discord.Interaction) -> None:
    ...         await interaction.response.send_message(f"Hello, {interaction.user.display_name}!")
    ...     async with Sandbox() as sandbox, sandbox.running(bot):
    ...         result = await sandbox.person("alice").slash("hello")
    ...         return result.said.text
    >>> asyncio.run(greet())
    'Hello, Alice!'

Leaving the block fails when the bot was refused something that was not expected (see `Sandbox.expect`).
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from types import TracebackType
from typing import Protocol, Self

from aiohttp import web

from sandbox import page
from sandbox.launcher import pointed_at
from sandbox.people import acting
from sandbox.people.person import PATIENCE, Person
from sandbox.people.views import Message
from sandbox.wire import rooms
from sandbox.wire.app import build
from sandbox.wire.faults import Faults, Rates
from sandbox.wire.gateway import Gateway
from sandbox.world.clock import Clock
from sandbox.world.guild import KINDS, World
from sandbox.world.keeping import Keeper, NotReadable
from sandbox.world.state import Event, Moment, Refusal, State

log = logging.getLogger("sandbox")

TURNS = 20
"""Turns of the event loop in which an event or a request on its way arrives, and what follows from it begins."""


class Client(Protocol):
    """What the sandbox needs of a bot that runs in the same loop: a `discord.Client` has it."""

    async def start(self, token: str, *, reconnect: bool = True) -> None:
        """Connect and run until closed."""

    async def close(self) -> None:
        """End the connection."""


class Sandbox:
    """The server. `port` 0 takes any free one; `strict` makes leaving the block fail on unexpected refusals.

    With `kept`, the path of a JSON file, the world is the one that was kept there, if there is one. It is kept there
    again within a second of each change and at the end.
    """

    def __init__(
        self, *, port: int = 0, strict: bool = True, clock: Clock | None = None, kept: Path | None = None
    ) -> None:
        self.state = State(clock)
        self.faults = Faults()
        self.rates = Rates(self.state.clock)
        self.gateway = Gateway(self.state)
        self.state.gateway = self.gateway
        self.processes = 0
        """How many bots in processes of their own are running."""
        self.also_busy: list[Callable[[], bool]] = []
        """What else `settle` waits for: whether a bot in the same event loop has anything under way."""
        self._port = port
        self._strict = strict
        self._keeper = Keeper(self.state, kept) if kept is not None else None
        self._runner: web.AppRunner | None = None
        self._folder: tempfile.TemporaryDirectory[str] | None = None
        self._expected: Counter[int] = Counter()
        self._always: set[int] = set()

    # ---- life ----

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.stop()
        if self._strict and error is None:
            self.assert_clean()

    async def start(self) -> None:
        """Listen. Raises OSError when the port is taken, NotReadable for a kept world that cannot be read."""
        app = build(self.state, self.gateway, self.faults, self.rates)
        page.add_routes(app)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.5, handler_cancellation=True)
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", self._port)
        # The address must be known before the first request is let in.
        try:
            await site.start()
        except OSError:
            await self._runner.cleanup()
            raise
        address = self._runner.addresses[0]
        self.state.base = f"http://127.0.0.1:{address[1]}"
        if self._keeper is not None:
            try:
                self._keeper.start()
            except NotReadable:
                await self._runner.cleanup()
                raise
        self._folder = tempfile.TemporaryDirectory(prefix="sandbox-")
        self.clock.write_to(self.clock_file)

    async def stop(self) -> None:
        """Close everything: sockets, timers, the server. A world that is kept is written."""
        await self.gateway.close()
        if self._keeper is not None:
            await self._keeper.stop()
        self.state.clock.close()
        if self._runner is not None:
            await page.close_sockets(self._runner.app)
            await self._runner.cleanup()
            self._runner = None
        if self._folder is not None:
            self._folder.cleanup()
            self._folder = None

    @property
    def url(self) -> str:
        """The address, such as `http://127.0.0.1:43210`."""
        return self.state.base

    @property
    def token(self) -> str:
        """The only token that is taken."""
        return self.state.token

    @property
    def clock(self) -> Clock:
        """The time of this Discord; `clock.advance(seconds)` moves it on, and in tests nothing else (`usual_clock`)."""
        return self.state.clock

    @property
    def clock_file(self) -> Path:
        """Where other processes read the time of this Discord, while the server runs."""
        assert self._folder is not None, "the server runs"
        return Path(self._folder.name) / "clock"

    @property
    def world(self) -> World:
        """Who and what there is."""
        return self.state.world

    @property
    def timeline(self) -> list[Moment]:
        """What happened when, by `time.perf_counter`: requests, interactions, messages."""
        return list(self.state.timeline)

    # ---- the bot ----

    @contextlib.asynccontextmanager
    async def running(self, client: Client) -> AsyncIterator[None]:
        """Run a discord.py client in this loop while the block runs. It is online when the block begins."""
        with pointed_at(self.url):
            task = asyncio.create_task(client.start(self.token))
            online = asyncio.create_task(self.online())
            try:
                await asyncio.wait({task, online}, return_when=asyncio.FIRST_COMPLETED)
                if not online.done():
                    online.cancel()
                    await task
                    raise RuntimeError("the bot ended before it was online")
                await online
                yield
            finally:
                online.cancel()
                await client.close()
                task.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await task
                self.bot_died()

    async def online(self, limit: float = PATIENCE) -> None:
        """Wait until a bot is connected and identified. Raises TimeoutError after `limit` seconds."""
        changed = asyncio.Event()

        def hear(event: Event) -> None:
            if event.t == "BOT":
                changed.set()

        with self.state.bus.listening(hear):
            async with asyncio.timeout(limit):
                while not self.state.online:
                    changed.clear()
                    await changed.wait()

    def bot_died(self) -> None:
        """Say that a process of the bot is gone for good: what nobody can answer any more fails at once.

        While other processes of the bot run, that is what waits for an answer in guilds whose shard nobody holds.
        """
        if not self.processes:
            self.gateway.forget()
            self.state.thinking.clear()
        acting.fail_unheard(self.state)

    def redeliver(self, interaction_id: str) -> None:
        """Send an interaction to the bot once more, as happens on Discord after a resume."""
        acting.deliver(self.state, self.state.interactions[interaction_id])

    # ---- people and messages ----

    def person(self, name: str, channel: str = "table") -> Person:
        """Somebody (`alice`, `bob`, `carol`, `dave`, `eve`) in a channel, by its name or id."""
        return Person(self.state, self.world.person(name), self.world.channel(channel))

    def messages(self, channel: str = "table", person: Person | None = None) -> list[Message]:
        """The messages of a channel that everybody sees, with a person also the private ones of theirs."""
        place = self.world.channel(channel).id
        seen_by = person.id if person is not None else None
        return [Message(self.state, one) for one in self.state.messages_in(place, seen_by)]

    def message(self, message_id: str) -> Message:
        """A message by its id, deleted ones too."""
        return Message(self.state, self.state.messages[message_id])

    def add_channel(self, name: str, kind: str = "text", guild: str | None = None) -> None:
        """Open another channel: `text`, `voice`, `announcement`, `stage` or `forum`; in the home guild by default."""
        rooms.add(self.state, name, KINDS[kind], self.world.guild(guild).id if guild is not None else None)

    def remove_channel(self, name: str) -> None:
        """Delete a channel or thread with all its messages; the bot is notified, and gets 10003 from then on."""
        rooms.remove(self.state, name)

    def add_guild(self, name: str, *people: str, channels: tuple[str, ...] = ("hall",), has_bot: bool = True) -> None:
        """Found another guild with these people (by default everybody), the first its owner."""
        members = [self.world.person(one).id for one in people] or list(self.world.people)
        rooms.add_guild(self.state, name, members, channels, has_bot=has_bot)

    def invite_bot(self, guild: str) -> None:
        """Bring the bot into a guild (GUILD_CREATE)."""
        rooms.invite_bot(self.state, self.world.guild(guild))

    def expel_bot(self, guild: str) -> None:
        """Take the bot out of a guild (GUILD_DELETE): it may do nothing there any more."""
        rooms.expel_bot(self.state, self.world.guild(guild))

    @contextlib.contextmanager
    def outage(self, guild: str) -> Iterator[None]:
        """Have a guild be unavailable while the block runs (GUILD_DELETE that says so, then GUILD_CREATE)."""
        rooms.begin_outage(self.state, self.world.guild(guild))
        try:
            yield
        finally:
            rooms.end_outage(self.state, self.world.guild(guild))

    async def settle(self, quiet: float = 0.05, limit: float = PATIENCE) -> None:
        """Wait until the bot seems to have nothing more to do.

        That is: no request is open, no interaction waits for its answer, no deferred message is still empty, nothing
        that `also_busy` knows of is under way, and nothing has happened for `quiet` seconds and for some turns of the
        event loop. A bot in its own process that thinks for longer than that without a request looks idle; wait for
        what it should show with `Person.sees` then. Raises TimeoutError after `limit` seconds.
        """
        async with asyncio.timeout(limit):
            left = quiet
            while left > 0:
                await asyncio.sleep(left)
                if (left := self._unquiet(quiet)) > 0:
                    continue
                # On a busy machine little can happen in the meantime; what is on its way arrives in these turns.
                for _ in range(TURNS):
                    await asyncio.sleep(0)
                left = self._unquiet(quiet)

    def _unquiet(self, quiet: float) -> float:
        """Seconds to go on waiting: none when the bot is idle and nothing has happened for `quiet` seconds."""
        if self._busy():
            return quiet / 5
        return quiet - (time.perf_counter() - self.state.last_activity)

    def _busy(self) -> bool:
        return bool(
            self.state.requests_open
            or self.state.unanswered
            or self.state.thinking
            or any(busy() for busy in self.also_busy)
        )

    # ---- refusals ----

    @property
    def errors(self) -> list[Refusal]:
        """Every 4xx that the bot was given, and every 501."""
        return list(self.state.refusals)

    def expect(self, *codes: int, times: int | None = None) -> None:
        """Say that refusals with these codes are meant: `times` of each at most, or any number (None)."""
        for code in codes:
            if times is None:
                self._always.add(code)
            else:
                self._expected[code] += times

    @contextlib.contextmanager
    def expecting(self, code: int) -> Iterator[None]:
        """Say that the block brings the bot at least one refusal with this code. Fails when it does not."""
        before = len(self.state.refusals)
        yield
        fresh = [one for one in self.state.refusals[before:] if one.code == code]
        assert fresh, f"the bot was expected to be refused with {code} and was not"
        self._expected[code] += len(fresh)

    @property
    def unexpected(self) -> list[Refusal]:
        """The refusals that nobody expected."""
        left = Counter(self._expected)
        found = []
        for refusal in self.state.refusals:
            if refusal.code in self._always:
                continue
            if left[refusal.code] > 0:
                left[refusal.code] -= 1
                continue
            found.append(refusal)
        return found

    @property
    def deviations(self) -> list[str]:
        """Where an answer of this server was not of the shape that Discord's description gives it."""
        return self.state.answers.deviations()

    def assert_clean(self) -> None:
        """Fail when the bot was refused something that was not expected, or answered as Discord would not."""
        wrong = self.unexpected
        assert not wrong, "the bot was refused:\n" + "\n".join(map(str, wrong))
        assert not self.deviations, "these answers are not Discord's:\n" + "\n".join(self.deviations)
