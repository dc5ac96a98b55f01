"""Labels of choices, which end with what the choice makes certain: the same in every game."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from render.kit.words import clip
from rules.core import Choice, PositionT
from rules.foresight import Consequence, foresee
from rules.notation import begun
from words import Words

LABEL = 80
"""The maximum length of a label, in characters."""

Further = Callable[[PositionT, int], str]
"""What follows a ply that makes nothing certain, by the position after it and the number of choices there."""


def label(
    say: Words,
    meaning: str,
    shorter: Callable[[], str],
    position: PositionT,
    words: Sequence[str],
    further: Further[PositionT],
) -> str:
    """`meaning` and what picking `words` leads to, in at most LABEL characters: `Take b2 – you’re out`.

    Nothing is added if `words` begin several plies. If the label is too long, it has what `shorter` returns in place of
    `meaning`, cut if that is too long as well.
    """

    def fitting(room: int) -> str:
        return meaning if len(meaning) <= room else clip(shorter(), room)

    found = begun(position, words)
    if len(found) != 1 or not isinstance(position.turn(), Choice):
        return fitting(LABEL)
    ahead = foresee(position, found[0])
    then = "" if ahead.consequence else further(ahead.after, ahead.choices)
    if not ahead.consequence and not then:
        return fitting(LABEL)
    room = LABEL - len(_with(say, "", ahead.consequence, then))
    return _with(say, fitting(room), ahead.consequence, then)


def _with(say: Words, meaning: str, consequence: Consequence | None, further: str) -> str:
    match consequence:
        case Consequence.WINS:
            return say.kit.label_wins(meaning=meaning)
        case Consequence.LOSES:
            return say.kit.label_loses(meaning=meaning)
        case Consequence.DRAWS:
            return say.kit.label_draws(meaning=meaning)
        case Consequence.OUT:
            return say.kit.label_out(meaning=meaning)
        case None:
            return say.kit.label_further(meaning=meaning, further=further)
