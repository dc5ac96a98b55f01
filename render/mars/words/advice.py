"""Why a hint advises a move of Stranded on Mars."""

from __future__ import annotations

from render.kit.advice import Advice
from rules.mars.position import Mars
from words import Words


def gains(say: Words, advice: Advice[Mars]) -> list[str]:
    """What is still missing in a fight that goes on, and the life, as far as they change."""
    missing, life = advice.changes["missing"], advice.changes["life"]
    told = []
    if advice.played[-1].after.foe and missing.after < missing.before:
        told.append(say.mars.advice_missing(before=round(missing.before), after=round(missing.after)))
    if life.after != life.before:
        told.append(say.mars.advice_life(before=round(life.before), after=round(life.after)))
    return told
