"""What the store keeps of the messages that channels were shown."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from data.errors import StoreError
from data.rows import MessageRow, Shown
from data.store import Store
from tests.data.samples import PLAY, found, kept

LOBBY = MessageRow(555, 7, "lobby", 1)
BOARD = MessageRow(556, 7, "board", 4)


async def test_what_is_new_is_to_show(store: Store) -> None:
    await kept(store, 1)
    await kept(store, 2)
    assert await store.to_show() == [1, 2]
    await store.note_post(1, LOBBY)
    assert await store.to_show() == [2]
    await store.append(1, 1, PLAY)
    assert await store.to_show() == [1, 2]
    row = await found(store)
    assert (row.shown, row.version, row.messages, row.live) == (1, 4, (LOBBY,), LOBBY)


async def test_a_message_that_lost_its_place_is_to_be_retired_until_it_is_forgotten(store: Store) -> None:
    await kept(store)
    await store.note_post(1, LOBBY)
    await store.append(1, 1, PLAY)
    await store.note_post(1, BOARD)
    row = await found(store)
    past = MessageRow(555, 7, "lobby", 1, live=False)
    assert (row.messages, row.live, row.shown) == ((past, BOARD), BOARD, 4)
    assert await store.to_show() == [1], "the old one has controls"
    await store.forget_message(1, 555)
    assert await store.to_show() == []
    assert (await found(store)).messages == (BOARD,)


async def test_one_session_forgets_no_message_of_another(store: Store) -> None:
    await kept(store, 1)
    await kept(store, 2)
    await store.note_post(1, LOBBY)
    await store.note_post(2, MessageRow(777, 2, "lobby", 1))
    await store.forget_message(1, 777)
    await store.forget_message(1, 12345)
    assert (await found(store, 2)).live == MessageRow(777, 2, "lobby", 1)
    assert (await found(store, 1)).live == LOBBY


async def test_the_same_message_is_brought_up_to_date(store: Store) -> None:
    await kept(store)
    await store.note_post(1, BOARD)
    await store.append(1, 1, PLAY)
    newer = MessageRow(556, 7, "end", 4)
    await store.note_post(1, newer)
    assert (await found(store)).messages == (newer,)
    assert await store.to_show() == []


async def test_showing_is_no_change(store: Store) -> None:
    """What the channel saw does not make anybody's button stale."""
    await kept(store)
    await store.note_post(1, LOBBY)
    await store.append(1, 1, PLAY)
    await store.note_post(1, BOARD)
    await store.note_shown(1, 4)
    await store.forget_message(1, 555)
    await store.append(1, 4, PLAY)


async def test_shown_never_goes_back(store: Store) -> None:
    await kept(store)
    await store.append(1, 1, PLAY)
    await store.note_shown(1, 4)
    assert await store.to_show() == []
    assert (await found(store)).live is None, "a session can be seen without a message"
    await store.note_shown(1, 1)
    await store.note_post(1, LOBBY)
    assert (await found(store)).shown == 4
    assert await store.to_show() == []


async def test_each_note_returns_what_has_been_shown_then(store: Store) -> None:
    await kept(store)
    assert await store.note_post(1, LOBBY) == Shown(1, (LOBBY,))
    await store.append(1, 1, PLAY)
    past, call = replace(LOBBY, live=False), MessageRow(557, 7, "call", 4, live=False)
    assert await store.note_post(1, BOARD) == Shown(4, (past, BOARD))
    assert await store.note_call(1, call) == Shown(4, (past, BOARD, call))
    assert await store.note_not_shown(1, 3) == Shown(2, (past, BOARD, call))
    assert await store.note_shown(1, 4) == Shown(4, (past, BOARD, call))
    assert await store.forget_message(1, 556) == Shown(4, (past, call))
    for message in (past, call):
        last = await store.forget_message(1, message.message_id)
    assert last == Shown(4, ())
    row = await found(store)
    assert (row.shown, row.messages) == (4, ())


async def test_nothing_is_noted_of_a_session_that_is_not_there(store: Store) -> None:
    """As after a restored backup, which knows less than the bot did."""
    assert await store.note_shown(1, 1) is None
    assert await store.note_not_shown(1, 1) is None
    assert await store.forget_message(1, 555) is None
    for note in (store.note_post, store.note_call):
        with pytest.raises(StoreError):
            await note(1, LOBBY)
