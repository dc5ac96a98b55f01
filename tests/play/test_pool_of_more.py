"""Three and four strangers at Stranded: /find, their games in direct messages, and what they do about each other."""

from __future__ import annotations

import json
import random

import pytest

from sandbox import Message, Person
from sandbox.world.state import COMPONENT
from sessions.session import Session
from sessions.state.clock import DAY, HOUR
from tests.play.answers import private
from tests.play.apart import board_of, play_ply, requests, told_to, view_of, with_controls
from tests.play.club import Club, control
from tests.play.finding import guild, panel_of
from tests.play.forger import BUTTON, Forger
from tests.play.pool import look, name_of, offer_anywhere
from tests.play.privacy import delete
from tests.play.settings import settle
from words import ENGLISH, of

SAY = of(ENGLISH)


async def begun(club: Club, seats: int, **chosen: str) -> Session:
    """A game of so many strangers, who are Alice, Bob and so on."""
    for person in club.people[:seats]:
        await offer_anywhere(club, person.direct(), "stranded", seats=str(seats), **chosen)
    (session,) = await look(club)
    return session


async def gives_up(club: Club, session: Session, person: Person) -> Session:
    direct = person.direct()
    await direct.click(private(await direct.slash("resign")), "Resign")
    await club.caught_up()
    return await club.tables.load(session.id)


def reporting(shown: Message, seat: int | None) -> str:
    """The custom id of the menu that reports the player in a seat."""
    return next(each.custom_id for each in shown.menus if each.custom_id.endswith(f":{seat}"))


async def test_the_panel_offers_seats_where_a_game_has_them_and_says_that_it_is_unrated(club: Club) -> None:
    await offer_anywhere(club, club.alice, "stranded", seats="3")
    await club.tables.pool.withdraw(int(club.alice.id))
    asked = await panel_of(club.alice, "stranded")
    assert "seats=" not in str([each.options for each in asked.menus]), "in a server, offers are for two"
    await club.alice.choose(asked, "where=anywhere")
    assert SAY.strangers.unrated() not in asked.text
    await club.alice.choose(asked, "seats=4")
    assert SAY.strangers.unrated() in asked.text
    menus = str([each.options for each in asked.menus])
    assert "rated=" not in menus
    assert "near=" not in menus
    await club.alice.choose(asked, "game=strata5")
    menus = str([each.options for each in asked.menus])
    assert "seats=" not in menus
    assert "rated=" in menus
    assert SAY.strangers.unrated() not in asked.text


async def test_an_offer_for_more_is_in_the_pool_alone(club: Club) -> None:
    said = await offer_anywhere(club, club.alice, "stranded", seats="3", clock="1d")
    (mine,) = await club.tables.offers.of(int(club.alice.id))
    assert (mine.guild_id, mine.seats, mine.rated) == (0, 3, "no")
    assert "Stranded (3 players) · 1 day per turn · unrated · any server" in said.text
    asked = await panel_of(club.alice)
    assert "Stranded (3 players)" in asked.text
    await club.alice.choose(asked, "anywhere/stranded/1d/no/3")
    assert await club.tables.offers.of(int(club.alice.id)) == []


@pytest.mark.parametrize("seats", ["5", "x", "0", "-3", "²", "3"])
async def test_a_button_with_made_up_seats_offers_a_game_of_two(club: Club, seats: str) -> None:
    alice = club.alice.direct()
    await offer_anywhere(club, alice, "stranded")
    await club.tables.pool.withdraw(int(alice.id))
    asked = await panel_of(alice, "strata5")
    forger = Forger(club, alice, asked, None)
    said = f"{control(asked, 'makeoffer')} seats={seats}"
    assert await forger.sends(COMPONENT, {"custom_id": said, "component_type": BUTTON, "id": 1}) is None
    assert [(each.game, each.seats) for each in await club.tables.pool.of(int(alice.id))] == [("strata5", 2)]


async def test_who_waits_is_told_by_the_number_of_players(club: Club) -> None:
    for person in (club.bob, club.carol):
        await offer_anywhere(club, person.direct(), "stranded", seats="4")
    club.sandbox.clock.advance(HOUR)
    asked = await panel_of(club.alice.direct())
    assert SAY.strangers.waits(game="Stranded (4 players)", many="several") in asked.text


@pytest.mark.parametrize("seats", [3, 4])
async def test_they_play_to_the_end_with_one_request_each_and_one_more(
    club: Club, seats: int, dice: random.Random
) -> None:
    await settle(club.bob, "language", "de")
    people = club.people[:seats]
    session = await begun(club, seats, clock="1d")
    names = [await name_of(club, each) for each in people]
    for person, name in zip(people, names, strict=True):
        board = await board_of(club, session, person)
        first = str(board.history[0]["content"] if board.history else board.text)
        for each in names if person is not club.bob else ():
            assert (f"**{each}**" in first) is (each != name), "all others by their player names"
        assert ("Alle gefunden!" if person is club.bob else "Opponents found!") in first
    most = 0
    while session.state == "running":
        since, turn = len(club.sandbox.timeline), session.position.number
        before = await club.tables.load(session.id)
        session = await play_ply(club, session, dice)
        made = requests(club, since)
        if session.position.number == turn and session.state == "running":
            assert made == [], before
        elif session.state == "running":
            most = max(most, len(made))
            assert len(made) <= seats + 1, made
        for person in people:
            view, board = await view_of(club, session, person), await board_of(club, session, person)
            assert [each.id for each in with_controls(person)] == [board.id]
            assert view.shown == view.version
    assert most == seats + 1
    for person in people:
        for other in people:
            if other is not person:
                needles = (other.id, other.direct().channel.id, other.name)
                assert not [each for needle in needles for each in told_to(person) if needle in each]
    assert control(await board_of(club, session, club.alice), "rematch")
    assert "Revanche" in str([each.label for each in (await board_of(club, session, club.bob)).buttons])


async def test_who_gives_up_is_out_and_the_others_play_on(club: Club, dice: random.Random) -> None:
    session = await begun(club, 3)
    session = await play_ply(club, session, dice)
    session = await gives_up(club, session, club.carol)
    assert session.state == "running"
    assert "resigned" not in (await board_of(club, session, club.alice)).text, "it is Bob's turn: nothing is sent"
    turn = session.position.number
    while session.position.number == turn:
        session = await play_ply(club, session, dice)
    gone = f"**{await name_of(club, club.carol)}** resigned."
    assert all([gone in (await board_of(club, session, person)).text for person in club.people[:3]])
    session = await gives_up(club, session, club.bob)
    assert session.state == "over"
    for person in club.people[:3]:
        assert "Rated game." not in (await board_of(club, session, person)).text


async def test_who_never_answers_ends_a_game_that_counts_for_nobody(club: Club) -> None:
    session = await begun(club, 3, clock="1h")
    club.sandbox.clock.advance(HOUR + 60)
    await club.bot.alarms.look()
    await club.caught_up()
    session = await club.tables.load(session.id)
    assert session.ended
    for person in club.people[:3]:
        assert SAY.strangers.ended_not_begun() in (await board_of(club, session, person)).text
        assert "Stranded" not in private(await person.direct().slash("stats")).text


async def test_one_who_cannot_be_written_to_frees_the_others(club: Club) -> None:
    for person in club.people[:3]:
        await offer_anywhere(club, person.direct(), "stranded", seats="3")
    club.carol.user.closed = True
    club.sandbox.expect(50007)
    assert await look(club) == []
    await club.caught_up()
    waiting = [each for person in club.people[:3] for each in await club.tables.pool.of(int(person.id))]
    assert {each.user_id for each in waiting} == {int(club.alice.id), int(club.bob.id)}
    assert {each.seats for each in waiting} == {3}


async def test_each_of_several_opponents_is_avoided_and_reported_by_themselves(club: Club, dice: random.Random) -> None:
    session = await begun(club, 3)
    for _ in range(3):
        session = await play_ply(club, session, dice)
    alice = club.alice.direct()
    menu = private(await alice.click(await board_of(club, session, alice), "More"))
    await alice.click(menu, SAY.conduct.opponent(number=2))
    names = {each.id: await name_of(club, each) for each in (club.bob, club.carol)}
    assert all(name in menu.text for name in names.values())
    seats = {each.id: session.seat_of(int(each.id)) for each in (club.bob, club.carol)}
    await alice.click(menu, control(menu, "avoid", str(seats[club.carol.id])))
    assert SAY.conduct.is_avoided(player=f"**{names[club.carol.id]}**") in menu.text
    assert SAY.conduct.about(player=f"**{names[club.bob.id]}**") in menu.text
    assert await club.tables.store.apart_from(int(alice.id)) == {int(club.carol.id)}
    for person in (club.bob, club.carol):
        await alice.choose(menu, "stalls", menu=reporting(menu, seats[person.id]))
        assert SAY.conduct.reported() in menu.text
    await alice.choose(menu, "program", menu=reporting(menu, seats[club.bob.id]))
    assert SAY.conduct.reported_before() in menu.text
    assert sorted(each.about_id for each in await club.tables.store.reports()) == sorted(
        [int(club.bob.id), int(club.carol.id)]
    )
    assert "avoid" not in json.dumps(told_to(club.carol)).replace("unavoid", "")


async def test_a_deletion_leaves_the_game_to_the_others(club: Club, dice: random.Random) -> None:
    session = await begun(club, 3)
    session = await play_ply(club, session, dice)
    name = await name_of(club, club.carol)
    await delete(club.carol)
    await club.caught_up()
    session = await club.tables.load(session.id)
    assert with_controls(club.carol) == []
    for person in (club.alice, club.bob):
        assert f"**{name}**" not in (await board_of(club, session, person)).text
    assert session.state == "running"
    turn = session.position.number
    while session.position.number == turn:
        session = await play_ply(club, session, dice)
    for person in (club.alice, club.bob):
        assert f"**{name}**" not in (await board_of(club, session, person)).text
    assert "Former player" in (await board_of(club, session, club.alice)).text


async def test_a_rematch_needs_all_three(club: Club, dice: random.Random) -> None:
    session = await begun(club, 3)
    for person in (club.alice, club.bob):
        session = await gives_up(club, session, person)
    for number, person in enumerate(club.people[:3]):
        assert await club.tables.store.all_open() == [], number
        end = await board_of(club, await club.tables.load(session.id), person)
        await person.direct().click(end, control(end, "rematch"))
        await club.caught_up()
    (again,) = await club.tables.load_playable(await club.tables.store.all_open())
    assert again.of_strangers
    assert len(again.people) == 3
    assert guild(club) not in {again.place.guild_id}


async def test_a_seat_of_three_is_reminded_and_then_out(club: Club, dice: random.Random) -> None:
    session = await begun(club, 3, clock="1d")
    while not all(any(each.seat == seat for each in session.played) for seat in (1, 2, 3)):
        session = await play_ply(club, session, dice)
    late = club.who(session)
    for _ in range(2):
        club.sandbox.clock.advance(DAY + 60)
        await club.bot.alarms.look()
        await club.caught_up()
    session = await club.tables.load(session.id)
    assert session.state == "running"
    assert club.who(session) is not late
    session = await play_ply(club, session, dice)
    assert [each.id for each in with_controls(club.alice)] == [(await board_of(club, session, club.alice)).id]
