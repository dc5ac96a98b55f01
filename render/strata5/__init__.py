"""Strata 5: its pictures (`picture/`) and its texts (`words/`)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.face import Face, Painter
from render.strata5.words.teller import Strata5Teller
from rules.strata5.position import Strata5
from words import Words

if TYPE_CHECKING:
    from PIL.Image import Image

    from render.kit.sheet import Sheet
    from render.scene import Scene

PALETTE = bytes.fromhex(
    "fff6e0000000c56e2d554435b8a78da02023fcb17696795b5d1416da7973dfcfb6784f30ff8a30c83a3bddae65312a28"
    "ad655e634025e29288bd8d54a991761e18166c645de5c185a84441ab5f2576191b9a8b779a693cc29a64695039f2e2bf"
    "ccbba28a504cc4a682eaac9f4031277f352bce4f4ec4262aea9f65b67c707e573737251cd27c4ce97f2dc5b093a68561"
    "b5926970482cb44e4b5a2621867c70d9b278ebdbbc922b26ad9d88d2615da1764968322f943c39816143d8917dc66e67"
    "8c4e1f8e6d4c271911dbc39e130f0da57f51a3544ff1c3b4cba5702f2016443b355f544bead2a8f1e7d17e6e59b26e45"
    "b99f7ed6a96251341f8b613b4c382a8d1d1fb12427d0b187"
)
"""The colours of the pictures' files, made by `python -m render.palette`."""


def _motif(side: int) -> Image:
    from render.strata5.picture.view import motif

    return motif(side)


def _large(scene: Scene[Strata5], turns: int) -> Sheet:
    from render.strata5.picture.view import large

    return large(scene, turns)


def make_face(say: Words) -> Face[Strata5]:
    """The face in the language of `say`."""
    teller = Strata5Teller(say)

    def painter() -> Painter[Strata5]:
        # All that draws is read with the first picture: the bot is online before.
        from render.strata5.picture.painter import Strata5Painter

        return Strata5Painter(teller)

    return Face(painter, teller, PALETTE, level=3, motif=_motif, large=_large)
