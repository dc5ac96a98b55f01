"""Against the computer: it thinks in its own process, plays like anybody else, and no turn is ever lost."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from msgspec.structs import replace as changed

from cogs.thinking.workers import ThoughtError, WorkerDiedError, Workers
from opponents.worker import Answer, Question
from sandbox import Sandbox
from sessions.acts import Pause, Resume, TakeBack
from sessions.records.writing import bare_record
from sessions.state.players import ComputerLevel, Person
from tests.play.club import Club, club_in, open_club
from tests.play.computers import Minds, against, hurry, minds
from tests.play.turns import move
from tests.waiting import until

__all__ = ["hurry", "minds"]

EASY, MEDIUM, HARD = ComputerLevel.EASY, ComputerLevel.MEDIUM, ComputerLevel.HARD


async def test_a_computer_answers_in_the_same_message_and_nobody_is_pinged(club: Club, minds: Minds) -> None:
    session = await against(club, HARD)
    board = club.live(session)
    minds.go.clear()
    session = await move(club, session)
    await until(lambda: minds.asked)
    assert club.live(session).id == board.id
    assert "Computer (hard)** is thinking…" in club.live(session).text
    assert not club.live(session).menus, "nobody can move for it"
    minds.go.set()
    await club.sandbox.settle()
    session = await club.tables.load(session.id)
    assert session.thinker is None
    assert club.live(session).id == board.id
    assert "**Computer (hard)**" in club.live(session).text, "its move is told like anybody's"
    assert not [each for each in club.sandbox.messages() if "<@-" in each.text]


async def test_among_several_people_each_turn_has_a_board_of_its_own(club: Club, minds: Minds) -> None:
    session = await against(club, EASY, key="stranded", others=["bob"])
    for _ in range(4):
        session = await move(club, session)
        await club.sandbox.settle()
        session = await club.tables.load(session.id)
        assert isinstance(session.actor_person, Person)
        assert f"<@{session.actor_person.user_id}>" in club.live(session).text
    assert minds.asked


async def test_what_it_is_asked_holds_no_secret(club: Club, minds: Minds) -> None:
    session = await move(club, await against(club, HARD))
    await club.sandbox.settle()
    for question in minds.asked:
        assert session.secret.hex() not in repr(question)
        assert "salt" not in question.record
    assert "secret" not in str(bare_record(session))


async def test_a_late_thought_is_stale(club: Club, minds: Minds) -> None:
    session = await against(club, HARD)
    minds.go.clear()
    moved = await move(club, session)
    await until(lambda: minds.asked)
    assert isinstance(session.actor_person, Person)
    back = await club.tables.do(session.id, TakeBack(session.actor_person.user_id, moved.version))
    minds.go.set()
    await club.sandbox.settle()
    assert (await club.tables.load(session.id)).version == back.version


async def test_a_computer_waits_in_a_pause(club: Club, minds: Minds) -> None:
    session = await against(club, HARD)
    minds.go.clear()
    await move(club, session)
    await until(lambda: minds.asked)
    await club.tables.do(session.id, Pause("Mo", 99))
    minds.go.set()
    await club.sandbox.settle()
    assert len(minds.asked) == 1
    resumed = await club.tables.do(session.id, Resume("Mo", 99))
    await club.bot.services.display.show(resumed)
    await club.sandbox.settle()
    assert (await club.tables.load(session.id)).thinker is None


@pytest.mark.parametrize(("share", "agrees"), [(0.2, True), (0.6, False)])
async def test_it_answers_a_draw_by_its_evaluation(club: Club, minds: Minds, share: float, agrees: bool) -> None:
    session = await against(club, HARD)
    minds.share = share
    await club.sandbox.person("alice").slash("draw")
    await club.sandbox.settle()
    session = await club.tables.load(session.id)
    assert session.question is None
    assert (session.state == "over") is agrees


async def test_where_the_search_fails_it_plays_any_move(
    club: Club, minds: Minds, caplog: pytest.LogCaptureFixture
) -> None:
    minds.errors = [ThoughtError("KeyError('a1')")] * 9
    session = await move(club, await against(club, HARD))
    await club.sandbox.settle()
    assert (await club.tables.load(session.id)).thinker is None
    assert f"No thought about table {session.id}: KeyError('a1'). The computer plays any legal move" in caplog.text
    caplog.clear()


async def test_a_table_whose_processes_always_die_is_due_again(
    club: Club, minds: Minds, caplog: pytest.LogCaptureFixture
) -> None:
    session = await against(club, HARD)
    minds.errors = [WorkerDiedError()]
    await move(club, session)
    await club.sandbox.settle()
    assert (await club.tables.load(session.id)).thinker is not None
    caplog.clear()
    club.sandbox.clock.advance(100)
    await club.bot.alarms.look()
    await club.sandbox.settle()
    assert (await club.tables.load(session.id)).thinker is None


async def test_persons_take_turns_when_many_tables_wait(club: Club, minds: Minds) -> None:
    """Whoever has many tables waits behind whoever has one."""
    service = club.bot.thinking
    minds.go.clear()
    session = await move(club, await against(club, HARD))
    assert session.thinker is not None
    for number in range(40):
        service._waiting[1000 + number] = 77
    service._waiting[2000] = 88
    assert service.waiting_for(77) == 40
    order = [service._next() for _ in range(3)]
    assert 2000 in order
    assert service.part() < 1, "all think less"
    service._waiting.clear()
    minds.go.set()


async def test_a_restarted_bot_thinks_again(tmp_path: Path) -> None:
    async with Sandbox() as sandbox:
        async with club_in(sandbox, tmp_path / "tables.sqlite3") as club:
            club.bot.thinking._workers = stuck = Minds()  # type: ignore[assignment]
            stuck.go.clear()
            session = await move(club, await against(club, EASY))
            await until(lambda: stuck.asked)
        async with club_in(sandbox, tmp_path / "tables.sqlite3") as club:
            club.bot.thinking._workers = Minds()  # type: ignore[assignment]
            await club.bot.alarms.look()
            await sandbox.settle()
            assert (await club.tables.load(session.id)).thinker is None


# In processes of its own


@pytest.fixture
async def workers() -> AsyncIterator[Workers]:
    """Two processes that think."""
    made = Workers(2)
    yield made
    await made.close()


async def test_a_process_killed_ten_times_in_a_thought_loses_no_turn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    parts = [1000.0]
    ask = Workers._asked

    async def asked(workers: Workers, question: Question) -> Answer:
        """The question as the bot asks it, with the newest of `parts`: the last process need not think for seconds."""
        return await ask(workers, changed(question, part=parts[-1]))

    monkeypatch.setattr(Workers, "_asked", asked)
    async with open_club(tmp_path / "tables.sqlite3") as club:
        workers = Workers(1)
        club.bot.thinking._workers = workers
        session = await move(club, await against(club, EASY))
        killed: set[int] = set()
        for _ in range(10):
            await until(lambda: workers.processes - killed)
            (pid,) = workers.processes - killed
            os.kill(pid, signal.SIGKILL)
            killed.add(pid)
        parts.append(0.01)
        await until(lambda: workers.processes - killed)
        for pid in workers.processes - killed:
            os.kill(pid, signal.SIGKILL)
        await club.sandbox.settle()
        assert (await club.tables.load(session.id)).thinker is None
        await workers.close()
    told = [each for each in caplog.records if each.levelno >= logging.WARNING]
    assert [each.getMessage() for each in told] == [
        "A process that thought for a computer has ended; another one thinks again"
    ]
    caplog.clear()


async def test_a_question_without_sense_is_an_error_and_the_process_goes_on(workers: Workers) -> None:
    with pytest.raises(ThoughtError, match="RecordError"):
        await workers.think(Question("nonsense", 1, "", "easy"))
    with pytest.raises(ThoughtError, match="godlike"):
        await workers.think(Question(RECORD, 1, "", "godlike"))
    pids = workers.processes
    thought = await workers.think(Question(RECORD, 1, "a seed", "easy", 0.1))
    assert thought.plies
    assert thought == await workers.think(Question(RECORD, 1, "a seed", "easy", 0.1)), "it can be repeated"
    assert workers.processes == pids


async def test_whoever_waits_no_more_ends_the_process(workers: Workers) -> None:
    task = asyncio.create_task(workers.think(Question(RECORD, 1, "", "hard", 1000.0)))
    await until(lambda: workers.processes)
    pids = workers.processes
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    await until(lambda: not workers.processes & pids)


RECORD = "game: strata5\nseats: 2\noptions: size=6\n\n"
