"""A soak from its first table to its proofs, and what is printed of it."""

from __future__ import annotations

import argparse
import asyncio
import logging
import random
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median

from msgspec import Struct
from msgspec.structs import replace

from bench.soak.bot import Watched
from bench.soak.crowd import Seats, add_people
from bench.soak.evidence import ACKNOWLEDGED_WITHIN, Evidence, Excuse, Screen, Violation
from bench.soak.gathering import askings_of, names_of, sights_of
from bench.soak.proofs import violations
from bench.soak.troubles import Noted, Troubles
from cogs.shown.retries import LONGEST
from data.rows import SessionRow
from rules.catalogue import GAMES
from sandbox import Clock, Sandbox
from sandbox.world.state import Event
from sessions.tables.storing import read_session

SEED = 20261121
PATIENCE = LONGEST + 60.0
"""Seconds within which a bot without trouble has shown all that was left."""

LAG = 0.5
"""Seconds that the machine may be busy elsewhere, before nobody can be answered in time."""

AWAY = 40.0
"""Seconds after which a bot that lost its connection must have another, however it was lost."""

PEOPLE, AROUND = 24, 5
"""People in all, and around one table."""


class Size(Struct, frozen=True):
    """How much is done: for so many seconds, at so many tables, with `thinking` seconds between what a table's people
    do and `pause` seconds between troubles on average."""

    seconds: float
    tables: int
    kills: int
    thinking: float = 8.0
    pause: float = 1.0


@dataclass
class Soaked:
    """What came of it."""

    evidence: Evidence
    found: list[Violation] = field(default_factory=list)
    troubles: Counter[str] = field(default_factory=Counter)
    faults: Counter[str] = field(default_factory=Counter)


class Soak:
    """One soak on a local Discord."""

    def __init__(self, sandbox: Sandbox, database: Path, seed: int, size: Size) -> None:
        self._sandbox = sandbox
        self._seed = seed
        self._size = size
        self._bot = Watched(sandbox, database)
        self._faults = Noted()
        sandbox.faults = self._faults
        self._evidence = Evidence()
        self._found: list[Violation] = []
        self._offline = 0.0

    def _rolls(self, *names: object) -> random.Random:
        return random.Random(" ".join(map(str, (self._seed, *names))))  # noqa: S311 (which deeds, no secret)

    async def run(self) -> Soaked:
        """All of it, in the sandbox, which has not been started yet."""
        sandbox, size = self._sandbox, self._size
        async with sandbox, AsyncExitStack() as stack:
            self._begun = (time.perf_counter(), sandbox.clock.now())
            sandbox.add_guild("The Other House")
            people = add_people(sandbox, PEOPLE)
            await self._bot.start()
            places, threads = await self._rooms()
            seats = [
                Seats(sandbox, place, self._rolls("who", number).sample(people, AROUND), self._rolls("table", number))
                for number, place in enumerate(places)
            ]
            troubles = Troubles(sandbox, places, threads, self._kill, self._rolls("troubles"))
            people_at_work = [asyncio.create_task(each.live(size.thinking)) for each in seats]
            people_at_work.append(asyncio.create_task(self._watch_the_machine()))
            stack.enter_context(sandbox.state.bus.listening(self._hear))
            await troubles.brew(size.pause, size.kills, size.seconds)
            troubles.heal()
            broken = [task.exception() for task in people_at_work if task.done()]
            for task in people_at_work:
                task.cancel()
            await asyncio.gather(*people_at_work, return_exceptions=True)
            self._found += [Violation("crowd", f"a person gave up: {error!r}") for error in broken]
            await self._idle()
            self._faults.excuse("the last start", 10.0)
            await self._bot.end(kill=False)
            await self._bot.start()
            await self._idle()
            await self._go_on(seats)
            await self._idle()
            await self._bot.end(kill=False)
            await self._gather()
        self._found += violations(self._evidence)
        return Soaked(self._evidence, self._found, troubles.ordered, self._faults.struck)

    async def _rooms(self) -> tuple[list[str], list[str]]:
        """The channels, in two servers; every fifth table is in a thread."""
        sandbox, places, threads = self._sandbox, list[str](), list[str]()
        for number in range(self._size.tables):
            guild = "The Other House" if number % 2 else None
            sandbox.add_channel(f"room-{number}", guild=guild)
            place = sandbox.world.channel(f"room-{number}").id
            if number % 5 == 4:
                place = (await sandbox.person("alice", place).open_thread(f"thread-{number}")).channel.id
                threads.append(place)
            places.append(place)
        return places, threads

    async def _kill(self, away: float) -> None:
        self._faults.excuse("kill", 60.0)
        await self._bot.end(kill=True)
        rows = await self._bot.stored()
        self._evidence.logs.append({row.id: row.entries for row in rows.values()})
        await asyncio.sleep(away)
        await self._bot.start()
        # It was away until now, and no longer.
        last = self._faults.excuses.pop()
        self._faults.excuses.append(replace(last, end=time.perf_counter() + 2.0))

    def _hear(self, event: Event) -> None:
        """Whoever asks while the bot is not connected gets no answer; it must come back soon."""
        if event.t != "BOT":
            return
        now = time.perf_counter()
        if not event.d["online"]:
            self._offline = self._offline or now
        elif self._offline:
            if now - self._offline > AWAY:
                self._found.append(Violation("answered", f"the bot was away for {now - self._offline:.0f} s"))
            self._faults.excuses.append(Excuse("not connected", self._offline, now + 1.0))
            self._offline = 0.0

    async def _watch_the_machine(self) -> None:
        while True:
            before = time.perf_counter()
            await asyncio.sleep(0.05)
            if time.perf_counter() - before > LAG:
                self._faults.excuses.append(Excuse("the machine was busy", before - 3.0, time.perf_counter() + 1.0))

    # The end

    async def _idle(self) -> None:
        """Wait until nothing is left to be shown."""
        left: list[int] = []
        try:
            async with asyncio.timeout(PATIENCE):
                while left := await self._bot.to_show():  # noqa: ASYNC110 (nothing tells of it)
                    await asyncio.sleep(0.5)
                state = self._sandbox.state
                # What still says that the bot is thinking, as its answer was struck, says so for good.
                while state.requests_open or time.perf_counter() - state.last_activity < 0.5:  # noqa: ASYNC110
                    await asyncio.sleep(0.1)
        except TimeoutError:
            self._found.append(Violation("free", f"tables {left} are not shown after {PATIENCE:.0f} s"))

    async def _go_on(self, seats: Sequence[Seats]) -> None:
        """Every table can go on, and every channel without one takes a new one."""
        for row in (await self._bot.stored()).values():
            if row.state in ("lobby", "running") and row.live is not None:
                await self._press_on(row)
        taken = {row.channel_id for row in (await self._bot.stored()).values() if _takes_the_channel(row)}
        # A game for one leaves its channel free.
        several = next(key for key, game in GAMES.items() if game.seats[-1] > 1)
        for each in seats:
            if int(each.channel_id) not in taken:
                await each.open(several)
        await self._idle()
        taken = {row.channel_id for row in (await self._bot.stored()).values() if _takes_the_channel(row)}
        for each in seats:
            if int(each.channel_id) not in taken:
                self._found.append(Violation("free", f"channel {each.channel_id} takes no new table"))

    async def _press_on(self, row: SessionRow) -> None:
        """Press something on a table's live message; a lobby is cancelled by its host."""
        assert row.live is not None, "who calls has seen to it"
        message = self._sandbox.message(str(row.live.message_id))
        before, screen = len(message.history), Screen(message.payload)
        session = read_session(row)
        if row.state == "lobby":
            user_id, wanted = session.host, [each for each in screen.controls if each.press.action == "cancel"]
        else:
            user_id, wanted = int(screen.actor or 0), screen.picks
        if not wanted or message.deleted:
            return  # a proof tells of it
        control = self._rolls("probe", row.id).choice(wanted)
        person = self._sandbox.person(str(user_id), str(row.live.channel_id))
        await person.press(message, control.custom_id, None if control.value is None else [control.value], wait=False)
        try:
            async with asyncio.timeout(30):
                while len(message.history) == before and not message.deleted:  # noqa: ASYNC110
                    await asyncio.sleep(0.02)
        except TimeoutError:
            self._found.append(
                Violation("free", "a press on its live message changes nothing", row.id, int(message.id))
            )

    async def _gather(self) -> None:
        """All that the proofs read."""
        sandbox, found = self._sandbox, self._evidence
        by_perf, by_clock = self._begun
        found.rows = await self._bot.stored()
        found.sights = sights_of(sandbox, by_clock)
        found.askings = askings_of(sandbox, by_clock, patience=15.0)
        found.names = names_of(sandbox)
        found.excuses = [
            replace(each, begin=each.begin - by_perf, end=each.end - by_perf) for each in self._faults.excuses
        ]
        found.refusals = sandbox.errors
        found.lives, found.lines = self._bot.lives, self._bot.lines
        for status in self._bot.statuses:
            if status != 0:
                self._found.append(Violation("quiet", f"the bot was stopped, and ended with {status}"))


def _takes_the_channel(row: SessionRow) -> bool:
    return row.exclusive and row.state in ("lobby", "running") and not row.set_aside


async def soak(seed: int, size: Size) -> Soaked:
    """Run a soak, and prove what must be true of it."""
    # What it refuses is ordered, and would be told thousands of times.
    logging.getLogger("sandbox").setLevel(logging.CRITICAL)
    async with AsyncExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="soak-"))
        return await Soak(Sandbox(strict=False, clock=Clock()), Path(folder) / "tables.sqlite3", seed, size).run()


def figures(done: Soaked) -> list[str]:
    """What happened, in lines."""
    found = done.evidence
    plies = sum(each.kind == "ply" for row in found.rows.values() for each in row.entries)
    states = Counter(row.state for row in found.rows.values())
    late = [each for each in found.askings if each.after is None or each.after > ACKNOWLEDGED_WITHIN]
    why = Counter(
        next((excuse.why for excuse in found.excuses if excuse.covers(each)), "no ordered trouble") for each in late
    )
    told = [
        f"tables {len(found.rows)} ({', '.join(f'{count} {state}' for state, count in states.most_common())})",
        f"interactions {len(found.askings)}, of them {len(late)} without an answer in time: "
        + ", ".join(f"{count} by {name}" for name, count in why.most_common()),
        f"plies {plies}, messages {len(found.sights)}, pings {sum(len(each.pings) for each in found.sights)}",
        "troubles: " + ", ".join(f"{count} {name}" for name, count in done.troubles.most_common()),
        "faults that struck: " + ", ".join(f"{count} {name}" for name, count in done.faults.most_common()),
    ]
    for life in found.lives:
        if len(life) > 1:
            halves = life[: len(life) // 2], life[len(life) // 2 :]
            memory = " → ".join(f"{median(each.memory for each in half) / 1e6:.0f}" for half in halves)
            files = " → ".join(f"{median(each.files for each in half):.0f}" for half in halves)
            told.append(f"a process of {life[-1].at - life[0].at:.0f} s: {memory} MB, {files} open files")
    return told


def main(arguments: Sequence[str], say: Callable[[str], None] = print) -> int:
    """Soak, and print what came of it; the exit status is 1 where anything is not as it must be."""
    parser = argparse.ArgumentParser(prog="python -m bench soak", description=__doc__)
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--kills", type=int, help="default: three a minute")
    parser.add_argument("--thinking", type=float, default=8.0, help="seconds between what the people of a table do")
    parser.add_argument("--log", type=Path, help="where to keep what the bot logged")
    given = parser.parse_args(arguments)
    kills = round(3 * given.minutes) if given.kills is None else given.kills
    say(f"seed {given.seed}, {given.tables} channels, {given.minutes:g} minutes, {kills} kills")
    done = asyncio.run(soak(given.seed, Size(given.minutes * 60, given.tables, kills, given.thinking)))
    if given.log is not None:
        given.log.write_text("\n".join(done.evidence.lines), encoding="utf-8")
    for line in figures(done):
        say(line)
    for each in done.found:
        say(f"seed {given.seed}: {each}")
    say("all is as it must be" if not done.found else f"{len(done.found)} are not as they must be")
    return int(bool(done.found))
