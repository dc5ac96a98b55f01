"""What could not be shown is shown at once when what stood in its way is changed, and not minutes later."""

from __future__ import annotations

import pytest

from sandbox.wire import rooms
from sandbox.wire.payloads import member_json, roles_json
from sessions.session import Session
from tests.play.answers import answer
from tests.play.club import Club
from tests.play.own_threads import shut_away
from tests.play.turns import before_the_last_ply_of_a_turn


async def barred(club: Club) -> Session:
    """A game whose last move the bot was not allowed to show, and which waits for that."""
    session, ply = await before_the_last_ply_of_a_turn(club)
    club.sandbox.expect(50001, 50013)
    club.sandbox.world.forbid("table", "SEND_MESSAGES")
    said = answer(await club.who(session).slash("move", move=ply))
    assert "I can’t post in this channel." in said
    await club.sandbox.settle()
    assert await club.tables.messages.to_show() == [session.id]
    return session


async def changed(club: Club, way: str) -> None:
    """Somebody gives the bot its right back, in one of several ways, and Discord tells of it."""
    state = club.sandbox.state
    home = state.world.home
    club.sandbox.world.allow("table", "SEND_MESSAGES")
    if way == "the channel":
        rooms.change(state, state.world.channel("table"))
    elif way == "a role":
        role = roles_json(state, home)[1]
        changed = {**role, "permissions": str(int(role["permissions"]) ^ 1)}
        state.dispatch("GUILD_ROLE_UPDATE", {"guild_id": home.id, "role": changed}, rooms.GUILDS)
    else:
        member = {**member_json(state, state.world.bot), "guild_id": home.id, "roles": []}
        state.dispatch("GUILD_MEMBER_UPDATE", member, 0)


@pytest.mark.parametrize("way", ["the channel", "a role", "the bot's roles"])
async def test_a_right_that_is_given_back_shows_the_game_at_once(club: Club, way: str) -> None:
    session = await barred(club)
    await changed(club, way)
    await club.caught_up(since=session)
    after = await club.session()
    assert club.live(after).pings == [club.who(after).user.key]


async def test_a_thread_that_is_unlocked_shows_its_game_at_once(club: Club) -> None:
    inside, after = await shut_away(club)
    await club.sandbox.settle()
    assert await club.tables.messages.to_show() == [after.id]
    await inside.change_thread(archived=False, locked=False)
    await club.caught_up()
    assert (await club.session(inside.channel.id)).row.shown == after.version
