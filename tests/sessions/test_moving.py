"""A table that goes to another channel, or into a thread of its own: what its log tells, and who moved it."""

from __future__ import annotations

import pytest

from data.store import Store
from sessions.acts import ChangeOption, End, Move
from sessions.log import Moved, read
from sessions.people.exporting import without, without_all
from sessions.refusals.moments import Finished, ThereAlready
from sessions.refusals.requests import ChannelTaken
from sessions.tables import Tables
from tests.sessions.club import ANN, CAT, DAN, lobby, started


async def test_a_table_moves_there_and_back(tables: Tables) -> None:
    session = await started(tables)
    session = await tables.do(session.id, Move(8, CAT.user_id))
    assert (session.row.channel_id, session.thread_anchor) == (8, None)
    assert session.log[-1] == Moved(8, 7, CAT.user_id)
    session = await tables.do(session.id, Move(7, CAT.user_id))
    assert session.row.channel_id == 7
    assert (await tables.load(session.id)).position == session.position


async def test_what_was_pressed_before_still_counts(tables: Tables) -> None:
    """Nothing that can be played has changed."""
    session = await started(tables)
    after = await tables.do(session.id, Move(8))
    assert after.stale_before == session.stale_before
    assert after.version == session.version + 1


async def test_a_thread_hangs_on_the_message_whose_id_it_has(tables: Tables) -> None:
    session = await lobby(tables)
    session = await tables.do(session.id, ChangeOption(ANN.user_id, "thread", "on"))
    assert not session.wants_thread, "a lobby is no game"
    session = await started(tables, channel=9)
    assert not session.wants_thread, "nobody wanted one"
    session = await tables.do(session.id, Move(1234))
    assert session.thread_anchor == (9, 1234)
    # Somebody moves it on: it still hangs there.
    session = await tables.do(session.id, Move(5, CAT.user_id))
    assert session.thread_anchor == (9, 1234)


async def test_one_that_comes_back_hangs_nowhere_and_wants_no_other(tables: Tables) -> None:
    session = await tables.do((await started(tables)).id, Move(1234))
    session = await tables.do(session.id, Move(7))
    assert (session.row.channel_id, session.thread_anchor, session.wants_thread) == (7, None, False)


async def test_a_snapshot_read_anew_is_the_same(store: Store) -> None:
    first = Tables(store)
    session = await first.do((await started(first)).id, Move(1234))
    read_anew = await Tables(store).load(session.id)
    assert (read_anew.thread_anchor, read_anew.row.channel_id) == (session.thread_anchor, 1234)


async def test_where_it_cannot_go(tables: Tables) -> None:
    session = await started(tables)
    with pytest.raises(ThereAlready):
        await tables.do(session.id, Move(7))
    other = await lobby(tables, (CAT, DAN), channel=8)
    with pytest.raises(ChannelTaken) as taken:
        await tables.do(session.id, Move(8))
    assert taken.value.session.id == other.id
    await tables.do(session.id, End("Mo"))
    with pytest.raises(Finished):
        await tables.do(session.id, Move(9))


async def test_what_hangs_is_told_how_it_ended(tables: Tables) -> None:
    """In the transaction of the end itself: no crash can come between."""
    session = await tables.do((await started(tables)).id, Move(1234))
    session = await tables.do(session.id, End("Mo"))
    [due] = session.row.messages
    assert (due.channel_id, due.message_id, due.shows, due.live) == (7, 1234, "lobby", False)


async def test_who_moved_it_can_be_forgotten(tables: Tables, store: Store) -> None:
    session = await tables.do((await started(tables)).id, Move(8, CAT.user_id))
    assert session.log[-1].users() == (CAT.user_id,)
    row = await store.session(session.id)
    assert row is not None
    for new in (without(row, [CAT.user_id]), without_all(row)):
        [entry] = [each for each in (read(one.kind, one.facts) for one in new.entries) if isinstance(each, Moved)]
        assert (entry.channel_id, entry.left) == (8, 7)
        assert entry.by == new.stand_ins[CAT.user_id] < 0
    forgotten = await tables.people.forget(CAT.user_id)
    assert (forgotten.tables, forgotten.damaged) == (1, ())
    assert str(CAT.user_id) not in str((await Tables(store).load(session.id)).log)
