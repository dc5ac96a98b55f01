"""Tables that cannot be shown for want of a right: hardly a request is wasted on them, and none in vain for others.

Discord bars an address for a while after ten thousand refused requests (401, 403, 429) in ten minutes.
"""

from __future__ import annotations

import pytest

from sandbox.refusals.permissions import Permission
from sandbox.wire import rooms
from sandbox.wire.payloads import roles_json
from sessions.acts import Start
from sessions.log import Person
from sessions.refusals.base import NotShown
from sessions.state.table import Place
from sessions.tables import Opening
from tests.play.club import Club
from tests.waiting import until

BLOCKED = 8


async def blocked(club: Club, count: int = BLOCKED) -> list[str]:
    """So many channels, in each of which a game has begun that the bot may not show any more."""
    people = [Person(int(each.id), each.name) for each in (club.alice, club.bob)]
    guild_id = int(club.sandbox.world.guild_id)
    names = [f"blocked-{number}" for number in range(count)]
    club.sandbox.expect(50013)
    for name in names:
        club.sandbox.add_channel(name)
        channel_id = int(club.sandbox.world.channel(name).id)
        session = await club.tables.openings.open(Opening("stranded", Place(guild_id, channel_id), people))
        await club.bot.services.display.show(session)
        club.sandbox.world.forbid(name, "SEND_MESSAGES")
        rooms.change(club.sandbox.state, club.sandbox.world.channel(name))
        begun = await club.tables.do(session.id, Start(int(club.alice.id), "salt"))
        with pytest.raises(NotShown):
            await club.bot.services.display.show(begun)
    await club.sandbox.settle()
    assert refused(club) == count, "each was tried once"
    return names


def refused(club: Club) -> int:
    """How many requests Discord has refused for want of a right."""
    return sum(each.status == 403 for each in club.sandbox.errors)


async def role_changed(club: Club, times: int = 1) -> None:
    """The bot's role in the home server gets and loses a right that no table needs."""
    state = club.sandbox.state
    home = state.world.home
    for _ in range(times):
        home.bot_permissions ^= Permission.ADD_REACTIONS
        told = {"guild_id": home.id, "role": roles_json(state, home)[1]}
        state.dispatch("GUILD_ROLE_UPDATE", told, rooms.GUILDS)
        await club.sandbox.settle()


async def thread_reopened(club: Club, channel: str) -> None:
    """Somebody opens a thread in a channel, archives it and opens it again."""
    inside = await club.alice.at(channel).open_thread("inside")
    await inside.change_thread(archived=True)
    await inside.change_thread(archived=False)
    await club.sandbox.settle()


async def test_a_thread_that_is_reopened_elsewhere_costs_no_request(club: Club) -> None:
    await blocked(club)
    club.sandbox.add_guild("Elsewhere")
    for _ in range(5):
        await thread_reopened(club, "hall")
    assert refused(club) == BLOCKED
    for _ in range(5):
        await thread_reopened(club, "second-table")
    assert refused(club) == BLOCKED, "nor in another channel of the same server"


async def test_a_right_given_in_another_channel_costs_no_request(club: Club) -> None:
    names = await blocked(club)
    club.sandbox.world.allow(names[0], "SEND_MESSAGES")
    rooms.change(club.sandbox.state, club.sandbox.world.channel(names[0]))
    while len(await club.tables.messages.to_show()) == BLOCKED:
        await club.sandbox.settle(0.01)
    await club.sandbox.settle()
    assert refused(club) == BLOCKED
    assert len(await club.tables.messages.to_show()) == BLOCKED - 1


async def test_while_the_right_is_known_to_be_missing_nothing_is_asked(club: Club) -> None:
    await blocked(club)
    await role_changed(club, 5)
    assert refused(club) == BLOCKED


async def test_a_table_is_tried_once_a_minute_at_the_most(club: Club) -> None:
    """Discord refuses for a reason that the bot cannot see, while an administrator plays with roles."""
    (name,) = await blocked(club, 1)
    club.sandbox.faults.next("POST", f"/channels/{club.sandbox.world.channel(name).id}", code=50013, times=1000)
    since = len(club.sandbox.timeline)
    club.sandbox.world.allow(name, "SEND_MESSAGES")
    rooms.change(club.sandbox.state, club.sandbox.world.channel(name))
    await until(lambda: posts(club, since) == 1)  # what was changed may help
    await club.sandbox.settle()
    await role_changed(club, 5)
    assert posts(club, since) == 1
    club.sandbox.clock.advance(61)
    await role_changed(club, 5)
    await until(lambda: posts(club, since) == 2)


async def test_a_change_elsewhere_does_not_have_a_table_tried(club: Club) -> None:
    """Discord refuses for a reason that the bot cannot see, so nothing but the place tells whether a change helps."""
    (name,) = await blocked(club, 1)
    club.sandbox.faults.next("POST", f"/channels/{club.sandbox.world.channel(name).id}", code=50013, times=1000)
    club.sandbox.world.allow(name, "SEND_MESSAGES")
    rooms.change(club.sandbox.state, club.sandbox.world.channel(name))
    await club.sandbox.settle()
    club.sandbox.add_guild("Elsewhere")
    club.sandbox.clock.advance(61)
    since = len(club.sandbox.timeline)
    for channel in ("hall", "second-table"):
        await thread_reopened(club, channel)
    assert posts(club, since) == 0
    await role_changed(club)
    await until(lambda: posts(club, since) == 1)


def posts(club: Club, since: int) -> int:
    """How many messages the bot has tried to post since then."""
    return sum(each.what == "REQUEST POST" for each in club.sandbox.timeline[since:])


async def test_a_thread_that_is_reopened_shows_its_game_at_once(club: Club) -> None:
    """What concerns a table is tried: the thread in which it is played is open again."""
    inside = await club.alice.open_thread("inside")
    people = [Person(int(each.id), each.name) for each in (club.alice, club.bob)]
    place = Place(int(club.sandbox.world.guild_id), int(inside.channel.id))
    session = await club.tables.openings.open(Opening("stranded", place, people))
    await club.bot.services.display.show(session)
    await inside.change_thread(locked=True)
    club.sandbox.expect(160005)
    begun = await club.tables.do(session.id, Start(int(club.alice.id), "salt"))
    with pytest.raises(NotShown):
        await club.bot.services.display.show(begun)
    await thread_reopened(club, "second-table")
    assert await club.tables.messages.to_show() == [session.id]
    await inside.change_thread(locked=False)
    await club.caught_up()
    assert club.live(await club.session(inside.channel.id)).image()
