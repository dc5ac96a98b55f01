"""The command /play. Its parameters follow from the catalogue: a game, a computer's level, the people to invite."""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable
from typing import Any

import discord
from discord import app_commands

from cogs.interactions.contexts import also_in_direct_messages
from cogs.interactions.request import AnyInteraction
from cogs.words.commands import described, game_choices, level_choices
from sessions.tables import games

Open = Callable[[AnyInteraction, str | None, list[discord.Member], str | None], Awaitable[None]]
"""Opens a table: from the interaction, the game's key (None: list the games), the members invited, and the level of a
computer that plays (None: none does)."""

CHOICES = 25
"""The most choices that Discord allows for a parameter."""


def opponents() -> list[str]:
    """The names of the parameters for opponents: one less than the seats of the largest game."""
    most = max(game.seats[-1] for game in games().values())
    return ["opponent", *(f"opponent{number}" for number in range(2, most))]


def command(open_table: Open) -> app_commands.Command[Any, ..., None]:
    """The command /play, which calls `open_table`."""

    async def play(interaction: AnyInteraction, **given: Any) -> None:
        members = [given[name] for name in opponents() if given.get(name) is not None]
        await open_table(interaction, given.get("game"), members, given.get("against"))

    # discord.py takes a command's parameters from the signature of its function; this one follows from the catalogue.
    play.__dict__["__signature__"] = _signature()
    parameters = {
        "game": described("play_game"),
        "against": described("play_against"),
        **dict.fromkeys(opponents(), described("play_opponent")),
    }
    made = app_commands.Command[Any, ..., None](
        name="play", description=described("play"), callback=app_commands.describe(**parameters)(play)
    )
    app_commands.choices(game=game_choices()[:CHOICES], against=level_choices())(made)
    return also_in_direct_messages(made)


def _signature() -> inspect.Signature:
    def parameter(name: str, kind: Any) -> inspect.Parameter:
        return inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, default=None, annotation=kind | None)

    first = inspect.Parameter("interaction", inspect.Parameter.POSITIONAL_OR_KEYWORD, annotation=discord.Interaction)
    people = [parameter(name, discord.Member) for name in opponents()]
    return inspect.Signature([first, parameter("game", str), parameter("against", str), *people])
