"""A soak without troubles: the bot runs in this process, and people act one after the other at a few tables.

Nothing happens at the same time as anything else, so each answer can be held against one moment of its table alone,
and a seed decides all of it.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Iterator
from contextlib import asynccontextmanager, suppress

from bench.inside import Inside, Open, inside
from bench.soak.actions import MODERATOR, Actions
from bench.soak.crowd import Group
from bench.soak.evidence import Evidence, Kept
from bench.soak.gathering import commands_of, kept_in, names_of, posts_of, requests_of
from bench.soak.local import add_people
from bench.soak.private import Leaver, Stranger
from bench.soak.scenes import SCENES, Scenes
from bench.soak.steps import RULED, Steps, Tour
from sandbox import ActionError, Person
from sessions.state.clock import DAY, HOUR

ROOMS = ("first", "second", "third", "fourth", "fifth", "sixth")
"""Channels of the home server, with a table in each."""

ELSEWHERE = ("spare", "other-spare", "ruled-spare")
"""Channels to which tables are moved."""

RULED_HOUSE = "The Ruled House"
"""The name of the server whose settings are changed."""

PLACES = (*ROOMS, *ROOMS, RULED, RULED, RULED, *ELSEWHERE)
"""The rooms in which people act; a room that stands here more often is drawn more often."""

STRANGERS, APART = 3, 0.25
"""The number of people who play in their direct messages, and the share of what is done that they do."""

ANYTHING = 0.5
"""The share of what is done that is any command or button."""

STEP = 2.0
"""Seconds by which the clock is moved on after each action, so that no two have the same time."""

LOOKS = 3
"""How often the bot looks at what is due after the clock was moved on."""

LEAPS = (HOUR, 5 * HOUR, 13 * HOUR, DAY, 2 * DAY, 8 * DAY, 31 * DAY)


class Stepwise:
    """A few tables with their people, the clock, and the bot. `run` lets people act, `evidence` returns the evidence.

    `offered` is all that the bot answers to: its commands (with a slash) and the actions of its buttons; `used` counts
    what of it was used, and `pressable` in how many moments each button could have been pressed.
    """

    def __init__(self, bot: Inside, rolls: random.Random) -> None:
        self._bot = bot
        self._sandbox = bot.sandbox
        self._rolls = rolls
        self._away: list[tuple[str, str]] = []
        self._wandered: set[int] = set()
        self._looked: float | None = None
        self._kept: list[Kept] = []
        self._begun = bot.sandbox.clock.now()
        self.used, self.pressable = Counter[str](), Counter[str]()

    async def arrive(self, record: bytes) -> None:
        """Open the rooms, and let some people choose settings that random actions would rarely choose.

        `record` is the file of a game, which people open.
        """
        sandbox = self._sandbox
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
        strangers = add_people(sandbox, STRANGERS, after=4)
        actions = {room: self._actions_of(people, record) for room, people in self._rooms.items()}
        self._groups = {
            room: Group(
                sandbox,
                sandbox.world.channel(room).id,
                people,
                actions[room],
                self._rolls,
                ruled=room == RULED,
                wait=self._bot.idle,
                anything=ANYTHING,
            )
            for room, people in self._rooms.items()
        }
        for scene in SCENES:
            sandbox.add_channel(scene)
            self._rooms[scene] = [sandbox.person(each.id, scene) for each in newcomers]
        self._leaver = sandbox.person(leaver.key, RULED)
        self._leaving = Leaver(self._leaver, actions[RULED], self._rolls)
        them = [sandbox.person(each.id) for each in strangers]
        playing = self._actions_of(them, record)
        self._strangers = [Stranger(sandbox, each.id, playing, self._rolls) for each in strangers]
        self.offered = {f"/{each}" for each in commands_of(sandbox)} | {*self._bot.bot.router.actions}
        self._steps = (sandbox, self._bot.tables, self._rooms, actions[RULED], self._step, self._leap)
        steps = Steps(*self._steps)
        # Some want to be asked before a decisive move, and a server has clocks: chance would rarely have it so.
        for person in (sandbox.person(name, RULED) for name in ("bob", "carol", "dave")):
            await steps.press(person, await steps.command(person, "me"), "setperson", of="confirm")
        moderator = sandbox.person(MODERATOR, RULED)
        await steps.press(moderator, await steps.command(moderator, "settings"), "setserver", "1d", of="clock")

    def _actions_of(self, people: list[Person], record: bytes) -> Actions:
        return Actions(self._sandbox, people, ELSEWHERE, record, self._rolls, self.used, self.pressable)

    def tour(self) -> Iterator[Awaitable[None]]:
        """The parts, to be awaited one by one, of the steps in which a broken bot is most likely to fail."""
        return Tour(*self._steps).parts(*ROOMS[:2])

    async def scenes(self) -> None:
        """Play the scenes that random actions seldom lead to."""
        await Scenes(*self._steps).run(self._leaver)

    async def run(self, actions: int) -> None:
        """Let people act at random, `actions` times, and then let the bot look at what is due."""
        for _ in range(actions):
            with suppress(ActionError):
                await self._act()
            await self._step()
        for _ in range(LOOKS):
            await self._bot.look()
        self._looked = self._sandbox.clock.now() - 1
        self._kept.append(await kept_in(self._bot.store, self._sandbox))
        self._sandbox.clock.advance(STEP)

    async def _act(self) -> None:
        """One person acts, time goes by, or somebody leaves or joins a server."""
        roll = self._rolls.random()
        if roll < 0.02:
            await self._leap(self._rolls.choice(LEAPS))
            await self._groups[RULED].press_least_used()
        elif roll < 0.03:
            self._wander(self._rolls.choice(PLACES))
        elif roll < 0.05:
            await self._leaving.act()
        elif roll < 0.05 + APART:
            await self._rolls.choice(self._strangers).act()
        else:
            await self._groups[self._rolls.choice(PLACES)].act()

    async def _step(self) -> None:
        await self._bot.idle()
        self._sandbox.clock.advance(STEP)

    async def _leap(self, seconds: float) -> None:
        """Move the clock on, and let the bot look at what is due."""
        self._sandbox.clock.advance(seconds)
        # What is done when something was due makes the next thing due.
        for _ in range(LOOKS):
            await self._bot.look()

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

    async def evidence(self) -> Evidence:
        """Return all evidence until now."""
        begun = self._begun
        found = Evidence(posts=posts_of(self._sandbox, begun), names=names_of(self._sandbox))
        found.requests = requests_of(self._sandbox, begun, patience=STEP / 2)
        while (row := await self._bot.store.session(len(found.rows) + 1)) is not None:
            found.rows[row.id] = row
        found.looked, found.began = self._looked, int(begun)
        found.refusals, found.wandered, found.standing = self._sandbox.errors, self._wandered, True
        found.kept, found.commands = self._kept, commands_of(self._sandbox)
        return found


@asynccontextmanager
async def stepwise(open_store: Open, rolls: random.Random, record: bytes) -> AsyncIterator[Stepwise]:
    """A soak step by step that is about to begin. `record` is the file of a game, which people open."""
    async with inside(open_store, rolls) as bot:
        people = Stepwise(bot, rolls)
        await people.arrive(record)
        yield people
