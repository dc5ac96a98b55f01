"""Stranded on Mars: its pictures (`picture/`) and its texts (`words/`)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from render.face import Face, Painter
from render.mars.picture.palette import PALETTE
from render.mars.words.teller import MarsTeller
from rules.mars import Mars
from rules.mars.cards import CHAPTERS, HAZARDS, Phase
from words import Words

if TYPE_CHECKING:
    from PIL.Image import Image


def _motif(side: int) -> Image:
    from render.mars.picture.motif import motif

    return motif(side)


def make_face(say: Words) -> Face[Mars]:
    """The face in the language of `say`."""
    teller = MarsTeller(say)

    def painter() -> Painter[Mars]:
        # All that draws is read with the first picture: the bot is online before.
        from render.mars.picture.painter import MarsPainter

        return MarsPainter(teller.labels)

    def rare_sprites() -> Iterator[object]:
        from render.mars.picture import large

        for code in HAZARDS:
            yield large.hazard(teller.labels, code, Phase.GREEN)
        for code, chapter in CHAPTERS.items():
            if chapter.value is not None and chapter.free is not None:
                yield large.chapter(teller.labels, code, chapter.value, chapter.free)

    return Face(painter, teller, PALETTE, level=2, motif=_motif, rare_sprites=rare_sprites)
