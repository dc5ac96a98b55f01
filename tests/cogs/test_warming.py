"""What the first pictures need is made beforehand, for every game, and drawn where nobody waits for it."""

from __future__ import annotations

import asyncio
import threading

import pytest

from cogs.shown import warming
from cogs.shown.pictures import Picture, Pictures
from render.catalogue import FACES
from render.face import Face, Scene


class Watched(Pictures):
    """Notes what is drawn instead of drawing it."""

    def __init__(self) -> None:
        super().__init__(1)
        self.seen: list[Face] = []

    async def draw(self, face: Face, scene: Scene) -> Picture:
        assert threading.current_thread() is threading.main_thread()
        self.seen.append(face)
        return Picture((), "")


async def test_every_game_is_drawn_and_the_loop_gets_its_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    pauses: list[float] = []
    sleep = asyncio.sleep

    async def noted(seconds: float) -> None:
        pauses.append(seconds)
        await sleep(0)

    monkeypatch.setattr(asyncio, "sleep", noted)
    pictures = Watched()
    await warming.warm_up(pictures)
    pictures.close()
    count = len(FACES)
    assert pictures.seen[:count] == list(FACES.values()), "at first one of each"
    assert all(pictures.seen.count(face) == 3 * warming.GAMES for face in FACES.values())
    assert pauses[:count] == [0] * count
    assert set(pauses[count:]) == {warming.PAUSE}
