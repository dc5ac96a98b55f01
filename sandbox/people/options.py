"""Filling in a slash command: from words and values to Discord's option objects, by the registered command."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sandbox.refusals.errors import ActionError, Json
from sandbox.world.guild import Channel, User
from sandbox.world.state import State

SUBCOMMAND, GROUP, STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER, ATTACHMENT = range(1, 12)


def find_command(state: State, words: str, person: User, channel: Channel) -> tuple[Json, list[Json], list[Json]]:
    """The command of `words` (such as `play` or `game show`) that a person is offered in a channel.

    Returns the command itself, the steps into it, and its own options.

    Raises ActionError naming what there is when there is no such command.
    """
    name, *rest = words.removeprefix("/").split()
    chat = {one["name"]: one for one in state.offered(person, channel) if one["type"] == 1}
    if name not in chat:
        raise ActionError(f"There is no command /{name}; there are {sorted(chat)}.")
    command = chat[name]
    steps: list[Json] = []
    options: list[Json] = command["options"]
    for word in rest:
        below = {one["name"]: one for one in options if one["type"] in (SUBCOMMAND, GROUP)}
        if word not in below:
            raise ActionError(f"/{name} has no subcommand {word!r}; there are {sorted(below)}.")
        steps.append(below[word])
        options = below[word].get("options") or []
    if any(one["type"] in (SUBCOMMAND, GROUP) for one in options):
        raise ActionError(f"/{words} needs a subcommand: {[one['name'] for one in options]}.")
    return command, steps, options


def fill(words: str, options: list[Json], values: Mapping[str, Any], *, focused: str | None = None) -> list[Json]:
    """The option objects for `values` (by name; a person for a user option), in the command's order.

    With `focused` it is a question for autocomplete: that option is marked, nothing needs to be complete.
    Raises ActionError for an unknown, missing or impossible value, as Discord's own client would not send it.
    """
    rest = dict(values)
    filled: list[Json] = []
    for option in options:
        name = option["name"]
        if name not in rest:
            if option.get("required") and focused is None:
                raise ActionError(f"/{words} needs the option {name!r}.")
            continue
        given = rest.pop(name)
        if given is None:
            continue
        if name == focused:
            if not option.get("autocomplete"):
                raise ActionError(f"The option {name!r} of /{words} has no autocomplete.")
            filled.append({"name": name, "type": option["type"], "value": str(given), "focused": True})
        else:
            filled.append({"name": name, "type": option["type"], "value": _value(words, option, given)})
    if rest:
        known = [option["name"] for option in options]
        raise ActionError(f"/{words} has no option {sorted(rest)}; there are {known}.")
    return filled


def check_options(words: str, known: list[Json], given: list[Json], *, complete: bool) -> None:
    """Refuse (ActionError) option objects that Discord would not pass on: unknown, missing or out of bounds.

    Without `complete` it is a question for autocomplete: what is missing or half typed may be so.
    """
    by_name = {option["name"]: option for option in known}
    seen = {option["name"] for option in given}
    for option in given:
        definition = by_name.get(option["name"])
        if definition is None or definition["type"] != option.get("type"):
            raise ActionError(f"/{words} has no option {option['name']!r} of this type.")
        if option["type"] in (SUBCOMMAND, GROUP):
            below = f"{words} {option['name']}"
            check_options(below, definition.get("options") or [], option.get("options") or [], complete=complete)
        elif not option.get("focused") and _value(words, definition, option.get("value")) != option.get("value"):
            raise ActionError(f"The option {option['name']!r} of /{words} is not of its type.")
    missing = [option["name"] for option in known if option.get("required") and option["name"] not in seen]
    if complete and missing:
        raise ActionError(f"/{words} needs the option {missing[0]!r}.")


def nest(steps: list[Json], filled: list[Json]) -> list[Json]:
    """Put filled options under their subcommand and group."""
    for step in reversed(steps):
        filled = [{"name": step["name"], "type": step["type"], "options": filled}]
    return filled


def _value(words: str, option: Json, given: Any) -> Any:
    where = f"The option {option['name']!r} of /{words}"
    if option.get("choices"):
        for choice in option["choices"]:
            if given in (choice["value"], choice["name"]) and not isinstance(given, bool):
                return choice["value"]
        raise ActionError(f"{where} takes one of {[one['name'] for one in option['choices']]}, not {given!r}.")
    match option["type"]:
        case 3:
            low, high = option.get("min_length") or 0, option.get("max_length") or 6000
            if not low <= len(str(given)) <= high:
                raise ActionError(f"{where} has {low} to {high} characters.")
            return str(given)
        case 4 | 10:
            number = int(given) if option["type"] == INTEGER else float(given)
            low, high = option.get("min_value", number), option.get("max_value", number)
            if not low <= number <= high:
                raise ActionError(f"{where} is {low} to {high}.")
            return number
        case 5:
            return bool(given)
        case _:
            return str(getattr(given, "id", given))
