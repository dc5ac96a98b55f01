"""The command /play: its parameters are made from the catalogue, so a new game or option appears by itself."""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from typing import Any

import discord
from discord import app_commands

from cogs.answers import CHOICES, AnyInteraction
from render.words import clip
from sessions.tables import games

Open = Callable[[AnyInteraction, str, list[discord.Member], discord.Member | None, dict[str, str]], Awaitable[None]]
"""Opens a table: the game's key, the opponents, the youngest, and the options that were given."""


def opponents() -> list[str]:
    """The names of the parameters for opponents: as many as the largest game has further seats."""
    most = max(game.seats[-1] for game in games().values())
    return ["opponent", *(f"opponent{number}" for number in range(2, most))]


def option_names() -> dict[str, str]:
    """Every game option by name, with the words that describe it; an option that several games have is one."""
    found: dict[str, list[str]] = {}
    for game in games().values():
        for option in game.options:
            found.setdefault(option.name, []).append(f"{game.title}: {option.words}, {option.allowed()}")
    return {name: clip("; ".join(words), 100) for name, words in found.items()}


def command(open_table: Open) -> app_commands.Command[Any, ..., None]:
    """The command /play, which hands what was given to `open_table`."""

    async def play(interaction: AnyInteraction, **given: Any) -> None:
        members = [given[name] for name in opponents() if given.get(name) is not None]
        options = {name: given[name] for name in option_names() if given.get(name) is not None}
        await open_table(interaction, given["game"], members, given.get("youngest"), options)

    # discord.py reads a command's parameters off its function's signature; this one follows from the catalogue.
    play.__dict__["__signature__"] = _signature()
    made = app_commands.Command[Any, ..., None](
        name="play", description="Open a table in this channel", callback=app_commands.describe(**_described())(play)
    )
    made.guild_only = True
    app_commands.choices(game=[app_commands.Choice(name=game.title, value=key) for key, game in games().items()])(made)
    for name in option_names():
        made.autocomplete(name)(_values(name))
    return made


def _signature() -> inspect.Signature:
    def parameter(name: str, kind: Any, *, required: bool = False) -> inspect.Parameter:
        default = inspect.Parameter.empty if required else None
        annotation = kind if required else kind | None
        return inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, default=default, annotation=annotation)

    first = inspect.Parameter("interaction", inspect.Parameter.POSITIONAL_OR_KEYWORD, annotation=discord.Interaction)
    people = [parameter(name, discord.Member) for name in [*opponents(), "youngest"]]
    options = [parameter(name, str) for name in option_names()]
    return inspect.Signature([first, parameter("game", str, required=True), *people, *options])


def _described() -> Mapping[str, str]:
    return {
        "game": "Which game to play",
        **dict.fromkeys(opponents(), "Somebody to play against; others can join"),
        "youngest": "Who is the youngest, and so sits in seat 1 (else the lot decides)",
        **option_names(),
    }


def _values(name: str) -> Callable[[AnyInteraction, str], Coroutine[Any, Any, list[app_commands.Choice[str]]]]:
    """The autocomplete of an option: its values in the game that was picked."""

    async def values(interaction: AnyInteraction, current: str) -> list[app_commands.Choice[str]]:
        picked = getattr(interaction.namespace, "game", None)
        chosen = [game for key, game in games().items() if picked in (None, "", key)]
        options = [option for game in chosen for option in game.options if option.name == name]
        if not options:
            return [app_commands.Choice(name=f"{chosen[0].title} has no such option", value="")] if chosen else []
        found = {
            value: clip(f"{value}: {option.meanings[value]}" if value in option.meanings else value, 100)
            for option in options
            for value in sorted(option.values, key=lambda each: each != option.default)
            if value.startswith(current.strip().lower())
        }
        return [app_commands.Choice(name=words, value=value) for value, words in found.items()][:CHOICES]

    return values
