"""The chat page in Chromium, which each test starts for itself."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Literal

import pytest
from playwright.async_api import Browser, Page, async_playwright, expect

from sandbox import Sandbox
from sandbox.people.person import PATIENCE
from tests.equipment import CHROMIUM

expect.set_options(timeout=1000 * PATIENCE)

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
async def browser() -> AsyncIterator[Browser]:
    """A headless Chromium."""
    async with async_playwright() as playwright:
        started = await playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET, timeout=1000 * PATIENCE)
        yield started
        await started.close()


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
