"""Perft: from fixed positions, the number of lines of play stays what it is."""

from __future__ import annotations

from pathlib import Path

import pytest

from rules.record import parse
from tests.rules.perft import FIXTURES, last_position, perft, perfts

POSITIONS = sorted((FIXTURES / "perft").glob("*.record"))


@pytest.mark.parametrize("file", POSITIONS, ids=[file.stem for file in POSITIONS])
def test_the_lines_of_play_are_as_many_as_ever(file: Path) -> None:
    record = parse(file.read_text(encoding="utf-8"))
    assert record.notes["origin"]
    position = last_position(record)
    counts = [int(word) for word in record.notes["perft"].split()]
    assert counts
    assert perfts(position, len(counts)) == counts


def test_a_finished_game_has_one_line_of_no_plies_and_none_longer() -> None:
    record = parse((FIXTURES / "games" / "stranded-two-seats.record").read_text(encoding="utf-8"))
    over = last_position(record)
    assert [perft(over, depth) for depth in (0, 1, 2)] == [1, 0, 0]
