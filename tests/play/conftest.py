"""The club: the bot on a local Discord. An error in the bot's log fails the test that caused it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import discord.http
import discord.webhook.async_
import pytest

from cogs.commands import advising
from cogs.display import tournaments as display
from cogs.interactions.limits import Limits
from cogs.thinking import workers
from sandbox import Sandbox
from tests.judging import recording
from tests.play.club import Club, club_in, open_club
from tests.play.made_up import higher, in_catalogues
from tests.play.thinkers import Brief, Critic
from tests.pseudo import spoken
from tournaments.events import service
from tournaments.pairing.tasks import Task, solved


class Hurried:
    """The module asyncio as discord.py sees it in these tests: its pauses do not grow while a server goes on failing.

    It waits 1, 3, 5, 7 and 9 seconds before it asks again. The first second is real, since the bot tells by it that
    discord.py has asked again. Pauses that a rate limit asks for are no whole numbers, and stay.
    """

    def __getattr__(self, name: str) -> Any:
        return getattr(asyncio, name)

    async def sleep(self, seconds: float) -> None:
        """Sleep that long, or a hundredth of it where it is one of the later pauses."""
        await asyncio.sleep(seconds / 100 if isinstance(seconds, int) and seconds > 1 else seconds)


@pytest.fixture(autouse=True)
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """No test waits half a minute for the library to ask a failing server five times."""
    for module in (discord.http, discord.webhook.async_):
        monkeypatch.setattr(module, "asyncio", Hurried())


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """However busy the machine is, no process that thinks is taken for one that hangs."""
    for name in ("LIMIT", "SOON", "LONGER"):
        monkeypatch.setattr(workers, name, 300.0)


@pytest.fixture(autouse=True)
def judged(request: pytest.FixtureRequest) -> Iterator[None]:
    """What the bot sends is judged at the end of the run."""
    with recording(request.node.nodeid):
        yield


@pytest.fixture
async def club(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> AsyncIterator[Club]:
    """Alice, Bob, Carol and Dave in #table, and the bot."""
    async with open_club(tmp_path / "tables.sqlite3") as found:
        yield found
    # At this point `caplog.records` holds what was logged since the test ended.
    errors = [each for each in caplog.get_records("call") if each.levelno >= logging.ERROR]
    assert not errors, "\n".join(each.getMessage() for each in errors)


@pytest.fixture
def paged(tmp_path: Path) -> Iterator[None]:
    """A game whose menus have more than one page, while the test runs."""
    with in_catalogues(tmp_path, higher.MADE_UP):
        yield


@pytest.fixture
async def paged_club(paged: None, club: Club) -> Club:
    """The club, with a bot that knows that game."""
    return club


@pytest.fixture
async def limited(tmp_path: Path) -> AsyncIterator[Club]:
    async with Sandbox() as sandbox, club_in(sandbox, tmp_path / "tables.sqlite3", limits=Limits()) as club:
        yield club


@pytest.fixture
def figures(club: Club, monkeypatch: pytest.MonkeyPatch) -> Brief:
    made = Brief()
    monkeypatch.setattr(club.bot.services.analyses, "_workers", made)
    monkeypatch.setattr(advising, "TELL_EVERY", 0.02)
    return made


@pytest.fixture
def glances(club: Club, figures: Brief, monkeypatch: pytest.MonkeyPatch) -> Brief:
    """Whatever the club's computers think about gets a glance in this process: what they find does not matter."""
    monkeypatch.setattr(club.bot.thinking, "_workers", figures)
    monkeypatch.setattr(club.bot._coach, "_workers", figures)
    return figures


@pytest.fixture
def pseudo_language() -> Iterator[None]:
    """The pseudo-language is offered beside English."""
    with spoken():
        yield


@pytest.fixture
def no_pause_between_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    """The tables of a tournament open without a pause between them."""
    monkeypatch.setattr(display, "OPEN_EVERY", 0.0)


@pytest.fixture
def paired_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rounds are paired in this process."""

    async def here(task: Task) -> list[tuple[int, ...]]:
        return solved(task)

    monkeypatch.setattr(service, "solved", here)


@pytest.fixture
def critic(club: Club, monkeypatch: pytest.MonkeyPatch) -> Critic:
    """The club's computers think of games that are over as the critic does."""
    made = Critic()
    monkeypatch.setattr(advising, "TELL_EVERY", 0.02)
    monkeypatch.setattr(club.bot.services.analyses, "_workers", made)
    monkeypatch.setattr(club.bot._coach, "_workers", made)
    return made
