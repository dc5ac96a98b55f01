"""`python -m sessions`: a whole game checks out, and whatever was changed in it is caught."""

from __future__ import annotations

import asyncio
import io
import subprocess
import sys
from pathlib import Path

import pytest

from data.sqlite.store import SqliteStore
from rules.core import Chance
from sessions.__main__ import main
from sessions.acts import End, Resign, Start
from sessions.records.writing import record
from sessions.session import Session
from sessions.tables import Tables
from tests.sessions.club import ANN, BEN, CAT, PEOPLE, every_game, finished, lobby, play_out, started


def write(path: Path, text: str) -> str:
    file = path.parent / "record.txt"
    file.write_text(text, encoding="utf-8")
    return str(file)


def caught(path: Path, text: str, capsys: pytest.CaptureFixture[str]) -> str:
    """What is said against the record, which must be said."""
    capsys.readouterr()
    assert main([write(path, text)]) == 1
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    assert "Traceback" not in said.err
    return said.err


def lines(session: Session) -> list[str]:
    return str(record(session)).splitlines()


@pytest.fixture
async def game(tables: Tables) -> Session:
    """A finished game of three."""
    return await finished(tables, people=PEOPLE[:3])


@every_game
async def test_a_whole_game_checks_out(
    tables: Tables, path: Path, capsys: pytest.CaptureFixture[str], key: str
) -> None:
    session = await play_out(tables, await started(tables, key=key))
    capsys.readouterr()
    assert main([write(path, str(record(session)))]) == 0
    said = capsys.readouterr()
    acts = sum(isinstance(each.before.turn(), Chance) for each in session.played)
    assert f"{acts} random draws, all of them as the secret gives them" in said.out
    assert said.err == ""


@pytest.fixture
async def first_named(tables: Tables) -> Session:
    """A game in which somebody was named for seat 1, somebody resigned, and which a moderator ended."""
    session = await lobby(tables, PEOPLE[:3], first=CAT)
    session = await tables.do(session.id, Start(ANN.user_id, "salt"))
    assert session.people[0] == CAT
    await tables.do(session.id, Resign(BEN.user_id))
    return await tables.do(session.id, End("Mod"))


async def test_a_game_with_a_first_resignations_and_an_early_end_checks_out(first_named: Session, path: Path) -> None:
    assert main([write(path, str(record(first_named)))]) == 0


async def test_a_record_that_says_youngest_as_the_first_ones_do_checks_out(
    first_named: Session, path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = str(record(first_named))
    assert f"\nfirst: {CAT.user_id}\n" in text
    assert main([write(path, text.replace("\nfirst:", "\nyoungest:"))]) == 0
    changed = text.replace(f"\nfirst: {CAT.user_id}", f"\nyoungest: {ANN.user_id}")
    assert "aren't the ones that were drawn at random" in caught(path, changed, capsys)


def run(arguments: list[str], given: str | None) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "sessions", *arguments],
        cwd=Path(__file__).parents[2],
        input=given,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )


async def test_the_command_line(game: Session, path: Path) -> None:
    """As a player runs it, from a file and from standard input."""
    file = write(path, str(record(game)))
    for arguments, given in (([file], None), (["-"], str(record(game)))):
        done = await asyncio.to_thread(run, arguments, given)
        assert (done.returncode, done.stderr) == (0, "")
        assert "as they were drawn" in done.stdout


def test_standard_input(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("hello"))
    assert main(["-"]) == 1
    assert "Line 1" in capsys.readouterr().err


async def test_every_changed_die_is_caught(game: Session, path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Each other face that the game would take: its ply is named, and what would be right."""
    text = lines(game)
    body = text.index("") + 1
    tried = 0
    for number, played in enumerate(game.played, 1):
        turn = played.before.turn()
        if not isinstance(turn, Chance) or len(turn.plies) == 1:
            continue
        other = next(ply for ply in turn.plies if ply != played.ply)
        changed = [*text[: body + number - 1], str(other), *text[body + number :]]
        said = caught(path, "\n".join(changed), capsys)
        assert said == f"Entry {number} is “{other}”, but the secret gives “{played.ply}”.\n"
        tried += 1
    assert tried > 24


async def test_every_missing_ply_before_a_die_is_caught(
    game: Session, path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = lines(game)
    body = text.index("") + 1
    # The dice that follow get other numbers, and so other faces; of one or two of them that may not be so.
    *_, some_dice_follow, _, _, _, _, _, _, _ = (number for number, each in enumerate(game.played) if each.seat == 0)
    for number in range(some_dice_follow):
        caught(path, "\n".join(text[: body + number] + text[body + number + 1 :]), capsys)


async def test_every_two_neighbours_that_change_places_are_caught(
    game: Session, path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = lines(game)
    body = text.index("") + 1
    last_die = max(number for number, played in enumerate(game.played) if played.seat == 0)
    for number in range(body, body + last_die):
        changed = text.copy()
        changed[number : number + 2] = reversed(changed[number : number + 2])
        if changed != text:
            caught(path, "\n".join(changed), capsys)


def changed_header(session: Session, name: str, value: str | None) -> str:
    found = [
        (line if not line.startswith(f"{name}:") else f"{name}: {value}")
        for line in lines(session)
        if value is not None or not line.startswith(f"{name}:")
    ]
    assert found != lines(session)
    return "\n".join(found)


@pytest.mark.parametrize(
    ("name", "value", "words"),
    [
        ("secret", "00" * 32, "doesn't match its fingerprint"),
        ("dice", "0" * 64, "doesn't match its fingerprint"),
        ("secret", "no number", "header is damaged"),
        ("players", "11 22 dog", "header is damaged"),
        ("salt", "pepper", "secret gives|seats aren't the ones that were drawn at random"),
        ("secret", None, "no line “secret”. Get a new record once the game is over"),
        ("dice", None, "no line “dice”"),
        ("salt", None, "no line “salt”"),
        ("players", None, "no line “players”"),
        ("salt", "", "no line “salt”"),
        ("game", "chess", "a known game"),
        ("game", None, "a known game"),
        ("seats", "2", "3 players"),
        ("seats", "4", "3 players"),
        ("seats", "9", "header is wrong"),
        ("options", "blacks=7", "header is wrong"),
        ("options", "blacks=1", "secret gives|illegal"),
    ],
)
async def test_a_changed_header_is_caught(
    game: Session, path: Path, capsys: pytest.CaptureFixture[str], name: str, value: str | None, words: str
) -> None:
    said = caught(path, changed_header(game, name, value), capsys)
    assert any(each in said for each in words.split("|")), said


async def test_every_other_order_of_the_seats_is_caught(
    game: Session, path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    a, b, c = record(game).notes["players"].split()
    for order in ((a, c, b), (b, a, c), (b, c, a), (c, a, b), (c, b, a)):
        said = caught(path, changed_header(game, "players", " ".join(order)), capsys)
        assert said == "The seats aren't the ones that were drawn at random.\n"


@pytest.mark.parametrize("name", ["first", "youngest"])
async def test_a_first_who_was_not_named_is_caught(
    game: Session, path: Path, capsys: pytest.CaptureFixture[str], name: str
) -> None:
    last = game.people[-1].user_id
    text = str(record(game)).replace("salt:", f"{name}: {last}\nsalt:")
    assert "aren't the ones that were drawn at random" in caught(path, text, capsys)
    text = str(record(game)).replace("salt:", f"{name}: Cat\nsalt:")
    assert "header is damaged" in caught(path, text, capsys)


async def test_a_game_that_runs_cannot_be_checked(
    tables: Tables, path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    session = await started(tables)
    assert "Get a new record once the game is over" in caught(path, str(record(session)), capsys)


@pytest.mark.parametrize("content", [b"", b"hello", b"\x00\x01", b"game: stranded", b"\n\n", b"a: b\n\nc"])
def test_what_is_no_record_is_told(path: Path, capsys: pytest.CaptureFixture[str], content: bytes) -> None:
    file = path.parent / "record.txt"
    file.write_bytes(content)
    assert main([str(file)]) == 1
    assert capsys.readouterr().err.strip().endswith(".")


@pytest.mark.parametrize("kind", ["missing", "folder", "bytes"])
def test_a_file_that_cannot_be_read_is_told(path: Path, capsys: pytest.CaptureFixture[str], kind: str) -> None:
    file = path.parent / "record.txt"
    if kind == "folder":
        file.mkdir()
    elif kind == "bytes":
        file.write_bytes(b"\xff\xfe\x00")
    assert main([str(file)]) == 1
    assert f"Can't read {file}: " in capsys.readouterr().err


async def test_the_check_asks_no_store(game: Session, path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What anybody can check must need nothing but the record."""
    monkeypatch.setattr(SqliteStore, "open", None)
    monkeypatch.setattr(Tables, "load", None)
    assert main([write(path, str(record(game)))]) == 0


async def test_plies_cut_off_the_end_are_missed(game: Session, path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    cut = "\n".join(lines(game)[:-3]) + "\n"
    assert "ends before the game does" in caught(path, cut, capsys)


async def test_a_game_that_a_moderator_ended_checks_out(
    tables: Tables, path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    session = await tables.do((await started(tables)).id, End("Mo"))
    text = str(record(session))
    assert "ending: moderator\n" in text
    capsys.readouterr()
    assert main([write(path, text)]) == 0
