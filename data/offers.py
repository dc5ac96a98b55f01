"""The store's contract for open offers.

What `data/store.py` says of every method holds for these, too.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from data.rows import OfferRow, WatchRow
from data.shards import EVERY_SERVER, Shards


class OffersStore(Protocol):
    """Who wants to play what with anybody, and who wants to be told of it. An offer that has ended is not returned.

    Offers of the server 0 are in the *pool*: they are for people of all servers. Who makes them has opened direct
    messages (`note_direct_opened`).
    """

    async def make_offer(self, offer: OfferRow, most: int, beside: OfferRow | None = None) -> None:
        """Keep an offer and note that the bot is in its server. One of the same user and terms stands longer by that.

        `beside` is an offer of the same user in a server, which is kept with one in the pool.

        Raises FullError when the user has `most` other offers in that server, or in the pool.
        """

    async def fitting_offers(self, offer: OfferRow, most: int) -> list[OfferRow]:
        """Return the offers of others in the same server whose terms fit, the oldest first, at most `most`."""

    async def offers_in(self, guild_id: int, most: int) -> list[OfferRow]:
        """Return the offers of a server, the oldest first, at most `most`."""

    async def offers_of(self, user_id: int) -> list[OfferRow]:
        """Return the offers of a user in all servers, the oldest first."""

    async def withdraw_offers(self, guild_id: int, user_id: int, terms: tuple[str, str, str, int] | None = None) -> int:
        """Delete the offer of a user with these terms in a server, or all of theirs there. Return how many stood."""

    async def end_offers_in(self, channel_id: int) -> int:
        """Delete the offers that were made in a channel. Return how many stood."""

    async def offers_to_look_at(self, most: int, shards: Shards = EVERY_SERVER) -> list[OfferRow]:
        """Return the offers of `shards` that are to be looked at now, the longest overdue first, at most `most`.

        Those that have ended are among them, and those of the pool are not. A new offer is to be looked at after a
        minute.
        """

    async def pool_to_look_at(self, most: int) -> list[OfferRow]:
        """Return the offers of the pool that are to be looked at now, the longest overdue first, at most `most`.

        Those that have ended are among them. A new offer is to be looked at at once.
        """

    async def pool_sizes(self) -> dict[tuple[str, int], int]:
        """Return how many users have open offers in the pool, by the game and the number of seats."""

    async def note_looked_at(self, looked_at: Iterable[OfferRow], again: int) -> None:
        """Delete those of these offers that have ended. The others are to be looked at again at `again`.

        One that ends earlier is looked at when it ends.
        """

    async def watches(self, user_id: int) -> list[WatchRow]:
        """Return of which offers a user wants to be told, by server and game."""

    async def change_watches(self, guild_id: int, user_id: int, games: Iterable[str]) -> None:
        """Have a user be told of offers of these games in a server, and of no others there."""

    async def watchers(self, offer: OfferRow, before: int, most: int) -> list[int]:
        """Return who wants to be told of an offer and was last told of any before `before`: at most `most`.

        Who has waited longest is first. The user of the offer is not among them.
        """

    async def note_told(self, user_id: int, before: int) -> bool:
        """Note that a user is told of an offer now, if they were last told before `before`. Return whether it was so.

        So one of several processes tells them.
        """
