"""Processes that think and hang: they are ended and replaced, the host is told, and a move comes in any case."""

from __future__ import annotations

import asyncio
import logging
import os
import signal

import pytest

from cogs.thinking import workers as module
from cogs.thinking.workers import LIMIT, LONGER, SOON, ThoughtError, Workers
from opponents.analysis import Look, Value
from opponents.thinking import last_position
from opponents.worker import HINT, PATIENT, PROMPT, Answer, Question, answered
from rules.catalogue import GAMES
from rules.notation import legal
from rules.record import Record
from sessions.state.players import ComputerLevel
from tests.play.club import Club
from tests.play.computers import against
from tests.play.turns import move
from tests.waiting import until

pytestmark = pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="a process cannot be stopped here")

START = str(Record(GAMES["strata5"], 2, {each.name: each.default for each in GAMES["strata5"].options}, []))


def question(level: str = "easy") -> Question:
    return Question(START, 1, "seed", level, 0.1)


async def has_moved(club: Club, table: int) -> None:
    """Wait until the computer, which has seat 2, has moved."""
    while True:
        session = await club.tables.load(table)
        if any(each.seat == 2 for each in session.played):
            return
        await asyncio.sleep(0.01)


async def test_a_process_that_hangs_is_replaced_and_its_table_goes_on(
    club: Club, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("cogs.thinking.thinking.FOLLOWED", 0.0)
    workers = Workers(1)
    monkeypatch.setattr(club.bot.thinking, "_workers", workers)
    try:
        await workers.think(question())
        (process,) = workers.processes
        os.kill(process, signal.SIGSTOP)
        monkeypatch.setattr(module, "LIMIT", 0.2)
        session = await against(club, ComputerLevel.EASY)
        session = await move(club, session)
        await until(lambda: club.bot.thinking.hung)
        await until(lambda: process not in workers.processes)
        await has_moved(club, session.id)
        await club.caught_up()
    finally:
        await workers.close()
    (told, *_) = [each for each in caplog.records if "gave no answer" in each.message]
    assert told.levelno == logging.ERROR
    caplog.clear()


class Hanging(Workers):
    """The next so many processes hang."""

    def __init__(self, times: int) -> None:
        super().__init__(1)
        self.times = times
        self.asked: list[Question | Look] = []

    async def _asked(self, question: Question | Look) -> Answer:
        self.asked.append(question)
        if self.times:
            self.times -= 1
            await asyncio.Event().wait()
        return Answer(value=Value((0.5, 0.5))) if isinstance(question, Look) else answered(question)


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LIMIT", "SOON", "LONGER"):
        monkeypatch.setattr(module, name, 0.01)


@pytest.mark.usefixtures("impatient")
async def test_a_move_is_found_by_a_fast_search_when_the_first_one_hangs(caplog: pytest.LogCaptureFixture) -> None:
    workers = Hanging(1)
    thought = await workers.think(question("hard"))
    assert thought.plies[0] in map(str, legal(last_position(START)))
    assert [each.fast for each in workers.asked if isinstance(each, Question)] == [False, True]
    assert workers.hung == 1
    caplog.clear()


async def test_a_computer_moves_within_fifteen_seconds(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A search stops before its process is taken for one that hangs; if that is replaced, both fit into the time."""
    assert PROMPT < LIMIT
    assert LIMIT + SOON <= 15
    assert PATIENT < LONGER
    for name, seconds in (("LIMIT", 300.0), ("SOON", 200.0), ("LONGER", 400.0)):
        monkeypatch.setattr(module, name, seconds)
    limits = list[float]()

    class Noting(Hanging):
        async def _asked_within(self, question: Question | Look, limit: float) -> Answer:
            limits.append(limit)
            return await super()._asked_within(question, 0.01 if self.times else 600)

    for asked in (question("hard"), question(HINT), Look(START, 0, 20)):
        workers = Noting(1)
        await (workers.think(asked) if isinstance(asked, Question) else workers.value(asked))
    assert limits == [300, 200, 400, 400, 400, 400]
    caplog.clear()


@pytest.mark.usefixtures("impatient")
async def test_a_hint_and_a_value_are_asked_for_again_as_they_were(caplog: pytest.LogCaptureFixture) -> None:
    """A fast answer would be no good advice."""
    for asked in (question(HINT), Look(START, 0, 20)):
        workers = Hanging(1)
        await (workers.think(asked) if isinstance(asked, Question) else workers.value(asked))
        assert workers.asked == [asked, asked]
    caplog.clear()


@pytest.mark.usefixtures("impatient")
async def test_where_every_process_hangs_the_search_has_failed(caplog: pytest.LogCaptureFixture) -> None:
    """The table then plays any legal move (`Thinking`)."""
    for asked in (question(), question(HINT)):
        with pytest.raises(ThoughtError):
            await Hanging(2).think(asked)
    with pytest.raises(ThoughtError):
        await Hanging(2).value(Look(START, 0, 20))
    caplog.clear()


@pytest.mark.usefixtures("impatient")
async def test_a_computer_moves_where_every_process_hangs(
    club: Club, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("cogs.thinking.thinking.FOLLOWED", 0.0)
    monkeypatch.setattr(club.bot.thinking, "_workers", Hanging(1000))
    session = await move(club, await against(club, ComputerLevel.EASY))
    await has_moved(club, session.id)
    await club.caught_up()
    caplog.clear()


async def test_a_process_that_hung_long_ago_is_told_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    workers = Workers(1)
    now = asyncio.get_running_loop().time()
    workers._hung.extend([now - module.RECENT - 1, now - 1])
    assert workers.hung == 1
