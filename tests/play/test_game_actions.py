"""Around the moves, as people meet it: taking back, draws, seats that pass on, clocks, pauses, silence."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

import pytest
from msgspec import Struct

from sandbox import Result
from sessions.log import Asked, Entry, Matter, TableEnding
from sessions.session import Session
from sessions.state.clock import DAY
from tests.play.answers import answer
from tests.play.club import Club
from tests.play.controls import labels, press_of
from tests.play.tables import clocked, due
from tests.play.turns import after_a_turn, one, other, within_a_turn

# Taking back


async def test_a_step_is_taken_back_with_one_press(club: Club) -> None:
    session = await within_a_turn(club)
    board, actor = club.live(session), club.who(session)
    assert "turn, not yours" in answer(
        await other(club, session).click(board, "Take back")
    ) or "You don’t have a move to take back." in answer(await other(club, session).click(board, "Take back"))
    await actor.click(board, "Take back")
    await club.caught_up(since=session)
    after = await club.session()
    assert len(after.played) < len(session.played)
    live = club.live(after)
    assert live == board, "it is the same turn, on the same message"
    assert "took back a move" in live.text
    assert f"<@{actor.id}>" in live.text


async def test_a_whole_turn_is_taken_back_when_the_other_says_yes(club: Club) -> None:
    session = await after_a_turn(club)
    mover, asked = other(club, session), club.who(session)
    assert "Your request is now on the board" in answer(await mover.slash("takeback"))
    board = club.live(await club.session())
    assert f"**{mover.name}** wants to take back their last move. <@{asked.id}>: do you agree?" in board.text
    assert board.pings == [asked.user.key]
    assert "This request isn’t for you to answer." in answer(await mover.click(board, "Yes"))
    assert "This request isn’t for you to answer." in answer(await club.carol.click(board, "Yes"))
    await asked.click(board, "Yes")
    await club.caught_up()
    after = await club.session()
    assert club.who(after) == mover
    assert len(after.played) == len(session.played) - 1
    live = club.live(after)
    assert live.pings == [mover.user.key]
    assert "Yes" not in labels(live)


async def test_a_no_leaves_the_game_as_it_was(club: Club) -> None:
    session = await after_a_turn(club)
    mover, asked = other(club, session), club.who(session)
    await mover.slash("takeback")
    board = club.live(await club.session()).frozen()
    await asked.click(board, "No")
    await club.caught_up()
    after = await club.session()
    assert after.played == session.played
    assert "do you agree" not in club.live(after).text
    assert f"**{asked.name}** declined the takeback." in club.live(after).text
    assert "settled, or the game has moved on" in answer(await asked.click(board, "Yes"))


async def test_a_no_is_not_told_any_more_once_something_else_is_asked(club: Club) -> None:
    session = await after_a_turn(club)
    mover, asked = other(club, session), club.who(session)
    await mover.slash("takeback")
    await asked.click(club.live(await club.session()), "No")
    await club.caught_up()
    assert f"**{asked.name}** declined the takeback." in club.live(await club.session()).text
    await asked.slash("draw")
    await club.caught_up()
    board = club.live(await club.session()).text
    assert f"**{asked.name}** offers a draw" in board
    assert "declined" not in board
    assert "withdrew" not in board


async def test_who_moves_on_has_answered(club: Club) -> None:
    session = await after_a_turn(club)
    mover = other(club, session)
    await mover.slash("takeback")
    after = await one(club, await club.session())
    assert after.question is None
    assert "do you agree" not in club.live(after).text


async def test_the_same_answer_in_the_same_instant_counts_once(club: Club) -> None:
    session = await after_a_turn(club)
    mover, asked = other(club, session), club.who(session)
    await mover.slash("takeback")
    board = club.live(await club.session())
    answers = await asyncio.gather(*(asked.press(board, press_of(board, "Yes")) for _ in range(4)))
    await club.caught_up()
    after = await club.session()
    assert len(after.played) == len(session.played) - 1
    assert sum("You already said yes, and it’s done." in each.reply.text for each in answers if each.reply) == 3


async def test_no_die_comes_again(club: Club) -> None:
    session = await club.play_unseen(
        await club.start("stranded", 2),
        until=lambda session: {each.seat for each in session.played} == {0, 1, 2} and not session.played[-1].seat,
    )
    assert "can no longer be taken back" in answer(await other(club, session).slash("takeback"))


# What else there is to do


async def test_more_offers_what_can_be_done(club: Club) -> None:
    session = await after_a_turn(club)
    mover, board = other(club, session), club.live(session)
    offered = (await mover.click(board, "More")).said
    assert labels(offered)[-6:] == [
        *("Request a takeback", "Offer a draw", "Plan moves", "My note", "Let a computer take over", "Resign")
    ]
    assert "Resign" not in labels((await club.carol.click(board, "More")).said)
    await mover.click(offered, "Offer a draw")
    await club.caught_up()
    board = club.live(await club.session())
    assert f"**{mover.name}** offers a draw" in board.text
    await club.who(session).click(board, "Yes")
    await club.caught_up()
    over = await club.session()
    assert over.ending is not None
    assert over.ending.how is TableEnding.AGREED
    assert "Draw by agreement." in club.live(over).text


async def test_a_draw_is_for_two(club: Club) -> None:
    await club.start("stranded", 3)
    assert "only be agreed in two-player games" in answer(await club.alice.slash("draw"))


async def test_a_nudge_calls_once_more_and_no_more_than_once_a_day(club: Club) -> None:
    session = await club.start("strata5", 2)
    slow, waits = club.who(session), other(club, session)
    assert "Give them a day" in answer(await waits.slash("nudge"))
    club.sandbox.clock.advance(DAY + 1)
    before = club.live(session)
    assert "You nudged them." in answer(await waits.slash("nudge"))
    live = club.live(await club.session())
    assert live != before
    assert live.pings == [slow.user.key]
    assert f"**{waits.name}** is asking if **{slow.name}** is still there." in live.text
    assert "Give them a day" in answer(await waits.slash("nudge"))
    assert "nobody to nudge" in answer(await slow.slash("nudge"))


# Seats


async def test_somebody_takes_over_a_seat_and_plays_on(club: Club) -> None:
    session = await after_a_turn(club)
    gone, stays = club.who(session), other(club, session)
    told = await stays.slash("substitute", player=gone, newcomer=club.carol)
    assert "Your request is now on the board" in answer(told)
    board = club.live(await club.session())
    assert sorted(board.pings) == sorted([club.carol.user.key, gone.user.key])
    assert f"**{stays.name}** wants **Carol** to take over **{gone.name}**’s seat. <@" in board.text
    await gone.click(board, "Yes")
    await club.caught_up()
    await club.carol.click(club.live(await club.session()), "Yes")
    await club.caught_up()
    after = await club.session()
    assert club.who(after) == club.carol
    assert f"**Carol** took over **{gone.name}**’s seat." in club.live(after).text
    assert club.live(after) == board, "who takes over has just answered on it"
    assert "not playing at this table" in answer(await gone.slash("resign"))
    assert (await one(club, after)).played != after.played


@pytest.mark.parametrize(
    ("who", "newcomer", "words"),
    [
        ("alice", "bob", "Bob is already at this table"),
        ("alice", "bot", "Bots can’t take a seat at a table."),
        ("dave", "carol", "You’re not playing"),
    ],
)
async def test_who_cannot_take_over(club: Club, who: str, newcomer: str, words: str) -> None:
    await club.start("strata5", 2)
    comes = club.sandbox.world.bot.id if newcomer == "bot" else getattr(club, newcomer)
    assert words in answer(await getattr(club, who).slash("substitute", player=club.bob, newcomer=comes))


# Clocks


# Channels that go


# Elsewhere


# Pauses and silence


# Two people in the same instant


async def both(*presses: Coroutine[Any, Any, Result]) -> list[Result]:
    """What comes of presses in the same instant."""
    return list(await asyncio.gather(*presses))


async def test_of_two_presses_in_the_same_instant_each_is_answered(club: Club) -> None:
    session = await clocked(club, 3)
    slow = club.who(session)
    await due(club, DAY // 2 + 1)
    session = await due(club, DAY // 2)
    one_of_them, another = (each for each in club.people[:3] if each != slow)
    board = club.live(session).frozen()
    results = await asyncio.gather(
        *(each.press(board, press_of(board, "Wait longer")) for each in (one_of_them, another))
    )
    assert sorted("still time left" in answer(each) for each in results if each.reply) == [True]
    await club.caught_up()
    session = await club.session()
    assert [each.kind for each in session.log].count("granted") == 1

    session = await due(club, DAY + 1)
    session = await due(club, 60)
    board = club.live(session).frozen()
    results = await both(
        one_of_them.press(board, press_of(board, "Forfeit their seat")),
        another.press(board, press_of(board, "Forfeit their seat")),
    )
    [told] = [answer(each) for each in results if each.reply]
    assert "already has an open request" in told
    await club.caught_up()
    session = await club.session()
    assert session.question is not None
    asked = next(each for each in club.people if int(each.id) in session.question.voters)
    board = club.live(session).frozen()
    results = await both(asked.press(board, press_of(board, "Yes")), asked.press(board, press_of(board, "No")))
    assert len([each for each in results if each.reply and "settled" in each.reply.text]) == 1
    await club.caught_up()
    after = await club.session()
    assert after.question is None
    assert [each.kind for each in after.log][-1] in ("said no", "ply"), after.log[-3:]


async def test_a_game_is_opened_again_once(club: Club) -> None:
    session = await within_a_turn(club, clock="1w")
    end = club.live(await due(club, 31 * DAY)).frozen()
    results = await asyncio.gather(*(each.click(end, "Reopen the game") for each in (club.alice, club.bob)))
    assert sum("can be reopened" in each.reply.text for each in results if each.reply) == 1
    await club.caught_up()
    after = await club.session()
    assert (after.state, after.played) == ("running", session.played)
    assert [each.kind for each in after.log].count("reopened") == 1


async def test_a_step_is_taken_back_once(club: Club) -> None:
    session = await within_a_turn(club)
    actor, board = club.who(session), club.live(session).frozen()
    results = await asyncio.gather(*(actor.press(board, press_of(board, "Take back")) for _ in range(3)))
    await club.caught_up()
    assert [each.kind for each in (await club.session()).log].count("taken back") == 1
    assert sum("moved on" in each.reply.text for each in results if each.reply) == 2


# Withdrawing


@pytest.mark.parametrize(
    ("command", "told"),
    [
        ("draw", "**{who}** withdrew their draw offer."),
        ("takeback", "**{who}** withdrew their takeback request."),
    ],
)
async def test_who_withdraws_a_request_has_not_said_no(club: Club, command: str, told: str) -> None:
    session = await after_a_turn(club)
    mover = other(club, session)
    await mover.slash(command)
    await mover.click(club.live(await club.session()), "No")
    await club.caught_up()
    after = await club.session()
    assert after.question is None
    assert told.format(who=mover.name) in club.live(after).text
    assert "declined" not in club.live(after).text


class Asks(Struct, frozen=True):
    """Ask the table a question of three."""

    question: Asked

    def apply(self, _session: Session) -> list[Entry]:
        """The question."""
        return [self.question]


async def test_who_has_said_yes_can_withdraw_it_while_the_question_stands(club: Club) -> None:
    session = await club.start("stranded", 3)
    asks, first, second = (each.user_id for each in session.people)
    session = await club.tables.do(session.id, Asks(Asked(Matter.BACK, asks, (first, second), len(session.played))))
    session = await club.bot.services.display.show(session)
    agrees = next(each for each in club.people if each.id == str(first))
    await agrees.click(club.live(session), "Yes")
    await club.caught_up()
    board = club.live(await club.session())
    screen = board.frozen()
    assert "You’ve already answered." in answer(await agrees.click(board, "Yes"))
    await agrees.click(board, "No")
    await club.caught_up()
    after = await club.session()
    assert after.question is None
    assert after.played == session.played
    assert f"**{agrees.name}** no longer agrees, so nothing changes." in club.live(after).text
    late = next(each for each in club.people if each.id == str(second))
    assert "already settled" in answer(await late.press(screen, press_of(screen, "Yes")))
