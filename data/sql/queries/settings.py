"""The SQL of the settings of servers and people.

Each setting that differs from its default has a row of its own. So two people can change two settings at once, and a
new setting needs no change here.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from data.rows import GuestRow, SettingRow
from data.sql.connection import Connection
from data.sql.queries import servers, standing


def server(connection: Connection, guild_id: int) -> tuple[SettingRow, ...]:
    """The settings of a server that differ from the defaults, by name."""
    rows = connection.execute("SELECT name, value FROM server_setting WHERE guild_id = ? ORDER BY name", (guild_id,))
    return tuple(SettingRow(0, *each) for each in rows)


def person(connection: Connection, user_id: int) -> tuple[SettingRow, ...]:
    """The settings of a user that differ from the defaults, by name."""
    rows = connection.execute("SELECT name, value FROM person_setting WHERE user_id = ? ORDER BY name", (user_id,))
    return tuple(SettingRow(user_id, *each) for each in rows)


def at_table(connection: Connection, session_id: int, guild_id: int) -> tuple[SettingRow, ...]:
    """The settings of a session's server, and of everybody whom its log names: who sits there, who is invited."""
    rows = connection.execute(
        "SELECT 0 AS owner, name, value FROM server_setting WHERE guild_id = ?"
        " UNION ALL SELECT user_id, name, value FROM named JOIN person_setting USING (user_id) WHERE session_id = ?"
        " ORDER BY owner, name",
        (guild_id, session_id),
    )
    return tuple(SettingRow(*each) for each in rows)


def change_server(connection: Connection, guild_id: int, values: Mapping[str, str | None], now: int) -> None:
    """Change settings of a server (None: the default), and note that the bot is in it."""
    servers.note_server(connection, guild_id)
    standing.settings_changed(connection, guild_id, values, now)
    _change(connection, "server_setting", "guild_id", guild_id, values)


def change_person(connection: Connection, user_id: int, values: Mapping[str, str | None]) -> None:
    """Change settings of a user (None: the default)."""
    _change(connection, "person_setting", "user_id", user_id, values)


def _change(connection: Connection, table: str, column: str, owner: int, values: Mapping[str, str | None]) -> None:
    for name, value in values.items():
        if value is None:
            connection.execute(f"DELETE FROM {table} WHERE {column} = ? AND name = ?", (owner, name))  # noqa: S608 - ours
        else:
            connection.execute(
                f"INSERT INTO {table} ({column}, name, value) VALUES (?,?,?)"  # noqa: S608 - the names are ours
                f" ON CONFLICT ({column}, name) DO UPDATE SET value = excluded.value",
                (owner, name, value),
            )


def guests(connection: Connection, user_ids: Iterable[int]) -> dict[int, GuestRow]:
    """By user: at how many open tables for several they sit, their settings, and whom of the others they met."""
    wanted, found = set(user_ids), {}
    for user_id in wanted:
        (games,) = connection.execute(
            "SELECT count(*) FROM player JOIN session ON id = session_id"
            " WHERE user_id = ? AND player.open AND NOT set_aside AND (exclusive OR EXISTS"
            " (SELECT * FROM player AS other WHERE other.session_id = id AND other.user_id > 0"
            " AND other.user_id <> ?))",
            (user_id, user_id),
        ).fetchone()
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


def forget_person(connection: Connection, user_id: int) -> None:
    """Delete the settings of a user."""
    connection.execute("DELETE FROM person_setting WHERE user_id = ?", (user_id,))
