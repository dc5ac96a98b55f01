"""What the pictures and the words of The Game's Up! both take from a scene."""

from __future__ import annotations

from render.face import Scene
from rules.games_up import GamesUp


def seen_by(scene: Scene[GamesUp]) -> int:
    """The seat from whose side the board is seen: where the picture turns by itself, seat 1's as it began."""
    return 2 if scene.viewer == 2 and (scene.still or not scene.position.turning) else 1


def quarters(scene: Scene[GamesUp]) -> int:
    """How many quarters clockwise the picture is turned (GU-6): also the half turn to the viewer's side."""
    return (turned(scene) + 2 * (seen_by(scene) - 1)) % 4


def turned(scene: Scene[GamesUp]) -> int:
    """By how many quarters the picture has turned by itself. A replay keeps still, so that the eye can follow."""
    return 0 if scene.replay or scene.still else scene.position.quarters
