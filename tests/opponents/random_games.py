"""Games at random, as computer players are asked about them."""

from __future__ import annotations

import random

from rules.catalogue import GAMES
from rules.core import CHANCE, Chance, Over, Played, Position, Resign
from rules.record import Record


def random_game(
    key: str, dice: random.Random, seats: int, most: int = 10_000, resigns: int | None = None
) -> tuple[str, Position, list[Played]]:
    """A game's record, its first position and its plies: at most so many; `resigns` is a seat that then gives up."""
    game = GAMES[key]
    position = start = game.new(seats)
    played = list[Played]()
    while not isinstance(turn := position.turn(), Over) and len(played) < most:
        ply = dice.choices(turn.plies, turn.weights if isinstance(turn, Chance) else None)[0]
        seat = CHANCE if isinstance(turn, Chance) else turn.seat
        played.append(Played(position, seat, ply, position.play(ply)))
        position = played[-1].after
    if resigns is not None:
        played.append(Played(position, resigns, Resign(resigns), position.resign(resigns)))
    return str(Record(game, seats, game.settle({}), [str(each.ply) for each in played])), start, played


def choices(key: str, dice: random.Random) -> list[Played]:
    """What seats chose in a game at random."""
    _, _, played = random_game(key, dice, GAMES[key].seats[0], most=200)
    return [each for each in played if each.seat != CHANCE and not isinstance(each.ply, Resign)]
