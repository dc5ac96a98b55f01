"""The store's contract for challenges between strangers who have met.

What `data/store.py` says of every method holds for these, too.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, Protocol

from data.rows import ChallengeRow

Made = Literal["kept", "lately", "full"]
"""What came of a challenge: it is kept, the user has challenged the same one in the last day, or has enough of them."""


class ChallengesStore(Protocol):
    """Who has challenged whom. One of a user to another at a time; the next one takes its place after a day.

    A challenge *stands* until it ends, unless its user has another player name by now. Whoever is challenged has it
    only while they have the name by which they are known, and have not declined.
    """

    async def make_challenge(self, row: ChallengeRow, most: int) -> Made:
        """Keep a challenge, unless its user has made one to the same other within a day, or has `most` others.

        Those count that stand, and those that were made within a day.
        """

    async def challenges_by(self, user_id: int) -> list[ChallengeRow]:
        """Return the challenges of a user that stand, the newest first, whatever the others have said."""

    async def challenges_to(self, user_id: int) -> list[ChallengeRow]:
        """Return the challenges that somebody has, the oldest first."""

    async def withdraw_challenges(self, user_id: int, word: str | None = None, number: int = 0) -> int:
        """End the challenges of a user: that to the other who is called so, or all. Return how many have ended."""

    async def decline_challenge(self, user_id: int, other_id: int) -> None:
        """Note that the other does not want it. For its user it stands as before."""

    async def challenges_to_look_at(self, most: int) -> list[ChallengeRow]:
        """Return the challenges that are to be looked at now, the longest overdue first, at most `most`.

        Those of which the other knows, and those that do not stand, are not among them.
        """

    async def look_at_challenges(self, rows: Iterable[ChallengeRow], again: int) -> None:
        """Have these challenges looked at again at `again`."""

    async def note_challenge_told(self, row: ChallengeRow) -> None:
        """Note that the other is told of a challenge now."""

    async def told_of_challenges(self, user_id: int, since: int) -> int:
        """Return of how many challenges somebody was told at `since` or later."""

    async def drop_challenges(self, before: int) -> None:
        """Delete the challenges that ended before that moment and were made before it."""

    async def last_met(self, user_id: int, most: int) -> list[tuple[int, str, str]]:
        """Return the last finished games of a user in direct messages with others, the newest first, at most `most`.

        Each as the id of its session, and its first entry: the kind and the facts.
        """
