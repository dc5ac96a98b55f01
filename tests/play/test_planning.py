"""Moves that are planned in advance, and private notes: nobody else learns of them before they are played."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from cogs.interactions.ids import MAX_CUSTOM_ID, Press
from rules.catalogue import GAMES
from rules.notation import legal
from sandbox import Person, Sandbox
from sandbox.world.state import COMPONENT
from sessions.acts.checks import seat_at
from sessions.log import Planned
from sessions.records.variations import LONGEST
from sessions.session import Session
from sessions.state.plans import can_be_planned
from sessions.tables.private import lines_of
from tests.play.answers import said
from tests.play.club import Club, club_in, control
from tests.play.controls import on, press
from tests.play.forger import Forger, payload_of
from tests.play.planning import begun, choose, enter, open_plan, other, some_line
from tests.play.privacy import about, delete, file
from tests.play.turns import random_plies

FOR_TWO = [key for key, game in GAMES.items() if can_be_planned(game, 2)]


def lines(session: Session, person: Person) -> tuple[tuple[str, ...], ...]:
    """What applies of somebody's plan."""
    return lines_of(session, int(person.id))


async def played(club: Club, session: Session, ply: str) -> Session:
    """The table once the player to act has typed a ply."""
    await club.who(session).slash("move", move=ply)
    await club.caught_up(since=session)
    return await club.session()


def test_moves_are_planned_in_games_for_two_without_dice_and_cards() -> None:
    assert FOR_TWO
    for key, game in GAMES.items():
        assert (key in FOR_TWO) is (game.draws == "lot")
        assert not can_be_planned(game, 3)


@pytest.mark.parametrize("key", FOR_TWO)
async def test_the_answer_is_played_at_once_and_several_in_a_row(club: Club, key: str, dice: random.Random) -> None:
    session, mover = await begun(club, key)
    planner = other(club, session)
    line = some_line(session, seat_at(session, int(planner.id)), dice, 4)
    plan = await open_plan(club, session, planner)
    assert "haven’t planned anything" in plan.text
    board = await enter(session, planner, plan, line)
    assert "Saved." in board.text
    assert "1 line of 20." in board.text
    session = await club.session()
    assert lines(session, planner) == (tuple(line),)
    assert not any(isinstance(each, Planned) for each in session.log), "nothing is in the log before it is used"
    while following := lines(session, planner):
        assert session.actor == session.seat_of(int(mover.id)), "whatever is planned has been played"
        session = await played(club, session, following[0][0])
    planned = [each for each in session.log if isinstance(each, Planned)]
    seat = seat_at(session, int(planner.id))
    # The only ply of a position is played by the board.
    answered = [each for each in session.played[-len(line) :] if each.seat == seat and len(legal(each.before)) > 1]
    assert len(planned) == len(answered)
    assert {each.user_id for each in planned} == {int(planner.id)}
    assert [str(each.ply) for each in session.played][-len(line) :] == line
    assert not session.row.plans, "a plan that is used up is deleted"
    assert "(planned in advance)" in said(await mover.slash("history")).text
    assert "planned in advance" in club.newest("planned in advance").text, "everybody reads it at the table"


async def test_the_plan_goes_when_the_game_goes_another_way(club: Club, dice: random.Random) -> None:
    session, _ = await begun(club)
    planner = other(club, session)
    expected, unexpected = dice.sample([*map(str, legal(session.position))], 2)
    line = some_line(session, seat_at(session, int(planner.id)), dice, first=expected)
    await enter(session, planner, await open_plan(club, session, planner), line)
    session = await played(club, session, unexpected)
    assert not session.row.plans
    assert not any(isinstance(each, Planned) for each in session.log)


async def with_plan(club: Club, dice: random.Random) -> tuple[Session, Person, list[str]]:
    """A game in which the player who waits has planned one line: the table, that player, and the line."""
    session, _ = await begun(club)
    planner = other(club, session)
    line = some_line(session, seat_at(session, int(planner.id)), dice)
    await enter(session, planner, await open_plan(club, session, planner), line)
    return await club.session(), planner, line


async def test_a_plan_is_secret(club: Club, dice: random.Random, caplog: pytest.LogCaptureFixture) -> None:
    """Nobody else reads it, and the host's log does not have it, whatever goes wrong; the planner's own file has it."""
    session, planner, line = await with_plan(club, dice)
    mover = club.who(session)
    for person, kept in ((planner, [line]), (mover, [])):
        assert file(await about(person))["tables"][0]["moves you planned"] == kept
    assert "1 line of 20" in said(await planner.slash("plan")).text
    assert "your turn" in said(await mover.slash("plan")).text
    assert "not playing at this table" in said(await club.carol.slash("plan")).text
    plan = await open_plan(club, session, planner)
    await press(planner, plan, "planadd")
    for ply in line[:1]:
        await choose(planner, plan, ply)
    custom_id = control(plan, "plback")
    code = custom_id.split(":")[-1]
    assert code
    before = len(caplog.messages)
    club.bot.router._handlers["plback"] = _fails
    await planner.click(plan, custom_id)
    logged = caplog.messages[before:]
    assert any("plback" in each for each in logged), "the failure is in the log"
    assert not any(f":{code}" in each for each in logged)
    assert not [each for each in club.sandbox.messages() if "Saved" in each.text or "your plan" in each.text.lower()]


async def _fails(*_: object) -> None:
    raise TimeoutError("Discord does not answer")


async def test_lines_are_listed_and_deleted(club: Club, dice: random.Random) -> None:
    session, _ = await begun(club)
    planner = other(club, session)
    seat = seat_at(session, int(planner.id))
    first, second, third = dice.sample([*map(str, legal(session.position))], 3)
    plan = await open_plan(club, session, planner)
    for ply in (first, second, third):
        await enter(session, planner, plan, some_line(session, seat, dice, first=ply))
        await press(planner, plan, "plan")
    assert "3 lines of 20." in plan.text
    assert "3. " in plan.text
    [menu] = plan.menus
    await planner.choose(plan, menu.values[1], menu=menu.placeholder)
    assert "2 lines of 20." in plan.text
    assert [each[0] for each in lines(await club.session(), planner)] == [first, third]
    await press(planner, plan, "planclear")
    assert "haven’t planned anything" in plan.text
    assert not (await club.session()).row.plans


async def test_a_line_survives_a_restart_and_goes_stale_with_the_game(tmp_path: Path, dice: random.Random) -> None:
    path = tmp_path / "tables.sqlite3"
    async with Sandbox() as sandbox:
        async with club_in(sandbox, path) as club:
            session, _ = await begun(club)
            planner = other(club, session)
            line = some_line(session, seat_at(session, int(planner.id)), dice)
            plan = await open_plan(club, session, planner)
            await press(planner, plan, "planadd")
            assert not on(plan, "plansave"), "there is no answer yet"
            await choose(planner, plan, line[0])
        async with club_in(sandbox, path) as club:
            planner = sandbox.person(planner.name.lower())
            await press(planner, plan, "plback")
            assert "Planning moves" in plan.text
            await choose(planner, plan, line[0])
            await played(club, await club.session(), line[0])
            await press(planner, plan, "plback")
            answer = planner.last(lambda message: message.ephemeral).text
            assert "your turn" in answer or "moved on" in answer or "gone on" in answer, answer


async def test_forged_presses_are_answered_and_plan_nothing(club: Club) -> None:
    session, _ = await begun(club)
    planner = other(club, session)
    forger = Forger(club, planner, said(await planner.slash("help")), session)
    for action in ("pl", "plback", "planew", "plansave", "plandrop", "planclear", "planadd", "notewritten"):
        for words in ("", "!!", "1 castle", "zzzzzzzzzz", "1 99"):
            assert await forger.sends(COMPONENT, payload_of(action, session, words)) is None
    assert not (await club.tables.load(session.id)).row.plans


@pytest.mark.parametrize("key", FOR_TWO)
def test_the_custom_ids_have_room_for_every_move(key: str, dice: random.Random) -> None:
    for each in random_plies(key, dice):
        words = ("z" * LONGEST, *each.split())
        assert len(Press("plb", 10**12 - 1, 99_999, 99, words).menu_id()) <= MAX_CUSTOM_ID


# Notes


async def test_a_note_is_written_read_and_deleted_by_its_writer_alone(club: Club) -> None:
    session, writer = await begun(club)
    shown = said(await writer.slash("note"))
    assert "haven’t written a note" in shown.text
    form = (await writer.click(shown, control(shown, "notewrite"))).modal
    assert form is not None
    await writer.submit(form, answer="The *left* side\nis weak")
    assert "The \\*left\\* side\nis weak" in shown.text
    reader = other(club, session)
    assert "haven’t written a note" in said(await reader.slash("note")).text
    assert "not playing at this table" in said(await club.carol.slash("note")).text
    assert file(await about(writer))["tables"][0]["your note"] == "The *left* side\nis weak"
    assert file(await about(reader))["tables"][0]["your note"] is None
    again = (await writer.click(shown, control(shown, "notewrite"))).modal
    assert again is not None
    await writer.submit(again, answer="")
    assert "haven’t written a note" in shown.text
    assert await club.tables.store.notes_of(int(writer.id)) == {}


async def test_plans_and_notes_go_with_the_person(club: Club, dice: random.Random) -> None:
    session, planner, _ = await with_plan(club, dice)
    await club.tables.private.write_note(session, int(planner.id), "a secret")
    await delete(planner)
    await club.caught_up()
    assert await club.tables.store.notes_of(int(planner.id)) == {}
    row = await club.tables.store.session(session.id)
    assert row is not None
    assert row.plans == ()
