"""Broken bots: a soak finds out about each of them, and about nothing where nothing is broken."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bench.soak.acts import NOT_EXPECTED
from bench.soak.answers import JUDGED
from bench.soak.broken import NAMES, Breaking
from bench.soak.calm import Calm, calm
from bench.soak.evidence import Violation
from bench.soak.proofs import found_out, violations
from cogs import bot
from cogs.thinking import thinking
from tests import seeds
from tests.databases import open_store
from tests.play.thinkers import Brief
from tests.play.undrawn import no_pictures

pytestmark = [pytest.mark.once, pytest.mark.seeded]

AT_ONCE, MOST = 80, 8
"""After the tour, so many deeds are done before it is looked whether anything is wrong, and so often at the most."""

DEEDS = 480
"""So many deeds are drawn at random where nothing is broken."""

RECORD = Path("seeds/stranded.howto.record").read_bytes()

OFTEN = 60
"""A button that can be pressed in so many moments is pressed in one of them: what was seldom pressed is preferred."""


@asynccontextmanager
async def people(folder: Path) -> AsyncIterator[Calm]:
    """The same people who do the same deeds, whatever the bot does."""
    rolls = seeds.shared("broken bots")
    with no_pictures(), pytest.MonkeyPatch.context() as patches:
        patches.setattr(bot, "Workers", lambda _size: Brief())
        patches.setattr(thinking, "FOLLOWED", 0.0)
        async with calm(lambda clock: open_store(folder / "tables.sqlite3", clock), rolls, RECORD) as found:
            yield found


async def test_a_calm_soak_holds_and_everything_is_used(tmp_path: Path) -> None:
    async with people(tmp_path) as around:
        for part in around.tour():
            await part
        await around.run(DEEDS)
        await around.seldom()
        await around.run(0)
        found = violations(await around.evidence())
    assert found == [], "\n".join(map(str, found))
    unused = around.offered - set(around.used)
    assert [each for each in unused if each.startswith("/")] == [], "every command is used, and new ones too"
    assert {each: moments for each in unused if (moments := around.pressable[each]) >= OFTEN} == {}


async def test_every_answer_is_expected_or_it_is_said_why_not(tmp_path: Path) -> None:
    async with people(tmp_path) as around:
        told_otherwise = {name for names in NOT_EXPECTED.values() for name in names}
        assert around.offered == JUDGED | told_otherwise
        assert not JUDGED & told_otherwise


def in_turn(around: Calm) -> Iterator[Awaitable[None]]:
    """What people do, piece by piece; after each piece it is looked whether anything is wrong."""
    yield from around.tour()
    for _ in range(MOST):
        yield around.run(AT_ONCE)


@pytest.mark.parametrize("name", NAMES)
async def test_a_broken_bot_is_found_out(name: str, tmp_path: Path) -> None:
    found: Violation | None = None
    breaking = Breaking(name)
    try:
        async with people(tmp_path) as around:
            for deeds in in_turn(around):
                await deeds
                await around.run(0)
                evidence = await around.evidence()
                with breaking.mended():
                    found = next(found_out(evidence), None)
                if found is not None:
                    break
    finally:
        breaking.mend()
    assert found is not None, breaking.told
