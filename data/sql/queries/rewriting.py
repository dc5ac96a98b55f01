"""The SQL that replaces logs by versions that do not name somebody."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable

from data.errors import DamagedError
from data.rows import Rewriting, SessionRow
from data.seals import genesis_of, seal
from data.sql.connection import Connection
from data.sql.queries import deals, logs, standing

_log = logging.getLogger(__name__)


def rewrite(
    connection: Connection, session_ids: Iterable[int], without: Callable[[SessionRow], Rewriting]
) -> list[int]:
    """Replace the log of each session by what `without` returns for it, with new seals.

    Returns the ids of those that are damaged: they stay as they are, since a new seal would hide the damage.
    """
    damaged = []
    for session_id in session_ids:
        # Nobody appends to the log meanwhile: the entry would be sealed on what is replaced.
        connection.execute("UPDATE session SET version = version WHERE id = ?", (session_id,))
        try:
            row = logs.load(connection, session_id)
        except DamagedError as error:
            _log.error("%s", error)
            damaged.append(session_id)
            continue
        if row is not None:
            _replace_log(connection, row, without(row))
            # The list may still name them. With this time, which is past, it is looked at at once.
            standing.mark(connection, row.guild_id, "games", row.entries[-1].at)
    return damaged


def _replace_log(connection: Connection, row: SessionRow, new: Rewriting) -> None:
    before = genesis_of(row, row.entries)
    for old, entry in zip(row.entries, new.entries, strict=True):
        before = seal(before, old.number, entry.kind, entry.facts, old.at)
        connection.execute(
            "UPDATE entry SET kind = ?, facts = ?, seal = ? WHERE session_id = ? AND number = ?",
            (entry.kind, entry.facts, before, row.id, old.number),
        )
    for user_id, stand_in in new.stand_ins.items():
        connection.execute(
            "UPDATE result SET user_id = ? WHERE session_id = ? AND user_id = ?", (stand_in, row.id, user_id)
        )
        deals.forget_in_session(connection, row.id, user_id)
        connection.execute("DELETE FROM player WHERE session_id = ? AND user_id = ?", (row.id, user_id))
        connection.execute("DELETE FROM named WHERE session_id = ? AND user_id = ?", (row.id, user_id))
