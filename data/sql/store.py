"""The methods of the store, each of them one transaction of queries that SQLite and PostgreSQL both understand."""

from __future__ import annotations

import logging
from abc import abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence

from data.errors import DamagedError
from data.rows import (
    Change,
    EntryRow,
    Finished,
    FinishedRow,
    GuestRow,
    MessageRow,
    NewSession,
    OpenRow,
    PlanRow,
    Rated,
    ResultRow,
    Rewriting,
    SessionRow,
    SettingRow,
    Shown,
    Waits,
)
from data.shards import EVERY_SERVER, Shards, Sign
from data.sql.connection import Connection
from data.sql.deals import SqlDeals
from data.sql.news import SqlNews
from data.sql.offers import SqlOffers
from data.sql.puzzles import SqlPuzzles
from data.sql.queries import (
    announcing,
    deals,
    digests,
    due,
    finding,
    following,
    logs,
    memos,
    messages,
    offers,
    people,
    private,
    puzzles,
    results,
    rewriting,
    seats,
    servers,
    settings,
    standing,
)
from data.sql.standing import SqlStanding
from data.store import Store

_log = logging.getLogger(__name__)


class SqlStore(SqlStanding, SqlNews, SqlOffers, SqlDeals, SqlPuzzles, Store):
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

    async def meant_in(self, channel_id: int, user_id: int = 0, threads: Sequence[int] = ()) -> list[int]:
        return await self._read(lambda within: finding.meant_in(within, channel_id, user_id, threads))

    async def exclusive_in_channel(self, channel_id: int) -> int | None:
        return await self._read(lambda within: finding.exclusive_in_channel(within, channel_id))

    async def open_in_channels(self, channel_ids: Sequence[int]) -> list[int]:
        return await self._read(lambda within: finding.open_in_channels(within, channel_ids))

    async def open_in_server(self, guild_id: int) -> list[int]:
        return await self._read(lambda within: finding.open_in_server(within, guild_id))

    async def lobbies_with(self, user_id: int) -> list[int]:
        return await self._read(lambda within: finding.lobbies_with(within, user_id))

    async def all_open(self) -> list[int]:
        return await self._read(finding.all_open)

    async def open_by_game(self) -> dict[tuple[str, str], int]:
        return await self._read(finding.open_by_game)

    async def open_or_due(self) -> list[int]:
        return await self._read(finding.open_or_due)

    async def newest(self, most: int) -> list[int]:
        return await self._read(lambda within: finding.newest(within, most))

    # Lists of open tables

    async def open_tables_of(self, user_id: int) -> list[OpenRow]:
        return await self._read(lambda within: seats.open_tables_of(within, user_id))

    async def open_tables_in(self, guild_id: int) -> list[OpenRow]:
        return await self._read(lambda within: seats.open_tables_in(within, guild_id))

    async def write_waits(self, session_id: int, version: int, waits: Waits) -> None:
        await self._run(lambda within: seats.write_waits(within, session_id, version, waits))

    # Results

    async def all_over(self) -> list[int]:
        return await self._read(results.all_over)

    async def write_results(
        self, session_id: int, outcome: Iterable[ResultRow], finished: FinishedRow | None = None
    ) -> None:
        given = tuple(outcome)
        await self._run(lambda within: results.write_results(within, session_id, given, finished))

    async def rated(self, session_id: int) -> Rated | None:
        return await self._read(lambda within: results.rated(within, session_id))

    async def results(self, user_id: int) -> dict[int, ResultRow]:
        return await self._read(lambda within: results.results_of(within, user_id))

    async def finished_games(
        self, guild_id: int, game: str | None = None, user_id: int | None = None, since: int = 0
    ) -> list[Finished]:
        return await self._read(lambda within: results.finished_games(within, guild_id, game, user_id, since))

    async def best_score(self, session_id: int, user_id: int | None = None) -> int | None:
        return await self._read(lambda within: results.best_score(within, session_id, user_id))

    async def wants_hints(self, user_id: int, game: str) -> bool:
        return await self._read(lambda within: results.wants_hints(within, user_id, game))

    # What users keep for themselves

    async def write_plan(self, session_id: int, version: int, before: PlanRow | None, after: PlanRow | None) -> None:
        await self._run(lambda within: private.write_plan(within, session_id, version, before, after))

    async def note(self, session_id: int, user_id: int) -> str:
        return await self._read(lambda within: private.note(within, session_id, user_id))

    async def write_note(self, session_id: int, user_id: int, text: str) -> None:
        await self._run(lambda within: private.write_note(within, session_id, user_id, text))

    async def notes_of(self, user_id: int) -> dict[int, str]:
        return await self._read(lambda within: private.notes_of(within, user_id))

    # What channels were shown

    async def note_post(self, session_id: int, message: MessageRow) -> Shown | None:
        return await self._run(lambda within: messages.note_post(within, session_id, message))

    async def note_call(self, session_id: int, message: MessageRow) -> Shown | None:
        return await self._run(lambda within: messages.note_call(within, session_id, message))

    async def note_shown(self, session_id: int, version: int) -> Shown | None:
        return await self._run(lambda within: messages.note_shown(within, session_id, version))

    async def note_not_shown(self, session_id: int, version: int) -> Shown | None:
        return await self._run(lambda within: messages.note_not_shown(within, session_id, version))

    async def forget_message(self, session_id: int, message_id: int) -> Shown | None:
        return await self._run(lambda within: messages.forget(within, session_id, message_id))

    async def to_show(self, shards: Shards = EVERY_SERVER) -> list[int]:
        return await self._read(lambda within: messages.to_show(within, shards))

    # Due work

    async def next_due(self, shards: Shards = EVERY_SERVER) -> int | None:
        return await self._read(lambda within: due.next_due(within, shards))

    async def due(self, most: int, shards: Shards = EVERY_SERVER) -> list[int]:
        now = self.now()
        return await self._read(lambda within: due.due(within, now, most, shards))

    async def set_due(self, session_id: int, version: int | None, until: int | None) -> None:
        await self._run(lambda within: due.set_due(within, session_id, version, until))

    async def postpone_due(self, session_id: int, until: int) -> None:
        now = self.now()
        await self._run(lambda within: due.postpone_due(within, session_id, now, until))

    # Settings

    async def server_settings(self, guild_id: int) -> tuple[SettingRow, ...]:
        return await self._read(lambda within: settings.server(within, guild_id))

    async def person_settings(self, user_id: int) -> tuple[SettingRow, ...]:
        return await self._read(lambda within: settings.person(within, user_id))

    async def change_server_settings(self, guild_id: int, values: Mapping[str, str | None]) -> None:
        now = self.now()
        await self._run(lambda within: settings.change_server(within, guild_id, values, now))

    async def change_person_settings(self, user_id: int, values: Mapping[str, str | None]) -> None:
        await self._run(lambda within: settings.change_person(within, user_id, values))

    async def guests(self, user_ids: Iterable[int]) -> dict[int, GuestRow]:
        wanted = tuple(user_ids)
        return await self._read(lambda within: settings.guests(within, wanted))

    # People

    async def sessions_naming(self, user_id: int) -> list[int]:
        return await self._read(lambda within: people.sessions_naming(within, user_id))

    async def sessions_ended_by(self, names: Iterable[str]) -> list[int]:
        wanted = tuple(names)
        return await self._read(lambda within: people.sessions_ended_by(within, wanted))

    async def forget_person(
        self, user_id: int, session_ids: Iterable[int], without: Callable[[SessionRow], Rewriting]
    ) -> list[int]:
        now, wanted = self.now(), tuple(session_ids)

        def work(within: Connection) -> list[int]:
            self._mark_deletion(within)
            for each in (settings, following, digests, deals, puzzles, private):
                each.forget_person(within, user_id)
            offers.forget_person(within, user_id, now)
            return rewriting.rewrite(within, wanted, without)

        return await self._run(work)

    # Servers

    async def note_server(self, guild_id: int) -> None:
        await self._run(lambda within: servers.note_server(within, guild_id))

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

    async def forget_server(self, guild_id: int, without: Callable[[SessionRow], Rewriting]) -> list[int]:
        def work(within: Connection) -> list[int]:
            self._mark_deletion(within)
            session_ids = servers.sessions_with_names(within, guild_id)
            damaged = rewriting.rewrite(within, session_ids, without)
            servers.forget_server(within, guild_id, session_ids)
            for each in (standing, following, announcing, deals, puzzles, private, offers):
                each.forget_server(within, guild_id)
            return damaged

        return await self._run(work)

    # What the bot remembers about itself

    async def memo(self, name: str) -> str | None:
        return await self._read(lambda within: memos.memo(within, name))

    async def remember(self, name: str, value: str) -> None:
        await self._run(lambda within: memos.remember(within, name, value))

    async def forget_memo(self, name: str) -> None:
        await self._run(lambda within: memos.forget_memo(within, name))

    async def change_memo(self, name: str, old: str, new: str) -> bool:
        return await self._run(lambda within: memos.change_memo(within, name, old, new))

    async def claim(self, name: str, seconds: int, holder: str = "") -> bool:
        now = self.now()
        return await self._run(lambda within: memos.claim(within, name, holder, now, seconds))

    async def release(self, name: str, holder: str) -> None:
        await self._run(lambda within: memos.release(within, name, holder))

    async def note_alive(self, shards: Shards = EVERY_SERVER) -> list[Sign]:
        now = self.now()
        return await self._run(lambda within: memos.note_alive(within, shards, now))
