"""Two processes on one database, each with shards of its own: a process does nothing about the other one's servers."""

from __future__ import annotations

from pathlib import Path

from cogs.bot import TableBot
from cogs.registration import Memo
from data.shards import Shards
from sandbox import Sandbox
from sessions.acts import Resign
from sessions.tables import Tables
from tests.databases import open_store
from tests.play.club import Club, club_in
from tests.waiting import turns_of_the_loop

FAR = 197038439483310086
"""A server in which the bot of these tests is not."""


async def ready(club: Club) -> None:
    """Wait until the bot has noted in which servers it is."""
    await club.bot.wait_until_ready()
    await turns_of_the_loop()
    await club.sandbox.settle()


async def test_a_process_that_starts_leaves_tables_and_servers_of_another_alone(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite3"
    async with Sandbox() as sandbox:
        here = Shards(2).shard_of(int(sandbox.world.guild_id))
        ours, others = Shards(2, frozenset({here})), Shards(2, frozenset({1 - here}))
        async with club_in(sandbox, database, shards=ours) as club:
            session = await club.start("stranded", 2)
            await club.tables.store.note_server(FAR)
            # As after a crash between a move and its board.
            await club.tables.messages.note_not_shown(session)
        before = len(sandbox.messages(str(session.place.channel_id)))
        async with club_in(sandbox, database, shards=others) as club:
            await ready(club)
            assert len(sandbox.messages(str(session.place.channel_id))) == before
            assert await club.tables.store.to_show() == [session.id]
            left = await club.tables.store.servers_left(0)
            assert left == ([FAR] if others.own(FAR) else []), "its own servers are noted as left, and no others"
        async with club_in(sandbox, database, shards=ours) as club:
            await club.caught_up()
            assert await club.tables.store.to_show() == []


async def test_a_table_that_another_process_changed_is_shown_by_its_own(tmp_path: Path) -> None:
    """Any process may change any table, for instance where somebody deletes their data in direct messages."""
    database = tmp_path / "tables.sqlite3"
    async with Sandbox() as sandbox:
        here = Shards(2).shard_of(int(sandbox.world.guild_id))
        ours, others = Shards(2, frozenset({here})), Shards(2, frozenset({1 - here}))
        async with club_in(sandbox, database, shards=ours) as club:
            session = await club.start("stranded", 2)
            shown = sandbox.messages()[-1].payload
            store = await open_store(database, sandbox.clock.now)
            other = TableBot(Tables(store, shards=others), Memo(store.memo, store.remember))
            changed = await other.services.tables.do(session.id, Resign(session.people[0].user_id))
            # The process that made the change posts nothing, however it is asked to.
            display = other.services.display
            assert (await display.show(changed)).version == changed.version
            display.background.retries.later(session.id, pause=0.0)
            while len(display.background.retries):
                await turns_of_the_loop()
            await store.close()
            assert sandbox.messages()[-1].payload == shown
            # The process of its server finds it at two looks in a row: at the first one, it may be showing it.
            await club.bot.alarms.look()
            await club.sandbox.settle()
            assert sandbox.messages()[-1].payload == shown
            await club.bot.alarms.look()
            await club.caught_up()
            assert sandbox.messages()[-1].payload != shown
