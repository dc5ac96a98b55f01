"""Stranded on Mars: its pictures (`picture/`) and its texts (`words/`)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from render.face import Face, Painter
from render.mars.words.teller import MarsTeller
from rules.mars import Mars
from rules.mars.cards import CHAPTERS, HAZARDS, Phase
from words import Words

if TYPE_CHECKING:
    from PIL.Image import Image

PALETTE = bytes.fromhex(
    "fff6e02d1915aa87342e7469aab5ae8a26207b7478f8ca4668b66843374ce6baa3cb977e76604f10433ead57394e231e"
    "9a897846342b68998ce1d6c255874ef0945c6a4a76c42e26a29c99bf7751683f30186860cda53ccdb89e2a263c927132"
    "42546e4d887cf0e2c693c88a9473573c212b88402bbb92575e5862d5b88b635249b4d6a4c96c3f652e21aa967fddad64"
    "2d37487a8b621a1423997547bbb0a335211d54453f8c7b6acabfb17b5a344b7a6167738346643ad4cbb8b7806b87aa9a"
    "522c2d904e35baa78f8b8b90526177a43c245e9e5bab8a5a604c41806c5bd18a5e5c3a6c806486f1ddad742b1ab76544"
)
"""The colours of the pictures' files, made by `python -m render.palette`."""


def _motif(side: int) -> Image:
    from render.mars.picture.symbols import motif

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
