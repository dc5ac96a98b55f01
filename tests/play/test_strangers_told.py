"""Nothing that reaches a stranger's client says who, where or what the other is but their player name and moves."""

from __future__ import annotations

import random

import pytest

from bench.direct.scan import scan
from bench.samples import ALSO_FOR_TWO
from cogs import bot
from cogs.thinking import thinking
from tests.play.thinkers import Brief


@pytest.mark.parametrize("game", ALSO_FOR_TWO)
@pytest.mark.once
@pytest.mark.timeout(300)
async def test_nothing_tells_who_the_other_is(game: str, dice: random.Random, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither ids nor names, nor those of their servers and channels: in no message, file, custom id, link or text.

    `python -m bench direct scan` plays a hundred games.
    """
    monkeypatch.setattr(bot, "Workers", lambda _size: Brief())
    monkeypatch.setattr(thinking, "FOLLOWED", 0.0)
    told, wrong = await scan(dice, [game])
    assert wrong == []
    assert told > 100
