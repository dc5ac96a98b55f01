"""A soak from its first table to its proofs."""

from __future__ import annotations

import asyncio
import logging
import random
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from contextlib import AsyncExitStack, suppress
from pathlib import Path

from msgspec.structs import replace

from bench.soak.actions import Actions
from bench.soak.bot import Bots
from bench.soak.crowd import Acting, Group
from bench.soak.database import CRASHES, Database, database_of
from bench.soak.ending import Ending
from bench.soak.evidence import Evidence, Excuse, Violation
from bench.soak.gathering import commands_of, names_of, posts_of, requests_of
from bench.soak.local import ANSWERED_WITHIN, TARGETS, Away, add_people, add_rooms, add_servers, until_quiet
from bench.soak.private import Leaver, Stranger
from bench.soak.proofs import violations
from bench.soak.sizes import Size, Soaked
from bench.soak.troubles import RecordedFaults, Troubles, kill_excuses
from cogs.schedule import LONGEST_PAUSE
from data.places import Place
from sandbox import Clock, Person, Sandbox
from sandbox.world.guild import User
from sessions.state.clock import DAY, HOUR

PATIENCE = LONGEST_PAUSE + 60.0
"""Seconds within which the bot must have shown everything after the troubles have ended."""

STIR_EVERY = 20.0
"""Seconds after which rights are changed again, where something is still to be shown."""

LAG = 0.5
"""Seconds without a turn of the event loop after which the machine was busy, and requests are excused."""

PEOPLE, AROUND = 24, 5
"""How many people there are in all, and around one table."""

PER_STRANGER = 4
"""For how many tables in channels there is one person who plays in direct messages."""

RECORD = Path(__file__).resolve().parents[2] / "seeds" / "stranded.howto.record"
"""The file of a game, which people open."""

LEAPS = (HOUR, 5 * HOUR, 13 * HOUR, DAY, 2 * DAY, 8 * DAY)
"""By how many seconds the clock may be moved on after a round."""

DUE_WITHIN = 15.0
"""Seconds within which the bot must have done what is due."""

TRIES, TRY_EVERY = 6, 5.0
"""How often, and after how many seconds, it is checked again whether old controls are gone."""

RECONNECTED = 7.0
"""Seconds after which the bot has connected to a database that is there again."""


class Soak:
    """One soak on a local Discord."""

    def __init__(self, sandbox: Sandbox, database: Place, seed: int, size: Size, broken: str = "") -> None:
        self._sandbox = sandbox
        self._seed = seed
        self._size = size
        self._bot = Bots(sandbox, database, size.processes, broken)
        self._database = database_of(database)
        self._faults = RecordedFaults(sandbox)
        sandbox.faults = self._faults
        self._evidence = Evidence()
        self._found: list[Violation] = []
        self._away = Away(sandbox, size.processes, self._faults.excuses)
        self._used: Counter[str] = Counter()
        self._acted = 0.0
        self._troubles: Troubles | None = None
        self._kill_which = self._rolls("kill which")

    def _actions(self, people: Sequence[Person], *names: object) -> Actions:
        """What people can do, with numbers that are drawn for them alone."""
        rolls = self._rolls(*names, "actions")
        return Actions(self._sandbox, people, TARGETS, RECORD.read_bytes(), rolls, self._used)

    def _rolls(self, *names: object) -> random.Random:
        return random.Random(" ".join(map(str, (self._seed, *names))))  # noqa: S311 (which actions, no secret)

    async def run(self) -> Soaked:
        """Run all of it in the sandbox, which has not been started yet."""
        sandbox = self._sandbox
        async with sandbox, AsyncExitStack() as stack:
            self._begun = sandbox.clock.now()
            add_servers(sandbox, self._size.processes)
            *people, first, second, leaver = add_people(sandbox, PEOPLE + 3)
            strangers = add_people(sandbox, 2 + self._size.tables // PER_STRANGER, after=PEOPLE + 3)
            # Whatever fails here: no process is left behind.
            stack.push_async_callback(self._bot.kill)
            await self._bot.pass_over()
            await self._bot.start()
            places, threads = await add_rooms(sandbox, self._size.tables)
            seats = self._seats(places, people)
            crowd: list[Acting] = [
                *seats,
                Leaver(sandbox.person(leaver.id, "ruled"), self._actions([], "leaver"), self._rolls("leaver")),
            ]
            for number, each in enumerate(strangers):
                others = [sandbox.person(one.id) for one in strangers]
                rolls = self._rolls("stranger", number)
                crowd.append(Stranger(sandbox, each.id, self._actions(others, "apart", number), rolls))
            rolls = self._rolls("troubles")
            self._troubles = troubles = Troubles(
                sandbox, places, threads, self._kill, rolls, self._kill_database, [each.id for each in strangers]
            )
            watching = asyncio.create_task(self._watch_the_machine())
            stack.callback(watching.cancel)
            stack.enter_context(sandbox.state.bus.listening(self._away.hear))
            for number in range(self._size.rounds):
                await self._round(number, crowd, troubles)
                if self._size.until_found and await self._found_out():
                    break
            else:
                await self._end(seats, (first, second))
        return Soaked(self._evidence, self._found, troubles.ordered, self._faults.struck, self._used, self._acted)

    async def _round(self, number: int, crowd: Sequence[Acting], troubles: Troubles) -> None:
        """Let people act while troubles come. Then end the troubles, wait for the bot, and move the clock on."""
        size, seconds = self._size, self._size.seconds / self._size.rounds
        kills, database_kills = (size.in_round(number, each) for each in (size.kills, size.database_kills))
        acting = [asyncio.create_task(each.live(size.thinking)) for each in crowd]
        begun = time.perf_counter()
        await troubles.brew(size.pause, kills, seconds, database_kills)
        self._acted += time.perf_counter() - begun
        troubles.heal()
        gave_up = [task.exception() for task in acting if task.done()]
        for task in acting:
            task.cancel()
        await asyncio.gather(*acting, return_exceptions=True)
        self._found += [Violation("crowd", f"a person gave up: {error!r}") for error in gave_up]
        await self._idle()
        self._sandbox.clock.advance(self._rolls("leap", number).choice(LEAPS))
        await self._until_nothing_is_due()
        self._evidence.looked = self._sandbox.clock.now() - DUE_WITHIN
        rows = await self._bot.stored()
        self._evidence.logs.append({row.id: row.entries for row in rows.values()})
        self._evidence.kept.append(await self._bot.kept())

    async def _until_nothing_is_due(self) -> None:
        """Wait until the bot has done what was due, at most DUE_WITHIN: a proof reports what is due after that."""
        with suppress(TimeoutError):
            async with asyncio.timeout(DUE_WITHIN):
                while await self._bot.due():  # noqa: ASYNC110 (nothing announces it)
                    await asyncio.sleep(0.2)
        await self._idle()

    async def _found_out(self) -> bool:
        """Gather the evidence until now, and return whether a proof fails.

        While the bot runs, it may still take old controls away, which it tries again after a while.
        """
        for _ in range(TRIES):
            await self._gather()
            found = violations(self._evidence)
            if not self._bot.running or {each.proof for each in found} != {"retired"}:
                break
            await asyncio.sleep(TRY_EVERY)
        self._found += found
        return bool(self._found)

    async def _end(self, seats: Sequence[Group], newcomers: tuple[User, User]) -> None:
        """Stop the bot in good order, start it again, and see that each table and each channel goes on."""
        self._faults.excuse("the last start", 10.0)
        await self._bot.end(kill=False)
        await self._bot.start()
        await self._idle()
        rolls = self._rolls("end")
        self._found += await Ending(self._sandbox, self._bot, rolls, self._idle).violations(seats, newcomers)
        await self._idle()
        await self._bot.end(kill=False)
        await self._found_out()

    def _seats(self, places: Sequence[str], people: Sequence[User]) -> list[Group]:
        """The people around each channel."""
        found = list[Group]()
        for number, place in enumerate(places):
            chosen = self._rolls("who", number).sample(people, AROUND)
            around, rolls = [self._sandbox.person(each.id, place) for each in chosen], self._rolls("table", number)
            actions = self._actions(around, "table", number)
            found.append(Group(self._sandbox, place, around, actions, rolls, ruled=number % 8 == 7))
        return found

    async def _kill(self, away: float) -> None:
        """Kill a process, and start it again after `away` seconds. Nobody notices in servers of other processes."""
        begun = self._sandbox.clock.now()
        process = self._kill_which.choice(self._bot.processes)
        await process.end(kill=True)
        rows = await self._bot.stored()
        self._evidence.logs.append({row.id: row.entries for row in rows.values()})
        await asyncio.sleep(away)
        await process.start()
        guilds = self._away.guilds_of(process.shard)
        self._faults.excuses += kill_excuses(begun, self._sandbox.clock.now(), guilds)

    async def _kill_database(self) -> None:
        """Kill the database, and wait until it is there again."""
        begun = self._sandbox.clock.now()
        assert isinstance(self._database, Database), "who runs the soak has seen to it"
        why = await self._database.kill(self._kill_which.choice(CRASHES))
        # The bot tries again for some seconds, and its pauses grow meanwhile.
        self._faults.excuses.append(Excuse(why, begun, self._sandbox.clock.now() + RECONNECTED))

    async def _watch_the_machine(self) -> None:
        while True:
            before = time.perf_counter()
            await asyncio.sleep(0.05)
            if time.perf_counter() - before > LAG:
                lag, now = time.perf_counter() - before, self._sandbox.clock.now()
                self._faults.excuses.append(Excuse("the machine was busy", now - lag - 3.0, now + 1.0))

    # The end

    async def _idle(self) -> None:
        """Wait until the bot has shown everything."""
        left: list[int] = []
        stirred = time.perf_counter()
        try:
            async with asyncio.timeout(PATIENCE):
                while left := await self._bot.to_show():
                    await asyncio.sleep(0.5)
                    if time.perf_counter() > stirred + STIR_EVERY and self._troubles is not None:
                        # A process that was not connected has not heard of the last time.
                        self._troubles.stir()
                        stirred = time.perf_counter()
                await until_quiet(self._sandbox, self._bot.computes)
        except TimeoutError:
            self._found.append(Violation("free", f"tables {left} are not shown after {PATIENCE:.0f} s"))

    async def _gather(self) -> None:
        """Gather all evidence."""
        sandbox, found = self._sandbox, self._evidence
        begun = self._begun
        found.rows = await self._bot.stored()
        found.posts = posts_of(sandbox, begun)
        found.requests = requests_of(sandbox, begun, patience=ANSWERED_WITHIN)
        found.names, found.commands = names_of(sandbox), commands_of(sandbox)
        found.began = int(begun)
        found.excuses = [replace(each, begin=each.begin - begun, end=each.end - begun) for each in self._faults.excuses]
        found.refusals = sandbox.errors
        found.closed = self._troubles.closed if self._troubles is not None else set()
        found.lives, found.lines = self._bot.lives, self._bot.lines
        self._found += [Violation("answered", each) for each in self._away.told()]
        for status in self._bot.statuses:
            if status != 0:
                self._found.append(Violation("quiet", f"the bot was stopped, and ended with {status}"))


async def soak(seed: int, size: Size, broken: str = "", database: Place | None = None) -> Soaked:
    """Run a soak and its proofs. `broken` names the broken bot to run, if any.

    `database` is one without open tables, or one that is made; if it is None, a file that is removed at the end. Games
    that it holds already are no matter of the proofs.
    """
    refused = logging.getLogger("sandbox")
    async with AsyncExitStack() as stack:
        # What it refuses is ordered, and would be logged thousands of times.
        stack.callback(refused.setLevel, refused.level)
        refused.setLevel(logging.CRITICAL)
        folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="soak-"))
        sandbox = Sandbox(strict=False, clock=Clock())
        return await Soak(sandbox, database or Path(folder) / "tables.sqlite3", seed, size, broken).run()
