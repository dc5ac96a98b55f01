"""Strata 5: its pictures (`picture/`) and its texts (`words/`)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.face import Face, Painter
from render.strata5.picture.palette import PALETTE
from render.strata5.words.teller import Strata5Teller
from rules.strata5.position import Strata5
from words import Words

if TYPE_CHECKING:
    from PIL.Image import Image

    from render.kit.sheet import Sheet
    from render.scene import Scene


def _motif(side: int) -> Image:
    from render.strata5.picture.motif import motif

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
