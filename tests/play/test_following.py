"""/follow, and the channel for results: who does not play is told of turns and ends, once, where they may see them."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from sandbox import Message, Sandbox
from sandbox.refusals.permissions import Overwrite, Permission
from sandbox.wire import rooms
from sessions.refusals.limits import SitsHere
from tests.play.answers import answer
from tests.play.calls import END, EVERY_TURN, STOP, follow, mentions, over
from tests.play.club import Club, club_in
from tests.play.privacy import about, file
from tests.play.settings import ROOM, choose_channel, later, lists, settle
from tests.play.turns import play_turn
from tests.waiting import until


async def test_a_follower_is_mentioned_at_turns_once_a_minute_and_at_the_end(club: Club) -> None:
    session = await club.start("strata5", 2, clock="1d")
    shown = await follow(club.carol)
    assert "you’re notified about turns (at most once a minute) and when it’s over" in shown.text
    await later(club, 0)
    assert mentions(club, club.carol) == [], "nothing has happened since"
    session = await play_turn(club, session)
    await later(club, 0)
    (told,) = mentions(club, club.carol)
    who = f"it’s **{club.who(session).name}**’s turn in the game of Strata 5 you’re following. Deadline: <t:"
    assert told.startswith(f"{club.carol.mention}: {who}")
    session = await play_turn(club, session)
    await later(club, 59)
    assert mentions(club, club.carol) == [told]
    await later(club, 1)
    (told,) = mentions(club, club.carol)
    assert f"it’s **{club.who(session).name}**’s turn" in told, "the message of before is replaced"
    await over(club)
    await later(club, 0)
    assert mentions(club, club.carol)[-1].startswith(
        f"{club.carol.mention}: the game of Strata 5 you followed is over. "
    )
    assert "You’re not following any other games." in (await club.carol.slash("follow")).said.text, (
        "it is left when it ends"
    )
    await later(club)
    assert len(mentions(club, club.carol)) == 1, "and told once"


async def test_a_follower_with_direct_messages_gets_these_and_only_the_end_if_they_want(club: Club) -> None:
    await settle(club.carol, "pings", "never")
    refused = await club.carol.click(await asked(club), EVERY_TURN)
    assert "I couldn’t notify you" in answer(refused)
    await settle(club.carol, "direct")
    shown = await follow(club.carol, END)
    assert "you’re notified when it’s over" in shown.text
    session = await play_turn(club, await club.session())
    await later(club)
    assert club.carol.direct().messages() == []
    await club.carol.click(shown, EVERY_TURN)
    session = await play_turn(club, session)
    await later(club)
    (told,) = club.carol.direct().messages()
    who, (one, two) = club.who(session), session.people
    assert told.text.startswith(f"It’s **{who.name}**’s turn in the game of Strata 5 you’re following in ")
    assert f" (**{one.name}** and **{two.name}**)." in told.text
    await over(club)
    await later(club, 0)
    assert "The game of Strata 5 you followed in" in club.carol.direct().messages()[-1].text
    assert mentions(club, club.carol) == []


async def asked(club: Club) -> Message:
    """The screen of /follow, as Carol has it while a game of two runs; she comes to it by /board."""
    await club.start("strata5", 2)
    board = (await club.carol.slash("board")).said
    return (await club.carol.click(board, "Follow")).said


async def test_players_do_not_follow_their_own_game_and_following_stops(club: Club) -> None:
    session = await club.start("strata5", 2)
    assert "You’re not following any games." in (await club.alice.slash("follow")).said.text
    shown = await follow(club.carol)
    with pytest.raises(SitsHere):
        await club.tables.news.follow(session, int(club.alice.id), "turns")
    await club.carol.click(shown, STOP)
    assert "You’re not following this game" in shown.text
    await play_turn(club, session)
    await later(club)
    assert mentions(club, club.carol) == []
    await follow(club.carol)
    elsewhere = (await club.carol.at("second-table").slash("follow")).said
    assert "You’re following 1 other game:" in elsewhere.text
    await club.carol.choose(elsewhere, str(session.id))
    assert "You’re not following any games." in elsewhere.text


async def test_a_spectator_can_follow_from_the_menu_of_the_table(club: Club) -> None:
    session = await club.start("strata5", 2)
    for person, offered in ((club.carol, True), (club.alice, False)):
        more = (await person.click(club.live(session), "More")).said
        assert ("Follow" in [each.label for each in more.buttons]) is offered


async def test_who_does_not_see_the_channel_any_more_hears_nothing(club: Club) -> None:
    session = await club.start("strata5", 2)
    await settle(club.carol, "pings", "never")
    await settle(club.carol, "direct")
    await follow(club.carol)
    table = club.sandbox.world.channel("table")
    table.overwrites.append(Overwrite(club.carol.id, is_member=True, deny=Permission.VIEW_CHANNEL))
    rooms.change(club.sandbox.state, table)
    await play_turn(club, session)
    await later(club)
    assert club.carol.direct().messages() == []
    assert await club.tables.news.followed_by(int(club.carol.id)) == []


async def test_what_somebody_follows_is_exported_and_deleted(club: Club) -> None:
    session = await club.start("strata5", 2)
    await follow(club.carol)
    told = await about(club.carol)
    assert "You follow 1 game." in told.text
    assert file(told)["you follow"] == [{"table": session.id, "server": str(session.place.guild_id), "what": "turns"}]
    await club.carol.click(told, "Delete my data")
    await club.carol.click(told, "Delete permanently")
    assert await club.tables.news.followed_by(int(club.carol.id)) == []


async def test_while_the_bot_connects_nothing_is_told_and_nothing_is_lost(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord tells of one server after the other; until then the bot does not know who sees which channel."""
    club.sandbox.add_channel(ROOM)
    for setting in ("games_channel", "results_channel"):
        await choose_channel(club, ROOM, setting=setting)
    session = await club.start("strata5", 2)
    await later(club)
    (listed,) = lists(club)
    assert "Strata 5" in listed.text
    await settle(club.carol, "direct")
    await follow(club.carol)
    monkeypatch.setattr(club.bot, "get_guild", lambda _id: None)
    await play_turn(club, session)
    await over(club)
    await later(club)
    assert [each.id for each in lists(club)] == [listed.id]
    assert "Strata 5" in lists(club)[0].text
    assert club.carol.direct().messages() == []
    monkeypatch.undo()
    await later(club)
    assert "No games in progress" in lists(club)[0].text
    assert len(lists(club)) == 2, "the list and the result"
    assert "is over" in club.carol.direct().messages()[-1].text


# Results


async def test_a_finished_game_is_posted_once_with_its_picture_and_replay(club: Club) -> None:
    club.sandbox.add_channel(ROOM)
    await choose_channel(club, ROOM, setting="results_channel")
    await club.start("strata5", 2)
    await over(club)
    await later(club, 0)
    (shown,) = lists(club)
    assert "Bob" in shown.text
    assert "**Strata 5**" in shown.text
    assert shown.image()
    assert [each.label for each in shown.buttons] == ["Replay", "History"]
    await later(club, 86_400)
    assert lists(club) == [shown]


async def test_a_result_whose_post_was_cut_off_by_a_kill_is_there_once(tmp_path: Path) -> None:
    """Discord has taken the post, and the bot was killed before it knew; Discord forgets nonces after some minutes."""
    async with Sandbox() as sandbox:
        async with club_in(sandbox, tmp_path / "tables.sqlite3") as club:
            sandbox.add_channel(ROOM)
            await choose_channel(club, ROOM, setting="results_channel")
            session = await club.start("strata5", 2)
            await over(club)
            await later(club, 0)
            assert len(lists(club)) == 1
            await club.tables.news.postpone_result(session.id, 600)
        async with club_in(sandbox, tmp_path / "tables.sqlite3") as club:
            await club.bot.wait_until_ready()
            await later(club, 600)
            assert len(lists(club)) == 1
            assert await club.tables.news.results_due() == []


async def test_two_processes_post_a_result_once(tmp_path: Path) -> None:
    """A second process takes over while the request of the first one is still waiting for Discord."""
    async with Sandbox() as sandbox, club_in(sandbox, tmp_path / "tables.sqlite3") as club:
        sandbox.add_channel(ROOM)
        await choose_channel(club, ROOM, setting="results_channel")
        session = await club.start("strata5", 2)
        go_on = asyncio.Event()
        channel = sandbox.world.channel(ROOM).id
        fault = sandbox.faults.next("POST", f"/channels/{channel}/messages", until=go_on)
        await over(club)
        await club.bot.alarms.look()
        await until(lambda: not fault.times)
        await club.tables.news.postpone_result(session.id, 0)
        # Another process has rate limits of its own, and does not wait for this one's request.
        club.bot.http._buckets.clear()
        other = type(club.bot._results)(
            club.bot, club.bot._results._transport, club.tables, club.bot._pictures, club.bot.router.under_way
        )
        await other.look()
        await until(lambda: len(lists(club)) == 1)
        go_on.set()
        await club.bot.router.under_way.idle()
        assert len(lists(club)) == 1
