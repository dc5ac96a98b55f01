"""What the pictures and the words of The Game's Up! both take from a scene."""

from __future__ import annotations

from render.face import Scene
from rules.core import Position
from rules.games_up import GamesUp


def games_up_of(position: Position) -> GamesUp:
    """`position`, which is one of The Game's Up!."""
    assert isinstance(position, GamesUp), "this face shows The Game's Up! alone"
    return position


def seen_by(scene: Scene) -> int:
    """The seat from whose side the board is seen: where the picture turns by itself, seat 1's as it began."""
    return 2 if scene.viewer == 2 and not games_up_of(scene.position).turning else 1


def quarters(scene: Scene) -> int:
    """How many quarters clockwise the picture is turned (GU-6). A replay keeps still, so that the eye can follow."""
    side = 2 * (seen_by(scene) - 1)
    return (side if scene.replay else games_up_of(scene.position).quarters + side) % 4
