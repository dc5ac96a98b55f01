"""What older databases know of hints and of games that were given up, once they are brought up to date."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from data.sqlite import schema
from tests.data.old_scores import BEFORE, check, fill
from tests.data.sqlite.files import plain


def test_in_a_file(path: Path) -> None:
    for steps in (schema.migrations()[:BEFORE], schema.migrations()):
        with plain(path) as connection:
            connection.isolation_level, connection.row_factory = None, sqlite3.Row
            schema.bring_up_to_date(connection, str(path), steps)
            if len(steps) == BEFORE:
                fill(connection.execute)
    with plain(path) as connection:
        check(lambda asked: connection.execute(asked).fetchall())
