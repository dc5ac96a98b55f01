"""Which squares of a scene are marked, for every game alike."""

from __future__ import annotations

from collections.abc import Collection

from render.face import Scene
from rules.notation import continuations, legal


def to_choose(scene: Scene, squares: Collection[str]) -> frozenset[str]:
    """The squares that the scene's choices name.

    Where a choice is no square (`put`), the squares that may follow it are meant: they are what the choice is about.
    """
    found: set[str] = set()
    for word in scene.choices:
        if word in squares:
            found.add(word)
        elif word:
            found.update(continuations(legal(scene.position), (*scene.chosen, word)))
    return frozenset(found.intersection(squares))


def picked(scene: Scene, squares: Collection[str]) -> frozenset[str]:
    """The squares named by the words chosen so far."""
    return frozenset(scene.chosen).intersection(squares)
