"""What pictures and texts of Strata 5 both need to know about a scene."""

from __future__ import annotations

from render.scene import Scene
from rules.strata5.board import corners
from rules.strata5.position import Strata5
from rules.strata5.structure import Laid


def seen_by(scene: Scene[Strata5]) -> int:
    """The seat from whose side the board is seen: the viewer, or else the seat whose turn it is or was last."""
    return scene.viewer if scene.viewer in (1, 2) else scene.position.seat


def owner(here: Strata5, laid: Laid) -> int:
    """The seat whose Starting Block `laid` is, or 0 if it is none (S5-3)."""
    places = corners(here.size)
    return 1 + places.index(laid.place) // 2 if laid.level == 1 and laid.place in places else 0
