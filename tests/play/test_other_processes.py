"""Two processes on one database, each with shards of its own: a process does nothing about the other one's servers."""

from __future__ import annotations

from pathlib import Path

from data.shards import Shards
from sandbox import Sandbox
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
