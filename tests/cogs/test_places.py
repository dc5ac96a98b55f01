"""How the processes that think are shared: moves, then hints, then analyses, and how long an analysis takes."""

from __future__ import annotations

import asyncio

import pytest

from cogs.thinking import analysing, workers
from cogs.thinking.analysing import Pace
from cogs.thinking.workers import FAIR, Places, Rank
from opponents.analysis import LEAST, Look, Value
from opponents.thought import Candidate, Thought
from opponents.worker import HINT, Answer, Question
from tests.waiting import until

MOVE, ADVICE, ANALYSIS = Rank


async def order(wanted: list[Rank]) -> list[tuple[int, Rank]]:
    """In which order those get a place who ask for one in this order, while somebody else has the only one."""
    places, served = Places(1), list[tuple[int, Rank]]()

    async def ask(number: int, rank: Rank) -> None:
        async with places.place(rank):
            served.append((number, rank))

    async with places.place(ANALYSIS):
        tasks = [asyncio.create_task(ask(*each)) for each in enumerate(wanted)]
        await asyncio.sleep(0)
    await asyncio.gather(*tasks)
    return served


async def test_moves_come_before_hints_and_hints_before_analyses() -> None:
    assert [each for each, _ in await order([ANALYSIS, ADVICE, MOVE, ANALYSIS, MOVE])] == [2, 4, 1, 0, 3]


async def test_nobody_waits_for_ever() -> None:
    served = await order([ANALYSIS, *[MOVE] * 20])
    assert served.index((0, ANALYSIS)) == FAIR - 1


async def test_who_waits_no_more_keeps_no_place() -> None:
    places = Places(1)

    async def ask() -> None:
        async with places.place(MOVE):
            pass

    async with places.place(MOVE):
        waiting = [asyncio.create_task(ask()) for _ in range(3)]
        await asyncio.sleep(0)
        waiting[0].cancel()
        await asyncio.sleep(0)
    # It is given a place in the same moment in which it is cancelled.
    waiting[1].cancel()
    await asyncio.gather(*waiting, return_exceptions=True)
    assert [each.cancelled() for each in waiting] == [True, True, False]
    async with asyncio.timeout(60), places.place(ANALYSIS):
        pass


class Slow(workers.Workers):
    """One process, which answers when it may, and notes what it was asked."""

    def __init__(self) -> None:
        super().__init__(1)
        self.asked: list[Question | Look] = []
        self.go = asyncio.Event()

    async def _asked(self, question: Question | Look) -> Answer:
        self.asked.append(question)
        await self.go.wait()
        if isinstance(question, Look):
            return Answer(value=Value((0.5, 0.5)))
        return Answer(thought=Thought(1, Candidate(("a1",), (1.0, 0.0)), (), 1))


async def test_a_move_waits_for_one_look_of_an_analysis_at_most() -> None:
    slow = Slow()
    looks = [Look("", number, 1) for number in range(3)]
    tasks = [asyncio.create_task(slow.value(each)) for each in looks]
    await until(lambda: slow.asked)
    refuted = Look("", 9, 1, hurried=True)
    tasks.append(asyncio.create_task(slow.value(refuted)))
    hint, move = Question("", 1, "", HINT), Question("", 1, "", "easy")
    others = [asyncio.create_task(slow.think(each)) for each in (hint, move)]
    await asyncio.sleep(0)
    slow.go.set()
    await asyncio.gather(*tasks, *others)
    assert slow.asked == [looks[0], move, refuted, hint, *looks[1:]]


@pytest.mark.parametrize("slowness", [0.001, 0.01, 1.0])
def test_an_analysis_is_done_in_time_on_any_machine(slowness: float) -> None:
    """`slowness`: seconds for 100 nodes. Where even the least is too much, it takes as long as that takes."""
    looks, spent, asked = 50, 0.0, list[int]()
    pace = Pace(looks, analysing.BOUND)
    for number in range(looks):
        look = pace.paced(Look("", number, 10_000))
        seconds = look.nodes / 100 * slowness
        spent += seconds
        asked.append(look.nodes)
        pace.note(look, seconds)
    assert spent <= max(analysing.BOUND, (looks * LEAST + 10_000) / 100 * slowness) * 1.01
    assert (set(asked) == {10_000}) == (slowness == 0.001)
    assert max(asked[1:]) <= 1.2 * min(asked[1:]), "the whole game is looked at alike"
