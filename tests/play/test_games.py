"""/games: whose turn it is at which table, the longest wait first; and the way from a turn to the next game."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from sandbox import Sandbox
from tests.play.answers import answer, lines, private
from tests.play.club import Club, club_in
from tests.play.tables import started
from tests.play.turns import turn_of


async def test_who_plays_nothing_reads_so(club: Club) -> None:
    assert "You’re at no open tables." in answer(await club.carol.slash("games"))
    await started(club, "table", club.bob)
    assert "no open tables" in answer(await club.carol.slash("games"))


async def test_ones_games_with_whose_turn_it_is_and_the_way_there(club: Club) -> None:
    first = await started(club, "table", club.bob)
    second = await started(club, "second-table", club.carol)
    mine = private(await club.alice.slash("games"))
    assert "2 open tables" in mine.text
    assert len(lines(mine)) == 2
    own_first = sorted((first, second), key=lambda each: club.who(each) != club.alice)
    for line, session in zip(lines(mine), own_first, strict=True):
        live = session.row.live
        assert live is not None
        assert f"/{live.channel_id}/{live.message_id})" in line
        assert ("**Your turn**" in line) == (club.who(session) == club.alice)
        other = next(each.name for each in session.people if each.user_id != int(club.alice.id))
        assert f"with **{other}**" in line
        assert "less than a minute" in line
    theirs = private(await club.carol.slash("games"))
    assert len(lines(theirs)) == 1


async def test_a_table_that_nobody_can_join_looks_for_no_players(club: Club) -> None:
    """In direct messages, where computers take the other seats, and where all seats are taken."""
    alone = club.alice.direct()
    await alone.click(private(await alone.slash("play")), "Set up the table first")
    await club.alice.slash("play", game="games_up")
    assert [("looking for players" in line) for line in lines(private(await alone.slash("games")))] == [True, False]
    await club.bob.click(club.live(await club.session()), "Join")
    await club.caught_up()
    listed = lines(private(await alone.slash("games")))
    assert all("not started yet" in line for line in listed)
    assert len(listed) == 2


async def test_the_longest_wait_comes_first_in_the_servers_list(club: Club) -> None:
    first, second = await started(club, "table", club.bob), await started(club, "second-table", club.carol)
    club.sandbox.clock.advance(3600)
    ply = next(ply for group in first.continuations().values() for ply in group)
    await club.who(first).slash("move", move=ply)
    while club.who(moved := await club.session()) == club.who(first):
        ply = next(ply for group in moved.continuations().values() for ply in group)
        await club.who(moved).slash("move", move=ply)
    club.sandbox.clock.advance(60)
    found = await club.tables.store.open_tables_in(int(club.sandbox.world.home.id))
    assert [each.session_id for each in found] == [second.id, first.id]
    seen = private(await club.carol.slash("games"))
    await club.carol.click(seen, "This server")
    assert ["(1 hour so far)" in line for line in lines(seen)] == [True, False]


async def test_the_servers_tables_but_for_hidden_channels(club: Club) -> None:
    await started(club, "table", club.bob)
    inside = await club.alice.open_thread("whispers", private=True)
    await inside.say(f"<@{club.sandbox.world.bot.id}> <@{club.bob.id}>")
    await inside.slash("play", game="stranded")
    seen = private(await club.carol.slash("games"))
    await club.carol.click(seen, "This server")
    assert "There is 1 open table in this server." in seen.text
    assert "(**Alice** and **Bob**)" in seen.text or "(**Bob** and **Alice**)" in seen.text
    own = private(await club.alice.slash("games"))
    await club.alice.click(own, "This server")
    assert "There are 2 open tables in this server." in own.text, "one's own are listed wherever they are"
    assert "looking for players" in own.text
    await club.alice.click(own, "My games")
    assert "You’re at 2 open tables" in own.text


async def test_games_of_other_servers_come_after_those_of_this_one(club: Club) -> None:
    await started(club, "table", club.bob)
    here = await turn_of(club, "table", club.bob)
    club.sandbox.add_guild("Elsewhere", "alice", "bob")
    there = club.alice.at("hall")
    await there.slash("play", game="stranded", opponent=club.bob)
    mine = private(await club.alice.slash("games"))
    here_first = [f"/{each.row.guild_id}/" for each in (here, await club.session("hall"))]
    assert [next(way for way in here_first if way in line) for line in lines(mine)] == here_first
    assert mine.text.index("### In this server") < mine.text.index("### In other servers")
    told = private(await there.slash("games"))
    assert told.text.index("looking for players") < told.text.index("In other servers")
    assert here.row.live is not None
    alone = private(await club.alice.direct().slash("games"))
    assert len(lines(alone)) == 2
    assert alone.buttons == [], "in direct messages there is no server"


async def test_many_tables_have_pages(club: Club) -> None:
    for number in range(9):
        club.sandbox.add_channel(f"room-{number}")
        await club.alice.at(f"room-{number}").slash("play", game="stranded")
        club.sandbox.clock.advance(3600)
    mine = private(await club.alice.slash("games"))
    assert "9 open tables, page 1 of 2" in mine.text
    assert len(lines(mine)) == 6
    await club.alice.click(mine, "Next ▶")
    assert len(lines(mine)) == 3
    await club.alice.click(mine, "◀ Back")
    assert len(lines(mine)) == 6


async def test_a_finished_turn_leads_to_the_next_game(club: Club, dice: random.Random) -> None:
    await started(club, "table", club.bob)
    alone = await turn_of(club, "table", club.alice)
    assert "Next game" not in [each.label for each in club.live(alone).buttons], "nobody here plays elsewhere"
    await started(club, "second-table", club.carol)
    there = await turn_of(club, "second-table", club.alice)
    here = await turn_of(club, "table", club.alice)
    while club.who(here) == club.alice:
        plies = [ply for group in here.continuations().values() for ply in group]
        said = answer(await club.alice.slash("move", move=dice.choice(plies)))
        await club.caught_up(since=here)
        here = await club.session()
    live = there.row.live
    assert live is not None
    assert f"/{live.channel_id}/{live.message_id})" in said, "a typed move is answered with the way on"
    assert "with **Carol** has been waiting for you" in said
    board = club.live(here)
    pressed = answer(await club.alice.click(board, "Next game"))
    assert f"/{live.channel_id}/{live.message_id})" in pressed
    assert "No other game is waiting for you." in answer(await club.bob.click(board, "Next game"))
    assert "No other game is waiting for you." in answer(await club.dave.click(board, "Next game"))


@pytest.mark.parametrize("name", ["*Eve* @everyone _x_"])
async def test_names_are_shown_as_they_are(club: Club, name: str) -> None:
    eve = club.sandbox.person("eve")
    assert eve.name == name
    await started(club, "table", eve)
    mine = private(await club.alice.slash("games"))
    assert "\\*Eve\\*" in mine.text
    assert mine.pings == []


async def test_another_process_answers_the_pages(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"
    async with Sandbox() as sandbox:
        async with club_in(sandbox, path) as club:
            await started(club, "table", club.bob)
            mine = private(await club.alice.slash("games"))
        async with club_in(sandbox, path) as club:
            await club.alice.click(mine, "This server")
            assert "There is 1 open table in this server." in mine.text
