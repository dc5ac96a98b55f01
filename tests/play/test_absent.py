"""Players who do not come back: what the others can do, and for how long somebody who is away is waited for."""

from __future__ import annotations

import re

import pytest

from cogs.interactions.ids import Press
from sandbox import ActionError, Message
from sandbox.world.state import COMPONENT
from sessions.session import Session
from sessions.state.clock import DAY, HOUR, deadline
from tests.play.answers import answer
from tests.play.club import Club
from tests.play.forger import BUTTON, Forger
from tests.play.tables import due, game, late


def labels(message: Message) -> list[str]:
    """What stands on a message's buttons."""
    return [each.label or "" for each in message.buttons]


# Questions


async def test_a_question_that_nobody_answers_closes(club: Club) -> None:
    session = await game(club, seats=2)
    await club.who(session).slash("draw")
    assert "do you agree?" in club.live(await club.session()).text
    closed = await due(club, DAY + 60)
    assert closed.question is None
    board = club.live(closed).text
    assert "do you agree?" not in board
    assert f"**{club.who(session).name}**’s draw offer expired without an answer." in board


async def test_a_question_does_not_hide_that_one_can_wait_longer(club: Club) -> None:
    session, slow, (one, two) = await late(club)
    await one.click(club.live(session), "Forfeit their seat")
    board = club.live(await club.session())
    assert {"Yes", "No", "Wait longer"} <= set(labels(board))
    await two.click(board, "Wait longer")
    await club.caught_up()
    session = await club.session()
    assert session.question is None, "who waits longer has said no"
    assert session.clock is not None
    assert not session.clock.late
    assert f"**{two.name}** chose to wait, so **{slow.name}** gets more time." in club.live(session).text


async def test_who_is_away_has_no_vote(club: Club) -> None:
    session, slow, (one, two) = await late(club)
    await two.slash("away", days=3)
    asked = (await one.click(club.live(session), "Forfeit their seat")).said
    await one.click(asked, "Forfeit their seat")
    await club.caught_up()
    assert f"**{slow.name}** ran out of time, so their seat was forfeited." in club.live(await club.session()).text


async def test_two_who_are_not_there_do_not_block_a_game_of_three(club: Club) -> None:
    session, slow, (one, _) = await late(club)
    await one.click(club.live(session), "Forfeit their seat")
    board = club.live(await club.session()).text
    assert "Not answering counts as yes." in board
    session = await due(club, DAY + 60)
    assert session.question is None
    assert f"**{slow.name}** ran out of time, so their seat was forfeited." in club.live(session).text
    assert session.seat_of(int(slow.id)) not in session.position.remaining()


# Being away


async def test_away_cannot_be_renewed_for_ever(club: Club) -> None:
    await game(club, seats=2)
    for _ in range(30):
        said = answer(await club.alice.slash("away", days=14))
        if "away until" not in said:
            break
        club.sandbox.clock.advance(13 * DAY)
    assert "You can be away for" in said


async def test_a_game_with_a_short_clock_does_not_wait_for_weeks(club: Club) -> None:
    session = await game(club, seats=2, clock="1h")
    slow = club.who(session)
    await slow.slash("away", days=14)
    session = await due(club, HOUR // 2 + 1)
    for _ in range(3):
        session = await due(club, DAY)
    assert session.clock is not None
    assert session.clock.late


async def test_who_is_away_reads_for_how_long_they_are_waited_for(club: Club) -> None:
    told = answer(await club.alice.slash("away", days=5))
    assert "You’re away until <t:" in told
    assert "for the time of 7 turns (at least 1 day, at most 14 days)" in told
    assert "You can be away for up to 14 days in any 30, and 42 in any 365." in told
    assert "After this, you have 9 days left." in told
    too_long = answer(await club.alice.slash("away", days=14))
    assert "You’re away until <t:" in too_long, "what is not over of the present absence is not counted"
    club.sandbox.clock.advance(3 * DAY)
    assert "You have 11 days left." in answer(await club.alice.slash("away", days=12))
    assert "You have 11 days left." in answer(await club.alice.slash("away", days=0))
    assert "After this, you have 1 day left." in answer(await club.alice.slash("away", days=10))


async def test_the_others_read_how_long_they_wait_for_somebody_who_is_away(club: Club) -> None:
    session = await game(club, 2, clock="1h")
    slow = club.who(session)
    await slow.slash("away", days=3)
    await due(club, HOUR // 2 + 1)
    session = await due(club, HOUR // 2)
    board = club.live(session).text
    assert f"**{slow.name}** announced an absence, so they get more time." in board
    assert f"-# **{slow.name}** is away until <t:" in board
    told = next(each for each in board.split("\n") if "is away" in each)
    assert told.endswith(" at the latest.")
    assert ". This game waits for them until <t:" in told
    until, latest = (int(each) for each in re.findall(r"<t:(\d+):f>", told))
    assert session.clock is not None
    assert latest == deadline(session.clock, session.table_options)
    assert abs(until - latest - 2 * DAY) < 2 * HOUR


async def test_the_others_read_that_a_long_clock_waits(club: Club) -> None:
    session = await game(club, 2, clock="1d")
    slow = club.who(session)
    await slow.slash("away", days=3)
    await due(club, DAY // 2 + 1)
    board = club.live(await due(club, DAY // 2)).text
    assert re.search(rf"-# \*\*{slow.name}\*\* is away until <t:\d+:f>\. The game waits for them until then\.", board)


async def test_without_a_clock_nothing_waits(club: Club) -> None:
    session = await game(club, 2)
    slow = club.who(session)
    await slow.slash("away", days=3)
    other = next(each for each in club.people[:2] if each != slow)
    await due(club, DAY)
    await other.slash("nudge")
    board = club.live(await club.session()).text
    assert re.search(rf"-# \*\*{slow.name}\*\* is away until <t:\d+:f>\.", board)


# A seat whose time has been out for as long again


async def test_a_seat_is_given_up_by_itself_where_the_table_wants_it(club: Club) -> None:
    session, slow, _ = await late(club, forfeit="on")
    assert "If you don’t, their seat is forfeited (deadline: <t:" in club.live(session).text
    session = await due(club, DAY + 1)
    assert f"**{slow.name}** ran out of time, so their seat was forfeited." in club.live(session).text
    assert session.seat_of(int(slow.id)) not in session.position.remaining()


# A moderator


async def test_a_moderator_gives_up_a_seat(club: Club) -> None:
    session = await others_game(club)
    seated = {str(each.user_id): each for each in session.people}
    gone, stays = club.bob, club.carol
    assert {gone.id, stays.id} == set(seated)
    asked = await club.alice.slash("takeout", player=gone)
    assert f"Remove **{gone.name}** from this game? This can’t be undone." in answer(asked)
    await club.alice.click(asked.said, "Let them keep playing")
    assert asked.said.text == "OK, they stay in the game."
    assert (await club.session()).state == "running"
    asked = await club.alice.slash("takeout", player=gone)
    await club.alice.click(asked.said, "Remove from the game")
    assert "They’re out of the game." in asked.said.text
    await club.caught_up()
    over = await club.session()
    assert over.state == "over"
    assert f"**{gone.name}** was removed by a moderator, so **{stays.name}** wins." in club.live(over).text
    assert "resigned" not in club.live(over).text
    assert "This game is over" in answer(await club.alice.slash("takeout", player=stays))


async def others_game(club: Club) -> Session:
    """A game of Bob and Carol, who may not moderate."""
    await club.bob.slash("play", game="strata5", opponent=club.carol)
    lobby = await club.accept()
    await club.bob.click(club.live(lobby), "Start")
    await club.caught_up(since=lobby)
    return await club.session()


async def test_a_game_of_three_goes_on_without_whom_a_moderator_took_out(club: Club) -> None:
    await club.bob.slash("play", game="stranded", opponent=club.carol, opponent2=club.dave)
    lobby = await club.accept()
    await club.bob.click(club.live(lobby), "Start")
    await club.caught_up(since=lobby)
    asked = await club.alice.slash("takeout", player=club.dave)
    await club.alice.click(asked.said, "Remove from the game")
    await club.caught_up()
    session = await club.session()
    assert session.state == "running"
    assert "A moderator removed **Dave** from the game." in club.live(session).text
    assert "Dave is already out of this game" in answer(await club.alice.slash("takeout", player=club.dave))


async def test_whoever_may_not_or_plays_there_takes_nobody_out(club: Club) -> None:
    session = await game(club, 2)
    assert "You’re playing in this game, so another moderator" in answer(
        await club.alice.slash("takeout", player=club.bob)
    )
    with pytest.raises(ActionError):
        await club.carol.slash("takeout", player=club.bob)
    carol = Forger(club, club.carol, (await club.carol.slash("help")).said, session)
    for words in (club.bob.id, f"{club.bob.id} 0", "x y", ""):
        data = {"custom_id": Press("takeout", session.id, words=tuple(words.split())).button_id()}
        assert await carol.sends(COMPONENT, {**data, "component_type": BUTTON, "id": 1}) is None
    assert not (await club.session()).resigned
