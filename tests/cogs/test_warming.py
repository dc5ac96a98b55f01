"""What the first pictures need is made beforehand, for every game, and drawn where nobody waits for it."""

from __future__ import annotations

import asyncio
import threading

import pytest

import render.picture
from cogs.pictures import warming
from cogs.pictures.pictures import Pictures
from render.catalogue import FACES
from render.face import Face
from render.mars.picture import large
from render.mars.picture.painter import MarsPainter
from render.scene import Scene
from rules.mars.cards import HAZARDS, Phase
from tests.faces import english


async def test_every_game_is_drawn_and_the_loop_gets_its_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    pauses: list[float] = []
    seen: list[Face] = []
    sleep = asyncio.sleep

    async def noted(seconds: float) -> None:
        pauses.append(seconds)
        await sleep(0)

    def draw(face: Face, _scene: Scene) -> object:
        assert threading.current_thread().name.startswith("draw")
        seen.append(face)
        return face

    monkeypatch.setattr(asyncio, "sleep", noted)
    monkeypatch.setattr(warming, "GAMES", 2)
    monkeypatch.setattr(render.picture, "draw", draw)
    pictures = Pictures(1)
    await warming.warm_up(pictures)
    pictures.close()
    count = len(FACES)
    assert seen[:count] == list(map(english, FACES)), "at first one of each"
    assert all(seen.count(english(key)) == 3 * warming.GAMES for key in FACES)
    assert pauses[:count] == [0] * count
    assert set(pauses[count:]) == {warming.PAUSE}
    assert len(pauses) > len(seen), "what random games may not come to is made too"


def test_what_random_games_may_not_come_to_is_ready() -> None:
    painter = english("mars").painter
    assert isinstance(painter, MarsPainter)
    large._printed.cache_clear()
    large.hazard.cache_clear()
    made = list(english("mars").rare_sprites())
    for code in HAZARDS:
        for phase in (Phase.GREEN, Phase.YELLOW, Phase.RED):
            large.hazard(painter.words, code, phase)
    assert len(made) > len(HAZARDS), "chapters too"
    assert large._printed.cache_info().misses == len(HAZARDS)
