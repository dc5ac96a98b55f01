"""Who writes to the bot, or mentions it, reads what to type: once a day, and nobody else is answered."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from cogs.commands import greeting
from sandbox import Person, Sandbox
from sandbox.wire import rooms
from tests.play.club import Club, club_in
from tests.play.settings import settle
from tests.play.translating import in_pseudo
from words import PSEUDO

DAY = 86_400


async def told(club: Club, person: Person, text: str) -> list[str]:
    """What the bot posts where a person writes `text`."""
    before = {each.id for each in person.messages()}
    said = await person.say(text)
    await asyncio.sleep(0.05)
    await club.sandbox.settle(0.05)
    return [each.text for each in person.messages() if each.id not in {*before, said.id}]


def mention(club: Club) -> str:
    return f"<@{club.sandbox.world.bot.id}>"


@pytest.mark.parametrize("text", ["hello", "help", "Hi, how do I play?"])
async def test_a_direct_message_is_answered_with_what_to_type(club: Club, text: str) -> None:
    [answer] = await told(club, club.alice.direct(), text)
    assert all(f"`/{each}`" in answer for each in ("play", "tutorial", "help"))
    assert len(answer) < 200


async def test_a_mention_is_answered_in_the_channel(club: Club) -> None:
    [answer] = await told(club, club.alice, f"{mention(club)} help")
    assert "`/play`" in answer
    assert "against the computer" not in answer, "there are people to play with"


async def test_an_answer_comes_once_a_day_for_each_person_and_place(club: Club) -> None:
    alice, text = club.alice, f"{mention(club)} hello"
    assert len(await told(club, alice, text)) == 1
    assert await told(club, alice, text) == []
    assert len(await told(club, club.bob, text)) == 1, "another person"
    assert len(await told(club, alice.at("second-table"), text)) == 1, "another place"
    assert len(await told(club, alice.direct(), "hello")) == 1
    club.sandbox.clock.advance(DAY - 60)
    assert await told(club, alice, text) == []
    club.sandbox.clock.advance(120)
    assert len(await told(club, alice, text)) == 1


async def test_what_is_not_for_the_bot_is_not_answered(club: Club) -> None:
    await club.start("stranded", 2)
    board = club.live(await club.session())
    assert await told(club, club.alice, "hello") == []
    assert await told(club, club.alice, f"{club.bob.mention} help") == []
    before = len(club.sandbox.messages())
    await club.alice.say("Nice game!", reply_to=board)
    await club.sandbox.settle(0.05)
    assert len(club.sandbox.messages()) == before + 1, "a reply talks of the game"


async def test_where_the_bot_may_not_post_it_is_silent(club: Club) -> None:
    club.sandbox.add_channel("silent")
    club.sandbox.world.forbid("silent", "SEND_MESSAGES")
    rooms.change(club.sandbox.state, club.sandbox.world.channel("silent"))
    await club.sandbox.settle()
    assert await told(club, club.alice.at("silent"), f"{mention(club)} hello") == []


async def test_an_answer_that_discord_refuses_is_no_error(club: Club) -> None:
    direct = club.alice.direct()
    club.sandbox.faults.next("POST", f"/channels/{direct.channel.id}/messages", code=50007)
    assert await told(club, direct, "hello") == []


@pytest.mark.usefixtures("pseudo_language")
async def test_it_is_in_the_language_of_the_person_or_of_the_server(club: Club) -> None:
    await settle(club.alice, "language", PSEUDO)
    [direct] = await told(club, club.alice.direct(), "hello")
    assert in_pseudo(direct)
    [public] = await told(club, club.alice, f"{mention(club)} hello")
    assert not in_pseudo(public)
    await club.tables.settings.change_server(int(club.sandbox.world.home.id), language=PSEUDO)
    [public] = await told(club, club.bob, f"{mention(club)} hello")
    assert in_pseudo(public), "the server has chosen it"


async def test_so_many_answers_are_remembered(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(greeting, "MOST", 1)
    for person in (club.alice, club.bob, club.carol):
        assert len(await told(club, person, f"{mention(club)} hello")) == 1
    cog = club.bot.get_cog("Greeting")
    assert isinstance(cog, greeting.Greeting)
    assert len(cog._answered) == 1


async def test_no_command_is_looked_for_in_a_message(club: Club) -> None:
    """The library would answer a mention with an error in the log."""
    await told(club, club.alice, f"{mention(club)} play stranded")
    assert await club.tables.store.all_open() == []


async def test_the_bot_asks_for_no_privileged_intent(club: Club) -> None:
    intents = club.bot.intents
    assert not any([intents.message_content, intents.members, intents.presences])


async def test_nothing_of_it_is_stored(club: Club, tmp_path: Path) -> None:
    await told(club, club.alice.direct(), "hello, my secret is 4711")
    for each in tmp_path.rglob("tables.sqlite3*"):
        assert b"4711" not in each.read_bytes()
        assert club.alice.id.encode() not in each.read_bytes()


async def test_after_a_restart_an_answer_comes_once_more(tmp_path: Path) -> None:
    """Who was answered is not stored: a restart costs one more answer, and no second one."""
    async with Sandbox() as sandbox:
        for _ in range(2):
            async with club_in(sandbox, tmp_path / "tables.sqlite3") as club:
                assert len(await told(club, club.alice.direct(), "hello")) == 1
                assert await told(club, club.alice.direct(), "hello") == []


async def test_two_bots_of_one_account_answer_once(tmp_path: Path) -> None:
    async with (
        Sandbox() as sandbox,
        club_in(sandbox, tmp_path / "tables.sqlite3") as club,
        club_in(sandbox, tmp_path / "tables.sqlite3"),
    ):
        assert len(await told(club, club.alice.direct(), "hello")) == 1
