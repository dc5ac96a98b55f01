"""Fits of Stranded on Mars: the rules of thumb (`mars.thumb`) and the chance to win (`mars.worth`)."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

from rules.core import Chance, Over, Ply
from rules.mars.position import Mars


def positions(position: Mars, player: Callable[[Mars, random.Random], Ply], dice: random.Random) -> Iterator[Mars]:
    """Play a game to its end. Yields every position, from the given one to the one in which the game is over.

    `player` and chance both draw from `dice`.
    """
    yield position
    while not isinstance(turn := position.turn(), Over):
        if isinstance(turn, Chance):
            position = position.play(dice.choices(turn.plies, turn.weights)[0])
        else:
            position = position.play(player(position, dice))
        yield position
