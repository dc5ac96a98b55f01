"""What a ply leads to is what every way through the rest of the turn has in common."""

from __future__ import annotations

import random

from rules.core import Choice
from rules.foresight import foresee
from rules.game import Game
from tests.games.places import consequence
from tests.rules.walks import walks


def test_what_is_foreseen_comes_true_whatever_the_seat_chooses(game: Game, dice: random.Random) -> None:
    for walk in walks(game, dice, over=False):
        here, turn = walk.here, walk.here.turn()
        if not isinstance(turn, Choice):
            continue
        ply = dice.choice(turn.plies)
        ahead = foresee(here, ply)
        after = here.play(ply)
        following = after.turn()
        same = isinstance(following, Choice) and (following.seat, following.turn) == (turn.seat, turn.turn)
        assert ahead.choices == (len(following.plies) if isinstance(following, Choice) and same else 0)
        assert ahead.at_once == (consequence(after, turn.seat) is not None)
        for _ in range(20):
            end = after
            while isinstance(waits := end.turn(), Choice) and (waits.seat, waits.turn) == (turn.seat, turn.turn):
                end = end.play(dice.choice(waits.plies))
            if ahead.consequence is not None:
                assert consequence(end, turn.seat) == ahead.consequence
