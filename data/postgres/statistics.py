"""What PostgreSQL knows of the rows of the tables: it chooses by them how it looks something up."""

from __future__ import annotations

from data.postgres.connection import Transaction

_STALE = """
SELECT c.relname FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
LEFT JOIN pg_stat_user_tables s ON s.relid = c.oid
WHERE n.nspname = current_schema() AND c.relkind = 'r' AND (
    c.reltuples < 0 AND pg_relation_size(c.oid) > ? * 32
    OR greatest(c.reltuples, s.n_live_tup) >= ? AND (
        NOT EXISTS (SELECT 1 FROM pg_stats t WHERE t.schemaname = n.nspname AND t.tablename = c.relname)
        OR s.n_mod_since_analyze > greatest(c.reltuples, s.n_live_tup) / 2
    )
) ORDER BY c.relname
"""
"""A table that was never analysed has -1 rows (0 before version 14), and its counts do not survive a crash."""

_OURS = "SELECT quote_ident(tablename) FROM pg_tables WHERE schemaname = current_schema() ORDER BY tablename"


def gather(within: Transaction) -> None:
    """Gather them anew, within a transaction.

    The server does so by itself only after a while; until then it takes a filled table for an empty one, and every
    click goes through all games. For a database with 100,000 games, it takes a few seconds.
    """
    if names := [row[0] for row in within.execute(_OURS)]:
        within.driver.execute(f"ANALYZE {', '.join(names)}".encode(), prepare=False)


def stale(within: Transaction, rows: int) -> list[str]:
    """The tables of so many rows and more without statistics, or of which half has changed since these were made.

    How many rows a table has that was never analysed is told by its size, at 32 bytes a row.
    """
    return [str(name) for (name,) in within.execute(_STALE, (rows, rows))]
