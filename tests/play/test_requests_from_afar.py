"""Invitations and questions stand first in `/games` and in the digest, with the buttons that answer them."""

from __future__ import annotations

import random

import pytest

from sandbox import Message, Person
from sandbox.world.state import COMPONENT
from sessions.acts import OfferDraw, Substitute, TakeBack
from sessions.session import Session
from sessions.state.clock import DAY, HOUR
from sessions.state.players import Person as Player
from tests.play.answers import lines, private
from tests.play.calls import called, choose_hour, until_hour
from tests.play.club import Club
from tests.play.forger import Forger
from tests.play.settings import later, settle
from tests.play.tables import started
from tests.play.turns import turn_of

HEADING = "### Waiting for your answer"


def labels(message: Message) -> list[str]:
    return [each.label or "" for each in message.buttons]


def digests(person: Person) -> list[Message]:
    return [each for each in person.direct().messages() if "for you:" in each.text]


async def digest_of(club: Club, person: Person) -> Message:
    """The digest that somebody gets at their hour, which is the next one."""
    hour = int((club.tables.now() + HOUR) // HOUR % 24)
    await choose_hour(person, hour)
    await later(club, until_hour(club, hour))
    return digests(person)[-1]


async def asked(club: Club) -> tuple[Session, Person]:
    """A game of two in which Alice has offered a draw to Bob."""
    session = await club.start("strata5", 2)
    session = await club.show(await club.tables.do(session.id, OfferDraw(int(club.alice.id), club.tables.now())))
    return session, club.bob


async def test_an_invitation_stands_first_and_is_accepted_there(club: Club) -> None:
    await club.alice.slash("play", game="stranded", opponent=club.bob)
    lobby = await club.session()
    mine = private(await club.bob.slash("games"))
    channel = club.alice.channel.id
    assert mine.text.startswith(f"{HEADING}\n- **Alice** invited you to Stranded in <#{channel}>.")
    assert "no open tables" not in mine.text
    assert labels(mine)[:2] == ["Accept", "Decline"]
    await club.bob.click(mine, "Accept")
    await club.caught_up(since=lobby)
    lobby = await club.session()
    assert [each.name for each in lobby.people] == ["Alice", "Bob"]
    assert "Bob" in club.live(lobby).text
    assert "invited" not in club.live(lobby).text
    assert HEADING not in mine.text, "the list is shown anew"
    assert "1 open table." in mine.text


async def test_an_invitation_is_declined_from_the_list(club: Club) -> None:
    await club.alice.slash("play", game="stranded", opponent=club.bob)
    lobby = await club.session()
    mine = private(await club.bob.slash("games"))
    await club.bob.click(mine, "Decline")
    await club.caught_up(since=lobby)
    lobby = await club.session()
    assert [each.name for each in lobby.declined] == ["Bob"]
    assert "You’re at no open tables." in mine.text


@pytest.mark.parametrize("yes", [True, False])
async def test_an_offer_of_a_draw_is_answered_from_the_list(club: Club, yes: bool) -> None:
    session, bob = await asked(club)
    for other in (club.alice, club.carol):
        assert HEADING not in private(await other.slash("games")).text
    mine = private(await bob.at("second-table").slash("games"))
    assert mine.text.startswith(f"{HEADING}\n- Strata 5 in <#{club.alice.channel.id}>: **Alice** offers a draw. Dead")
    assert len(lines(mine)) == 1, "the game is not listed twice"
    assert "1 open table." in mine.text
    await bob.click(mine, "Yes" if yes else "No")
    await club.caught_up(since=session)
    session = await club.session()
    assert (session.state == "over") is yes
    assert session.question is None
    assert HEADING not in mine.text
    assert ("declined the draw" in club.live(session).text) is not yes


async def test_a_takeback_is_granted_from_the_list(club: Club, dice: random.Random) -> None:
    session = await club.start("strata5", 2)
    mover = club.who(session)
    while club.who(session) == mover:
        await club.play_one(session, dice)
        session = await club.session()
    other = club.who(session)
    session = await club.show(await club.tables.do(session.id, TakeBack(int(mover.id), now=club.tables.now())))
    mine = private(await other.slash("games"))
    assert f"**{mover.name}** wants to take back their last move." in mine.text
    await other.click(mine, "Yes")
    await club.caught_up(since=session)
    assert club.who(await club.session()) == mover


async def test_whoever_is_asked_to_take_a_seat_answers_where_they_do_not_see_the_table(club: Club) -> None:
    """Also from their direct messages: whoever is asked need not sit at the table."""
    session = await club.start("strata5", 2)
    asks = Substitute(
        int(club.alice.id), int(club.alice.id), Player(int(club.carol.id), "Carol"), now=club.tables.now()
    )
    session = await club.show(await club.tables.do(session.id, asks))
    digest = await digest_of(club, club.carol)
    assert digest.text.startswith("1 request is waiting for you:\n1. Strata 5 in ")
    assert "**Alice** wants to hand their seat to **Carol**." in digest.text
    assert "this game has no result" in digest.text, "what it costs is said before the press"
    assert labels(digest) == ["Yes", "No", "My games"]
    await club.carol.direct().click(digest, "Yes")
    await club.caught_up()
    assert (await club.session()).question is not None, "Bob has still to answer"
    assert digest.text == "Nothing is waiting for you right now."
    listed = private(await club.bob.slash("games"))
    await club.bob.click(listed, "Yes")
    await club.caught_up()
    assert {each.name for each in (await club.session()).people} == {"Bob", "Carol"}


async def test_a_digest_has_requests_first_with_buttons_and_is_shown_anew_after_an_answer(club: Club) -> None:
    for channel in ("one", "two"):
        club.sandbox.add_channel(channel)
        await club.alice.at(channel).slash("play", game="stranded", opponent=club.bob)
    await started(club, "table", club.bob)
    await turn_of(club, "table", club.bob)
    digest = await digest_of(club, club.bob)
    first, game = digest.text.split("1 game is waiting for you:\n")
    assert first.startswith("2 requests are waiting for you:\n1. **Alice** invited you to Stranded")
    assert "\n2. **Alice** invited you" in first
    assert game.startswith("- ▶ **Your turn**")
    assert labels(digest) == ["Accept (1)", "Decline (1)", "Accept (2)", "Decline (2)", "My games"]
    await club.bob.direct().click(digest, "Accept (2)")
    await club.caught_up()
    assert [each.name for each in (await club.session("two")).people] == ["Alice", "Bob"]
    assert digest.text.startswith("1 request is waiting for you:\n1. **Alice** invited")
    assert labels(digest) == ["Accept", "Decline", "My games"]


async def test_who_answers_too_late_reads_so_and_sees_the_list_as_it_is(club: Club) -> None:
    await club.alice.slash("play", game="stranded", opponent=club.bob)
    mine = private(await club.bob.slash("games"))
    options = private(await club.alice.click(club.live(await club.session()), "Options"))
    await club.alice.click(options, "Cancel the table")
    await club.caught_up()
    await club.bob.click(mine, "Accept")
    await club.caught_up()
    assert "This table was cancelled." in club.bob.last(lambda message: message.ephemeral).text
    assert HEADING not in mine.text


@pytest.mark.parametrize("action", ["listaccept", "listdecline", "listanswer"])
async def test_nobody_else_can_answer(club: Club, action: str) -> None:
    """A made-up press of somebody whom nobody has asked."""
    session, _ = await asked(club)
    assert session.question is not None
    page = private(await club.carol.slash("help"))
    forger = Forger(club, club.carol, page, session)
    data = {"custom_id": f"b2:{action}:{session.id}:{session.question.number}:0:yes", "component_type": 2, "id": 1}
    assert await forger.sends(COMPONENT, data) is None
    assert (await club.session()).version == session.version


async def test_a_made_up_answer_under_a_public_message_leaves_it_as_it_is(club: Club) -> None:
    session, bob = await asked(club)
    board = club.live(session)
    before = board.text
    assert session.question is not None
    forger = Forger(club, bob, board, session)
    data = {"custom_id": f"b2:listanswer:{session.id}:1:0:yes", "component_type": 2, "id": 1}
    assert await forger.sends(COMPONENT, data) is None
    assert board.text == before


async def test_many_requests_have_pages_and_long_names_fit(club: Club) -> None:
    await club.tables.settings.change_server(int(club.sandbox.world.guild_id), tables_at_once=-1)
    for number in range(8):
        club.sandbox.add_channel(f"room-{number}")
        await club.alice.at(f"room-{number}").slash("play", game="stranded", opponent=club.bob)
    mine = private(await club.bob.slash("games"))
    assert len(lines(mine)) == 6
    await club.bob.click(mine, "Next ▶")
    assert len(lines(mine)) == 2
    digest = await digest_of(club, club.bob)
    assert digest.text.startswith("8 requests are waiting for you:\n")
    assert "And 4 more." in digest.text


@pytest.mark.parametrize("direct", [False, True])
async def test_the_host_is_told_once_of_who_has_not_answered_for_a_day(club: Club, direct: bool) -> None:
    if direct:
        await settle(club.alice, "direct")
    await club.alice.slash("play", game="stranded", opponent=club.bob, opponent2=club.carol)
    before = len(called(club, club.alice))
    await later(club, DAY // 2)
    await club.carol.click(club.live(await club.session()), "Decline")
    await club.caught_up()
    assert len(called(club, club.alice)) == before
    await later(club, DAY // 2)
    await club.caught_up()
    (call,) = called(club, club.alice)[before:]
    wanted = "Bob hasn’t answered your invitation to Stranded"
    assert wanted in call.text
    assert (wanted in club.alice.direct().messages()[-1].text) is direct if direct else True
    await later(club, HOUR)
    assert len(called(club, club.alice)) == before + 1, "once"
    lobby = await club.session()
    assert lobby.state == "lobby"
    await later(club, DAY)
    assert (await club.tables.load(lobby.id)).state == "cancelled", "a day later it closes"


async def test_the_call_to_the_host_goes_once_the_last_guest_has_answered(club: Club) -> None:
    await club.alice.slash("play", game="stranded", opponent=club.bob)
    await later(club, DAY)
    await club.caught_up()
    assert "hasn’t answered" in called(club, club.alice)[-1].text
    await club.bob.click(club.live(await club.session()), "Accept")
    await club.caught_up()
    shown = [each.text for each in club.sandbox.messages()]
    assert not any("hasn’t answered" in each for each in shown)
    assert any("everyone you invited" in each for each in shown)
