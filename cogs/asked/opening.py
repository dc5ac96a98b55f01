"""The command /play: its parameters are made from the catalogue, so a new game or option appears by itself."""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from typing import Any

import discord
from discord import app_commands

from cogs.answers.asked import AnyInteraction
from cogs.asked.completion import CHOICES
from cogs.words import table as words
from cogs.words.about import about, option_words, title
from render.kit.words import clip
from sessions.tables import games

Open = Callable[[AnyInteraction, str, list[discord.Member], discord.Member | None, dict[str, str]], Awaitable[None]]
"""Opens a table: the game's key, the opponents, who sits first, and the options that were given."""


FIRST = "first"
"""The parameter for whoever sits in seat 1."""


def opponents() -> list[str]:
    """The names of the parameters for opponents: as many as the largest game has further seats."""
    most = max(game.seats[-1] for game in games().values())
    return ["opponent", *(f"opponent{number}" for number in range(2, most))]


def firsts() -> list[str]:
    """Who sits first by the rules of the games that say so."""
    return list(dict.fromkeys(about(game.key).first for game in games().values() if game.first))


def option_names() -> dict[str, str]:
    """Every game option by name, with the words that describe it; an option that several games have is one."""
    found: dict[str, list[str]] = {}
    for game in games().values():
        for option in game.options:
            found.setdefault(option.name, []).append(
                f"{title(game.key)}: {option_words(game.key, option.name).settles}, {option.allowed()}"
            )
    return {name: clip("; ".join(words), 100) for name, words in found.items()}


def command(open_table: Open) -> app_commands.Command[Any, ..., None]:
    """The command /play, which hands what was given to `open_table`."""

    async def play(interaction: AnyInteraction, **given: Any) -> None:
        members = [given[name] for name in opponents() if given.get(name) is not None]
        options = {name: given[name] for name in option_names() if given.get(name) is not None}
        await open_table(interaction, given["game"], members, given.get(FIRST), options)

    # discord.py reads a command's parameters off its function's signature; this one follows from the catalogue.
    play.__dict__["__signature__"] = _signature()
    made = app_commands.Command[Any, ..., None](
        name="play", description=words.COMMANDS["play"], callback=app_commands.describe(**_described())(play)
    )
    app_commands.choices(game=[app_commands.Choice(name=title(key), value=key) for key in games()])(made)
    for name in option_names():
        made.autocomplete(name)(_values(name))
    return made


def _signature() -> inspect.Signature:
    def parameter(name: str, kind: Any, *, required: bool = False) -> inspect.Parameter:
        default = inspect.Parameter.empty if required else None
        annotation = kind if required else kind | None
        return inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, default=default, annotation=annotation)

    first = inspect.Parameter("interaction", inspect.Parameter.POSITIONAL_OR_KEYWORD, annotation=discord.Interaction)
    people = [parameter(name, discord.Member) for name in [*opponents(), *([FIRST] if firsts() else [])]]
    options = [parameter(name, str) for name in option_names()]
    return inspect.Signature([first, parameter("game", str, required=True), *people, *options])


def _described() -> Mapping[str, str]:
    return {
        "game": words.PARAMETERS["game"],
        **dict.fromkeys(opponents(), words.PARAMETERS["opponent"]),
        **({FIRST: words.first_parameter(firsts())} if firsts() else {}),
        **option_names(),
    }


def _values(name: str) -> Callable[[AnyInteraction, str], Coroutine[Any, Any, list[app_commands.Choice[str]]]]:
    """The autocomplete of an option: its values in the game that was picked."""

    async def values(interaction: AnyInteraction, current: str) -> list[app_commands.Choice[str]]:
        picked = getattr(interaction.namespace, "game", None)
        chosen = [game for key, game in games().items() if picked in (None, "", key)]
        options = [(game.key, option) for game in chosen for option in game.options if option.name == name]
        if not options:
            return [app_commands.Choice(name=words.no_such_option(chosen[0].key), value="-")] if chosen else []
        found = {
            value: clip(f"{value}: {meanings[value]}" if value in meanings else value, 100)
            for game_key, option in options
            for meanings in [option_words(game_key, name).meanings]
            for value in sorted(option.values, key=lambda each: each != option.default)
            if value.startswith(current.strip().lower())
        }
        return [app_commands.Choice(name=shown, value=value) for value, shown in found.items()][:CHOICES]

    return values
