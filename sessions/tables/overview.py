"""Lists of tables: those of a person, of a server, and finished games."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from math import inf

from msgspec import Struct
from msgspec.structs import replace

from data.rows import Finished as Finished
from data.rows import OpenRow
from data.rows import Rated as Rated
from data.store import Store
from sessions.failing import failing_as
from sessions.refusals.base import Damaged, NotRead, Outdated
from sessions.refusals.requests import UnknownSession
from sessions.results.scoring import MOST_A_DAY, can_count
from sessions.session import Session
from sessions.tables.access import SessionAccess
from sessions.tables.books import Books, name_in


class WaitingTable(Struct, frozen=True):
    """An open table.

    Attributes:
        session (Session): the table.
        seconds (int): for how long it has waited for the player to act, or in a lobby for players.
    """

    session: Session
    seconds: int


class Listed(Struct, frozen=True):
    """A page of a list of open tables.

    Attributes:
        tables (tuple[WaitingTable, ...]): the tables of the page.
        page (int): the number of the page, from 0.
        pages (int): how many pages the list has, at least 1.
        total (int): how many tables the list has.
        asking (tuple[WaitingTable, ...]): tables before these that wait for the user's answer (`Session.asks`), on the
            same page.
        asked (int): how many of them the list has.
    """

    tables: tuple[WaitingTable, ...]
    page: int
    pages: int
    total: int
    asking: tuple[WaitingTable, ...] = ()
    asked: int = 0


class Overview:
    """Lists the tables of a store."""

    def __init__(self, access: SessionAccess, store: Store) -> None:
        self._access = access
        self._store = store
        self.books = Books(store)

    async def of(self, user_id: int, guild_id: int, page: int, size: int) -> Listed:
        """A page of the open tables at which a user sits, and of those that wait for an answer of theirs.

        First come those that wait for an answer, then those that wait for the user to move, by the nearest deadline,
        then those of the server, then the others; among equals, the one that has waited longest. `total` counts the
        tables at which the user sits.
        """
        with failing_as(NotRead):
            rows = await self._store.open_tables_of(user_id)
        asking = await self._asking(user_id)
        rest = _besides(rows, asking)
        rest.sort(key=lambda each: (_hurry(each), each.guild_id != guild_id))
        found = await self._page(rest, page, size, asking)
        return replace(found, total=len(rows))

    async def waiting_for(self, user_id: int, most: int, most_asking: int) -> Listed:
        """The tables that wait for a user: at most `most_asking` for an answer, and `most` for a move. Raises NotRead.

        Those that wait for a move come by the nearest deadline; games that are paused do not wait. `total` counts them.
        """
        with failing_as(NotRead):
            rows = [each for each in await self._store.open_tables_of(user_id) if each.acts]
        asking = await self._asking(user_id)
        found = await self._page(sorted(_besides(rows, asking), key=_hurry), 0, most)
        return replace(found, asking=tuple(map(self._waiting, asking[:most_asking])), asked=len(asking))

    async def _asking(self, user_id: int) -> list[Session]:
        """The open tables that wait for an answer of a user, the longest wait first. Raises NotRead."""
        with failing_as(NotRead):
            rows = await self._store.may_ask(user_id)
        found = [await self._readable(each.session_id) for each in rows]
        return [each for each in found if each is not None and each.asks(user_id)]

    async def within(self, guild_id: int, sees: Callable[[int], bool], user_id: int, page: int, size: int) -> Listed:
        """A page of a server's open tables, the longest wait first.

        `sees` says of a channel's id whether the user can see it. Of other channels, only the user's tables are listed.
        """
        with failing_as(NotRead):
            rows = await self._store.open_tables_in(guild_id)
            own = {each.session_id for each in await self._store.open_tables_of(user_id)}
        return await self._page([each for each in rows if each.session_id in own or sees(each.channel_id)], page, size)

    async def running(self, guild_id: int, shown: Callable[[int], bool], most: int) -> Listed:
        """The games that run in a server: one page of at most `most` of them.

        First come those with the nearest deadline, then those in which somebody has moved last. `shown` says of a
        channel's id whether its games are listed. Raises NotRead.
        """
        with failing_as(NotRead):
            rows = [each for each in await self._store.running_in(guild_id) if shown(each.channel_id)]
        rows.sort(key=lambda each: (inf if each.deadline is None else each.deadline, -each.since, each.session_id))
        return await self._page(rows, 0, most)

    async def _page(self, rows: Sequence[OpenRow], page: int, size: int, asking: Sequence[Session] = ()) -> Listed:
        """A page of a list in which the tables `asking` stand before those of `rows`."""
        pages = max(1, -(-(len(asking) + len(rows)) // size))
        page = min(page, pages - 1)
        first, last = page * size, (page + 1) * size
        found = []
        for row in rows[max(0, first - len(asking)) : max(0, last - len(asking))]:
            session = await self._readable(row.session_id)
            if session is not None:
                found.append(self._waiting(session))
        asks = tuple(map(self._waiting, asking[first:last]))
        return Listed(tuple(found), page, pages, len(rows), asks, len(asking))

    def _waiting(self, session: Session) -> WaitingTable:
        return WaitingTable(session, session.waited(self._access.now()))

    async def next_for(self, user_id: int, besides: int = 0) -> WaitingTable | None:
        """The most urgent of the games that wait for a user: by the nearest deadline, else by the longest wait.

        The session with the id `besides` is left out. None if no game waits.
        """
        with failing_as(NotRead):
            rows = await self._store.open_tables_of(user_id)
        for row in sorted(rows, key=_hurry):
            if row.session_id == besides:
                continue
            session = await self._readable(row.session_id)
            if session is None or session.paused or session.actor_person is None:
                continue
            if session.actor_person.user_id == user_id:
                return WaitingTable(session, session.waited(self._access.now()))
        return None

    async def _readable(self, session_id: int) -> Session | None:
        with suppress(Outdated, Damaged, UnknownSession):
            return await self._access.load(session_id)
        return None

    # What is over

    async def finished(
        self, guild_id: int, game_key: str | None = None, user_id: int | None = None, since: int = 0
    ) -> list[Finished]:
        """The games of a server that their rules have ended, the oldest first: of one key, or of all.

        Only those that ended at `since` or later, and of `user_id` where that is given, as it must be for direct
        messages. Raises NotRead.
        """
        with failing_as(NotRead):
            return await self._store.finished_games(guild_id, game_key, user_id, since)

    async def rated(self, session: Session) -> Rated | None:
        """Whether a game that is over counts for the ratings; None where it has no result. Raises NotRead."""
        with failing_as(NotRead):
            return await self._store.rated(session.id)

    async def would_be_too_often(self, session: Session) -> bool:
        """Whether a game of those who sit in a lobby would not count if it began now, as two of them had enough today.

        Raises NotRead.
        """
        if not can_count(session):
            return False
        people = [each.user_id for each in session.people]
        with failing_as(NotRead):
            return await self._store.had_enough(session.place.guild_id, session.game.key, people, MOST_A_DAY)

    async def best_scores(self, session: Session) -> tuple[int | None, int | None]:
        """The best scores with these options: of the person who plays alone here, and in the server. Raises NotRead.

        None where there is no score, and for the server of direct messages.
        """
        with failing_as(NotRead):
            return (
                await self._store.best_score(session.id, session.people[0].user_id),
                None if session.place.direct else await self._store.best_score(session.id),
            )

    async def name(self, user_id: int, games: Sequence[Finished]) -> str:
        """What a user was called in the newest of these games that they played; empty where that cannot be told."""
        newest = next((each for each in reversed(games) if _played(each, user_id)), None)
        if newest is None:
            return ""
        return await name_in(self._store, newest.session_id, user_id)


def _besides(rows: Sequence[OpenRow], sessions: Sequence[Session]) -> list[OpenRow]:
    """The rows of other sessions than these."""
    ids = {each.id for each in sessions}
    return [each for each in rows if each.session_id not in ids]


def _hurry(row: OpenRow) -> tuple[bool, float]:
    """The sort key of tables by urgency: first those that wait for the user, by the nearest deadline."""
    return not row.acts, (inf if row.deadline is None else row.deadline) if row.acts else 0


def _played(game: Finished, user_id: int) -> bool:
    return any(each.user_id == user_id for each in game.results)
