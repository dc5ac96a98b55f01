"""How much of what others hear and see one person, or one server, may cause in a while.

The windows are kept in memory: a restart begins them anew.
"""

from __future__ import annotations

from collections.abc import Sequence

from discord.ext.commands import Cooldown, CooldownMapping

from cogs.answers.request import Request
from sessions.log import Person
from sessions.refusals import InvitedTooOften, PostedTooOften, TooManyLobbies, TooManyTables
from sessions.session import Session
from sessions.tables import Tables

WINDOW = 600.0
"""Seconds."""

TABLES_PER_PERSON, TABLES_PER_SERVER, CALLS_PER_PERSON, POSTS_PER_TABLE = 10, 60, 5, 2
"""In one window: tables that a person opens, tables opened in a server, how often the same person is called, and how
often the same table is posted again."""

LOBBIES_PER_PERSON = 3
"""Tables that wait for players, at one time, opened by one person."""


class Limits:
    """The limits on opening tables and on posting them again.

    A table counts when it is asked for, whether or not it opens then.
    """

    def __init__(self) -> None:
        self._people = _window(TABLES_PER_PERSON)
        self._servers = _window(TABLES_PER_SERVER)
        self._called = _window(CALLS_PER_PERSON)
        self._posted = _window(POSTS_PER_TABLE)

    async def count_table(self, tables: Tables, request: Request, called: Sequence[Person]) -> None:
        """Count a table that somebody asks for and to which it calls others.

        Raises TooManyLobbies, TooManyTables or InvitedTooOften; then nothing is counted.
        """
        lobbies = await tables.finder.lobbies_of(request.user_id)
        if len(lobbies) >= LOBBIES_PER_PERSON:
            raise TooManyLobbies(lobbies[-1])
        # From here on nothing is waited for, so that many at once count as many.
        now = request.created_at.timestamp()
        if wait := self._left(self._people, request.user_id, now):
            raise TooManyTables(wait)
        # Direct messages belong to no server: those of one person are counted by themselves.
        server = request.channel_id if request.place.direct else request.guild_id
        if wait := self._left(self._servers, server, now):
            raise TooManyTables(wait, server=True)
        self.count_calls(request, called)
        self._people.update_rate_limit(request.user_id, now)
        self._servers.update_rate_limit(server, now)

    def count_calls(self, request: Request, called: Sequence[Person]) -> None:
        """Count that somebody calls others to a table. Raises InvitedTooOften; then nothing is counted."""
        now = request.created_at.timestamp()
        others = [each for each in called if each.user_id != request.user_id]
        for person in others:
            if wait := self._left(self._called, person.user_id, now):
                raise InvitedTooOften(person.name, wait)
        for person in others:
            self._called.update_rate_limit(person.user_id, now)

    def count_post(self, request: Request, session: Session) -> None:
        """Count that a table is posted in its channel again. Raises PostedTooOften; then nothing is counted."""
        now = request.created_at.timestamp()
        if wait := self._left(self._posted, session.id, now):
            raise PostedTooOften(session, wait)
        self._posted.update_rate_limit(session.id, now)

    @staticmethod
    def _left(windows: CooldownMapping[int], key: int, now: float) -> float:
        """Seconds until there is room again; 0 where there is."""
        bucket = windows.get_bucket(key, now)
        return bucket.get_retry_after(now) if bucket is not None else 0.0


def _window(rate: int) -> CooldownMapping[int]:
    return CooldownMapping(Cooldown(rate, WINDOW), lambda key: key)
