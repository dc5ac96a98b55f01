"""How much room buttons take on a phone: Discord puts as many in a line as it holds, and the next below them.

Measured in pixels at 400 px of width, a little generously: nothing depends on the very pixel.
"""

from __future__ import annotations

from collections.abc import Sequence

LINE = 355
"""How wide a line of buttons is within a message's frame."""

_FRAME, _GAP, _LETTER = 32, 8, 8.2
"""What a button adds to its label, what lies between two, and how wide a letter is."""


def lines(labels: Sequence[str]) -> int:
    """How many lines buttons with these labels need."""
    count, left = 0, 0.0
    for label in labels:
        wide = _FRAME + _LETTER * len(label)
        if wide + _GAP > left:
            count, left = count + 1, LINE - wide
        else:
            left -= wide + _GAP
    return count
