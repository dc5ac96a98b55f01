"""Decides which people of the pool play with each other. Nothing else does, and nobody learns what was decided."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable, Mapping, Sequence

from data.rows import ANY, OfferRow
from data.store import Store
from sessions.failing import failing_as
from sessions.people.eligibility import can_sit_together
from sessions.people.settings import Guest, StoredSettings
from sessions.people.strangers import MOST_A_DAY, MOST_APART
from sessions.refusals.base import NotRead
from sessions.state.clock import DAY
from sessions.tables.access import SessionAccess
from sessions.tables.conduct import Conduct
from sessions.tables.direct import Direct
from sessions.tables.nearness import Nearness

_CANDIDATES, _CANDIDATES_OF_MORE = 100, 30
"""The most offers that are tried for one match, the oldest first: for games of two, and for games of more."""

Group = tuple[OfferRow, ...]
"""Offers that lead to one game, the oldest first."""

Ready = Mapping[int, Guest]
"""Who can have another game with strangers now, by user id, with what decides who sits with whom."""


class Company:
    """Decides who goes with whom. It is the same whichever of two people is asked about."""

    def __init__(
        self,
        access: SessionAccess,
        store: Store,
        settings: StoredSettings,
        conduct: Conduct,
        direct: Direct,
        nearness: Nearness,
    ) -> None:
        self._access = access
        self._store = store
        self._settings = settings
        self._conduct = conduct
        self._direct = direct
        self._nearness = nearness

    async def groups(self, offer: OfferRow) -> AsyncIterator[Group]:
        """The groups with this offer that could start a game now, of as many as it wants.

        First come those whose people its user has not met for longest, then those that are the oldest. Each two of a
        group go together. Raises NotRead.
        """
        most = _CANDIDATES if offer.seats == 2 else _CANDIDATES_OF_MORE
        with failing_as(NotRead):
            found = await self._store.fitting_offers(offer, most)
        if len(found) < offer.seats - 1:
            return
        # Everybody is read once: a game for four asks about each of the candidates who goes with each other.
        ready = await self._ready([offer.user_id, *(each.user_id for each in found)])
        found = await self._with(offer, found, ready)
        known = dict[tuple[object, ...], set[tuple[object, ...]]]()

        async def further(each: OfferRow, rest: Sequence[OfferRow]) -> list[OfferRow]:
            """Those of `rest` that go with `each`. All candidates are compared with `each` the first time."""
            if each.key not in known:
                known[each.key] = {other.key for other in await self._with(each, found, ready)}
            return [other for other in rest if other.key in known[each.key]]

        async def fill(group: Group, rest: Sequence[OfferRow]) -> AsyncIterator[Group]:
            """The whole groups that begin with `group`; the others of each are in `rest`, and go with all of it."""
            missing = offer.seats - len(group)
            if not missing:
                yield tuple(sorted(group, key=lambda each: (each.made_at, each.user_id)))
                return
            for index, each in enumerate(rest[: len(rest) - missing + 1]):
                later = rest[index + 1 :]
                async for whole in fill((*group, each), await further(each, later) if missing > 1 else ()):
                    yield whole

        async for group in fill((offer,), found):
            yield group

    async def _with(self, offer: OfferRow, others: Iterable[OfferRow], ready: Ready) -> list[OfferRow]:
        """Those of the other offers that could lead to a game with this one now. Raises NotRead.

        First come those whose users its user has not met for longest, then those that are the oldest.
        """
        fitting = [each for each in others if each.user_id != offer.user_id and _agree(offer, each)]
        welcome = await self._welcome(offer.user_id, (each.user_id for each in fitting), ready)
        if not welcome:
            return []
        with failing_as(NotRead):
            met = await self._store.met_apart(offer.user_id, self._access.now() - DAY)
        fresh = (each for each in fitting if each.user_id not in met or met[each.user_id].lately < MOST_A_DAY)
        found = await self._nearness.near_enough(offer, [each for each in fresh if each.user_id in welcome])
        found.sort(key=lambda each: (met[each.user_id].last if each.user_id in met else 0, each.made_at, each.user_id))
        return found

    async def suitable(self, user_id: int, others: Iterable[int]) -> frozenset[int]:
        """Those of the users `others` with whom a user can play as strangers now. Raises NotRead.

        Both agree and can be reached, want another game and can have one, and neither avoids the other.
        """
        wanted = frozenset(others)
        return await self._welcome(user_id, wanted, await self._ready([user_id, *wanted]))

    async def _ready(self, user_ids: Iterable[int]) -> Ready:
        """Those of these users who agree to play with strangers, can be reached, and can have another game of these.

        The number of reads does not depend on how many they are. Raises NotRead.
        """
        everybody = list(dict.fromkeys(user_ids))
        with failing_as(NotRead):
            games = await self._store.open_apart(everybody)
        channels, guests = await self._direct.open_channels(everybody), await self._settings.guests(everybody)
        return {
            each: guest
            for each, guest in guests.items()
            if guest.settings.pool and each in channels and games[each] < MOST_APART
        }

    async def _welcome(self, user_id: int, others: Iterable[int], ready: Ready) -> frozenset[int]:
        """Those of `others` who are ready, as the user is, and whom the user can sit with. Raises NotRead."""
        there = ready.keys() & {*others}
        if not there or user_id not in ready:
            return frozenset()
        apart, now = await self._conduct.apart_from(user_id), self._access.now()
        return frozenset(each for each in there - apart if can_sit_together(ready[user_id], ready[each], now))


def _agree(one: OfferRow, other: OfferRow) -> bool:
    """Whether two offers want the same number of players, and nothing that the other does not want."""
    return all(wanted == given or ANY in (wanted, given) for wanted, given in zip(one.terms, other.terms, strict=True))
