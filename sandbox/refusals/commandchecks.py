"""The rules across fields for commands, their options and choices, and for what they share with forms' text inputs."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from sandbox.refusals import limits
from sandbox.refusals.errors import Json
from sandbox.refusals.facts import facts
from sandbox.refusals.walking import Context, Faults, Rule


def length_bounds(holder: Json, _: Context) -> Faults:
    """The least length or value that is taken is no more than the greatest."""
    for low, high in (("min_length", "max_length"), ("min_value", "max_value")):
        least, most = holder.get(low), holder.get(high)
        if least is not None and most is not None and least > most:
            yield (low,), ()


def known_locales(holder: Json, _: Context) -> Faults:
    """Translations are into languages that Discord has."""
    known = facts().shapes["AvailableLocalesEnum"]["enum"]
    for name in ("name_localizations", "description_localizations"):
        for locale in holder.get(name) or ():
            if locale not in known:
                yield (name, locale), (locale,)


def command_name(command: Json, _: Context) -> Faults:
    """A chat command has a lower-case name without spaces and a description."""
    name = command.get("name")
    if command.get("type", 1) != 1 or not isinstance(name, str):
        return
    if not re.fullmatch(limits.NAME, name) or name != name.lower():
        yield ("name",), ()
    if not command.get("description"):
        yield ("description",), ()


def option_name_lower(option: Json, _: Context) -> Faults:
    """An option's name is in lower case."""
    name = option.get("name")
    if isinstance(name, str) and name != name.lower():
        yield ("name",), ()


def localized_names(holder: Json, _: Context) -> Faults:
    """The names of a command or an option in other languages are as its own: in lower case, without spaces."""
    if holder.get("type", 1) in (2, 3) and "description" not in holder:
        return  # a command of a context menu, which is not typed
    for locale, name in (holder.get("name_localizations") or {}).items():
        if isinstance(name, str) and (not re.fullmatch(limits.NAME, name) or name != name.lower()):
            yield ("name_localizations", locale), ()


def unique_option_names(holder: Json, _: Context) -> Faults:
    """No two options of one holder share a name, in any language."""
    for position, way in repeated_names(holder["options"]):
        yield ("options", position, *way), ()


def repeated_names(named: Sequence[Json]) -> Iterator[tuple[int, tuple[str, ...]]]:
    """The positions of commands or options whose name one before them has, with the way to that name.

    In a language in which one has no name of its own, Discord shows its name without a language.
    """
    locales = {locale for one in named for locale in one.get("name_localizations") or ()}
    for locale in (None, *sorted(locales)):
        seen: set[object] = set()
        for position, one in enumerate(named):
            own = (one.get("name_localizations") or {}).get(locale)
            name = own or one.get("name")
            if name in seen:
                yield position, ("name",) if own is None or locale is None else ("name_localizations", locale)
            seen.add(name)


def required_first(holder: Json, _: Context) -> Faults:
    """Required options stand before the others."""
    optional_seen = False
    for position, option in enumerate(holder["options"]):
        if option.get("type") in (1, 2):
            continue
        if option.get("required") and optional_seen:
            yield ("options", position), ()
        optional_seen = optional_seen or not option.get("required")


def subcommands_unmixed(holder: Json, context: Context) -> Faults:
    """Subcommands and groups stand beside nothing else; groups hold subcommands, subcommands hold none."""
    types = [option.get("type") for option in holder["options"]]
    groups = [kind in (1, 2) for kind in types]
    # A group holds subcommands only; a subcommand holds no subcommand.
    wrong_below = holder.get("type") == 1 and any(groups) and "description" in holder and context.form is not holder
    wrong_group = holder.get("type") == 2 and context.form is not holder and any(kind != 1 for kind in types)
    if (any(groups) and not all(groups)) or wrong_below or wrong_group:
        yield ("options",), ()


def choices_or_autocomplete(option: Json, _: Context) -> Faults:
    """An option has choices or autocomplete, not both."""
    if option.get("choices") and option.get("autocomplete"):
        yield ("autocomplete",), ()


def choices_of_type(option: Json, _: Context) -> Faults:
    """Choices are of the option's type, which is one that takes choices."""
    kinds: dict[object, tuple[type, ...]] = {3: (str,), 4: (int,), 10: (int, float)}
    wanted = kinds.get(option.get("type"))
    if option.get("autocomplete") and wanted is None:
        yield ("autocomplete",), ()
    for position, choice in enumerate(option.get("choices") or ()):
        if wanted is None or not isinstance(choice.get("value"), wanted):
            yield ("choices", position, "value"), ()


def unique_choice_names(option: Json, _: Context) -> Faults:
    """No two choices of an option share a name."""
    seen: set[object] = set()
    for position, choice in enumerate(option.get("choices") or ()):
        if choice.get("name") in seen:
            yield ("choices", position, "name"), ()
        seen.add(choice.get("name"))


def command_text(command: Json, _: Context) -> Faults:
    """All texts of a command together."""
    if text_size(command) > limits.MAX_COMMAND_TEXT:
        yield (), ()


def text_size(node: Json) -> int:
    """Characters of a command by Discord's count: names, descriptions and choice values, the longest locale of each."""
    size = 0
    for name in ("name", "description"):
        own = len(node.get(name) or "")
        size += max([own, *(len(text) for text in (node.get(f"{name}_localizations") or {}).values())])
    if isinstance(node.get("value"), str):
        size += len(node["value"])
    for name in ("options", "choices"):
        size += sum(text_size(inner) for inner in node.get(name) or ())
    return size


COMMAND_RULES: tuple[Rule, ...] = (
    length_bounds,
    known_locales,
    command_name,
    option_name_lower,
    localized_names,
    unique_option_names,
    required_first,
    subcommands_unmixed,
    choices_or_autocomplete,
    choices_of_type,
    unique_choice_names,
    command_text,
)
