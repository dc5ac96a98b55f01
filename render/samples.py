"""Scenes of random games, the same each time. Palettes are made from them, and they warm up the caches of sprites."""

from __future__ import annotations

import random
from collections.abc import Iterator

from msgspec.structs import replace

from render.scene import Scene
from rules.catalogue import GAMES
from rules.core import Chance, Choice, Over, Played, Position
from rules.notation import continuations, legal, seat_to_act

NAMES = ("Alice", "Bob", "Carol", "Dan", "Erin", "Frank")
_RECENT = 4


def samples(key: str, games: int) -> Iterator[Scene]:
    """Three scenes from each of `games` random games, with random seats and options.

    They are one from any moment, one from any moment with an open menu, and the end.
    """
    dice = random.Random(key)  # noqa: S311 - which games are looked at, the same each time
    for _ in range(games):
        played = _played(key, dice)
        yield _scene(played, dice.randint(1, len(played)))
        yield opened(_scene(played, dice.randint(1, len(played))), dice)
        yield _scene(played, len(played))


def opened(scene: Scene, dice: random.Random) -> Scene:
    """`scene` with a random one of its choices picked; unchanged if it has none."""
    if not scene.choices:
        return scene
    chosen = dice.choice(scene.choices)
    following = continuations(legal(scene.position), chosen)
    return replace(scene, chosen=chosen, choices=tuple((*chosen, word) for word in following if word))


def _played(key: str, dice: random.Random) -> list[Played]:
    game = GAMES[key]
    options = {option.name: dice.choice(option.values) for option in game.options}
    return random_game(game.new(dice.choice(list(game.seats)), options), dice)


def random_game(position: Position, dice: random.Random) -> list[Played]:
    """Plays at random from `position` to the end of the game. Returns all plies."""
    found: list[Played] = []
    while not isinstance(turn := position.turn(), Over):
        ply = dice.choices(turn.plies, turn.weights if isinstance(turn, Chance) else None)[0]
        found.append(Played(position, seat_to_act(position) or 0, ply, position.play(ply)))
        position = found[-1].after
    return found


def _scene(played: list[Played], plies: int) -> Scene:
    position = played[plies - 1].after
    waits = isinstance(position.turn(), Choice)
    choices = tuple((word,) for word in continuations(legal(position)) if word) if waits else ()
    return Scene(position, NAMES[: position.seats], tuple(played[max(plies - _RECENT, 0) : plies]), (), choices)
