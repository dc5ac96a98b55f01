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
    return 2 if scene.viewer == 2 and (scene.still or not games_up_of(scene.position).turning) else 1


def quarters(scene: Scene) -> int:
    """How many quarters clockwise the picture is turned (GU-6): also the half turn to the viewer's side."""
    return (turned(scene) + 2 * (seen_by(scene) - 1)) % 4


def turned(scene: Scene) -> int:
    """By how many quarters the picture has turned by itself. A replay keeps still, so that the eye can follow."""
    return 0 if scene.replay or scene.still else games_up_of(scene.position).quarters
