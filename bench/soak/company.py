"""The people of a calm soak: who does what next, and how."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator, Mapping

from bench.soak.deeds import LEFT_ALONE, MODERATOR, SERVER_WIDE, Choice, Deeds, moderated
from bench.soak.evidence import Screen
from bench.soak.people import Leaver
from rules.catalogue import GAMES
from sandbox import Message, Person, Result, Sandbox
from sessions.session import Session
from sessions.state.players import Player
from sessions.tables import Tables

ROOMS = ("first", "second", "third", "fourth", "fifth", "sixth")
"""Channels of the home server, with a table in each."""

RULED, ELSEWHERE = "ruled", ("spare", "other-spare", "ruled-spare")
"""The channel in the server whose settings are changed, and channels to which tables are moved."""

RULED_HOUSE = "The Ruled House"
"""The name of that server."""

STEP = 2.0
"""Seconds by which the clock is moved on after each action, so that no two have the same time."""


class Company:
    """Those people, by room. `idle` waits until all is shown that somebody's deed led to.

    `used` counts what was done, by the action of its button (`join`) or the name of its command (`/play`); `pressable`
    counts how often each button could have been pressed when somebody chose one to press.
    """

    def __init__(
        self,
        sandbox: Sandbox,
        tables: Tables,
        rooms: Mapping[str, list[Person]],
        leaver: Person,
        record: bytes,
        rolls: random.Random,
        idle: Callable[[], Awaitable[None]],
    ) -> None:
        self._sandbox = sandbox
        self._tables = tables
        self.rooms = rooms
        self._rolls = rolls
        self._idle = idle
        self.used: Counter[str] = Counter()
        self.pressable: Counter[str] = Counter()
        self.commands = [each["name"] for each in sandbox.state.commands[None].values()]
        self._moderated = moderated(sandbox)
        self._deeds = {
            room: Deeds(sandbox, people, ELSEWHERE, record, rolls, self.used) for room, people in rooms.items()
        }
        self.leaver = leaver
        self.wandered: set[int] = set()
        self._leaver = Leaver(leaver, self._deeds[RULED], rolls)

    async def settle(self, command: str, person: Person, action: str, setting: str, *picked: str) -> None:
        """Send a command that opens a screen, and press there what settles something."""
        deeds = self._deeds[RULED]
        screen = (await deeds.command(person, command)).said
        await self._idle()
        wanted = [
            each
            for each in deeds.choices(person, screen)
            if each.action == action and setting in str(each.component["custom_id"]).split(":")[-1].split()
        ]
        await deeds.press(wanted[0], *picked)
        await self._idle()

    async def deed(self, room: str) -> None:  # noqa: C901 - it has a line for each kind of deed
        """Let one person act: they go on with the game, or do something that was seldom done before.

        Raises ActionError where Discord does not let somebody do it.
        """
        roll, people = self._rolls.random(), self.rooms[room]
        found = self.live(room)
        if roll < 0.02:
            await self._withdraw()
        elif roll < 0.04 and found is not None:
            await self._host(room, *found)
        elif roll < 0.06 and found is not None:
            await self._resign(room, found[0])
        elif roll < 0.1 and found is not None:
            await self._play_in_a_pause(room, found[1])
        elif roll < 0.14 and found is not None:
            await self._take_back(room, found[1])
        elif roll < 0.15:
            await self._deeds[room].command(self._rolls.choice(people), "play")
        elif roll < 0.17 and found is not None:
            await self._move_for_another(room, found[1])
        elif found is None:
            await self._open(room)
        elif roll < 0.45:
            await self._go_on(room, *found)
        elif roll < 0.65:
            await self._command(room)
        else:
            await self.press(room)

    def live(self, room: str) -> tuple[Message, Screen] | None:
        """The newest message of a room with controls that everybody sees."""
        for message in reversed(self._sandbox.messages(room)):
            screen = Screen(message.payload)
            if message.by_bot and screen.shows is not None:
                return message, screen
        return None

    async def _go_on(self, room: str, message: Message, screen: Screen) -> None:
        """Let the person act for whom the table waits."""
        people, deeds = self.rooms[room], self._deeds[room]
        by_id = {each.id: each for each in people}
        session = await self.shown(screen)
        wanted: list[Choice] = []
        if session.state == "lobby":
            for each in session.invited:
                if str(each.user_id) in by_id:
                    wanted += self.one(by_id[str(each.user_id)], message, "accept")
            host = by_id.get(str(session.host), people[0])
            few = len(session.people) < session.game.seats[0]
            person = self._rolls.choice(people) if few else host
            wanted = wanted or self.one(person, message, "join" if few else "start")
        elif session.question is not None and self._rolls.random() < 0.5:
            voters = [by_id[str(each)] for each in session.question.open if str(each) in by_id]
            wanted = self.one(self._rolls.choice(voters or people), message, "answer")
        elif session.state == "running" and session.actor_person is not None:
            actor = by_id.get(str(session.actor_person.user_id), people[0])
            wanted = self.one(actor, message, "pick", "pickb", "pickc")
        if wanted:
            await deeds.press(self._rolls.choice(wanted))
        elif session.ended:
            await self._open(room)

    async def _open(self, room: str) -> None:
        """Open a table for as many as its game takes."""
        game = GAMES[self._rolls.choice(sorted(GAMES))]
        opener, *others = self._rolls.sample(self.rooms[room], self._rolls.choice(game.seats))
        named = dict(zip(("opponent", "opponent2", "opponent3"), others, strict=False))
        await opener.slash("play", wait=False, game=game.key, **named)
        self.used["/play"] += 1

    async def _resign(self, room: str, board: Message) -> None:
        """Somebody gives up: few games would come to an end otherwise."""
        deeds, person = self._deeds[room], self._rolls.choice(self.rooms[room])
        screen: Message | None = board
        # Resign stands behind More, and asks first.
        for action in ("besides", "resign", "resigned"):
            found = self.one(person, screen, action) if screen is not None else []
            if not found:
                return
            screen = (await deeds.press(found[0])).reply
            await self._idle()

    async def _host(self, room: str, board: Message, screen: Screen) -> None:
        """The host of a lobby opens the panel, turns to the people, and does something there."""
        session = await self.shown(screen)
        host = next((each for each in self.rooms[room] if each.id == str(session.host)), None)
        deeds = self._deeds[room]
        for choice in self.one(host, board, "options") if host is not None else ():
            panel = (await deeds.press(choice)).reply
            await self._idle()
            if panel is not None and host is not None:
                pages = self.one(host, panel, "panel", "first", "settle")
                await deeds.press(self._rolls.choice(pages))
                await self._idle()
                rest = self.one(host, panel, "guests", "remove", "hand")
                if rest:
                    await deeds.press(min(rest, key=lambda each: self.used[each.action]))

    async def _move_for_another(self, room: str, screen: Screen) -> None:
        """Somebody whose turn it is not types a move that whoever is to act could make."""
        session = await self.shown(screen)
        actor = self.player(room, session.actor_person) if session.state == "running" else None
        if actor is not None:
            ply = session.continuations()[next(iter(session.continuations()))][0]
            others = [each for each in self.rooms[room] if each is not actor]
            await self._rolls.choice(others).slash("move", wait=False, move=ply)

    async def _play_in_a_pause(self, room: str, screen: Screen) -> None:
        """A moderator pauses a game, and who is to move types a move all the same."""
        session = await self.shown(screen)
        actor = self.player(room, session.actor_person) if session.state == "running" else None
        if actor is not None:
            await self._deeds[room].command(self._sandbox.person(MODERATOR, room), "pause")
            await self._idle()
            self._sandbox.clock.advance(STEP)
            await actor.slash("move", wait=False, move=session.continuations()[next(iter(session.continuations()))][0])
            await self._idle()
            self._sandbox.clock.advance(STEP)
            await self._deeds[room].command(self._sandbox.person(MODERATOR, room), "resume")

    async def _take_back(self, room: str, screen: Screen) -> None:
        """Whoever moved last takes that back, or asks to."""
        session = await self.shown(screen)
        moved = [each for each in session.played if each.seat]
        if session.state == "running" and moved:
            mover = self.player(room, session.people[moved[-1].seat - 1])
            if mover is not None:
                await self._deeds[room].command(mover, "takeback")

    async def shown(self, screen: Screen) -> Session:
        """The table that a live message shows, as it is stored now."""
        assert screen.shows is not None, "what is live shows something"
        return await self._tables.load(screen.shows[1])

    def player(self, room: str, player: Player | None) -> Person | None:
        """Somebody of a room by who sits at its table; None where nobody does, or somebody from elsewhere."""
        return next((each for each in self.rooms[room] if player is not None and each.id == str(player.user_id)), None)

    async def _withdraw(self) -> None:
        """Let somebody who never plays ask what is stored about them, or have it deleted."""
        await self._leaver.act()

    async def _command(self, room: str) -> None:
        names = [f"/{each}" for each in self.commands]
        name = self._deeds[room].seldom([each for each in names if room == RULED or each not in SERVER_WIDE], 2)
        person = self._rolls.choice(self.rooms[room])
        if name in self._moderated:
            person = self._sandbox.person(MODERATOR, room)
        await self._deeds[room].command(person, name.removeprefix("/"))

    async def press(self, room: str) -> None:
        """Press any button or menu that somebody sees, preferably one that was seldom pressed."""
        found = [each for each in self._pressable(room) if each.action not in LEFT_ALONE]
        found = [each for each in found if room == RULED or each.action not in SERVER_WIDE]
        private = [each for each in found if each.message.ephemeral]
        if private and self._rolls.random() < 0.5:
            # What somebody has just been shown leads on.
            found = private
        self.pressable.update({each.action for each in found})
        await self._deeds[room].press_seldom(found)

    def _pressable(self, room: str) -> Iterator[Choice]:
        deeds, people = self._deeds[room], self.rooms[room]
        for person in people:
            seen = person.messages()
            private = [each for each in seen if each.ephemeral]
            public = [each for each in seen if not each.ephemeral]
            for message in (*public[-6:], *private[-6:]):
                yield from deeds.choices(person, message)
        edited = [each for each in self._sandbox.messages(room) if each.history]
        if edited:
            # What somebody still sees who has not heard of the last edit of a message.
            state, message = self._sandbox.state, self._rolls.choice(edited)
            stale = Message(state, state.messages[message.id], dict(message.history[-1]))
            yield from deeds.choices(self._rolls.choice(people), stale)

    def one(self, person: Person, message: Message, *actions: str) -> list[Choice]:
        """All on a message that has one of these actions, for that person to press."""
        return [each for each in self._deeds[RULED].choices(person, message) if each.action in actions]

    async def press_one(self, choice: Choice, *picked: str) -> Result:
        """Press it, with what is `picked` in a menu, or else with anything."""
        return await self._deeds[RULED].press(choice, *picked)
