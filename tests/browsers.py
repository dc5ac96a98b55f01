"""The chat page in Chromium, which each test starts for itself.

The tests of a module share an event loop: they have the mark `SHARED_LOOP`, import the fixtures `chromium` and
`browser`, and all their other asynchronous fixtures have `loop_scope="module"`.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Literal

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Page, async_playwright, expect

from sandbox import Sandbox
from sandbox.people.person import PATIENCE
from tests.equipment import CHROMIUM

expect.set_options(timeout=1000 * PATIENCE)

SHARED_LOOP = pytest.mark.asyncio(loop_scope="module")

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


@pytest_asyncio.fixture(loop_scope="module")
async def chromium() -> AsyncIterator[Browser]:
    """A headless Chromium, started for each test: with one for all, a page once waited for a message in vain."""
    async with async_playwright() as playwright:
        started = await playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET, timeout=1000 * PATIENCE)
        yield started
        await started.close()


@pytest_asyncio.fixture(loop_scope="module")
async def browser(chromium: Browser) -> AsyncIterator[Browser]:
    """That Chromium, without pages. Those that the test opens are closed after it, with all that they have stored."""
    assert not chromium.contexts
    yield chromium
    for context in chromium.contexts:
        await context.close()


async def opened(
    browser: Browser, sandbox: Sandbox, width: int = 1280, *, still: bool = False
) -> tuple[Page, list[str]]:
    """The page, ready, and the list that its console's errors go to; `still`: who looks at it wants nothing to move."""
    motion: Literal["reduce", "no-preference"] = "reduce" if still else "no-preference"
    page = await browser.new_page(viewport={"width": width, "height": 900}, reduced_motion=motion)
    page.set_default_timeout(1000 * PATIENCE)
    errors: list[str] = []
    page.on("console", lambda message: errors.append(message.text) if message.type == "error" else None)
    page.on("pageerror", lambda error: errors.append(str(error)))
    await page.goto(sandbox.url)
    await expect(page.locator("body[data-ready=true]")).to_be_visible()
    return page, errors
