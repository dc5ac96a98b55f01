"""What the first pictures of a process need is made before anybody waits for it, one picture at a time."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator

from cogs.pictures.pictures import Pictures
from render.catalogue import FACES, face
from render.face import Face
from render.language import ENGLISH
from render.samples import samples

log = logging.getLogger(__name__)

GAMES = 16
"""So many games of each kind are looked at: by then most sprites have been made, before the first minute is over."""

PAUSE = 0.2
"""Seconds between two pictures, so that whoever plays meanwhile hardly waits."""


async def warm_up(pictures: Pictures) -> None:
    """Draw scenes of every game of the catalogue: at first one of each without a pause, then the others."""
    drawn = 0
    drawings = [_drawing(key, face(key, ENGLISH)) for key in FACES]
    while drawings:
        for each in tuple(drawings):
            if await pictures.step(each):
                drawn += 1
                await asyncio.sleep(PAUSE if drawn > len(FACES) else 0)
            else:
                drawings.remove(each)
    log.debug("Warmed up with %s pictures", drawn)


def _drawing(key: str, warmed: Face) -> Iterator[object]:
    from render.picture import draw

    for scene in samples(key, GAMES):
        yield draw(warmed, scene)
    yield from warmed.rare_sprites()
