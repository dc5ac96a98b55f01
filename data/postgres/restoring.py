"""What the bot has to know of a database that was restored from a backup with PostgreSQL's own tools."""

from __future__ import annotations

from data.places import Url
from data.postgres.connection import WRITE
from data.postgres.statistics import gather
from data.postgres.whole_database import transaction
from data.sql.queries import memos
from data.store import COPIED

APART = 10_000
"""By how much table numbers are increased: which were used after the backup was made is not known."""


def note_restored(url: Url, now: int) -> None:
    """Have the bot give the games that go on other dice, and new tables numbers that no table has had.

    `now` is the time in seconds since 1970. Raises StoreError where the database cannot be written.
    """
    with transaction(url, WRITE) as within:
        memos.remember(within, COPIED, str(now))
        within.execute("SELECT setval('session_id_seq', nextval('session_id_seq') + ?)", (APART,))
        # pg_restore leaves none.
        gather(within)
