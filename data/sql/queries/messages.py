"""The SQL of what channels were shown: the messages that are tracked, and what the display still has to do."""

from __future__ import annotations

from collections.abc import Iterable

from data.rows import MessageRow, Shown, Shows
from data.shards import EVERY_SERVER, Shards
from data.sql.connection import Connection
from data.sql.queries import showing
from data.sql.queries.ownership import owned


def note_post(connection: Connection, session_id: int, message: MessageRow) -> Shown | None:
    """Make `message` the live one of its view, and note what it shows as shown.

    The live one before it is to be retired.
    """
    apart = _note_shown(connection, session_id, message.version, message.channel_id)
    here, given = (" AND channel_id = ?", (message.channel_id,)) if apart else ("", ())
    connection.execute(f"UPDATE message SET live = FALSE WHERE session_id = ? AND live{here}", (session_id, *given))  # noqa: S608 - ours
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


def note_shown(connection: Connection, session_id: int, version: int, channel_id: int = 0) -> Shown | None:
    """Note that a channel was shown the session up to entry `version`, or further; 0: the only one, or all of them."""
    _note_shown(connection, session_id, version, channel_id)
    return _shown(connection, session_id)


def _note_shown(connection: Connection, session_id: int, version: int, channel_id: int) -> bool:
    """Note what was shown; whether the table is apart. Then it was shown in this channel alone."""
    # The row is changed in any case, and so taken: of two views that are noted at once, one waits for the other.
    rows = connection.execute(
        "UPDATE session SET shown = CASE WHEN shown < ? AND (channel_id <> 0 OR ? = 0) THEN ? ELSE shown END"
        " WHERE id = ? RETURNING channel_id",
        (version, channel_id, version, session_id),
    ).fetchall()
    if not rows or rows[0][0]:
        return False
    if channel_id:
        showing.note_shown(connection, session_id, version, channel_id)
    else:
        connection.execute(
            "UPDATE showing SET shown = ? WHERE session_id = ? AND shown < ?", (version, session_id, version)
        )
    return True


def note_not_shown(connection: Connection, session_id: int, version: int, channel_id: int = 0) -> Shown | None:
    """Note that a channel was not shown entry `version`; 0: the only one."""
    connection.execute("UPDATE session SET shown = ? WHERE id = ? AND shown >= ?", (version - 1, session_id, version))
    if channel_id:
        showing.note_not_shown(connection, session_id, version, channel_id)
    return _shown(connection, session_id)


def forget(connection: Connection, session_id: int, message_id: int) -> Shown | None:
    """Stop tracking a message."""
    connection.execute("DELETE FROM message WHERE session_id = ? AND message_id = ?", (session_id, message_id))
    return _shown(connection, session_id)


def _shown(connection: Connection, session_id: int) -> Shown | None:
    """What the channels were shown of a session; None where there is no such session."""
    rows = connection.execute(
        "SELECT shown, message_id, message.channel_id, shows, message.version, live, session.channel_id FROM session"
        " LEFT JOIN message ON session_id = id WHERE id = ? ORDER BY message_id",
        (session_id,),
    ).fetchall()
    if not rows:
        return None
    # A session without messages is one row without a message.
    found = tuple(_message(*row[1:6]) for row in rows if row[1] is not None)
    return Shown(rows[0][0], found, () if rows[0][6] else showing.showings(connection, session_id))


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


def apart_to_show(connection: Connection, shards: Shards = EVERY_SERVER) -> dict[int, int]:
    """The tables apart of `shards` whose last entry was not shown to somebody who can be reached: its number by id."""
    ours, given = owned(shards)
    rows = connection.execute(
        "SELECT id, version FROM session INDEXED BY session_to_show"  # noqa: S608 - the text is ours
        f" WHERE NOT set_aside AND shown < version AND guild_id = 0 AND channel_id = 0{ours} ORDER BY id",
        given,
    )
    return {row[0]: row[1] for row in rows}


def tracked(connection: Connection, session_id: int) -> tuple[MessageRow, ...]:
    """The messages of a session that are live or to be retired, oldest first."""
    rows = connection.execute(
        "SELECT message_id, channel_id, shows, version, live FROM message WHERE session_id = ? ORDER BY message_id",
        (session_id,),
    )
    return tuple(_message(*row) for row in rows)


def _message(message_id: int, channel_id: int, shows: Shows, version: int, live: int) -> MessageRow:
    return MessageRow(message_id, channel_id, shows, version, bool(live))
