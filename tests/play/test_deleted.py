"""Deleted data is gone from the disk: no byte of it is left in any file of the database, while the bot runs."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from cogs.commands.privacy import Privacy
from sandbox import Person
from sessions.acts import Resign, Start
from sessions.tables import Opening
from tests import seeds
from tests.play.club import Club
from tests.play.privacy import delete
from tests.play.rated import here, seated
from tests.sessions.club import play_one


def traces(folder: Path, person: Person) -> dict[str, list[bytes]]:
    """By file: in which forms a person's name and id stand in its raw bytes. SQLite has an id as 8 bytes, too."""
    forms = (person.name.encode(), person.id.encode(), int(person.id).to_bytes(8, "big"))
    found = {each.name: [form for form in forms if form in each.read_bytes()] for each in folder.iterdir()}
    return {name: forms for name, forms in found.items() if forms}


async def many_tables(club: Club) -> None:
    """Store so many rows that SQLite splits pages: a split leaves copies of rows that do not count as deleted.

    Two games run, and their moves are typed. The others, which are for the size, were played beside Discord.
    """
    dice = seeds.dice()
    for number in range(2):
        club.sandbox.add_channel(f"room-{number}")
        player = club.alice.at(f"room-{number}")
        await player.slash("play", game="stranded", opponent=club.bob)
        session = await club.accept(f"room-{number}")
        await player.click(club.live(session), "Start")
        for _ in range(4):
            session = await club.session(f"room-{number}")
            ply = dice.choice([each for group in session.continuations().values() for each in group])
            await club.who(session).at(f"room-{number}").slash("move", move=ply)
    await club.caught_up()
    for _ in range(10):
        opening = Opening("stranded", here(club), [seated(club.alice), seated(club.bob)])
        session = await club.tables.openings.open(opening)
        session = await club.tables.do(session.id, Start(int(club.alice.id), "salt"))
        for _ in range(4):
            session = await play_one(club.tables, session, dice)
        session = await club.tables.do(session.id, Resign(int(club.bob.id)))
        await club.tables.messages.note_shown(session)


async def test_no_byte_of_somebody_is_left_while_the_bot_runs(club: Club, tmp_path: Path) -> None:
    await many_tables(club)
    await club.alice.slash("away", days=3)
    assert traces(tmp_path, club.alice), "what is deleted was there"
    message = await delete(club.alice)
    assert "Your name and ID were removed from 12 tables" in message.text
    assert traces(tmp_path, club.alice) == {}
    assert traces(tmp_path, club.bob), "the others stay"
    assert any(each.name.endswith("-wal") for each in tmp_path.iterdir()), "the bot still runs"


@contextmanager
def reader(path: Path) -> Iterator[sqlite3.Connection]:
    """Somebody who reads the database for long, as a backup does."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("BEGIN")
        connection.execute("SELECT count(*) FROM session").fetchall()
        yield connection


async def test_a_backup_under_way_keeps_traces_and_that_is_said(
    club: Club, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The file that the reader looks at stays as it was; later the bot removes what is left."""
    monkeypatch.setattr("sessions.tables.people.TRIES", 2)
    await club.start("stranded", 2)
    with reader(tmp_path / "tables.sqlite3"):
        message = await delete(club.alice)
        assert "Your name and ID were removed from 1 table" in message.text
        assert "within 2 hours" in message.text
        assert "traces" in message.text
    assert await club.tables.people.scrub()
    assert traces(tmp_path, club.alice) == {}


@pytest.mark.parametrize(
    ("kept", "wanted"),
    [
        (0, "This bot doesn’t make backups itself."),
        (1, "The bot’s newest backup still contains what you deleted. A new one replaces it each day."),
        (7, "One is made each day, and the newest 7 are kept. Your data is gone from them in about 7 days."),
    ],
)
async def test_what_happens_to_backups_is_said(club: Club, kept: int, wanted: str) -> None:
    cog = club.bot.get_cog("Privacy")
    assert isinstance(cog, Privacy)
    cog._backups = kept
    await club.start("stranded", 2)
    message = await delete(club.alice)
    assert wanted in message.text
    assert "If the bot’s host restores a backup, delete your data again." in message.text
