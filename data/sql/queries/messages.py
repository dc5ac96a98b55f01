"""The SQL of what channels were shown: the messages that are tracked, and what the display still has to do."""

from __future__ import annotations

from collections.abc import Iterable

from data.rows import MessageRow, Shown, Shows
from data.shards import EVERY_SERVER, Shards
from data.sql.connection import Connection
from data.sql.queries.ownership import owned


def note_post(connection: Connection, session_id: int, message: MessageRow) -> Shown | None:
    """Make `message` the live one, and note what it shows as shown. The live one before it is to be retired."""
    _note_shown(connection, session_id, message.version)
    connection.execute("UPDATE message SET live = FALSE WHERE session_id = ? AND live", (session_id,))
    _track(connection, session_id, message, live=True)
    return _shown(connection, session_id)


def note_call(connection: Connection, session_id: int, message: MessageRow) -> Shown | None:
    """Keep `message`, a call, beside the live one."""
    _track(connection, session_id, message, live=False)
    return _shown(connection, session_id)


def _track(connection: Connection, session_id: int, message: MessageRow, *, live: bool) -> None:
    """Keep a message in place of what is kept of it."""
    connection.execute(
        "INSERT INTO message (session_id, message_id, channel_id, shows, version, live) VALUES (?,?,?,?,?,?)"
        " ON CONFLICT (session_id, message_id) DO UPDATE SET channel_id = excluded.channel_id, shows = excluded.shows,"
        " version = excluded.version, live = excluded.live",
        (session_id, message.message_id, message.channel_id, message.shows, message.version, live),
    )


def retire(connection: Connection, session_id: int, given: Iterable[MessageRow]) -> None:
    """Keep messages that are to be retired once more; those that are tracked already stay as they are."""
    connection.executemany(
        "INSERT INTO message (session_id, message_id, channel_id, shows, version, live) VALUES (?,?,?,?,?,FALSE)"
        " ON CONFLICT DO NOTHING",
        [(session_id, each.message_id, each.channel_id, each.shows, each.version) for each in given],
    )


def note_shown(connection: Connection, session_id: int, version: int) -> Shown | None:
    """Note that the channel was shown the session up to entry `version`, or further."""
    _note_shown(connection, session_id, version)
    return _shown(connection, session_id)


def _note_shown(connection: Connection, session_id: int, version: int) -> None:
    # The row is changed in any case, and so taken.
    connection.execute(
        "UPDATE session SET shown = CASE WHEN shown < ? THEN ? ELSE shown END WHERE id = ?",
        (version, version, session_id),
    )


def note_not_shown(connection: Connection, session_id: int, version: int) -> Shown | None:
    """Note that the channel was not shown entry `version`."""
    connection.execute("UPDATE session SET shown = ? WHERE id = ? AND shown >= ?", (version - 1, session_id, version))
    return _shown(connection, session_id)


def forget(connection: Connection, session_id: int, message_id: int) -> Shown | None:
    """Stop tracking a message."""
    connection.execute("DELETE FROM message WHERE session_id = ? AND message_id = ?", (session_id, message_id))
    return _shown(connection, session_id)


def _shown(connection: Connection, session_id: int) -> Shown | None:
    """What the channels were shown of a session; None where there is no such session."""
    rows = connection.execute(
        "SELECT shown, message_id, message.channel_id, shows, message.version, live FROM session"
        " LEFT JOIN message ON session_id = id WHERE id = ? ORDER BY message_id",
        (session_id,),
    ).fetchall()
    if not rows:
        return None
    # A session without messages is one row without a message.
    return Shown(rows[0][0], tuple(_message(*row[1:]) for row in rows if row[1] is not None))


def to_show(connection: Connection, shards: Shards = EVERY_SERVER) -> list[int]:
    """The ids of the sessions of `shards` whose last entry was not shown, or that have messages to retire.

    Both are found by index, whatever else is stored.
    """
    ours, given = owned(shards)
    retiring = f" AND EXISTS (SELECT * FROM session WHERE id = session_id{ours})" if ours else ""  # noqa: S608 - ours
    rows = connection.execute(
        f"SELECT id FROM session WHERE NOT set_aside AND shown < version{ours} UNION"  # noqa: S608 - the text is ours
        " SELECT session_id FROM message WHERE NOT live"
        # A call stays for as long as its game waits for somebody.
        " AND NOT EXISTS (SELECT * FROM session WHERE id = session_id"
        f" AND (set_aside OR (shows = 'call' AND state IN ('lobby', 'running')))){retiring} ORDER BY 1",
        (*given, *given),
    )
    return [row[0] for row in rows]


def tracked(connection: Connection, session_id: int) -> tuple[MessageRow, ...]:
    """The messages of a session that are live or to be retired, oldest first."""
    rows = connection.execute(
        "SELECT message_id, channel_id, shows, version, live FROM message WHERE session_id = ? ORDER BY message_id",
        (session_id,),
    )
    return tuple(_message(*row) for row in rows)


def _message(message_id: int, channel_id: int, shows: Shows, version: int, live: int) -> MessageRow:
    return MessageRow(message_id, channel_id, shows, version, bool(live))
