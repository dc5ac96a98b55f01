"""The pictures of the documents: made by a command, of every game, up to date, and small enough for a phone."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageSequence

from render.showcase import MOST, REPLAY, main, pictures, with_rows
from rules.catalogue import GAMES
from tests.faces import english

ROOT = Path(__file__).parents[2]


FAINT = 24
"""A difference in a colour, of 255, that libraries of another build may make."""


def frames(content: bytes) -> list[Image.Image]:
    """The frames of a picture; one of a still one."""
    with Image.open(io.BytesIO(content)) as picture:
        return [frame.convert("RGB") for frame in ImageSequence.Iterator(picture)]


def differing(one: Image.Image, other: Image.Image) -> float:
    """The share of pixels that differ by more than a little."""
    assert one.size == other.size
    red, green, blue = ImageChops.difference(one, other).split()
    worst = ImageChops.lighter(ImageChops.lighter(red, green), blue)
    return sum(worst.histogram()[FAINT + 1 :]) / (one.width * one.height)


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
    for name, content in made.items():
        kept, drawn = frames((ROOT / "docs" / name).read_bytes()), frames(content)
        message = f"docs/{name} is out of date: python -m render.showcase docs"
        assert len(kept) == len(drawn), message
        assert all(differing(*both) < 0.0005 for both in zip(kept, drawn, strict=True)), message


def test_a_picture_of_before_differs_and_one_of_another_build_does_not() -> None:
    """A stroke of ten pixels is seen, and a faint difference everywhere is not."""
    now = Image.new("RGB", (200, 100), (120, 120, 120))
    before = now.copy()
    before.paste((160, 120, 200), (0, 0, 10, 1))
    assert differing(now, before) == pytest.approx(0.0005)
    assert differing(now, Image.new("RGB", (200, 100), (130, 120, 110))) == 0


def test_a_game_without_a_row_gets_one_below_the_others() -> None:
    """Its author may tell of it in other words afterwards: a row that is there stays as it is."""
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert with_rows(readme) == readme
    new = list(GAMES)[1]
    lines = readme.split("\n")
    without = "\n".join(line for line in lines if f"docs/{new}.png" not in line)
    (added,) = set(with_rows(without).split("\n")) - set(without.split("\n"))
    about = english(new).teller.about
    assert added.startswith(f'| <img src="docs/{new}.png" width="280"')
    assert added.endswith(f"**{about.title}**: {about.summary} |")
    rows = [line for line in with_rows(without).split("\n") if line.startswith('| <img src="docs/')]
    assert rows[-1] == added, "it is the last row of the table"


def test_a_folder_that_is_not_there(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(tmp_path / "missing")]) == 1
    assert "No such file or directory" in capsys.readouterr().err


def test_the_readme_shows_every_game_and_the_page_about_playing_a_replay() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    for key in GAMES:
        assert readme.count(f'src="docs/{key}.png"') == 1
    assert (ROOT / "docs" / "playing.md").read_text(encoding="utf-8").count(f'src="{REPLAY}"') == 1
    names = [*(f"{key}.png" for key in GAMES), REPLAY]
    sizes = [(ROOT / "docs" / name).stat().st_size for name in names]
    assert sum(sizes) < MOST
    assert all(sizes)
