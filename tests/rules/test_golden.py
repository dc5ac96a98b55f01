"""Whole recorded games: what `python -m rules --replay` prints for each has the digest in the record's header."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import pytest

from rules.__main__ import main
from rules.record import parse
from tests.rules.perft import FIXTURES

RECORDS = sorted((FIXTURES / "games").glob("*.record"))


@pytest.mark.parametrize("file", RECORDS, ids=[file.stem for file in RECORDS])
def test_a_recorded_game_replays_as_ever(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """To see what has changed, compare what the command prints with what it printed before the change."""
    assert main(["--replay", str(file)]) == 0
    printed = capsys.readouterr()
    assert printed.err == ""
    assert "over" in json.loads(printed.out.splitlines()[-1])
    digest = hashlib.sha256(printed.out.encode()).hexdigest()
    assert digest == parse(file.read_text(encoding="utf-8")).notes["replay"]


@pytest.mark.parametrize("file", RECORDS, ids=[file.stem for file in RECORDS])
def test_a_recorded_game_is_written_as_it_was_read(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    record = parse(text)
    assert record.notes["origin"]
    assert str(record) == text
