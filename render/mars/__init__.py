"""Stranded on Mars: its pictures and its words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from render.face import Face, Painter
from render.mars.picture.palette import PALETTE
from render.mars.words.teller import MarsTeller
from rules.mars import Mars
from rules.mars.cards import CHAPTERS, HAZARDS, Phase

if TYPE_CHECKING:
    from PIL.Image import Image

_teller = MarsTeller()


def _painter() -> Painter[Mars]:
    # All that draws is read with the first picture: the bot is online before.
    from render.mars.picture.painter import MarsPainter

    return MarsPainter(_teller.labels)


def _ahead() -> Iterator[object]:
    from render.mars.picture import large

    for code in HAZARDS:
        yield large.hazard(_teller.labels, code, Phase.GREEN)
    for code, chapter in CHAPTERS.items():
        if chapter.value is not None and chapter.free is not None:
            yield large.chapter(_teller.labels, code, chapter.value, chapter.free)


def _motif(side: int) -> Image:
    from render.mars.picture.motif import motif

    return motif(side)


FACE: Face[Mars] = Face(_painter, _teller, PALETTE, level=2, motif=_motif, ahead=_ahead)
