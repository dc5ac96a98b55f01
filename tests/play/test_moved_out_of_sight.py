"""`/moveto` where a player cannot see: the moderator is asked first, and a line with the way stays behind."""

from __future__ import annotations

import pytest

from sandbox import Message, Person
from sandbox.refusals.permissions import Overwrite, Permission
from sandbox.wire import rooms
from sandbox.world.state import COMPONENT
from sessions.session import Session
from tests.play.answers import answer
from tests.play.calls import called
from tests.play.club import Club, control
from tests.play.forger import BUTTON, Forger
from tests.play.members import deny
from tests.play.turns import turn_of


@pytest.fixture
def moderator(club: Club) -> Person:
    """Dave, a moderator of #table alone, who does not play."""
    club.dave.channel.overwrites.append(Overwrite(club.dave.id, is_member=True, allow=Permission.MANAGE_MESSAGES))
    return club.dave


def left_behind(club: Club) -> list[Message]:
    """The lines in #table that tell where a table has gone."""
    return [each for each in club.sandbox.messages() if "has moved to" in each.text]


async def hide(club: Club, person: Person) -> None:
    """Somebody does not see #second-table any more, and the bot hears of it."""
    deny(person, "second-table", Permission.VIEW_CHANNEL)
    rooms.change(club.sandbox.state, club.sandbox.world.channel("second-table"))
    await club.sandbox.settle()


async def hidden(club: Club) -> tuple[Session, Person, str]:
    """A game whose player to act does not see #second-table: they, and that channel. The moderator does not play."""
    await club.start("stranded", 2)
    # Alice owns the server, and sees everything.
    session = await turn_of(club, "table", club.bob)
    await hide(club, club.bob)
    return session, club.bob, club.sandbox.world.channel("second-table").id


async def test_a_move_that_everybody_sees_leaves_a_line_with_the_way(club: Club, moderator: Person) -> None:
    await club.start("stranded", 2)
    there = club.sandbox.world.channel("second-table").id
    assert "The table is now in" in answer(await moderator.slash("moveto", channel=there))
    await club.caught_up()
    (line,) = left_behind(club)
    session = await club.session("second-table")
    assert line.text == f"Stranded has moved to <#{there}>."
    assert [each.url for each in line.buttons] == [club.live(session).link]
    assert line.pings == []


async def test_a_moderator_is_asked_before_a_player_loses_sight_of_the_table(club: Club, moderator: Person) -> None:
    session, person, there = await hidden(club)
    asked = (await moderator.slash("moveto", channel=there)).said
    why = f"**{person.name}** can’t see <#{there}> and wouldn’t be notified there."
    assert asked.text == f"{why} Move the table anyway?"
    assert (await club.session()).version == session.version, "nothing has happened yet"
    await moderator.click(asked, "Leave it here")
    assert asked.text == "OK, the table stays here."
    assert (await club.session()).version == session.version
    assert left_behind(club) == []


async def test_whoever_is_to_act_and_cannot_see_it_is_called_where_they_can(club: Club, moderator: Person) -> None:
    session, person, there = await hidden(club)
    calls = len(called(club, person))
    asked = (await moderator.slash("moveto", channel=there)).said
    await moderator.click(asked, "Move it anyway")
    await club.caught_up()
    assert "The table is now in" in asked.text
    assert (await club.session("second-table")).id == session.id
    (line,) = left_behind(club)
    assert line.text.endswith(f"<@{person.id}>: it’s your turn. Ask a moderator to let you into that channel.")
    assert line.pings == [person.user.key]
    assert len(called(club, person)) == calls + 1


async def test_a_guest_who_cannot_see_it_is_told_of(club: Club, moderator: Person) -> None:
    await club.alice.slash("play", game="stranded", opponent=club.carol)
    await hide(club, club.carol)
    asked = (await moderator.slash("moveto", channel=club.sandbox.world.channel("second-table").id)).said
    assert "**Carol** can’t see" in asked.text


@pytest.mark.parametrize("token", ["1", "zero"])
async def test_nobody_else_moves_it_by_a_made_up_press(club: Club, token: str) -> None:
    session = await club.start("stranded", 2)
    there = club.sandbox.world.channel("second-table").id
    forger = Forger(club, club.alice, club.live(session), session)
    data = {"custom_id": f"b2:moveit:{session.id}:0:0:{there} {token}", "component_type": BUTTON, "id": 1}
    assert await forger.sends(COMPONENT, data) is None
    assert (await club.session()).version == session.version


async def test_a_question_answered_after_the_right_is_gone_moves_nothing(club: Club, moderator: Person) -> None:
    session, _, there = await hidden(club)
    asked = (await moderator.slash("moveto", channel=there)).said
    deny(moderator, "second-table", Permission.SEND_MESSAGES)
    rooms.change(club.sandbox.state, club.sandbox.world.channel("second-table"))
    await club.sandbox.settle()
    await moderator.click(asked, control(asked, "moveit"))
    await club.caught_up()
    assert (await club.session()).version == session.version
    assert "can’t post" in moderator.last(lambda message: message.ephemeral).text
