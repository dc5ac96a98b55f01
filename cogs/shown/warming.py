"""What the first pictures of a process need is made before anybody waits for it, one picture at a time."""

from __future__ import annotations

import asyncio
import logging
from itertools import zip_longest

from cogs.shown.pictures import Pictures
from render.catalogue import FACES
from render.samples import samples

log = logging.getLogger(__name__)

GAMES = 16
"""So many games of each kind are looked at: by then most sprites have been made, before the first minute is over."""

PAUSE = 0.2
"""Seconds between two pictures, so that whoever plays meanwhile hardly waits."""


async def warm_up(pictures: Pictures) -> None:
    """Draw scenes of every game of the catalogue: at first one of each without a pause, then the others."""
    drawn = 0
    for scenes in zip_longest(*(samples(key, GAMES) for key in FACES)):
        for key, scene in zip(FACES, scenes, strict=True):
            if scene is not None:
                await pictures.draw(FACES[key], scene)
                drawn += 1
                await asyncio.sleep(PAUSE if drawn > len(FACES) else 0)
    log.debug("Warmed up with %s pictures", drawn)
