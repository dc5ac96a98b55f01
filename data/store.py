"""The store: every SQL statement of the bot, over one SQLite file in WAL mode.

A session changes by `change` alone: one transaction, refused when somebody else changed the session first.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import fields
from pathlib import Path

import aiosqlite

from data.rows import Change, NewSession, PlyRow, SeatRow, SessionRow
from data.schema import bring_up_to_date, migrations
from data.transaction import transaction
from data.troubles import ConflictError, StoreError, trouble

_COLUMNS = ", ".join(each.name for each in fields(SessionRow) if each.name not in ("seats", "plies"))


class Store:
    """The sessions on disk. Made by `Store.open`; every method raises StoreError when the database fails."""

    def __init__(self, connection: aiosqlite.Connection, path: str, clock: Callable[[], float]) -> None:
        self._connection = connection
        self._path = path
        self._clock = clock
        # One connection serves all: without the lock a reader would see another's transaction half done.
        self._lock = asyncio.Lock()

    @classmethod
    async def open(cls, path: str | Path, clock: Callable[[], float] = time.time) -> Store:
        """The store in the file `path`, made or brought up to date as needed.

        Raises StoreError, and overwrites nothing, when the file is damaged, read-only, not ours, or too new.
        """
        name = str(path)
        try:
            # Tried here first: a thread of aiosqlite that cannot open its file may outlive the loop, and then prints
            # a traceback.
            sqlite3.connect(path).close()
            connection = await aiosqlite.connect(path, isolation_level=None)
        except sqlite3.Error as error:
            raise trouble(name, error) from error
        try:
            connection.row_factory = aiosqlite.Row
            await connection.execute("PRAGMA busy_timeout = 5000")
            await connection.execute("PRAGMA foreign_keys = ON")
            # A host's power may fail as well as the bot: every commit reaches the disk.
            await connection.execute("PRAGMA synchronous = FULL")
            steps = migrations()
            await bring_up_to_date(connection, name, steps)
            # Read to its end: while a row of it is left, the change is not made, and a ROLLBACK would undo it.
            async with connection.execute("PRAGMA journal_mode = WAL") as cursor:
                await cursor.fetchall()
            # A disk that takes no writes is told now and not at somebody's first ply: by a write, since SQLite lets a
            # transaction begin on a read-only file too.
            async with transaction(connection):
                await connection.execute(f"PRAGMA user_version = {len(steps)}")
        except sqlite3.Error as error:
            await connection.close()
            raise trouble(name, error) from error
        except BaseException:
            await connection.close()
            raise
        return cls(connection, name, clock)

    async def close(self) -> None:
        """Close the file; what is committed is on disk already."""
        async with self._lock:
            await self._connection.close()

    @asynccontextmanager
    async def _reading(self) -> AsyncIterator[aiosqlite.Connection]:
        async with self._lock:
            try:
                yield self._connection
            except sqlite3.Error as error:
                raise trouble(self._path, error) from error

    @asynccontextmanager
    async def _writing(self) -> AsyncIterator[aiosqlite.Connection]:
        """One transaction: all of it or, when anything is raised within, nothing."""
        async with self._reading() as connection, transaction(connection):
            yield connection

    # Sessions

    async def create(self, new: NewSession) -> int:
        """Open a session's lobby and return its id. Raises ConflictError when its channel has one open."""
        now = int(self._clock())
        async with self._writing() as connection:
            try:
                async with connection.execute(
                    "INSERT INTO session (game, rules_version, options, guild_id, channel_id, opener_id,"
                    " youngest_id, state, secret, created_at, changed_at) VALUES (?,?,?,?,?,?,?,'lobby',?,?,?)",
                    (
                        *(new.game, new.rules_version, new.options, new.guild_id, new.channel_id),
                        *(new.opener_id, new.youngest_id, new.secret, now, now),
                    ),
                ) as cursor:
                    session_id = cursor.lastrowid
            except sqlite3.IntegrityError as error:
                # The only key that an open lobby can meet: the one of its channel.
                if error.sqlite_errorcode != sqlite3.SQLITE_CONSTRAINT_UNIQUE:
                    raise
                raise ConflictError("This channel has an open session.") from error
            assert session_id is not None, "an INSERT that succeeded has a row id"
            await self._write_seats(connection, session_id, new.seats)
        return session_id

    async def change(self, session_id: int, version: int, change: Change) -> None:
        """Make `change` to a session that is still at `version`, and count the version on.

        Raises ConflictError, having changed nothing, when the session is at another version.
        """
        now = int(self._clock())
        given = {
            name: value
            for name in ("state", "ending", "salt", "opener_id")
            if (value := getattr(change, name)) is not None
        }
        sets = "".join(f", {name} = ?" for name in given)
        async with self._writing() as connection:
            async with connection.execute(
                f"UPDATE session SET version = version + 1, changed_at = ?{sets} WHERE id = ? AND version = ?",  # noqa: S608 - the names are ours
                (now, *given.values(), session_id, version),
            ) as cursor:
                if cursor.rowcount != 1:
                    raise ConflictError("The session was changed by somebody else.")
            if change.seats is not None:
                await connection.execute("DELETE FROM seat WHERE session_id = ?", (session_id,))
                await self._write_seats(connection, session_id, change.seats)
            await self._append(connection, session_id, change.plies, now)

    async def _write_seats(self, connection: aiosqlite.Connection, session_id: int, seats: tuple[SeatRow, ...]) -> None:
        await connection.executemany(
            "INSERT INTO seat (session_id, seat, user_id, name) VALUES (?,?,?,?)",
            [(session_id, number, seat.user_id, seat.name) for number, seat in enumerate(seats, 1)],
        )

    async def _append(
        self, connection: aiosqlite.Connection, session_id: int, plies: tuple[PlyRow, ...], now: int
    ) -> None:
        async with connection.execute(
            "SELECT coalesce(max(number), 0) AS last FROM ply WHERE session_id = ?", (session_id,)
        ) as cursor:
            row = await cursor.fetchone()
        last = int(row["last"]) if row else 0
        await connection.executemany(
            "INSERT INTO ply (session_id, number, seat, words, played_at) VALUES (?,?,?,?,?)",
            [(session_id, number, ply.seat, ply.words, now) for number, ply in enumerate(plies, last + 1)],
        )

    async def session(self, session_id: int) -> SessionRow | None:
        """The session with that id, whole, if there is one."""
        # Read in one transaction: another process may write between the session and its plies.
        async with self._reading() as connection, transaction(connection, "DEFERRED"):
            async with connection.execute(
                f"SELECT {_COLUMNS} FROM session WHERE id = ?",  # noqa: S608 - the names are ours
                (session_id,),
            ) as cursor:
                row = await cursor.fetchone()
            if row is None:
                return None
            async with connection.execute(
                "SELECT user_id, name FROM seat WHERE session_id = ? ORDER BY seat", (session_id,)
            ) as cursor:
                seats = tuple(SeatRow(*each) for each in await cursor.fetchall())
            async with connection.execute(
                "SELECT seat, words FROM ply WHERE session_id = ? ORDER BY number", (session_id,)
            ) as cursor:
                plies = tuple(PlyRow(*each) for each in await cursor.fetchall())
        return SessionRow(**dict(row), seats=seats, plies=plies)

    async def latest_in(self, channel_id: int) -> int | None:
        """The id of the channel's newest session, which is the open one if any is."""
        async with (
            self._reading() as connection,
            connection.execute("SELECT max(id) AS id FROM session WHERE channel_id = ?", (channel_id,)) as cursor,
        ):
            row = await cursor.fetchone()
        return row["id"] if row else None

    # What the channels were shown

    async def shown(self, session_id: int, version: int, message_id: int | None, plies: int) -> None:
        """Remember that the channel saw `version`, which has `plies` plies, in the message `message_id`."""
        async with self._writing() as connection:
            await connection.execute(
                "UPDATE session SET shown = max(shown, ?), message_id = ?, message_plies = ? WHERE id = ?",
                (version, message_id, plies, session_id),
            )

    async def to_show(self) -> list[int]:
        """The ids of the sessions whose channel has not seen their last change: found by index, whatever is stored."""
        async with (
            self._reading() as connection,
            connection.execute("SELECT id FROM session WHERE shown < version ORDER BY id") as cursor,
        ):
            return [row["id"] for row in await cursor.fetchall()]

    # What the bot remembers about itself

    async def memo(self, name: str) -> str | None:
        """What was remembered under `name`, if anything."""
        async with (
            self._reading() as connection,
            connection.execute("SELECT value FROM memo WHERE name = ?", (name,)) as cursor,
        ):
            row = await cursor.fetchone()
        return row["value"] if row else None

    async def remember(self, name: str, value: str) -> None:
        """Remember `value` under `name` in place of what was there."""
        async with self._writing() as connection:
            await connection.execute(
                "INSERT INTO memo (name, value) VALUES (?,?) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
                (name, value),
            )


__all__ = ["ConflictError", "Store", "StoreError"]
