"""What time and channels bring to a game: clocks, channels that go, tables taken elsewhere, pauses, silence."""

from __future__ import annotations

from pathlib import Path

import pytest

from sandbox import ActionError, Sandbox
from sessions.acts import Pause
from sessions.log import TableEnding
from sessions.state.clock import DAY, HOUR
from tests.play.answers import answer
from tests.play.club import Club, club_in
from tests.play.controls import labels, press_of
from tests.play.tables import clocked, due
from tests.play.turns import after_a_turn, one, other, within_a_turn


async def test_a_clock_reminds_once_and_then_the_others_choose(club: Club) -> None:
    session = await clocked(club)
    slow, waits = club.who(session), other(club, session)
    first = club.live(session)
    assert "-# Deadline: <t:" in first.text
    session = await due(club, DAY // 2 + 1)
    reminder = club.live(session)
    assert reminder != first
    assert "-# Reminder for this turn. Deadline: <t:" in reminder.text
    assert reminder.pings == [slow.user.key]
    session = await due(club, HOUR)
    assert club.live(session) == reminder, "one reminder is enough"
    session = await due(club, DAY // 2)
    board = club.live(session)
    assert f"**{slow.name}** ran out of time." in board.text
    assert board.pings == [waits.user.key]
    assert {"Wait longer", "Forfeit their seat"} <= set(labels(board))
    assert "That’s up to the others." in answer(await slow.click(board, "Forfeit their seat"))
    assert "That’s up to the others." in answer(await slow.click(board, "Wait longer"))
    board = board.frozen()
    await waits.click(board, "Wait longer")
    await club.caught_up()
    session = await club.session()
    assert "Wait longer" not in labels(club.live(session))
    assert f"**{waits.name}** chose to wait, so **{slow.name}** gets more time." in club.live(session).text
    assert "still time left" in answer(await waits.press(board, press_of(board, "Wait longer")))
    session = await due(club, DAY + 1)
    session = await due(club, 60)
    assert "chose to wait" not in club.live(session).text
    question = (await waits.click(club.live(session), "Forfeit their seat")).said
    assert f"Forfeit **{slow.name}**’s seat? This can’t be undone." in question.text
    await waits.click(question, "Keep waiting")
    assert (await club.session()).state == "running"
    question = (await waits.click(club.live(session), "Forfeit their seat")).said
    await waits.click(question, "Forfeit their seat")
    await club.caught_up()
    over = await club.session()
    assert over.state == "over"
    assert over.outcome is not None
    for told in (club.live(over), (await slow.slash("board")).said):
        assert f"**{slow.name}** ran out of time, so **{waits.name}** wins." in told.text
        assert "resigned" not in told.text
    story = (await waits.slash("history")).said
    assert f"**{slow.name}** ran out of time, so their seat was forfeited." in story.text
    await waits.click(story, "See the board")
    assert f"**{slow.name}** ran out of time, so their seat was forfeited." in story.text
    assert story.alt is not None
    assert f"{slow.name} ran out of time" in story.alt
    assert "This game is over" in answer(await waits.press(board, press_of(board, "Forfeit their seat")))


async def test_who_is_late_can_still_move(club: Club) -> None:
    session = await clocked(club)
    await due(club, DAY // 2 + 1)
    session = late = await due(club, DAY // 2)
    assert late.clock is not None
    assert late.clock.late
    while session.actor == late.actor:
        session = await one(club, session)
    assert session.clock is not None
    assert not session.clock.late
    assert "Time’s up" not in club.live(session).text
    assert "ran out of time" not in club.live(session).text


async def test_a_time_that_ran_out_while_the_bot_was_down_is_given_again(tmp_path: Path) -> None:
    async with Sandbox() as sandbox:
        async with club_in(sandbox, tmp_path / "tables.sqlite3") as club:
            await clocked(club)
            await club.bot.alarms.look()
        async with club_in(sandbox, tmp_path / "tables.sqlite3") as club:
            session = await due(club, 0)
            assert session.clock is not None
            assert session.clock.grace == 0
        sandbox.clock.advance(3 * DAY)
        async with club_in(sandbox, tmp_path / "tables.sqlite3") as club:
            session = await due(club, 0)
            assert session.clock is not None
            assert not session.clock.late
            assert session.clock.grace >= 3 * DAY
            assert "-# Deadline: <t:" in club.live(session).text


async def test_a_game_ends_with_its_channel(club: Club) -> None:
    await club.alice.slash("play", game="strata5", opponent=club.bob)
    lobby = await club.session()
    club.sandbox.expect(10003)
    club.sandbox.remove_channel("table")
    await club.sandbox.settle(0.1)
    closed = await club.tables.load(lobby.id)
    assert closed.state == "cancelled"


async def test_a_game_ends_with_its_thread(club: Club) -> None:
    inside = await club.alice.open_thread("inside")
    await inside.slash("play", game="strata5", opponent=club.bob)
    session = await club.accept(inside.channel.id)
    await inside.click(club.live(session), "Start")
    await club.caught_up(since=session)
    club.sandbox.expect(10003)
    club.sandbox.remove_channel(inside.channel.id)
    await club.sandbox.settle(0.1)
    closed = await club.tables.load(session.id)
    assert closed.ending is not None
    assert closed.ending.how is TableEnding.CHANNEL_GONE
    await club.caught_up()


async def test_a_channel_that_went_while_the_bot_was_away(club: Club) -> None:
    session = await within_a_turn(club)
    club.sandbox.expect(10003)
    for events in ("on_guild_channel_delete", "on_raw_thread_delete"):
        club.bot.extra_events.pop(events)
    club.sandbox.remove_channel("table")
    await club.tables.do(session.id, Pause("Mo", 99))
    await club.bot.services.display.background.catch_up()
    await club.caught_up()
    closed = await club.tables.load(session.id)
    assert closed.ending is not None
    assert closed.ending.how is TableEnding.CHANNEL_GONE


async def test_who_is_away_is_waited_for(club: Club) -> None:
    session = await clocked(club)
    slow = club.who(session)
    with pytest.raises(ActionError):
        await slow.slash("away", days=31)
    assert "You’re away until <t:" in answer(await slow.slash("away", days=5))
    session = await due(club, DAY // 2 + 1)
    session = await due(club, DAY)
    board = club.live(session)
    assert session.clock is not None
    assert not session.clock.late
    assert f"**{slow.name}** is away until <t:" in board.text
    assert "Forfeit their seat" not in labels(board)
    assert "Welcome back" in answer(await slow.slash("away", days=0))
    session = await due(club, 5 * DAY)
    assert session.clock is not None
    assert session.clock.late
    assert "is away" not in club.live(session).text


async def test_a_moderator_takes_a_table_elsewhere(club: Club) -> None:
    session = await within_a_turn(club)
    before = club.live(session)
    there = club.sandbox.world.channel("second-table")
    told = await club.alice.slash("moveto", channel=there.id)
    assert f"The table is now in <#{there.id}>." in answer(told)
    await club.caught_up()
    after = await club.session("second-table")
    assert (after.id, after.played) == (session.id, session.played)
    assert club.live(after).channel_id == there.id
    assert club.live(after).pings == [club.who(session).user.key]
    assert before.deleted or not before.buttons
    assert "already in that channel" in answer(await club.alice.at("second-table").slash("moveto", channel=there.id))
    await club.bob.slash("play", game="stranded")
    assert (await club.session()).state == "lobby", "its channel is free"
    assert "There’s already an open table of" in answer(
        await club.alice.at("second-table").slash("moveto", channel=before.channel_id)
    )
    quiet = club.sandbox.world.channel("quiet")
    assert "Attach Files" in answer(await club.alice.at("second-table").slash("moveto", channel=quiet.id))


async def test_a_moderator_takes_a_table_into_a_thread(club: Club) -> None:
    session = await within_a_turn(club)
    thread = (await club.bob.open_thread("a quiet corner")).channel
    told = await club.alice.slash("moveto", channel=thread.id)
    assert f"The table is now in <#{thread.id}>." in answer(told)
    await club.caught_up()
    after = await club.session(thread.id)
    assert (after.id, after.played) == (session.id, session.played)
    assert club.live(after).channel_id == thread.id


async def test_a_moderator_pauses_and_resumes(club: Club) -> None:
    session = await within_a_turn(club)
    actor = club.who(session)
    await club.show(await club.tables.do(session.id, Pause("Mo", 99)))
    board = club.live(await club.session())
    assert "** paused the game." in board.text
    assert f"<@{actor.id}>" not in board.text
    assert board.menus == []
    assert "The game is paused" in answer(await actor.slash("move", move="x"))
    await club.alice.slash("resume")
    await club.caught_up()
    board = club.live(await club.session())
    assert "**Alice** resumed the game." in board.text
    assert board.pings == [actor.user.key]
    after = await one(club, await club.session())
    assert len(after.played) > len(session.played)


async def test_a_lobby_to_which_nobody_comes_is_closed_with_a_word(club: Club) -> None:
    await club.alice.slash("play", game="stranded")
    lobby = club.newest("Stranded")
    club.sandbox.clock.advance(DAY + 1)
    await club.bot.alarms.look()
    await club.caught_up()
    assert club.sandbox.message(lobby.id).buttons == []
    assert (await club.session()).state == "cancelled"
    await club.bob.slash("play", game="stranded")
    assert (await club.session()).state == "lobby"


async def test_a_silent_game_is_closed_and_opened_again(club: Club) -> None:
    session = await within_a_turn(club, clock="1w")
    closed = await due(club, 31 * DAY)
    end = club.live(closed)
    assert "nobody moved for a month" in end.text
    assert "You’re not playing" in answer(await club.carol.click(end, "Reopen the game"))
    await club.bob.click(end, "Reopen the game")
    await club.caught_up()
    after = await club.session()
    assert (after.state, after.played) == ("running", session.played)
    assert "**Bob** reopened the game." in club.live(after).text
    assert (await one(club, after)).played != after.played


async def test_the_board_tells_of_a_seat_that_was_given_up_for_time(club: Club) -> None:
    session = await clocked(club, 3)
    slow = club.who(session)
    await due(club, DAY // 2 + 1)
    session = await due(club, DAY // 2)
    asks, answers = (each for each in club.people[:3] if each != slow)
    await asks.click(club.live(session), "Forfeit their seat")
    board = club.live(await club.session())
    assert board.pings == [answers.user.key]
    assert (
        f"**{asks.name}** wants to forfeit **{slow.name}**’s seat, because **{slow.name}** ran out of time. "
        f"<@{answers.id}>"
    ) in board.text
    await answers.click(board, "Yes")
    await club.caught_up()
    after = await club.session()
    assert after.state == "running"
    assert f"**{slow.name}** ran out of time, so their seat was forfeited." in club.live(after).text
    assert "resigned" not in club.live(after).text
    assert "You’re out of this game" in answer(await slow.slash("takeback"))


async def test_who_leaves_hands_over_their_own_seat(club: Club) -> None:
    session = await after_a_turn(club)
    gone, stays = club.who(session), other(club, session)
    await gone.slash("substitute", player=gone, newcomer=club.carol)
    board = club.live(await club.session())
    assert (
        f"**{gone.name}** wants to hand their seat to **Carol**. <@{stays.id}> and <@{club.carol.id}>: do" in board.text
    )
    assert sorted(board.pings) == sorted([stays.user.key, "carol"])


async def test_what_was_played_is_told_of_who_played_it(club: Club) -> None:
    session = await within_a_turn(club)
    first, stays = club.who(session), other(club, session)
    await first.slash("substitute", player=first, newcomer=club.carol)
    await stays.click(club.live(await club.session()), "Yes")
    await club.caught_up()
    await club.carol.click(club.live(await club.session()), "Yes")
    await club.caught_up()
    board = club.live(await club.session())
    assert board.text.startswith(f"**{first.name}** brought in")
    session = await one(club, await club.session())
    one_turn = club.live(session).text.splitlines()[:2]
    assert [each.split()[0] for each in one_turn] == [f"**{first.name}**", "**Carol**"]
