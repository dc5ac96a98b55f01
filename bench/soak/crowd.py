"""People who act at random through real interactions: mostly sensible, some of it nonsense."""

from __future__ import annotations

import asyncio
import random
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress

from bench.soak.actions import GARBAGE, LEFT_ALONE, MODERATOR, SERVER_WIDE, Actions, moderated
from bench.soak.evidence import Control, Screen
from rules.catalogue import GAMES
from sandbox import ActionError, Message, Person, Result, Sandbox
from sandbox.people import acting
from sandbox.world.state import StoredMessage

NONSENSE, ANYTHING = 0.12, 0.25
"""The shares of what is done that are nonsense, and any command or button that was seldom used."""


async def a_moment() -> None:
    """Wait until the bot has probably answered, where nothing tells."""
    await asyncio.sleep(0.3)


SEEN = 12
"""The number of messages, the last ones of a channel, in which people look for something to press."""

AROUND = ("takeback", "takeback", "draw", "nudge", "history", "games", "stats", "replay")
"""What people ask for beside their moves."""

WANTED = ("makeoffer", "agreepool", "answer", "rematch")
"""What strangers press in their direct messages, beside their moves."""

NEVER_APART = frozenset((*LEFT_ALONE, "avoid", "stoppool"))
"""What strangers do not press: after that they would have nobody to play with."""

FOR_TWO = tuple(key for key, game in GAMES.items() if 2 in game.seats)

FORGED = (
    "b2:pick:{}:99999:0:a1",
    "b2:resigned:{}:0:0:",
    "b2:pick:999999:1:0:",
    "b2:without:{}:0:0:1",
    "b2:end:{}:0:0:x",
    "b2:nothing:{}:0:0:",
    "b9:pick:1:1:1:1",
    "b2:start:{}:0:0:",
    "☃",
)


def forge(sandbox: Sandbox, person: Person, message: Message, rolls: random.Random) -> None:
    """Press a button with a made-up id on a message of a table, which Discord itself would refuse."""
    shows = Screen(message.payload).shows
    # In a third of them, the table is another one.
    table = shows[1] if shows is not None and rolls.random() < 0.7 else rolls.randrange(1, 50)
    forged = rolls.choice(FORGED).format(table)
    button = {"type": 2, "style": 1, "label": "x", "custom_id": forged, "id": 1}
    body = {**message.payload, "components": [{"type": 1, "id": 2, "components": [button]}]}
    body.pop("pings", None)
    acting.press(sandbox.state, person.id, message.id, forged, snapshot=body)


class Acting(ABC):
    """Somebody who acts again and again, or several people who do."""

    def __init__(self, rolls: random.Random) -> None:
        self._rolls = rolls

    @abstractmethod
    async def act(self) -> None:
        """Do one thing. Raises ActionError where it cannot be done."""

    async def live(self, thinking: float) -> None:
        """Act for ever, with `thinking` seconds between two acts on average. ActionErrors are ignored."""
        while True:
            await asyncio.sleep(self._rolls.uniform(0.2, 1.8) * thinking)
            # Discord does not let a person do what cannot be done: they think again.
            with suppress(ActionError):
                await self.act()


class Group(Acting):
    """The people around one channel, and what they do there one after the other.

    `actions` is what people can do there at all. Where `ruled`, the server's settings are changed. `wait` waits for an
    answer, and `anything` is the share of what is done that is any command or button.
    """

    def __init__(
        self,
        sandbox: Sandbox,
        channel_id: str,
        people: Sequence[Person],
        actions: Actions,
        rolls: random.Random,
        *,
        ruled: bool = False,
        wait: Callable[[], Awaitable[None]] = a_moment,
        anything: float = ANYTHING,
    ) -> None:
        super().__init__(rolls)
        self._sandbox = sandbox
        self.channel_id = channel_id
        self.ruled = ruled
        self._people = people
        self._moderator = sandbox.person(MODERATOR, channel_id)
        self._actions = actions
        self._wait = wait
        self._anything = anything
        self._screens: deque[Message] = deque(maxlen=30)

    async def act(self) -> None:
        """Do one thing. Raises ActionError where it cannot be done."""
        roll = self._rolls.random()
        if roll < NONSENSE:
            await self._nonsense()
        elif roll < NONSENSE + self._anything / 2:
            await self._command_seldom()
        elif roll < NONSENSE + self._anything:
            await self.press_least_used()
        else:
            await self._sensible()

    def _stored(self) -> list[StoredMessage]:
        everything = self._sandbox.state.by_channel.get(self.channel_id, [])
        return [each for each in everything[-40:] if not each.deleted]

    def _live(self) -> tuple[Message, Screen] | None:
        """The newest message with controls that everybody sees."""
        for stored in reversed(self._stored()):
            if stored.only_for is None and stored.author_id == self._sandbox.world.bot.id:
                message = self._sandbox.message(stored.id)
                screen = Screen(message.payload)
                if screen.shows is not None:
                    return message, screen
        return None

    def _somebody(self) -> Person:
        return self._rolls.choice(self._people)

    def _by_id(self, user_id: str | None) -> Person:
        return next((each for each in self._people if each.id == user_id), self._people[0])

    # Anything

    async def _command_seldom(self) -> None:
        """Send a command, the likelier the more seldom it was used."""
        commands = (f"/{each['name']}" for each in self._sandbox.state.commands[None].values())
        name = self._actions.least_used([each for each in commands if self.ruled or each not in SERVER_WIDE], 2)
        person = self._moderator if name in moderated(self._sandbox) else self._somebody()
        await self._actions.command(person, name.removeprefix("/"))

    async def press_least_used(self) -> None:
        """Press anything that somebody sees, the likelier the more seldom it was used."""
        person = self._rolls.choice([*self._people, self._moderator])
        seen = [each for each in self._stored()[-SEEN:] if each.only_for in (None, person.id)]
        found = [each for one in seen for each in self._actions.choices(person, self._sandbox.message(one.id))]
        allowed = [each for each in found if each.action not in LEFT_ALONE]
        await self._actions.press_least_used([each for each in allowed if self.ruled or each.action not in SERVER_WIDE])

    # Sensible

    async def _sensible(self) -> None:
        found = self._live()
        if found is None:
            await self.open()
            return
        message, screen = found
        self._screens.append(message.frozen())
        assert screen.shows is not None, "what has controls shows something"
        shows, _ = screen.shows
        if shows == "board":
            await self._play(message, screen)
        elif shows == "lobby":
            await self._gather(message, screen)
        elif shows == "call":
            await self._press(self._somebody(), message, self._one(screen, "show"))
        elif self._rolls.random() < 0.5:
            await self._press(self._somebody(), message, self._one(screen, "rematch"))
        else:
            await self.open()

    async def open(self, key: str = "") -> None:
        """Open a table."""
        game = GAMES[key or self._rolls.choice(sorted(GAMES))]
        others = self._rolls.sample(self._people, self._rolls.choice(game.seats) - 1)
        opener = self._rolls.choice([each for each in self._people if each not in others])
        names = ("opponent", "opponent2", "opponent3")
        result = await opener.slash("play", wait=False, game=game.key, **dict(zip(names, others, strict=False)))
        if game.seats[-1] == 1:
            await self._begin_alone(opener, result)

    async def _begin_alone(self, person: Person, result: Result) -> None:
        """A game for one asks for its options first."""
        await self._wait()
        if result.reply is not None and (begin := self._one(Screen(result.reply.payload), "begin")) is not None:
            await self._press(person, result.reply, begin)

    async def _gather(self, message: Message, screen: Screen) -> None:
        if screen.called and self._rolls.random() < 0.8:
            # Nearly everybody comes who is invited: nothing starts before they have answered.
            wanted = "accept" if self._rolls.random() < 0.9 else "decline"
            await self._press(self._by_id(self._rolls.choice(screen.called)), message, self._one(screen, wanted))
            return
        actions = ["join"] + ["start"] * 6 + ["leave", "cancel", "word", "details", "switch"]
        wanted = self._rolls.choice(actions)
        control = self._one(screen, wanted)
        # Nobody reads who the host is: they try.
        person = self._by_id(None) if wanted == "start" and self._rolls.random() < 0.4 else self._somebody()
        result = await self._press(person, message, control)
        if result and wanted == "word":
            await self._fill_in(person, result)

    async def _fill_in(self, person: Person, interaction_id: str) -> None:
        modal = self._sandbox.state.interactions[interaction_id].modal
        if modal is not None:
            word = f"word {self._rolls.randrange(1000)}"
            fields = [{**each, "value": word} for each in _inputs(modal["components"])]
            filled = [{"type": 18, "component": each} for each in fields]
            acting.submit_modal(self._sandbox.state, person.id, interaction_id, modal["custom_id"], filled)

    async def _play(self, message: Message, screen: Screen) -> None:
        actor = self._by_id(screen.actor)
        roll = self._rolls.random()
        if roll < 0.15:
            # Where the bot is away, nothing is offered.
            choices = []
            with suppress(AssertionError):
                choices = await actor.autocomplete("move", "move", "")
            if choices:
                await actor.slash("move", wait=False, move=self._rolls.choice(choices)["value"])
        elif roll < 0.18:
            await self._resign(actor)
        elif roll < 0.22:
            await self._somebody().slash(self._rolls.choice(AROUND), wait=False)
        elif roll < 0.5 and (answers := [each for each in screen.controls if each.press.action == "answer"]):
            await self._press(self._somebody(), message, self._rolls.choice(answers))
        elif screen.picks:
            await self._press(actor, message, self._rolls.choice(screen.picks))

    async def _resign(self, person: Person) -> None:
        result = await person.slash("resign", wait=False)
        await self._wait()
        if result.reply is not None and result.reply.buttons:
            button = self._rolls.choice(result.reply.buttons[:2])
            if button.custom_id:
                await person.press(result.reply, button.custom_id, wait=False)

    async def _press(self, person: Person, message: Message, control: Control | None) -> str | None:
        if control is None:
            return None
        values = None if control.value is None else [control.value]
        return (await person.press(message, control.custom_id, values, wait=False)).id

    def _one(self, screen: Screen, action: str) -> Control | None:
        return next((each for each in screen.controls if each.press.action == action), None)

    # Nonsense

    async def _nonsense(self) -> None:
        actions = (self._press_old, self._press_others, self._forge, self._type, self._command, self._chatter)
        await self._rolls.choice(actions)()

    async def _press_old(self) -> None:
        """Press something on a message as it looked before its last edits."""
        if self._screens:
            old = self._rolls.choice(list(self._screens))
            controls = Screen(old.payload).controls
            if controls:
                await self._press(self._somebody(), old, self._rolls.choice(controls))

    async def _press_others(self) -> None:
        if (found := self._live()) is not None and found[1].controls:
            harmless = [each for each in found[1].controls if each.press.action not in ("cancel", "leave")]
            await self._press(self._somebody(), found[0], self._rolls.choice(harmless))

    async def _forge(self) -> None:
        if (found := self._live()) is not None:
            forge(self._sandbox, self._somebody(), found[0], self._rolls)

    async def _type(self) -> None:
        await self._somebody().slash("move", wait=False, move=self._rolls.choice(GARBAGE))

    async def _command(self) -> None:
        words = self._rolls.choice(("board", "board", "rules", "resign", "record", "privacy", "play", "move"))
        person = self._rolls.choice([self._somebody(), self._somebody().at("quiet"), self._somebody()])
        if words == "play":
            await person.slash("play", wait=False, game=self._rolls.choice(sorted(GAMES)))
        elif words == "move":
            await person.slash("move", wait=False, move="a1")
        else:
            await person.slash(words, wait=False)

    async def _chatter(self) -> None:
        await self._somebody().say(self._rolls.choice(("hm", "nice one", "whose turn is it?")))


def _inputs(parts: Sequence[dict[str, object]]) -> list[dict[str, object]]:
    """The text inputs of a form."""
    found = []
    for part in parts:
        inner = part.get("component")
        if isinstance(inner, dict) and inner.get("type") == 4:
            found.append({"type": 4, "id": inner.get("id", 0), "custom_id": inner["custom_id"]})
    return found


class Stranger(Acting):
    """Somebody who plays with people of all servers, in their direct messages with the bot."""

    def __init__(self, sandbox: Sandbox, user_id: str, actions: Actions, rolls: random.Random) -> None:
        super().__init__(rolls)
        self._sandbox = sandbox
        self._person = sandbox.person(user_id).direct()
        self._actions = actions

    async def act(self) -> None:
        """Do one thing. Raises ActionError where it cannot be done."""
        stands = [each for each in self._person.messages()[-SEEN:] if not each.deleted]
        choices = [each for message in stands for each in self._actions.choices(self._person, message)]
        picks = [each for each in choices if each.action.startswith("pick")]
        wanted = [each for each in choices if each.action in WANTED]
        roll = self._rolls.random()
        if roll < NONSENSE / 2:
            self._forge(stands)
        elif roll < ANYTHING:
            await self._actions.press_least_used([each for each in choices if each.action not in NEVER_APART])
        elif picks and roll < 0.8:
            await self._actions.press(self._rolls.choice(picks))
        elif wanted and roll < 0.9:
            await self._actions.press(wanted[-1])
        elif roll < 0.95:
            await self._person.slash(self._rolls.choice((*AROUND, "resign")), wait=False)
        else:
            await self._person.slash("find", wait=False, game=self._rolls.choice(FOR_TWO[:2]))

    def _forge(self, stands: Sequence[Message]) -> None:
        found = [each for each in stands if Screen(each.payload).shows is not None]
        if found:
            forge(self._sandbox, self._person, self._rolls.choice(found), self._rolls)


class Leaver(Acting):
    """Somebody who plays with nobody, asks what is kept of them, and has it deleted."""

    def __init__(self, person: Person, actions: Actions, rolls: random.Random) -> None:
        super().__init__(rolls)
        self._person = person
        self._actions = actions

    async def act(self) -> None:
        """Do one thing. Raises ActionError where it cannot be done."""
        private = [each for each in self._person.messages()[-3:] if each.ephemeral]
        choices = [each for message in private for each in self._actions.choices(self._person, message)]
        if choices and self._rolls.random() < 0.7:
            await self._actions.press(self._rolls.choice(choices))
        else:
            await self._actions.command(self._person, self._rolls.choice(("me", "privacy")))
