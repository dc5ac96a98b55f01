"""A whole game in a real browser: the chat page, the local Discord and the bot in its own process.

Skips, saying so, where there is no Chromium.
"""

from __future__ import annotations

import asyncio
import random
import re
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Browser, Locator, Page, expect

from cogs.words.about import title_to_type
from rules.catalogue import GAMES
from sandbox import BotProcess, Sandbox
from sessions.tables.storing import read_session
from tests.browsers import browser, opened
from tests.equipment import needs_chromium
from tests.play.club import hasty
from tests.play.restarts import stored
from words import ENGLISH, of

__all__ = ["browser"]

pytestmark = [
    needs_chromium,
    pytest.mark.timeout(1200),
    pytest.mark.once,
]

DATABASE = "tables.sqlite3"
"""The file in which the bot keeps the game."""

NAMES = ("Alice", "Bob", "Carol", "Dave")

CONTROLS = '[data-custom-id^="m2:pick"], [data-custom-id^="b2:pick"]:not([data-custom-id$=":"])'
"""What plays a ply, or picks its first word; Back, which takes a word back, has no words."""

STANDS = """([before, controls]) => new Promise((resolve) => {
  const look = () => {
    const boards = document.querySelectorAll(
      'article:has([data-custom-id^="b2:besides:"]), article:has([data-custom-id^="b2:rematch:"])');
    const control = boards[0]?.querySelector(controls);
    const over = boards[0]?.querySelector('[data-custom-id^="b2:rematch:"]');
    const old = before && document.querySelector(`[data-custom-id="${before}"]`);
    if (boards.length !== 1 || old || !(control || over)) return;
    observer.disconnect();
    resolve({ over: Boolean(over), text: boards[0].innerText, control: control?.dataset.customId });
  };
  const observer = new MutationObserver(look);
  observer.observe(document.body, { subtree: true, childList: true, attributes: true });
  look();
})"""
"""Waits until the control `before` is gone, and one board alone is there to play on or over; tells what is on it.

The page itself tells when it has changed: to ask it again and again takes most of the time of a long game.
"""

AGAIN = re.compile("Rematch|Play again")
"""The button under a finished game; the second in a game for one."""


@pytest.fixture
async def place(tmp_path: Path) -> AsyncIterator[Sandbox]:
    """The local Discord with the bot's process on it."""
    async with Sandbox() as sandbox:
        bot = BotProcess(sandbox, tmp_path / DATABASE)
        await bot.start()
        yield sandbox
        await bot.stop()
        assert not bot.problems, bot.problems


async def become(page: Page, name: str) -> None:
    """Switch to another person by one click."""
    if await page.locator(f'a.person[data-name="{name}"][aria-current=true]').count():
        return
    await page.locator(f'a.person[data-name="{name}"]').click()
    await expect(page.locator(f'a.person[data-name="{name}"][aria-current=true]')).to_be_visible()
    await expect(page.locator("body[data-ready=true]")).to_be_visible()


BY_MOUSE = 6
"""So many plies of a game are played in the browser: every kind of control is used, and the board moves on often."""

CASES = [(key, game.seats[-1]) for key, game in GAMES.items()]
"""Every game for as many as can play it. `test_whole_games.py` plays it for fewer, by the same controls."""


@pytest.mark.parametrize(("key", "seats"), CASES)
async def test_newcomers_play_a_game_to_its_end(
    place: Sandbox, browser: Browser, key: str, seats: int, dice: random.Random, tmp_path: Path
) -> None:
    page, errors = await opened(browser, place, still=True)
    await open_table(page, title_to_type(of(ENGLISH), key))
    if seats == 1:
        await page.get_by_role("button", name="Start").click()
    lobby = page.locator("article", has_text="opened a table")
    if seats > 1:
        await expect(lobby).to_be_visible()
        for name in NAMES[1:seats]:
            await become(page, name)
            await lobby.get_by_role("button", name="Join").click()
            await expect(lobby).to_contain_text(f"{name}")
        await become(page, NAMES[0])
        if any(option.name == "size" for option in GAMES[key].options):
            await choose_smallest(page, lobby)
        await lobby.get_by_role("button", name="Start").click()

    # One ply after another by mouse, as whoever is called; the fourth move is typed. Then others play on.
    await expect(page.locator("article", has=page.get_by_role("button", name="More", exact=True))).to_have_count(1)
    live = page.locator('article:has([data-custom-id^="b2:besides:"])')
    board = await stands(page)
    for number in range(BY_MOUSE):
        assert not board["over"]
        await become(page, re.findall(f"@({'|'.join(NAMES)})", board["text"])[-1])
        if number == 3:
            await typed(page)
        else:
            await pick(page, live, dice)
        board = await stands(page, board["control"])
    await page.goto("about:blank")
    await played_on(place, tmp_path / DATABASE, dice)
    await page.goto(place.url)
    final = page.locator("article", has=page.get_by_role("button", name=AGAIN))
    await expect(final).to_have_count(1)
    assert await final.locator("img").first.get_attribute("alt"), "the picture is described"
    assert not errors, errors


async def played_on(place: Sandbox, database: Path, dice: random.Random) -> None:
    """The people type moves, without a browser, until the game is over: those with which it is over soon."""
    people = {one.id: one for one in (place.person(name.lower()) for name in NAMES)}
    while (session := read_session((await stored(database))[1])).state == "running":
        assert session.actor is not None
        actor = session.people[session.actor - 1]
        await people[str(actor.user_id)].slash("move", move=hasty(session, dice))
    await place.person("alice").sees(lambda seen: any(AGAIN.fullmatch(each.label or "") for each in seen.buttons))


async def stands(page: Page, before: str | None = None) -> dict[str, Any]:
    """What stands on the board, once the control `before` is gone: whether the game is `over`, `text`, a `control`."""
    async with asyncio.timeout(60):
        found: dict[str, Any] = await page.evaluate(STANDS, [before, CONTROLS])
    return found


async def open_table(page: Page, title: str) -> None:
    """Open a table by keyboard alone."""
    await page.keyboard.press("/")
    await page.keyboard.type("play")
    await expect(page.locator('#suggest [data-command="play"]')).to_be_visible()
    await page.keyboard.press("Enter")
    await page.keyboard.type(title)
    # A title may begin another, which then comes after it.
    await expect(page.locator("#suggest .option").first).to_have_text(title)
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")


async def choose_smallest(page: Page, lobby: Locator) -> None:
    """Choose the first size in the host's panel, with which a game is shortest."""
    await lobby.get_by_role("button", name="Options").click()
    await page.locator('[data-custom-id*=":settle:"][data-custom-id$=":game size"]').click()
    smallest = page.locator(".select-menu .option").first
    size = await smallest.get_attribute("data-value")
    await smallest.click()
    await expect(lobby).to_contain_text(f"size {size}")


async def pick(page: Page, live: Locator, dice: random.Random) -> None:
    """Press a button, or pick from the menu: the first one, which is among the best, as often as any."""

    def which(number: int) -> int:
        return dice.choice((0, dice.randrange(number)))

    menus = live.locator('[data-custom-id^="m2:pick"]')
    if await menus.count():
        await menus.first.click()
        options = page.locator(".select-menu .option")
        await expect(options.first).to_be_visible()
        await options.nth(which(await options.count())).click()
    else:
        buttons = live.locator(CONTROLS)
        await buttons.nth(which(await buttons.count())).click()


async def typed(page: Page) -> None:
    """Take a turn by /move, with what autocomplete offers."""
    await page.keyboard.press("/")
    await page.keyboard.type("move")
    await expect(page.locator('#suggest [data-command="move"]')).to_be_visible()
    await page.keyboard.press("Enter")
    offered = page.locator("#suggest[data-kind=value] .option")
    await expect(offered.first).to_contain_text("·")
    first = await offered.first.get_attribute("data-value")
    assert first is not None
    # The beginning of several moves is offered with dots: it is typed on from, and then completed.
    several = (await offered.first.inner_text()).startswith(f"{first} … ·")
    begun = f"{first} " if several else first
    await page.keyboard.type(begun)
    await expect(offered.first).to_have_attribute(
        "data-value", re.compile(f"^{begun}" + ("$" if begun == first else "."))
    )
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")


async def test_two_tabs_are_two_people_and_a_phone_is_wide_enough(place: Sandbox, browser: Browser) -> None:
    alice, first = await opened(browser, place)
    bob, second = await opened(browser, place, width=400)
    await become(bob, "Bob")
    await place.person("alice").slash("play", game="stranded", opponent=place.person("bob"))
    await expect(bob.locator("article", has_text="you’re invited")).to_be_visible()
    await bob.get_by_role("button", name="Accept").click()
    await expect(alice.locator("article", has_text="can start now")).to_be_visible()
    await alice.get_by_role("button", name="Start").click()
    for page in (alice, bob):
        board = page.locator("article", has=page.get_by_role("button", name="More", exact=True))
        await expect(board.locator("img").first).to_be_visible()
    wide = await bob.evaluate("document.documentElement.scrollWidth")
    assert wide <= 400, "nothing sticks out of a phone's screen"
    box = await bob.locator("article img").last.bounding_box()
    assert box is not None
    assert box["width"] > 300, "the board fills the screen"
    assert not first + second, first + second
