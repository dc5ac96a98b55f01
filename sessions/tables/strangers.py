"""Who agrees to play with strangers, and what these call them. It is agreed on once, and can be ended at any time."""

from __future__ import annotations

from contextlib import suppress
from itertools import count
from typing import Any

from data.errors import NameTakenError
from data.rows import PlayerNameRow
from data.store import Store
from sessions.failing import failing_as
from sessions.people.player_names import DIGITS, drawn
from sessions.people.settings import StoredSettings
from sessions.refusals.base import NotKept, NotRead
from sessions.refusals.limits import NameTooNew
from sessions.state.clock import DAY
from sessions.state.players import Stranger
from sessions.state.table import DIRECT
from sessions.tables.access import SessionAccess

RENAMED_EVERY = 30 * DAY
"""Seconds after which another player name can be drawn again: who has played badly is not soon somebody else."""

_TRIES = 5
"""How many names are drawn before their numbers get one digit more."""


class PlayerNames:
    """Draws player names, and keeps them. No two people have the same."""

    def __init__(self, access: SessionAccess, store: Store) -> None:
        self._access = access
        self._store = store

    async def drawn(self, user_id: int) -> PlayerNameRow:
        """The player name of a user, which is drawn now if they have none. Raises NotRead or NotKept."""
        return await self.kept(user_id) or await self._draw(user_id, before=0)

    async def draw_another(self, user_id: int) -> PlayerNameRow:
        """Draw another player name for a user. Raises NameTooNew if they did so lately, NotRead or NotKept."""
        now = self._store.now()
        before = await self.kept(user_id)
        if before is not None and before.renamed_at + RENAMED_EVERY > now:
            raise NameTooNew(before.renamed_at + RENAMED_EVERY - now)
        return await self._draw(user_id, before=now - RENAMED_EVERY + 1)

    async def kept(self, user_id: int) -> PlayerNameRow | None:
        """The player name of a user; None if none was drawn yet. Raises NotRead."""
        with failing_as(NotRead):
            return await self._store.player_name(user_id)

    async def _draw(self, user_id: int, *, before: int) -> PlayerNameRow:
        """A name for a user, unless theirs is from `before` or later."""
        for tried in count():
            word, number = drawn(self._access.new_secret(), DIGITS + tried // _TRIES)
            with suppress(NameTakenError), failing_as(NotKept):
                return await self._store.name_player(user_id, word, number, before)
        raise AssertionError("numbers have no last digit")


class Strangers:
    """Who agrees to play with strangers.

    Attributes:
        names (PlayerNames): what people are called where strangers see them.
    """

    def __init__(self, access: SessionAccess, store: Store, settings: StoredSettings) -> None:
        self.names = PlayerNames(access, store)
        self._store = store
        self._settings = settings

    async def has_agreed(self, user_id: int) -> bool:
        """Whether a user agrees to play with strangers now. Raises NotRead."""
        return bool((await self._settings.person(user_id)).pool)

    async def agree(self, user_id: int) -> None:
        """Note that a user agrees to play with strangers, who see their player name, also in lists.

        Raises NotRead or NotKept.
        """
        await self.names.drawn(user_id)
        await self._settings.change_person(user_id, pool=self._store.now(), named_everywhere=True, challenges=True)

    async def stop(self, user_id: int) -> None:
        """Note that a user agrees no more, and end their offers and challenges. Games go on; no list names them.

        Raises NotRead or NotKept.
        """
        await self._settings.change_person(user_id, pool=0, named_everywhere=False, challenges=False)
        with failing_as(NotKept):
            await self._store.withdraw_offers(DIRECT, user_id)
            await self._store.withdraw_challenges(user_id)

    async def listed(self, user_id: int, *, always: bool = False) -> Stranger | None:
        """A user as lists over all servers name them: by their player name; None if they are not to be named.

        `always`: whether they want that or not, as they read the list themselves. Raises NotRead.
        """
        if not always and not (await self._settings.person(user_id)).named_everywhere:
            return None
        # Who has never met a stranger has no name yet. Where none can be kept, nobody is named.
        with suppress(NotKept):
            row = await self.names.drawn(user_id)
            return Stranger.named(user_id, row.word, row.number)
        return None

    async def about(self, user_id: int) -> list[dict[str, Any]]:
        """The player name of a user, as plain values; empty if none was drawn. Raises NotRead."""
        row = await self.names.kept(user_id)
        return [] if row is None else [{"name": f"{row.word} {row.number}", "drawn anew": row.renamed_at or None}]
