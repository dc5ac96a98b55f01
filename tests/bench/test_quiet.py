"""When a soak takes it that the bot has answered everybody."""

from __future__ import annotations

import os
import subprocess
import time
from types import SimpleNamespace
from typing import Any

import pytest

from bench.soak import local
from bench.soak.local import ANSWERED_WITHIN, DEFERRED, DEFERRED_EDIT, computes, until_quiet

EDITED = 7


def asked(answer: int, age: float = 0.0, *posted: str) -> Any:
    """An interaction of so many seconds ago, with its first answer and the messages that followed."""
    at = time.perf_counter() - age
    return SimpleNamespace(answer=answer, sent_at=at, posted=list(posted), original_id=posted[0] if posted else None)


@pytest.fixture(autouse=True)
def no_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(local, "LOOK", 0.0001)
    monkeypatch.setattr(local, "STILL", 0.0005)


@pytest.mark.parametrize(
    ("asks", "waits"),
    [
        ([(DEFERRED_EDIT,)], True),
        ([(DEFERRED, 0.0, "thinking")], True),
        ([(DEFERRED_EDIT,), (EDITED,)], True),
        ([(DEFERRED, 0.0, "answered")], False),
        ([(DEFERRED_EDIT, 0.0, "answered")], False),
        ([(EDITED,)], False),
        ([(DEFERRED_EDIT, ANSWERED_WITHIN + 600)], False),
        ([], False),
    ],
)
async def test_a_bot_that_computes_is_waited_for_by_whoever_waits(asks: list[Any], waits: bool) -> None:
    state = SimpleNamespace(
        requests_open=0,
        last_activity=0.0,
        thinking={"thinking"},
        interactions={number: asked(*each) for number, each in enumerate(asks)},
    )
    sandbox: Any = SimpleNamespace(state=state)
    looks = 0

    def busy() -> bool:
        nonlocal looks
        looks += 1
        return looks <= 20

    await until_quiet(sandbox, busy)
    assert (looks > 20) == waits


def test_a_process_computes_or_sleeps() -> None:
    assert computes(os.getpid())
    with subprocess.Popen(["sleep", "60"]) as sleeping:
        try:
            end = time.monotonic() + 10
            while computes(sleeping.pid) and time.monotonic() < end:
                time.sleep(0.01)
            assert not computes(sleeping.pid)
        finally:
            sleeping.kill()
    assert not computes(sleeping.pid), "it is gone"
