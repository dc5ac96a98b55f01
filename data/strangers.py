"""The store's contract for what strangers are told of people.

What `data/store.py` says of every method holds for these, too.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from data.rows import MetRow, PlayerNameRow


class StrangersStore(Protocol):
    """What strangers call people, and whom these have met. Of who has no player name, strangers see nothing."""

    async def player_name(self, user_id: int) -> PlayerNameRow | None:
        """Return the player name of a user; None where they have none."""

    async def name_player(self, user_id: int, word: str, number: int, before: int) -> PlayerNameRow:
        """Give a user this player name, and return the one that they have then.

        It is their old one where that took the place of another at `before` or later. Raises NameTakenError when
        somebody is called so, or when another name is given to the user at the same moment.
        """

    async def met_apart(self, user_id: int, since: int) -> dict[int, MetRow]:
        """Return with whom a user has played in direct messages, by the other's id: when, and how often since `since`.

        Games that nobody saw count, too.
        """

    async def open_apart(self, user_ids: Iterable[int]) -> dict[int, int]:
        """Return at how many open tables each of these users plays in direct messages with others, by user id."""
