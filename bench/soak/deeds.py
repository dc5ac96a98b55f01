"""Whatever a person can do with a bot: any command that is offered, filled in at random, and anything to be pressed.

The commands are those that the bot has registered; what can be pressed stands on its messages. So whatever is new is
done too, and what was never done can be told.
"""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from sandbox import Message, Person, Result, Sandbox
from sandbox.people.options import (
    ATTACHMENT,
    BOOLEAN,
    CHANNEL,
    INTEGER,
    STRING,
    USER,
    find_command,
)
from sandbox.refusals.walking import components

ACTION = re.compile(r"[a-z][0-9]+:([a-z]{1,12}):")
"""How the id of whatever can be pressed begins: with the action that answers it."""

GARBAGE = ("", " ", "a1 a2 a3", "take ☃", "'; DROP TABLE session; --", "**x** <@1>", "9" * 300, ",,,", "\u202e\u0000")


class Choice(Struct, frozen=True):
    """Something that a person can press: on which message, and what it does."""

    person: Person
    message: Message
    action: str
    component: dict[str, Any]


class Deeds:
    """What the people of one place do. `used` counts it, by command (with a slash) and by action."""

    def __init__(
        self,
        sandbox: Sandbox,
        people: Sequence[Person],
        rooms: Sequence[str],
        record: bytes,
        rolls: random.Random,
        used: Counter[str],
    ) -> None:
        self._sandbox = sandbox
        self._people = people
        self._rooms = rooms
        self._record = record
        self._rolls = rolls
        self._used = used

    async def command(self, person: Person, name: str) -> Result:
        """Send a command. Raises ActionError where Discord does not let that person send it there."""
        _, _, options = find_command(self._sandbox.state, name, person.user, person.channel)
        given = {}
        strangers = self._rolls.sample(self._people, len(self._people))
        for option in options:
            if not option.get("required") and self._rolls.random() < 0.5:
                continue
            given[option["name"]] = await self._value(person, name, option, strangers)
        result = await person.slash(name, wait=False, **given)
        self._used[f"/{name}"] += 1
        return result

    async def _value(self, person: Person, name: str, option: dict[str, Any], strangers: list[Person]) -> Any:
        match option["type"]:
            case _ if option.get("choices"):
                return self._rolls.choice(option["choices"])["value"]
            case _ if option.get("autocomplete"):
                offered = await person.autocomplete(name, option["name"], "")
                return self._rolls.choice(offered)["value"] if offered else "a1"
            case t if t == STRING:
                return self._rolls.choice(GARBAGE)
            case t if t == INTEGER:
                return self._rolls.randint(option.get("min_value", 0), option.get("max_value", 9))
            case t if t == BOOLEAN:
                return self._rolls.random() < 0.5
            case t if t == USER:
                return strangers.pop()
            case t if t == CHANNEL:
                return self._sandbox.world.channel(self._rolls.choice(self._rooms))
            case t if t == ATTACHMENT:
                return person.upload("record.txt", self._record)
            case other:
                raise NotImplementedError(f"nobody knows what to give for an option of type {other}")

    def choices(self, person: Person, message: Message) -> list[Choice]:
        """All that somebody can press on a message, each menu once."""
        found = []
        for _, value, _ in components(dict(message.payload)):
            match = ACTION.match(str(value.get("custom_id", "")))
            if match is not None and not value.get("disabled"):
                found.append(Choice(person, message, match[1], value))
        return found

    async def press(self, choice: Choice, *picked: str) -> Result:
        """Press it, with what is `picked` in a menu, or else with anything; a form that opens is filled in."""
        values = [*picked] or self._picked(choice.component)
        result = await choice.person.press(choice.message, choice.component["custom_id"], values, wait=False)
        self._used[choice.action] += 1
        if (form := result.modal) is not None:
            word = str(self._rolls.randrange(20)) if self._rolls.random() < 0.8 else self._rolls.choice(GARBAGE)[:5]
            filled = {each.custom_id: word or "x" for each in form.fields}
            result = await choice.person.submit(form, wait=False, **filled)
            match = ACTION.match(form.custom_id)
            self._used[match[1] if match else form.custom_id] += 1
        return result

    def _picked(self, component: dict[str, Any]) -> list[str] | None:
        if component["type"] == BUTTON:
            return None
        low, high = component.get("min_values"), component.get("max_values")
        low, high = 1 if low is None else int(low), 1 if high is None else int(high)
        if "options" in component:
            offered = [each["value"] for each in component["options"]]
        elif component["type"] == CHANNELS:
            offered = [self._sandbox.world.channel(each).id for each in self._rooms]
        else:
            offered = [each.id for each in self._people]
        most = min(high, len(offered), low + self._rolls.randrange(3))
        return self._rolls.sample(offered, max(low, most))


BUTTON, CHANNELS = 2, 8
"""Types of components, by Discord's numbers."""
