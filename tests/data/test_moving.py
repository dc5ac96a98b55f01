"""A session that moves to another channel: its log stays whole, its place is found by, and nobody else's is taken."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from data.errors import ConflictError, TakenError
from data.rows import Change, MessageRow, NewEntry, SessionRow
from data.store import Store
from tests.data.samples import NEW, OPENED, moved


async def there(store: Store, row: SessionRow) -> SessionRow:
    """The session as it is read anew, from its first entry on."""
    found = await store.session(row.id)
    assert found is not None
    return found


async def test_its_log_is_whole_wherever_it_goes(store: Store) -> None:
    row = await store.create(NEW, OPENED)
    row = await store.append(row.id, 1, moved(8, 7))
    assert row.channel_id == 8
    row = await store.append(row.id, 2, moved(9, 8))
    row = await store.append(row.id, 3, moved(7, 9))
    found = await there(store, row)
    assert (found.channel_id, [each.number for each in found.entries]) == (7, [1, 2, 3, 4])


async def test_it_is_found_where_it_is(store: Store) -> None:
    row = await store.create(NEW, OPENED)
    await store.append(row.id, 1, moved(8, 7))
    assert await store.meant_in(8, 1) == await store.meant_in(8) == [row.id]
    assert await store.exclusive_in_channel(8) == row.id
    assert await store.exclusive_in_channel(7) is None
    assert await store.meant_in(7, 1) == []
    other = await store.create(NEW, OPENED)
    assert await store.exclusive_in_channel(7) == other.id


async def test_it_takes_nobodys_place(store: Store) -> None:
    """Nothing of it is changed then: neither its log nor where it is."""
    row = await store.create(NEW, OPENED)
    await store.create(replace(NEW, channel_id=8), OPENED)
    with pytest.raises(TakenError):
        await store.append(row.id, 1, moved(8, 7))
    found = await there(store, row)
    assert (found.channel_id, found.version, found.state) == (7, 1, "lobby")
    assert issubclass(TakenError, ConflictError)


async def test_a_message_that_was_done_with_is_to_be_tidied_up_again(store: Store) -> None:
    row = await store.create(NEW, OPENED)
    await store.note_post(row.id, MessageRow(70, 7, "lobby", 1))
    await store.forget_message(row.id, 70)
    end = Change((NewEntry("ended", "{}"),), "over", retire=(MessageRow(70, 7, "lobby", 2, live=False),))
    row = await store.append(row.id, 1, end)
    assert row.messages == (MessageRow(70, 7, "lobby", 2, live=False),)
    await store.note_shown(row.id, 2)
    assert await store.to_show() == [row.id]
    await store.forget_message(row.id, 70)
    assert await store.to_show() == []
