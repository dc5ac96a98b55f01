"""What older databases in PostgreSQL hold of scores and sums, once these are brought up to date: the same as files."""

from __future__ import annotations

import random
from collections.abc import Callable
from contextlib import closing

import pytest

from data.postgres.connection import WRITE, Transaction, connect
from data.postgres.schema import bring_up_to_date, migrations
from tests.data import old_scores, old_sums
from tests.data.postgres_databases import Postgres


def brought_up(
    postgres: Postgres, before: int, fill: Callable[[Transaction], None], check: Callable[[Transaction], None]
) -> None:
    """Fill a database of the format `before`, bring it up to date, and check it."""
    with postgres.server.connect("postgres") as connection:
        connection.execute(b"CREATE DATABASE older")
    url = postgres.server.url("older")
    with closing(connect(url)) as driver:
        for steps in ([each for each in migrations() if each.number <= before], migrations()):
            within = Transaction(driver)
            within.begin(WRITE)
            bring_up_to_date(within, str(url), steps)
            if steps[-1].number == before:
                fill(within)
            within.commit()
        within = Transaction(driver)
        within.begin(WRITE)
        check(within)
        within.roll_back()
    with postgres.server.connect("postgres") as connection:
        connection.execute(b"DROP DATABASE older")


def test_scores(postgres: Postgres) -> None:
    """Hints, and games that were given up."""
    brought_up(postgres, old_scores.BEFORE, old_scores.fill, old_scores.check)


@pytest.mark.seeded
def test_sums(postgres: Postgres, dice: random.Random) -> None:
    """What the games add up to."""
    brought_up(postgres, old_sums.BEFORE, lambda within: old_sums.fill(within, dice), old_sums.check)
