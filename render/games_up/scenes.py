"""What pictures and texts of The Game's Up! both need to know about a scene."""

from __future__ import annotations

from render.scene import Scene
from rules.games_up import GamesUp


def seen_by(scene: Scene[GamesUp]) -> int:
    """The seat from whose side the board is seen; seat 1 if the picture turns after moves."""
    return 2 if scene.viewer == 2 and (scene.still or not scene.position.turning) else 1


def quarters(scene: Scene[GamesUp]) -> int:
    """The number of quarter turns clockwise of the picture (GU-6), with the half turn to the viewer's side."""
    return (turned(scene) + 2 * (seen_by(scene) - 1)) % 4


def turned(scene: Scene[GamesUp]) -> int:
    """The number of quarter turns that moves have caused; 0 in a replay, which would be hard to follow otherwise."""
    return 0 if scene.replay or scene.still else scene.position.quarters
