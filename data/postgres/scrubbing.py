"""Removing from the tables' files what was deleted from the tables.

PostgreSQL keeps deleted rows in its files until they are vacuumed. So each deletion sets a mark in its own transaction,
and `scrub` vacuums as long as the mark is set; if the process is killed in between, the next one does it. It holds
nobody up. What a vacuum leaves in unused parts of pages, in the write-ahead log and in backups is the server's matter:
docs/hosting/postgresql.md says how it is removed.
"""

from __future__ import annotations

from psycopg import errors

from data.postgres.connection import READ, WRITE, Pool
from data.sql.connection import Connection
from data.sql.queries import memos

_MARK = "scrub"
"""The memo that says that something was deleted, or that it is being removed."""

_TODO, _DOING = "all", "doing"

TABLES = (
    *(
        "attempt",
        "best",
        "digest",
        "direct",
        "entry",
        "exercise",
        "follow",
        "game_of_player",
        "meeting",
        "message",
        "named",
        "note",
        "offer",
    ),
    *(
        "person_setting",
        "plan",
        "played",
        "player",
        "player_name",
        "puzzle",
        "ranking",
        "result",
        "review",
        "season_place",
        "server",
        "server_setting",
    ),
    *(
        "avoided_stranger",
        "bar",
        "challenge",
        "report",
        "showing",
        "standing",
        "tournament",
        "tournament_apart",
        "tournament_board",
        "tournament_entrant",
        "tournament_journal",
        "watch",
    ),
)
"""The tables from which people and servers are deleted."""


def mark(connection: Connection) -> None:
    """Set the mark: something was deleted of which no trace may stay."""
    memos.remember(connection, _MARK, _TODO)


def scrub(pool: Pool) -> bool:
    """Vacuum the tables, if the mark asks for it, on a thread of the pool. False where somebody else is doing that."""
    if pool.transaction(lambda within: memos.memo(within, _MARK), READ) is None:
        return True
    pool.transaction(lambda within: memos.remember(within, _MARK, _DOING), WRITE)
    try:
        pool.driver().execute(f"VACUUM (INDEX_CLEANUP ON, TRUNCATE FALSE) {', '.join(TABLES)}".encode(), prepare=False)
    except errors.LockNotAvailable:
        return False
    # A mark that was set again meanwhile stays.
    pool.transaction(lambda within: memos.forget_memo_if(within, _MARK, _DOING), WRITE)
    return True
