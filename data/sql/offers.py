"""The methods of the store for open offers. `data/offers.py` says what each of them does."""

from __future__ import annotations

from collections.abc import Iterable

from data.offers import OffersStore
from data.rows import OfferRow
from data.shards import EVERY_SERVER, Shards
from data.sql.connection import Connection
from data.sql.queries import direct, offers, servers
from data.sql.transactions import Transactions, reads


class SqlOffers(Transactions, OffersStore):
    """A part of `SqlStore`."""

    async def make_offer(self, offer: OfferRow, most: int, beside: OfferRow | None = None) -> None:
        now = self.now()

        def work(within: Connection) -> None:
            for each in (beside, offer) if beside is not None else (offer,):
                servers.note_server(within, each.guild_id)
            if not offer.guild_id:
                direct.take(within, [offer.user_id])
            offers.make(within, offer, now, most)
            if beside is not None:
                offers.make(within, beside, now, most)

        await self._run(work)

    async def fitting_offers(self, offer: OfferRow, most: int) -> list[OfferRow]:
        now = self.now()
        return await self._read(lambda within: offers.fitting(within, offer, now, most))

    async def offers_in(self, guild_id: int, most: int) -> list[OfferRow]:
        now = self.now()
        return await self._read(lambda within: offers.standing_in(within, guild_id, now, most))

    async def offers_of(self, user_id: int) -> list[OfferRow]:
        now = self.now()
        return await self._read(lambda within: offers.of_user(within, user_id, now))

    async def withdraw_offers(self, guild_id: int, user_id: int, terms: tuple[str, str, str, int] | None = None) -> int:
        now = self.now()
        return await self._run(lambda within: offers.withdraw(within, guild_id, user_id, terms, now))

    async def end_offers_in(self, channel_id: int) -> int:
        now = self.now()
        return await self._run(lambda within: offers.end_in_channel(within, channel_id, now))

    async def offers_to_look_at(self, most: int, shards: Shards = EVERY_SERVER) -> list[OfferRow]:
        now = self.now()
        return await self._read(lambda within: offers.to_look_at(within, now, most, shards))

    async def pool_to_look_at(self, most: int) -> list[OfferRow]:
        now = self.now()
        return await self._read(lambda within: offers.pool_to_look_at(within, now, most))

    async def pool_sizes(self) -> dict[tuple[str, int], int]:
        now = self.now()
        return await self._read(lambda within: offers.pool_sizes(within, now))

    async def note_looked_at(self, looked_at: Iterable[OfferRow], again: int) -> None:
        now, wanted = self.now(), tuple(looked_at)
        await self._run(lambda within: offers.note_looked(within, wanted, now, again))

    watches = reads(offers.watches)

    async def change_watches(self, guild_id: int, user_id: int, games: Iterable[str]) -> None:
        wanted = tuple(games)

        def work(within: Connection) -> None:
            if wanted:
                # Whoever wants to be told of nothing more may ask for it after the bot has left the server.
                servers.note_server(within, guild_id)
            offers.change_watches(within, guild_id, user_id, wanted)

        await self._run(work)

    watchers = reads(offers.watchers)

    async def note_told(self, user_id: int, before: int) -> bool:
        now = self.now()
        return await self._run(lambda within: offers.note_told(within, user_id, before, now))
