"""Ten thousand stored sessions cost nothing until somebody plays: counted in SQLite's own steps, not by the clock."""

from __future__ import annotations

import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from data.rows import Change
from data.store import Store
from tests.data.samples import PLIES, lobby, opened, plain

MANY = 10_000


class Watch:
    """What the connections made while it watches are asked, and how many steps they take for it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.statements: list[str] = []
        self.steps = 0
        connect: Callable[..., sqlite3.Connection] = sqlite3.connect

        def watched(*arguments: Any, **named: Any) -> sqlite3.Connection:
            connection = connect(*arguments, **named)
            connection.set_trace_callback(self.statements.append)
            connection.set_progress_handler(self._step, 1)
            return connection

        monkeypatch.setattr(sqlite3, "connect", watched)

    def _step(self) -> int:
        self.steps += 1
        return 0

    async def steps_of(self, work: Awaitable[object]) -> int:
        """How many steps `work` takes."""
        before = self.steps
        await work
        return self.steps - before


@pytest.fixture
def watch(monkeypatch: pytest.MonkeyPatch) -> Watch:
    return Watch(monkeypatch)


def fill(path: Path, sessions: int) -> None:
    """Finished games that were shown, each in a channel of its own."""
    with plain(path) as connection:
        connection.executemany(
            "INSERT INTO session (id, game, rules_version, options, guild_id, channel_id, opener_id, state, secret,"
            " version, shown, created_at, changed_at)"
            " VALUES (?, 'stranded', 1, '', 5, ?, 1, 'over', x'00', 9, 9, 0, 0)",
            [(number, number) for number in range(1, sessions + 1)],
        )
        connection.executemany(
            "INSERT INTO seat VALUES (?, ?, ?, 'somebody')",
            [(number, seat, seat) for number in range(1, sessions + 1) for seat in (1, 2)],
        )
        connection.executemany(
            "INSERT INTO ply VALUES (?, ?, 0, 'die r', 0)",
            [(number, ply) for number in range(1, sessions + 1) for ply in range(1, 6)],
        )


async def test_opening_reads_no_session(tmp_path: Path, watch: Watch) -> None:
    few, many = tmp_path / "few.sqlite3", tmp_path / "many.sqlite3"
    for path, sessions in ((few, 1), (many, MANY)):
        async with opened(path):
            pass
        fill(path, sessions)
    counts = []
    for path in (few, many):
        watch.statements.clear()
        watch.steps = 0
        async with opened(path) as store:
            assert await store.to_show() == []
        assert not [each for each in watch.statements if "ply" in each or "seat" in each]
        counts.append((watch.steps, list(watch.statements)))
    assert counts[0] == counts[1]
    assert counts[0][0] < 500


ACTS: dict[str, Callable[[Store, int], Awaitable[object]]] = {
    "to_show": lambda store, last: store.to_show(),
    "session": lambda store, last: store.session(last),
    "latest_in": lambda store, last: store.latest_in(1),
    "shown": lambda store, last: store.shown(last, 9, 555, 5),
    "change": lambda store, last: store.change(last, 9, Change(plies=PLIES)),
    "create": lambda store, last: store.create(lobby(last)),
}


async def test_no_act_reads_the_others(tmp_path: Path, watch: Watch) -> None:
    steps = []
    for sessions in (2, MANY):
        async with opened(tmp_path / f"{sessions}.sqlite3") as store:
            fill(tmp_path / f"{sessions}.sqlite3", sessions)
            steps.append({name: await watch.steps_of(act(store, sessions)) for name, act in ACTS.items()})
    assert steps[0] == steps[1]
    assert max(steps[0].values()) < 500


async def test_what_is_to_show_is_found_by_its_index(path: Path, watch: Watch) -> None:
    async with opened(path) as store:
        fill(path, 100)
        watch.statements.clear()
        await store.to_show()
    (asked,) = watch.statements
    with plain(path) as connection:
        plan = connection.execute(f"EXPLAIN QUERY PLAN {asked}").fetchall()
    assert ["session_to_show" in row[3] for row in plan] == [True]


async def test_few_of_many_are_to_show(path: Path) -> None:
    async with opened(path) as store:
        fill(path, MANY)
        for session_id in (7, 5000, 9999):
            await store.change(session_id, 9, Change(plies=PLIES))
        assert await store.to_show() == [7, 5000, 9999]
