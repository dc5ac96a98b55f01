"""Before a game: one's own limit of tables, clocks that a server forbids, invitations, and the call to the host."""

from __future__ import annotations

import pytest

from cogs.words.table_options import table_option_value
from sandbox import Message
from sessions.state.options import CLOCK, with_defaults
from tests.play.answers import answer, said_nothing
from tests.play.club import Club
from tests.play.controls import labels
from tests.play.tables import opened, panel
from words import ENGLISH, of


async def limited_to(club: Club, games: int) -> None:
    """Alice wants to sit at no more than so many tables."""
    await club.tables.settings.change_person(int(club.alice.id), open_games=games)


# More tables than one wants


async def test_whoever_wants_no_more_games_is_asked_before_their_own_is_opened(club: Club) -> None:
    await limited_to(club, 1)
    said_nothing(await club.alice.slash("play", game="stranded"))
    there = club.alice.at("second-table")
    asked = (await there.slash("play", game="stranded", opponent=club.bob, opponent2=club.carol)).said
    assert asked.ephemeral
    assert "You’ve reached your own limit of 1 table." in asked.text
    assert "Open this one anyway?" in asked.text
    assert not club.sandbox.messages("second-table"), "nobody is called yet"
    await there.click(asked, "Open anyway")
    await club.caught_up()
    session = await club.session("second-table")
    assert [each.name for each in session.invited] == ["Bob", "Carol"]
    assert sorted(club.live(session).pings) == ["bob", "carol"]
    assert club.live(session).link in asked.text


async def test_whoever_is_asked_may_leave_it(club: Club) -> None:
    await limited_to(club, 0)
    asked = (await club.alice.slash("play", game="stranded")).said
    assert "You’ve chosen not to play at any table for now." in asked.text
    await club.alice.click(asked, "Don’t open")
    assert "No table was opened." in asked.text
    assert not club.sandbox.messages()


async def test_from_the_list_of_games_it_is_asked_too(club: Club) -> None:
    await limited_to(club, 0)
    listed = (await club.alice.slash("play")).said
    await club.alice.click(listed, "Stranded")
    assert "Open this one anyway?" in listed.text
    assert not club.sandbox.messages()
    await club.alice.click(listed, "Open anyway")
    await club.caught_up()
    assert (await club.session()).host == int(club.alice.id)


async def test_a_rematch_is_asked_about_too(club: Club) -> None:
    session = await club.start("strata5", 2)
    asked = await club.bob.slash("resign")
    await club.bob.click(asked.said, "Resign")
    await club.caught_up(since=session)
    over = await club.session()
    await limited_to(club, 0)
    question = (await club.alice.click(club.live(over), "Rematch")).said
    assert "Open this one anyway?" in question.text
    assert (await club.session()).id == over.id
    await club.alice.click(question, "Open anyway")
    await club.caught_up()
    again = await club.session()
    assert (again.id != over.id, again.host) == (True, int(club.alice.id))
    assert [each.name for each in again.invited] == ["Bob"]


async def test_within_the_limit_and_for_a_game_for_one_nothing_is_asked(club: Club) -> None:
    await limited_to(club, 1)
    said_nothing(await club.alice.slash("play", game="stranded"))
    await club.begin("mars", club.alice.at("second-table"))


async def test_what_is_refused_all_the_same_is_refused_at_the_answer(club: Club) -> None:
    """Between question and answer somebody else may open a table there."""
    await limited_to(club, 0)
    asked = (await club.alice.slash("play", game="stranded")).said
    await club.bob.slash("play", game="stranded")
    await club.alice.click(asked, "Open anyway")
    assert "There’s already an open table of" in asked.text


# Clocks


def clocks(message: Message) -> list[str]:
    """The clocks that the host's panel offers."""
    [menu] = [each for each in message.menus if "clock" in each.custom_id]
    return list(menu.values)


async def test_the_panel_offers_the_clocks_that_the_server_allows(club: Club) -> None:
    guild = int(club.sandbox.world.home.id)
    await club.tables.settings.change_server(guild, clocks=["1d", "3d"], clock="1d")
    await opened(club)
    assert clocks(await panel(club, "Table")) == ["1d", "3d"]


async def test_a_clock_that_was_forbidden_later_is_offered_as_long_as_it_stands(club: Club) -> None:
    guild = int(club.sandbox.world.home.id)
    await opened(club)
    await club.alice.choose(await panel(club, "Table"), table_option_value(of(ENGLISH), CLOCK, "1h", with_defaults({})))
    await club.caught_up()
    await club.tables.settings.change_server(guild, clocks=["1d", "3d"], clock="1d")
    assert clocks(await panel(club, "Table")) == ["1h", "1d", "3d"]


# By invitation


async def test_a_table_by_invitation_shows_no_join(club: Club) -> None:
    lobby = await opened(club, opponent=club.bob)
    old = lobby.frozen()
    await club.alice.choose(await panel(club, "Table"), "By invitation only")
    await club.caught_up()
    lobby = club.live(await club.session())
    assert "Join" not in labels(lobby)
    assert {"Accept", "Decline"} <= set(labels(lobby))
    assert "by invitation only" in lobby.text
    assert "Only people invited by Alice can join this table." in answer(await club.carol.press(old, _id(old, "Join")))
    await club.bob.click(lobby, "Accept")
    await club.bob.sees("- **Bob**")
    await club.alice.choose(await panel(club, "Table"), "Anyone can join")
    await club.caught_up()
    assert "Join" in labels(club.live(await club.session()))


def _id(message: Message, label: str) -> str:
    return next(each.custom_id or "" for each in message.buttons if each.label == label)


# The host is called


def calls_of(club: Club, key: str) -> list[Message]:
    """The messages that ping somebody and are still there."""
    return [each for each in club.sandbox.messages() if each.pings == [key]]


@pytest.mark.parametrize("last", ["Accept", "Decline"])
async def test_the_host_is_called_when_the_last_guest_has_answered(club: Club, last: str) -> None:
    lobby = await opened(club, opponent=club.bob, opponent2=club.carol)
    await club.bob.click(lobby, "Accept")
    await club.caught_up()
    assert calls_of(club, "alice") == [], "one has not answered"
    await club.carol.click(lobby, last)
    await club.caught_up()
    [call] = calls_of(club, "alice")
    assert "everyone you invited to your table of Stranded has answered. You can start the game." in call.text
    assert club.live(await club.session()) == lobby, "the lobby stays where it is"
    await club.dave.click(lobby, "Join")
    await club.caught_up()
    assert calls_of(club, "alice") == [call], "once"
    await club.alice.click(lobby, "Start")
    await club.caught_up()
    assert call.deleted


async def test_the_host_reads_where_players_are_missing(club: Club) -> None:
    lobby = await opened(club, opponent=club.bob)
    await club.bob.click(lobby, "Decline")
    await club.caught_up()
    [call] = calls_of(club, "alice")
    assert "has answered. There aren’t enough players yet." in call.text


async def test_a_host_who_is_told_directly_is_told_directly(club: Club) -> None:
    await club.tables.settings.change_person(int(club.alice.id), pings="never", direct=True)
    lobby = await opened(club, opponent=club.bob)
    await club.bob.click(lobby, "Accept")
    await club.caught_up()
    assert calls_of(club, "alice") == []
    direct = club.alice.direct().messages()
    assert "Everyone you invited to your table of Stranded" in direct[-1].text


async def test_who_comes_uninvited_or_is_removed_calls_nobody(club: Club) -> None:
    lobby = await opened(club, opponent=club.bob)
    await club.carol.click(lobby, "Join")
    await club.caught_up()
    await club.alice.choose(await panel(club, "Players"), "Bob (invited)")
    await club.caught_up()
    assert calls_of(club, "alice") == []


async def test_a_new_invitation_withdraws_the_call(club: Club) -> None:
    lobby = await opened(club, opponent=club.bob)
    await club.bob.click(lobby, "Accept")
    await club.caught_up()
    [call] = calls_of(club, "alice")
    await club.alice.slash("invite", guest=club.carol)
    await club.caught_up()
    assert call.deleted
    await club.carol.click(club.live(await club.session()), "Accept")
    await club.caught_up()
    assert len(calls_of(club, "alice")) == 1


async def test_a_host_who_leaves_is_called_no_more(club: Club) -> None:
    lobby = await opened(club, opponent=club.bob)
    await club.bob.click(lobby, "Accept")
    await club.caught_up()
    [call] = calls_of(club, "alice")
    await club.alice.click(lobby, "Leave")
    await club.caught_up()
    assert call.deleted
    assert (await club.session()).host == int(club.bob.id)
