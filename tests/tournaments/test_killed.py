"""A league is killed before and after every write, and ends as one that was never killed."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from data.errors import StoreError
from data.opening import open_store
from data.store import Store
from sessions.acts import Act as TableAct
from sessions.acts import Resign
from sessions.refusals.base import Refusal
from sessions.session import Session
from sessions.tables import Tables
from tests.tournaments.held import GUILD, ID, Held
from tournaments.events.acts import Begin, Correct, Leave, Verdict
from tournaments.events.state import Tournament

WRITES = ("change_tournament", "create", "append")
"""The methods of the store that change a tournament, open a table and end a game."""


class KilledError(StoreError):
    """The process is killed at this moment."""


class Dangerous:
    """A store that fails once before each write, and once after it: nobody hears that it was written."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.kills = 0
        self._next: dict[str, int] = {}

    def __getattr__(self, name: str) -> Any:
        method = getattr(self._store, name)
        if name not in WRITES:
            return method

        async def write(*given: Any, **named: Any) -> Any:
            step = self._next.get(name, 0)
            self._next[name] = (step + 1) % 3
            self.kills += step < 2
            if step == 0:
                raise KilledError("before")
            done = await method(*given, **named)
            if step == 1:
                raise KilledError("after")
            return done

        return write


@pytest.fixture
async def stores(tmp_path: Path) -> AsyncIterator[list[Store]]:
    clock = [1_800_000_000.0]
    found = [await open_store(tmp_path / f"{name}.sqlite3", lambda: clock[0]) for name in ("calm", "killed")]
    yield found
    for each in found:
        await each.close()


class Keeping:
    """A tournament that processes keep going, each from where the one before it was killed."""

    def __init__(self, store: Any) -> None:
        self._store = store
        self.held = Held(Tables(store, make_secret=lambda: b"s" * 32), [1_800_000_000.0])

    async def insist(self, work: Any) -> Any:
        """Have it done, by another process each time one is killed."""
        while True:
            try:
                return await work(self.held)
            except (Refusal, StoreError):
                self.held = Held(Tables(self._store, make_secret=lambda: b"s" * 32), self.held.clock)

    async def once(self, held: Held, act: Any) -> None:
        """An act of somebody who sees whether it was done, and does it again if it was not."""
        before = [line.kind for line in await held.all.journal(await held.all.load(ID, GUILD))]
        if act is not None and act[0] not in before:
            await held.all.do(ID, GUILD, act[1])


def loses(user_id: int, session: Session) -> TableAct | None:
    return Resign(user_id) if session.state == "running" else None


async def played(keeping: Keeping) -> Tournament:
    """A league of eight: somebody withdraws and a result is corrected, and the larger id loses every game."""
    held = keeping.held
    organised = {"began": Begin(held.now), "withdrew": Leave(3, held.now)}
    organised["corrected"] = Correct(99, 2, Verdict.SECOND, "why", held.now)

    async def looked(now: Held) -> Tournament:
        found = await now.all.advance(ID, GUILD)
        for board in found.to_open:
            await now.all.boards.open(found, board)
        return await now.all.load(ID, GUILD)

    await keeping.insist(lambda now: keeping.once(now, ("began", organised["began"])))
    done = 0
    while (found := await keeping.insist(looked)).state == "running":
        for board in [each for each in found.unfinished if each.open][:3]:
            loser = max(each.user_id for each in found.people(board))
            session_id = board.session_id or 0
            await keeping.insist(
                lambda now, session_id=session_id, loser=loser: now.tables.do_wanted(
                    session_id, lambda session: loses(loser, session)
                )
            )
        done += 1
        if done == 2:
            await keeping.insist(lambda now: keeping.once(now, ("corrected", organised["corrected"])))
        if done == 3:
            await keeping.insist(lambda now: keeping.once(now, ("withdrew", organised["withdrew"])))
    final: Tournament = found
    return final


async def test_a_league_that_is_killed_at_every_write_ends_as_one_that_never_was(stores: list[Store]) -> None:
    ended = []
    for store, dangerous in zip(stores, (False, True), strict=True):
        calm = Held(Tables(store, make_secret=lambda: b"s" * 32), [1_800_000_000.0])
        await calm.make(format="league", most=8, size=8)
        await calm.enter(*range(1, 9))
        keeping = Keeping(Dangerous(store) if dangerous else store)
        ended.append((await played(keeping), keeping, await store.all_over()))
    (one, _, tables), (other, keeping, others) = ended
    assert keeping._store.kills > 100
    assert len(tables) == len(others) == 28, "each board had one table"
    assert [(each.user_id, each.state) for each in one.entrants] == [
        (each.user_id, each.state) for each in other.entrants
    ]
    told = [
        {found.numbered[each.number].user_id: (each.points, each.place) for each in found.divisions[0].placed}
        for found in (one, other)
    ]
    journals = [[line.kind for line in await each.held.all.journal(found)] for found, each, _ in ended]
    assert journals[0] == journals[1]
    assert told[0] == told[1]
