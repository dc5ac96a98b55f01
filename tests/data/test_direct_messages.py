"""Deleting somebody's data removes the ids of their direct messages with the bot."""

from __future__ import annotations

from pathlib import Path

from msgspec.structs import replace

from data.rows import Change, FinishedRow, MessageRow, ResultRow
from data.store import Store
from tests.data.implementations import Implementation
from tests.data.samples import ALICE, BOB, anonymous, entry, found, kept, lobby, table

CHANNEL, MESSAGE = 987_654_321, 987_654_399


async def over(store: Store, *people: int) -> None:
    """A finished table in direct messages, with a row in most tables of the database."""
    await store.create(replace(table(CHANNEL), guild_id=0), lobby(*people))
    results = (ResultRow(1, people[0], 1, 7),)
    await store.append(1, 1, Change((entry("ended"),), "over", results=results, finished=FinishedRow("blacks=1", 3)))
    await store.note_post(1, MessageRow(MESSAGE, CHANNEL, "end", 2))
    await store.write_note(1, people[0], "the left side")


async def test_a_table_that_names_nobody_else_is_deleted(database: Implementation, store: Store, path: Path) -> None:
    await over(store, ALICE)
    await kept(store, 8)
    assert str(CHANNEL) in str(database.contents(path))
    assert await store.forget_person(ALICE, [1, 2], anonymous) == []
    assert await store.session(1) is None
    assert (await found(store, 2)).channel_id == 8, "tables of servers stay"
    assert not [each for each in (CHANNEL, MESSAGE, ALICE) if str(each) in str(database.contents(path))]
    assert (await store.create(table(9), lobby(BOB))).id == 3, "ids are not used again"


async def test_of_a_table_with_others_only_the_ids_go(database: Implementation, store: Store, path: Path) -> None:
    await over(store, ALICE, BOB)
    assert await store.forget_person(ALICE, [1], anonymous) == []
    row = await found(store)
    assert (row.channel_id, row.shown, row.version) == (0, 2, 2)
    assert not [each for each in (CHANNEL, MESSAGE) if str(each) in str(database.contents(path))]
