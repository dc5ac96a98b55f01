"""Whether a transaction was committed whose COMMIT got no answer.

The server is asked for the transaction by its number. Its answer is worth something only while the number means the
same transaction: a standby that has taken over may have given the number to another one, and so may the server itself
after a crash, if nothing of the transaction had reached the disk. What tells these cases apart is read with each new
connection.

Source: PostgreSQL's documentation, "Transaction ID and Snapshot Information Functions", "Control Data Functions" and
"The Cumulative Statistics System" (a crash resets the statistics).
"""

from __future__ import annotations

from enum import Enum, auto
from typing import Any

import psycopg
from msgspec import Struct


class Outcome(Enum):
    """What became of a transaction. UNKNOWN: the server cannot tell."""

    COMMITTED = auto()
    ROLLED_BACK = auto()
    IN_PROGRESS = auto()
    UNKNOWN = auto()


class History(Struct, frozen=True):
    """The past of a server, as it is told when a connection is made.

    Attributes:
        timeline: changes when a standby takes over.
        started: when the server was started.
        counted: since when it has counted its statistics. A crash resets them, and an administrator can do so.
        next_number: the lowest number that no transaction had at the last checkpoint. A server makes a checkpoint
            after each start and each crash, before it takes connections.
    """

    timeline: str = ""
    started: str = ""
    counted: str = ""
    next_number: int = 0


_LOOK = b"""
SELECT left(pg_walfile_name(pg_current_wal_lsn()), 8), pg_postmaster_start_time()::text,
    coalesce(stats_reset::text, ''), next_xid
FROM pg_stat_bgwriter, pg_control_checkpoint()
"""


def history(connection: psycopg.Connection[Any]) -> History:
    """Read the past of the server. Raises psycopg.Error."""
    found = connection.execute(_LOOK, prepare=False).fetchone()
    assert found is not None
    timeline, started, counted, next_xid = found
    # As "epoch:number": each epoch has 2**32 numbers.
    epoch, number = next_xid.split(":")
    return History(timeline, started, counted, (int(epoch) << 32) + int(number))


def outcome(connection: psycopg.Connection[Any], now: History, before: History, number: int) -> Outcome:
    """Find out what became of the transaction with that number. Raises psycopg.Error.

    Args:
        connection: a new one, to be asked.
        now: the server's past, as it was told to the new connection.
        before: the same, as it was told to the lost connection.
        number: the transaction's, which was under way on the lost connection.
    """
    if now.timeline != before.timeline:
        return Outcome.UNKNOWN
    outlived = number < now.next_number
    if now.started != before.started and not outlived:
        return Outcome.ROLLED_BACK
    try:
        (status,) = connection.execute(b"SELECT pg_xact_status(%s::text::xid8)", (str(number),)).fetchone() or (None,)
    except psycopg.errors.InvalidParameterValue:
        # No transaction has this number any more: the server has crashed.
        return Outcome.ROLLED_BACK
    if status == "committed" and now.counted != before.counted and not outlived:
        # Either another transaction has the number since a crash, or an administrator has reset the statistics.
        return Outcome.UNKNOWN
    match status:
        case "committed":
            return Outcome.COMMITTED
        case "aborted":
            return Outcome.ROLLED_BACK
        case "in progress":
            return Outcome.IN_PROGRESS
        case _:
            return Outcome.UNKNOWN
