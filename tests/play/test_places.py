"""Where people may try to play: every kind of channel and thread, other servers, direct messages; what they read."""

from __future__ import annotations

from pathlib import Path

import pytest

from cogs.interactions.permissions import is_barred
from sandbox import ActionError, Person, Sandbox
from sandbox.refusals.permissions import Overwrite, Permission
from sandbox.wire import rooms
from tests.play.answers import answer, said_nothing
from tests.play.club import Club, club_in, pick
from tests.play.turns import plies
from words import ENGLISH, of

SAY = of(ENGLISH)


async def plays(club: Club, place: Person) -> None:
    """Open a table there, start it, and take a turn."""
    name = place.channel.id
    said_nothing(await place.slash("play", game="stranded", opponent=club.bob))
    session = await club.accept(name)
    assert club.live(session) in club.sandbox.messages(name)
    await place.click(club.live(session), "Start")
    await club.caught_up(since=session)
    session = await club.session(name)
    await pick(club.who(session).at(name), club.live(session), plies(session)[0])
    await club.caught_up(since=session)
    after = await club.session(name)
    assert len(after.played) > len(session.played)
    assert club.live(after).image().size[0] > 100


@pytest.mark.parametrize("kind", ["voice", "stage", "announcement"])
async def test_a_channel_of_another_kind_has_tables(club: Club, kind: str) -> None:
    club.sandbox.add_channel("other", kind)
    await plays(club, club.alice.at("other"))


@pytest.mark.parametrize("kind", ["text", "announcement", "forum"])
async def test_a_thread_or_post_has_tables(club: Club, kind: str) -> None:
    club.sandbox.add_channel("other", kind)
    await plays(club, await club.alice.at("other").open_thread("inside"))


@pytest.mark.parametrize("kind", ["voice", "stage"])
async def test_a_voice_channel_that_the_bot_may_not_enter(club: Club, kind: str) -> None:
    club.sandbox.add_channel("other", kind)
    club.sandbox.world.forbid("other", "CONNECT")
    assert "“Connect”" in answer(await club.alice.at("other").slash("play", game="stranded"))
    assert await club.tables.finder.meant_in(int(club.sandbox.world.channel("other").id)) is None


async def test_a_thread_in_which_the_bot_may_not_write(club: Club) -> None:
    inside = await club.alice.open_thread("inside")
    club.sandbox.world.forbid("table", "SEND_MESSAGES_IN_THREADS")
    assert "Send Messages in Threads" in answer(await inside.slash("play", game="stranded"))


async def test_a_private_thread_has_tables_once_the_bot_is_mentioned(club: Club) -> None:
    inside = await club.alice.open_thread("whispers", private=True)
    await inside.say(f"<@{club.sandbox.world.bot.id}> <@{club.bob.id}>")
    await plays(club, inside)


async def test_an_archived_thread_takes_no_command_and_opens_again(club: Club) -> None:
    inside = await club.alice.open_thread("inside")
    said_nothing(await inside.slash("play", game="stranded", opponent=club.bob))
    await inside.change_thread(archived=True)
    with pytest.raises(ActionError, match="archived"):
        await inside.slash("board")
    await inside.say("is anybody there?")
    session = await club.accept(inside.channel.id)
    await inside.click(club.live(session), "Start")
    await club.caught_up(since=session)
    assert (await club.session(inside.channel.id)).state == "running"


async def test_a_locked_thread(club: Club) -> None:
    """Who manages threads may act in it; the bot may not."""
    inside = await club.alice.open_thread("inside")
    await inside.change_thread(locked=True)
    club.sandbox.expect(160005)
    said = answer(await inside.slash("play", game="stranded"))
    assert "This thread is locked" in said
    assert "No table was opened" in said
    await inside.change_thread(locked=False)
    await plays(club, inside)


@pytest.mark.parametrize("posts", [True, False])
async def test_a_locked_thread_bars_a_bot_that_does_not_manage_threads(club: Club, posts: bool) -> None:
    """It knows that without a request, whether it would post or edit."""
    inside = await club.alice.open_thread("inside")
    channels = [inside.channel, club.sandbox.world.channel("table")]

    async def barred(*, locked: bool) -> bool:
        await inside.change_thread(locked=locked)
        for each in channels:
            rooms.change(club.sandbox.state, each)
        await club.sandbox.settle()
        return is_barred(club.bot.get_channel(int(inside.channel.id)), posts=posts)

    assert not await barred(locked=False)
    assert await barred(locked=True)
    club.sandbox.world.allow("table", "MANAGE_THREADS")
    assert not await barred(locked=True)


async def test_a_thread_that_is_locked_while_a_game_runs(club: Club) -> None:
    inside = await club.alice.open_thread("inside")
    name = inside.channel.id
    await plays(club, inside)
    await inside.change_thread(locked=True)
    club.sandbox.expect(160005, 50083)
    before = await club.session(name)
    looked = (await inside.slash("board")).reply
    assert looked is not None
    assert looked.alt, "looking needs no right to post"
    with pytest.raises(ActionError, match="locked"):
        await inside.click(looked, "Repost the board")
    await inside.change_thread(locked=False)
    await inside.click(looked, "Repost the board")
    await club.caught_up()
    assert (await club.session(name)).position == before.position


# Other servers, and none


async def test_rules_are_to_be_had_in_direct_messages(club: Club) -> None:
    bob = club.bob.direct()
    result = await bob.slash("rules", game="stranded")
    assert result.reply is not None
    assert "Stranded: how to play" in result.reply.text
    await bob.click(result.reply, "All rules")
    await bob.sees("page 1 of")
    await bob.click(result.reply, "Next ▶")
    await bob.sees("page 2 of")
    lesson = await bob.slash("tutorial", game="stranded")
    assert lesson.reply is not None
    assert "lesson 1 of 7" in lesson.reply.text
    for command in ("invite", "nudge", "settings", "end"):
        with pytest.raises(ActionError, match="no command"):
            await bob.slash(command)


async def test_a_second_server_has_tables_of_its_own(club: Club) -> None:
    club.sandbox.add_guild("The Club", "alice", "bob")
    await plays(club, club.alice.at("hall"))
    assert await club.tables.finder.meant_in(int(club.alice.channel.id)) is None


async def test_somebody_who_may_not_see_the_channel_is_not_called(club: Club) -> None:
    club.bob.channel.overwrites.append(Overwrite(club.bob.id, is_member=True, deny=Permission.VIEW_CHANNEL))
    said_nothing(await club.alice.slash("play", game="stranded", opponent=club.bob))
    assert club.newest().pings == []


# The commands themselves


async def registered(sandbox: Sandbox, database: Path) -> list[str]:
    """Which requests to change the commands a start makes."""
    before = len(sandbox.timeline)
    async with club_in(sandbox, database):
        assert len(sandbox.state.commands[None]) >= 7
    return [moment.what for moment in sandbox.timeline[before:] if moment.what == "REQUEST PUT"]


async def test_commands_that_somebody_deleted_or_changed_come_back(tmp_path: Path) -> None:
    async with Sandbox() as sandbox:
        database = tmp_path / "tables.sqlite3"
        assert await registered(sandbox, database) == ["REQUEST PUT"]
        assert await registered(sandbox, database) == []
        found = sandbox.state.commands[None]
        del found[next(iter(found))]
        assert await registered(sandbox, database) == ["REQUEST PUT"]
        next(iter(sandbox.state.commands[None].values()))["description"] = "Something else"
        assert await registered(sandbox, database) == ["REQUEST PUT"]
        next(iter(sandbox.state.commands[None].values()))["integration_types"] = [0]
        assert await registered(sandbox, database) == ["REQUEST PUT"]
        next(iter(sandbox.state.commands[None].values()))["contexts"] = [0, 1, 2]
        assert await registered(sandbox, database) == ["REQUEST PUT"]
        sandbox.state.commands[None].clear()
        assert await registered(sandbox, database) == ["REQUEST PUT"]
        assert await registered(sandbox, database) == []
