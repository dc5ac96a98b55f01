"""/settings: what those who manage a server settle for its tables, and that tables keep to it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from cogs.commands.servers import Servers
from sandbox import Sandbox
from sandbox.refusals.errors import ActionError
from sandbox.refusals.permissions import Overwrite, Permission
from sessions.people.settings import ServerSettings
from tests.play.answers import answer, said_nothing
from tests.play.club import Club, club_in
from tests.play.club import pick as press_ply
from tests.play.restarts import another_process
from tests.play.settings import pick, server_screen, settle_server
from tests.play.turns import play_turn


async def settled(club: Club) -> ServerSettings:
    return await club.tables.settings.server(int(club.sandbox.world.guild_id))


# The screen


async def test_every_change_is_told_and_kept_over_a_restart(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite3"
    async with Sandbox() as sandbox:
        table, quiet = (sandbox.world.channel(name).id for name in ("table", "second-table"))
        async with club_in(sandbox, database) as club:
            shown = await server_screen(club.alice)
            told = [
                await pick(club.alice, shown, "channels", table, quiet),
                await pick(club.alice, shown, "openers", "moderators"),
                await pick(club.alice, shown, "tables_at_once", "3"),
                await pick(club.alice, shown, "clocks", "1d", "3d", "1w"),
                await pick(club.alice, shown, "clock", "3d"),
                await pick(club.alice, shown, "threads"),
                await pick(club.alice, shown, "past", "one message"),
            ]
        assert told == [
            f"Tables can now be opened in <#{table}> and <#{quiet}> only.",
            "Only moderators can open tables now.",
            "No more than 3 tables can now be open at once.",
            "Tables can now choose from 1 day per turn, 3 days per turn and 1 week per turn. "
            "The default for new tables is 1 day per turn.",
            "The default for new tables is now 3 days per turn.",
            "New tables are now played in a thread of their own, unless they choose otherwise.",
            "Each game now uses a single message. Mentions of the next player are deleted after the move.",
        ]
        expected = ServerSettings(
            channels=frozenset({int(table), int(quiet)}),
            openers="moderators",
            tables_at_once=3,
            clocks=("1d", "3d", "1w"),
            clock="3d",
            threads=True,
            past="one message",
        )
        async with club_in(sandbox, database) as club:
            assert await settled(club) == expected
            # The old screen goes on, and all of it can be taken back.
            back = [
                await pick(club.alice, shown, "channels"),
                await pick(club.alice, shown, "openers", "everyone"),
                await pick(club.alice, shown, "tables_at_once", "-1"),
                await pick(club.alice, shown, "clocks", "none", "1h", "12h", "1d", "3d", "1w"),
                await pick(club.alice, shown, "clock", "none"),
                await pick(club.alice, shown, "threads"),
                await pick(club.alice, shown, "past", "sentences"),
            ]
            assert back[0] == "Tables can now be opened in every channel."
            assert await settled(club) == ServerSettings()
            assert await club.tables.store.server_settings(int(club.sandbox.world.guild_id)) == ()


async def test_only_who_manages_the_server_gets_it(club: Club) -> None:
    with pytest.raises(ActionError, match="may not use /settings"):
        await club.bob.slash("settings")


async def test_the_right_is_asked_for_again_at_every_press(club: Club) -> None:
    channel = club.sandbox.world.channel("table")
    right = Overwrite(club.bob.id, is_member=True, allow=Permission.MANAGE_GUILD)
    channel.overwrites.append(right)
    shown = await server_screen(club.bob)
    channel.overwrites.remove(right)
    assert "Only people who manage this server" in await pick(club.bob, shown, "openers", "moderators")
    assert await settled(club) == ServerSettings()


async def test_a_clock_at_first_is_one_that_is_allowed(club: Club) -> None:
    stale = (await server_screen(club.alice)).frozen()
    await settle_server(club.alice, "clocks", "1d", "1w")
    assert (await settled(club)).clock == "1d"
    told = await club.alice.choose(stale, "1h", menu=stale.menus[4].custom_id)
    assert "That can no longer be chosen." in answer(told)
    assert (await settled(club)).clock == "1d"


async def test_what_another_process_settled_holds_at_the_next_press(club: Club, tmp_path: Path) -> None:
    guild = int(club.sandbox.world.guild_id)
    session = await club.start("stranded", 2)
    async with another_process(tmp_path / "tables.sqlite3", club.sandbox.clock.now) as elsewhere:
        await elsewhere.settings.change_server(guild, past="one message", openers="moderators")
        board = club.live(session)
        session = await play_turn(club, session)
        assert club.live(session) == board, "the board stays"
        assert "only moderators" in answer(await club.bob.at("second-table").slash("play", game="stranded"))
        await settle_server(club.alice, "openers", "everyone")
        assert (await elsewhere.settings.server(guild)).openers == "everyone"


# Where, who, how many


async def test_tables_are_opened_in_the_channels_that_are_allowed_and_their_threads(club: Club) -> None:
    table = club.sandbox.world.channel("second-table").id
    assert await settle_server(club.alice, "channels", table) == f"Tables can now be opened in <#{table}> only."
    told = answer(await club.bob.slash("play", game="stranded"))
    assert f"tables can only be opened in <#{table}>." in told
    assert "/settings" in told
    said_nothing(await club.bob.at("second-table").slash("play", game="stranded"))
    thread = await club.bob.at("second-table").open_thread("a game")
    said_nothing(await thread.slash("play", game="stranded"))
    thread = await club.bob.open_thread("another")
    assert "tables can only be opened in" in answer(await thread.slash("play", game="stranded"))


async def test_nor_does_a_rematch_open_one_elsewhere(club: Club) -> None:
    session = await club.start("stranded", 2)
    asked = await club.alice.slash("resign")
    await club.alice.click(asked.said, "Resign")
    await club.caught_up(since=session)
    await settle_server(club.alice, "channels", club.sandbox.world.channel("second-table").id)
    assert "tables can only be opened in" in answer(await club.bob.click(club.live(await club.session()), "Rematch"))
    assert (await club.session()).id == session.id


async def test_only_moderators_open_tables_where_the_server_wants_it(club: Club) -> None:
    await settle_server(club.alice, "openers", "moderators")
    assert "only moderators" in answer(await club.bob.slash("play", game="stranded"))
    said_nothing(await club.alice.slash("play", game="stranded"))
    await club.bob.click(club.live(await club.session()), "Join")
    assert (await club.session()).names == ("Alice", "Bob"), "who joins opens nothing"


async def test_so_many_tables_are_open_at_a_time(club: Club) -> None:
    await settle_server(club.alice, "tables_at_once", "1")
    said_nothing(await club.bob.slash("play", game="stranded"))
    elsewhere = club.carol.at("second-table")
    assert "limit of 1 open table." in answer(await elsewhere.slash("play", game="stranded"))
    await club.bob.click(club.live(await club.session()), "Cancel")
    said_nothing(await elsewhere.slash("play", game="stranded"))


# Past boards


@pytest.mark.parametrize(("past", "pictures"), [("sentences", False), ("pictures", True)])
async def test_past_boards_keep_what_the_server_wants(club: Club, past: str, pictures: bool) -> None:
    await settle_server(club.alice, "past", past)
    session = await club.start("stranded", 2)
    first = club.live(session)
    session = await play_turn(club, session)
    await club.caught_up()
    assert club.live(session) != first
    assert not first.menus
    assert bool(first.media) is pictures
    if pictures:
        assert first.image().width >= 400
        assert first.alt


async def test_one_message_is_kept_for_a_whole_game_and_calls_come_and_go(club: Club) -> None:
    await settle_server(club.alice, "past", "one message")
    session = await club.start("stranded", 2)
    board = club.live(session)
    assert board.pings == [club.who(session).user.key], "the first turn is called by the board itself"
    seen = [each.id for each in club.sandbox.messages()]
    session = await play_turn(club, session)
    await club.caught_up()
    (call,) = [each for each in club.sandbox.messages() if each.id not in seen]
    assert call.pings == [club.who(session).user.key]
    assert "it’s your turn" in call.text
    assert [each.url for each in call.buttons] == [board.link]
    assert club.live(session) == board
    assert not call.deleted
    session = await play_turn(club, session)
    await club.caught_up()
    assert call.deleted, "who was called has moved"
    while session.state == "running":
        session = await play_turn(club, session)
    await club.caught_up()
    assert club.live(session) == board
    assert "Rematch" in [each.label for each in board.buttons]
    *others, told = club.sandbox.messages()
    assert [each.id for each in others] == seen, "the calls are gone"
    assert "is over" in told.text, "whoever did not make the last act is told of the end"
    assert session.row.live is not None
    assert session.row.live.shows == "end"


async def test_the_one_message_is_edited_however_old_it_is(club: Club) -> None:
    await settle_server(club.alice, "past", "one message")
    session = await club.start("stranded", 2)
    board = club.live(session)
    club.sandbox.clock.advance(3 * 3600)
    session = await play_turn(club, session)
    assert club.live(session) == board


async def test_a_board_that_is_asked_for_again_takes_the_place_of_the_one_and_of_its_call(club: Club) -> None:
    await settle_server(club.alice, "past", "one message")
    session = await play_turn(club, await club.start("stranded", 2))
    first = club.live(session)
    seen = await club.alice.slash("board")
    await club.alice.click(seen.said, "Repost the board")
    await club.caught_up()
    session = await club.session()
    assert club.live(session) != first
    assert first.deleted
    assert not [each for each in club.sandbox.messages() if "it’s your turn" in each.text]


async def test_calls_that_a_kill_left_are_taken_away_at_the_next_move(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite3"
    async with Sandbox() as sandbox:
        async with club_in(sandbox, database) as club:
            await settle_server(club.alice, "past", "one message")
            session = await play_turn(club, await club.start("stranded", 2))
            call = club.newest("it’s your turn")
        async with club_in(sandbox, database) as club:
            await club.caught_up()
            assert not call.deleted, "it still calls"
            await play_turn(club, await club.session())
            await club.caught_up()
            assert call.deleted
            assert session.id == (await club.session()).id


# A server that the bot leaves


async def test_settings_of_a_removed_server_go_with_it(club: Club) -> None:
    await settle_server(club.alice, "threads")
    club.sandbox.expel_bot(club.sandbox.world.guild_id)
    while club.bot.guilds:
        await club.sandbox.settle(0.01)
    await club.bot.router.under_way.idle()
    servers: Any = club.bot.get_cog("Servers")
    assert isinstance(servers, Servers)
    await servers.forget()
    assert (await settled(club)).threads, "thirty days are not over"
    servers._days = 0
    await servers.forget()
    assert await settled(club) == ServerSettings()


# What it costs


async def test_a_click_reads_what_is_settled_in_the_trips_that_it_takes_anyway(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    await settle_server(club.alice, "past", "pictures")
    await club.tables.settings.change_person(int(club.alice.id), pings="never", hints=False, confirm=True)
    session = await club.start("stranded", 2)
    ply = next(ply for plies in session.continuations().values() for ply in plies)

    def fails(name: str) -> Callable[..., Any]:
        def trip(*_: object, **__: object) -> None:
            raise AssertionError(f"{name} is a trip of its own")

        return trip

    store = club.tables.store
    for name in ("server_settings", "person_settings", "guests"):
        monkeypatch.setattr(store, name, fails(name))
    await press_ply(club.who(session), club.live(session), ply)
    await club.caught_up(since=session)
