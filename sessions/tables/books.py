"""What leaderboards are made from, kept for each server until its finished games change: in any process, by anybody."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Collection, Iterable
from contextlib import suppress

import msgspec
from msgspec import Struct

from data.errors import StoreError
from data.rows import BestRow as BestRow
from data.rows import Book, LatestRow, MeetingRow, PlayedRow
from data.store import Store
from sessions.failing import failing_as
from sessions.log import Joined, Opened, UnknownEntryError, read
from sessions.people.strangers import FEWEST_STRANGERS
from sessions.refusals.base import Damaged, NotRead
from sessions.results.circle import FEWEST
from sessions.results.ratings import EDITION, Ranking, ranking
from sessions.results.standings import Count
from sessions.state.table import DIRECT

KEPT = 32
"""The number of servers whose books are kept, and of their games whose ratings are."""


class GameBook:
    """The finished games of one game in a server, without those with computers.

    Attributes:
        key (str): the game's key.
        several (bool): whether several sat in any of them.
        games (int): how many they are, without games for one with hints, as in `moves` and `people`.
        moves (int): the moves of all players in them.
        people (dict[int, Count]): games by the user's id; those of everybody who was forgotten by 0.
        seats (dict[int, Count]): all games by seat, from 1.
        best (list[BestRow]): everybody's best scores in games for one, the highest first.
    """

    def __init__(self, key: str, played: Iterable[PlayedRow], best: Iterable[BestRow]) -> None:
        self.key = key
        self.several = False
        self.games = self.moves = 0
        self.people: dict[int, Count] = {}
        seats: dict[int, Count] = {}
        for row in played:
            self.several = self.several or row.several
            _add(seats, row.seat, row)
            if not row.helped:
                _add(self.people, row.user_id, row)
                self.games += row.games if row.seat == 1 else 0
                self.moves += row.moves if row.seat == 1 else 0
        self.seats = dict(sorted(seats.items()))
        self.best = list(best)


def _add(counts: dict[int, Count], key: int, row: PlayedRow) -> None:
    count = counts.setdefault(key, Count())
    count.played += row.games
    count.won += row.won


class ServerBook:
    """The finished games of a server as they are at one moment, and what was asked about them since."""

    def __init__(self, guild_id: int, book: Book) -> None:
        self.guild_id = guild_id
        self.book = book
        played: dict[str, list[PlayedRow]] = {}
        for row in book.played:
            played.setdefault(row.game, []).append(row)
        self.games = {
            key: GameBook(key, rows, (each for each in book.best if each.game == key)) for key, rows in played.items()
        }
        self.rankings: dict[str, asyncio.Task[Ranking]] = {}
        self.latest: dict[tuple[str, int], LatestRow] = {}
        self.names: dict[tuple[str, int], str] = {}


class _Kept(Struct, frozen=True):
    """What is kept of a ranking: by which edition of the ratings it was worked out, and the ranking itself."""

    edition: int
    ranking: Ranking


def _kept(content: str) -> Ranking | None:
    """The ranking that was kept; None where another edition has kept it."""
    try:
        found = msgspec.json.decode(content, type=_Kept)
    except msgspec.MsgspecError:
        return None
    return found.ranking if found.edition == EDITION else None


class Books:
    """Reads books, and keeps those that were read last."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._kept: OrderedDict[int, ServerBook] = OrderedDict()
        self._ranked: OrderedDict[tuple[int, str], tuple[list[MeetingRow], Ranking]] = OrderedDict()

    async def of(self, guild_id: int) -> ServerBook:
        """The book of a server, as its games are now. Raises NotRead."""
        known = self._kept.get(guild_id)
        with failing_as(NotRead):
            book = await self._store.book(guild_id, known.book if known is not None else None)
        if known is None or book is not known.book:
            # Nobody waits for the many rows of a large server.
            known = await asyncio.to_thread(ServerBook, guild_id, book)
        self._kept[guild_id] = known
        self._kept.move_to_end(guild_id)
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return known

    def forget(self, guild_id: int) -> None:
        """Keep the book of a server no longer."""
        self._kept.pop(guild_id, None)

    async def ranking(self, book: ServerBook, key: str) -> Ranking:
        """The ratings in a game. Raises NotRead.

        They are worked out in a thread, by one process and once for the same meetings: the others read what it keeps.
        """
        task = book.rankings.get(key)
        if task is None or (task.done() and (task.cancelled() or task.exception() is not None)):
            task = book.rankings[key] = asyncio.create_task(self._rank(book, key))
        # Others may wait for the same ratings.
        return await asyncio.shield(task)

    async def renew(self) -> None:
        """Work out the ratings anew that were asked for and have changed since, so that nobody waits for them.

        Of the servers whose books are kept. Raises NotRead.
        """
        for guild_id, known in list(self._kept.items()):
            asked = sorted(known.rankings)
            # Others are read with the book when somebody asks.
            book = await self.of(guild_id) if asked else known
            for key in asked if book is not known else ():
                await self.ranking(book, key)

    async def _rank(self, book: ServerBook, key: str) -> Ranking:
        guild_id = book.guild_id
        with failing_as(NotRead):
            kept = await self._store.kept_ranking(guild_id, key)
        known = await asyncio.to_thread(_kept, kept) if kept is not None else None
        if known is not None:
            return known
        found = await self._ranked_anew(guild_id, key)
        if book.book.stamp:
            content = await asyncio.to_thread(msgspec.json.encode, _Kept(EDITION, found))
            # A database that takes no writes keeps nobody from reading.
            with suppress(StoreError):
                await self._store.keep_ranking(guild_id, key, book.book.stamp, content.decode())
        return found

    async def _ranked_anew(self, guild_id: int, key: str) -> Ranking:
        meetings = await self.meetings(guild_id, key)
        known = self._ranked.pop((guild_id, key), None)
        # Another game of the server may be what has changed.
        if known is None or known[0] != meetings:
            fewest = FEWEST if guild_id != DIRECT else FEWEST_STRANGERS
            known = meetings, await asyncio.to_thread(ranking, meetings, fewest)
        self._ranked[guild_id, key] = known
        while len(self._ranked) > KEPT:
            self._ranked.popitem(last=False)
        return known[1]

    async def meetings(self, guild_id: int, key: str) -> list[MeetingRow]:
        """What the ratings of a game in a server follow from. Raises NotRead."""
        with failing_as(NotRead):
            return await self._store.meetings(guild_id, key)

    async def streaks(self, book: ServerBook, key: str, user_ids: Collection[int]) -> dict[int, int]:
        """How many of their latest games these users have won in a row. Raises NotRead."""
        await self._read_latest(book, key, user_ids)
        return {each: book.latest[key, each].streak if (key, each) in book.latest else 0 for each in user_ids}

    async def names(self, book: ServerBook, key: str, user_ids: Collection[int]) -> dict[int, str]:
        """What these users were called in their newest games; empty where that cannot be told. Raises NotRead."""
        await self._read_latest(book, key, user_ids)
        for each in user_ids:
            if (key, each) not in book.names:
                newest = book.latest.get((key, each))
                book.names[key, each] = await name_in(self._store, newest.session_id, each) if newest else ""
        return {each: book.names[key, each] for each in user_ids}

    async def _read_latest(self, book: ServerBook, key: str, user_ids: Collection[int]) -> None:
        wanted = [each for each in user_ids if (key, each) not in book.latest]
        if wanted:
            with failing_as(NotRead):
                found = await self._store.latest(book.guild_id, key, wanted)
            book.latest.update({(key, user_id): row for user_id, row in found.items()})


async def name_in(store: Store, session_id: int, user_id: int) -> str:
    """What a user was called at a table when they came to it; empty where that cannot be told."""
    with suppress(Damaged, UnknownEntryError), failing_as(NotRead):
        # The log is not folded, so this works for a game whose rules have changed, too.
        row = await store.session(session_id)
        for each in row.entries if row else ():
            match read(each.kind, each.facts) if each.kind in (Opened.kind, Joined.kind) else None:
                case Opened(people=people):
                    found = [person.name for person in people if person.user_id == user_id]
                case Joined(person=person):
                    found = [person.name] if person.user_id == user_id else []
                case _:
                    found = []
            if found:
                return found[0]
    return ""
