"""Offers in the pool of who wants strangers of about their own rating at first, and any before the offer is old."""

from __future__ import annotations

from collections.abc import Iterable
from math import inf

from data.rows import OfferRow
from sessions.people.strangers import NEAR_FOR, reach
from sessions.state.clock import MINUTE
from sessions.state.table import DIRECT
from sessions.tables.access import SessionAccess
from sessions.tables.books import Books
from sessions.tables.offers import LOOK_AGAIN, wanted


class Nearness:
    """Says whose ratings are near enough to each other."""

    def __init__(self, access: SessionAccess, books: Books) -> None:
        self._access = access
        self._books = books

    async def near_enough(self, offer: OfferRow, others: Iterable[OfferRow]) -> list[OfferRow]:
        """Those of the other offers whose users have a rating that is near enough, for both. Raises NotRead.

        Who has no rating has played little: they go with those who have a low one.
        """
        found, now = list[OfferRow](), self._access.now()
        for each in others:
            far, game = min(_reach(offer, now), _reach(each, now)), wanted(offer.game, each.game)
            if far < inf and game is not None:
                known = (await self._books.ranking(await self._books.of(DIRECT), game)).ratings
                one, other = (known[user].value if user in known else 0.0 for user in (offer.user_id, each.user_id))
                far -= abs(one - other)
            if far >= 0:
                found.append(each)
        return found


def _reach(offer: OfferRow, now: int) -> float:
    """How far from their own the user of an offer takes ratings now, in points."""
    return reach(now - offer.made_at, offer.until - offer.made_at) if offer.near else inf


def again(offer: OfferRow, now: int) -> int:
    """When an offer is looked at again: sooner while it takes ratings near by, as it takes more of them each time."""
    if _reach(offer, now) == inf:
        return now + LOOK_AGAIN
    return now + min(LOOK_AGAIN, max(MINUTE, round((offer.until - offer.made_at) * NEAR_FOR / 10)))
