"""The lobby: opening a table, sitting down and standing up, starting and cancelling, and who may not."""

from __future__ import annotations

from typing import Any

from sandbox import Message, Person, Result
from tests.play.club import Club


def answer(result: Result) -> str:
    """What somebody read, privately."""
    assert result.failed is None, result.failed
    assert result.reply is not None, "nothing was answered"
    assert result.reply.ephemeral, "the answer was for one person only"
    return result.reply.text


async def opened(club: Club, opener: Person | None = None, **options: Any) -> Message:
    """A lobby of Stranded, just opened."""
    said_nothing(await (opener or club.alice).slash("play", game="stranded", **options))
    return club.live(await club.session())


def said_nothing(result: Result) -> None:
    """What was asked for shows in the channel, and nothing more was said."""
    assert result.failed is None, result.failed
    assert result.reply is None or result.reply.deleted, result.reply


async def test_the_lobby_tells_game_options_and_seats(club: Club) -> None:
    lobby = await opened(club, blacks="1")
    assert "Stranded" in lobby.text
    assert "2 to 4 players" in lobby.text
    assert "**1** (one black face" in lobby.text
    assert "1. **Alice**" in lobby.text
    assert "2. *free*" in lobby.text
    labels = {button.label: button.disabled for button in lobby.buttons}
    assert labels.pop("Start"), "one is too few"
    assert labels == dict.fromkeys(("Join", "Leave", "Cancel", "Add a word", "Rules"), False)
    assert lobby.pings == []


async def test_people_join_and_leave(club: Club) -> None:
    lobby = await opened(club)
    await club.bob.click(lobby, "Join")
    await club.bob.sees("2. **Bob**")
    await club.carol.click(lobby, "Join")
    await club.carol.sees("3. **Carol**")
    await club.bob.click(lobby, "Leave")
    seen = await club.bob.sees("2. **Carol**")
    assert seen == lobby, "the lobby is one message"
    assert lobby.pings == []


async def test_opponents_named_are_seated_and_called_once(club: Club) -> None:
    lobby = await opened(club, opponent=club.bob, opponent2=club.carol)
    assert sorted(lobby.pings) == ["bob", "carol"]
    assert "3. **Carol**" in lobby.text
    await club.dave.click(lobby, "Join")
    await club.dave.sees("4. **Dave**")
    assert lobby.buttons[0].disabled, "a full table takes nobody"


async def test_who_may_not(club: Club) -> None:
    lobby = await opened(club)
    assert "sit at this table already" in answer(await club.alice.click(lobby, "Join"))
    assert "do not play at this table" in answer(await club.bob.click(lobby, "Leave"))
    await club.bob.click(lobby, "Join")
    await club.bob.sees("2. **Bob**")
    assert "Only Alice, who opened the table" in answer(await club.bob.click(lobby, "Start"))
    assert "Only Alice, who opened the table" in answer(await club.bob.click(lobby, "Cancel"))


async def test_too_few_to_start(club: Club) -> None:
    lobby = await opened(club, opponent=club.bob)
    early = lobby.frozen()
    await club.bob.click(lobby, "Leave")
    await club.bob.sees("2. *free*")
    assert "2 to 4 players, and one sits here" in answer(await club.alice.click(early, "Start"))


async def test_a_lobby_passes_on_and_closes(club: Club) -> None:
    lobby = await opened(club, opponent=club.bob)
    await club.alice.click(lobby, "Leave")
    await club.bob.sees("Bob opens a table")
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
    assert "is open for players" in text
    assert lobby.link in text
    inside = await club.bob.open_thread("a side game")
    said_nothing(await inside.slash("play", game="stranded"))
    said_nothing(await club.bob.at("second-table").slash("play", game="stranded"))
    assert "opens a table" in inside.last().text


async def test_a_running_game_is_linked(club: Club) -> None:
    session = await club.start("stranded", 2)
    text = answer(await club.carol.slash("play", game="stranded"))
    assert "is running in this channel" in text
    assert club.live(session).link in text


async def test_the_youngest_sits_in_seat_one(club: Club) -> None:
    lobby = await opened(club, opponent=club.bob, opponent2=club.carol, first=club.carol)
    assert f"<@{club.carol.id}> is the youngest" in lobby.text
    before = await club.session()
    await club.alice.click(lobby, "Start")
    await club.caught_up(since=before)
    session = await club.session()
    assert session.names[0] == "Carol"


async def test_the_youngest_must_sit(club: Club) -> None:
    lobby = await opened(club, opponent=club.bob, first=club.carol)
    assert "has not sat down yet" in answer(await club.alice.click(lobby, "Start"))


async def test_what_a_table_cannot_be(club: Club) -> None:
    async def refused(**options: Any) -> str:
        return answer(await club.alice.slash("play", game="stranded", **options))

    assert "blacks can be 1 or 2, not “7”" in await refused(blacks="7")
    assert "only once" in await refused(opponent=club.alice)
    assert "only once" in await refused(opponent=club.bob, opponent2=club.bob)
    bot = club.sandbox.world.bot.id
    assert "bot cannot sit" in await refused(opponent=bot)


async def test_option_values_are_offered_for_the_game_picked(club: Club) -> None:
    offered = await club.alice.autocomplete("play", "blacks", "", game="stranded")
    assert [each["value"] for each in offered] == ["2", "1"], "the default comes first"
    assert "twice as often" in offered[0]["name"]


async def test_rights_are_checked_before_a_table_opens(club: Club) -> None:
    assert "Attach Files" in answer(await club.alice.at("quiet").slash("play", game="stranded"))
    assert "Send Messages" in answer(await club.alice.at("look-only").slash("play", game="stranded"))
    assert not club.sandbox.messages("quiet")


async def test_names_are_shown_as_they_are(club: Club) -> None:
    eve = club.sandbox.person("eve")
    lobby = await opened(club, eve)
    assert lobby.pings == []
    assert "\\*Eve\\*" in lobby.text
    assert "@everyone" not in lobby.text


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
