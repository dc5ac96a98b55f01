"""What older databases in PostgreSQL know of hints and of games that were given up: the same as files."""

from __future__ import annotations

from contextlib import closing

from data.postgres.connection import WRITE, Transaction, connect
from data.postgres.schema import bring_up_to_date, migrations
from tests.data.old_scores import BEFORE, check, fill
from tests.data.postgres_databases import Postgres


def test_in_postgresql(postgres: Postgres) -> None:
    with postgres.server.connect("postgres") as connection:
        connection.execute(b"CREATE DATABASE scores")
    url = postgres.server.url("scores")
    with closing(connect(url)) as driver:
        for steps in ([each for each in migrations() if each.number <= BEFORE], migrations()):
            within = Transaction(driver)
            within.begin(WRITE)
            bring_up_to_date(within, str(url), steps)
            if steps[-1].number == BEFORE:
                fill(within.execute)
            within.commit()
        within = Transaction(driver)
        within.begin(WRITE)
        check(lambda asked: within.execute(asked).fetchall())
        within.roll_back()
    with postgres.server.connect("postgres") as connection:
        connection.execute(b"DROP DATABASE scores")
