"""The SQL of standing messages: lists that are kept up to date in one message of a channel.

A change of what is listed marks the message in the same transaction. So no change is missed, whichever process made it
and whatever happens to it then.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from msgspec.structs import replace

from data.rows import OpenRow, StandingRow
from data.shards import Shards
from data.sql.connection import Connection
from data.sql.queries.ownership import owned, staying

KINDS = ("games", "offers", "events")
"""The kinds of lists. The setting of a server `games_channel` names the channel of the kind `games`, and so on."""

EDIT_EVERY = 60
"""Seconds between two edits of a message, at least. A look that was begun is begun again after the same time."""

_COLUMNS = ", ".join(StandingRow.__struct_fields__)


def mark(connection: Connection, guild_id: int, kind: str, now: int) -> None:
    """Note that what a server's message of this kind lists has changed. Nothing is done where there is no message."""
    # One that is marked already is not written again, so that many changes do not wait for each other.
    connection.execute(
        "UPDATE standing SET marked = TRUE, due = CASE WHEN edited + ? > ? THEN edited + ? ELSE ? END"
        " WHERE guild_id = ? AND kind = ? AND NOT marked",
        (EDIT_EVERY, now, EDIT_EVERY, now, guild_id, kind),
    )


def begin(connection: Connection, guild_id: int, kind: str, now: int) -> None:
    """Have a message posted, unless there is one."""
    connection.execute(
        "INSERT INTO standing (guild_id, kind, due) VALUES (?,?,?) ON CONFLICT DO NOTHING", (guild_id, kind, now)
    )


def mark_everywhere(connection: Connection, kind: str, now: int) -> None:
    """Have the messages of this kind of all servers that have named a channel for it shown, or shown again."""
    connection.execute(
        "INSERT INTO standing (guild_id, kind, due) SELECT guild_id, ?, CAST(? AS BIGINT) FROM server_setting"
        " WHERE name = ? ON CONFLICT (guild_id, kind) DO UPDATE SET marked = TRUE, due ="
        " CASE WHEN standing.edited + ? > excluded.due THEN standing.edited + ? ELSE excluded.due END",
        (kind, now, f"{kind}_channel", EDIT_EVERY, EDIT_EVERY),
    )


def settings_changed(connection: Connection, guild_id: int, names: Iterable[str], now: int) -> None:
    """Have those messages looked at whose channels these settings of a server name."""
    for kind in KINDS:
        if f"{kind}_channel" in names:
            connection.execute(
                "INSERT INTO standing (guild_id, kind, due) VALUES (?,?,?)"
                " ON CONFLICT (guild_id, kind) DO UPDATE SET marked = TRUE, due = excluded.due",
                (guild_id, kind, now),
            )


def due(connection: Connection, now: int, most: int, shards: Shards) -> list[tuple[int, str]]:
    """The servers and kinds of the messages of `shards` that are due by `now`, the earliest first, at most `most`."""
    ours, given = owned(shards)
    rows = connection.execute(
        f"SELECT guild_id, kind FROM standing WHERE due <= ?{ours}{staying('standing')}"  # noqa: S608 - ours
        " ORDER BY due, guild_id LIMIT ?",
        (now, *given, most),
    )
    return [(row[0], row[1]) for row in rows]


def take(connection: Connection, guild_id: int, kind: str, now: int) -> StandingRow | None:
    """Begin to look at a message; None where it is not due any more. It was `marked` as the row says."""
    found = _row(connection, "guild_id = ? AND kind = ? AND due <= ?", (guild_id, kind, now))
    if found is not None:
        connection.execute(
            "UPDATE standing SET marked = FALSE, due = ? WHERE guild_id = ? AND kind = ?",
            (now + EDIT_EVERY, guild_id, kind),
        )
    return found


def begin_post(connection: Connection, row: StandingRow, channel_id: int) -> StandingRow | None:
    """Note that a message is going to be posted in a channel, for the row as it was read.

    Returns the row then, which has the number of the post: a post that was begun before and is not known to have
    arrived is begun again. None where another process has begun another one meanwhile.
    """
    changed = connection.execute(
        "UPDATE standing SET posts = CASE WHEN posting THEN posts ELSE posts + 1 END, posting = TRUE, message_id = 0,"
        " channel_id = ?, shown = '' WHERE guild_id = ? AND kind = ? AND posts = ?",
        (channel_id, row.guild_id, row.kind, row.posts),
    )
    if changed.rowcount != 1:
        return None
    return _row(connection, "guild_id = ? AND kind = ?", (row.guild_id, row.kind))


def note(
    connection: Connection, row: StandingRow, channel_id: int, message_id: int, shown: str, now: int, again: int
) -> None:
    """Note which message shows what. A change since the look was begun is due a minute later."""
    connection.execute(
        "UPDATE standing SET channel_id = ?, message_id = ?, shown = ?, edited = ?, posting = FALSE,"
        " due = CASE WHEN marked THEN ? ELSE ? END WHERE guild_id = ? AND kind = ? AND posts = ?",
        (
            *(channel_id, message_id, shown, now, now + EDIT_EVERY, now + again),
            *(row.guild_id, row.kind, row.posts),
        ),
    )


def postpone(connection: Connection, row: StandingRow, until: int) -> None:
    """Look at a message again at `until`, as it could not be shown."""
    connection.execute("UPDATE standing SET due = ? WHERE guild_id = ? AND kind = ?", (until, row.guild_id, row.kind))


def drop(connection: Connection, row: StandingRow) -> None:
    """Forget a message that is not wanted any more, unless a setting has changed since the look was begun."""
    connection.execute("DELETE FROM standing WHERE guild_id = ? AND kind = ? AND NOT marked", (row.guild_id, row.kind))


def forget_server(connection: Connection, guild_id: int) -> None:
    """Forget the messages of a server."""
    connection.execute("DELETE FROM standing WHERE guild_id = ?", (guild_id,))


def running_in(connection: Connection, guild_id: int) -> list[OpenRow]:
    """The games that run in a server, the one that has waited longest first."""
    # The first condition on the state is the one of the index of open sessions.
    rows = connection.execute(
        "SELECT id, guild_id, channel_id, coalesce(since, changed_at) AS waits, deadline FROM session"
        " WHERE guild_id = ? AND NOT set_aside AND state IN ('lobby', 'running') AND state = 'running'"
        " ORDER BY waits, id",
        (guild_id,),
    )
    return [OpenRow(*row) for row in rows]


def in_server(connection: Connection, guild_id: int) -> list[StandingRow]:
    """The standing messages of a server, by kind."""
    rows = connection.execute(
        f"SELECT {_COLUMNS} FROM standing WHERE guild_id = ? ORDER BY kind",  # noqa: S608 - the names are ours
        (guild_id,),
    )
    return [_standing(row) for row in rows]


def _row(connection: Connection, condition: str, given: tuple[Any, ...]) -> StandingRow | None:
    row = connection.execute(f"SELECT {_COLUMNS} FROM standing WHERE {condition}", given).fetchone()  # noqa: S608 - ours
    return None if row is None else _standing(row)


def _standing(row: Sequence[Any]) -> StandingRow:
    found = StandingRow(*row)
    return replace(found, posting=bool(found.posting), marked=bool(found.marked))
