"""What the colour of a move's button says: the same in every game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from rules.core import Choice, PositionT
from rules.foresight import Consequence, foresee
from rules.notation import begun

Tone = Literal["good", "ordinary", "bad"]
"""Good: free, or it wins. Bad: it costs something, or loses. Ordinary: everything else."""

_TONES: dict[Consequence, Tone] = {Consequence.WINS: "good", Consequence.LOSES: "bad", Consequence.OUT: "bad"}


def certain(position: PositionT, words: Sequence[str]) -> Tone:
    """What picking `words` makes certain; ordinary if they begin several plies."""
    found = begun(position, words)
    if len(found) != 1 or not isinstance(position.turn(), Choice):
        return "ordinary"
    consequence = foresee(position, found[0]).consequence
    return _TONES.get(consequence, "ordinary") if consequence else "ordinary"
