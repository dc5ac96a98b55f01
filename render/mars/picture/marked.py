"""Finds the places of the table that a scene marks: what can be chosen, and what has been picked."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from render.kit import marks
from render.kit.sheet import Sheet
from render.kit.theme import THEME
from render.mars.picture import sprites
from render.scene import Scene
from rules.mars import Mars

_ALONE = {"draw": "stack", "pay": "stack", "look": "stack"}
_BESIDE = {"use": "row", "on": "row", "destroy": "row", "drop": "view", "face": "offer", "chapter": "offer"}


def naming(words: Sequence[str]) -> str | None:
    """The place that words name: `row3`, `view2`, `offer1` (a card to face) or `stack`; None if they name none."""
    if len(words) == 1:
        return _ALONE.get(words[0])
    return f"{_BESIDE[words[0]]}{words[1]}" if len(words) == 2 and words[0] in _BESIDE else None


class Marked(Struct, frozen=True):
    """The places that can be chosen, and those that have been picked, by the names that `naming` gives."""

    choices: frozenset[str]
    picked: frozenset[str]

    @classmethod
    def of(cls, scene: Scene[Mars]) -> Marked:
        """The marked places of a scene."""
        picked = marks.picked(scene, naming)
        return cls(marks.to_choose(scene, naming) - picked, picked)

    def mark(self, sheet: Sheet, place: str, box: tuple[float, float, int, int], radius: int) -> None:
        """Lay the mark of `place`, if it is marked, around `box` (left, top, width, height).

        `radius` is that of the corners of what lies there, in pixels.
        """
        x, y, wide, high = box
        if place in self.picked:
            sheet.lay(sprites.frame(wide, high, radius, THEME.brass, whole=True), x - 4, y - 4)
        elif place in self.choices:
            sheet.lay(sprites.frame(wide, high, radius, THEME.lit, whole=False), x - 4, y - 4)
