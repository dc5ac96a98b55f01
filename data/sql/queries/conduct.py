"""The SQL of what keeps games between strangers clean: who avoids whom, reports, bars."""

from __future__ import annotations

from data.conduct import Reported
from data.rows import AvoidedRow, BarRow, ReportRow
from data.sql.connection import Connection

_REPORT = "session_id, by_id, about_id, reason, at"

_BAR = "user_id, why, until, times"


def avoid(connection: Connection, user_id: int, other_id: int, word: str, number: int, now: int) -> None:
    """Note that a user avoids another one. Who is avoided already keeps the name that they had first."""
    connection.execute(
        "INSERT INTO avoided_stranger (user_id, other_id, word, number, at) VALUES (?,?,?,?,?) ON CONFLICT DO NOTHING",
        (user_id, other_id, word, number, now),
    )


def stop_avoiding(connection: Connection, user_id: int, word: str, number: int) -> None:
    """Delete whom a user avoids by this name."""
    connection.execute(
        "DELETE FROM avoided_stranger WHERE user_id = ? AND word = ? AND number = ?", (user_id, word, number)
    )


def avoided(connection: Connection, user_id: int) -> list[AvoidedRow]:
    """Whom a user avoids, the newest first."""
    rows = connection.execute(
        "SELECT word, number, at FROM avoided_stranger WHERE user_id = ? ORDER BY at DESC, word, number", (user_id,)
    )
    return [AvoidedRow(*row) for row in rows]


def apart_from(connection: Connection, user_id: int) -> frozenset[int]:
    """Whom a user avoids, and who avoids the user."""
    rows = connection.execute(
        "SELECT other_id FROM avoided_stranger WHERE user_id = ?"
        " UNION SELECT user_id FROM avoided_stranger WHERE other_id = ?",
        (user_id, user_id),
    )
    return frozenset(row[0] for row in rows)


def report(connection: Connection, row: ReportRow, most: int, since: int) -> Reported:
    """Note a report, unless there are enough of them. Raises nothing for one that is there already."""
    (made,) = connection.execute(
        "SELECT count(*) FROM report WHERE by_id = ? AND at >= ?", (row.by_id, since)
    ).fetchone()
    known = connection.execute(
        "SELECT 1 FROM report WHERE session_id = ? AND by_id = ? AND about_id = ?",
        (row.session_id, row.by_id, row.about_id),
    ).fetchone()
    if known is not None or made >= most:
        return "often" if known is None else "known"
    # Two presses in one moment make one report.
    added = connection.execute(
        f"INSERT INTO report ({_REPORT}) VALUES (?,?,?,?,?) ON CONFLICT DO NOTHING",  # noqa: S608 - ours
        (row.session_id, row.by_id, row.about_id, row.reason, row.at),
    )
    return "kept" if added.rowcount else "known"


def reports_by(connection: Connection, user_id: int) -> list[ReportRow]:
    """The reports that a user has made, the oldest first."""
    rows = connection.execute(f"SELECT {_REPORT} FROM report WHERE by_id = ? ORDER BY at, session_id", (user_id,))  # noqa: S608 - ours
    return [ReportRow(*row) for row in rows]


def reports(connection: Connection) -> list[ReportRow]:
    """All reports, the oldest first."""
    rows = connection.execute(f"SELECT {_REPORT} FROM report ORDER BY at, session_id, by_id")  # noqa: S608 - ours
    return [ReportRow(*row) for row in rows]


def drop_before(connection: Connection, before: int) -> None:
    """Delete old reports, and bars that are long over."""
    connection.execute("DELETE FROM report WHERE at < ?", (before,))
    connection.execute("DELETE FROM bar WHERE until < ?", (before,))


def bar(connection: Connection, row: BarRow) -> None:
    """Bar a user. Their offers to strangers, which have no server, and their challenges are withdrawn."""
    connection.execute("DELETE FROM offer WHERE guild_id = 0 AND user_id = ?", (row.user_id,))
    connection.execute("DELETE FROM challenge WHERE user_id = ?", (row.user_id,))
    connection.execute(
        f"INSERT INTO bar ({_BAR}) VALUES (?,?,?,?) ON CONFLICT (user_id, why) DO UPDATE"  # noqa: S608 - ours
        " SET until = excluded.until, times = excluded.times",
        (row.user_id, row.why, row.until, row.times),
    )


def unbar(connection: Connection, user_id: int) -> bool:
    """Delete the bars of a user; whether there were any."""
    return connection.execute("DELETE FROM bar WHERE user_id = ?", (user_id,)).rowcount > 0


def bars_of(connection: Connection, user_id: int) -> list[BarRow]:
    """The bars of a user."""
    rows = connection.execute(f"SELECT {_BAR} FROM bar WHERE user_id = ? ORDER BY why", (user_id,))  # noqa: S608 - ours
    return [BarRow(*row) for row in rows]


def bars(connection: Connection, after: int) -> list[BarRow]:
    """The bars that end after that moment."""
    rows = connection.execute(f"SELECT {_BAR} FROM bar WHERE until > ? ORDER BY until, user_id, why", (after,))  # noqa: S608 - ours
    return [BarRow(*row) for row in rows]


def last_apart(connection: Connection, user_id: int, most: int) -> list[int]:
    """The last closed tables apart of a user, the newest first."""
    rows = connection.execute(
        "SELECT session_id FROM player WHERE user_id = ? AND channel_id = 0 AND NOT open"
        " ORDER BY session_id DESC LIMIT ?",
        (user_id, most),
    )
    return [row[0] for row in rows]


def forget_person(connection: Connection, user_id: int) -> None:
    """Delete all of this that names a user."""
    connection.execute("DELETE FROM avoided_stranger WHERE user_id = ?", (user_id,))
    connection.execute("DELETE FROM avoided_stranger WHERE other_id = ?", (user_id,))
    connection.execute("DELETE FROM report WHERE by_id = ?", (user_id,))
    connection.execute("DELETE FROM report WHERE about_id = ?", (user_id,))
    unbar(connection, user_id)
