"""What older files hold of scores and sums, once these are brought up to date."""

from __future__ import annotations

import random
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from data.sqlite import schema
from tests.data import old_scores, old_sums


def brought_up(
    path: Path,
    before: int,
    fill: Callable[[sqlite3.Connection], None],
    check: Callable[[sqlite3.Connection], None],
) -> None:
    """Fill a file of the format `before`, bring it up to date, and check it."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.row_factory = sqlite3.Row
        schema.bring_up_to_date(connection, str(path), schema.migrations()[:before])
        fill(connection)
        schema.bring_up_to_date(connection, str(path), schema.migrations())
        check(connection)


def test_scores(path: Path) -> None:
    """Hints, and games that were given up."""
    brought_up(path, old_scores.BEFORE, old_scores.fill, old_scores.check)


@pytest.mark.seeded
def test_sums(path: Path, dice: random.Random) -> None:
    """What the games add up to."""
    brought_up(path, old_sums.BEFORE, lambda connection: old_sums.fill(connection, dice), old_sums.check)
