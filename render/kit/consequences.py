"""What choices make certain, as labels and colours of buttons say it: the same in every game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal

from render.kit.texts import clip
from rules.core import Choice, PositionT
from rules.foresight import Consequence, Foresight, foresee
from rules.notation import begun
from words import Words

LABEL = 80
"""The maximum length of a label, in characters."""

Further = Callable[[PositionT, int], str]
"""What follows a ply that makes nothing certain, by the position after it and the number of choices there."""


Tone = Literal["good", "ordinary", "bad"]
"""What the colour of a move's button says.

Good: free, or it wins. Bad: it costs something, or loses. Ordinary: everything else.
"""

_TONES: dict[Consequence, Tone] = {Consequence.WINS: "good", Consequence.LOSES: "bad", Consequence.OUT: "bad"}


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

    ahead = _foreseen(position, words)
    if ahead is None:
        return fitting(LABEL)
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


def certain(position: PositionT, words: Sequence[str]) -> Tone:
    """What picking `words` makes certain; ordinary if they begin several plies."""
    ahead = _foreseen(position, words)
    return "ordinary" if ahead is None or ahead.consequence is None else _TONES.get(ahead.consequence, "ordinary")


def _foreseen(position: PositionT, words: Sequence[str]) -> Foresight[PositionT] | None:
    """What the ply that begins with `words` leads to; None if several plies do, or if nobody is to choose."""
    found = begun(position, words)
    return foresee(position, found[0]) if len(found) == 1 and isinstance(position.turn(), Choice) else None
