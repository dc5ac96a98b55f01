"""Games that are over."""

from __future__ import annotations

from collections.abc import Sequence

from data.rows import Change, FinishedRow, NewSession, ResultRow
from data.store import Store
from tests.data.samples import entry

HERE = 5
"""The server in which they are played, unless a test says otherwise."""


async def ended(
    store: Store, game: str, seats: Sequence[tuple[int, int, int | None]], at: int, guild: int = HERE, **more: object
) -> int:
    """A game that is over: who sat in each seat, in which place they came out of it, and with which score."""
    new = NewSession(game, 1, guild, 100, bytes(32), exclusive=False)
    people = tuple(user_id for user_id, _, _ in seats if user_id > 0)
    session = await store.create(new, Change((entry("opened"),), "lobby", people, named=people))
    results = tuple(ResultRow(seat, *each) for seat, each in enumerate(seats, 1))
    finished = FinishedRow(str(more.get("options", "")), 10, more.get("rated", "yes"), 0.8, bool(more.get("hinted")))  # type: ignore[arg-type]
    await store.append(session.id, 1, Change((entry("ended"),), "over", results=results, at=at, finished=finished))
    return session.id
