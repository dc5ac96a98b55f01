"""People of a soak who act in their own direct messages, or privately: strangers, and somebody who wants to leave."""

from __future__ import annotations

import random
from collections.abc import Sequence

from bench.samples import ALSO_FOR_TWO
from bench.soak.actions import LEFT_ALONE, Actions
from bench.soak.crowd import ANYTHING, AROUND, NONSENSE, PICKED, SEEN, Acting, forge
from bench.soak.evidence import Screen
from sandbox import Message, Person, Sandbox

APART = {**PICKED, "answer": 20, "makeoffer": 5, "agreepool": 50, "rematch": 2, "resigned": 5}
"""The actions that strangers take on all messages that they have, each with its weight."""

NEVER_APART = frozenset((*LEFT_ALONE, "avoid", "stoppool"))
"""What strangers do not press: after that they would have nobody to play with."""


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
        roll = self._rolls.random()
        if roll < NONSENSE / 2:
            self._forge(stands)
        elif roll < ANYTHING:
            await self._actions.press_least_used([each for each in choices if each.action not in NEVER_APART])
        elif roll < 0.9 and any(each.action in APART for each in choices):
            await self._actions.press_one_of(choices, APART)
        elif roll < 0.95:
            await self._person.slash(self._rolls.choice((*AROUND, "resign")), wait=False)
        else:
            await self._person.slash("find", wait=False, game=self._rolls.choice(ALSO_FOR_TWO[:2]))

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
