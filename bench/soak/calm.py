"""A soak without troubles or waiting: the bot in this very process, and one deed after the other at a few tables.

Nothing happens at the same time as anything else, so each answer can be held against one moment of its table alone,
and a seed decides all of it.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress

from bench.soak.company import ELSEWHERE, ROOMS, RULED, RULED_HOUSE, STEP, Company
from bench.soak.evidence import Evidence, Kept
from bench.soak.gathering import askings_of, commands_of, kept_in, names_of, sights_of
from bench.soak.people import add_people
from bench.soak.seldom import SCENES, Seldom
from bench.soak.tour import Tour
from cogs.bot import Memo, TableBot
from data.store import Store
from sandbox import ActionError, Clock, Sandbox
from sessions.state.clock import DAY, HOUR
from sessions.tables import Tables

PLACES = (*ROOMS, *ROOMS, RULED, RULED, RULED, *ELSEWHERE)
"""Where the next deed is done, the more often the more often it stands here."""

LOOKS = 3
"""So often the bot looks at what is due when time has gone by."""

PATIENCE = 20.0
"""Seconds after which what is left to be shown never will be."""

LEAPS = (HOUR, 5 * HOUR, 13 * HOUR, DAY, 2 * DAY, 8 * DAY, 31 * DAY)

QUIET = 0.004
"""Seconds without any request after which nothing is under way any more."""


BEGINNING = 1_767_225_600.0
"""When it begins, in seconds since 1970: ids and all else that follows from the time then follow from the seed."""


class Calm:
    """A few tables with their people, the clock, and the bot. `run` goes on with it, `evidence` is what it left.

    `offered` is all that the bot answers to: its commands (with a slash) and the actions of its buttons; `used` counts
    what of it was used, and `pressable` in how many moments each button could have been pressed.
    """

    def __init__(self, sandbox: Sandbox, tables: Tables, bot: TableBot, store: Store, rolls: random.Random) -> None:
        self._sandbox = sandbox
        self._tables = tables
        self._bot = bot
        self._store = store
        self._rolls = rolls
        self._away: list[tuple[str, str]] = []
        self._wandered: set[int] = set()
        self._looked: float | None = None
        self._kept: list[Kept] = []
        self._begun = sandbox.clock.now()

    async def arrive(self, record: bytes) -> None:
        """Open the rooms, and let people settle what chance would rarely have them settle."""
        sandbox = self._sandbox
        self._record = record
        # A clock that stands still would never let a limit pass.
        sandbox.rates.on = False
        sandbox.add_guild(RULED_HOUSE, channels=(RULED,))
        for room in (*ROOMS, *ELSEWHERE):
            sandbox.add_channel(room, guild=RULED_HOUSE if room.startswith(RULED) else None)
        names = ("alice", "bob", "carol", "dave", "eve")
        self._rooms = {
            room: [sandbox.person(each, room) for each in self._rolls.sample(names, 4 if room != RULED else 5)]
            for room in (*ROOMS, *ELSEWHERE, RULED)
        }
        leaver, *newcomers = add_people(sandbox, 4)
        for scene in SCENES:
            sandbox.add_channel(scene)
            self._rooms[scene] = [sandbox.person(each.id, scene) for each in newcomers]
        alone = sandbox.person(leaver.key, RULED)
        company = Company(sandbox, self._tables, self._rooms, alone, record, self._rolls, self._idle)
        self.offered = {*(f"/{each}" for each in company.commands), *self._bot.router.actions}
        self.used, self.pressable = company.used, company.pressable
        # Some want to be asked before a decisive move, and a server has clocks: chance would rarely have it so.
        for name in ("bob", "carol", "dave"):
            await company.settle("me", sandbox.person(name, RULED), "setperson", "confirm")
            await self._step()
        await company.settle("settings", sandbox.person("alice", RULED), "setserver", "clock", "1d")
        await self._step()
        self._company = company

    async def tour(self) -> None:
        """Do first what a bot is most likely to do wrong."""
        await Tour(self._sandbox, self._company, self._step, self._leap).run(*ROOMS[:2])

    async def seldom(self) -> None:
        """Do what chance seldom brings about."""
        await Seldom(self._sandbox, self._company, self._step, self._leap).run(self._company.leaver)
        self._wandered |= self._company.wandered

    async def run(self, deeds: int) -> None:
        """Do so many deeds, one after the other, and let the bot look at what is due."""
        for _ in range(deeds):
            with suppress(ActionError):
                await self._deed()
            await self._step()
        for _ in range(LOOKS):
            await self._bot.alarms.look()
            await self._idle()
        self._looked = self._sandbox.clock.now() - 1
        self._kept.append(await kept_in(self._store, self._sandbox))
        self._sandbox.clock.advance(STEP)

    async def _deed(self) -> None:
        """Somebody does something, or the world changes."""
        roll = self._rolls.random()
        if roll < 0.02:
            await self._leap(self._rolls.choice(LEAPS))
            await self._company.press(RULED)
        elif roll < 0.03:
            self._wander(self._rolls.choice(PLACES))
        else:
            await self._company.deed(self._rolls.choice(PLACES))

    async def _step(self) -> None:
        await self._idle()
        self._sandbox.clock.advance(STEP)

    async def _leap(self, seconds: float) -> None:
        """Time goes by, and the bot looks at what is due."""
        self._sandbox.clock.advance(seconds)
        # What is done when something was due makes the next thing due.
        for _ in range(LOOKS):
            await self._bot.alarms.look()
            await self._idle()

    def _wander(self, room: str) -> None:
        """Somebody leaves the server, or comes back to it."""
        guild = self._sandbox.world.guild_of(self._sandbox.world.channel(room))
        assert guild is not None, "rooms are in servers"
        if self._away:
            guild_id, user_id = self._away.pop()
            self._sandbox.world.guilds[guild_id].members.add(user_id)
        else:
            person = self._rolls.choice(self._rooms[room])
            if person.id != guild.owner_id:
                guild.members.discard(person.id)
                self._away.append((guild.id, person.id))
                self._wandered.add(int(person.id))

    async def _idle(self) -> None:
        """Wait until all is shown that is to be shown."""
        async with asyncio.timeout(PATIENCE):
            await self._bot.router.under_way.idle()
            while await self._tables.messages.to_show():
                await self._sandbox.settle(QUIET)
            await self._bot.router.under_way.idle()
            await self._sandbox.settle(QUIET)

    async def evidence(self) -> Evidence:
        """All that was left behind until now."""
        begun = self._begun
        found = Evidence(sights=sights_of(self._sandbox, begun), names=names_of(self._sandbox))
        found.askings = askings_of(self._sandbox, begun, patience=STEP / 2)
        while (row := await self._store.session(len(found.rows) + 1)) is not None:
            found.rows[row.id] = row
        found.looked, found.began = self._looked, int(begun)
        found.refusals, found.wandered, found.standing = self._sandbox.errors, self._wandered, True
        found.kept, found.commands, found.record = self._kept, commands_of(self._sandbox), self._record
        return found


Open = Callable[[Callable[[], float]], Awaitable[Store]]
"""Opens a store that follows a clock."""


@asynccontextmanager
async def calm(open_store: Open, rolls: random.Random, record: bytes) -> AsyncIterator[Calm]:
    """People around a few tables of a bot in this process, who are about to begin. `record` is a game in a file."""
    async with Sandbox(strict=False, clock=Clock(standing=BEGINNING)) as sandbox:
        store = await open_store(sandbox.clock.now)
        try:
            secrets = random.Random(rolls.random())  # noqa: S311 (a soak's dice are to be the same again)
            tables = Tables(store, make_secret=lambda: secrets.randbytes(32))
            bot = TableBot(tables, Memo(store.memo, store.remember), draw_threads=1, look_every=10**6)
            async with sandbox.running(bot):
                people = Calm(sandbox, tables, bot, store, rolls)
                await people.arrive(record)
                yield people
        finally:
            await store.close()
