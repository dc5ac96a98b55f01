"""Replays that are drawn as slowly as a test wants."""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence

import pytest

import render.film
from cogs.commands import replaying
from render.face import Face
from render.film import Film
from render.scene import Scene


class Slow:
    """Draws replays as slowly as a test wants, and counts how many at once."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.go = threading.Event()
        self.drawing = self.most = self.made = 0
        self._film = render.film.film
        monkeypatch.setattr(render.film, "film", self)
        monkeypatch.setattr(replaying, "TELL_EVERY", 0.02)

    def __call__(self, face: Face, scenes: Sequence[Scene], most: int, tell: Callable[[int], None]) -> Film:
        self.drawing += 1
        self.made += 1
        self.most = max(self.most, self.drawing)
        tell(1)
        self.go.wait(30)
        try:
            return self._film(face, scenes[:2], most, tell)
        finally:
            self.drawing -= 1
