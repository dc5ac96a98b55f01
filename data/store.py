"""The store: every session in one SQLite file in WAL mode, changed by appending to its log and in no other way.

Each method is one trip to the connection's thread and one transaction, so that a task that is cancelled leaves nothing
half done.
"""

from __future__ import annotations

import contextlib
import logging
import os
import sqlite3
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import TypeVar

from data import deadlines, learners, log, people, scrubbing, settings, shown, standings
from data.connection import Connection, Work, in_transaction
from data.rows import (
    Change,
    EntryRow,
    Finished,
    FinishedRow,
    GuestRow,
    MessageRow,
    NewSession,
    OpenRow,
    Rated,
    ResultRow,
    Rewriting,
    SessionRow,
    SettingRow,
    Waits,
)
from data.schema import bring_up_to_date, migrations
from data.troubles import ConflictError, DamagedError, StoreError, trouble

_log = logging.getLogger(__name__)

Result = TypeVar("Result")


class Store:
    """The sessions on disk. Made by `Store.open`; every method raises StoreError when the database fails."""

    def __init__(self, connection: Connection, path: str, clock: Callable[[], float]) -> None:
        self._connection = connection
        self._path = path
        self._clock = clock

    @classmethod
    async def open(
        cls,
        path: str | Path,
        clock: Callable[[], float] = time.time,
        before_migration: Callable[[sqlite3.Connection], None] | None = None,
    ) -> Store:
        """The store in the file `path`, made or brought up to date as needed. Its owner alone may read it.

        `before_migration` is called, off the event loop, when a file of an earlier format is to be brought up to date.
        Raises StoreError, and overwrites nothing, when the file is damaged, read-only, not ours, or too new.
        """
        name = str(path)
        try:
            # Tried here first: a thread of aiosqlite that cannot open its file may outlive the loop, and then prints
            # a traceback.
            _try(path)
            connection = await Connection.to(path)
        except sqlite3.Error as error:
            raise trouble(name, error) from error
        try:
            await connection.run(lambda within: _prepare(within, name, before_migration))
        except sqlite3.Error as error:
            await connection.close()
            raise trouble(name, error) from error
        except BaseException:
            await connection.close()
            raise
        return cls(connection, name, clock)

    async def close(self) -> None:
        """Close the file; what is committed is on disk already."""
        await self._connection.close()

    async def _run(self, work: Work[Result], kind: str = "IMMEDIATE") -> Result:
        try:
            return await self._connection.run(in_transaction(work, kind))
        except sqlite3.Error as error:
            raise trouble(self._path, error) from error

    async def _read(self, work: Work[Result]) -> Result:
        # A transaction too: another process may write between two statements.
        return await self._run(work, "DEFERRED")

    def now(self) -> int:
        """The present time, in seconds since 1970."""
        return int(self._clock())

    # Sessions and their logs

    async def create(self, new: NewSession, change: Change) -> SessionRow:
        """Open a session. Raises ConflictError when it is exclusive and its channel has such a one open.

        Raises FullError when its server has as many open ones as it may.
        """
        now = self.now() if change.at is None else change.at
        return await self._run(lambda within: log.create(within, new, change, now))

    async def append(self, session_id: int, version: int, change: Change) -> SessionRow:
        """Append to a session whose last entry is still `version`; what stands then, with the new entries alone.

        Raises ConflictError, having changed nothing, when the session is at another version.
        """
        now = self.now() if change.at is None else change.at
        return await self._run(lambda within: log.append(within, session_id, version, change, now))

    async def session(self, session_id: int, after: EntryRow | None = None) -> SessionRow | None:
        """The session, with its entries behind `after`; None where there is no such session.

        All its entries where `after` is None, or is not in the file: a backup was put back under a bot that knew more.
        Raises DamagedError when its log is not what was written; the session is set aside then, and its host told once.
        """
        try:
            return await self._read(lambda within: log.load(within, session_id, after))
        except DamagedError as error:
            if await self._run(lambda within: log.set_aside(within, session_id)):
                _log.error("%s", error)
            raise

    async def meant_in(self, channel_id: int, user_id: int = 0, threads: Sequence[int] = ()) -> list[int]:
        """The id of the session that a user means in a channel: theirs, the channel's, or the last one there.

        Several, where the channel has none and they play in several of its `threads`.
        """
        return await self._read(lambda within: log.meant_in(within, channel_id, user_id, threads))

    async def taken_by(self, channel_id: int) -> int | None:
        """The id of the open session that has the channel to itself, if there is one."""
        return await self._read(lambda within: log.taken_by(within, channel_id))

    async def lobbies_of(self, user_id: int) -> list[int]:
        """The ids of the open lobbies at which a user sits."""
        return await self._read(lambda within: log.lobbies_of(within, user_id))

    async def newest(self, most: int) -> list[int]:
        """The ids of the newest open sessions and of the newest of all, at the most so many of either."""
        return await self._read(lambda within: log.newest(within, most))

    async def going_on(self) -> list[int]:
        """The ids of the sessions that are open or, as they are due for something, can be opened again."""
        return await self._read(log.going_on)

    async def finished(self) -> list[int]:
        """The ids of all sessions whose game is over, in the order in which they ended."""
        return await self._read(
            lambda within: [
                row[0] for row in within.execute("SELECT id FROM session WHERE state = 'over' ORDER BY changed_at, id")
            ]
        )

    async def write_results(
        self, session_id: int, results: Iterable[ResultRow], finished: FinishedRow | None = None
    ) -> None:
        """Keep how the seats of a session came out of it and, where it is given, what else is told of it."""
        found = tuple(results)
        await self._run(lambda within: standings.write(within, session_id, found, finished))

    async def rated(self, session_id: int) -> Rated | None:
        """Whether a game counts for the ratings; None where it has no result."""
        return await self._read(lambda within: standings.rated(within, session_id))

    async def best_score(self, session_id: int, user_id: int | None = None) -> int | None:
        """The best score so far in finished games like this one, with the same options: of a user, or in its server."""
        return await self._read(lambda within: log.best_score(within, session_id, user_id))

    # What is open, and what is over

    async def open_of(self, user_id: int) -> list[OpenRow]:
        """The open tables at which a user sits, the one that has waited longest first."""
        return await self._read(lambda within: standings.open_of(within, user_id))

    async def open_tables(self, guild_id: int) -> list[OpenRow]:
        """The open tables of a server, the one that has waited longest first."""
        return await self._read(lambda within: standings.open_in(within, guild_id))

    async def open_sessions(self) -> list[int]:
        """The ids of all open sessions."""
        return await self._read(standings.open_sessions)

    async def write_waits(self, session_id: int, version: int, waits: Waits) -> None:
        """Keep what a session waits for, if it is still at that version."""
        await self._run(lambda within: standings.write_waits(within, session_id, version, waits))

    async def finished_games(self, guild_id: int, game: str | None = None) -> list[Finished]:
        """The games of a server that their rules have ended, the oldest first: of one key, or of all."""
        return await self._read(lambda within: standings.finished(within, guild_id, game))

    # What the channels were shown

    async def posted(self, session_id: int, message: MessageRow) -> None:
        """`message` is the session's live one from now on; the one before it is still to be retired."""
        await self._run(lambda within: shown.posted(within, session_id, message))

    async def called(self, session_id: int, message: MessageRow) -> None:
        """`message` names who is to move, and is to be taken away when they have."""
        await self._run(lambda within: shown.called(within, session_id, message))

    async def seen(self, session_id: int, version: int) -> None:
        """The channel has seen the session up to entry `version`, though no message of it is live."""
        await self._run(lambda within: shown.seen(within, session_id, version))

    async def unseen(self, session_id: int, version: int) -> None:
        """The channel is to be shown entry `version` once more."""
        await self._run(lambda within: shown.unseen(within, session_id, version))

    async def forgotten(self, session_id: int, message_id: int) -> None:
        """A message has lost its controls, or is gone."""
        await self._run(lambda within: shown.forgotten(within, session_id, message_id))

    async def to_show(self) -> list[int]:
        """The ids of the sessions of which something is still to be shown or to be tidied up."""
        return await self._read(shown.to_show)

    # Who is new to what

    async def wants_hints(self, user_id: int, game: str) -> bool:
        """Whether a user has never finished a game of that key, and has not turned hints off."""
        return await self._read(lambda within: learners.wants_hints(within, user_id, game))

    # What is settled

    async def server_settings(self, guild_id: int) -> tuple[SettingRow, ...]:
        """What a server has settled."""
        return await self._read(lambda within: settings.server(within, guild_id))

    async def person_settings(self, user_id: int) -> tuple[SettingRow, ...]:
        """What a user has settled."""
        return await self._read(lambda within: settings.person(within, user_id))

    async def settle_server(self, guild_id: int, values: Mapping[str, str | None]) -> None:
        """Keep what a server settles, by name; None is as at first."""
        await self._run(lambda within: settings.settle_server(within, guild_id, values))

    async def settle_person(self, user_id: int, values: Mapping[str, str | None]) -> None:
        """Keep what a user settles, by name; None is as at first."""
        await self._run(lambda within: settings.settle_person(within, user_id, values))

    async def guests(self, user_ids: Iterable[int]) -> dict[int, GuestRow]:
        """By user: at how many open tables for several they sit, what they have settled, and whom they have met."""
        wanted = tuple(user_ids)
        return await self._read(lambda within: settings.guests(within, wanted))

    # People and servers

    async def naming(self, user_id: int) -> list[int]:
        """The ids of the sessions whose logs name a user."""
        return await self._read(lambda within: people.naming(within, user_id))

    async def ended_by(self, names: Iterable[str]) -> list[int]:
        """The ids of the sessions that moderators of these names ended, as far as the logs have no ids of them."""
        wanted = tuple(names)
        return await self._read(lambda within: people.ended_by(within, wanted))

    async def results(self, user_id: int) -> dict[int, ResultRow]:
        """How a user came out of their games, by session."""
        return await self._read(lambda within: people.results(within, user_id))

    async def forget(
        self, user_id: int, session_ids: Iterable[int], without: Callable[[SessionRow], Rewriting]
    ) -> list[int]:
        """Forget what a user settled, and write the logs of sessions anew as `without` says of each: all, or nothing.

        The ids of those that are damaged are returned; they stay as they are. Traces stay in the files until `scrub`.
        """
        wanted = tuple(session_ids)

        def work(within: sqlite3.Connection) -> list[int]:
            scrubbing.mark(within)
            settings.forget_person(within, user_id)
            return people.rewrite(within, wanted, without)

        return await self._run(work)

    async def scrub(self) -> bool:
        """Remove the traces that deletions have left in the files. False where somebody else reads them just now."""
        try:
            return await self._connection.run(scrubbing.scrub)
        except sqlite3.Error as error:
            raise trouble(self._path, error) from error

    async def open_at(self, channel_ids: Sequence[int]) -> list[int]:
        """The ids of all open sessions of a channel."""
        return await self._read(lambda within: log.open_at(within, channel_ids))

    async def server_here(self, guild_id: int) -> None:
        """The bot is in a server: whenever it was removed, that is past."""
        await self._run(lambda within: people.server_here(within, guild_id))

    async def server_left(self, guild_id: int) -> list[int]:
        """The bot was removed from a server; the ids of the sessions that are open there."""
        now = self.now()

        def work(within: sqlite3.Connection) -> list[int]:
            people.server_left(within, guild_id, now)
            return people.open_in(within, guild_id)

        return await self._run(work)

    async def only_servers(self, guild_ids: Iterable[int]) -> None:
        """The bot is in these servers; it was removed from any other by now."""
        now, here = self.now(), tuple(guild_ids)
        await self._run(lambda within: people.only_servers(within, here, now))

    async def servers_left(self, days: int) -> list[int]:
        """The servers that the bot has been out of for so many days."""
        before = self.now() - days * 86_400
        return await self._read(lambda within: people.servers_left(within, before))

    async def open_in(self, guild_id: int) -> list[int]:
        """The ids of the open sessions of a server."""
        return await self._read(lambda within: people.open_in(within, guild_id))

    async def forget_server(self, guild_id: int, without: Callable[[SessionRow], Rewriting]) -> list[int]:
        """Write the logs of a server anew, as `rewrite` does, and forget that the bot was there, and its settings."""

        def work(within: sqlite3.Connection) -> list[int]:
            scrubbing.mark(within)
            session_ids = people.with_names(within, guild_id)
            damaged = people.rewrite(within, session_ids, without)
            people.forget_server(within, guild_id, session_ids)
            settings.forget_server(within, guild_id)
            return damaged

        return await self._run(work)

    # What is due

    async def next_due(self) -> int | None:
        """When the next session wants to be looked at, in seconds since 1970; None where none does."""
        return await self._read(deadlines.next_due)

    async def due(self, most: int) -> list[int]:
        """The ids of the sessions that are due by now, the longest overdue first, at the most so many."""
        now = self.now()
        return await self._read(lambda within: deadlines.due(within, now, most))

    async def put_off(self, session_id: int, version: int | None, until: int | None) -> None:
        """Look at a session again at `until`, if it is still at that version, or whatever its version (None)."""
        await self._run(lambda within: deadlines.put_off(within, session_id, version, until))

    async def postpone(self, session_id: int, until: int) -> None:
        """Look at a session that is due again at `until`; one that is not due by now is left as it is."""
        now = self.now()
        await self._run(lambda within: deadlines.postpone(within, session_id, now, until))

    # What the bot remembers about itself

    async def memo(self, name: str) -> str | None:
        """What was remembered under `name`, if anything."""

        def work(within: sqlite3.Connection) -> str | None:
            row = within.execute("SELECT value FROM memo WHERE name = ?", (name,)).fetchone()
            return row["value"] if row else None

        return await self._read(work)

    async def claim(self, name: str, seconds: int) -> bool:
        """Whether nobody has claimed `name` within so many seconds; it is claimed from now on then.

        Of several processes that share the file, one at a time does what is done only once.
        """
        now = self.now()
        changed = await self._run(
            lambda within: (
                within.execute(
                    "INSERT INTO memo (name, value) VALUES (?,?) ON CONFLICT (name)"
                    " DO UPDATE SET value = excluded.value WHERE CAST(value AS INTEGER) NOT BETWEEN ? AND ?",
                    (f"claimed: {name}", str(now), now - seconds + 1, now),
                ).rowcount
            )
        )
        return changed == 1

    async def forget_memo(self, name: str) -> None:
        """Remember nothing under `name`."""
        await self._run(lambda within: within.execute("DELETE FROM memo WHERE name = ?", (name,)))

    async def remember(self, name: str, value: str) -> None:
        """Remember `value` under `name` in place of what was there."""
        await self._run(
            lambda within: within.execute(
                "INSERT INTO memo (name, value) VALUES (?,?) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
                (name, value),
            )
        )


def _try(path: str | Path) -> None:
    """See that the file can be opened, make it where it is missing, and keep it from other users of the machine."""
    with contextlib.suppress(OSError):
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
        Path(path).chmod(0o600)
    sqlite3.connect(path).close()


def _prepare(
    connection: sqlite3.Connection, name: str, before_migration: Callable[[sqlite3.Connection], None] | None
) -> None:
    connection.execute("PRAGMA busy_timeout = 5000")
    connection.execute("PRAGMA foreign_keys = ON")
    # A host's power may fail as well as the bot: every commit reaches the disk.
    connection.execute("PRAGMA synchronous = FULL")
    # What was deleted is not left in the file's free pages.
    connection.execute("PRAGMA secure_delete = ON").fetchall()
    steps = migrations()
    bring_up_to_date(connection, name, steps, before_migration)
    # Read to its end: while a row of it is left, the change is not made, and a ROLLBACK would undo it.
    connection.execute("PRAGMA journal_mode = WAL").fetchall()
    # A disk that takes no writes is told now and not at somebody's first ply: by a write, since SQLite lets a
    # transaction begin on a read-only file too.
    in_transaction(lambda within: within.execute(f"PRAGMA user_version = {len(steps)}"))(connection)


__all__ = ["ConflictError", "Store", "StoreError"]
