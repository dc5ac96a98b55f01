"""Which places of a scene are marked, for every game alike: a place is whatever words can name and a picture shows."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from render.face import Scene
from rules.notation import continuations, legal

Naming = Callable[[Sequence[str]], str | None]
"""Which place the last of a ply's first words names (`take b2` names b2), or None where it names none (`take`)."""


def one_of(places: Collection[str]) -> Naming:
    """The naming of a game whose places have names of their own, which mean nothing else in any of its plies."""
    return lambda words: words[-1] if words[-1] in places else None


def to_choose(scene: Scene, naming: Naming) -> frozenset[str]:
    """The places that the scene's choices name.

    Where a choice names none (`put`), the places that its next word may name are meant: they are what it is about.
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
    """The places named by the words chosen so far."""
    beginnings = (scene.chosen[:end] for end in range(1, len(scene.chosen) + 1))
    return frozenset(place for words in beginnings if (place := naming(words)) is not None)
