"""Offers to play, as the tests of the store make them."""

from __future__ import annotations

from data.rows import OfferRow
from data.store import Store
from tests.data.samples import ALICE

NOW = 1_800_000_000

MOST = 3


def offer(user_id: int = ALICE, game: str = "any", clock: str = "1d", rated: str = "yes", **other: int) -> OfferRow:
    """An offer in server 5 that stands for an hour."""
    made = other.get("made_at", NOW - 10)
    return OfferRow(
        guild_id=other.get("guild_id", 5),
        user_id=user_id,
        game=game,
        clock=clock,
        rated=rated,
        channel_id=other.get("channel_id", 7),
        parent_id=0,
        name="Somebody",
        language="en",
        moderator=False,
        salt="1",
        made_at=made,
        until=made + 3600,
    )


async def make(store: Store, *offers: OfferRow) -> None:
    for each in offers:
        await store.make_offer(each, MOST)
