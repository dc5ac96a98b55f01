"""Each table's clock by itself: one that fails is logged and tried later, and stops no other."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Iterable

import pytest
from msgspec import Struct

from cogs import schedule
from cogs.schedule import Alarms
from data.shards import Shards
from data.store import Store
from sessions.acts import Act, Start
from sessions.log import Entry, Reminded, Stilled, TimeUp
from sessions.refusals.base import Damaged, NotKept, NotRead, Outdated
from sessions.refusals.moments import Stale
from sessions.session import Session
from sessions.state.clock import DAY, HOUR, MINUTE
from sessions.state.table import Place
from sessions.tables import Opening, Tables
from sessions.tables import scheduler as scheduler_module
from sessions.tables.scheduler import FIRST_PAUSE, LONGEST_PAUSE
from tests.sessions.club import ANN, BEN, Time, game, to_act
from tests.waiting import turns_of_the_loop, until

Fails = Callable[[Session], Exception]

FAILURES: dict[str, Fails] = {
    "a bug": lambda _: RuntimeError("a bug"),
    "stale": Stale,
    "not kept": lambda _: NotKept(),
    "not read": lambda _: NotRead(),
    "damaged": lambda _: Damaged(),
    "outdated": lambda session: Outdated(session.game.key),
}


async def clocked(tables: Tables, channel: int) -> Session:
    """A game with a clock of a day that has just begun."""
    session = await tables.openings.open(
        Opening("strata5", Place(5, channel), (ANN, BEN), table_options={"auto": "off", "clock": "1d"})
    )
    return await tables.do(session.id, Start(ANN.user_id, "salt"))


def breaking(monkeypatch: pytest.MonkeyPatch, tables: Tables, fails: Fails, *broken: Session) -> list[int]:
    """Let every change of these tables fail. The list holds which of them was tried, in order."""
    change, tried = tables.do, []
    by_id = {each.id: each for each in broken}

    async def do(session_id: int, act: Act, seen: Session | None = None) -> Session:
        if session_id in by_id:
            tried.append(session_id)
            raise fails(by_id[session_id])
        return await change(session_id, act, seen)

    monkeypatch.setattr(tables, "do", do)
    return tried


async def rung(tables: Tables) -> list[int]:
    """The tables to which something happened in one round."""
    return [each async for each in tables.scheduler.do_due()]


@pytest.mark.parametrize("failure", FAILURES)
async def test_a_table_that_fails_stops_no_other(
    tables: Tables, time: Time, monkeypatch: pytest.MonkeyPatch, failure: str
) -> None:
    oldest = await clocked(tables, 7)
    time.now += HOUR
    other = await clocked(tables, 8)
    tried = breaking(monkeypatch, tables, FAILURES[failure], oldest)
    time.now += DAY // 2
    assert await rung(tables) == [other.id]
    assert tried == [oldest.id], "the oldest is tried first, and once"
    assert (await tables.load(other.id)).log[-1] == Reminded(to_act(other).user_id)


async def test_a_table_that_fails_is_named_in_the_log_with_its_error(
    tables: Tables, time: Time, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    session = await clocked(tables, 7)
    breaking(monkeypatch, tables, FAILURES["a bug"], session)
    time.now += DAY // 2
    await rung(tables)
    [record] = [each for each in caplog.records if each.levelno >= logging.ERROR]
    assert f"table {session.id}" in record.getMessage()
    assert record.exc_info is not None
    assert "a bug" in str(record.exc_info[1])


async def test_the_pauses_grow_to_a_limit_and_begin_anew_after_a_success(
    tables: Tables, store: Store, time: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = await clocked(tables, 7)
    time.now += DAY // 2
    with monkeypatch.context() as broken:
        tried = breaking(broken, tables, FAILURES["a bug"], session)
        pauses = []
        for _ in range(10):
            assert await rung(tables) == []
            wanted = await store.next_due()
            assert wanted is not None
            pauses.append(wanted - time.now)
            time.now = wanted - 1
            assert await rung(tables) == [], "not before the pause is over"
            time.now = wanted
        assert len(tried) == 10
    assert pauses == [min(FIRST_PAUSE * 2**number, LONGEST_PAUSE) for number in range(10)]
    assert pauses[-1] == LONGEST_PAUSE == HOUR
    assert await rung(tables) == [session.id], "once it can be done, it is"
    with monkeypatch.context() as broken:
        breaking(broken, tables, FAILURES["a bug"], session)
        time.now += DAY
        await rung(tables)
    assert await store.next_due() == time.now + FIRST_PAUSE


async def test_a_move_that_comes_meanwhile_is_not_put_off(
    tables: Tables, store: Store, time: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A failure that is noted late does not overwrite when the new turn is due."""
    session = await clocked(tables, 7)
    time.now += DAY // 2
    await store.set_due(session.id, None, time.now + 5)
    await store.postpone_due(session.id, time.now + LONGEST_PAUSE)
    assert await store.next_due() == time.now + 5


async def test_many_tables_that_fail_do_not_hide_the_others(
    tables: Tables, time: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(scheduler_module, "AT_ONCE", 2)
    broken = []
    for channel in range(5):
        broken.append(await clocked(tables, channel))
        time.now += 1
    other = await clocked(tables, 9)
    tried = breaking(monkeypatch, tables, FAILURES["a bug"], *broken)
    time.now += DAY // 2
    assert await rung(tables) == [other.id]
    assert tried == [each.id for each in broken]


@pytest.mark.parametrize("failure", ["a bug", "stale"])
async def test_a_round_ends_where_nothing_can_be_put_off(
    tables: Tables, store: Store, time: Time, monkeypatch: pytest.MonkeyPatch, failure: str
) -> None:
    """A full disk, where not even a pause can be noted, is no reason to go round and round."""
    monkeypatch.setattr(scheduler_module, "AT_ONCE", 2)
    broken = [await clocked(tables, channel) for channel in range(3)]
    tried = breaking(monkeypatch, tables, FAILURES[failure], *broken)

    def full(*_: object) -> Awaitable[None]:
        raise NotKept

    monkeypatch.setattr(store, "postpone_due", full)
    time.now += DAY // 2
    assert await rung(tables) == []
    assert tried == [each.id for each in broken[:2]], "the others come in the next round"


async def test_what_is_remembered_of_failures_is_bounded(
    tables: Tables, time: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(scheduler_module, "MOST_FAILURES", 2)
    broken = [await clocked(tables, channel) for channel in range(4)]
    breaking(monkeypatch, tables, FAILURES["a bug"], *broken)
    time.now += DAY // 2
    await rung(tables)
    assert len(tables.scheduler.failures) == 2


async def test_a_table_that_has_moved_on_has_not_failed(
    tables: Tables, store: Store, time: Time, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    session = await clocked(tables, 7)
    breaking(monkeypatch, tables, FAILURES["stale"], session)
    wanted = await store.next_due()
    time.now += DAY // 2
    assert await rung(tables) == []
    assert await store.next_due() == wanted, "it is not put off"
    assert not tables.scheduler.failures
    assert not [each for each in caplog.records if each.levelno >= logging.WARNING]


class _Shows:
    """Shows nothing."""

    def show(self, session_ids: Iterable[int]) -> None:
        """Nothing is shown."""

    async def pick_up(self) -> None:
        """Nothing is shown."""

    async def pick_up_apart(self) -> None:
        """Nothing is shown."""


async def test_a_game_of_one_sitting_is_looked_at_when_it_is_due(tables: Tables, time: Time) -> None:
    """The next look would come an hour later: the change itself says when the clock is to be looked at."""
    alarms = Alarms(tables, _Shows(), look_every=3600)
    session = await game(tables, bank="5m", forfeit="on")
    alarms.start()
    try:
        await turns_of_the_loop()
        time.now += 10 * MINUTE
        session = await tables.do(session.id, Nothing())
        await until(lambda: tables.newest(session).state == "over")
    finally:
        alarms.close()
    assert any(isinstance(each, TimeUp) for each in tables.newest(session).log)


class Nothing(Struct, frozen=True):
    """The host stops the board from rotating: an act that leaves the clock alone."""

    def apply(self, session: Session) -> list[Entry]:
        """One entry."""
        return [Stilled(ANN.user_id, still=True)]


async def test_a_game_with_another_clock_waits_for_the_next_look(tables: Tables) -> None:
    told: list[int] = []
    tables.on_live = lambda session_id, _due: told.append(session_id)
    await game(tables, bank="3d")
    assert told == []


@pytest.mark.parametrize("shard", [0, 1])
async def test_strangers_are_matched_often_by_the_process_of_direct_messages(
    store: Store, shard: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(schedule, "PAUSE_APART", 0.0)
    looks = [0]

    async def looked() -> None:
        looks[0] += 1

    alarms = Alarms(Tables(store, shards=Shards(2, frozenset({shard}))), _Shows(), look_every=3600)
    alarms.often.append(looked)
    alarms.start()
    try:
        await turns_of_the_loop()
    finally:
        alarms.close()
    assert (looks[0] > 1) == (shard == 0)
