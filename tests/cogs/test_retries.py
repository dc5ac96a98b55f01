"""Trying again in the background: the pauses grow, and it ends. No test waits: sleeping is only noted."""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict
from types import SimpleNamespace

import pytest

from cogs import schedule as retries_module
from cogs.schedule import FIRST_PAUSE, HURRY_INTERVAL, LONGEST_PAUSE, Outcome, Retries


class Attempts:
    """What is attempted for each session: it comes out as it was told to, and then well."""

    def __init__(self) -> None:
        self.made: list[int] = []
        self.outcomes: defaultdict[int, list[Outcome | Exception]] = defaultdict(list)

    async def __call__(self, session_id: int) -> Outcome:
        self.made.append(session_id)
        outcome = self.outcomes[session_id].pop(0) if self.outcomes[session_id] else Outcome.DONE
        if isinstance(outcome, Exception):
            raise outcome
        return outcome


@pytest.fixture
def pauses(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """How long was slept, in order."""
    noted: list[float] = []

    async def sleep(seconds: float) -> None:
        noted.append(seconds)
        await asyncio.sleep(0)

    monkeypatch.setattr(retries_module, "asyncio", SimpleNamespace(sleep=sleep, create_task=asyncio.create_task))
    return noted


async def done(retries: Retries) -> None:
    """Wait until nothing is to be done any more."""
    for _ in range(1000):
        if not len(retries):
            return
        await asyncio.sleep(0)
    raise AssertionError("it does not end")


async def test_what_goes_well_is_done_once_after_a_pause(pauses: list[float]) -> None:
    attempts = Attempts()
    retries = Retries(attempts)
    retries.later(7)
    assert len(retries) == 1
    assert attempts.made == [], "not before the pause"
    await done(retries)
    assert (attempts.made, pauses) == ([7], [FIRST_PAUSE])


async def test_the_pauses_grow_and_stop_growing(pauses: list[float]) -> None:
    attempts = Attempts()
    attempts.outcomes[7] = [Outcome.RETRY] * 11
    retries = Retries(attempts)
    retries.later(7)
    await done(retries)
    assert pauses == [1, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300, 300]
    assert (pauses[0], pauses[-1]) == (FIRST_PAUSE, LONGEST_PAUSE)
    assert attempts.made == [7] * 12


async def test_it_can_begin_at_once_or_late(pauses: list[float]) -> None:
    attempts = Attempts()
    attempts.outcomes[7] = [Outcome.RETRY] * 3
    retries = Retries(attempts)
    retries.later(7, pause=0)
    await done(retries)
    assert pauses == [0, 1, 2, 4]
    retries.later(7, pause=LONGEST_PAUSE)
    await done(retries)
    assert pauses[4:] == [LONGEST_PAUSE]


async def test_what_somebody_must_change_first_is_tried_now_and_then(pauses: list[float]) -> None:
    attempts = Attempts()
    attempts.outcomes[7] = [Outcome.RETRY, Outcome.BLOCKED, Outcome.BLOCKED, Outcome.RETRY]
    retries = Retries(attempts)
    retries.later(7)
    await done(retries)
    assert pauses == [1, 2, 300, 300, 300]


async def test_an_error_is_told_to_the_log_and_tried_again(
    pauses: list[float], caplog: pytest.LogCaptureFixture
) -> None:
    attempts = Attempts()
    attempts.outcomes[7] = [RuntimeError("a bug"), Outcome.RETRY, RuntimeError("again")]
    retries = Retries(attempts)
    retries.later(7)
    await done(retries)
    assert attempts.made == [7] * 4
    assert pauses == [1, 2, 4, 8]
    assert [(each.levelno, each.getMessage()) for each in caplog.records] == [
        (logging.ERROR, "Table 7 could not be shown")
    ] * 2


async def test_once_a_session_is_enough(pauses: list[float]) -> None:
    attempts = Attempts()
    attempts.outcomes[7] = [Outcome.RETRY]
    retries = Retries(attempts)
    for pause in (FIRST_PAUSE, 0, LONGEST_PAUSE):
        retries.later(7, pause=pause)
    assert len(retries) == 1
    await done(retries)
    assert (attempts.made, pauses) == ([7, 7], [1, 2])
    retries.later(7)
    await done(retries)
    assert (attempts.made, pauses) == ([7, 7, 7], [1, 2, 1]), "and it begins afresh"


async def test_one_session_waits_for_no_other(pauses: list[float]) -> None:
    attempts = Attempts()
    attempts.outcomes[1] = [Outcome.RETRY] * 5
    retries = Retries(attempts)
    for number in (1, 2, 3):
        retries.later(number)
    assert len(retries) == 3
    await done(retries)
    assert sorted(attempts.made) == [1] * 6 + [2, 3]
    assert attempts.made[-4:] == [1] * 4, "the others were through long before"


async def test_what_waits_long_is_hurried_and_nothing_else() -> None:
    """No pause is over in this test: only what is hurried is attempted."""
    attempts, clock = Attempts(), [1000.0]
    attempts.outcomes[1] = [Outcome.BLOCKED, Outcome.BLOCKED]
    retries = Retries(attempts, lambda: clock[0])
    retries.later(1, pause=LONGEST_PAUSE)
    retries.later(2, pause=LONGEST_PAUSE - 1)
    for made in ([1], [1, 1], [1, 1, 1]):
        for _ in range(5):
            await asyncio.sleep(0)
        hurry(retries)
        hurry(retries)
        for _ in range(10):
            await asyncio.sleep(0)
        assert attempts.made == made
        clock[0] += HURRY_INTERVAL
    assert len(retries) == 1, "the other one sleeps on"
    hurry(retries)
    for _ in range(10):
        await asyncio.sleep(0)
    assert attempts.made == [1, 1, 1], "it is done"
    retries.close()


async def test_what_is_being_tried_is_not_begun_afresh(pauses: list[float]) -> None:
    """Somebody gives a right back while a table that waited long is being shown: that attempt goes on."""
    begun, go_on = list[int](), asyncio.Event()

    async def attempt(session_id: int) -> Outcome:
        begun.append(session_id)
        await go_on.wait()
        return Outcome.DONE

    retries = Retries(attempt)
    retries.later(1, pause=LONGEST_PAUSE)
    for _ in range(10):
        await asyncio.sleep(0)
    assert begun == [1]
    hurry(retries)
    for _ in range(10):
        await asyncio.sleep(0)
    go_on.set()
    await done(retries)
    assert (begun, pauses) == ([1], [LONGEST_PAUSE])


def hurry(retries: Retries) -> None:
    """Something has changed that concerns everybody."""
    for number in (1, 2, 3):
        retries.hurry(number)


async def test_within_a_minute_a_session_is_hurried_once_and_then_when_it_is_over(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    pauses: list[float] = []

    async def sleep(seconds: float) -> None:
        pauses.append(seconds)
        if seconds:
            await asyncio.Event().wait()

    monkeypatch.setattr(retries_module, "asyncio", SimpleNamespace(sleep=sleep, create_task=asyncio.create_task))
    attempts, clock = Attempts(), [1000.0]
    attempts.outcomes[1] = [Outcome.BLOCKED, Outcome.BLOCKED]
    retries = Retries(attempts, lambda: clock[0])
    retries.later(1, pause=LONGEST_PAUSE)
    await asyncio.sleep(0)
    retries.hurry(1)
    for _ in range(3):
        await asyncio.sleep(0)
    assert (attempts.made, pauses) == ([1], [LONGEST_PAUSE, 0.0, LONGEST_PAUSE])
    clock[0] += 20
    retries.hurry(1)
    await asyncio.sleep(0)
    assert pauses[3:] == [HURRY_INTERVAL - 20], "neither at once nor forgotten"
    retries.close()


async def test_what_is_done_is_hurried_at_once_when_it_waits_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """A minute counts from the last hurried attempt of the same wait, and not of one that has succeeded."""
    pauses: list[float] = []

    async def sleep(seconds: float) -> None:
        pauses.append(seconds)
        if seconds:
            await asyncio.Event().wait()

    monkeypatch.setattr(retries_module, "asyncio", SimpleNamespace(sleep=sleep, create_task=asyncio.create_task))
    attempts = Attempts()
    retries = Retries(attempts, lambda: 1000.0)
    for _ in range(2):
        retries.later(1, pause=LONGEST_PAUSE)
        await asyncio.sleep(0)
        retries.hurry(1)
        for _ in range(5):
            await asyncio.sleep(0)
        assert not len(retries)
    assert (attempts.made, pauses) == ([1, 1], [LONGEST_PAUSE, 0.0] * 2)
    retries.close()


async def test_closing_stops_all_of_it(pauses: list[float]) -> None:
    attempts = Attempts()
    attempts.outcomes[1] = [Outcome.RETRY] * 1000
    retries = Retries(attempts)
    retries.later(1)
    retries.later(2)
    for _ in range(20):
        await asyncio.sleep(0)
    retries.close()
    await done(retries)
    made = list(attempts.made)
    for _ in range(20):
        await asyncio.sleep(0)
    assert attempts.made == made
    assert made.count(2) == 1
