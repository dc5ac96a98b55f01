"""Waiting for somebody, nudging, pausing and going on: when each can be done, and when not."""

from __future__ import annotations

import pytest

from sessions.acts import Act, End, Nudge, Pause, Reopen, Resume, Tick, WaitOn
from sessions.clocks.deadlines import SILENCE
from sessions.log import Grace, Granted, Nudged, Paused, Resumed
from sessions.refusals.moments import Finished, IsPaused, NoNudge, NotLate, NotPaused, NotReopened, NotStarted
from sessions.refusals.participants import NotSeated
from sessions.state.clock import DAY, HOUR
from sessions.tables import Tables
from tests.sessions.club import ANN, BEN, EVE, FRESH, NOW, Refused, Time, game, lobby, to_act, waiting

MOD = 99


async def test_nobody_waits_longer_for_who_has_time(tables: Tables, time: Time, refused: Refused) -> None:
    session = await game(tables, clock="1d")
    late, waits = to_act(session), waiting(session)
    await refused(NotLate, tables.do(session.id, WaitOn(waits.user_id, NOW)))
    for taken in (DAY // 2, DAY):
        time.now = NOW + taken
        session = await tables.do(session.id, Tick(time.now))
    session = await tables.do(session.id, WaitOn(waits.user_id, time.now))
    assert session.log[-1] == Granted(late.user_id, DAY, Grace.WAIT, waits.user_id), "to the second"
    await refused(NotLate, tables.do(session.id, WaitOn(waits.user_id, time.now)))


async def test_a_nudge_a_day(tables: Tables, time: Time, refused: Refused) -> None:
    session = await game(tables)
    late, waits = to_act(session), waiting(session)
    told = await refused(NoNudge, tables.do(session.id, Nudge(waits.user_id, NOW + DAY - 1)))
    assert told.wait == 1
    time.now = NOW + DAY
    session = await tables.do(session.id, Nudge(waits.user_id, time.now))
    assert session.log[-1] == Nudged(late.user_id, waits.user_id)
    told = await refused(NoNudge, tables.do(session.id, Nudge(waits.user_id, time.now + HOUR)))
    assert told.wait == DAY - HOUR
    told = await refused(NoNudge, tables.do(session.id, Nudge(late.user_id, time.now + 2 * DAY)))
    assert told.wait == 0, "nobody nudges themselves"


async def test_nobody_is_nudged_in_a_game_that_rests_or_has_a_clock(tables: Tables, refused: Refused) -> None:
    session = await game(tables)
    session = await tables.do(session.id, Pause("Mod", MOD))
    told = await refused(NoNudge, tables.do(session.id, Nudge(waiting(session).user_id, NOW + 2 * DAY)))
    assert told.wait == 0
    session = await tables.do(session.id, Resume("Mod", MOD))
    await tables.do(session.id, End("Mod", MOD))
    timed = await game(tables, clock="1d")
    await refused(NoNudge, tables.do(timed.id, Nudge(waiting(timed).user_id, NOW + 2 * DAY)))


@pytest.mark.parametrize("act", [Pause("Mod", MOD), Resume("Mod", MOD)], ids=["pause", "resume"])
async def test_only_a_game_that_runs_rests_or_goes_on(tables: Tables, refused: Refused, act: Act) -> None:
    table = await lobby(tables, (ANN, BEN))
    await refused(NotStarted, tables.do(table.id, act))
    await tables.do(table.id, End("Mod", MOD))
    session = await game(tables)
    await tables.do(session.id, End("Mod", MOD))
    await refused(Finished, tables.do(session.id, act))


async def test_a_game_is_paused_once_and_resumed_once(tables: Tables, refused: Refused) -> None:
    session = await game(tables)
    await refused(NotPaused, tables.do(session.id, Resume("Mod", MOD)))
    session = await tables.do(session.id, Pause(" Mo\n d ", MOD))
    assert session.log[-1] == Paused("Mo d", MOD)
    await refused(IsPaused, tables.do(session.id, Pause("Mod", MOD)))
    session = await tables.do(session.id, Resume(" Mo\n d ", MOD))
    assert session.log[-1] == Resumed("Mo d", MOD)
    await refused(NotPaused, tables.do(session.id, Resume("Mod", MOD)))


async def test_its_players_alone_reopen_what_silence_closed(tables: Tables, time: Time, refused: Refused) -> None:
    session = await game(tables, clock="1w")
    await refused(NotReopened, tables.do(session.id, Reopen(ANN.user_id, FRESH)))
    time.now = NOW + SILENCE
    session = await tables.do(session.id, Tick(time.now))
    await refused(NotSeated, tables.do(session.id, Reopen(EVE.user_id, FRESH)))
    session = await tables.do(session.id, Reopen(ANN.user_id, FRESH))
    assert (session.state, session.position_since) == ("running", time.now), "time counts from now on"
    await tables.do(session.id, End("Mod", MOD))
    await refused(NotReopened, tables.do(session.id, Reopen(ANN.user_id, FRESH)))
