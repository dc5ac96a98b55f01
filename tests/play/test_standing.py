"""The list of running games: one message in a channel that /settings names, kept up to date whatever happens to it."""

from __future__ import annotations

import asyncio
from pathlib import Path

from sandbox import Message, Sandbox
from sandbox.refusals.permissions import Overwrite, Permission
from sandbox.wire import rooms
from sessions.acts import Resign
from tests.play.club import Club, club_in
from tests.play.settings import ROOM, choose_channel, later, lists
from tests.play.turns import play_turn
from tests.waiting import until


async def with_a_list(club: Club) -> Message:
    """A server with a channel for the list, in which a game of Alice and Bob runs."""
    club.sandbox.add_channel(ROOM)
    told = await choose_channel(club, ROOM)
    assert told.startswith("Games in progress are now listed in <#")
    assert lists(club)[-1].text.startswith("## Games in progress\nNo games in progress in this server right now.")
    await club.start("strata5", 2, clock="1d")
    await later(club)
    return lists(club)[-1]


async def test_it_says_whose_turn_it_is_and_until_when_and_links_to_the_board(club: Club) -> None:
    shown = await with_a_list(club)
    session = await club.session()
    actor = club.who(session)
    assert lists(club) == [shown], "the message of before was edited"
    first, second = (each.name for each in session.people)
    line = f"- **Strata 5**, **{first}** and **{second}**: **{actor.name}**’s turn. Deadline: <t:"
    assert line in shown.text
    assert club.live(session).link in shown.text
    assert not shown.pings
    session = await play_turn(club, session)
    await later(club, 1)
    assert f"**{actor.name}**’s turn" in lists(club)[-1].text, "edited at most once a minute"
    await later(club, 60)
    assert f"**{club.who(session).name}**’s turn" in lists(club)[-1].text
    mine = await club.bob.at(ROOM).click(lists(club)[-1], "My games")
    assert mine.said.ephemeral
    assert "You’re at 1 open table." in mine.said.text
    await club.tables.do(session.id, Resign(int(club.alice.id)))
    await later(club)
    assert "No games in progress" in lists(club)[-1].text
    assert len(lists(club)) == 1


async def test_a_deleted_one_is_posted_again(club: Club) -> None:
    shown = await with_a_list(club)
    club.sandbox.expect(10008)
    await club.alice.at(ROOM).delete(shown)
    await later(club)
    assert lists(club) == [], "nothing has changed"
    await play_turn(club, await club.session())
    await later(club)
    (again,) = lists(club)
    assert again.id != shown.id
    await club.alice.at(ROOM).delete(again)
    await later(club, 86_400)
    assert len(lists(club)) == 1, "it is looked at once a day in any case"


async def test_one_that_is_deleted_while_it_is_edited_is_posted_once(club: Club) -> None:
    shown = await with_a_list(club)
    await play_turn(club, await club.session())
    club.sandbox.expect(10008)
    go_on = asyncio.Event()
    fault = club.sandbox.faults.next("PATCH", f"/messages/{shown.id}", until=go_on)
    club.sandbox.clock.advance(60)
    await club.bot.alarms.look()
    await until(lambda: not fault.times)
    club.sandbox.clock.advance(60)
    await club.bot.alarms.look()
    await club.alice.at(ROOM).delete(shown)
    go_on.set()
    await later(club)
    assert len(lists(club)) == 1
    assert lists(club)[0].id != shown.id


async def test_a_post_whose_answer_is_lost_is_not_repeated(tmp_path: Path) -> None:
    """The bot is killed after Discord has taken the post, and before its id is stored."""
    async with Sandbox() as sandbox:
        async with club_in(sandbox, tmp_path / "tables.sqlite3") as club:
            shown = await with_a_list(club)
            row = club.tables.store
            found = await row.standing_due(5)
            assert found == []
            club.sandbox.clock.advance(86_400)
            taken = await row.take_standing(int(sandbox.world.guild_id), "games")
            assert taken is not None
            await row.begin_standing_post(taken, int(sandbox.world.channel(ROOM).id))
        async with club_in(sandbox, tmp_path / "tables.sqlite3") as club:
            await club.bot.wait_until_ready()
            await later(club)
            assert [each.id for each in lists(club)] == [shown.id], "the one that is there is adopted"


async def test_it_moves_and_ends_with_the_setting(club: Club) -> None:
    await with_a_list(club)
    club.sandbox.add_channel("hall")
    await choose_channel(club, "hall")
    assert lists(club) == []
    assert len(lists(club, "hall")) == 1
    assert await choose_channel(club) == "Games in progress are no longer listed in a channel."
    assert lists(club, "hall") == []
    assert await club.tables.store.standing_due(5) == []


async def test_a_channel_in_which_the_bot_may_not_post_is_refused(club: Club) -> None:
    club.sandbox.add_channel(ROOM)
    club.sandbox.world.forbid(ROOM, "SEND_MESSAGES")
    rooms.change(club.sandbox.state, club.sandbox.world.channel(ROOM))
    await club.sandbox.settle()
    told = await choose_channel(club, ROOM)
    there = club.sandbox.world.channel(ROOM).id
    assert told.startswith(
        f"I can’t use <#{there}> because I’m missing the permissions “Send Messages” and “Attach Files” there."
    ), told
    assert not (await club.tables.settings.server(int(club.sandbox.world.guild_id))).games_channel


async def test_a_game_where_not_everybody_looks_is_not_listed(club: Club) -> None:
    await with_a_list(club)
    table = club.sandbox.world.channel("table")
    bot = club.sandbox.world.bot.id
    table.overwrites.append(Overwrite(club.sandbox.world.guild_id, deny=Permission.VIEW_CHANNEL))
    table.overwrites.append(Overwrite(bot, is_member=True, allow=Permission.VIEW_CHANNEL))
    rooms.change(club.sandbox.state, table)
    await later(club, 86_400)
    assert "No games in progress" in lists(club)[-1].text
