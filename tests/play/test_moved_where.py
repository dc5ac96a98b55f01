"""`/moveto` takes a table only to where its user could open one: where they may write, and tables are allowed."""

from __future__ import annotations

import pytest

from sandbox import Person
from sandbox.refusals.permissions import Overwrite, Permission
from sandbox.wire import rooms
from sandbox.wire.rooms import change
from tests.play.answers import answer
from tests.play.club import Club
from tests.play.members import deny
from tests.waiting import until

NOT_THERE = "You can’t post in that channel"


@pytest.fixture
def bob(club: Club) -> Person:
    """A moderator of #table alone."""
    club.bob.channel.overwrites.append(Overwrite(club.bob.id, is_member=True, allow=Permission.MANAGE_MESSAGES))
    return club.bob


def allow(person: Person, name: str, *rights: Permission) -> None:
    """Give somebody rights in a channel."""
    channel = person.at(name).channel
    for right in rights:
        channel.overwrites.append(Overwrite(person.id, is_member=True, allow=right))


async def settle(club: Club, **changes: object) -> None:
    """ChangeOption something for the server."""
    await club.tables.settings.change_server(int(club.sandbox.world.guild_id), **changes)


async def stays(club: Club, by: Person, channel_id: str, wanted: str) -> None:
    """The table stays where it is, nothing is posted in the other channel, and who asked reads why."""
    before, there = await club.session(), len(club.sandbox.messages(channel_id))
    told = await by.slash("moveto", channel=channel_id)
    assert wanted in answer(told)
    await club.caught_up()
    after = await club.session()
    assert (after.id, after.row.channel_id, after.version) == (before.id, before.row.channel_id, before.version)
    assert len(club.sandbox.messages(channel_id)) == there


@pytest.mark.parametrize("right", [Permission.SEND_MESSAGES, Permission.VIEW_CHANNEL])
async def test_not_to_a_channel_in_which_its_user_may_not_write(club: Club, bob: Person, right: Permission) -> None:
    await club.start("stranded", 2)
    there = club.sandbox.world.channel("second-table").id
    deny(bob, "second-table", right)
    await stays(club, bob, there, NOT_THERE)


async def test_not_to_a_thread_in_which_its_user_may_not_write(club: Club, bob: Person) -> None:
    await club.start("stranded", 2)
    inside = await club.alice.at("second-table").open_thread("inside")
    deny(bob, "second-table", Permission.SEND_MESSAGES_IN_THREADS)
    await stays(club, bob, inside.channel.id, NOT_THERE)


async def test_to_a_thread_the_right_to_write_in_its_channel_is_not_needed(club: Club, bob: Person) -> None:
    session = await club.start("stranded", 2)
    inside = await club.alice.at("second-table").open_thread("inside")
    deny(bob, "second-table", Permission.SEND_MESSAGES)
    assert "The table is now in" in answer(await bob.slash("moveto", channel=inside.channel.id))
    assert (await club.session(inside.channel.id)).id == session.id


async def test_to_a_private_thread_by_its_members(club: Club, bob: Person) -> None:
    session = await club.start("stranded", 2)
    inside = await club.alice.at("second-table").open_thread("whispers", private=True)
    await inside.say(f"<@{club.sandbox.world.bot.id}> <@{bob.id}>")
    assert "The table is now in" in answer(await bob.slash("moveto", channel=inside.channel.id))
    assert (await club.session(inside.channel.id)).id == session.id


async def test_not_to_a_private_thread_by_others(club: Club, bob: Person) -> None:
    await club.start("stranded", 2)
    inside = await club.alice.at("second-table").open_thread("whispers", private=True)
    await inside.say(f"<@{club.sandbox.world.bot.id}>")
    await until(lambda: len(club.sandbox.messages(inside.channel.id)) == 2)  # the bot greets who mentions it
    club.sandbox.expect(10007)
    await stays(club, bob, inside.channel.id, NOT_THERE)


async def test_to_a_private_thread_by_who_manages_threads(club: Club, bob: Person) -> None:
    """They see every private thread, and may write in it."""
    session = await club.start("stranded", 2)
    inside = await club.alice.at("second-table").open_thread("whispers", private=True)
    await inside.say(f"<@{club.sandbox.world.bot.id}>")
    allow(bob, "second-table", Permission.MANAGE_THREADS)
    change(club.sandbox.state, bob.at("second-table").channel)
    await club.sandbox.settle()
    assert "The table is now in" in answer(await bob.slash("moveto", channel=inside.channel.id))
    assert (await club.session(inside.channel.id)).id == session.id


async def test_not_to_a_channel_that_the_server_allows_no_tables_in(club: Club, bob: Person) -> None:
    await club.start("stranded", 2)
    await settle(club, channels=[int(bob.channel.id)])
    there = club.sandbox.world.channel("second-table").id
    await stays(club, bob, there, f"tables can only be opened in <#{bob.channel.id}>.")
    inside = await club.alice.at("second-table").open_thread("inside")
    await stays(club, bob, inside.channel.id, "tables can only be opened in")


async def test_where_moderators_alone_open_tables_its_user_must_be_one_there(club: Club, bob: Person) -> None:
    session = await club.start("stranded", 2)
    await settle(club, openers="moderators")
    there = club.sandbox.world.channel("second-table")
    await stays(club, bob, there.id, "only moderators")
    there.overwrites.append(Overwrite(bob.id, is_member=True, allow=Permission.MANAGE_MESSAGES))
    assert "The table is now in" in answer(await bob.slash("moveto", channel=there.id))
    assert (await club.session("second-table")).id == session.id


async def test_not_to_where_the_bot_may_not_write(club: Club, bob: Person) -> None:
    await club.start("stranded", 2)
    there = club.sandbox.world.channel("second-table")
    inside = await club.alice.at("second-table").open_thread("inside")
    for right, name, channel_id in (
        ("SEND_MESSAGES_IN_THREADS", "“Send Messages in Threads”", inside.channel.id),
        ("SEND_MESSAGES", "“Send Messages”", there.id),
    ):
        club.sandbox.world.forbid("second-table", right)
        rooms.change(club.sandbox.state, there)
        await club.sandbox.settle()
        await stays(club, bob, channel_id, name)


async def test_to_an_archived_thread_which_opens_again(club: Club, bob: Person) -> None:
    await club.start("stranded", 2)
    inside = await club.alice.at("second-table").open_thread("inside")
    rooms.change(club.sandbox.state, inside.channel, archived=True)
    await club.sandbox.settle()
    assert "The table is now in" in answer(await bob.slash("moveto", channel=inside.channel.id))
    await club.caught_up()
    assert club.sandbox.messages(inside.channel.id), "the board is there"
    assert not inside.channel.archived


async def test_not_to_a_thread_that_the_bot_cannot_read(club: Club, bob: Person) -> None:
    await club.start("stranded", 2)
    inside = await club.alice.at("second-table").open_thread("inside")
    rooms.change(club.sandbox.state, inside.channel, archived=True)
    club.sandbox.faults.next("GET", f"/channels/{inside.channel.id}", code=50001)
    await stays(club, bob, inside.channel.id, "View Channel")
