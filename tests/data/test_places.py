"""Where databases are, and that the password of one is never shown."""

from __future__ import annotations

from pathlib import Path

import pytest

from data.places import Url, place

SECRET = "postgresql://bot:s%21cret@db.example:5432,other:5433/tables?sslmode=require&sslpassword=key%20word"


def test_a_path_is_a_file_and_a_url_is_not() -> None:
    assert place("tables.sqlite3") == Path("tables.sqlite3")
    assert place("/srv/postgresql/tables") == Path("/srv/postgresql/tables")
    assert place(SECRET) == Url(SECRET)
    assert place("postgres://db/tables") == Url("postgres://db/tables")


@pytest.mark.parametrize("show", [str, repr, "{}".format, "%s".__mod__])
def test_a_url_is_shown_without_its_passwords(show: object) -> None:
    assert callable(show)
    shown = show(Url(SECRET))
    assert "postgresql://bot@db.example:5432,other:5433/tables?sslmode=require" in shown
    assert not [each for each in ("s%21cret", "s!cret", "key") if each in shown]


def test_its_passwords_are_known_as_written_and_as_meant() -> None:
    assert Url(SECRET).secrets == {"s%21cret", "s!cret", "key%20word", "key word"}
    assert Url("postgresql:///tables?host=/run/postgresql&password=a").secrets == {"a"}
    assert Url("postgresql://bot@db/tables").secrets == frozenset()


def test_a_url_that_cannot_be_read_is_no_place() -> None:
    with pytest.raises(ValueError, match="can be read"):
        place("postgresql://[::1/tables")
