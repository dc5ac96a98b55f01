"""The methods of the store, each of them one transaction of queries that SQLite and PostgreSQL both understand."""

from __future__ import annotations

import logging
from abc import abstractmethod
from collections.abc import Callable, Iterable, Mapping

from data.errors import DamagedError
from data.rows import (
    Change,
    EntryRow,
    FinishedRow,
    GuestRow,
    NewSession,
    ResultRow,
    Rewriting,
    SessionRow,
)
from data.shards import EVERY_SERVER, Shards, Sign
from data.sql.challenges import SqlChallenges
from data.sql.conduct import SqlConduct
from data.sql.connection import Connection
from data.sql.deals import SqlDeals
from data.sql.direct import SqlDirect
from data.sql.exercises import SqlExercises
from data.sql.news import SqlNews
from data.sql.offers import SqlOffers
from data.sql.puzzles import SqlPuzzles
from data.sql.queries import (
    announcing,
    books,
    challenges,
    conduct,
    deals,
    digests,
    direct,
    entrants,
    exercises,
    finding,
    following,
    logs,
    memos,
    messages,
    offers,
    people,
    private,
    puzzles,
    rankings,
    rewriting,
    seasons,
    seats,
    servers,
    settings,
    standing,
    strangers,
    sums,
    tournaments,
)
from data.sql.queries import (
    due as due_queries,
)
from data.sql.queries import (
    meetings as meetings_queries,
)
from data.sql.queries import (
    results as results_queries,
)
from data.sql.seasons import SqlSeasons
from data.sql.standing import SqlStanding
from data.sql.strangers import SqlStrangers
from data.sql.tournaments import SqlTournaments
from data.sql.transactions import reads, reads_aside, writes
from data.store import Store

_log = logging.getLogger(__name__)


class SqlStore(
    SqlStanding,
    SqlNews,
    SqlOffers,
    SqlDirect,
    SqlDeals,
    SqlPuzzles,
    SqlExercises,
    SqlSeasons,
    SqlConduct,
    SqlChallenges,
    SqlStrangers,
    SqlTournaments,
    Store,
):
    """The sessions in a database that speaks SQL. `Store` says what each method does.

    `clock` returns the time in seconds since 1970.
    """

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock

    @abstractmethod
    def _mark_deletion(self, within: Connection) -> None:
        """Note in a transaction that it deletes something of which no trace may stay: `scrub` removes them."""

    def now(self) -> int:
        return int(self._clock())

    # Sessions and their logs

    async def create(self, new: NewSession, change: Change) -> SessionRow:
        now = self.now() if change.at is None else change.at
        return await self._run(lambda within: logs.create(within, new, change, now))

    async def append(self, session_id: int, version: int, change: Change) -> SessionRow:
        now = self.now() if change.at is None else change.at
        return await self._run(lambda within: logs.append(within, session_id, version, change, now))

    async def session(self, session_id: int, after: EntryRow | None = None) -> SessionRow | None:
        try:
            return await self._read(lambda within: logs.load(within, session_id, after))
        except DamagedError as error:
            if await self._run(lambda within: logs.set_aside(within, session_id)):
                _log.error("%s", error)
            raise

    meant_in = reads(finding.meant_in)
    meant_by = reads(finding.meant_by)
    exclusive_in_channel = reads(finding.exclusive_in_channel)
    open_in_channels = reads(finding.open_in_channels)
    open_in_server = reads(finding.open_in_server)
    lobbies_with = reads(finding.lobbies_with)
    all_open = reads_aside(finding.all_open)
    open_by_game = reads(finding.open_by_game)
    open_or_due = reads_aside(finding.open_or_due)
    newest = reads(finding.newest)

    # Lists of open tables

    open_tables_of = reads(seats.open_tables_of)
    may_ask = reads(seats.may_ask)
    open_tables_in = reads(seats.open_tables_in)
    write_waits = writes(seats.write_waits)

    # Results

    all_over = reads_aside(results_queries.all_over)

    async def write_results(
        self, session_id: int, outcome: Iterable[ResultRow], finished: FinishedRow | None = None
    ) -> None:
        given = tuple(outcome)
        await self._run(lambda within: results_queries.write_results(within, session_id, given, finished))

    rated = reads(results_queries.rated)

    async def had_enough(self, guild_id: int, game: str, user_ids: Iterable[int], most: int) -> bool:
        given, now = tuple(user_ids), self.now()
        return await self._read(lambda within: results_queries.had_enough(within, guild_id, game, given, most, now))

    meetings = reads_aside(meetings_queries.meetings)
    book = reads_aside(books.book)
    kept_ranking = reads_aside(rankings.kept)
    keep_ranking = writes(rankings.keep)
    latest = reads_aside(books.latest)

    async def count_anew(self, memory: float) -> None:
        def work(within: Connection) -> None:
            sums.count_anew(within)
            meetings_queries.count_anew(within, memory)

        await self._run(work)

    results = reads(results_queries.results_of)
    finished_games = reads_aside(results_queries.finished_games)
    games_of_people = reads_aside(results_queries.games_of_people)
    best_score = reads(results_queries.best_score)
    wants_hints = reads(results_queries.wants_hints)

    # What users keep for themselves

    write_plan = writes(private.write_plan)
    note = reads(private.note)
    write_note = writes(private.write_note)
    notes_of = reads(private.notes_of)

    # What channels were shown

    note_post = writes(messages.note_post)
    note_call = writes(messages.note_call)
    note_shown = writes(messages.note_shown)
    note_not_shown = writes(messages.note_not_shown)
    forget_message = writes(messages.forget)
    to_show = reads(messages.to_show)

    # Due work

    next_due = reads(due_queries.next_due)

    async def due(self, most: int, shards: Shards = EVERY_SERVER) -> list[int]:
        now = self.now()
        return await self._read(lambda within: due_queries.due(within, now, most, shards))

    set_due = writes(due_queries.set_due)

    async def postpone_due(self, session_id: int, until: int) -> None:
        now = self.now()
        await self._run(lambda within: due_queries.postpone_due(within, session_id, now, until))

    # Settings

    server_settings = reads(settings.server)
    person_settings = reads(settings.person)

    async def change_server_settings(self, guild_id: int, values: Mapping[str, str | None]) -> None:
        now = self.now()
        await self._run(lambda within: settings.change_server(within, guild_id, values, now))

    change_person_settings = writes(settings.change_person)

    async def guests(self, user_ids: Iterable[int]) -> dict[int, GuestRow]:
        wanted = tuple(user_ids)
        return await self._read(lambda within: settings.guests(within, wanted))

    # People

    sessions_naming = reads(people.sessions_naming)

    async def sessions_ended_by(self, names: Iterable[str]) -> list[int]:
        wanted = tuple(names)
        return await self._read_aside(lambda within: people.sessions_ended_by(within, wanted))

    note_deletion = writes(people.note_deletion)
    deletions = reads(people.deletions)

    async def end_deletion(self, user_id: int) -> None:
        def work(within: Connection) -> None:
            self._mark_deletion(within)
            people.end_deletion(within, user_id)

        await self._run(work)

    async def forget_person(
        self, user_id: int, session_ids: Iterable[int], without: Callable[[SessionRow], Rewriting]
    ) -> list[int]:
        now, wanted = self.now(), tuple(session_ids)

        def work(within: Connection) -> list[int]:
            self._mark_deletion(within)
            met = meetings_queries.servers_of(within, user_id)
            whose = (
                settings,
                following,
                digests,
                deals,
                puzzles,
                exercises,
                private,
                direct,
                conduct,
                challenges,
                strangers,
                meetings_queries,
                seasons,
            )
            for each in whose:
                each.forget_person(within, user_id)
            offers.forget_person(within, user_id, now)
            entrants.forget_person(within, user_id, now)
            return rewriting.rewrite(within, wanted, without, met)

        return await self._run(work)

    # Servers

    note_server = writes(servers.note_server)

    async def note_server_left(self, guild_id: int) -> list[int]:
        now = self.now()

        def work(within: Connection) -> list[int]:
            servers.note_server_left(within, guild_id, now)
            return finding.open_in_server(within, guild_id)

        return await self._run(work)

    async def note_only_servers(self, guild_ids: Iterable[int], shards: Shards = EVERY_SERVER) -> None:
        now, here = self.now(), tuple(guild_ids)
        await self._run(lambda within: servers.note_only_servers(within, here, now, shards))

    async def servers_left(self, days: int, shards: Shards = EVERY_SERVER) -> list[int]:
        before = self.now() - days * 86_400
        return await self._read(lambda within: servers.servers_left(within, before, shards))

    async def forget_logs(
        self, guild_id: int, after: int, most: int, without: Callable[[SessionRow], Rewriting]
    ) -> int | None:
        def work(within: Connection) -> int | None:
            session_ids = servers.sessions_with_names(within, guild_id, after, most)
            if not session_ids:
                return None
            self._mark_deletion(within)
            rewriting.rewrite(within, session_ids, without)
            servers.leave_shown(within, session_ids)
            return session_ids[-1]

        return await self._run(work)

    async def forget_server(self, guild_id: int, without: Callable[[SessionRow], Rewriting]) -> list[int]:
        def work(within: Connection) -> list[int]:
            self._mark_deletion(within)
            session_ids = servers.sessions_with_names(within, guild_id)
            damaged = rewriting.rewrite(within, session_ids, without, [guild_id], counted=False)
            sums.count_anew(within, guild_id)
            servers.leave_shown(within, session_ids)
            servers.forget_server(within, guild_id)
            for each in (
                standing,
                following,
                announcing,
                deals,
                puzzles,
                exercises,
                private,
                offers,
                meetings_queries,
                seasons,
                tournaments,
            ):
                each.forget_server(within, guild_id)
            return damaged

        return await self._run(work)

    # What the bot remembers about itself

    memo = reads(memos.memo)
    remember = writes(memos.remember)
    forget_memo = writes(memos.forget_memo)
    change_memo = writes(memos.change_memo)

    async def claim(self, name: str, seconds: int, holder: str = "") -> bool:
        now = self.now()
        return await self._run(lambda within: memos.claim(within, name, holder, now, seconds))

    release = writes(memos.release)

    async def note_alive(self, shards: Shards = EVERY_SERVER) -> list[Sign]:
        now = self.now()
        return await self._run(lambda within: memos.note_alive(within, shards, now))
