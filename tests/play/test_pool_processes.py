"""The pool with four processes: an offer made in a server, and one in direct messages, whoever receives them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from sandbox import Person, Sandbox
from sandbox.people.person import PATIENCE
from tests.equipment import HAS_POSTGRES, NO_POSTGRES
from tests.play.apart import with_controls
from tests.play.club import control
from tests.play.processes import connected, process

if HAS_POSTGRES:
    from tests.servers import TEMPLATE, own_server

SOON = 3.0
"""Seconds after the second offer within which both have a board, on a machine that does nothing else."""

STORES = ["sqlite", pytest.param("postgres", marks=pytest.mark.skipif(not HAS_POSTGRES, reason=NO_POSTGRES))]


@asynccontextmanager
async def settings(kind: str) -> AsyncIterator[dict[str, str]]:
    """What the processes are told of their database."""
    if kind == "sqlite":
        yield {}
        return
    with own_server() as server, server.connect("postgres") as connection:
        connection.execute(f"CREATE DATABASE pool TEMPLATE {TEMPLATE}".encode())
        yield {"TABLES_DATABASE": str(server.url("pool"))}


async def offers(person: Person) -> None:
    """That person agrees to play with strangers, and offers a game to them."""
    asked = (await person.slash("find", game="games_up")).said
    if any("where=anywhere" in each.values for each in asked.menus):
        await person.choose(asked, "where=anywhere")
    await person.click(asked, control(asked, "makeoffer"))
    await person.click(asked, control(asked, "agreepool"))


@pytest.mark.once
@pytest.mark.timeout(300)
@pytest.mark.parametrize("kind", STORES)
async def test_an_offer_in_a_server_and_one_in_direct_messages_meet(tmp_path: Path, kind: str) -> None:
    async with Sandbox(strict=False) as sandbox, settings(kind) as given:
        sandbox.gateway.sharding.max_concurrency = 16
        sandbox.add_guild("Elsewhere", "carol")
        given |= {"TABLES_SHARD_COUNT": "4", "TABLES_POOL_ACCOUNT_DAYS": "0"}
        bots = [process(sandbox, tmp_path, TABLES_SHARD_IDS=str(number), **given) for number in range(4)]
        try:
            await asyncio.gather(*(bot.start(online=False) for bot in bots))
            await connected(sandbox, [(number, 4) for number in range(4)])
            alice, bob = sandbox.person("alice"), sandbox.person("bob").direct()
            await offers(alice)
            await offers(bob)
            begun = time.monotonic()
            async with asyncio.timeout(PATIENCE):
                while not (with_controls(alice) and with_controls(bob)):  # noqa: ASYNC110 (nothing tells of it)
                    await asyncio.sleep(0.05)
            print(f"both boards after {time.monotonic() - begun:.1f} s; wanted within {SOON} s")
        finally:
            await asyncio.gather(*(bot.stop() for bot in bots))
        for bot in bots:
            assert not bot.problems, "\n".join(bot.problems)
