"""The chat page in a real browser, with the toy bot: channels that come and go, and a command typed by keys.

Skips, saying so, where there is no Chromium.
"""

from __future__ import annotations

import asyncio

import pytest
from playwright.async_api import Browser, Route, expect

from sandbox import Sandbox
from sandbox.people.person import PATIENCE
from sandbox.people.writing import choose_locale
from tests.browsers import browser, opened
from tests.equipment import needs_chromium
from tests.sandbox.conftest import REAL_TIME
from tests.sandbox.toybot import ToyBot

__all__ = ["browser"]
pytestmark = [
    needs_chromium,
    pytest.mark.once,
]


async def test_a_command_typed_by_keys(sandbox: Sandbox, toy: ToyBot, browser: Browser) -> None:
    page, errors = await opened(browser, sandbox)
    box = page.locator("#composer-text")
    await box.press_sequentially("/game show ")
    field = page.locator('[data-field="kind"] input')
    await field.press_sequentially("str")
    await field.press("Enter")  # takes the choice
    await field.press("Enter")  # sends
    await expect(page.locator("article.message").last).to_contain_text("showing stranded")
    await box.press("ArrowUp")  # brings the command back
    await expect(page.locator('[data-command="game show"]')).to_be_visible()
    await page.locator('[data-field="kind"] input').press("Escape")
    await expect(box).to_be_visible()
    assert errors == []


@REAL_TIME
async def test_the_clock_moves_on(sandbox: Sandbox, toy: ToyBot, browser: Browser) -> None:
    page, errors = await opened(browser, sandbox)
    await expect(page.locator("#clock-ahead")).to_have_text("as on this machine")
    await page.get_by_role("button", name="+1 day").click()
    await expect(page.locator("#clock-ahead")).to_have_text("1 day ahead")
    await page.get_by_role("button", name="+1 hour").click()
    await page.get_by_role("button", name="+1 hour").click()
    await expect(page.locator("#clock-ahead")).to_have_text("1 day, 2 hours ahead")
    await sandbox.person("alice").say(f"<t:{int(sandbox.clock.now()) + 7_260}:R>")
    await expect(page.locator("article.message time[data-relative]").last).to_have_text("in 2 hours")
    await page.reload()
    await expect(page.locator("#clock-ahead")).to_have_text("1 day, 2 hours ahead")
    await page.set_viewport_size({"width": 400, "height": 800})
    await page.locator("#menu-button").click()
    await page.get_by_role("button", name="+30 days").click()
    await expect(page.locator("#clock-ahead")).to_have_text("31 days, 2 hours ahead")
    assert errors == []


async def test_commands_are_described_in_the_language_of_the_person(
    sandbox: Sandbox, toy: ToyBot, browser: Browser
) -> None:
    command = next(each for each in sandbox.state.all_commands() if each["name"] == "hello")
    described = command["description"]
    command["description_localizations"] = {"de": "Sagt hallo"}
    page, errors = await opened(browser, sandbox)
    hint = page.locator("#suggest")
    await page.locator("#composer-text").press_sequentially("/hel")
    await expect(hint).to_contain_text(described)
    # The language arrives while the commands are offered: they are told again.
    choose_locale(sandbox.state, sandbox.person("alice").id, "de")
    await expect(hint).to_contain_text("Sagt hallo")
    await page.locator("#locale").select_option("en-US")
    await page.locator("#composer-text").fill("")
    await page.locator("#composer-text").press_sequentially("/hel")
    await expect(hint).to_contain_text(described)
    assert errors == []


async def test_commands_are_offered_by_their_names_in_the_language_of_the_person(
    sandbox: Sandbox, toy: ToyBot, browser: Browser
) -> None:
    command = next(each for each in sandbox.state.all_commands() if each["name"] == "hello")
    command["name_localizations"] = {"de": "grüß"}
    choose_locale(sandbox.state, sandbox.person("alice").id, "de")
    page, errors = await opened(browser, sandbox)
    composer, form = page.locator("#composer-text"), page.locator("#command-form .command-name")
    await composer.press_sequentially("/gr")
    await expect(page.locator("#suggest")).to_contain_text("/grüß")
    await composer.fill("")
    await composer.press_sequentially("/hello ")  # the English name is taken in every language
    await expect(form).to_have_text("/grüß")
    await form.press("Enter")
    await expect(page.locator("article.message").last).to_contain_text("hello")
    assert errors == []


async def test_the_bot_in_ones_account_and_leaving_the_server(sandbox: Sandbox, toy: ToyBot, browser: Browser) -> None:
    await sandbox.person("bob").say("said before")
    page, errors = await opened(browser, sandbox)
    await page.set_viewport_size({"width": 400, "height": 800})
    await page.locator("#menu-button").click()
    installed, member = page.locator("#installed"), page.locator("#member")
    await expect(member).to_be_checked()
    await member.click()
    await expect(page.locator("#notices")).to_contain_text("The owner of a server cannot leave it.")
    await expect(member).to_be_checked()
    bob = sandbox.person("bob")
    await page.locator("#scrim").click(position={"x": 390, "y": 700})
    await page.locator("#people-list").get_by_text("Bob").click()
    await expect(page.locator("article.message").last).to_contain_text("said before")
    await page.locator("#menu-button").click()
    await expect(installed).not_to_be_checked()
    await installed.check()
    await expect(page.locator("#channel-list")).to_contain_text("bob-and-tables")
    await member.uncheck()
    await expect(page.locator("article.message")).to_have_count(0)
    await expect(installed).to_be_checked()
    assert bob.user.installed
    assert bob.id not in sandbox.world.home.members
    assert len(errors) == 1, errors
    assert "400" in errors[0], "the one refusal"


async def test_what_comes_while_a_channel_is_read_is_shown(sandbox: Sandbox, toy: ToyBot, browser: Browser) -> None:
    page, errors = await opened(browser, sandbox)
    alice = sandbox.person("alice")
    done = asyncio.Event()

    async def hold(route: Route) -> None:
        read = await route.fetch()
        await alice.at("hall").say("early")
        await alice.say("later")
        # Events come in order: when the page shows the second message, it has heard of the first.
        await expect(page.locator("article.message").last).to_contain_text("later")
        await route.fulfill(response=read)
        done.set()

    await page.route("**/page/api/messages*", hold, times=1)
    # The page reads the new channel. It goes there afterwards: in it, the second message would never be shown.
    sandbox.add_channel("hall")
    await asyncio.wait_for(done.wait(), PATIENCE)
    await page.locator('a.channel[data-name="hall"]').click()
    await expect(page.locator("article.message").last).to_contain_text("early")
    assert errors == []


async def test_channels_come_and_go(sandbox: Sandbox, toy: ToyBot, browser: Browser) -> None:
    page, errors = await opened(browser, sandbox)
    sandbox.add_channel("hall", "voice")
    sandbox.add_guild("The Club", channels=("den",))
    await sandbox.person("alice").direct().say("psst")
    await page.locator('a.channel[data-name="hall"]').click()
    await expect(page.locator("#room-name")).to_contain_text("hall")
    await page.locator("#composer-text").fill("hello in here")
    await page.locator("#composer-text").press("Enter")
    await expect(page.locator("article.message").last).to_contain_text("hello in here")
    sandbox.remove_channel("hall")
    await expect(page.locator('a.channel[data-name="hall"]')).to_have_count(0)
    await expect(page.locator("#room-name")).to_contain_text("table")
    await page.reload()
    await expect(page.locator('a.channel[data-name="The Club · den"]')).to_be_visible()
    await page.locator('a.channel[data-name="alice-and-tables"]').click()
    await expect(page.locator("article.message").last).to_contain_text("psst")
    assert errors == []
