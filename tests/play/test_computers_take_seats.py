"""Computers take seats of running games: for who goes, resigns or is out of time, and for other computers."""

from __future__ import annotations

from typing import Any

import pytest

from cogs.interactions.ids import Press
from cogs.thinking import thinking
from sessions.acts import Join, Start
from sessions.session import Session
from sessions.state.players import Computer, ComputerLevel, Person
from sessions.state.table import Place
from sessions.tables import Opening
from tests.play.answers import answer, private
from tests.play.club import Club
from tests.play.computers import EASY, HARD, MEDIUM, Minds, against, four, hurry, levels, minds
from tests.play.forger import forged
from tests.play.turns import move

__all__ = ["hurry", "minds"]


async def test_whoever_wants_to_go_lets_a_computer_play_on(club: Club, minds: Minds) -> None:
    session = await four(club)
    menu = private(await club.bob.click(club.live(session), "More"))
    asked = private(await club.bob.click(menu, "Let a computer take over"))
    assert "asked first" in asked.text
    await club.bob.choose(asked, "Computer (medium) takes over for you")
    assert "Your request is now on the board." in asked.text
    await club.caught_up()
    board = club.live(await club.session())
    assert "**Bob** wants to hand their seat to **Computer (medium)**." in board.text
    assert f"<@{club.alice.id}>: do you agree?" in board.text
    await club.alice.click(board, "Yes")
    await club.caught_up()
    session = await club.session()
    assert sorted(levels(session), key=str) == [HARD, HARD, MEDIUM]
    assert "**Computer 3 (medium)** took over **Bob**’s seat." in club.live(session).text


async def test_before_resigning_a_computer_is_offered(club: Club, minds: Minds) -> None:
    session = await four(club)
    question = private(await club.bob.slash("resign"))
    asked = private(await club.bob.click(question, "Let a computer take over"))
    await club.bob.choose(asked, "Computer (easy) takes over for you")
    await club.caught_up()
    session = await club.session()
    assert session.question is not None
    assert session.question.person == Computer(-3, EASY)


async def test_the_last_person_is_not_replaced_and_reads_why(club: Club, minds: Minds) -> None:
    session = await against(club, HARD)
    menu = private(await club.alice.click(club.live(session), "More"))
    asked = private(await club.alice.click(menu, "Replace Computer (hard)"))
    (choices,) = asked.menus
    assert choices.labels == [
        f"Computer ({level}) takes over for Computer (hard)"
        for level in ("very easy", "easy", "fairly easy", "medium", "fairly hard")
    ]
    press = Press("standin", session.id, words=(f"{club.alice.id}.easy",))
    told = answer(await forged(club, club.alice, menu, press))
    assert "Computers don’t play on by themselves." in told
    told = answer(await forged(club, club.alice, menu, Press("standin", session.id, words=(club.alice.id,))))
    assert "Computers don’t play on by themselves." in told
    told = answer(await club.alice.slash("substitute", player=club.alice, computer="easy"))
    assert "Computers don’t play on by themselves." in told
    assert "As a spectator" in private(await club.bob.click(club.live(session), "More")).text
    assert "You’re not playing" in answer(await forged(club, club.bob, club.live(session), press))


async def test_another_level_takes_over_at_once_where_nobody_is_to_be_asked(club: Club, minds: Minds) -> None:
    session = await against(club, EASY)
    menu = private(await club.alice.click(club.live(session), "More"))
    assert "Let a computer take over" not in [each.label for each in menu.buttons], "it says whose seat"
    asked = private(await club.alice.click(menu, "Replace Computer (easy)"))
    assert asked.text == (
        "Which computer should be replaced, and by which one?\n"
        "-# Once a seat changes hands, this game has no result: it won’t count for ratings or statistics."
    )
    await club.alice.choose(asked, "Computer (medium) takes over for Computer (easy)")
    assert asked.text == "Done. The seat has a new player."
    await club.caught_up()
    assert levels(await club.session()) == [MEDIUM]


async def test_against_several_computers_one_of_them_is_replaced(club: Club, minds: Minds) -> None:
    session = await against(club, EASY, EASY, key="stranded")
    menu = private(await club.alice.click(club.live(session), "More"))
    asked = private(await club.alice.click(menu, "Replace a computer"))
    await club.alice.choose(asked, "Computer (hard) takes over for Computer 2 (easy)")
    await club.caught_up()
    assert sorted(levels(await club.session()), key=str) == [EASY, HARD]


async def late(club: Club, minds: Minds) -> Session:
    """A game of Alice, Bob and a computer with a clock, in which Alice has run out of time."""
    alice, bob = (Person(int(each.id), each.name) for each in (club.alice, club.bob))
    place = Place(int(club.sandbox.world.home.id), int(club.alice.channel.id))
    terms = {"auto": "off", "clock": "1h"}
    opening = Opening(
        "stranded", place, (alice,), first=alice.user_id, computers=[HARD], invited=[bob], table_options=terms
    )
    session = await club.tables.openings.open(opening)
    await club.bot.services.display.show(session)
    await club.accept()
    session = await club.tables.do(session.id, Start(alice.user_id, "salt"))
    await club.bot.services.display.show(session)
    await pass_time(club, 3700)
    return await club.session()


async def pass_time(club: Club, seconds: float) -> None:
    club.sandbox.clock.advance(seconds)
    await club.bot.alarms.look()
    await club.caught_up()


async def test_a_computer_plays_on_for_whoever_is_out_of_time(club: Club, minds: Minds) -> None:
    session = await late(club, minds)
    board = club.live(session)
    assert "**Alice** ran out of time" in board.text
    assert "<@-" not in board.text, "no computer is asked"
    asked = private(await club.bob.click(board, "Let a computer take over"))
    (choices,) = asked.menus
    assert choices.labels == [
        f"Computer ({each.value.replace('_', ' ')}) takes over for Alice" for each in ComputerLevel
    ]
    await club.bob.choose(asked, "Computer (hard) takes over for Alice")
    await club.caught_up()
    session = await club.session()
    assert levels(session) == [HARD, HARD], "Alice is out of time, and is not asked"
    assert session.actor_person == Person(int(club.bob.id), "Bob") or session.thinker is None


async def test_a_person_or_a_computer_is_named_for_a_seat(club: Club, minds: Minds) -> None:
    await four(club)
    told = answer(await club.alice.slash("substitute", player=club.bob))
    assert "Name a person or a computer" in told
    both: dict[str, Any] = {"newcomer": club.dave, "computer": "easy"}
    assert "not both" in answer(await club.alice.slash("substitute", player=club.bob, **both))
    assert "Your request is now on the board" in answer(
        await club.alice.slash("substitute", player=club.bob, computer="easy")
    )


async def test_a_moderator_who_does_not_play_gives_a_seat_to_a_computer(club: Club, minds: Minds) -> None:
    bob, carol = (Person(int(each.id), each.name) for each in (club.bob, club.carol))
    place = Place(int(club.sandbox.world.home.id), int(club.alice.channel.id))
    opening = Opening("stranded", place, (bob,), first=bob.user_id, computers=[HARD], table_options={"auto": "off"})
    session = await club.tables.openings.open(opening)
    session = await club.tables.do(session.id, Join(carol))
    await club.bot.services.display.show(await club.tables.do(session.id, Start(bob.user_id, "salt")))
    told = answer(await club.alice.slash("substitute", player=club.bob, computer="easy"))
    assert "Done. The seat has a new player." in told, "a moderator asks nobody"
    await club.caught_up()
    session = await club.session()
    assert sorted(each.value for each in levels(session)) == ["easy", "hard"]
    again = answer(await club.alice.slash("substitute", player=club.carol, computer="easy"))
    assert "Computers don’t play on by themselves." in again


async def test_asking_again_for_the_same_level_is_one_request(club: Club, minds: Minds) -> None:
    await four(club)
    given: dict[str, Any] = {"player": club.bob, "computer": "easy"}
    answer(await club.alice.slash("substitute", **given))
    await club.bob.click(club.live(await club.session()), "No")
    await club.caught_up()
    assert "asked" in answer(await club.alice.slash("substitute", **given))
    assert (await club.session()).question is None


async def test_a_draw_offered_to_a_computer_mentions_nobody(club: Club, minds: Minds) -> None:
    await against(club, HARD)
    minds.go.clear()
    await club.alice.slash("draw")
    assert "**Computer (hard)**: do you agree?" in club.live(await club.session()).text
    minds.go.set()
    await club.sandbox.settle()


async def test_time_forfeits_a_seat_at_a_table_with_a_computer(club: Club, minds: Minds) -> None:
    alice = Person(int(club.alice.id), club.alice.name)
    place = Place(int(club.sandbox.world.home.id), int(club.alice.channel.id))
    terms = {"auto": "off", "clock": "1h", "forfeit": "on"}
    opening = Opening("strata5", place, (alice,), first=alice.user_id, computers=[HARD], table_options=terms)
    session = await club.tables.openings.open(opening)
    session = await club.tables.do(session.id, Start(alice.user_id, "salt"))
    await club.bot.services.display.show(session)
    await pass_time(club, 3700)
    board = club.live(await club.session())
    assert "If they don’t, their seat is forfeited. Deadline: <t:" in board.text
    assert "Forfeit their seat" not in [each.label for each in board.buttons], "nobody else is there"
    await pass_time(club, 8 * 86_400)
    session = await club.session()
    assert session.state == "over"
    assert "computer" in club.live(session).text.lower()


async def test_people_read_that_computers_think_elsewhere_first(
    club: Club, minds: Minds, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = await against(club, HARD)
    monkeypatch.setattr(thinking, "AT_ONCE", 0)
    for number in range(30):
        club.bot.thinking._waiting[1000 + number] = int(club.alice.id)
    session = await move(club, session)
    assert "-# Your computers are busy at 30 other tables first." in club.live(session).text
    club.bot.thinking._waiting.clear()
