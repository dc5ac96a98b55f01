"""The secret of the dice is shown when no die can be drawn from it any more, and not before."""

from __future__ import annotations

import random
import re
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest

from data.sqlite.files.restoring import restore
from rules.core import CHANCE, Chance
from sandbox import Person, Sandbox
from sessions.dice import commitment, draw
from sessions.session import Session
from sessions.state.clock import DAY
from tests.play.club import Club, club_in, open_club
from tests.play.tables import due
from tests.sessions.club import play_one

MONTH = 30 * DAY
SECRET = b"a secret with which a game lasts"


@pytest.fixture
async def club(tmp_path: Path) -> AsyncIterator[Club]:
    """The club, with a fixed secret: how long a game takes follows from it."""
    async with open_club(tmp_path / "tables.sqlite3", secret=SECRET) as found:
        yield found


async def recorded(person: Person) -> str:
    """The file that /record gives."""
    result = await person.slash("record")
    assert result.failed is None, result.failed
    return result.said.image_bytes().decode()


async def play_on(club: Club, plies: int, seed: int = 3) -> Session:
    """The running game, so many plies of people further. They are played beside Discord, and what follows is shown."""
    session, dice = await club.session(), random.Random(seed)
    for _ in range(plies):
        if session.state == "running":
            session = await play_one(club.tables, session, dice)
    return await club.show(session)


def foreseen(record: str, session: Session, plies: int) -> tuple[int, int]:
    """How many dice behind so many plies the secrets in a record foretell, and how many fell there."""
    secrets = [bytes.fromhex(each) for each in re.findall(r"(?m)^secret[^:]*: ([0-9a-f]{64})$", record)]
    salt = session.dice_salt(session.salt)
    told = fell = 0
    for number, played in enumerate(session.played[plies:], plies + 1):
        turn = played.before.turn()
        if played.seat == CHANCE and isinstance(turn, Chance) and len(turn.plies) > 1:
            fell += 1
            told += any(draw(secret, salt, number, turn) == played.ply for secret in secrets)
    return told, fell


async def closed(club: Club) -> Session:
    """A game that was closed because nobody moved."""
    await club.start("stranded", 2, clock="1w")
    await play_on(club, 4)
    session = await due(club, MONTH + 1)
    assert session.closed_for_silence
    return session


async def over(club: Club) -> None:
    """The game ends, if it has not by itself: Alice gives up."""
    session = await club.session()
    if session.state == "running":
        await club.alice.click((await club.alice.slash("resign")).said, "Resign")
        await club.caught_up(since=session)


async def opened_again(club: Club) -> None:
    await club.alice.click(club.live(await club.session()), "Reopen the game")
    await club.caught_up()
    assert (await club.session()).state == "running"


async def test_a_game_that_can_be_opened_again_keeps_its_secret(club: Club) -> None:
    session = await closed(club)
    taken = await recorded(club.dave)
    assert session.row.secret.hex() not in taken
    assert "secret:" not in taken
    await opened_again(club)
    after = await play_on(club, 30)
    told, fell = foreseen(taken, after, len(session.played))
    assert fell > 2
    assert told == 0


async def test_why_the_secret_is_not_shown_is_said_and_when_it_will_be(club: Club) -> None:
    session = await closed(club)
    moment = f"<t:{session.changed_at + MONTH}:f>"
    for command in ("record", "verify"):
        said = (await club.dave.slash(command)).said.text
        assert "its players can still reopen it" in said
        assert moment in said
        assert "--fingerprint" not in said


async def test_when_nobody_opens_a_game_again_its_dice_can_be_checked(club: Club) -> None:
    session = await closed(club)
    before = [each.id for each in club.sandbox.messages()]
    session = await due(club, MONTH + 1)
    assert session.secret_shown
    assert [each.id for each in club.sandbox.messages()] == before, "it is nothing to post"
    assert f"secret: {session.row.secret.hex()}" in await recorded(club.dave)
    assert "The results were the same." in (await club.dave.slash("verify")).said.text


async def test_a_game_whose_secret_was_shown_goes_on_with_another(club: Club) -> None:
    await closed(club)
    session = await due(club, MONTH + 1)
    taken = await recorded(club.dave)
    fresh = bytes(range(32))
    club.tables.new_secret = lambda: fresh
    await opened_again(club)
    board = club.live(await club.session())
    assert commitment(fresh) not in board.text, "it takes the room of the picture on a phone"
    more = (await club.dave.click(board, "More")).said
    assert f"Latest fingerprint: `{commitment(fresh)}`" in more.text
    after = await play_on(club, 30)
    told, fell = foreseen(taken, after, len(session.played))
    assert fell > 2
    assert told < fell
    await over(club)
    assert "The results were the same." in (await club.dave.slash("verify")).said.text
    assert f"secret 2: {fresh.hex()}" in await recorded(club.dave)


async def test_after_a_backup_is_restored_the_dice_are_others(tmp_path: Path) -> None:
    """A game was over, and its secret was shown; the backup has it running."""
    path, backup = tmp_path / "tables.sqlite3", tmp_path / "backup.sqlite3"
    async with Sandbox() as sandbox:
        async with club_in(sandbox, path, secret=SECRET) as club:
            await club.start("stranded", 2)
            before = await play_on(club, 8)
            with closing(sqlite3.connect(path)) as source, closing(sqlite3.connect(backup)) as target:
                source.backup(target)
            await play_on(club, 20)
            await over(club)
            taken = await recorded(club.dave)
            assert before.row.secret.hex() in taken
        restore(backup, path, 0.0, force=True)
        # The backup has a live message that was deleted since.
        sandbox.expect(10008)
        async with club_in(sandbox, path, secret=b"another secret of thirty-two byt") as club:
            await club.caught_up()
            after = await play_on(club, 30)
            told, fell = foreseen(taken, after, len(before.played))
            assert fell > 2
            assert told < fell
