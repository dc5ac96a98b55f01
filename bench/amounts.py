"""How much of each game a subject measures, by the game's key: so much that none takes much longer than the others."""

from __future__ import annotations

from pathlib import Path

import msgspec


def amounts(subject: str) -> dict[str, int]:
    """The amounts of a subject; a game that is not in it takes what the subject takes for any game."""
    written = (Path(__file__).parent / "amounts.json").read_bytes()
    return msgspec.json.decode(written, type=dict[str, dict[str, int]])[subject]
