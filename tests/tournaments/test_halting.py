"""What organisers do with the time of a tournament: extended, paused and resumed, in all its games, once each."""

from __future__ import annotations

import asyncio
import random
import sys
from pathlib import Path

import pytest

from data.opening import open_store
from sessions.acts import Resign
from sessions.acts import Resume as ResumeTable
from sessions.log import Extended, Paused, Resumed
from sessions.refusals.moments import InTournament, IsPaused
from sessions.session import Session
from sessions.state.clock import DAY, bank_length, banks, time_ends, turn_length
from sessions.tables import Tables
from tests.sessions.club import a_play
from tests.tournaments.held import GUILD, ID, Held
from tournaments.events.acts import Act, Begin, Cancel
from tournaments.events.halting import Extend, Pause, Resume
from tournaments.events.refusals import NotUnderWay, OwnResult, TournamentOver

ORGANISER = 99


async def begun(held: Held, people: int = 4) -> list[Session]:
    """The tables of a tournament that has begun."""
    await held.make(most=10)
    await held.enter(*range(1, people + 1))
    await held.all.do(ID, GUILD, Begin(held.now))
    await held.opened()
    return await tables_of(held)


async def tables_of(held: Held) -> list[Session]:
    boards = (await held.all.load(ID, GUILD)).boards
    return [await held.tables.load(each.session_id) for each in boards if each.session_id]


async def test_everybody_has_more_time_in_all_games_that_are_not_over(held: Held) -> None:
    tables = await begun(held)
    before = await held.all.load(ID, GUILD)
    loser = tables[0].people[0].user_id
    await held.tables.do(tables[0].id, Resign(loser))
    await held.all.do(ID, GUILD, Extend(ORGANISER, 2 * DAY, "holidays", held.now))
    after = await held.all.advance(ID, GUILD)
    assert after.to_follow == []
    assert (after.ends or 0) - (before.ends or 0) == 4 * DAY, "both players can use up what they have"
    over, *going_on = await tables_of(held)
    assert not any(isinstance(each, Extended) for each in over.log)
    for session in going_on:
        assert session.clock is not None
        options = session.table_options
        assert session.log[-1] == Extended(2 * DAY)
        assert set(banks(session.clock, options, held.now)) == {bank_length(options) + 2 * DAY}
        assert time_ends(session.clock, options) == session.clock.since + turn_length(options) + 2 * DAY
    again = await held.all.advance(ID, GUILD)
    assert again.to_follow == []
    assert [each.version for each in await tables_of(held)] == [over.version, *(each.version for each in going_on)]


async def test_clocks_stand_in_a_pause_and_all_moments_move(held: Held) -> None:
    tables = await begun(held)
    ends = (await held.all.load(ID, GUILD)).ends
    await held.all.do(ID, GUILD, Pause(ORGANISER, "server trouble", held.now))
    await held.all.advance(ID, GUILD)
    paused = await tables_of(held)
    assert all(each.paused for each in paused)
    left = [banks(each.clock, each.table_options, held.now) for each in paused if each.clock]
    held.clock[0] += 40 * DAY
    assert (await held.all.advance(ID, GUILD)).state == "running", "it does not end in the pause"
    with pytest.raises(InTournament):
        await held.tables.do(tables[0].id, ResumeTable("Mo", 98))
    await held.all.do(ID, GUILD, Resume(ORGANISER, held.now))
    after = await held.all.advance(ID, GUILD)
    assert after.ends == (ends or 0) + 40 * DAY
    resumed = await tables_of(held)
    assert not any(each.paused for each in resumed)
    assert left == [banks(each.clock, each.table_options, held.now) for each in resumed if each.clock]
    assert [each.kind for each in await held.all.journal(after)][-2:] == ["paused", "resumed"]


async def test_nobody_moves_in_a_pause_and_no_table_opens(held: Held) -> None:
    await held.make(most=4)
    await held.enter(1, 2, 3)
    found = await held.all.do(ID, GUILD, Begin(held.now))
    await held.all.boards.open(found, found.to_open[0])
    await held.all.do(ID, GUILD, Pause(ORGANISER, "", held.now))
    found = await held.all.advance(ID, GUILD)
    assert found.to_open == []
    [session] = await tables_of(held)
    with pytest.raises(IsPaused):
        await held.tables.do(session.id, a_play(session))
    await held.all.do(ID, GUILD, Resume(ORGANISER, held.now))
    assert len((await held.all.advance(ID, GUILD)).to_open) == 2


async def test_a_table_that_opens_after_an_extension_has_it(held: Held) -> None:
    await held.make(most=4)
    await held.enter(1, 2, 3)
    await held.all.do(ID, GUILD, Begin(held.now))
    await held.all.do(ID, GUILD, Extend(ORGANISER, DAY, "late", held.now))
    await held.opened()
    await held.all.advance(ID, GUILD)
    assert {each.clock.extended for each in await tables_of(held) if each.clock} == {DAY}


async def test_games_of_a_tournament_that_is_cancelled_in_a_pause_go_on(held: Held) -> None:
    await begun(held)
    await held.all.do(ID, GUILD, Pause(ORGANISER, "", held.now))
    await held.all.advance(ID, GUILD)
    cancelled = await held.all.do(ID, GUILD, Cancel(ORGANISER, "why"))
    assert [each.id for each in await held.all.due()] == [ID]
    cancelled = await held.all.advance(ID, GUILD)
    assert cancelled.row.due is None
    assert not any(each.paused for each in await tables_of(held))


async def test_who_may_not_is_refused(held: Held) -> None:
    await held.make(most=4)
    for act in (Pause(ORGANISER, "", held.now), Resume(ORGANISER, held.now)):
        with pytest.raises(NotUnderWay):
            await held.all.do(ID, GUILD, act)
    closes = (await held.enter(1, 2, 3)).closes
    longer = await held.all.do(ID, GUILD, Extend(1, DAY, "more people", held.now))
    assert longer.closes == closes + DAY, "before the start, whoever plays gains nothing by it"
    await held.all.do(ID, GUILD, Begin(held.now))
    for own in (Extend(1, DAY, "", held.now), Pause(1, "", held.now), Resume(1, held.now), Cancel(1, "I lose")):
        with pytest.raises(OwnResult):
            await held.all.do(ID, GUILD, own)
    assert (await held.all.do(ID, GUILD, Resume(ORGANISER, held.now))).row.paused_at is None
    await held.all.do(ID, GUILD, Cancel(ORGANISER, "why"))
    with pytest.raises(TournamentOver):
        await held.all.do(ID, GUILD, Extend(ORGANISER, DAY, "", held.now))


@pytest.mark.seeded
async def test_each_act_reaches_each_table_once_though_processes_are_killed(
    tmp_path: Path, dice: random.Random
) -> None:
    """Four processes on one file are killed at any moment while organisers pause, resume and extend."""
    path = tmp_path / "tables.sqlite3"
    held = Held(Tables(await open_store(path)), [])
    await held.make(most=6)
    await held.enter(*range(1, 7))
    await held.all.do(ID, GUILD, Begin(held.now))
    running = [await _process(path) for _ in range(4)]
    for _ in range(14):
        acts: list[Act] = [
            Pause(ORGANISER, "", held.now),
            Resume(ORGANISER, held.now),
            Extend(ORGANISER, DAY, "", held.now),
        ]
        await held.all.do(ID, GUILD, dice.choice(acts))
        await asyncio.sleep(0.1 + dice.random() / 2)
        at = dice.randrange(4)
        running[at].kill()
        await running[at].wait()
        running[at] = await _process(path)
    for each in running:
        each.kill()
        await each.wait()
    await held.all.do(ID, GUILD, Resume(ORGANISER, held.now))
    await held.opened()
    found = await held.all.advance(ID, GUILD)
    assert found.to_follow == []
    for board in found.boards:
        session = await held.tables.load(board.session_id or 0)
        assert session.clock is not None
        kinds = [type(each) for each in session.log]
        assert sum(each.seconds for each in session.log if isinstance(each, Extended)) == board.extra == board.given
        assert kinds.count(Paused) == kinds.count(Resumed)
        assert not session.paused
    await held.tables.store.close()


async def _process(path: Path) -> asyncio.subprocess.Process:
    arguments = ["-m", "tests.tournaments.keeper", str(path), str(ID)]
    return await asyncio.create_subprocess_exec(sys.executable, *arguments)
