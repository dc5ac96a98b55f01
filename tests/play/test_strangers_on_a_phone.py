"""A whole game of two strangers on the chat page of a phone, each in another language, with all that comes between."""

from __future__ import annotations

import os
import random
from pathlib import Path

import pytest
from playwright.async_api import Browser, Page, expect

from sandbox import Person, Sandbox
from sessions.acts import Resign
from sessions.session import Session
from sessions.state.clock import DAY
from tests.browsers import browser, opened
from tests.equipment import needs_chromium
from tests.play.apart import board_of, play_ply, with_controls
from tests.play.club import Club, club_in, control
from tests.play.pool import begin_strangers
from tests.play.settings import settle

__all__ = ["browser"]

pytestmark = [needs_chromium, pytest.mark.timeout(300), pytest.mark.once]

WIDTH = 400
"""How wide a phone is, in pixels."""

PAIRS = [("de", "pl"), ("en", "fr"), ("es", "pt-BR")]
"""The languages of the two. The first pair plays to the end of the game; of the others, one gives up."""


async def phone(browser: Browser, sandbox: Sandbox, person: Person) -> tuple[Page, list[str]]:
    """The direct messages of a person with the bot, on a phone, and the errors of the page."""
    page, errors = await opened(browser, sandbox, still=True)
    await page.locator(f'a.person[data-name="{person.name}"]').click()
    await expect(page.locator(f'a.person[data-name="{person.name}"][aria-current=true]')).to_be_visible()
    await page.locator("#channel-list").get_by_text("-and-tables").click()
    await page.set_viewport_size({"width": WIDTH, "height": 800})
    await expect(page.locator("body[data-ready=true]")).to_be_visible()
    return page, errors


async def seen(page: Page, board_id: str, name: str) -> str:
    """All that the page shows once this message stands there, which fits a phone."""
    await expect(page.locator(f'article[data-message-id="{board_id}"]')).to_be_visible()
    await page.wait_for_function("[...document.querySelectorAll('article img')].every(each => each.complete)")
    assert await page.evaluate("document.documentElement.scrollWidth") <= WIDTH, "nothing sticks out of the screen"
    if folder := os.environ.get("SCREENS"):
        await page.screenshot(path=Path(folder) / f"{name}.png", full_page=True)
    return await page.locator("main").inner_text()


@pytest.mark.parametrize("languages", PAIRS, ids="-".join)
async def test_two_strangers_play_a_whole_game(
    tmp_path: Path, browser: Browser, languages: tuple[str, str], dice: random.Random
) -> None:
    database = tmp_path / "tables.sqlite3"
    async with Sandbox() as sandbox:
        sandbox.add_guild("Otherworld", "bob")
        async with club_in(sandbox, database) as club:
            people = [club.alice, club.bob]
            for person, language in zip(people, languages, strict=True):
                await settle(person, "language", language)
            club.bob.leave()
            session = await begin_strangers(club, "strata5", club.alice, club.bob.at("hall"), clock="1d")
            pages = [await phone(browser, sandbox, each) for each in people]
            for _ in range(3):
                session = await play_ply(club, session, dice)
            told = await shown(club, session, people, pages, f"{languages[0]} begun")
            # A reminder, an offer of a draw that is declined, and the bot begins anew.
            club.sandbox.clock.advance(DAY * 3 // 4)
            await club.bot.alarms.look()
            await club.caught_up()
            told += await shown(club, session, people, pages, f"{languages[0]} reminded")
            await people[0].direct().slash("draw")
            await club.caught_up()
            told += await shown(club, session, people, pages, f"{languages[0]} asked")
            board = await board_of(club, session, people[1])
            await people[1].direct().click(board, control(board, "answer", "no"))
            await club.caught_up()
        async with club_in(sandbox, database) as club:
            people = [club.alice, club.bob]
            await club.caught_up()
            session = await club.tables.load(session.id)
            if languages != PAIRS[0]:
                session = await club.tables.do(session.id, Resign(int(people[0].id)))
                session = await club.show(session)
            while session.state == "running":
                session = await play_ply(club, session, dice)
            told += await shown(club, session, people, pages, f"{languages[0]} over")
            for person in people:
                end = await board_of(club, session, person)
                await person.direct().click(end, control(end, "rematch"))
                await club.caught_up()
            (again,) = await club.tables.load_playable(await club.tables.store.all_open())
            told += await shown(club, again, people, pages, f"{languages[0]} again")
            for person, opponent, text in ((people[0], people[1], told[::2]), (people[1], people[0], told[1::2])):
                number = str((await club.tables.strangers.names.drawn(int(opponent.id))).number)
                assert any(number in each for each in text), person.name
                assert not any(opponent.name in each or "Otherworld" in each for each in text), person.name
        assert not any(errors for _, errors in pages), pages


async def shown(
    club: Club, session: Session, people: list[Person], pages: list[tuple[Page, list[str]]], name: str
) -> list[str]:
    """What both see of a game, each on their own phone; there is one board."""
    found = []
    for person, (page, _) in zip(people, pages, strict=True):
        board = await board_of(club, session, person)
        assert board.id in [each.id for each in with_controls(person)]
        found.append(await seen(page, board.id, f"{name} {person.name}"))
    return found
