"""The SQL of rankings: ratings that a process has worked out are kept for the others, and for the next start."""

from __future__ import annotations

from collections.abc import Iterable

from data.sql.connection import Connection


def stamp_of(guild_id: int) -> str:
    """The name of the memo that is another one after each change of a server's finished games."""
    return f"results of {guild_id}"


def kept(connection: Connection, guild_id: int, game: str) -> str | None:
    """What was kept for a game in a server, if nothing has changed since."""
    row = connection.execute("SELECT content FROM ranking WHERE guild_id = ? AND game = ?", (guild_id, game)).fetchone()
    return row[0] if row else None


def keep(connection: Connection, guild_id: int, game: str, stamp: str, content: str) -> bool:
    """Keep `content` if the server's stamp is still this one; whether it is."""
    # The stamp is taken: whoever changes a meeting does so, too, and removes afterwards what is kept.
    same = connection.execute("UPDATE memo SET value = value WHERE name = ? AND value = ?", (stamp_of(guild_id), stamp))
    if same.rowcount != 1:
        return False
    connection.execute(
        "INSERT INTO ranking (guild_id, game, content) VALUES (?,?,?)"
        " ON CONFLICT (guild_id, game) DO UPDATE SET content = excluded.content",
        (guild_id, game, content),
    )
    return True


def drop(connection: Connection, guild_id: int, games: Iterable[str] | None) -> None:
    """Keep nothing any more for these games of a server (None: for all of them), whose stamp was taken."""
    if games is None:
        connection.execute("DELETE FROM ranking WHERE guild_id = ?", (guild_id,))
    for game in games or ():
        connection.execute("DELETE FROM ranking WHERE guild_id = ? AND game = ?", (guild_id, game))
