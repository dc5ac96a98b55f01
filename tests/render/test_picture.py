"""From scenes to files, for pictures of any shape and number."""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO
from pathlib import Path

import pytest
from msgspec import Struct
from PIL import Image

from render import __main__ as command
from render.catalogue import FACES
from render.face import Face
from render.kit.sheet import Sheet
from render.picture import draw
from render.scene import Scene
from sandbox.process import ROOT
from tests.faces import english
from tests.render.plays import SEEDS, scenes


class Several(Struct, frozen=True):
    """Pictures of these sizes."""

    sizes: Sequence[tuple[int, int]]

    def paint(self, scene: Scene) -> tuple[Sheet, ...]:
        return tuple(Sheet(Image.new("RGB", size, (40, 80, 20 * (scene.viewer or 0)))) for size in self.sizes)


def size(data: bytes) -> tuple[int, int]:
    with Image.open(BytesIO(data)) as opened:
        return opened.size


@pytest.mark.parametrize("sizes", [[(800, 400)], [(300, 1600), (800, 20)], [(1, 1)] * 4])
def test_a_scene_may_have_several_pictures_of_any_shape(sizes: list[tuple[int, int]]) -> None:
    teller = english("stranded").teller
    [scene] = scenes("stranded", SEEDS[0])[:1]
    drawing = draw(Face(lambda: Several(sizes), teller), scene)
    assert [size(data) for data in drawing.images] == sizes
    assert drawing.alt == teller.alt(scene)


RECORD = ROOT / "tests" / "rules" / "fixtures" / "games" / "stranded-two-seats.record"


def test_the_command_writes_every_picture_and_says_the_position(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    face = Face(lambda: Several([(80, 40), (20, 60)]), english("stranded").teller)
    monkeypatch.setitem(FACES, "stranded", lambda _: face)
    assert command.main([str(RECORD), "--plies", "40", "--viewer", "2", "--out", str(tmp_path / "here.png")]) == 0
    assert {path.name: size(path.read_bytes()) for path in tmp_path.iterdir()} == {
        "here.png": (80, 40),
        "here-2.png": (20, 60),
    }
    assert capsys.readouterr().out.startswith("Stranded. Player ")
