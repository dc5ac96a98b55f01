"""What people do around a game that they play in direct messages: plans, notes, history, absence, time, computers."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from cogs.interactions.ids import Press
from sandbox import ActionError, Message, Person
from sessions.__main__ import main
from sessions.acts.checks import seat_at
from sessions.log import Planned
from sessions.session import Session
from sessions.state.clock import DAY, deadline
from sessions.tables.private import lines_of
from tests.commands import run_here
from tests.play.answers import answer, private, said
from tests.play.apart import begin_apart, board_of, over, play_ply, under_way, view_of, with_controls
from tests.play.club import Club, control, pick
from tests.play.controls import press
from tests.play.forger import forged
from tests.play.planning import enter, some_line
from tests.play.thinkers import Brief
from tests.waiting import until


def both(club: Club, session: Session) -> tuple[Person, Person]:
    """Who is to act, and the other, in their direct messages."""
    actor = club.who(session)
    other = club.bob if actor is club.alice else club.alice
    return actor.direct(), other.direct()


async def due(club: Club, session: Session, seconds: int) -> Session:
    """The table when so many seconds have passed."""
    club.sandbox.clock.advance(seconds)
    await club.bot.alarms.look()
    await club.caught_up()
    return await club.tables.load(session.id)


async def each_has_one_board(club: Club, session: Session) -> None:
    """Everybody was shown everything, in one message with controls."""
    for person in (club.alice, club.bob):
        view = await view_of(club, session, person)
        assert view.shown == view.version
        assert [each.id for each in with_controls(person)] == [(await board_of(club, session, person)).id]


# Plans and notes


async def test_a_planned_answer_is_played_at_once_and_shown_to_both(club: Club, dice: random.Random) -> None:
    session = await begin_apart(club, "strata5")
    mover, planner = both(club, session)
    line = some_line(session, seat_at(session, int(planner.id)), dice)
    menu = said(await planner.click(await board_of(club, session, planner), "More"))
    await press(planner, menu, "plan")
    board = await enter(session, planner, menu, line)
    assert "Saved." in board.text
    session = await club.tables.load(session.id)
    assert session.row.plans
    assert "plan" not in (await board_of(club, session, mover)).text.lower(), "nobody else learns of it"
    assert "your turn" in said(await mover.slash("plan")).text
    while following := lines_of(session, int(planner.id)):
        await pick(mover, await board_of(club, session, mover), following[0][0])
        await club.caught_up(since=session)
        session = await club.tables.load(session.id)
    assert {each.user_id for each in session.log if isinstance(each, Planned)} == {int(planner.id)}
    assert [str(each.ply) for each in session.played][-len(line) :] == line
    await each_has_one_board(club, session)
    for person in (mover, planner):
        assert "planned in advance" in (await board_of(club, session, person)).text


async def test_a_note_is_read_by_its_writer_alone(club: Club, dice: random.Random) -> None:
    session = await play_ply(club, await begin_apart(club, "games_up"), dice)
    writer, reader = club.alice.direct(), club.bob.direct()
    menu = said(await writer.click(await board_of(club, session, writer), "More"))
    await press(writer, menu, "note")
    form = (await writer.click(menu, control(menu, "notewrite"))).modal
    assert form is not None
    await writer.submit(form, answer="The left side is weak")
    assert "The left side is weak" in said(await writer.slash("note")).text
    assert "haven’t written a note" in said(await reader.slash("note")).text
    assert not [each for each in reader.messages() if "left side" in each.text]


# Looking back


@pytest.mark.parametrize("ended", [False, True])
async def test_the_moves_are_looked_back_at(club: Club, dice: random.Random, ended: bool) -> None:
    session = await (over if ended else under_way)(club, dice)
    for person in (club.alice.direct(), club.bob.direct()):
        history = said(await person.slash("history"))
        await press(person, history, "look")
        seen = set()
        while (text := history.text) not in seen:
            seen.add(text)
            assert history.image().width > 0
            if "before the first" in text:
                break
            await press(person, history, "look", "back")
        assert len(seen) > 4
    assert session.ended is ended
    await each_has_one_board(club, session)


async def test_an_ended_game_is_analysed_and_replayed_for_each(club: Club, figures: Brief, dice: random.Random) -> None:
    session = await over(club, dice)
    for person in (club.alice.direct(), club.bob.direct()):
        found = private(await person.click(await board_of(club, session, person), "Analyse"))
        await until(lambda found=found: bool(found.media))  # type: ignore[misc]
        assert "Luck is what chance changed" in found.text
        replay: Message = private(await person.slash("replay"))
        await until(lambda replay=replay: bool(replay.media))  # type: ignore[misc]
    assert figures.asked


async def test_the_record_is_checked_by_each(club: Club, tmp_path: Path, dice: random.Random) -> None:
    await over(club, dice)
    for person in (club.alice.direct(), club.bob.direct()):
        file = tmp_path / f"{person.name}.txt"
        file.write_bytes(said(await person.slash("record")).image_bytes())
        checked = run_here(main, str(file))
        assert checked.returncode == 0, checked.stderr
        assert "random draws" in checked.stdout


# Time


async def test_an_absence_is_read_in_both_views_and_no_time_is_lost(club: Club, dice: random.Random) -> None:
    session = await play_ply(club, await begin_apart(club, "games_up", clock="1d"), dice)
    slow, other = both(club, session)
    before = {each.id: (await board_of(club, session, each)).id for each in (slow, other)}
    assert "away until" in answer(await slow.slash("away", days=3))
    await club.caught_up()
    for person in (slow, other):
        board = await board_of(club, session, person)
        assert f"**{slow.name}** is away until" in board.text
        assert board.id == before[person.id], "nobody is told by a new message"
    session = await due(club, session, 2 * DAY)
    assert session.clock is not None
    assert not session.clock.late
    assert (deadline(session.clock, session.table_options) or 0) > club.tables.now() + DAY // 2
    await slow.slash("away", days=0)
    await club.caught_up()
    session = await club.tables.load(session.id)
    assert "is away until" not in (await board_of(club, session, other)).text
    await each_has_one_board(club, session)


async def test_who_is_out_of_time_gives_up_by_itself(club: Club, dice: random.Random) -> None:
    session = await play_ply(club, await begin_apart(club, "games_up", clock="1d", forfeit="on"), dice)
    slow, _ = both(club, session)
    for _ in range(5):
        session = await due(club, session, DAY // 2 + 60)
    assert session.state == "over"
    for person in (club.alice, club.bob):
        assert f"**{slow.name}**" in (await board_of(club, session, person)).text
    await each_has_one_board(club, session)


async def test_a_computer_stands_in_for_who_is_out_of_time(club: Club, figures: Brief, dice: random.Random) -> None:
    session = await play_ply(club, await begin_apart(club, "games_up", clock="1d"), dice)
    slow, stays = both(club, session)
    await due(club, session, DAY // 2 + 60)
    session = await due(club, session, DAY // 2)
    board = await board_of(club, session, stays)
    question = said(await stays.click(board, "Let a computer take over"))
    assert slow.id not in str(question.payload), "the seat is named by its number"
    await stays.choose(question, question.menus[0].values[0])
    await club.caught_up(since=session)
    session = await club.tables.load(session.id)
    assert [each.user_id for each in session.computers]
    assert session.seat_of(int(slow.id)) is None


async def test_nobody_pauses_or_moves_such_a_game_from_a_server(club: Club, dice: random.Random) -> None:
    session = await play_ply(club, await begin_apart(club, "games_up"), dice)
    with pytest.raises(ActionError, match="no command /pause"):
        await club.alice.direct().slash("pause")
    for command in ("pause", "resume", "end"):
        assert "no game in this channel" in answer(await club.alice.slash(command)), command
    second = club.sandbox.world.channel("second-table").id
    assert "no game in this channel" in answer(await club.alice.slash("moveto", channel=second))
    after = await club.tables.load(session.id)
    assert (after.version, after.state, after.paused) == (session.version, "running", False)


# Results


async def test_results_are_those_of_the_reader_wherever_they_ask_and_promise_no_rating(
    club: Club, dice: random.Random
) -> None:
    """Also in a server without the bot, whatever a client sends: no game in direct messages counts for a rating."""
    await over(club, dice)
    club.sandbox.add_guild("Foreign", has_bot=False)
    club.bob.install()
    carol = club.carol
    carol.install()
    for bob in (club.bob.direct(), club.bob.at("hall")):
        shown = private(await bob.slash("stats"))
        assert "**Bob** in our direct messages" in shown.text
        assert "1 game: won" in shown.text
        assert "ating" not in shown.text
        await forged(club, bob, shown, Press("stats", words=(club.alice.id, "all")))
        assert "**Bob** in our direct messages" in shown.text, "nobody else's results are told"
        await press(bob, shown, "statgames")
        assert "won against **Alice**" in shown.text
    for place in (carol, carol.direct(), carol.at("hall")):
        assert "no results" in answer(await place.slash("stats"))
    assert "no results in this server" in answer(await club.bob.slash("stats"))
