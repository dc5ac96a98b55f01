"""Each method of the store is wholly done or not begun: whether its task is cancelled, or a statement of it fails."""

from __future__ import annotations

import asyncio
import threading
from contextlib import suppress
from functools import partial
from pathlib import Path

import pytest

from data.errors import StoreError
from data.store import Store
from tests.data.acts import ACTS, Act, trials
from tests.data.implementations import Implementation
from tests.data.samples import AtStatement, kept

every_act = pytest.mark.parametrize("name", ACTS)


def test_every_method_is_among_the_acts() -> None:
    contracts = (each for each in Store.__mro__ if each.__module__.startswith("data."))
    members = {name: each for contract in contracts for name, each in vars(contract).items()}
    methods = {name for name, each in members.items() if callable(each) and not name.startswith("_")}
    # scrub empties the log of the file, outside of any transaction.
    assert methods - {"close", "now", "scrub"} == {name.split()[0] for name in ACTS}


async def assert_as_good_as_new(database: Implementation, store: Store, path: Path) -> None:
    """The store can be used, by this process and by others."""
    database.check_unlocked(store, path)
    await kept(store, 99)


async def cancelled_at(step: int, database: Implementation, store: Store, act: Act) -> bool:
    """Do `act`, and cancel it while the store's thread is just before statement number `step`.

    Returns whether it has so many.
    """
    loop = asyncio.get_running_loop()
    steps = 0

    def tell(_statement: str) -> None:
        nonlocal steps
        steps += 1
        if steps == step:
            ended = threading.Event()
            task.add_done_callback(lambda _: ended.set())
            loop.call_soon_threadsafe(task.cancel)
            assert ended.wait(10)

    async with database.traced(store, tell):
        task = asyncio.create_task(act(store))
        with suppress(asyncio.CancelledError):
            await task
    return task.cancelled()


@every_act
async def test_a_task_cancelled_at_any_statement_is_wholly_done(
    database: Implementation, path: Path, name: str
) -> None:
    step = 0
    went_on = True
    async with trials(database, path, name) as tried:
        while went_on:
            step += 1
            tried.begin()
            went_on = await cancelled_at(step, database, tried.store, ACTS[name])
            await tried.store.memo("what was asked for before is done by now")
            assert tried.contents() == tried.done, f"cancelled at statement {step}"
            database.check_unlocked(tried.store, path)
        await assert_as_good_as_new(database, tried.store, path)
    assert step > 3, "BEGIN, COMMIT and what is between"


@every_act
async def test_an_act_that_fails_at_any_statement_has_changed_nothing(
    database: Implementation, path: Path, name: str
) -> None:
    step = failures = 0
    went_on = True
    async with trials(database, path, name) as tried:
        while went_on:
            step += 1
            tried.begin()
            interrupt = AtStatement(step, partial(database.fail, tried.store))
            failed = ""
            async with database.traced(tried.store, interrupt):
                try:
                    await ACTS[name](tried.store)
                except StoreError as error:
                    failed = str(error)
            assert tried.contents() == (tried.before if failed else tried.done), f"stopped at statement {step}"
            assert not failed or "interrupted" in failed
            failures += bool(failed)
            went_on = interrupt.statements >= step
            database.check_unlocked(tried.store, path)
        await assert_as_good_as_new(database, tried.store, path)
    assert failures >= step - 2, "every statement but COMMIT can fail"


@every_act
async def test_a_task_cancelled_before_it_could_begin_is_done_or_not(
    database: Implementation, path: Path, name: str
) -> None:
    """While the thread is busy with something else, what waits may still be taken back, but not in part."""
    async with trials(database, path, name) as tried:
        tried.begin()
        gate = threading.Event()
        busy = asyncio.create_task(database.occupied(tried.store, gate))
        waiting = asyncio.create_task(ACTS[name](tried.store))
        await asyncio.sleep(0)
        waiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting
        gate.set()
        assert await busy
        await tried.store.memo("what was asked for before is done by now")
        assert tried.contents() in (tried.before, tried.done)
        await assert_as_good_as_new(database, tried.store, path)
