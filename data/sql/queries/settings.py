"""The SQL of the settings of servers and people.

Each setting that differs from its default has a row of its own. So two people can change two settings at once, and a
new setting needs no change here.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from data.errors import SeatedError
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
    # Whom somebody has met is told from the games of each: a join would go through the games of everybody else.
    finished = {each: _finished(connection, each) for each in set(user_ids)}
    return {
        user_id: GuestRow(
            _games(connection, user_id),
            person(connection, user_id),
            frozenset(other for other, theirs in finished.items() if other != user_id and not theirs.isdisjoint(own)),
        )
        for user_id, own in finished.items()
    }


def _finished(connection: Connection, user_id: int) -> set[int]:
    """The ids of the sessions in which a user has a result."""
    return {row[0] for row in connection.execute("SELECT session_id FROM result WHERE user_id = ?", (user_id,))}


def _games(connection: Connection, user_id: int) -> int:
    """At how many open tables for several a user sits."""
    (games,) = connection.execute(
        "SELECT count(*) FROM player JOIN session ON id = session_id"
        " WHERE user_id = ? AND player.open AND NOT set_aside AND (exclusive OR EXISTS"
        " (SELECT * FROM player AS other WHERE other.session_id = id AND other.user_id > 0"
        " AND other.user_id <> ?))",
        (user_id, user_id),
    ).fetchone()
    return int(games)


def check_limits(connection: Connection, limits: Iterable[tuple[int, int]]) -> None:
    """Raises SeatedError where one of these users sits at as many open tables for several as they want to, or more."""
    wanted = sorted(limits)
    for user_id, _ in wanted:
        # Their settings are taken, in one order everywhere: of two tables that open at once, in whatever servers, one
        # waits for the other before it counts. Whoever has a limit has a setting.
        connection.execute("UPDATE person_setting SET value = value WHERE user_id = ?", (user_id,))
    for user_id, most in wanted:
        if _games(connection, user_id) >= most:
            raise SeatedError("A user sits at as many open tables as they want to.")


def forget_person(connection: Connection, user_id: int) -> None:
    """Delete the settings of a user."""
    connection.execute("DELETE FROM person_setting WHERE user_id = ?", (user_id,))
