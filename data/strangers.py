"""The store's contract for what strangers are told of people.

What `data/store.py` says of every method holds for these, too.
"""

from __future__ import annotations

from typing import Protocol

from data.rows import PlayerNameRow


class StrangersStore(Protocol):
    """Player names. Of those who have none, strangers see nothing."""

    async def player_name(self, user_id: int) -> PlayerNameRow | None:
        """Return the player name of a user; None where they have none."""

    async def name_player(self, user_id: int, word: str, number: int, before: int) -> PlayerNameRow:
        """Give a user this player name, and return the one that they have then.

        It is their old one where that took the place of another at `before` or later. Raises NameTakenError when
        somebody else is called so, or when another name is given to the user at the same moment.
        """
