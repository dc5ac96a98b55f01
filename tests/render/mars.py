"""Positions of Stranded on Mars, with their texts and pictures."""

from __future__ import annotations

from PIL import Image, ImageChops

from render.kit.canvas import Pen
from render.mars.picture import symbols
from render.mars.words.teller import MarsTeller
from render.scene import Scene
from rules.mars import Mars
from rules.notation import legal
from tests.faces import english
from tests.render.plays import play
from words import ENGLISH, of

FACE = english("mars")


TELLER = MarsTeller(of(ENGLISH))


NAMES = ("Alice",)


def tell(here: Mars, *lines: str) -> list[str]:
    return TELLER.tell(play(here, *lines), NAMES)


def labels(here: Mars) -> dict[str, str]:
    return {str(ply): TELLER.label(here, str(ply).split()) for ply in legal(here)}


def on(here: Mars) -> Scene[Mars]:
    return Scene(here, NAMES)


def drawn(sign: str) -> Image.Image:
    """The shape of a sign, white on black."""
    pen = Pen(24, 24)
    symbols.draw(pen, sign, 12, 12, 10, (0, 0, 0), (255, 255, 255))
    return pen.done().getchannel("A")


def painted(scene: Scene[Mars]) -> Image.Image:
    [picture] = FACE.painter.paint(scene)
    return picture.image()


def differ(one: Scene[Mars], other: Scene[Mars], box: tuple[int, int, int, int]) -> bool:
    """Whether two pictures differ within a box."""
    return ImageChops.difference(painted(one).crop(box), painted(other).crop(box)).getbbox() is not None
