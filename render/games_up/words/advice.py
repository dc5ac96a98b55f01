"""Why a hint or an analysis advises a move of The Game's Up!."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from render.kit.advice import Advice, Compared
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


def outdoes(say: Words, quantities: Mapping[str, Compared]) -> list[str]:
    """The scores after the better move and after the one that was played, if it gained more or cost the opponent."""
    own, theirs = quantities["points"], quantities["their points"]
    if own.better <= own.played and theirs.better >= theirs.played:
        return []
    return [
        say.games_up.outdoes(
            own=round(own.better), theirs=round(theirs.better), ownwas=round(own.played), theirswas=round(theirs.played)
        )
    ]
