"""A new process takes over from a running one while people play: each click is answered, and by one of them."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import AsyncExitStack, closing
from pathlib import Path

from data.handover import AHEAD, LATE, SIGN
from sandbox import BotProcess, Message, Person, Sandbox
from sandbox.people.person import PATIENCE
from tests.databases import open_store
from tests.play.club import control
from tests.starts import assert_a_sentence
from tests.waiting import until


def state(database: Path) -> str:
    """What the two processes have arranged."""
    with closing(sqlite3.connect(database)) as connection:
        found = connection.execute("SELECT value FROM memo WHERE name = 'handover of shards all'").fetchone()
    return str(found[0]).partition(" ")[0] if found else ""


async def arranged(database: Path, wanted: str) -> None:
    """Wait until they have arranged this."""
    async with asyncio.timeout(PATIENCE):
        while state(database) != wanted:  # noqa: ASYNC110 (the store tells nobody)
            await asyncio.sleep(0.05)


async def test_each_click_is_answered_by_one_of_two(tmp_path: Path) -> None:
    """A click before the moment is the old process's, one from then on the new one's; both hear of both."""
    database = tmp_path / "tables.sqlite3"
    async with AsyncExitStack() as stack:
        sandbox = await stack.enter_async_context(Sandbox())
        old, new = BotProcess(sandbox, database), BotProcess(sandbox, database, arguments=["--take-over"])
        for each in (old, new):
            stack.push_async_callback(each.stop)
        alice, bob = sandbox.person("alice"), sandbox.person("bob")
        await old.start()
        await alice.slash("play", game="games_up", opponent=bob)
        await sandbox.settle()
        lobby = sandbox.messages()[-1]

        async def click(person: Person, message: Message, action: str) -> None:
            result = await person.click(message, control(message, action))
            assert result.failed is None
            await sandbox.settle()

        await new.start(online=False)
        async with asyncio.timeout(PATIENCE):
            while sandbox.gateway.shards != [(0, 1), (0, 1)]:  # noqa: ASYNC110 (nothing tells of it)
                await asyncio.sleep(0.01)
        await click(bob, lobby, "accept")
        await arranged(database, "taken")
        # The moment lies ahead: the old process answers still.
        assert (await alice.slash("board")).failed is None
        await sandbox.settle()
        lobby = sandbox.messages()[-1]
        sandbox.clock.advance(AHEAD)
        await click(alice, lobby, "start")
        assert (await alice.slash("board")).failed is None
        assert old.running
        sandbox.clock.advance(LATE)
        async with asyncio.timeout(PATIENCE):
            assert await old.wait() == 0
        await until(lambda: any("This process has taken over" in line for line in new.lines))
        assert (await bob.slash("board")).failed is None
        assert await new.stop() == 0
        assert not [*old.problems, *new.problems]


async def test_a_new_process_that_is_killed_leaves_the_old_one_in_charge(tmp_path: Path) -> None:
    """It is killed once it has taken over, before its moment: nobody answered any more."""
    database = tmp_path / "tables.sqlite3"
    async with AsyncExitStack() as stack:
        sandbox = await stack.enter_async_context(Sandbox())
        old, new = BotProcess(sandbox, database), BotProcess(sandbox, database, arguments=["--take-over"])
        for each in (old, new):
            stack.push_async_callback(each.stop)
        alice = sandbox.person("alice")
        await old.start()
        await alice.slash("play", game="games_up", opponent=sandbox.person("bob"))
        await new.start(online=False)
        await arranged(database, "taken")
        await new.kill()
        sandbox.clock.advance(AHEAD + LATE + 1)
        async with asyncio.timeout(PATIENCE + SIGN):
            while state(database) != "kept":  # noqa: ASYNC110 (the store tells nobody)
                await asyncio.sleep(0.05)
        await sandbox.settle()
        assert old.running
        assert (await alice.slash("board")).failed is None
        assert any("gave no sign of life: this one goes on" in line for line in old.lines)


async def test_a_newer_format_is_told_and_the_database_stays(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite3"
    await (await open_store(database, lambda: 1_800_000_000.0)).close()
    with closing(sqlite3.connect(database)) as connection:
        (number,) = connection.execute("PRAGMA user_version").fetchone()
        connection.execute(f"PRAGMA user_version = {number - 1}")
    async with Sandbox(strict=False) as sandbox:
        process = BotProcess(sandbox, database, arguments=["--take-over"])
        await process.start(online=False)
        status = await process.wait()
        assert_a_sentence(status, "\n".join(process.lines), "newer database format", "without --take-over")
        assert not sandbox.timeline, "Discord hears nothing of it"
    with closing(sqlite3.connect(database)) as connection:
        assert connection.execute("PRAGMA user_version").fetchone() == (number - 1,)
