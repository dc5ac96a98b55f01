"""A whole game in a real browser: the chat page, the local Discord and the bot in its own process.

Skips, saying so, where there is no Chromium.
"""

from __future__ import annotations

import re
import shutil
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from playwright.async_api import Browser, Page, async_playwright, expect

from sandbox.process import BotProcess
from sandbox.server import Sandbox

CHROMIUM = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)

pytestmark = [
    pytest.mark.skipif(CHROMIUM is None, reason="no Chromium on this machine: the page is not played in a browser"),
    pytest.mark.timeout(300),
]

QUIET = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
"""Chromium keeps to itself: it looks nothing up, and runs as root in a container."""


@pytest.fixture
async def place(tmp_path: Path) -> AsyncIterator[Sandbox]:
    """The local Discord with the bot's process on it."""
    async with Sandbox() as sandbox:
        bot = BotProcess(sandbox, tmp_path / "tables.sqlite3")
        await bot.start()
        yield sandbox
        await bot.stop()
        assert not bot.problems, bot.problems


@pytest.fixture
async def browser() -> AsyncIterator[Browser]:
    """A headless Chromium."""
    async with async_playwright() as playwright:
        chromium = await playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        yield chromium
        await chromium.close()


async def opened(browser: Browser, sandbox: Sandbox, width: int = 1280) -> tuple[Page, list[str]]:
    """The page, ready, and the list that its console's errors go to."""
    page = await browser.new_page(viewport={"width": width, "height": 900})
    errors: list[str] = []
    page.on("console", lambda message: errors.append(message.text) if message.type == "error" else None)
    page.on("pageerror", lambda error: errors.append(str(error)))
    await page.goto(sandbox.url)
    await expect(page.locator("body[data-ready=true]")).to_be_visible()
    return page, errors


async def become(page: Page, name: str) -> None:
    """Switch to another person by one click."""
    if await page.locator(f'a.person[data-name="{name}"][aria-current=true]').count():
        return
    await page.locator(f'a.person[data-name="{name}"]').click()
    await expect(page.locator(f'a.person[data-name="{name}"][aria-current=true]')).to_be_visible()
    await expect(page.locator("body[data-ready=true]")).to_be_visible()


async def test_a_newcomer_plays_a_game_to_its_end(place: Sandbox, browser: Browser) -> None:
    page, errors = await opened(browser, place)
    # Everything up to the lobby by keyboard alone.
    await page.keyboard.press("/")
    await page.keyboard.type("play")
    await expect(page.locator('#suggest [data-command="play"]')).to_be_visible()
    await page.keyboard.press("Enter")
    await expect(page.locator("#suggest .option").first).to_contain_text("Stranded")
    await page.keyboard.type("Str")
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")
    lobby = page.locator("article", has_text="opens a table")
    await expect(lobby).to_be_visible()

    await become(page, "Bob")
    await lobby.get_by_role("button", name="Join").click()
    await expect(lobby).to_contain_text("Bob")
    await become(page, "Alice")
    await lobby.get_by_role("button", name="Start").click()

    # Then one ply after another by mouse, as whoever is called, until the game is over.
    live = page.locator("article", has=page.get_by_role("button", name="Resign"))
    final = page.locator("article", has=page.get_by_role("button", name="Rematch"))
    autocompleted = False
    for _ in range(400):
        await expect(live.or_(final)).to_have_count(1)
        if await final.count():
            break
        text = await live.inner_text()
        name = re.findall(r"@(Alice|Bob)", text)[-1]
        await become(page, name)
        control = live.locator('[data-custom-id*=":pick:"]').first
        before = await control.get_attribute("data-custom-id")
        assert before is not None
        if not autocompleted and ":take" in before:
            autocompleted = True
            await typed(page)
        else:
            await control.click()
            option = page.locator(".select-menu .option").first
            if "m1:" in before:
                await option.click()
        await expect(page.locator(f'[data-custom-id="{before}"]')).to_have_count(0)
    assert autocompleted, "a move was also typed"
    await expect(final).to_contain_text("last one left in the game")
    picture = final.locator("img").first
    assert await picture.get_attribute("alt"), "the picture is described"
    assert not errors, errors


async def typed(page: Page) -> None:
    """Take a turn by /move, with the first of what autocomplete offers."""
    await page.keyboard.press("/")
    await page.keyboard.type("move")
    await expect(page.locator('#suggest [data-command="move"]')).to_be_visible()
    await page.keyboard.press("Enter")
    await page.keyboard.type("take")
    await expect(page.locator("#suggest .option").first).to_contain_text("take ")
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")


async def test_two_tabs_are_two_people_and_a_phone_is_wide_enough(place: Sandbox, browser: Browser) -> None:
    alice, first = await opened(browser, place)
    bob, second = await opened(browser, place, width=400)
    await become(bob, "Bob")
    await place.person("alice").slash("play", game="stranded", opponent=place.person("bob"))
    await expect(bob.locator("article", has_text="you are invited")).to_be_visible()
    await alice.get_by_role("button", name="Start").click()
    for page in (alice, bob):
        board = page.locator("article", has=page.get_by_role("button", name="Resign"))
        await expect(board.locator("img").first).to_be_visible()
    wide = await bob.evaluate("document.documentElement.scrollWidth")
    assert wide <= 400, "nothing sticks out of a phone's screen"
    box = await bob.locator("article img").last.bounding_box()
    assert box is not None
    assert box["width"] > 300, "the board fills the screen"
    assert not first + second, first + second
