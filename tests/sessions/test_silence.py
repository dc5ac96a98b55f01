"""Silence closes a table, and others nudge who is silent."""

from __future__ import annotations

import pytest

from data.store import Store
from sessions.acts import (
    Cancel,
    Nudge,
    Pause,
    Play,
    Reopen,
    Resign,
    Tick,
)
from sessions.clocks.deadlines import LOBBY, REVEAL, SILENCE, due
from sessions.log import TableEnding
from sessions.refusals.moments import NoNudge, NothingDue, NotReopened
from sessions.refusals.participants import NotSeated
from sessions.state.clock import DAY, deadline
from sessions.state.table import EarlyEnd, Place
from sessions.tables import Opening, Tables
from tests.sessions.club import (
    ANN,
    BEN,
    CAT,
    EVE,
    FRESH,
    Refused,
    Time,
    a_turn,
    first_ply,
    game,
    to_act,
    waiting,
)


async def test_a_lobby_to_which_nobody_comes_closes(tables: Tables, time: Time, refused: Refused) -> None:
    session = await tables.openings.open(Opening("stranded", Place(5, 7), (ANN,)))
    time.now += LOBBY - 1
    await refused(NothingDue, tables.do(session.id, Tick(time.now)))
    time.now += 1
    session = await tables.do(session.id, Tick(time.now))
    assert session.state == "cancelled"
    assert due(session) is None


async def test_a_silent_game_is_closed_and_opened_again(
    tables: Tables, elsewhere: Tables, store: Store, time: Time, refused: Refused
) -> None:
    session = await game(tables, clock="1d")
    played = (await a_turn(tables, session)).played
    time.now += SILENCE
    session = await tables.do(session.id, Tick(time.now))
    assert (session.state, session.ending) == ("over", EarlyEnd(TableEnding.SILENCE))
    assert await store.next_due() == time.now + REVEAL
    await refused(NotSeated, tables.do(session.id, Reopen(EVE.user_id, FRESH)))
    session = await tables.do(session.id, Reopen(BEN.user_id, FRESH))
    assert (session.state, session.ending, session.played) == ("running", None, played)
    assert await elsewhere.load(session.id) == session
    assert session.clock is not None
    assert deadline(session.clock, session.table_options) == time.now + DAY
    session = await tables.do(session.id, Resign(BEN.user_id))
    await refused(NotReopened, tables.do(session.id, Reopen(BEN.user_id, FRESH)))


async def test_no_game_is_opened_again_in_a_channel_that_is_taken(tables: Tables, time: Time) -> None:
    session = await game(tables, clock="1w")
    time.now += SILENCE
    await tables.do(session.id, Tick(time.now))
    other = await tables.openings.open(Opening("stranded", Place(5, 7), (CAT,)))
    with pytest.raises(Exception, match="ChannelTaken"):
        await tables.do(session.id, Reopen(BEN.user_id, FRESH))
    await tables.do(other.id, Cancel(CAT.user_id))
    assert (await tables.do(session.id, Reopen(BEN.user_id, FRESH))).state == "running"


async def test_silence_of_before_the_clocks_counts_from_their_first_look(
    tables: Tables, elsewhere: Tables, store: Store, time: Time
) -> None:
    """A game that was idle for long when the bot learned of clocks is not closed at once."""
    session = await game(tables)
    await tables.do(session.id, Pause("Mod", 99))
    time.now += 2 * SILENCE
    for look in (tables, elsewhere):
        await look.scheduler.heartbeat()
        assert [each async for each in look.scheduler.do_due()] == []
    time.now += SILENCE - 1
    assert [each async for each in tables.scheduler.do_due()] == []
    time.now += 1
    assert [each async for each in tables.scheduler.do_due()] == [session.id]
    assert (await tables.load(session.id)).state == "over"


async def test_without_a_clock_the_others_nudge_once_a_day(tables: Tables, time: Time, refused: Refused) -> None:
    session = await game(tables)
    slow, other = to_act(session), waiting(session)
    refusal = await refused(NoNudge, tables.do(session.id, Nudge(other.user_id, time.now)))
    assert refusal.wait == DAY
    time.now += DAY
    await refused(NoNudge, tables.do(session.id, Nudge(slow.user_id, time.now)))
    session = await tables.do(session.id, Nudge(other.user_id, time.now))
    assert session.last_call == session.version
    time.now += DAY - 1
    refusal = await refused(NoNudge, tables.do(session.id, Nudge(other.user_id, time.now)))
    assert refusal.wait == 1
    session = await tables.do(session.id, Play(slow.user_id, first_ply(session)))
    assert session.actor is not None


async def test_with_a_clock_nobody_is_nudged(tables: Tables, time: Time, refused: Refused) -> None:
    session = await game(tables, clock="1w")
    time.now += 2 * DAY
    await refused(NoNudge, tables.do(session.id, Nudge(waiting(session).user_id, time.now)))


async def test_who_does_not_play_cannot_nudge(tables: Tables, time: Time, refused: Refused) -> None:
    session = await game(tables)
    await refused(NotSeated, tables.do(session.id, Nudge(EVE.user_id, time.now + 2 * DAY)))
