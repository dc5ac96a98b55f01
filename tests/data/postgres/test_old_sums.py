"""What the games of older databases in PostgreSQL add up to, once these are brought up to date."""

from __future__ import annotations

import random
from contextlib import closing

import pytest

from data.postgres.connection import WRITE, Transaction, connect
from data.postgres.schema import bring_up_to_date, migrations
from tests.data.old_sums import BEFORE, check, fill
from tests.data.postgres_databases import Postgres


@pytest.mark.seeded
def test_in_postgresql(postgres: Postgres, dice: random.Random) -> None:
    with postgres.server.connect("postgres") as connection:
        connection.execute(b"CREATE DATABASE sums")
    url = postgres.server.url("sums")
    with closing(connect(url)) as driver:
        for steps in ([each for each in migrations() if each.number <= BEFORE], migrations()):
            within = Transaction(driver)
            within.begin(WRITE)
            bring_up_to_date(within, str(url), steps)
            if steps[-1].number == BEFORE:
                fill(within.execute, dice)
            within.commit()
        within = Transaction(driver)
        within.begin(WRITE)
        check(within)
        within.roll_back()
    with postgres.server.connect("postgres") as connection:
        connection.execute(b"DROP DATABASE sums")
