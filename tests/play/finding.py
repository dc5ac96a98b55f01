"""Offers to play, made by /find, and the games that come of them."""

from __future__ import annotations

from typing import Any

from sandbox import Message, Person
from sessions.session import Session
from tests.play.club import Club, control


async def panel_of(person: Person, game: str | None = None) -> Message:
    given: dict[str, Any] = {} if game is None else {"game": game}
    return (await person.slash("find", **given)).said


async def offer(person: Person, game: str | None = None, **chosen: str) -> Message:
    """That person offers to play; the answer."""
    asked = await panel_of(person, game)
    for name, value in chosen.items():
        await person.choose(asked, f"{name}={value}")
    await person.click(asked, control(asked, "makeoffer"))
    return asked


async def games(club: Club) -> list[Session]:
    """All games that run, oldest first."""
    return await club.tables.load_playable(await club.tables.store.all_open())


def guild(club: Club) -> int:
    return int(club.sandbox.world.guild_id)
