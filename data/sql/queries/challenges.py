"""The SQL of challenges between strangers who have met."""

from __future__ import annotations

from collections.abc import Iterable

from data.challenges import Made
from data.errors import OfferGoneError
from data.rows import ChallengeRow
from data.sql.connection import Connection

_DAY = 86_400

_COLUMNS = ", ".join(f"challenge.{each}" for each in ChallengeRow.__struct_fields__)

_STANDS = "challenge.until > ? AND mine.word = by_word AND mine.number = by_number"

_OWN = "JOIN player_name AS mine ON mine.user_id = challenge.user_id"

_KNOWN = (
    f"{_OWN} JOIN player_name AS theirs ON theirs.user_id = other_id"
    " AND theirs.word = challenge.word AND theirs.number = challenge.number"
)
"""The other is still called as the user knows them."""


def make(connection: Connection, row: ChallengeRow, most: int, now: int) -> Made:
    """Keep a challenge: see `ChallengesStore.make_challenge`. The row of the user in `direct` was taken before."""
    found = connection.execute(
        "SELECT other_id, made_at FROM challenge WHERE user_id = ? AND (until > ? OR made_at > ?)",
        (row.user_id, now, now - _DAY),
    ).fetchall()
    before = {each[0]: each[1] for each in found}
    if before.pop(row.other_id, 0) > now - _DAY:
        return "lately"
    if len(before) >= most:
        return "full"
    names = ChallengeRow.__struct_fields__
    changed = ", ".join(f"{each} = excluded.{each}" for each in (*names[2:], "declined", "look_at"))
    marks = ", ".join("?" * (len(names) + 2))
    connection.execute(
        f"INSERT INTO challenge ({', '.join(names)}, declined, look_at) VALUES ({marks})"  # noqa: S608 - ours
        f" ON CONFLICT (user_id, other_id) DO UPDATE SET {changed}",
        (*(getattr(row, each) for each in names), 0, now),
    )
    return "kept"


def by_user(connection: Connection, user_id: int, now: int) -> list[ChallengeRow]:
    """The challenges of a user that stand, the newest first."""
    rows = connection.execute(
        f"SELECT {_COLUMNS} FROM challenge {_OWN} WHERE challenge.user_id = ? AND {_STANDS}"  # noqa: S608 - ours
        " ORDER BY made_at DESC, other_id",
        (user_id, now),
    )
    return [ChallengeRow(*row) for row in rows]


def to_user(connection: Connection, user_id: int, now: int) -> list[ChallengeRow]:
    """The challenges that somebody has, the oldest first."""
    rows = connection.execute(
        f"SELECT {_COLUMNS} FROM challenge {_KNOWN} WHERE other_id = ? AND declined = 0 AND {_STANDS}"  # noqa: S608
        " ORDER BY made_at, challenge.user_id",
        (user_id, now),
    )
    return [ChallengeRow(*row) for row in rows]


def take(connection: Connection, user_id: int, other_id: int, now: int) -> None:
    """Delete the challenge that leads to a game, and that of the other to the same user.

    Raises OfferGoneError where it does not stand any more.
    """
    gone = connection.execute(
        "DELETE FROM challenge WHERE user_id = ? AND other_id = ? AND declined = 0 AND until > ?",
        (user_id, other_id, now),
    )
    if not gone.rowcount:
        raise OfferGoneError("This challenge does not stand any more.")
    connection.execute("DELETE FROM challenge WHERE user_id = ? AND other_id = ?", (other_id, user_id))


def withdraw(connection: Connection, user_id: int, word: str | None, number: int, now: int) -> int:
    """End challenges of a user. They are kept for a day, so that nobody is told of them again and again."""
    which, given = ("", ()) if word is None else (" AND word = ? AND number = ?", (word, number))
    ended = connection.execute(
        f"UPDATE challenge SET until = ? WHERE user_id = ? AND until > ?{which}",  # noqa: S608 - ours
        (now, user_id, now, *given),
    )
    return ended.rowcount


def decline(connection: Connection, user_id: int, other_id: int) -> None:
    """Note that the other does not want it."""
    connection.execute("UPDATE challenge SET declined = 1 WHERE user_id = ? AND other_id = ?", (user_id, other_id))


def to_look_at(connection: Connection, now: int, most: int) -> list[ChallengeRow]:
    """The challenges that are to be looked at by `now`, the longest overdue first."""
    rows = connection.execute(
        # Most of those that stand are not due: only this index leaves them out.
        f"SELECT {_COLUMNS} FROM challenge INDEXED BY challenge_to_look_at {_KNOWN}"  # noqa: S608 - ours
        f" WHERE look_at <= ? AND told_at = 0 AND declined = 0 AND {_STANDS}"
        " ORDER BY look_at, made_at, challenge.user_id LIMIT ?",
        (now, now, most),
    )
    return [ChallengeRow(*row) for row in rows]


def look_again(connection: Connection, rows: Iterable[ChallengeRow], again: int) -> None:
    """Have these challenges looked at again at that moment."""
    connection.executemany(
        "UPDATE challenge SET look_at = ? WHERE user_id = ? AND other_id = ?",
        [(again, each.user_id, each.other_id) for each in rows],
    )


def note_told(connection: Connection, row: ChallengeRow, now: int) -> None:
    """Note that the other is told of a challenge now."""
    connection.execute(
        "UPDATE challenge SET told_at = ?, look_at = until WHERE user_id = ? AND other_id = ? AND made_at = ?",
        (now, row.user_id, row.other_id, row.made_at),
    )


def told(connection: Connection, user_id: int, since: int) -> int:
    """Of how many challenges somebody was told since that moment."""
    (number,) = connection.execute(
        "SELECT count(*) FROM challenge WHERE other_id = ? AND told_at >= ?", (user_id, since)
    ).fetchone()
    return int(number)


def drop_before(connection: Connection, before: int) -> None:
    """Delete the challenges that ended before that moment and were made before it."""
    connection.execute("DELETE FROM challenge WHERE until < ? AND made_at < ?", (before, before))


def last_met(connection: Connection, user_id: int, most: int) -> list[tuple[int, str, str]]:
    """The last finished games of a user in direct messages with others, each with its first entry."""
    rows = connection.execute(
        "SELECT player.session_id, entry.kind, entry.facts FROM player"
        " JOIN finished ON finished.session_id = player.session_id"
        " JOIN entry ON entry.session_id = player.session_id AND entry.number = 1"
        " WHERE player.user_id = ? AND player.channel_id = 0 AND NOT player.open"
        " ORDER BY player.session_id DESC LIMIT ?",
        (user_id, most),
    )
    return [(row[0], row[1], row[2]) for row in rows]


def forget_person(connection: Connection, user_id: int) -> None:
    """Delete all challenges of a user, and all to them."""
    connection.execute("DELETE FROM challenge WHERE user_id = ?", (user_id,))
    connection.execute("DELETE FROM challenge WHERE other_id = ?", (user_id,))
