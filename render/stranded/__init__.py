"""Stranded: its pictures (`picture/`) and its texts (`words/`)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.face import Face, Painter
from render.stranded.words.teller import StrandedTeller
from rules.stranded import Stranded
from words import Words

if TYPE_CHECKING:
    from PIL.Image import Image

PALETTE = bytes.fromhex(
    "fff6e00b0807ca5c5a2c57b292d092fcce44437242e3ada08726246f8bc31c31677e7f7cbc97325aad60adb6c84f1d1a"
    "5260858d6f28cb7d75dcdbd1ae9d88dcad65fddb7796413d2f3e25c2282a4239330b101e2140856070967ec480b6d1a7"
    "8c6341655d536c462a4469b7f0deb7eabe3ebd995695a1bb4d7f48201814c644445f4d3ebcaa8ca1524c50371d65bf6c"
    "6d1a1cf5ebd7828fac3a5798e4cfb47e5536c6c6c7715921d7c1aa394a76a8815f182447fcd561d59287d56d6a473327"
    "a98630d5a8613b663c8c7d6d4e4a4c74a06feac96c766e64b127293a2f28c4b79fb0a796d7ae39a3c092e8c7909a2225"
    "5095549d7d2c503c2e2f2722c333352b3e73ab874e7c1d1f5c7bbbeddebe998c7a35251c17110f254ca2764e30380e0f"
)
"""The colours of the pictures' files, made by `python -m render.palette`."""


def _motif(side: int) -> Image:
    from render.stranded.picture.painter import motif

    return motif(side)


def make_face(say: Words) -> Face[Stranded]:
    """The face in the language of `say`."""
    teller = StrandedTeller(say)

    def painter() -> Painter[Stranded]:
        # All that draws is read with the first picture: the bot is online before.
        from render.stranded.picture.painter import StrandedPainter

        return StrandedPainter(teller)

    return Face(painter, teller, PALETTE, level=4, motif=_motif)
