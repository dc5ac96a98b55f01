"""What people and organisers do in the instant in which a game ends in another process: both orders end well."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from data.opening import open_store
from sessions.acts import Resign
from sessions.state.clock import DAY
from sessions.tables import Tables
from tests.tournaments.held import GUILD, ID, Held
from tournaments.events.acts import Act, Begin, Cancel, Correct, Leave, Remove, Verdict
from tournaments.events.halting import Extend, Pause
from tournaments.events.state import Tournament

ORGANISER = 99

Made = Callable[[Held, Tournament], Act]

ACTS: dict[str, Made] = {
    "a withdrawal": lambda held, found: Leave(found.people(found.boards[0])[0].user_id, held.now),
    "a removal": lambda held, found: Remove(ORGANISER, found.people(found.boards[0])[0].entry, "why", held.now),
    "a correction": lambda held, _found: Correct(ORGANISER, 2, Verdict.DRAW, "why", held.now),
    "an extension": lambda held, _found: Extend(ORGANISER, DAY, "why", held.now),
    "a pause": lambda held, _found: Pause(ORGANISER, "why", held.now),
    "a cancellation": lambda _held, _found: Cancel(ORGANISER, "why"),
}
"""The first player of game 1 leaves, game 2 is over and corrected, or all is changed, while game 1 ends."""


@pytest.fixture
async def two(tmp_path: Path) -> AsyncIterator[tuple[Held, Held]]:
    """Two processes on one file."""
    clock, path = [1_800_000_000.0], tmp_path / "tables.sqlite3"
    here, there = [Held(Tables(await open_store(path, lambda: clock[0])), clock) for _ in range(2)]
    yield here, there
    for each in (here, there):
        await each.tables.store.close()


def between(store: Any, name: str, other: Callable[[], Awaitable[object]], monkeypatch: pytest.MonkeyPatch) -> None:
    """Have `other` happen once, after the store was read and before it is written by this method."""
    method, waiting = getattr(store, name), [other]

    async def later(*given: Any, **named: Any) -> Any:
        if waiting:
            await waiting.pop()()
        return await method(*given, **named)

    monkeypatch.setattr(store, name, later)


@pytest.mark.parametrize("first", ["the act", "the end of the game", "neither"])
@pytest.mark.parametrize("what", ACTS)
async def test_both_orders_end_in_a_state_that_the_rules_know(
    two: tuple[Held, Held], monkeypatch: pytest.MonkeyPatch, what: str, first: str
) -> None:
    """`first` is written first, though the other one was read before; with "neither" both begin at once."""
    here, there = two
    await here.make(most=4)
    await here.enter(1, 2, 3, 4)
    await here.all.do(ID, GUILD, Begin(here.now))
    found = await here.opened()
    one, other = found.boards[:2]
    await here.tables.do(other.session_id or 0, Resign(found.people(other)[0].user_id))
    act = ACTS[what](here, found)
    loser = found.people(one)[1].user_id

    async def ends() -> None:
        await there.tables.do_wanted(
            one.session_id or 0, lambda session: Resign(loser) if session.state == "running" else None
        )

    async def acts() -> None:
        await here.all.do(ID, GUILD, act)

    if first == "the act":
        between(there.tables.store, "append", acts, monkeypatch)
        await ends()
    elif first == "the end of the game":
        between(here.tables.store, "change_tournament", ends, monkeypatch)
        await acts()
    else:
        await asyncio.gather(acts(), ends())
    for each in (here, there, here):
        after = await each.all.advance(ID, GUILD)
    board = after.boards[0]
    session = await here.tables.load(one.session_id or 0)
    assert session.state == "over", "the game ends once"
    assert board.how in {"a withdrawal": ("annulled",), "a removal": ("annulled",)}.get(what, ("walkover",))
    assert [line.kind for line in await here.all.journal(after)].count(_KINDS[what]) == 1
    if what == "a correction":
        assert (after.boards[1].points, after.boards[1].how) == ((1, 1), "corrected")
    if what == "an extension":
        assert {each.extra for each in after.unfinished} == {DAY}
        assert {each.given for each in after.unfinished} == {DAY}
    if what == "a pause":
        assert all(each.held for each in after.unfinished)
    if what == "a cancellation":
        assert (after.state, board.session_id) == ("cancelled", one.session_id)


_KINDS = {
    "a withdrawal": "withdrew",
    "a removal": "removed",
    "a correction": "corrected",
    "an extension": "extended",
    "a pause": "paused",
    "a cancellation": "cancelled",
}
