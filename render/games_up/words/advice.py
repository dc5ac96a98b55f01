"""Why a hint advises a move of The Game's Up!."""

from __future__ import annotations

from typing import Literal

from render.kit.advice import Advice
from render.kit.numbers import signed
from rules.games_up import GamesUp
from words import Words


def gains(say: Words, advice: Advice[GamesUp]) -> list[str]:
    """What the move does to the scores, and how they are after the best play (GU-17)."""
    own, theirs = advice.changes["points"], advice.changes["their points"]
    gain, loss = round(own.after - own.before), round(theirs.before - theirs.after)
    does: Literal["both", "gains", "costs", "nothing"] = "nothing"
    if gain and loss > 0:
        does = "both"
    elif gain or loss > 0:
        does = "gains" if gain else "costs"
    told = [say.games_up.advice(does=does, gain=signed(gain), loss=loss)]
    if (own.answered, theirs.answered) != (own.after, theirs.after):
        told.append(say.games_up.advice_after(own=round(own.answered), theirs=round(theirs.answered)))
    return told
