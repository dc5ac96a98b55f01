"""What a game of the catalogue consists of: what is required, where it stands, and what to write there.

`docs/develop/game.md` says it to people. What is not required is not looked for.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from sandbox.process import ROOT


class Part(NamedTuple):
    """A part that every game has."""

    where: tuple[str, ...]
    """Its file, with KEY for the game's key; several, if any of them will do."""

    what: str
    """What is in it."""


PARTS = (
    Part(("rules/KEY.py", "rules/KEY/__init__.py"), "the plies, the position, and GAME (rules/game.py)"),
    Part(("render/KEY/__init__.py",), "`make_face`, which makes a Face (render/face.py) of a painter and a teller"),
    Part(("words/en/KEY.ftl",), "what the teller says, with `title` and `summary`"),
    Part(("seeds/en/KEY.md",), "the rules, each clause numbered (**YO-1**)"),
    Part(("seeds/en/KEY.howto.md",), "one screen for a player who wants to begin"),
    Part(("seeds/KEY.howto.record",), "the game whose end is the picture of that page, and of README.md"),
    Part(("seeds/en/KEY.tutorial.toml",), "five to ten lessons"),
    Part(("seeds/KEY.tutorial.record",), "the game from which the lessons take their positions"),
    Part(("tests/games/KEY.py",), "`KIT = Kit(…)` (tests/games/kit.py): what the suite has to know of the game"),
)
"""The files of a game. Its tests, one or more a clause, may stand anywhere in `tests/`."""

LINES = {
    "rules/catalogue.py": ("KEY.GAME", "GAMES: the game in the catalogue"),
    "render/catalogue.py": ("KEY.make_face", "FACES: its face"),
    "README.md": ("docs/KEY.png", "its row with its picture, which `python -m render.showcase docs README.md` adds"),
}
"""The files of all games in which a game has a line, with what must stand there."""


def missing(key: str, root: Path = ROOT) -> Iterator[str]:
    """What a game lacks, in sentences."""
    for part in PARTS:
        files = [each.replace("KEY", key) for each in part.where]
        if not any((root / each).exists() for each in files):
            yield f"{' or '.join(files)} is missing: write {part.what}"
    for file, (text, what) in LINES.items():
        wanted = text.replace("KEY", key)
        if wanted not in (root / file).read_text(encoding="utf-8"):
            yield f"{file} does not have “{wanted}”: add {what}"
