"""Plans: what applies of them, when they are played, and what happens at the same instant or after a failure."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from data.errors import StoreError
from data.rows import PlanRow, SessionRow
from data.sqlite.store import SqliteStore
from rules.notation import legal, read, seat_to_act
from sessions.acts import Answer, OfferDraw, Pause, Play, Resume, TakeBack, Tick
from sessions.log import Asked, Planned, TakenBack
from sessions.people.exporting import without_all
from sessions.records.past import onward
from sessions.refusals.moments import NoPlans, NothingDue, PlanFull, PlanOnTurn, Stale
from sessions.session import Session
from sessions.state.clock import DAY, reserves
from sessions.state.plans import MOST_LINES, with_line
from sessions.tables import Tables
from sessions.tables.private import lines_of
from tests.sessions.club import ANN, FRESH, NOW, game, to_act, waiting


class Clock:
    """The time of the stores, which a test moves on."""

    def __init__(self) -> None:
        self.now = float(NOW)

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
async def both(path: Path, clock: Clock) -> AsyncIterator[tuple[Tables, Tables]]:
    """The tables of two processes on the same file."""
    stores = [await SqliteStore.open(path, clock=clock) for _ in range(2)]
    yield Tables(stores[0], make_secret=lambda: FRESH), Tables(stores[1], make_secret=lambda: FRESH)
    for each in stores:
        await each.close()


def first_plies(session: Session, number: int = 1) -> tuple[str, ...]:
    """The first legal ply of each of so many positions from now on."""
    position, found = session.position, list[str]()
    for _ in range(number):
        found.append(str(legal(position)[0]))
        position = position.play(legal(position)[0])
    return tuple(found)


async def planned(tables: Tables, session: Session, *line: str) -> Session:
    """The table once the player who waits has planned a line, or the first plies if none are given."""
    plies = onward(session.position, line or until_answer(session))
    return await tables.private.add_line(session.id, waiting(session).user_id, session.version, plies)


def until_answer(session: Session, first: str = "") -> tuple[str, ...]:
    """Plies up to the end of the first answer of the player who waits: `first`, if given, then the first legal ones."""
    position, found = session.position, list[str]()
    seat, answered = session.seat_of(waiting(session).user_id), False
    while not (answered and seat_to_act(position) != seat):
        answered = seat_to_act(position) == seat
        ply = read(first, legal(position)) if first and not found else legal(position)[0]
        found.append(str(ply))
        position = position.play(ply)
    return tuple(found)


def theirs(session: Session, line: tuple[str, ...]) -> tuple[str, ...]:
    """The plies of a line before the answer."""
    seat = session.seat_of(waiting(session).user_id)
    return tuple(str(each.ply) for each in onward(session.position, line) if each.seat != seat)


async def play(tables: Tables, session: Session, *plies: str) -> Session:
    for ply in plies:
        session = await tables.do(session.id, Play(to_act(session).user_id, ply, session.version))
    return session


async def test_an_answer_follows_in_a_transaction_of_its_own(tables: Tables) -> None:
    session = await planned(tables, await game(tables))
    line = until_answer(session)
    versions = []
    append: Callable[..., Awaitable[SessionRow]] = tables.store.append

    async def watched(session_id: int, version: int, change: Any) -> SessionRow:
        versions.append(version)
        return await append(session_id, version, change)

    tables.store.append = watched  # type: ignore[method-assign]
    mover, answerer, expected = to_act(session), waiting(session), theirs(session, line)
    before = await play(tables, session, *expected[:-1])
    done = await tables.perform(session.id, Play(mover.user_id, expected[-1], before.version))
    assert len(versions) == len(expected) + 1, "the whole answer is one transaction"
    assert done.first == before.version + 1
    assert [each.kind for each in done.entries] == ["ply", *["planned", "ply"] * (len(line) - len(expected))]
    assert done.session.by_plan(len(done.session.played) - 1)
    assert not done.session.by_plan(len(expected) - 1)
    assert done.session.log[-2] == Planned(answerer.user_id)
    assert to_act(done.session) == mover
    assert not done.session.row.plans


async def test_a_plan_is_no_entry_and_can_be_changed_without_one(tables: Tables) -> None:
    session = await game(tables)
    user_id, line = waiting(session).user_id, until_answer(session)
    after = await planned(tables, session)
    assert (after.version, after.log) == (session.version, session.log)
    assert lines_of(after, user_id) == (line,)
    assert str(line) not in repr(after.row.plans)
    assert line[-1] not in repr(after.row.plans)
    assert (await planned(tables, after)).row.plans == after.row.plans, "the same line is kept once"
    after = await tables.private.drop_line(session.id, user_id, line)
    assert after.row.plans == ()
    assert (await tables.private.drop_line(session.id, user_id)).row.plans == ()


def test_a_line_replaces_those_that_answer_the_same_play_differently() -> None:
    own = (False, True, False, True)
    lines = (("a", "x"), ("b", "y", "c", "z"))
    assert with_line(lines, ("a", "x"), own) == lines
    assert with_line(lines, ("b", "y"), own) == lines, "a longer line has it already"
    assert with_line(lines, ("a", "w"), own) == (lines[1], ("a", "w"))
    assert with_line(lines, ("a", "x", "d", "w"), own) == (lines[1], ("a", "x", "d", "w"))
    assert with_line(lines, ("b", "y", "d", "z"), own) == (*lines, ("b", "y", "d", "z"))
    assert with_line(lines, ("b", "x", "c", "z"), own) == (lines[0], ("b", "x", "c", "z"))


async def test_a_plan_has_so_many_lines(tables: Tables) -> None:
    session = await game(tables)
    plies = [*map(str, legal(session.position))]
    assert len(plies) > MOST_LINES
    for ply in plies[:MOST_LINES]:
        session = await planned(tables, session, *until_answer(session, ply))
    with pytest.raises(PlanFull):
        await planned(tables, session, *until_answer(session, plies[MOST_LINES]))
    assert len(lines_of(session, waiting(session).user_id)) == MOST_LINES


async def test_what_cannot_be_planned(tables: Tables) -> None:
    session = await game(tables)
    line = onward(session.position, until_answer(session))
    with pytest.raises(PlanOnTurn):
        await tables.private.add_line(session.id, to_act(session).user_id, session.version, line)
    for part in (line[:1], line[:-1]):
        with pytest.raises(Stale):
            await tables.private.add_line(session.id, waiting(session).user_id, session.version, part)
    user_id = waiting(session).user_id
    moved = await play(tables, session, first_plies(session)[0])
    if to_act(moved).user_id != user_id:
        with pytest.raises(Stale):
            await tables.private.add_line(session.id, user_id, session.version, line)


async def test_a_game_with_dice_has_no_plans(tables: Tables) -> None:
    session = await game(tables, key="stranded")
    with pytest.raises(NoPlans):
        await tables.private.drop_line(session.id, ANN.user_id)


async def test_a_pause_and_an_open_question_wait_with_the_answer(both: tuple[Tables, Tables], clock: Clock) -> None:
    """The plan is played when they are over: nobody else needs to do anything."""
    first, _ = both
    session = await planned(first, await game(first))
    line = until_answer(session)
    mover, answerer = to_act(session), waiting(session)
    store_append = first.store.append

    async def paused_between(session_id: int, version: int, change: Any) -> SessionRow:
        if any(each.kind == "planned" for each in change.entries):
            raise StoreError("the disk is full")
        return await store_append(session_id, version, change)

    first.store.append = paused_between  # type: ignore[method-assign]
    session = await play(first, session, *theirs(session, line))
    first.store.append = store_append  # type: ignore[method-assign]
    assert to_act(session) == answerer
    paused = await first.do(session.id, Pause("Mo", 99))
    assert paused.planned is None
    with pytest.raises(NothingDue):
        await first.do(session.id, Tick(int(clock.now) + 1))
    asked = await first.do(session.id, Resume("Mo", 99))
    assert [str(each.ply) for each in asked.played][-1] == line[-1], "it is played once the game goes on"
    assert to_act(asked) == mover


async def test_after_a_failure_the_answer_is_due_and_costs_no_time(both: tuple[Tables, Tables], clock: Clock) -> None:
    """Between the two transactions the bot is killed, and starts again two days later: far beyond the clock."""
    first, second = both
    session = await planned(first, await game(first, clock="1d", reserve="1d"))
    line = until_answer(session)
    seat = session.seat_of(waiting(session).user_id) or 0
    store_append = first.store.append

    async def failing(session_id: int, version: int, change: Any) -> SessionRow:
        if any(each.kind == "planned" for each in change.entries):
            raise StoreError("the disk is full")
        return await store_append(session_id, version, change)

    first.store.append = failing  # type: ignore[method-assign]
    session = await play(first, session, *theirs(session, line))
    assert session.actor == seat, "the move stands, and whoever made it is told so"
    clock.now += 1
    assert await second.store.due(5) == [session.id]
    clock.now += 2 * DAY
    assert [each async for each in second.scheduler.do_due()] == [session.id]
    after = await second.load(session.id)
    assert str(after.played[-1].ply) == line[-1]
    assert after.by_plan(len(after.played) - 1)
    assert after.clock is not None
    assert reserves(after.clock, after.table_options, int(clock.now))[seat - 1] == DAY
    assert after.clock.since == clock.now, "the clock of the other player begins now"


async def racing(first: Tables, second: Tables, mover: int, *, before: bool) -> None:
    """Have `mover` ask in the second process to take a move back, just `before` or after the first one answers it."""
    append = first.store.append

    async def with_race(session_id: int, version: int, change: Any) -> SessionRow:
        answers = any(each.kind == "planned" for each in change.entries)
        if answers and before:
            await second.do(session_id, TakeBack(mover))
        row = await append(session_id, version, change)
        if answers and not before:
            await second.do(session_id, TakeBack(mover))
        return row

    first.store.append = with_race  # type: ignore[method-assign]


@pytest.mark.parametrize("agrees", [True, False])
async def test_an_expected_move_and_taking_it_back_in_the_same_instant(
    both: tuple[Tables, Tables], *, agrees: bool
) -> None:
    """In another process: the answer waits for the question. With a yes the plan is gone, with a no it is played."""
    first, second = both
    session = await planned(first, await game(first))
    line, mover, answerer = until_answer(session), to_act(session), waiting(session)
    expected = theirs(session, line)
    await racing(first, second, mover.user_id, before=True)
    stood = len(session.played)
    await play(first, session, *expected)
    asked = await first.load(session.id)
    assert asked.question is not None
    assert asked.planned is None, "the answer would close the question"
    after = await second.do(asked.id, Answer(answerer.user_id, asked.question.number, yes=agrees))
    if not agrees:
        assert [str(each.ply) for each in after.played][-len(line) :] == [*line]
        return
    assert isinstance(after.log[-1], TakenBack)
    assert not after.row.plans
    again = await play(second, after, *expected[len(after.played) - stood :])
    assert to_act(again) == answerer, "a plan that was dropped stays so"


async def test_a_move_that_is_answered_is_taken_back_by_asking(both: tuple[Tables, Tables]) -> None:
    first, second = both
    session = await planned(first, await game(first))
    line, mover = until_answer(session), to_act(session)
    await racing(first, second, mover.user_id, before=False)
    await play(first, session, *theirs(session, line))
    after = await first.load(session.id)
    assert str(after.played[-1].ply) == line[-1]
    assert isinstance(after.log[-1], Asked)


async def test_a_plan_that_is_made_while_the_move_is_committed_is_played(both: tuple[Tables, Tables]) -> None:
    """Whoever moves has read the table before there was a plan: what follows from the plan is due at once."""
    first, second = both
    session = await game(first)
    line, mover = until_answer(session), to_act(session)
    expected = theirs(session, line)
    session = await play(first, session, *expected[:-1])
    stale = await first.load(session.id)
    await planned(second, session, *line[len(expected) - 1 :])
    done = await first.perform(session.id, Play(mover.user_id, expected[-1], stale.version), stale)
    assert str(done.session.played[-1].ply) == line[-1]


async def test_an_unknown_plan_makes_a_table_due_at_once(tables: Tables) -> None:
    session = await game(tables)
    plan = PlanRow(waiting(session).user_id, session.version, (("a1 b1", "c1 d1"),))
    await tables.store.write_plan(session.id, session.version, None, plan)
    await tables.do(session.id, Play(to_act(session).user_id, first_plies(session)[0]), session)
    assert await tables.store.due(5) == [session.id]


async def test_an_offer_of_a_draw_waits_for_its_answer(tables: Tables) -> None:
    session = await planned(tables, await game(tables))
    line, mover = until_answer(session), to_act(session)
    expected = theirs(session, line)
    session = await play(tables, session, *expected[:-1])
    asked = await tables.do(session.id, OfferDraw(mover.user_id, tables.now()))
    assert asked.question is not None
    after = await play(tables, asked, expected[-1])
    assert after.question is None, "whoever moves takes the offer back"
    assert str(after.played[-1].ply) == line[-1]


async def test_nothing_is_left_of_a_server_that_is_forgotten(tables: Tables) -> None:
    session = await planned(tables, await game(tables))
    await tables.private.write_note(session, ANN.user_id, "the left side")
    await tables.store.note_server_left(5)
    await tables.store.forget_server(5, without_all)
    assert await tables.store.notes_of(ANN.user_id) == {}
    row = await tables.store.session(session.id)
    assert row is not None
    assert row.plans == ()
