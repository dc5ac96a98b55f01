"""The pictures of README.md: made by a command, of every game, and small enough for a phone."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from PIL import Image

from render.showcase import MOST, REPLAY, main, pictures
from rules.catalogue import GAMES

ROOT = Path(__file__).parents[2]


def test_the_command_makes_every_file_below_the_bound(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(tmp_path)]) == 0
    made = {each.name: each.read_bytes() for each in tmp_path.iterdir()}
    assert set(made) == {*(f"{key}.png" for key in GAMES), REPLAY}
    assert sum(map(len, made.values())) < MOST
    said = capsys.readouterr().out
    for name, content in made.items():
        assert f"{name}: {len(content)} bytes" in said
        with Image.open(io.BytesIO(content)) as picture:
            assert picture.width >= 400
    with Image.open(io.BytesIO(made[REPLAY])) as film:
        assert getattr(film, "n_frames", 1) > 8
    assert pictures() == made, "the same files each time"


def test_a_folder_that_is_not_there(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(tmp_path / "missing")]) == 1
    assert "No such file or directory" in capsys.readouterr().err


def test_the_readme_shows_every_game_and_a_replay() -> None:
    """Other versions of the libraries may draw them a little differently, so the files are not compared."""
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    names = [*(f"{key}.png" for key in GAMES), REPLAY]
    for name in names:
        assert readme.count(f'src="docs/{name}"') == 1
    sizes = [(ROOT / "docs" / name).stat().st_size for name in names]
    assert sum(sizes) < MOST
    assert all(sizes)
