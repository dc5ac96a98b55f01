"""The SQL of what servers and people have settled. Each function is work inside a transaction of the store.

A row for each thing that is settled, and not a column: what is as it is at first leaves no trace, two people who change
two things at once both have their way, and something new to settle changes nothing here.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Mapping

from data import people
from data.rows import GuestRow, SettingRow


def server(connection: sqlite3.Connection, guild_id: int) -> tuple[SettingRow, ...]:
    """What a server has settled."""
    rows = connection.execute("SELECT name, value FROM server_setting WHERE guild_id = ? ORDER BY name", (guild_id,))
    return tuple(SettingRow(0, *each) for each in rows)


def person(connection: sqlite3.Connection, user_id: int) -> tuple[SettingRow, ...]:
    """What somebody has settled."""
    rows = connection.execute("SELECT name, value FROM person_setting WHERE user_id = ? ORDER BY name", (user_id,))
    return tuple(SettingRow(user_id, *each) for each in rows)


def at_table(connection: sqlite3.Connection, session_id: int, guild_id: int) -> tuple[SettingRow, ...]:
    """What the server of a session has settled, and those whom it names: who sits there, who is invited."""
    rows = connection.execute(
        "SELECT user_id, name, value FROM named JOIN person_setting USING (user_id) WHERE session_id = ?"
        " ORDER BY user_id, name",
        (session_id,),
    )
    return (*server(connection, guild_id), *(SettingRow(*each) for each in rows))


def settle_server(connection: sqlite3.Connection, guild_id: int, values: Mapping[str, str | None]) -> None:
    """Keep what a server settles, by name; None is as at first. The bot is in that server."""
    people.server_here(connection, guild_id)
    _settle(connection, "server_setting", "guild_id", guild_id, values)


def settle_person(connection: sqlite3.Connection, user_id: int, values: Mapping[str, str | None]) -> None:
    """Keep what somebody settles, by name; None is as at first."""
    _settle(connection, "person_setting", "user_id", user_id, values)


def _settle(
    connection: sqlite3.Connection, table: str, column: str, owner: int, values: Mapping[str, str | None]
) -> None:
    for name, value in values.items():
        connection.execute(f"DELETE FROM {table} WHERE {column} = ? AND name = ?", (owner, name))  # noqa: S608 - ours
        if value is not None:
            connection.execute(f"INSERT INTO {table} VALUES (?,?,?)", (owner, name, value))  # noqa: S608 - ours


def open_tables(connection: sqlite3.Connection, guild_id: int) -> int:
    """How many tables are open in a server."""
    (number,) = connection.execute(
        "SELECT count(*) FROM session WHERE guild_id = ? AND NOT set_aside AND state IN ('lobby', 'running')",
        (guild_id,),
    ).fetchone()
    return int(number)


def guests(connection: sqlite3.Connection, user_ids: Iterable[int]) -> dict[int, GuestRow]:
    """By user: at how many open tables for several they sit, what they have settled, whom of the others they met."""
    wanted, found = set(user_ids), {}
    for user_id in wanted:
        (games,) = connection.execute(
            "SELECT count(*) FROM player JOIN session ON id = session_id"
            " WHERE user_id = ? AND exclusive AND NOT set_aside AND state IN ('lobby', 'running')",
            (user_id,),
        ).fetchone()
        # Somebody's finished games are few beside those of everybody.
        met = {
            row[0]
            for row in connection.execute(
                "SELECT DISTINCT other.user_id FROM result JOIN result AS other USING (session_id)"
                " WHERE result.user_id = ?",
                (user_id,),
            )
        }
        found[user_id] = GuestRow(int(games), person(connection, user_id), frozenset(wanted & met - {user_id}))
    return found


def forget_person(connection: sqlite3.Connection, user_id: int) -> None:
    """Forget what somebody has settled."""
    connection.execute("DELETE FROM person_setting WHERE user_id = ?", (user_id,))


def forget_server(connection: sqlite3.Connection, guild_id: int) -> None:
    """Forget what a server has settled."""
    connection.execute("DELETE FROM server_setting WHERE guild_id = ?", (guild_id,))
