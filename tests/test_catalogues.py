"""What a game costs: one file in rules/, one folder in render/, one page in seeds/, and nothing anywhere else."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from render.catalogue import FACES
from rules.catalogue import GAMES
from sandbox.process import ROOT


def test_every_game_has_a_face_and_every_face_a_game() -> None:
    assert set(FACES) == set(GAMES)


@pytest.mark.parametrize("key", GAMES)
def test_every_game_has_its_files(key: str) -> None:
    assert GAMES[key].key == key
    assert (ROOT / "rules" / f"{key}.py").exists() or (ROOT / "rules" / key / "__init__.py").exists()
    for part in ("__init__", "picture/painter", "picture/palette", "words/about", "words/teller"):
        assert (ROOT / "render" / key / f"{part}.py").exists()
    for page in ("md", "howto.md", "tutorial.toml"):
        assert (ROOT / "seeds" / "en" / f"{key}.{page}").exists()
    for record in ("howto.record", "tutorial.record"):
        assert (ROOT / "seeds" / f"{key}.{record}").exists()


@pytest.mark.parametrize("folder", ["cogs", "sessions", "data", "sandbox", "bench"])
def test_no_game_is_named_outside_its_own_files(folder: str) -> None:
    def named(path: Path) -> list[str]:
        # Examples in docstrings may name a game; code may not.
        text = re.sub(r'"""(.*?)"""', "", path.read_text(encoding="utf-8"), flags=re.DOTALL).lower()
        return [key for key in GAMES if f'"{key}"' in text or f"import {key}" in text or f"rules.{key}" in text]

    found = {path.name: keys for path in (ROOT / folder).rglob("*.py") if (keys := named(path))}
    assert not found, "a game is known by the catalogues alone"
