"""More people for a soak: those who play, and one who has their data deleted."""

from __future__ import annotations

import random

from bench.soak.deeds import Deeds, act_for_ever
from sandbox import Person, Sandbox
from sandbox.world.guild import User


def add_people(sandbox: Sandbox, count: int) -> list[User]:
    """Add `count` people to every server."""
    state, found = sandbox.state, list[User]()
    for number in range(1, count + 1):
        user = User(state.ids.next(), f"person{number}", f"person{number}", f"Person {number}")
        state.world.people[user.id] = user
        for guild in state.world.guilds.values():
            guild.members.add(user.id)
        found.append(user)
    return found


class Leaver:
    """Somebody who plays with nobody, asks what is kept of them, and has it deleted."""

    def __init__(self, person: Person, deeds: Deeds, rolls: random.Random) -> None:
        self._person = person
        self._deeds = deeds
        self._rolls = rolls

    async def live(self, thinking: float) -> None:
        """Act for ever, with `thinking` seconds between on average."""
        await act_for_ever(self.act, self._rolls, thinking)

    async def act(self) -> None:
        """Do one thing. Raises ActionError where it cannot be done."""
        private = [each for each in self._person.messages()[-3:] if each.ephemeral]
        choices = [each for message in private for each in self._deeds.choices(self._person, message)]
        if choices and self._rolls.random() < 0.7:
            await self._deeds.press(self._rolls.choice(choices))
        else:
            await self._deeds.command(self._person, self._rolls.choice(("me", "privacy")))
