"""The SQL of sessions and their logs. Each function is a piece of work inside a transaction of `data/store.py`."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from data import people, settings, standings
from data.rows import NOTHING, Change, EntryRow, MessageRow, NewSession, SessionRow
from data.seals import check, genesis_of, seal
from data.troubles import ConflictError, DamagedError, FullError, TakenError, is_damage

_COLUMNS = ", ".join(
    name for name in SessionRow.__struct_fields__ if name not in ("entries", "messages", "settings", "elsewhere")
)


def create(connection: sqlite3.Connection, new: NewSession, change: Change, now: int) -> SessionRow:
    """Open a session with its first entries.

    Raises FullError when its server has enough of them, TakenError when its channel has one open that is exclusive.
    """
    if new.most is not None and settings.open_tables(connection, new.guild_id) >= new.most:
        raise FullError("This server has as many open sessions as it wants.")
    try:
        session_id = connection.execute(
            "INSERT INTO session (game, rules_version, guild_id, channel_id, secret, exclusive, state, version,"
            " created_at, changed_at) VALUES (?,?,?,?,?,?,?,0,?,?)",
            (
                *(new.game, new.rules_version, new.guild_id, new.channel_id, new.secret, int(new.exclusive)),
                *(change.state, now, now),
            ),
        ).lastrowid
    except sqlite3.IntegrityError as error:
        raise _taken(error) from error
    assert session_id is not None, "an INSERT that succeeded has a row id"
    people.server_here(connection, new.guild_id)
    return append(connection, session_id, 0, change, now)


def _taken(error: sqlite3.IntegrityError) -> Exception:
    """The only key that an open session can meet is the one of its channel."""
    unique = error.sqlite_errorcode == sqlite3.SQLITE_CONSTRAINT_UNIQUE
    return TakenError("This channel has an open session.") if unique else error


def append(connection: sqlite3.Connection, session_id: int, version: int, change: Change, now: int) -> SessionRow:
    """Append to a session whose last entry is still `version`; the row that stands then, with the new entries.

    Raises ConflictError, having changed nothing, when the session is at another version; TakenError when it is to
    move to a channel that has one open.
    """
    last, waits = version + len(change.entries), change.waits or NOTHING
    try:
        changed = connection.execute(
            "UPDATE session SET version = ?, state = ?, changed_at = ?, due = ?, since = ?, deadline = ?"
            " WHERE id = ? AND version = ?",
            (last, change.state, now, change.due, waits.since, waits.deadline, session_id, version),
        )
    except sqlite3.IntegrityError as error:
        # One that is opened again finds its channel taken.
        raise ConflictError("This channel has an open session.") from error
    if changed.rowcount != 1:
        raise ConflictError("The session was changed by somebody else.")
    if change.channel_id is not None:
        _move(connection, session_id, change.channel_id)
    row = _row(connection, session_id)
    assert row is not None, "a session that was changed is there"
    before = _seal_of(connection, session_id, version) or genesis_of(row)
    entries = []
    for number, new in enumerate(change.entries, version + 1):
        before = seal(before, number, new.kind, new.facts, now)
        entries.append(EntryRow(number, new.kind, new.facts, now, before))
    connection.executemany(
        "INSERT INTO entry (session_id, number, kind, facts, at, seal) VALUES (?,?,?,?,?,?)",
        [(session_id, each.number, each.kind, each.facts, each.at, each.seal) for each in entries],
    )
    if change.players is not None:
        connection.execute("DELETE FROM player WHERE session_id = ?", (session_id,))
        connection.executemany(
            "INSERT INTO player (user_id, channel_id, session_id) VALUES (?,?,?)",
            [(each, row.channel_id, session_id) for each in change.players],
        )
    standings.keep_open(connection, session_id, change.state)
    standings.note_actor(connection, session_id, waits.user_id)
    connection.executemany(
        "INSERT OR IGNORE INTO message (session_id, message_id, channel_id, shows, version, live) VALUES (?,?,?,?,?,0)",
        [(session_id, each.message_id, each.channel_id, each.shows, each.version) for each in change.retire],
    )
    people.name(connection, session_id, change.named)
    standings.write(connection, session_id, change.results, change.finished)
    return _whole(connection, row, entries)


def _move(connection: sqlite3.Connection, session_id: int, channel_id: int) -> None:
    """The session and its players are in another channel from now on."""
    try:
        connection.execute("UPDATE session SET channel_id = ? WHERE id = ?", (channel_id, session_id))
    except sqlite3.IntegrityError as error:
        raise _taken(error) from error
    connection.execute("UPDATE player SET channel_id = ? WHERE session_id = ?", (channel_id, session_id))


def _seal_of(connection: sqlite3.Connection, session_id: int, number: int) -> bytes | None:
    found = connection.execute(
        "SELECT seal FROM entry WHERE session_id = ? AND number = ?", (session_id, number)
    ).fetchone()
    return found["seal"] if found else None


def best_score(connection: sqlite3.Connection, session_id: int, user_id: int | None) -> int | None:
    """The best score so far in finished games like this one, with the same options: of a user, or in its server."""
    # One user's games are few, whatever the server has played: the plus keeps SQLite from going through the server's.
    server, theirs = ("", "") if user_id is None else ("+", " AND result.user_id = ?")
    row = connection.execute(
        "SELECT max(score) FROM session AS this JOIN entry AS opened ON opened.session_id = this.id"  # noqa: S608
        f" JOIN session AS other ON other.game = this.game AND {server}other.guild_id = this.guild_id"
        " JOIN entry ON entry.session_id = other.id AND entry.number = 1"
        " JOIN result ON result.session_id = other.id"
        f" WHERE this.id = ? AND opened.number = 1{theirs}"
        " AND json_valid(entry.facts) AND json_valid(opened.facts)"
        " AND json_extract(entry.facts, '$.options') = json_extract(opened.facts, '$.options')",
        (session_id,) if user_id is None else (session_id, user_id),
    ).fetchone()
    found: int | None = row[0]
    return found


def load(connection: sqlite3.Connection, session_id: int, after: EntryRow | None = None) -> SessionRow | None:
    """The session with its entries behind `after`, or None where there is none.

    All of them where that is None, or is not in the file: a backup was put back under a bot that knew more. Raises
    DamagedError when an entry is not as it was written, or the session was set aside for that.
    """
    row = _row(connection, session_id)
    if row is None:
        return None
    if row.set_aside:
        raise DamagedError(session_id)
    if after is not None and _seal_of(connection, session_id, after.number) != after.seal:
        after = None
    return _whole(connection, row, _entries(connection, row, after))


def _whole(connection: sqlite3.Connection, row: SessionRow, entries: Iterable[EntryRow]) -> SessionRow:
    """The row with these entries, and with all that is read in the same trip."""
    return replace(
        row,
        entries=tuple(entries),
        messages=_messages(connection, row.id),
        settings=settings.at_table(connection, row.id, row.guild_id),
        elsewhere=standings.play_elsewhere(connection, row.id),
    )


def verify(connection: sqlite3.Connection, session_id: int) -> None:
    """Raises DamagedError unless the session's log is as it was written, whether it is set aside or not."""
    row = _row(connection, session_id)
    if row is None:
        raise DamagedError(session_id)
    _entries(connection, row)


def _entries(connection: sqlite3.Connection, row: SessionRow, after: EntryRow | None = None) -> tuple[EntryRow, ...]:
    try:
        entries = tuple(
            EntryRow(*each)
            for each in connection.execute(
                "SELECT number, kind, facts, at, seal FROM entry WHERE session_id = ? AND number > ? ORDER BY number",
                (row.id, after.number if after else 0),
            )
        )
    except sqlite3.DatabaseError as error:
        # A page that cannot be read: what is on it is damaged as much as a letter that was changed.
        if not is_damage(error):
            raise
        raise DamagedError(row.id) from error
    check(row, entries, after)
    return entries


def set_aside(connection: sqlite3.Connection, session_id: int) -> bool:
    """Take a damaged session out of everybody's way, and leave all else of it as it is; False where it is already."""
    changed = connection.execute("UPDATE session SET set_aside = 1 WHERE id = ? AND NOT set_aside", (session_id,))
    return changed.rowcount == 1


def newest(connection: sqlite3.Connection, most: int) -> list[int]:
    """The ids of the newest sessions, those that are open before the others, at the most so many of either."""
    open_ones = connection.execute(
        "SELECT id FROM session WHERE NOT set_aside AND state IN ('lobby', 'running') ORDER BY id DESC LIMIT ?", (most,)
    ).fetchall()
    newest = connection.execute("SELECT id FROM session WHERE NOT set_aside ORDER BY id DESC LIMIT ?", (most,))
    return list(dict.fromkeys(row[0] for row in [*open_ones, *newest]))


def _row(connection: sqlite3.Connection, session_id: int) -> SessionRow | None:
    row = connection.execute(
        f"SELECT {_COLUMNS} FROM session WHERE id = ?",  # noqa: S608 - the names are ours
        (session_id,),
    ).fetchone()
    flags = {name: bool(row[name]) for name in ("exclusive", "set_aside")} if row else {}
    return SessionRow(**{**dict(row), **flags}) if row else None


def _messages(connection: sqlite3.Connection, session_id: int) -> tuple[MessageRow, ...]:
    return tuple(
        MessageRow(message_id, channel_id, shows, version, bool(live))
        for message_id, channel_id, shows, version, live in connection.execute(
            "SELECT message_id, channel_id, shows, version, live FROM message WHERE session_id = ? ORDER BY message_id",
            (session_id,),
        )
    )


def meant_in(connection: sqlite3.Connection, channel_id: int, user_id: int, threads: Sequence[int] = ()) -> list[int]:
    """The id of the session that a user means in a channel, if there is any.

    First an open one that they play, then the channel's own, then all open ones that they play in its `threads`, which
    can be several; then their last, then the last of all.
    """
    open_ones = connection.execute(
        "SELECT id, exclusive, EXISTS (SELECT * FROM player WHERE session_id = id AND user_id = ?) AS mine FROM session"
        " WHERE channel_id = ? AND NOT set_aside AND state IN ('lobby', 'running')"
        " ORDER BY mine DESC, exclusive DESC, id DESC",
        (user_id, channel_id),
    )
    for row in open_ones:
        if row["mine"] or row["exclusive"]:
            return [int(row["id"])]
    # The open sessions of a user are few, whatever the channel or its threads hold.
    theirs = connection.execute(
        "SELECT session.id, session.channel_id FROM player INDEXED BY open_of_player"
        " JOIN session ON session.id = player.session_id"
        " WHERE player.user_id = ? AND player.open AND NOT session.set_aside ORDER BY session.id",
        (user_id,),
    )
    if in_threads := [int(row["id"]) for row in theirs if row["channel_id"] in threads]:
        return in_threads
    mine = connection.execute(
        "SELECT max(session_id) FROM player WHERE user_id = ? AND channel_id = ?", (user_id, channel_id)
    ).fetchone()[0]
    newest = connection.execute("SELECT max(id) FROM session WHERE channel_id = ?", (channel_id,)).fetchone()[0]
    return [int(each) for each in (mine, newest) if each is not None][:1]


def going_on(connection: sqlite3.Connection) -> list[int]:
    """The ids of the sessions that are open or due for something."""
    rows = connection.execute(
        "SELECT id FROM session WHERE NOT set_aside AND (state IN ('lobby', 'running') OR due IS NOT NULL) ORDER BY id"
    )
    return [row["id"] for row in rows]


def taken_by(connection: sqlite3.Connection, channel_id: int) -> int | None:
    """The id of the open session that has the channel to itself, if there is one."""
    row = connection.execute(
        "SELECT id FROM session WHERE channel_id = ? AND exclusive AND NOT set_aside AND state IN ('lobby', 'running')",
        (channel_id,),
    ).fetchone()
    return row["id"] if row else None


def open_at(connection: sqlite3.Connection, channel_ids: Sequence[int]) -> list[int]:
    """The ids of all open sessions of some channels, oldest first."""
    found = []
    for channel_id in channel_ids:
        rows = connection.execute(
            "SELECT id FROM session WHERE channel_id = ? AND NOT set_aside AND state IN ('lobby', 'running')",
            (channel_id,),
        )
        found += [int(row["id"]) for row in rows]
    return sorted(found)


def lobbies_of(connection: sqlite3.Connection, user_id: int) -> list[int]:
    """The ids of the open lobbies at which a user sits."""
    rows = connection.execute(
        "SELECT id FROM player JOIN session ON id = session_id WHERE user_id = ? AND state = 'lobby' ORDER BY id",
        (user_id,),
    )
    return [row["id"] for row in rows]
