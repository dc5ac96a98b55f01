"""All that a person can do with a bot: send any command, filled in at random, and press any button or menu.

The commands are those that the bot has registered; what can be pressed stands on its messages. So whatever is new is
done too, and what was never done can be listed.
"""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from typing import Any

from msgspec import Struct

from sandbox import ActionError, Message, Person, Result, Sandbox
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
"""How a custom id begins: a kind and a format, then the action that answers it."""

GARBAGE = ("", " ", "a1 a2 a3", "take ☃", "'; DROP TABLE session; --", "**x** <@1>", "9" * 300, ",,,", "\u202e\u0000")


LEFT_ALONE = frozenset(("forgotten",))
"""Actions that no player uses: they rewrite the logs with which answers are compared."""

SERVER_WIDE = frozenset(("/settings", "setserver", "setpages"))
"""What people do in one server only: with such settings the other servers would have no place for tables."""

MODERATOR = "alice"
"""Who owns the servers."""


BUTTON, CHANNELS = 2, 8
"""Types of components, by Discord's numbers."""


def moderated(sandbox: Sandbox) -> frozenset[str]:
    """The registered commands, with a slash, that members need a right for: who owns the server may send them."""
    commands = sandbox.state.commands[None].values()
    return frozenset(f"/{each['name']}" for each in commands if each["default_member_permissions"] is not None)


class Choice(Struct, frozen=True):
    """Something that a person can press: on which message, and what it does."""

    person: Person
    message: Message
    action: str
    component: dict[str, Any]

    @property
    def is_menu(self) -> bool:
        """Whether something is picked in it."""
        return bool(self.component["type"] != BUTTON)

    def offers(self, picked: Sequence[str]) -> bool:
        """Whether it is a menu that offers these values, or a button that carries them."""
        if not self.is_menu:
            return {*picked} <= {*str(self.component["custom_id"]).split(":")[-1].split()}
        if "options" not in self.component:
            return all(each.isdecimal() for each in picked)
        return {*picked} <= {each["value"] for each in self.component["options"]}


class Actions:
    """What the people of one place do. `used` counts commands (with a slash) and actions.

    `pressable` counts how often each action could have been chosen when somebody chose one to press.
    """

    def __init__(
        self,
        sandbox: Sandbox,
        people: Sequence[Person],
        rooms: Sequence[str],
        record: bytes,
        rolls: random.Random,
        used: Counter[str],
        pressable: Counter[str] | None = None,
    ) -> None:
        self._sandbox = sandbox
        self._people = people
        self._rooms = rooms
        self._record = record
        self._rolls = rolls
        self.used = used
        self._pressable = Counter[str]() if pressable is None else pressable

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
        self.used[f"/{name}"] += 1
        return result

    async def _value(self, person: Person, name: str, option: dict[str, Any], strangers: list[Person]) -> Any:
        match option["type"]:
            case _ if option.get("choices"):
                return self._rolls.choice(option["choices"])["value"]
            case _ if option.get("autocomplete"):
                return await self._offered(person, name, option["name"])
            case t if t == STRING:
                return self._rolls.choice(GARBAGE)
            case t if t == INTEGER:
                return self._rolls.randint(option.get("min_value", 0), option.get("max_value", 9))
            case t if t == BOOLEAN:
                return self._rolls.random() < 0.5
            case t if t == USER:
                return strangers.pop()
            case t if t == CHANNEL:
                return self._sandbox.world.channel(self._rolls.choice(self._rooms_of(person)))
            case t if t == ATTACHMENT:
                return person.upload("record.txt", self._record)
            case other:
                raise NotImplementedError(f"nobody knows what to give for an option of type {other}")

    async def _offered(self, person: Person, name: str, option: str) -> Any:
        """A value that the bot offers for an option, or a word that fits many where it offers none.

        Where the bot is away it offers none. The proof `answered` tells where it had no reason to be.
        """
        offered = list[dict[str, Any]]()
        with suppress(AssertionError):
            offered = await person.autocomplete(name, option, "")
        return self._rolls.choice(offered)["value"] if offered else "a1"

    def least_used(self, names: Iterable[str], power: int) -> str:
        """Draw one of `names`. The weight is 1 / (1 + times used) to the power of `power`."""
        found = sorted(set(names))
        (name,) = self._rolls.choices(found, [1 / (1 + self.used[each]) ** power for each in found])
        return name

    async def press_least_used(self, choices: Sequence[Choice]) -> None:
        """Press one of these, the likelier the less often its action was used, if there is any."""
        self._pressable.update({each.action for each in choices})
        if choices:
            action = self.least_used((each.action for each in choices), 3)
            await self.press(self._rolls.choice([each for each in choices if each.action == action]))

    async def press_one_of(self, choices: Sequence[Choice], weights: Mapping[str, int]) -> None:
        """Press one of these whose action has a weight, if there is any: the likelier, the greater that is."""
        wanted = [each for each in choices if each.action in weights]
        if wanted:
            (chosen,) = self._rolls.choices(wanted, [weights[each.action] for each in wanted])
            await self.press(chosen)

    def choices(self, person: Person, message: Message) -> list[Choice]:
        """All that somebody can press on a message, each menu once."""
        found = []
        for _, value, _ in components(dict(message.payload)):
            match = ACTION.match(str(value.get("custom_id", "")))
            if match is not None and not value.get("disabled"):
                found.append(Choice(person, message, match[1], value))
        return found

    def _rooms_of(self, person: Person) -> list[str]:
        """The rooms in the server where a person is: Discord offers no others."""
        world = self._sandbox.world
        found = [each for each in self._rooms if world.channel(each).guild_id == person.channel.guild_id]
        if not found:
            raise ActionError(f"{person!r} is offered no room")
        return found

    async def press(self, choice: Choice, *picked: str) -> Result:
        """Press it, with what is `picked` in a menu, or else with anything; a form that opens is filled in."""
        values = [*picked] or self._picked(choice.component, choice.person)
        result = await choice.person.press(choice.message, choice.component["custom_id"], values, wait=False)
        self.used[choice.action] += 1
        if (form := result.modal) is not None:
            word = str(self._rolls.randrange(20)) if self._rolls.random() < 0.8 else self._rolls.choice(GARBAGE)[:5]
            filled = {each.custom_id: word or "x" for each in form.fields}
            result = await choice.person.submit(form, wait=False, **filled)
            match = ACTION.match(form.custom_id)
            self.used[match[1] if match else form.custom_id] += 1
        return result

    def _picked(self, component: dict[str, Any], person: Person) -> list[str] | None:
        if component["type"] == BUTTON:
            return None
        low, high = component.get("min_values"), component.get("max_values")
        low, high = 1 if low is None else int(low), 1 if high is None else int(high)
        if "options" in component:
            offered = [each["value"] for each in component["options"]]
        elif component["type"] == CHANNELS:
            offered = [self._sandbox.world.channel(each).id for each in self._rooms_of(person)]
        else:
            offered = [each.id for each in self._people]
        most = min(high, len(offered), low + self._rolls.randrange(3))
        return self._rolls.sample(offered, min(len(offered), max(low, most)))
