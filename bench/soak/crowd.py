"""People who act at random through real interactions: mostly sensible, some of it nonsense."""

from __future__ import annotations

import asyncio
import random
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Awaitable, Callable, Mapping, Sequence
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

PICKED = {"pick": 5, "pickb": 5, "pickc": 5}
PRESSED: dict[str, Mapping[str, int]] = {
    "board": {**PICKED, "answer": 20},
    "lobby": {
        "accept": 60,
        "decline": 6,
        "start": 6,
        **dict.fromkeys(("join", "leave", "cancel", "word", "switch"), 1),
    },
    "call": {"show": 1},
    "end": {"rematch": 1},
}
"""The actions that people take on a message, by what it shows, each with its weight."""

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
        shows = found[1].shows if found is not None else None
        if found is None or shows is None or (shows[0] == "end" and self._rolls.random() < 0.5):
            await self.open()
            return
        message, screen = found
        self._screens.append(message.frozen())
        if shows[0] == "board" and self._rolls.random() < 0.22:
            await self._beside_the_board(self._by_id(screen.actor))
            return
        # Mostly those act who are to: nothing starts before all who are invited have answered.
        named = screen.called if shows[0] == "lobby" else [screen.actor]
        person = self._by_id(self._rolls.choice(named)) if named and self._rolls.random() < 0.8 else self._somebody()
        await self._actions.press_one_of(self._actions.choices(person, message), PRESSED[shows[0]])

    async def open(self, key: str = "") -> None:
        """Open a table."""
        game = GAMES[key or self._rolls.choice(sorted(GAMES))]
        others = self._rolls.sample(self._people, self._rolls.choice(game.seats) - 1)
        opener = self._rolls.choice([each for each in self._people if each not in others])
        names = ("opponent", "opponent2", "opponent3")
        result = await opener.slash("play", wait=False, game=game.key, **dict(zip(names, others, strict=False)))
        if game.seats[-1] == 1:
            # A game for one asks for its options first.
            await self._press_answer(opener, result, ("begin",))

    async def _beside_the_board(self, actor: Person) -> None:
        """The player to act types a move or gives up, or somebody sends another command."""
        roll = self._rolls.random()
        if roll < 0.7:
            # Where the bot is away, nothing is offered.
            choices = []
            with suppress(AssertionError):
                choices = await actor.autocomplete("move", "move", "")
            if choices:
                await actor.slash("move", wait=False, move=self._rolls.choice(choices)["value"])
        elif roll < 0.8:
            await self._press_answer(actor, await actor.slash("resign", wait=False), ("resigned", "stay"))
        else:
            await self._somebody().slash(self._rolls.choice(AROUND), wait=False)

    async def _press_answer(self, person: Person, result: Result, wanted: Sequence[str]) -> None:
        """Press one of the `wanted` actions on the private answer to a command."""
        await self._wait()
        if result.reply is not None:
            choices = self._actions.choices(person, result.reply)
            await self._actions.press_one_of(choices, dict.fromkeys(wanted, 1))

    async def _press(self, person: Person, message: Message, control: Control) -> None:
        values = None if control.value is None else [control.value]
        await person.press(message, control.custom_id, values, wait=False)

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
