"""Commands that take long say how far they have come: by a bar on a terminal, by plain lines elsewhere."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from data import progress
from data.__main__ import main
from data.progress import Progress
from tests.commands import run_here
from tests.data.sqlite.files import damage, filled


class Screen(io.StringIO):
    """A terminal."""

    def isatty(self) -> bool:
        return True


class Gone(Screen):
    """A terminal that was closed."""

    def write(self, _text: str) -> int:
        raise BrokenPipeError


def told(stream: io.StringIO, *moments: tuple[float, int]) -> str:
    """What is written where so much of 1,000 was done at each of these moments."""
    now = 0.0
    shown = Progress(stream, lambda: now)
    for now, done in moments:  # noqa: B007 - the clock reads it
        shown("Copying rows", done, 1000)
    return stream.getvalue()


def test_what_is_done_within_two_seconds_says_nothing() -> None:
    for stream in (Screen(), io.StringIO()):
        assert told(stream, (0, 0), (1.9, 999)) == ""


def test_a_terminal_has_a_bar_with_counts_and_an_estimate() -> None:
    shown = told(Screen(), (0, 0), (4, 500), (4.1, 510))
    assert shown == "\r\x1b[K[############............] Copying rows: 500 of 1,000 (50 %), about 4 s left"


def test_anything_else_has_a_line_every_ten_seconds() -> None:
    shown = told(io.StringIO(), (0, 0), (3, 10), (5, 20), (13, 100))
    assert shown == (
        "Copying rows: 10 of 1,000 (1 %), about 4 min 57 s left.\n"
        "Copying rows: 100 of 1,000 (10 %), about 1 min 57 s left.\n"
    )


def test_the_bar_goes_before_a_sentence_follows() -> None:
    screen, now = Screen(), 0.0
    shown = Progress(screen, lambda: now)
    shown("Copying rows", 0, 10)
    now = 3.0
    shown("Copying rows", 5, 10)
    shown.end()
    shown.end()
    assert screen.getvalue().count("\x1b[K") == 2
    assert screen.getvalue().endswith("\r\x1b[K")


def test_a_terminal_that_is_gone_stops_nothing() -> None:
    assert told(Gone(), (0, 0), (3, 10), (5, 20)) == ""


async def test_every_long_command_says_how_far_it_has_come(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(progress, "AFTER", 0.0)
    await filled(path)
    copied, folder = tmp_path / "copied.sqlite3", tmp_path / "backups"
    assert "Checking tables: 0 of 3 (0 %)" in run_here(main, "check", path).stderr
    assert "Copying rows: 0 of " in run_here(main, "copy", path, copied).stderr
    assert "Copying pages of the file: " in run_here(main, "backup", path, folder).stderr
    (backup,) = folder.iterdir()
    restored = run_here(main, "restore", backup, tmp_path / "restored.sqlite3")
    assert "Checking tables: " in restored.stderr
    assert "Copying pages of the file: " in restored.stderr


async def test_a_command_that_fails_says_why_after_it(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(progress, "AFTER", 0.0)
    await filled(path)
    damage(path, 2)
    done = run_here(main, "check", path)
    assert done.returncode == 1
    assert "Table 2 is damaged" in done.stdout
    again = run_here(main, "copy", path, path)
    assert again.returncode == 1
    assert again.stderr.splitlines()[-1].endswith("Choose another file, or move it away.")
