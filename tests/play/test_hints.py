"""Hints: what the computer would play, shown privately to the player to act, counted, and told at the end."""

from __future__ import annotations

import asyncio

import pytest

from cogs.thinking.workers import ThoughtError, WorkerDiedError
from sandbox import Result
from sessions.acts import ChangeOption, Resign, SeatComputers, Start, TakeBack, TakeHint, is_possible
from sessions.log import Hinted
from sessions.session import Session
from tests.play.answers import said
from tests.play.club import Club, control
from tests.play.daily import SAY
from tests.play.hints import EASY, GAMES, Minds, game, minds, more, offer_to_everybody, stored
from tests.play.turns import move
from tests.waiting import until

__all__ = ["minds"]


async def ask(club: Club, session: Session) -> Result:
    """Ask for a hint, on the board."""
    board = club.live(session)
    return await club.alice.click(board, control(board, "advise"))


@pytest.mark.parametrize("key", GAMES)
async def test_a_hint_shows_a_move_with_its_reasons_and_plays_it_on_request(club: Club, minds: Minds, key: str) -> None:
    session = await game(club, key)
    hint = said(await ask(club, session))
    after = await stored(club, session)
    assert hint.text.startswith("**Hint**: ")
    assert "Estimated winning chance" in hint.text or "no other legal move" in hint.text or "win" in hint.text
    assert hint.media, "the move is on a picture"
    # The board of the reply is a second one, where there is a reply that no reason stands for.
    assert (len(hint.media) > 1) == (SAY.hints.line() in hint.text)
    assert "plays next" in hint.text or SAY.hints.line() not in hint.text
    assert after.log[-1] == Hinted(int(club.alice.id))
    assert after.played == session.played, "nothing is played yet"
    await club.alice.click(hint, control(hint, "sure"))
    await club.sandbox.settle()
    played = await stored(club, session)
    assert len(played.played) > len(session.played)
    assert not [each for each in club.sandbox.messages() if "Hint" in each.text], "nobody else reads of it"


async def test_the_search_for_a_hint_knows_nothing_of_the_dice_to_come(club: Club, minds: Minds) -> None:
    session = await game(club, "stranded")
    await ask(club, session)
    (question,) = minds.hints
    assert session.secret.hex() not in repr(question)
    assert session.commitment not in repr(question)
    assert "salt" not in question.record


async def test_asking_again_in_the_same_position_thinks_and_counts_once(club: Club, minds: Minds) -> None:
    session = await game(club)
    first = said(await ask(club, session))
    again = said(await ask(club, await stored(club, session)))
    assert (first.text, len(minds.hints)) == (again.text, 1)
    assert len((await stored(club, session)).hints) == 1
    # The move is played and taken back: it is the same position.
    ply = next(iter(session.continuations().values()))[0]
    await club.alice.slash("move", move=ply)
    await club.tables.do(session.id, TakeBack(int(club.alice.id)))
    await club.bot.services.display.show(await stored(club, session))
    await ask(club, await stored(club, session))
    assert (len(minds.hints), len((await stored(club, session)).hints)) == (1, 1)


async def test_two_presses_at_the_same_time_count_once(club: Club, minds: Minds) -> None:
    session = await game(club)
    board = club.live(session)
    minds.go.clear()
    presses = [asyncio.create_task(club.alice.click(board, control(board, "advise"))) for _ in range(2)]
    await until(lambda: minds.hints)
    minds.go.set()
    for each in presses:
        assert said(await each).text.startswith("**Hint**")
    assert len((await stored(club, session)).hints) == len(minds.hints) == 1


async def test_a_hint_that_comes_after_a_move_is_stale_and_not_counted(club: Club, minds: Minds) -> None:
    session = await game(club)
    board = club.live(session)
    minds.go.clear()
    press = asyncio.create_task(club.alice.click(board, control(board, "advise")))
    await until(lambda: minds.hints)
    ply = next(iter(session.continuations().values()))[0]
    await club.alice.slash("move", move=ply)
    minds.go.set()
    assert "earlier" in said(await press).text or "moved on" in said(await press).text
    assert not (await stored(club, session)).hints


@pytest.mark.parametrize("error", [ThoughtError("KeyError"), WorkerDiedError()])
async def test_a_search_that_fails_counts_nothing_and_can_be_repeated(
    club: Club, minds: Minds, error: Exception, caplog: pytest.LogCaptureFixture
) -> None:
    session = await game(club)
    minds.errors = [error] * 20
    assert "couldn’t find a hint" in said(await ask(club, session)).text
    assert not (await stored(club, session)).hints
    minds.errors = []
    assert said(await ask(club, session)).text.startswith("**Hint**")
    caplog.clear()


async def test_the_end_of_the_game_tells_how_many_hints_each_player_took(club: Club, minds: Minds) -> None:
    session = await game(club)
    await ask(club, session)
    session = await move(club, await stored(club, session))
    await club.sandbox.settle()
    await ask(club, await stored(club, session))
    session = await club.tables.do(session.id, Resign(int(club.alice.id)))
    await club.bot.services.display.show(session)
    assert "Hints used: **Alice** 2" in club.newest("resigned").text


async def test_without_hints_the_end_says_nothing_of_them(club: Club, minds: Minds) -> None:
    session = await club.tables.do((await game(club)).id, Resign(int(club.alice.id)))
    await club.bot.services.display.show(session)
    assert "Hints used" not in club.newest("resigned").text


async def test_rated_games_between_people_have_no_hints(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    session = await club.start("strata5", 2)
    actor = club.who(session)
    menu = await more(club, session, actor)
    assert "Hint" not in [each.label for each in menu.buttons]
    # An older menu could still offer it.
    offer_to_everybody(monkeypatch)
    menu = await more(club, session, actor)
    told = said(await actor.click(menu, control(menu, "advise"))).text
    assert "no hints in rated games" in told


async def test_a_table_can_agree_to_play_without_hints(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    await club.alice.slash("play", game="strata5")
    lobby = await club.session()
    await club.tables.do(lobby.id, ChangeOption(int(club.alice.id), "hints", "off"))
    await club.tables.do(lobby.id, SeatComputers(int(club.alice.id), [EASY]))
    session = await club.tables.do(lobby.id, Start(int(club.alice.id), "salt"))
    while session.actor_person is None or session.actor_person.user_id != int(club.alice.id):
        await club.sandbox.settle()
        session = await stored(club, session)
    session = await club.bot.services.display.show(session)
    offer_to_everybody(monkeypatch)
    menu = await more(club, session)
    assert "without hints" in said(await club.alice.click(menu, control(menu, "advise"))).text


async def test_the_private_board_offers_a_hint_to_the_player_to_act_alone(club: Club, minds: Minds) -> None:
    await game(club)
    mine = said(await club.alice.slash("board"))
    await club.alice.click(mine, control(mine, "advise"))
    assert mine.text.startswith("**Hint**")
    theirs = said(await club.bob.slash("board"))
    assert "Hint" not in [each.label for each in theirs.buttons]


async def test_hints_are_exported_and_deleted_with_the_person(club: Club, minds: Minds) -> None:
    session = await game(club)
    await ask(club, session)
    about = await club.tables.people.about(int(club.alice.id))
    assert "hinted" in [each["what"] for each in about[0]["log entries about you"]]
    await club.tables.do(session.id, Resign(int(club.alice.id)))
    await club.tables.people.forget(int(club.alice.id))
    left = await stored(club, session)
    assert [each.user_id for each in left.hints] != [int(club.alice.id)]
    assert left.hints[0].user_id in [each.user_id for each in left.people]


async def test_a_hint_needs_the_turn(club: Club, minds: Minds) -> None:
    session = await game(club)
    assert is_possible(session, TakeHint(int(club.alice.id)))
    assert not is_possible(session, TakeHint(int(club.bob.id)))
    minds.go.clear()
    waiting = await move(club, session)
    assert not is_possible(waiting, TakeHint(int(club.alice.id)))
    minds.go.set()
    await club.sandbox.settle()
