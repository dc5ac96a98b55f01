"""A whole game in a real browser: the chat page, the local Discord and the bot in its own process.

Skips, saying so, where there is no Chromium.
"""

from __future__ import annotations

import random
import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from playwright.async_api import Browser, Locator, Page, async_playwright, expect

from render.catalogue import FACES
from rules.catalogue import GAMES
from sandbox import BotProcess, Sandbox
from tests.equipment import CHROMIUM, needs_chromium

pytestmark = [
    needs_chromium,
    pytest.mark.timeout(300),
    pytest.mark.once,
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

NAMES = ("Alice", "Bob", "Carol", "Dave")

CONTROLS = '[data-custom-id^="m2:pick"], [data-custom-id^="b2:pick"]:not([data-custom-id$=":"])'
"""What plays a ply, or picks its first word; Back, which takes a word back, has no words."""


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


CASES = [(key, seats) for key, game in GAMES.items() for seats in game.seats]


@pytest.mark.parametrize(("key", "seats"), CASES)
async def test_newcomers_play_a_game_to_its_end(
    place: Sandbox, browser: Browser, key: str, seats: int, dice: random.Random
) -> None:
    page, errors = await opened(browser, place)
    await open_table(page, FACES[key].teller.about.title)
    if seats == 1:
        await page.get_by_role("button", name="Start").click()
    lobby = page.locator("article", has_text="opens a table")
    if seats > 1:
        await expect(lobby).to_be_visible()
        for name in NAMES[1:seats]:
            await become(page, name)
            await lobby.get_by_role("button", name="Join").click()
            await expect(lobby).to_contain_text(f"{name}")
        await become(page, NAMES[0])
        await lobby.get_by_role("button", name="Start").click()

    # One ply after another by mouse, as whoever is called, until the game is over; the sixth move is typed.
    live = page.locator("article", has=page.get_by_role("button", name="Resign"))
    final = page.locator("article", has=page.get_by_role("button", name="Rematch"))
    for number in range(600):
        await expect(live.or_(final)).to_have_count(1)
        if await final.count():
            break
        name = re.findall(f"@({'|'.join(NAMES)})", await live.inner_text())[-1]
        await become(page, name)
        control = live.locator(CONTROLS).first
        before = await control.get_attribute("data-custom-id")
        assert before is not None
        if number == 5:
            await typed(page)
        else:
            await pick(page, live, dice)
        await expect(page.locator(f'[data-custom-id="{before}"]')).to_have_count(0)
    await expect(final).to_contain_text("Rematch")
    assert number > 5, "a move was also typed"
    assert await final.locator("img").first.get_attribute("alt"), "the picture is described"
    assert not errors, errors


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


async def pick(page: Page, live: Locator, dice: random.Random) -> None:
    """Press one of the buttons, or pick from the menu, at random."""
    menus = live.locator('[data-custom-id^="m2:pick"]')
    if await menus.count():
        await menus.first.click()
        options = page.locator(".select-menu .option")
        await expect(options.first).to_be_visible()
        await options.nth(dice.randrange(await options.count())).click()
    else:
        buttons = live.locator(CONTROLS)
        await buttons.nth(dice.randrange(await buttons.count())).click()


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
    # A first word alone is typed on from, and then completed.
    begun = first if " " in first else f"{first} "
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
    await expect(bob.locator("article", has_text="you are invited")).to_be_visible()
    await bob.get_by_role("button", name="Accept").click()
    await expect(alice.locator("article", has_text="can start now")).to_be_visible()
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
