"""Why a hint or an analysis advises a turn of Strata 5."""

from __future__ import annotations

from collections.abc import Mapping

from render.kit.advice import Advice, Compared
from rules.strata5.position import Strata5
from words import Words


def gains(say: Words, advice: Advice[Strata5]) -> list[str]:
    """How many pawns can move afterwards, and how many can be captured, as far as the turn changes it."""
    w, changes = say.strata5, advice.changes
    free, their_free = changes["free pawns"], changes["their free pawns"]
    threats, their_threats = changes["captures in reach"], changes["their captures in reach"]
    told = []
    if free.after != free.before or their_free.after != their_free.before:
        told.append(w.advice_free(own=round(free.after), theirs=round(their_free.after)))
    if threats.after or their_threats.after:
        told.append(w.advice_captures(own=round(threats.after), theirs=round(their_threats.after)))
    return told


def outdoes(say: Words, quantities: Mapping[str, Compared]) -> list[str]:
    """How many pawns can move, and how many captures are in reach, as far as they are better for the player."""
    told = []
    for name, tell in (("free pawns", say.strata5.outdoes_free), ("captures in reach", say.strata5.outdoes_captures)):
        own, theirs = quantities[name], quantities[f"their {name}"]
        if own.better - theirs.better > own.played - theirs.played:
            told.append(
                tell(
                    own=round(own.better),
                    theirs=round(theirs.better),
                    ownwas=round(own.played),
                    theirswas=round(theirs.played),
                )
            )
    return told
