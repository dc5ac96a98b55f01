"""Finds the places that a scene marks, for every game. A place is anything that words name and the picture shows."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from render.scene import Scene
from rules.notation import continuations, legal

Naming = Callable[[Sequence[str]], str | None]
"""The place that the last one of these words of a ply names (`take b2` names b2), or None (`take` names none)."""


def one_of(places: Collection[str]) -> Naming:
    """The naming for a game in which the name of a place means nothing else in any ply."""
    return lambda words: words[-1] if words[-1] in places else None


def to_choose(scene: Scene, naming: Naming) -> frozenset[str]:
    """The places that the scene's choices name.

    A choice that names no place (`put`) stands for the places that its next word can name.
    """
    found: set[str | None] = set()
    for words in scene.choices:
        if (place := naming(words)) is not None:
            found.add(place)
        else:
            following = continuations(legal(scene.position), words)
            found.update(naming((*words, word)) for word in following if word)
    return frozenset(place for place in found if place is not None)


def picked(scene: Scene, naming: Naming) -> frozenset[str]:
    """The places that the words chosen so far name."""
    beginnings = (scene.chosen[:end] for end in range(1, len(scene.chosen) + 1))
    return frozenset(place for words in beginnings if (place := naming(words)) is not None)
