"""The first pictures after a start: what draws them is loaded before the bot says that it is ready."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

import cogs.bot
import render.picture
from cogs.bot import BotOptions, TableBot
from cogs.pictures.pictures import Pictures
from cogs.pictures.warming import draw_first
from cogs.registration import Memo
from render.catalogue import FACES
from render.face import Face
from render.picture import Drawing
from render.scene import Scene
from sandbox import Sandbox
from sessions.tables import Tables
from tests.databases import open_store
from tests.waiting import until


@asynccontextmanager
async def started(database: Path) -> AsyncIterator[TableBot]:
    """A bot that draws in advance, on a local Discord."""
    async with Sandbox() as sandbox:
        store = await open_store(database, sandbox.clock.now)
        bot = TableBot(Tables(store), Memo(store.memo, store.remember), BotOptions(warm=True))
        async with sandbox.running(bot):
            yield bot
        await store.close()


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[Face]:
    """The faces of which a scene was drawn in advance, in their order."""
    seen: list[Face] = []
    draw = render.picture.draw

    def noted(face: Face, scene: Scene) -> Drawing:
        found = draw(face, scene)
        seen.append(face)
        return found

    async def nothing_more(_pictures: object) -> None:
        return None

    monkeypatch.setattr(render.picture, "draw", noted)
    monkeypatch.setattr(cogs.bot, "warm_up", nothing_more)
    return seen


def said(caplog: pytest.LogCaptureFixture) -> bool:
    return any("Ready as" in each.getMessage() for each in caplog.records)


async def test_one_picture_of_each_game_is_drawn_before_the_bot_says_that_it_is_ready(
    drawn: list[Face], caplog: pytest.LogCaptureFixture, tmp_path: Path
) -> None:
    gate = asyncio.Event()

    async def held(pictures: Pictures) -> None:
        await gate.wait()
        await draw_first(pictures)

    with pytest.MonkeyPatch.context() as patches, caplog.at_level(logging.INFO, "cogs.bot"):
        patches.setattr(cogs.bot, "draw_first", held)
        async with started(tmp_path / "tables.sqlite3") as bot:
            await bot.wait_until_ready()
            assert not said(caplog), "somebody who plays now would wait"
            gate.set()
            await until(lambda: said(caplog))
            assert len(drawn) == len(FACES)


async def test_pictures_that_cannot_be_drawn_hold_nobody_up(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    async def never(_pictures: object) -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr(cogs.bot, "draw_first", never)
    monkeypatch.setattr(cogs.bot, "FIRST_WITHIN", 0.01)
    with caplog.at_level(logging.INFO, "cogs.bot"):
        async with started(tmp_path / "tables.sqlite3"):
            await until(lambda: said(caplog))
