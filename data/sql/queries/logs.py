"""The SQL of sessions and their logs: opening a session, appending to it, and reading it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from msgspec.structs import replace

from data.errors import ConflictError, DamagedError, FullError, RematchedError, TakenError
from data.rows import NOTHING, Change, EntryRow, NewSession, SessionRow
from data.seals import check, genesis_of, seal
from data.sql.connection import Connection, is_damage, is_duplicate
from data.sql.queries import (
    announcing,
    challenges,
    deals,
    direct,
    finding,
    messages,
    offers,
    people,
    private,
    results,
    seats,
    servers,
    settings,
    showing,
    standing,
    strangers,
    tournaments,
)

_COLUMNS = ", ".join(
    name
    for name in SessionRow.__struct_fields__
    if name not in ("entries", "messages", "settings", "elsewhere", "plans", "showings")
)

_SEAL = "(SELECT seal FROM entry WHERE session_id = session.id AND number = ?)"
"""The seal of the session's entry with this number, read together with the session; NULL where there is none."""


def create(connection: Connection, new: NewSession, change: Change, now: int) -> SessionRow:
    """Open a session with its first entries. Raises what `Store.create` raises."""
    # First, so that of two that are opened in a server at once, one waits for the other before it counts.
    servers.note_server(connection, new.guild_id)
    if new.most is not None and finding.number_open(connection, new.guild_id) >= new.most:
        raise FullError("This server has as many open sessions as it wants.")
    if new.rematch:
        _check_rematch(connection, new)
    apart = [each.user_id for each in new.showings] if new.most_apart else []
    direct.take(connection, apart)
    offers.take(connection, new.offers, now)
    if new.challenge is not None:
        challenges.take(connection, *new.challenge, now)
    strangers.check_limits(connection, apart, new.most_apart)
    settings.check_limits(connection, new.limits)
    try:
        ((session_id,),) = connection.execute(
            "INSERT INTO session (game, rules_version, guild_id, channel_id, secret, exclusive, rematch, state,"
            " version, created_at, changed_at) VALUES (?,?,?,?,?,?,?,?,0,?,?) RETURNING id",
            (
                *(new.game, new.rules_version, new.guild_id, new.channel_id, new.secret, new.exclusive, new.rematch),
                *(change.state, now, now),
            ),
        ).fetchall()
    except connection.IntegrityError as error:
        raise _taken(error) from error
    showing.begin(connection, session_id, new.showings)
    messages.retire(connection, session_id, new.calls)
    if new.closes is not None:
        append(connection, new.closes.session_id, new.closes.version, new.closes.change, now)
    if new.board is not None:
        tournaments.take(connection, new.board, session_id)
    if new.attempt is not None:
        deals.begin(connection, session_id, new.attempt)
    return append(connection, session_id, 0, change, now)


def _check_rematch(connection: Connection, new: NewSession) -> None:
    """Raise RematchedError where this rematch is open already."""
    # The finished session is taken: of two rematches that are opened at once, one waits for the other before it looks.
    connection.execute("UPDATE session SET shown = shown WHERE id = ?", (new.after,))
    row = connection.execute(
        "SELECT id FROM session WHERE rematch <> '' AND rematch = ? AND state IN ('lobby', 'running')"
        " AND NOT set_aside ORDER BY id LIMIT 1",
        (new.rematch,),
    ).fetchone()
    if row is not None:
        raise RematchedError(row[0])


def _taken(error: Exception) -> Exception:
    """What a failed INSERT or UPDATE means: the only unique key of open sessions is the one of their channel."""
    return TakenError("This channel has an open session.") if is_duplicate(error) else error


def append(connection: Connection, session_id: int, version: int, change: Change, now: int) -> SessionRow:
    """Append to a session whose last entry is still `version`; the session as it is then, with the new entries.

    Raises ConflictError and TakenError as `Store.append` does.
    """
    last, waits = version + len(change.entries), change.waits or NOTHING
    try:
        changed = connection.execute(
            "UPDATE session SET version = ?, state = ?, changed_at = ?, due = ?, since = ?, deadline = ?"  # noqa: S608 - ours
            f" WHERE id = ? AND version = ? RETURNING {_COLUMNS}",
            (last, change.state, now, change.due, waits.since, waits.deadline, session_id, version),
        ).fetchall()
    except connection.IntegrityError as error:
        # The session is opened again, and its channel has another one by now.
        raise ConflictError("This channel has an open session.") from error
    if not changed:
        raise ConflictError("The session was changed by somebody else.")
    row = _session_row(changed[0])
    if change.channel_id is not None:
        _move(connection, session_id, change.channel_id)
        row = replace(row, channel_id=change.channel_id)
    # A statement of its own: the one above may have waited for a log that was replaced, and would read its old seal.
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
        seats.seat(connection, session_id, row.channel_id, change.players)
    seats.update(connection, session_id, change.state, waits.user_id)
    messages.retire(connection, session_id, change.retire)
    people.note_named(connection, session_id, change.named)
    if change.begins:
        row = replace(row, often=results.begin(connection, session_id, change.begins, change.most, now))
    _write_end(connection, session_id, change, now)
    private.drop_plans(connection, session_id, change.dropped)
    whole = _whole(connection, row, entries)
    if change.state in ("running", "over") and _has_channel(whole, "games"):
        standing.mark(connection, row.guild_id, "games", now)
    if change.finished is not None and _has_channel(whole, "results"):
        announcing.announce(connection, session_id, row.guild_id, now)
    if whole.plans != tuple(each for each in change.plans if each.user_id not in change.dropped):
        # A plan was made meanwhile. Perhaps it answers what was just played.
        connection.execute("UPDATE session SET due = ? WHERE id = ?", (now, session_id))
    return whole


def _write_end(connection: Connection, session_id: int, change: Change, now: int) -> None:
    """Write what follows from the end of a game for results, deals and tournaments; nothing while it goes on."""
    results.write_results(connection, session_id, change.results, change.finished)
    deals.score(connection, session_id, change.results, change.finished, now)
    if change.board is not None:
        tournaments.note_end(connection, session_id, change.board, now)
    if change.follows is not None:
        tournaments.note_clock(connection, session_id, change.follows)


def _has_channel(row: SessionRow, what: str) -> bool:
    """Whether the session's server has a channel for its games or results. Most have none, and pay nothing for it."""
    return any(each.name == f"{what}_channel" and not each.user_id for each in row.settings)


def _move(connection: Connection, session_id: int, channel_id: int) -> None:
    """Move the session and its players to another channel. Raises TakenError where one is open there."""
    try:
        connection.execute("UPDATE session SET channel_id = ? WHERE id = ?", (channel_id, session_id))
    except connection.IntegrityError as error:
        raise _taken(error) from error
    connection.execute("UPDATE player SET channel_id = ? WHERE session_id = ?", (channel_id, session_id))


def _seal_of(connection: Connection, session_id: int, number: int) -> bytes | None:
    found = connection.execute(
        "SELECT seal FROM entry WHERE session_id = ? AND number = ?", (session_id, number)
    ).fetchone()
    return found[0] if found else None


def load(connection: Connection, session_id: int, after: EntryRow | None = None) -> SessionRow | None:
    """The session with its entries after `after`, as `Store.session` returns it; None where there is none.

    Raises DamagedError when an entry is not as it was written, or the session was set aside for that.
    """
    row, seal_then = _row(connection, session_id, after.number if after else None)
    if row is None:
        return None
    if row.set_aside:
        raise DamagedError(session_id)
    if after is not None and seal_then != after.seal:
        after = None
    return _whole(connection, row, _entries(connection, row, after))


def _whole(connection: Connection, row: SessionRow, entries: Iterable[EntryRow]) -> SessionRow:
    """The row with these entries, and with everything that is read together with a session."""
    elsewhere, planned = seats.around(connection, row.id)
    return replace(
        row,
        entries=tuple(entries),
        messages=messages.tracked(connection, row.id),
        showings=() if row.channel_id else showing.showings(connection, row.id),
        settings=settings.at_table(connection, row.id, row.guild_id),
        elsewhere=elsewhere,
        plans=private.plans_at(connection, row.id) if planned else (),
    )


def verify(connection: Connection, session_id: int) -> None:
    """Raise DamagedError unless the session's log is as it was written, whether it is set aside or not."""
    row, _ = _row(connection, session_id)
    if row is None:
        raise DamagedError(session_id)
    _entries(connection, row)


def _entries(connection: Connection, row: SessionRow, after: EntryRow | None = None) -> tuple[EntryRow, ...]:
    try:
        entries = tuple(
            EntryRow(*each)
            for each in connection.execute(
                "SELECT number, kind, facts, at, seal FROM entry WHERE session_id = ? AND number > ? ORDER BY number",
                (row.id, after.number if after else 0),
            )
        )
    except connection.DatabaseError as error:
        # A page of the file cannot be read, so the entries on it are lost.
        if not is_damage(error):
            raise
        raise DamagedError(row.id) from error
    check(row, entries, after)
    return entries


def set_aside(connection: Connection, session_id: int) -> bool:
    """Mark a damaged session, so that searches leave it out; return False where it was marked already."""
    changed = connection.execute("UPDATE session SET set_aside = TRUE WHERE id = ? AND NOT set_aside", (session_id,))
    return changed.rowcount == 1


def _row(connection: Connection, session_id: int, number: int | None = None) -> tuple[SessionRow | None, bytes | None]:
    """The session without its entries, and the seal of its entry `number`; None in place of what there is not."""
    found = connection.execute(
        f"SELECT {_COLUMNS}, {_SEAL} FROM session WHERE id = ?",  # noqa: S608 - the names are ours
        (number, session_id),
    ).fetchone()
    if found is None:
        return None, None
    *columns, before = found
    return _session_row(columns), before


def _session_row(row: Sequence[Any]) -> SessionRow:
    found = SessionRow(*row)
    return replace(found, exclusive=bool(found.exclusive), set_aside=bool(found.set_aside), often=bool(found.often))
