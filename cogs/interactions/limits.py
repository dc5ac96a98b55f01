"""Rate limits on what other people notice: tables opened, calls and repeated posts.

The counts are kept in memory: they start again from zero after a restart.
"""

from __future__ import annotations

from collections.abc import Sequence

from discord.ext.commands import Cooldown, CooldownMapping

from cogs.interactions.request import Request
from sessions.log import Person
from sessions.refusals.limits import InvitedTooOften, OfferedTooOften, PostedTooOften, TooManyLobbies, TooManyTables
from sessions.session import Session
from sessions.tables import Tables

WINDOW = 600.0
"""The length of a window, in seconds."""

TABLES_PER_PERSON, TABLES_PER_SERVER, CALLS_PER_PERSON, POSTS_PER_TABLE = 10, 60, 5, 2
"""The limits within one window: tables opened by one person, tables opened in one server, calls of the same person, and
repeated posts of the same table."""

OFFERS_PER_PERSON = 10
"""The most offers to play that one person makes within one window."""

LOBBIES_PER_PERSON = 3
"""The most open lobbies of one person at a time."""


class Limits:
    """Counts what one person or one server does, and refuses what exceeds a limit.

    A table counts when somebody asks for it, even where it cannot be opened then.
    """

    def __init__(self) -> None:
        self._people = _window(TABLES_PER_PERSON)
        self._servers = _window(TABLES_PER_SERVER)
        self._called = _window(CALLS_PER_PERSON)
        self._posted = _window(POSTS_PER_TABLE)
        self._offers = _window(OFFERS_PER_PERSON)

    async def count_table(self, tables: Tables, request: Request, called: Sequence[Person]) -> None:
        """Count a table that the user opens, and the calls of those invited to it (`called`).

        Raises TooManyLobbies, TooManyTables or InvitedTooOften, and counts nothing then.
        """
        lobbies = await tables.finder.lobbies_of(request.user_id)
        if len(lobbies) >= LOBBIES_PER_PERSON:
            raise TooManyLobbies(lobbies[-1])
        # There is no await from here on, so that simultaneous requests are all counted.
        now = request.created_at.timestamp()
        if wait := self._wait(self._people, request.user_id, now):
            raise TooManyTables(wait)
        # Direct messages belong to no server: those of one person are counted by themselves.
        server = request.channel_id if request.place.direct else request.guild_id
        if wait := self._wait(self._servers, server, now):
            raise TooManyTables(wait, server=True)
        self.count_calls(request, called)
        self._people.update_rate_limit(request.user_id, now)
        self._servers.update_rate_limit(server, now)

    def count_calls(self, request: Request, called: Sequence[Person]) -> None:
        """Count that the user calls others to a table. Raises InvitedTooOften, and counts nothing then."""
        now = request.created_at.timestamp()
        others = [each for each in called if each.user_id != request.user_id]
        for person in others:
            if wait := self._wait(self._called, person.user_id, now):
                raise InvitedTooOften(person.name, wait)
        for person in others:
            self._called.update_rate_limit(person.user_id, now)

    def count_offer(self, request: Request) -> None:
        """Count an offer to play that the user makes. Raises OfferedTooOften, and counts nothing then."""
        now = request.created_at.timestamp()
        if wait := self._wait(self._offers, request.user_id, now):
            raise OfferedTooOften(wait)
        self._offers.update_rate_limit(request.user_id, now)

    def count_post(self, request: Request, session: Session) -> None:
        """Count that a table is posted in its channel again. Raises PostedTooOften, and counts nothing then."""
        now = request.created_at.timestamp()
        if wait := self._wait(self._posted, session.id, now):
            raise PostedTooOften(session, wait)
        self._posted.update_rate_limit(session.id, now)

    @staticmethod
    def _wait(windows: CooldownMapping[int], key: int, now: float) -> float:
        """Seconds until `key` is below its limit again; 0 where it is now."""
        bucket = windows.get_bucket(key, now)
        return bucket.get_retry_after(now) if bucket is not None else 0.0


def _window(rate: int) -> CooldownMapping[int]:
    return CooldownMapping(Cooldown(rate, WINDOW), lambda key: key)
