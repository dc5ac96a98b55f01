"""Broken bots: a soak finds out about each of them, and about nothing where nothing is broken."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bench.soak.broken import NAMES, Breaking
from bench.soak.evidence import Violation
from bench.soak.proofs import found_out, violations
from bench.soak.stepwise import Stepwise, stepwise
from bench.undrawn import no_pictures
from cogs import bot
from cogs.thinking import thinking
from tests import seeds
from tests.databases import open_store
from tests.play.thinkers import Brief

pytestmark = [pytest.mark.once, pytest.mark.seeded]

AT_ONCE, MOST = 80, 8
"""After the tour, so many acts are done before it is looked whether anything is wrong, and so often at the most."""

ACTS = 640
"""So many acts are drawn at random where nothing is broken."""

RECORD = Path("seeds/stranded.howto.record").read_bytes()

OFTEN = 30
"""A button that can be pressed in so many moments is pressed in one of them: what was seldom pressed is preferred."""


@asynccontextmanager
async def people(folder: Path) -> AsyncIterator[Stepwise]:
    """The same people who do the same, whatever the bot does."""
    rolls = seeds.shared("broken bots")
    with no_pictures(), pytest.MonkeyPatch.context() as patches:
        patches.setattr(bot, "Workers", lambda _size: Brief())
        patches.setattr(thinking, "FOLLOWED", 0.0)
        async with stepwise(lambda clock: open_store(folder / "tables.sqlite3", clock), rolls, RECORD) as found:
            yield found


async def test_a_soak_step_by_step_holds_and_everything_is_used(tmp_path: Path) -> None:
    async with people(tmp_path) as around:
        for part in around.tour():
            await part
        await around.run(ACTS)
        await around.scenes()
        await around.run(0)
        found = violations(await around.evidence())
    assert found == [], "\n".join(map(str, found))
    unused = around.offered - set(around.used)
    assert [each for each in unused if each.startswith("/")] == [], "every command is used, and new ones too"
    assert {each: moments for each in unused if (moments := around.pressable[each]) >= OFTEN} == {}


def in_turn(around: Stepwise) -> Iterator[Awaitable[None]]:
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
            for part in in_turn(around):
                await part
                await around.run(0)
                evidence = await around.evidence()
                with breaking.mended():
                    found = next(found_out(evidence), None)
                if found is not None:
                    break
    finally:
        breaking.mend()
    assert found is not None, breaking.told
