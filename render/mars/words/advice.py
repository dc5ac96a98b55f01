"""Why a hint or an analysis advises a move of Stranded on Mars."""

from __future__ import annotations

from collections.abc import Mapping

from render.kit.advice import Advice, Compared
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


def outdoes(say: Words, quantities: Mapping[str, Compared]) -> list[str]:
    """What is missing in a fight that goes on, and the life, as far as the better move leaves more."""
    missing, life = quantities["missing"], quantities["life"]
    told = []
    if 0 < missing.better < missing.played:
        told.append(say.mars.outdoes_missing(better=round(missing.better), played=round(missing.played)))
    if life.better > life.played:
        told.append(say.mars.outdoes_life(better=round(life.better), played=round(life.played)))
    return told
