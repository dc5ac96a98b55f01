"""How high a live board is on a phone: the bench's estimate beside what Chromium shows."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.async_api import Browser

from bench.noise import live_height
from cogs.messages import heights
from cogs.messages.heights import SCREEN
from rules.catalogue import GAMES
from tests.browsers import browser, opened
from tests.equipment import needs_chromium
from tests.play.club import Club

__all__ = ["browser"]

pytestmark = [needs_chromium, pytest.mark.timeout(300), pytest.mark.once]

BOARD = """() => {
  const boards = document.querySelectorAll('article:has([data-custom-id^="b2:besides:"])');
  const board = boards[boards.length - 1];
  const picture = board?.querySelector('.gallery img');
  if (!picture?.complete || !picture.naturalWidth) return null;
  return [Number(board.querySelector('[data-custom-id^="b2:besides:"]').dataset.customId.split(':')[3]),
    board.getBoundingClientRect().height];
}"""
"""The version that the newest live board shows, and its height in pixels."""


LINE = 22
"""The height of a line of text in pixels."""

SIGN = """() => {
  const pen = document.createElement('canvas').getContext('2d');
  pen.font = `100px ${getComputedStyle(document.body).fontFamily}`;
  return pen.measureText('🔴').width / 100;
}"""
"""How wide an emoji is, in sizes of its type: a machine without a font for them shows a narrow box."""


@pytest.mark.parametrize("key", GAMES)
async def test_the_estimate_is_what_a_phone_shows(
    club: Club, browser: Browser, key: str, dice: random.Random, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = await club.start(key, GAMES[key].seats[0])
    page, errors = await opened(browser, club.sandbox, width=400, still=True)
    monkeypatch.setattr(heights, "_SIGN", await page.evaluate(SIGN))
    exact = []
    for _ in range(8):
        # The page says which moment it shows.
        shown: Any = await (
            await page.wait_for_function(
                f"() => {{ const found = ({BOARD})(); return found && found[0] === {session.version} ? found : null; }}"
            )
        ).json_value()
        estimate = live_height(session, elsewhere=False)
        # A message that follows another one of the bot's has no line with its author. A text that fills its line to the
        # last pixel may take one line more or less.
        assert estimate - 11 - LINE - 1 <= shown[1] <= estimate + LINE + 1
        exact.append(0.98 * estimate - 11 <= shown[1] <= 1.02 * estimate)
        assert shown[1] <= SCREEN
        await club.play_one(session, dice)
        session = await club.session()
        if session.state != "running":
            break
    assert sum(exact) > len(exact) / 2, "most estimates are within 2 %"
    assert not errors, errors
