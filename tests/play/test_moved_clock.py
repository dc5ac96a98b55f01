"""The bot in its own process follows the local Discord's clock when that is moved on, through a kill as well."""

from __future__ import annotations

from pathlib import Path

import pytest

from data.sqlite.store import SqliteStore
from sandbox import BotProcess, Sandbox
from sessions.acts import ChangeOption
from sessions.state.clock import DAY, HOUR
from sessions.tables import Tables

pytestmark = pytest.mark.once


async def test_a_reminder_comes_and_then_the_time_is_out(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite3"
    async with Sandbox() as sandbox:
        alice, bob = sandbox.person("alice"), sandbox.person("bob")
        bot = BotProcess(sandbox, database)
        await bot.start()
        await alice.slash("play", game="strata5", opponent=bob)
        lobby = await alice.sees("opened a table")
        await bob.click(lobby, "Accept")
        store = await SqliteStore.open(database, clock=sandbox.clock.now)
        try:
            table = await Tables(store).finder.meant_in(int(alice.channel.id))
            assert table is not None
            await Tables(store).do(table.id, ChangeOption(int(alice.id), "clock", "1d"))
        finally:
            await store.close()
        await alice.click(lobby, "Start")
        board = await bob.sees(lambda each: "Deadline: <t:" in each.text)
        slow, waits = (alice, bob) if board.pings == [alice.user.key] else (bob, alice)
        await sandbox.settle()

        sandbox.clock.advance(13 * HOUR)
        reminder = await slow.sees(
            lambda each: each.id != board.id and each.pings == [slow.user.key] and each.media != []
        )

        # What a kill cuts off is done once more: an old message may be gone already when its deletion was not noted.
        sandbox.expect(10008, times=None)
        await bot.kill()
        sandbox.clock.advance(DAY)
        await bot.start()
        given = await slow.sees("while the bot was offline")
        assert given.id != reminder.id, "a board of yesterday"
        assert given.pings == []
        assert "Wait longer" not in [each.label for each in given.buttons], "the bot was down when it ran out"

        sandbox.clock.advance(3 * DAY)
        over = await waits.sees(f"**{slow.name}** ran out of time. ")
        assert over.pings == [waits.user.key]
        assert await bot.stop() == 0
        assert bot.problems == []
