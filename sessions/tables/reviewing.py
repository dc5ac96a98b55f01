"""What analyses have found about people's own play: kept for them alone, and deleted with them."""

from __future__ import annotations

import json
from typing import Any

from msgspec import Struct

from data.rows import ReviewRow
from data.store import Store
from opponents.analysis import Analysed
from sessions.failing import failing_as
from sessions.learning.exercises import own_plies
from sessions.learning.progress import Review, own_seat, read, review_of, written
from sessions.refusals.base import NotKept, NotRead
from sessions.session import Session


class Reviewed(Struct, frozen=True):
    """What the analysis of one game has found about a user's play.

    Attributes:
        session_id (int): the table of the game.
        game (str): the key of the game.
        review (Review): what was found.
    """

    session_id: int
    game: str
    review: Review


class Reviewing:
    """Keeps what analyses have found about those who asked for them."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def note(self, user_id: int, session: Session, analysed: Analysed) -> None:
        """Keep what the analysis of a table's game has found about a user who played in it. Raises NotKept.

        Nothing of a game that is not over, or that must not be looked at yet, or in which the user did not play one
        seat from its beginning to its end.
        """
        if not self.can_be_noted(user_id, session):
            return
        found = review_of(session.played, analysed, own_plies(session, user_id))
        if found is not None:
            row = ReviewRow(session.id, session.place.guild_id, session.game.key, written(found))
            with failing_as(NotKept):
                await self._store.keep_review(user_id, row)

    def can_be_noted(self, user_id: int, session: Session) -> bool:
        """Whether `note` keeps what an analysis finds about a user in a table's game."""
        if session.start is None or not session.ended or session.withheld:
            return False
        return bool(own_seat(session.played, own_plies(session, user_id)))

    async def of(self, user_id: int, game_key: str | None = None) -> tuple[Reviewed, ...]:
        """What was found about a user in one game or in all, in the order in which the games were over.

        Raises NotRead.
        """
        with failing_as(NotRead):
            rows = await self._store.reviews_of(user_id)
        found = [(row, read(row.content)) for row in rows if game_key in (None, row.game)]
        return tuple(Reviewed(row.session_id, row.game, each) for row, each in found if each is not None)

    async def about(self, user_id: int) -> list[dict[str, Any]]:
        """What is stored of it: plain values, as in JSON. Raises NotRead."""
        with failing_as(NotRead):
            rows = await self._store.reviews_of(user_id)
        return [
            {
                "table": row.session_id,
                "server": str(row.guild_id) if row.guild_id else None,
                "game": row.game,
                "review": json.loads(row.content),
            }
            for row in rows
        ]
