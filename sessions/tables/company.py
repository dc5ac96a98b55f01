"""Decides which people of the pool play with each other. Nothing else does, and nobody learns what was decided."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable, Sequence

from data.rows import ANY, OfferRow
from data.store import Store
from sessions.failing import failing_as
from sessions.people.eligibility import suitable
from sessions.people.settings import StoredSettings
from sessions.people.strangers import MOST_A_DAY, MOST_APART
from sessions.refusals.base import NotRead
from sessions.state.clock import DAY
from sessions.tables.access import SessionAccess
from sessions.tables.conduct import Conduct
from sessions.tables.direct import Direct
from sessions.tables.nearness import Nearness
from sessions.tables.strangers import Strangers

_CANDIDATES, _CANDIDATES_OF_MORE = 100, 30
"""The most offers that are tried for one match, the oldest first: for games of two, and for games of more."""

Group = tuple[OfferRow, ...]
"""Offers that lead to one game, the oldest first."""


class Company:
    """Decides who goes with whom. It is the same whichever of two people is asked about."""

    def __init__(
        self,
        access: SessionAccess,
        store: Store,
        settings: StoredSettings,
        strangers: Strangers,
        conduct: Conduct,
        direct: Direct,
        nearness: Nearness,
    ) -> None:
        self._access = access
        self._store = store
        self._settings = settings
        self._strangers = strangers
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
        with failing_as(NotRead):
            met = await self._store.met_apart(offer.user_id, self._access.now() - DAY)
        found = await self._with(offer, found)
        found.sort(key=lambda each: (met[each.user_id].last if each.user_id in met else 0, each.made_at, each.user_id))
        known = dict[tuple[object, ...], set[tuple[object, ...]]]()

        async def further(each: OfferRow, rest: Sequence[OfferRow]) -> list[OfferRow]:
            """Those of `rest` that go with `each`, of whom all candidates are asked about once."""
            if each.key not in known:
                known[each.key] = {other.key for other in await self._with(each, found)}
            return [other for other in rest if other.key in known[each.key]]

        async def fill(group: Group, rest: Sequence[OfferRow]) -> AsyncIterator[Group]:
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

    async def _with(self, offer: OfferRow, others: Iterable[OfferRow]) -> list[OfferRow]:
        """Those of the other offers that could lead to a game with this one now, in their order. Raises NotRead."""
        fitting = [each for each in others if each.user_id != offer.user_id and _agree(offer, each)]
        if not fitting:
            return []
        welcome = set(await self.suitable(offer.user_id, [each.user_id for each in fitting]))
        with failing_as(NotRead):
            met = await self._store.met_apart(offer.user_id, self._access.now() - DAY)
        return await self._nearness.near_enough(
            offer,
            [
                each
                for each in fitting
                if each.user_id in welcome and (each.user_id not in met or met[each.user_id].lately < MOST_A_DAY)
            ],
        )

    async def suitable(self, user_id: int, others: Sequence[int]) -> list[int]:
        """Those of the users `others` with whom a user can play as strangers now, in their order. Raises NotRead.

        Both agree and can be reached, want another game and can have one, and neither avoids the other.
        """
        everybody = list(dict.fromkeys([user_id, *others]))
        with failing_as(NotRead):
            games = await self._store.open_apart(everybody)
        ready = {each for each in everybody if games[each] < MOST_APART and await self._can_play(each)}
        if user_id not in ready:
            return []
        ready -= await self._conduct.apart_from(user_id)
        return await suitable(self._settings, user_id, [each for each in others if each in ready], self._access.now())

    async def _can_play(self, user_id: int) -> bool:
        """Whether somebody still agrees to play with strangers, and can be reached."""
        return await self._strangers.has_agreed(user_id) and await self._direct.open_channel(user_id) is not None


def _agree(one: OfferRow, other: OfferRow) -> bool:
    """Whether two offers want the same number of players, and nothing that the other does not want."""
    return all(wanted == given or ANY in (wanted, given) for wanted, given in zip(one.terms, other.terms, strict=True))
