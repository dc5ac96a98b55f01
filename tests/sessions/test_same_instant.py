"""Two processes, and what people do around the moves in the same instant: it is done once, and the other is told."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from data.rows import SessionRow
from data.sqlite.store import SqliteStore
from sessions.acts import (
    Act,
    Answer,
    GiveUpFor,
    Nudge,
    OfferDraw,
    Pause,
    Reopen,
    Substitute,
    TakeBack,
    Tick,
    WaitOn,
)
from sessions.clocks.deadlines import SILENCE
from sessions.refusals.base import Refusal
from sessions.session import Session
from sessions.state.clock import DAY
from sessions.tables import Tables
from tests.sessions.club import ANN, BEN, CAT, EVE, FRESH, NOW, a_play, game, to_act

Prepared = tuple[Session, list[Act]]
"""A table, and what is done there in the same instant: the first in one process, the second in another."""


@pytest.fixture
async def both(path: Path, secret: bytes) -> AsyncIterator[tuple[Tables, Tables]]:
    """The tables of two processes on the same file."""
    stores = [await SqliteStore.open(path, clock=lambda: float(NOW)) for _ in range(2)]
    first, second = (Tables(each, make_secret=lambda: secret) for each in stores)
    yield first, second
    for each in stores:
        await each.close()


async def a_step(tables: Tables, session: Session) -> Session:
    return await tables.do(session.id, a_play(session))


def others(session: Session) -> list[int]:
    """Those who are not to act."""
    return [each.user_id for each in session.people if each != to_act(session)]


async def late(tables: Tables, seats: int) -> Session:
    """A game in which the time of who is to act is out."""
    session = await game(tables, *(ANN, BEN, CAT)[:seats], clock="1d")
    for part in (DAY // 2, DAY):
        session = await tables.do(session.id, Tick(NOW + part))
    return session


async def taking_back(tables: Tables) -> Prepared:
    session = await a_step(tables, await game(tables))
    return session, [TakeBack(to_act(session).user_id)] * 2


async def asking(tables: Tables) -> Prepared:
    session = await game(tables)
    return session, [OfferDraw(ANN.user_id), OfferDraw(BEN.user_id)]


async def the_same_yes(tables: Tables) -> Prepared:
    session = await game(tables)
    session = await tables.do(session.id, OfferDraw(ANN.user_id))
    return session, [Answer(BEN.user_id, session.version, yes=True)] * 2


async def yes_and_withdrawn(tables: Tables) -> Prepared:
    session = await game(tables)
    session = await tables.do(session.id, OfferDraw(ANN.user_id))
    number = session.version
    return session, [Answer(BEN.user_id, number, yes=True), Answer(ANN.user_id, number, yes=False)]


async def yes_and_no(tables: Tables) -> Prepared:
    session = await game(tables, ANN, BEN, CAT)
    session = await tables.do(session.id, Substitute(ANN.user_id, BEN.user_id, EVE))
    number = session.version
    return session, [Answer(CAT.user_id, number, yes=True), Answer(EVE.user_id, number, yes=False)]


async def yes_and_a_move(tables: Tables) -> Prepared:
    session = await game(tables)
    mover = others(session)[0]
    session = await tables.do(session.id, OfferDraw(mover))
    return session, [Answer(to_act(session).user_id, session.version, yes=True), a_play(session)]


async def nudging(tables: Tables) -> Prepared:
    session = await game(tables, ANN, BEN, CAT)
    return session, [Nudge(each, NOW + 2 * DAY) for each in others(session)]


async def waiting_on(tables: Tables) -> Prepared:
    session = await late(tables, 3)
    return session, [WaitOn(each, NOW + DAY) for each in others(session)]


async def waiting_and_giving_up(tables: Tables) -> Prepared:
    session = await late(tables, 3)
    waits, gives_up = others(session)
    return session, [WaitOn(waits, NOW + DAY), GiveUpFor(gives_up)]


async def giving_up(tables: Tables) -> Prepared:
    session = await late(tables, 2)
    return session, [GiveUpFor(others(session)[0])] * 2


async def giving_up_and_a_move(tables: Tables) -> Prepared:
    session = await late(tables, 2)
    return session, [GiveUpFor(others(session)[0]), a_play(session)]


async def running_out_and_a_move(tables: Tables) -> Prepared:
    session = await game(tables, clock="1d")
    session = await tables.do(session.id, Tick(NOW + DAY // 2))
    return session, [Tick(NOW + DAY), a_play(session)]


async def reminding_twice(tables: Tables) -> Prepared:
    session = await game(tables, clock="1d")
    return session, [Tick(NOW + DAY // 2)] * 2


async def opening_again(tables: Tables) -> Prepared:
    session = await game(tables, clock="1w")
    session = await tables.do(session.id, Tick(NOW + SILENCE))
    return session, [Reopen(ANN.user_id, FRESH), Reopen(BEN.user_id, FRESH)]


async def pausing_and_a_move(tables: Tables) -> Prepared:
    session = await game(tables)
    return session, [Pause("Mod", 99), a_play(session)]


SCENES: Sequence[Callable[[Tables], Awaitable[Prepared]]] = (
    taking_back,
    asking,
    the_same_yes,
    yes_and_withdrawn,
    yes_and_no,
    yes_and_a_move,
    nudging,
    waiting_on,
    waiting_and_giving_up,
    giving_up,
    giving_up_and_a_move,
    running_out_and_a_move,
    reminding_twice,
    opening_again,
    pausing_and_a_move,
)


def writing_together(both: tuple[Tables, Tables], monkeypatch: pytest.MonkeyPatch) -> None:
    """Let neither process write before both have read: else the quicker one may be through before the other begins."""
    together = asyncio.Barrier(len(both))

    def after_both(append: Callable[..., Awaitable[SessionRow]]) -> Callable[..., Awaitable[SessionRow]]:
        async def appended(*given: Any) -> SessionRow:
            await together.wait()
            return await append(*given)

        return appended

    for tables in both:
        monkeypatch.setattr(tables.store, "append", after_both(tables.store.append))


@pytest.mark.parametrize("scene", SCENES, ids=lambda each: each.__name__)
async def test_one_of_two_processes_does_it(
    both: tuple[Tables, Tables], scene: Callable[[Tables], Awaitable[Prepared]], monkeypatch: pytest.MonkeyPatch
) -> None:
    session, acts = await scene(both[0])
    assert await both[1].load(session.id) == session
    alone = [each.apply(session) for each in acts]
    writing_together(both, monkeypatch)
    results = await asyncio.gather(
        *(tables.do(session.id, act) for tables, act in zip(both, acts, strict=True)), return_exceptions=True
    )
    done = [each for each in results if isinstance(each, Session)]
    told = [each for each in results if isinstance(each, Refusal)]
    assert (len(done), len(told)) == (1, 1), results
    here, there = [await tables.load(session.id) for tables in both]
    assert here == there == done[0]
    added = list(here.log[session.version :])
    assert any(added[: len(each)] == list(each) for each in alone), "one of the two, and nothing of the other"
    assert max(Counter(map(str, added)).values()) == 1


@pytest.mark.parametrize("scene", SCENES, ids=lambda each: each.__name__)
async def test_in_one_process_both_are_answered_in_turn(
    both: tuple[Tables, Tables], scene: Callable[[Tables], Awaitable[Prepared]]
) -> None:
    tables = both[0]
    session, acts = await scene(tables)
    results = await asyncio.gather(*(tables.do(session.id, act) for act in acts), return_exceptions=True)
    assert all(isinstance(each, Session | Refusal) for each in results), results
    assert isinstance(results[0], Session)
    assert await both[1].load(session.id) == await tables.load(session.id)
    if acts[0] == acts[1]:
        assert isinstance(results[1], Refusal), "the same twice is done once"
