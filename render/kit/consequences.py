"""What a choice leads to, said at the end of its label: in every game by the same means and in the same words."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from render.kit.words import clip
from rules.core import Choice, PositionT
from rules.foresight import Consequence, foresee
from rules.notation import begun

LABEL = 80
"""The most characters of a label."""

_CONSEQUENCES = {
    Consequence.WINS: "you win",
    Consequence.LOSES: "you lose",
    Consequence.DRAWS: "the game is drawn",
    Consequence.OUT: "you are out",
}

Further = Callable[[PositionT, int], str]
"""What follows a ply that decides nothing, from the position after it and the number of choices there."""


def label(meaning: str, position: PositionT, words: Sequence[str], further: Further[PositionT]) -> str:
    """`meaning` and what picking `words` leads to, at most LABEL characters: `Take b2, then you are out`.

    Words that begin several plies lead nowhere yet: whatever can be won with them is for `meaning` to say.
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
