"""What the games of older files add up to, once these are brought up to date."""

from __future__ import annotations

import random
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from data.sqlite import schema
from tests.data.old_sums import BEFORE, check, fill
from tests.data.sqlite.files import plain


@pytest.mark.seeded
def test_in_a_file(path: Path, dice: random.Random) -> None:
    with plain(path) as connection:
        schema.bring_up_to_date(connection, str(path), schema.migrations()[:BEFORE])
        fill(connection.execute, dice)
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        schema.bring_up_to_date(connection, str(path), schema.migrations())
        check(connection)
