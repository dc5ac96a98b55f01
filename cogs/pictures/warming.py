"""Fills the caches for drawing in advance, one picture at a time, so that the first players do not wait."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator

from cogs.pictures.pictures import Pictures
from render.catalogue import FACES, face
from render.face import Face
from render.samples import samples
from words import ENGLISH, of

log = logging.getLogger(__name__)

GAMES = 16
"""The number of random games that are drawn of each game. They contain most sprites, and take about a minute."""

PAUSE = 0.2
"""Seconds between two pictures, so that players hardly wait meanwhile."""


async def draw_first(pictures: Pictures) -> None:
    """Load what draws, the fonts and the common sprites: one scene of every game. That takes about a second."""
    for key in FACES:
        await pictures.step(_drawing(key, face(key, of(ENGLISH))))


async def warm_up(pictures: Pictures) -> None:
    """Draw scenes of every game: first one of each without a pause, then the others."""
    await asyncio.to_thread(_name_missing_fonts)
    drawn = 0
    drawings = [_drawing(key, face(key, of(ENGLISH))) for key in FACES]
    while drawings:
        for each in tuple(drawings):
            if await pictures.step(each):
                drawn += 1
                await asyncio.sleep(PAUSE if drawn > len(FACES) else 0)
            else:
                drawings.remove(each)
    log.debug("Warmed up with %s pictures", drawn)


def _name_missing_fonts() -> None:
    from render.kit.families import missing, shapes  # with Pillow, without which the bot starts

    if lacking := missing():
        log.info(
            "Pictures have no font for %s. They leave out these letters; docs/hosting/fonts.md says what to install.",
            ", ".join(lacking),
        )
    if not shapes():
        log.info(
            "Pillow finds no library fribidi, so pictures show Arabic and Indic letters apart (docs/hosting/fonts.md)."
        )


def _drawing(key: str, warmed: Face) -> Iterator[object]:
    from render.picture import draw

    for scene in samples(key, GAMES):
        yield draw(warmed, scene)
    yield from warmed.rare_sprites()
