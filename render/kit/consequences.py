"""Labels of choices in English, which end with what the choice makes certain: the same in every game."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from render.kit.words import clip
from rules.core import Choice, PositionT
from rules.foresight import Consequence, foresee
from rules.notation import begun

LABEL = 80
"""The maximum length of a label, in characters."""

_CONSEQUENCES = {
    Consequence.WINS: "you win",
    Consequence.LOSES: "you lose",
    Consequence.DRAWS: "the game is drawn",
    Consequence.OUT: "you are out",
}

Further = Callable[[PositionT, int], str]
"""What follows a ply that makes nothing certain, by the position after it and the number of choices there."""


def label(meaning: str, position: PositionT, words: Sequence[str], further: Further[PositionT]) -> str:
    """`meaning` and what picking `words` leads to, in at most LABEL characters: `Take b2, then you are out`.

    Nothing is added if `words` begin several plies.
    """
    then = _then(position, words, further)
    return clip(meaning, LABEL - len(then)) + then


def _then(position: PositionT, words: Sequence[str], further: Further[PositionT]) -> str:
    found = begun(position, words)
    if len(found) != 1 or not isinstance(position.turn(), Choice):
        return ""
    ahead = foresee(position, found[0])
    then = _CONSEQUENCES[ahead.consequence] if ahead.consequence else further(ahead.after, ahead.choices)
    return f", then {then}" if then else ""
