"""Decides who may look for strangers now, by an offer in the pool or by a challenge."""

from __future__ import annotations

from data.store import Store
from sessions.failing import failing_as
from sessions.people.eligibility import limit_reached
from sessions.people.settings import StoredSettings
from sessions.people.strangers import ACCOUNT_DAYS, MOST_APART, old_enough_at
from sessions.refusals.base import NotRead
from sessions.refusals.limits import (
    AccountTooNew,
    DirectClosed,
    NotAgreed,
    NotFromHere,
    TooManyGames,
    TooManyPoolGames,
)
from sessions.tables.access import SessionAccess
from sessions.tables.conduct import Conduct
from sessions.tables.direct import Direct
from sessions.tables.strangers import Strangers


class Admission:
    """Decides who may look for strangers now. What it decides of a user depends on nobody else.

    Attributes:
        account_days (int): how old an account must be, in days.
    """

    def __init__(
        self,
        access: SessionAccess,
        store: Store,
        settings: StoredSettings,
        strangers: Strangers,
        conduct: Conduct,
        direct: Direct,
    ) -> None:
        self.account_days = ACCOUNT_DAYS
        self._access = access
        self._store = store
        self._settings = settings
        self._strangers = strangers
        self._conduct = conduct
        self._direct = direct

    async def check(self, user_id: int, guild_id: int) -> None:
        """Check that a user may look for strangers, from a channel of the server `guild_id` (0: from direct messages).

        Raises NotFromHere, NotAgreed, AccountTooNew, Barred, Paused, DirectClosed, TooManyPoolGames, TooManyGames,
        NotRead or NotKept.
        """
        if guild_id and not (await self._settings.server(guild_id)).pool:
            raise NotFromHere
        if not await self._strangers.has_agreed(user_id):
            raise NotAgreed
        if (wait := old_enough_at(user_id, self.account_days) - self._access.now()) > 0:
            raise AccountTooNew(wait)
        await self._conduct.check(user_id)
        if await self._direct.open_channel(user_id) is None:
            raise DirectClosed
        with failing_as(NotRead):
            found = await self._store.open_apart([user_id])
        if found[user_id] >= MOST_APART:
            raise TooManyPoolGames(MOST_APART)
        most = await limit_reached(self._settings, user_id)
        if most is not None:
            raise TooManyGames(most)
