"""The SQL that replaces logs by versions that do not name somebody."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Mapping
from contextlib import nullcontext

from msgspec.structs import replace

from data.errors import DamagedError
from data.rows import OPEN_STATES, Rewriting, SessionRow
from data.seals import genesis_of, seal
from data.sql.connection import Connection
from data.sql.queries import books, deals, logs, showing, standing, sums

_log = logging.getLogger(__name__)


def rewrite(
    connection: Connection,
    session_ids: Iterable[int],
    without: Callable[[SessionRow], Rewriting],
    servers: Iterable[int] = (),
    *,
    counted: bool = True,
) -> list[int]:
    """Replace the log of each session by what `without` returns for it, with new seals.

    `servers` are those in which the same transaction has changed something else of finished games. Where it is not
    `counted`, the sums over finished games are left to the caller.
    Returns the ids of those that are damaged: they stay as they are, since a new seal would hide the damage.
    """
    damaged, changed = [], set(servers)
    for session_id in session_ids:
        # Nobody appends to the log meanwhile: the entry would be sealed on what is replaced.
        connection.execute("UPDATE session SET version = version WHERE id = ?", (session_id,))
        try:
            row = logs.load(connection, session_id)
        except DamagedError as error:
            _log.error("%s", error)
            damaged.append(session_id)
            continue
        if row is not None and not row.guild_id and row.channel_id and row.state not in OPEN_STATES:
            row = _leave_direct_messages(connection, row)
        if row is not None:
            new = without(row)
            for each in row.showings:
                if each.user_id in new.stand_ins:
                    showing.leave(connection, session_id, each.user_id)
            _replace_log(connection, row, new)
            if new.stand_ins:
                with sums.changing(connection, session_id) if counted else nullcontext():
                    _stand_in(connection, row.id, new.stand_ins)
            if not row.guild_id:
                with sums.changing(connection, session_id) if counted else nullcontext():
                    _delete_if_nobodys(connection, row.id)
            # The list may still name them. With this time, which is past, it is looked at at once.
            standing.mark(connection, row.guild_id, "games", row.entries[-1].at)
            changed.add(row.guild_id)
    books.note_changed(connection, changed)
    return damaged


def _leave_direct_messages(connection: Connection, row: SessionRow) -> SessionRow:
    """Remove the ids of the channel and of the messages there: with the bot's token, their users can be asked for."""
    connection.execute("DELETE FROM message WHERE session_id = ?", (row.id,))
    connection.execute("UPDATE session SET channel_id = 0, shown = version WHERE id = ?", (row.id,))
    connection.execute("UPDATE player SET channel_id = 0 WHERE session_id = ?", (row.id,))
    return replace(row, channel_id=0)


def _delete_if_nobodys(connection: Connection, session_id: int) -> None:
    """Delete a session in direct messages that names nobody any more."""
    named = connection.execute("SELECT count(*) FROM named WHERE session_id = ?", (session_id,)).fetchone()
    if not named[0]:
        for each in _PARTS:
            connection.execute(f"DELETE FROM {each} WHERE session_id = ?", (session_id,))  # noqa: S608 - the text is ours
        connection.execute("DELETE FROM session WHERE id = ?", (session_id,))


_PARTS = (
    *("entry", "message", "player", "named", "result", "finished"),
    *("attempt", "plan", "note", "follow", "result_post", "showing"),
)
"""The tables whose rows belong to a session."""


def _replace_log(connection: Connection, row: SessionRow, new: Rewriting) -> None:
    before, written = genesis_of(row, row.entries), []
    for old, entry in zip(row.entries, new.entries, strict=True):
        before = seal(before, old.number, entry.kind, entry.facts, old.at)
        written.append((entry.kind, entry.facts, before, row.id, old.number))
    # In one trip, and not one for each entry.
    connection.executemany(
        "UPDATE entry SET kind = ?, facts = ?, seal = ? WHERE session_id = ? AND number = ?", written
    )


def _stand_in(connection: Connection, session_id: int, stand_ins: Mapping[int, int]) -> None:
    """Put a number below 0 in the place of each of these users."""
    for user_id, stand_in in stand_ins.items():
        connection.execute(
            "UPDATE result SET user_id = ? WHERE session_id = ? AND user_id = ?", (stand_in, session_id, user_id)
        )
        deals.forget_in_session(connection, session_id, user_id)
        connection.execute("DELETE FROM player WHERE session_id = ? AND user_id = ?", (session_id, user_id))
        connection.execute("DELETE FROM named WHERE session_id = ? AND user_id = ?", (session_id, user_id))
