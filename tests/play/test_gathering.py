"""Before a tournament starts, on the local Discord: check-in, calls, and who can join."""

from __future__ import annotations

import pytest

from sandbox import Message
from sessions.state.clock import DAY, HOUR
from tests.play.club import Club, control
from tests.play.tournaments import announce, enter, looked, manage, opened, public, the

pytestmark = pytest.mark.usefixtures("no_pause_between_tables")


async def conditions(club: Club) -> Message:
    """The organiser's screen of who can join."""
    panel = await manage(club)
    await club.alice.click(panel, control(panel, "cupterms"))
    return panel


async def require(club: Club, value: str) -> Message:
    """The organiser picks this value on that screen."""
    screen = await conditions(club)
    menu = next(each for each in screen.menus if value in each.values)
    await club.alice.press(screen, menu.custom_id, [value])
    return screen


async def test_everybody_is_called_to_check_in_and_who_does_not_is_not_in(club: Club) -> None:
    message = await announce(club, open="1d", most="3")
    screen = await require(club, "check_in=1h")
    assert "Check-in for 1 hour before the start" in screen.text
    told = await enter(club, message, *club.people)
    assert "Before the start I’ll mention you, and you confirm that you’re there." in told[0]
    assert "You’re number 1 on the waiting list" in told[3]
    await looked(club, DAY)
    call = club.newest("is about to start")
    assert {f"<@{each.id}>" in call.text for each in club.people[:3]} == {True}
    assert set(call.payload["pings"]) == {each.id for each in club.people[:3]}
    await looked(club)
    assert "Check-in: 0 of 3 players are here." in public(club).text
    for each, wanted in ((club.alice, "You’re in."), (club.bob, "You’re in."), (club.dave, "Noted.")):
        said = await each.click(public(club), control(public(club), "cuphere"))
        assert wanted in said.said.text
    await looked(club)
    assert "Check-in: 2 of 3 players are here." in public(club).text
    await looked(club, HOUR)
    found = await opened(club)
    assert {each.name for each in found.numbered.values()} == {"Alice", "Bob", "Dave"}
    assert len([each for each in club.sandbox.messages("table") if "is about to start" in each.text]) == 1


async def test_who_moves_up_is_told(club: Club) -> None:
    message = await announce(club, most="3")
    await enter(club, message, *club.people)
    await club.bob.click(message, control(message, "cupleave"))
    await club.caught_up()
    call = club.newest("there’s a place for you in Autumn cup now")
    assert call.payload["pings"] == [club.dave.id]
    await looked(club)
    assert len([each for each in club.sandbox.messages("table") if "there’s a place" in each.text]) == 1


async def test_who_wants_no_mentions_gets_a_direct_message_alone(club: Club) -> None:
    await club.tables.settings.change_person(int(club.dave.id), pings="never", direct=True)
    message = await announce(club, most="3")
    await enter(club, message, *club.people)
    await club.bob.click(message, control(message, "cupleave"))
    await club.caught_up()
    assert club.newest("there’s a place for you").payload["pings"] == []
    assert "there’s a place for you in Autumn cup now" in club.dave.direct().messages()[-1].text


async def test_an_organiser_says_who_can_join(club: Club) -> None:
    await announce(club)
    screen = await conditions(club)
    form = (await club.alice.click(screen, control(screen, "cuprating"))).modal
    assert form is not None
    await club.alice.submit(form, answer="100-300")
    await require(club, "games=3")
    await looked(club)
    text = public(club).text
    assert "For ratings 100–300 (your highest in this game and server in the last year)" in text
    assert "For players with at least 3 finished games in this server" in text
    assert "An organiser changed who can join." in text
    [told] = await enter(club, public(club), club.bob)
    assert "To join, you need 3 finished games" in told
    await require(club, "games=0")
    [told] = await enter(club, public(club), club.bob)
    assert "This tournament is for ratings 100–300, and you don’t have one in this game and server yet." in told
    form = (await club.alice.click(screen, control(screen, "cuprating"))).modal
    assert form is not None
    said = await club.alice.submit(form, answer="300-100")
    assert said.said.text == "Type two numbers with a dash between them, such as 100–300."
    terms = (await the(club)).terms
    assert (terms.lowest, terms.highest) == (100, 300)
