"""The lobby: opening a table, sitting down and standing up, starting and cancelling, and who may not."""

from __future__ import annotations

from typing import Any

from render.picture import SIDE
from sandbox.refusals.permissions import Overwrite, Permission
from sessions.acts import ChangeOption
from tests.play.answers import answer, said_nothing
from tests.play.club import Club
from tests.play.tables import opened


async def test_the_lobby_tells_game_options_and_seats(club: Club) -> None:
    lobby = await opened(club)
    await club.tables.do((await club.session()).id, ChangeOption(int(club.alice.id), "blacks", "1"))
    await club.bob.click(lobby, "Join")
    await club.bob.sees("- **Bob**")
    await club.bob.click(lobby, "Leave")
    await club.bob.sees("3 seats free")
    assert "Stranded" in lobby.text
    assert "2 to 4 players" in lobby.text
    assert "Options: blacks 1" in lobby.text
    assert "- **Alice** (host)" in lobby.text
    assert "**Alice** can start once 2 people have joined." in lobby.text
    assert lobby.alt == "Stranded"
    assert lobby.image().size == (SIDE, SIDE)
    labels = {button.label: button.disabled for button in lobby.buttons}
    assert labels.pop("Start"), "one is too few"
    shown = (
        "Join",
        "Add a computer",
        "Leave",
        "Cancel",
        "Options",
        "Invite",
        "Details",
        "Rules",
        "Guided game",
        "Switch to: no automatic moves",
    )
    assert labels == dict.fromkeys(shown, False)
    assert lobby.pings == []


async def test_a_lobby_of_one_says_what_can_be_played_alone(club: Club) -> None:
    lobby = await opened(club)
    assert "Playing alone? `/play` has games against the computer and Stranded on Mars" in lobby.text
    await club.bob.click(lobby, "Join")
    await club.bob.sees("- **Bob**")
    assert "Playing alone?" not in lobby.text


async def test_inviting_and_learning_are_one_press_away(club: Club) -> None:
    lobby = await opened(club)
    asked = (await club.alice.click(lobby, "Invite")).said
    await club.alice.choose(asked, club.bob, menu="Invite someone")
    await club.caught_up()
    session = await club.session()
    assert [each.user_id for each in session.invited] == [int(club.bob.id)]
    lobby = club.live(session)
    lesson = answer(await club.carol.click(lobby, "Guided game"))
    assert "guided game: lesson 1 of" in lesson
    assert "guided game" not in lobby.text


async def test_before_a_game_for_one_its_rules_and_lessons_are_one_press_away(club: Club) -> None:
    panel = (await club.alice.slash("play", game="mars")).said
    assert "how to play" in answer(await club.alice.click(panel, "Rules"))
    assert "guided game: lesson 1 of" in answer(await club.alice.click(panel, "Guided game"))
    assert "Start" in [button.label for button in panel.buttons], "the panel stays"


async def test_people_join_and_leave(club: Club) -> None:
    lobby = await opened(club)
    await club.bob.click(lobby, "Join")
    await club.bob.sees("- **Bob**")
    await club.carol.click(lobby, "Join")
    await club.carol.sees("- **Carol**")
    await club.bob.click(lobby, "Leave")
    seen = await club.bob.sees("(host)\n- **Carol**")
    assert seen == lobby, "the lobby is one message"
    assert lobby.pings == []


async def test_opponents_named_are_invited_and_called_once(club: Club) -> None:
    lobby = await opened(club, opponent=club.bob, opponent2=club.carol)
    assert sorted(lobby.pings) == ["bob", "carol"]
    assert "- **Bob** (invited, no answer yet)\n- **Carol** (invited, no answer yet)" in lobby.text
    await club.dave.click(lobby, "Join")
    await club.dave.sees("- **Dave**")
    assert "Join" not in [each.label for each in lobby.buttons], "the seats are kept for them"
    await club.bob.click(lobby, "Accept")
    await club.bob.sees("- **Bob**\n- **Carol** (invited, no answer yet)")
    await club.carol.click(lobby, "Decline")
    seen = await club.carol.sees("**Carol** declined")
    assert seen == lobby
    assert "Accept" not in [each.label for each in lobby.buttons]
    assert sum(len(each.pings) for each in club.sandbox.messages()) == 2, "each was called once"


async def test_who_may_not(club: Club) -> None:
    lobby = await opened(club)
    assert "already at this table" in answer(await club.alice.click(lobby, "Join"))
    assert "not playing at this table" in answer(await club.bob.click(lobby, "Leave"))
    await club.bob.click(lobby, "Join")
    await club.bob.sees("- **Bob**")
    assert "Only Alice, who opened the table" in answer(await club.bob.click(lobby, "Start"))
    assert "Only Alice, who opened the table" in answer(await club.bob.click(lobby, "Cancel"))


async def test_too_few_to_start(club: Club) -> None:
    lobby = await opened(club, opponent=club.bob)
    await club.accept()
    early = lobby.frozen()
    await club.bob.click(lobby, "Leave")
    await club.bob.sees("3 seats free")
    assert "2 to 4 players, but only 1 is at this table" in answer(await club.alice.click(early, "Start"))


async def test_a_lobby_passes_on_and_closes(club: Club) -> None:
    lobby = await opened(club, opponent=club.carol)
    await club.bob.click(lobby, "Join")
    await club.bob.sees("- **Bob**")
    await club.alice.click(lobby, "Leave")
    await club.bob.sees("Bob is hosting a table")
    await club.carol.click(lobby, "Decline")
    await club.carol.sees("**Carol** declined")
    await club.bob.click(lobby, "Leave")
    await club.bob.sees("cancelled")
    assert lobby.buttons == []
    await opened(club)


async def test_cancelling_by_opener_and_by_moderator(club: Club) -> None:
    lobby = await opened(club, club.bob)
    await club.alice.click(lobby, "Cancel")
    await club.alice.sees("This table was cancelled.")
    lobby = await opened(club, club.bob)
    old = lobby.frozen()
    await club.bob.click(lobby, "Cancel")
    await club.bob.sees("This table was cancelled.")
    await club.sandbox.settle()
    assert "was cancelled" in answer(await club.carol.click(old, "Join"))


async def test_one_table_a_channel_but_threads_are_channels(club: Club) -> None:
    lobby = await opened(club)
    text = answer(await club.bob.slash("play", game="stranded"))
    assert "already an open table of Stranded" in text
    assert lobby.link in text
    inside = await club.bob.open_thread("a side game")
    said_nothing(await inside.slash("play", game="stranded"))
    said_nothing(await club.bob.at("second-table").slash("play", game="stranded"))
    assert "opened a table" in inside.last().text


async def test_where_the_channel_is_taken_a_button_opens_a_thread(club: Club) -> None:
    await opened(club)
    asked = (await club.bob.slash("play", game="games_up", opponent=club.carol)).said
    assert "already an open table of Stranded" in asked.text
    told = await club.bob.click(asked, "Open a thread")
    assert told.failed is None
    assert "Your table of The Game’s Up! is open." in asked.text
    (thread,) = [each for each in club.sandbox.world.channels.values() if each.is_thread]
    assert thread.name == "The Game’s Up!: Bob"
    session = await club.tables.finder.meant_in(int(thread.id))
    assert session is not None
    assert (session.game.key, session.host) == ("games_up", int(club.bob.id))
    assert [each.user_id for each in session.invited] == [int(club.carol.id)]
    assert club.live(session).pings == ["carol"]


async def test_who_asks_for_the_game_that_is_open_here_can_join_it_by_one_press(club: Club) -> None:
    await opened(club)
    asked = (await club.bob.slash("play", game="stranded")).said
    assert [each.label for each in asked.buttons] == ["Join", "Open a thread"]
    told = await club.bob.click(asked, "Join")
    assert told.failed is None
    await club.caught_up()
    session = await club.session()
    assert [each.user_id for each in session.people] == [int(club.alice.id), int(club.bob.id)]
    assert "You’ve joined this table of Stranded." in asked.text
    assert not asked.buttons
    assert club.live(session).link in asked.text
    assert "- **Bob**" in club.live(session).text


async def test_a_table_that_nobody_can_join_is_not_offered(club: Club) -> None:
    await club.alice.slash("play", game="games_up")
    before = (await club.carol.slash("play", game="games_up")).said.frozen()
    assert "Join" in [each.label for each in before.buttons]
    other = (await club.bob.slash("play", game="stranded")).said
    assert [each.label for each in other.buttons] == ["Open a thread"], "it is another game"
    again = (await club.alice.slash("play", game="games_up")).said
    assert "Join" not in [each.label for each in again.buttons], "she sits there"
    guests = (await club.bob.slash("play", game="games_up", opponent=club.dave)).said
    assert "Join" not in [each.label for each in guests.buttons], "he wants to play with Dave"
    await club.bob.click(club.newest("opened a table"), "Join")
    await club.caught_up()
    full = (await club.dave.slash("play", game="games_up")).said
    assert "Join" not in [each.label for each in full.buttons]
    late = await club.carol.click(before, "Join")
    assert "This table is full." in answer(late), "the button outlives the free seat"


async def test_no_thread_is_offered_to_who_may_open_none(club: Club) -> None:
    await opened(club)
    denied = Overwrite(club.bob.id, is_member=True, deny=Permission.CREATE_PUBLIC_THREADS)
    club.sandbox.world.channel("table").overwrites.append(denied)
    result = await club.bob.slash("play", game="games_up")
    assert "already an open table of Stranded" in answer(result)
    assert not result.said.buttons


async def test_a_thread_that_cannot_be_opened_any_more_is_told(club: Club) -> None:
    await opened(club)
    asked = (await club.bob.slash("play", game="games_up")).said
    club.sandbox.world.forbid("table", "CREATE_PUBLIC_THREADS")
    assert "I can’t open a thread here right now." in answer(await club.bob.click(asked, "Open a thread"))
    assert await club.tables.finder.lobbies_of(int(club.bob.id)) == []


async def test_a_running_game_is_linked(club: Club) -> None:
    session = await club.start("stranded", 2)
    text = answer(await club.carol.slash("play", game="stranded"))
    assert "already a game of Stranded in this channel" in text
    assert club.live(session).link in text


async def test_the_youngest_sits_in_seat_one(club: Club) -> None:
    lobby = await opened(club, opponent=club.bob, opponent2=club.carol)
    await club.accept()
    panel = (await club.alice.click(lobby, "Options")).said
    await club.alice.choose(panel, "Seat 1: Carol")
    await club.alice.sees("**Carol**, the youngest, gets seat 1")
    before = await club.session()
    await club.alice.click(lobby, "Start")
    await club.caught_up(since=before)
    session = await club.session()
    assert session.names[0] == "Carol"


async def test_what_a_table_cannot_be(club: Club) -> None:
    async def refused(**options: Any) -> str:
        return answer(await club.alice.slash("play", **{"game": "stranded", **options}))

    assert "can have only one seat" in await refused(opponent=club.alice)
    assert "can have only one seat" in await refused(opponent=club.bob, opponent2=club.bob)
    bot = club.sandbox.world.bot.id
    assert "Bots can’t take a seat" in await refused(opponent=bot)
    assert "The Game’s Up! has 2 seats, but with you that would be 3" in await refused(
        game="games_up", opponent=club.bob, opponent2=club.carol
    )
    assert club.sandbox.messages() == []


async def test_somebody_who_is_not_in_the_server_cannot_be_invited(club: Club) -> None:
    lobby = await opened(club)
    panel = (await club.alice.click(lobby, "Options")).said
    await club.alice.click(panel, "Players")
    club.sandbox.world.home.members.discard(club.dave.id)
    for result in (
        await club.alice.slash("play", game="stranded", opponent=club.dave),
        await club.alice.slash("invite", guest=club.dave),
    ):
        assert "Check that it’s from this server" in answer(result)
    assert (await club.session()).invited == ()


async def test_rights_are_checked_before_a_table_opens(club: Club) -> None:
    assert "Attach Files" in answer(await club.alice.at("quiet").slash("play", game="stranded"))
    assert "Send Messages" in answer(await club.alice.at("look-only").slash("play", game="stranded"))
    assert not club.sandbox.messages("quiet")


async def test_names_are_shown_as_they_are(club: Club) -> None:
    eve = club.sandbox.person("eve")
    club.bob.user.global_name = "\u202e[x](http://x.y) <@123456789012345678> \u05d0"
    lobby = await opened(club, eve, opponent=club.bob)
    assert lobby.pings == ["bob"]
    assert "\\*Eve\\*" in lobby.text
    assert "@everyone" not in lobby.text
    assert "\u202e" not in lobby.text, "nothing turns the writing round"
    assert "**\u2068\\[x\\](http\\://x.y)" in lobby.text
    assert "<@123456789012345678>" not in lobby.text


async def test_the_rules_are_read_page_by_page(club: Club) -> None:
    lobby = await opened(club)
    result = await club.carol.click(lobby, "Rules")
    answer(result)
    page = result.reply
    assert page is not None
    first = page.text
    assert "how to play" in first
    assert page.alt, "it has a picture"
    await club.carol.click(page, "All rules")
    await club.carol.sees("page 1 of")
    assert page.alt is None
    assert page.buttons[0].disabled, "there is no page before the first"
    await club.carol.click(page, "Next ▶")
    await club.carol.sees("page 2 of")
    await club.carol.choose(page, page.menus[0].options[-1].label)
    await club.sandbox.settle()
    assert page.buttons[1].disabled, "there is no page after the last"
    assert "**blacks**" in page.text
    by_command = await club.carol.slash("rules", game="stranded")
    assert answer(by_command) == first
    assert answer(await club.carol.slash("rules")) == first, "the channel's game is meant"
