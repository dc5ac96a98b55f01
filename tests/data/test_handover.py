"""A rolling restart: two processes agree on a moment, or the one that runs goes on."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest

from data import handover
from data.handover import AHEAD, LATE, Handover, NotHandedOverError
from data.shards import EVERY_SERVER, Shards
from data.store import Store
from tests.databases import open_store
from tests.waiting import until

NOW = 1_800_000_000


class Clock:
    """A clock that a test moves on."""

    def __init__(self) -> None:
        self.now = NOW

    def __call__(self) -> float:
        return self.now


class Running:
    """The process that runs: until when it answers, and whether it can leave."""

    def __init__(self, store: Store, shards: Shards = EVERY_SERVER, newest: float = 0.0) -> None:
        self.handover = Handover(store, shards, "old")
        self.until: int | None = None
        self.task = asyncio.create_task(self.handover.give(lambda: newest, self._until))

    def _until(self, moment: int | None) -> None:
        self.until = moment


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
async def store(tmp_path: Path, clock: Clock) -> AsyncIterator[Store]:
    found = await open_store(tmp_path / "tables.sqlite3", clock)
    yield found
    await found.close()


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits between two looks."""
    monkeypatch.setattr(handover, "LOOK", 0.01)
    monkeypatch.setattr(handover, "WAIT", 0.01)


@pytest.fixture
async def runs(store: Store) -> AsyncIterator[Callable[..., Running]]:
    """Starts a process that runs, and ends it when the test is over."""
    begun: list[Running] = []

    def begin(shards: Shards = EVERY_SERVER, newest: float = 0.0) -> Running:
        begun.append(Running(store, shards, newest))
        return begun[-1]

    yield begin
    for each in begun:
        each.task.cancel()


async def test_one_answers_until_the_moment_and_the_other_from_it_on(
    store: Store, clock: Clock, runs: Callable[..., Running]
) -> None:
    old, new = runs(), Handover(store, EVERY_SERVER, "new")
    moment = await new.take()
    assert moment == old.until == NOW + AHEAD
    waiting = asyncio.create_task(new.wait_until_left(moment))
    clock.now = moment + LATE - 1
    await asyncio.sleep(0.05)
    assert not old.task.done(), "it may still receive what happened before the moment"
    clock.now = moment + LATE
    await old.task
    assert not waiting.done(), "it has work to finish"
    await old.handover.note_left()
    await waiting


async def test_discords_clock_counts(store: Store, runs: Callable[..., Running]) -> None:
    """What the old process has answered already lies before the moment, whatever this machine's clock says."""
    old = runs(newest=NOW + 30.5)
    assert await Handover(store, EVERY_SERVER, "new").take() == old.until == NOW + 30 + AHEAD


async def test_where_nobody_runs_it_answers_everything(
    store: Store, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(handover, "ANSWERED", 0.05)
    new = Handover(store, EVERY_SERVER, "new")
    assert await new.take() == 0
    await new.wait_until_left(0)
    assert clock.now == NOW


async def test_a_process_with_other_shards_is_not_asked(
    store: Store, runs: Callable[..., Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(handover, "ANSWERED", 0.05)
    old = runs(Shards(2, frozenset({1})))
    assert await Handover(store, Shards(2, frozenset({0})), "new").take() == 0
    assert old.until is None
    assert await Handover(store, Shards(2, frozenset({1})), "new").take() == old.until == NOW + AHEAD


async def test_where_the_new_one_dies_the_old_one_goes_on(
    store: Store, clock: Clock, runs: Callable[..., Running]
) -> None:
    old, new = runs(), Handover(store, EVERY_SERVER, "new")
    await store.remember(new._memo, "asked new")
    await until(lambda: old.until is not None)
    clock.now += AHEAD
    await until(lambda: old.until is None)
    assert await store.memo(new._memo) == "kept new"
    # The next one may try again.
    again = Handover(store, EVERY_SERVER, "again")
    assert await again.take() == old.until == clock.now + AHEAD


async def test_the_new_one_ends_where_it_was_too_late(store: Store) -> None:
    new = Handover(store, EVERY_SERVER, "new")
    taking = asyncio.create_task(new.take())
    while await store.memo(new._memo) is None:  # noqa: ASYNC110 (the store tells nobody)
        await asyncio.sleep(0.01)
    await store.remember(new._memo, "kept new")
    with pytest.raises(NotHandedOverError, match="didn't hand over and keeps running"):
        await taking


async def test_a_crash_of_the_old_one_holds_the_new_one_up_for_a_while(
    store: Store, clock: Clock, runs: Callable[..., Running]
) -> None:
    old, new = runs(), Handover(store, EVERY_SERVER, "new")
    moment = await new.take()
    old.task.cancel()
    waiting = asyncio.create_task(new.wait_until_left(moment))
    await asyncio.sleep(0.03)
    assert not waiting.done()
    clock.now = moment + LATE + handover.FINISHED
    await waiting


async def test_who_has_not_handed_over_notes_nothing(store: Store) -> None:
    old = Handover(store, EVERY_SERVER, "old")
    await old.note_left()
    assert await store.memo(old._memo) is None


async def test_a_new_one_that_dies_after_it_has_taken_over_leaves_the_old_one_in_charge(
    store: Store, clock: Clock, runs: Callable[..., Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(handover, "SIGN", 0.1)
    old, new = runs(), Handover(store, EVERY_SERVER, "new")
    moment = await new.take()
    await asyncio.sleep(0.2)
    assert old.until == moment, "before the moment nothing is expected of it"
    clock.now = moment + LATE + 1
    await until(lambda: old.until is None)
    assert not old.task.done()
    with pytest.raises(NotHandedOverError, match="took too long"):
        await new.wait_until_left(moment)
    again = Handover(store, EVERY_SERVER, "again")
    assert await again.take() == old.until
    clock.now = (old.until or 0) + LATE
    waiting = asyncio.create_task(again.wait_until_left(old.until or 0))
    await old.task
    await old.handover.note_left()
    await waiting


async def test_another_one_may_ask_while_the_old_one_waits_for_a_sign(
    store: Store, clock: Clock, runs: Callable[..., Running]
) -> None:
    """A host starts the new process once more."""
    old, new = runs(), Handover(store, EVERY_SERVER, "new")
    clock.now = await new.take() + 1
    again = Handover(store, EVERY_SERVER, "again")
    assert await again.take() == old.until == clock.now + AHEAD


async def test_an_earlier_version_gives_no_sign_and_takes_over_all_the_same(
    store: Store, clock: Clock, runs: Callable[..., Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(handover, "SIGN", 0.05)
    old, new = runs(), Handover(store, EVERY_SERVER, "new")
    new._process = "new"
    clock.now = await new.take() + 1
    await asyncio.sleep(0.15)
    clock.now += LATE
    await old.task
