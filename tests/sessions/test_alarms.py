"""Each table's clock by itself: one that fails is logged and tried later, and stops no other."""

from __future__ import annotations

import pytest

from sessions.acts import Act, Start
from sessions.happenings import Reminded
from sessions.session import Session
from sessions.tables import Opening, Tables
from sessions.waiting import DAY, HOUR
from tests.sessions.club import ANN, BEN, Time, to_act


async def clocked(tables: Tables, channel: int) -> Session:
    """A game with a clock of a day that has just begun."""
    session = await tables.open(Opening("strata5", 5, channel, (ANN, BEN), terms={"auto": "off", "clock": "1d"}))
    return await tables.do(session.id, Start(ANN.user_id, "salt"))


@pytest.mark.xfail(strict=True, reason="an error at one table ends the round", raises=RuntimeError)
async def test_a_table_that_fails_stops_no_other(tables: Tables, time: Time, monkeypatch: pytest.MonkeyPatch) -> None:
    oldest = await clocked(tables, 7)
    time.now += HOUR
    other = await clocked(tables, 8)
    change = tables.do

    async def do(session_id: int, act: Act, seen: Session | None = None) -> Session:
        if session_id == oldest.id:
            raise RuntimeError("a bug")
        return await change(session_id, act, seen)

    monkeypatch.setattr(tables, "do", do)
    time.now += DAY // 2
    _ = [each async for each in tables.alarms.ring(None)]
    assert (await tables.load(other.id)).log[-1] == Reminded(to_act(other).user_id)
