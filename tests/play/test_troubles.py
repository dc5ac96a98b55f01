"""The bot when Discord, the network or the disk fails: nothing is lost, nothing twice, and everybody is answered."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

import cogs.bot
from cogs import schedule
from cogs.display import background, moving
from data.errors import StoreError
from data.rows import MessageRow, Shown
from data.shards import Shards
from data.sqlite.store import SqliteStore
from sandbox import Sandbox
from sessions.acts import Play
from sessions.log import Person
from sessions.state.table import Place
from sessions.tables import Opening, Tables
from tests.play.answers import answer, private, said_nothing
from tests.play.club import Club, club_in, pick
from tests.play.controls import boards, control_for
from tests.play.own_threads import shut_away
from tests.play.restarts import MESSAGES
from tests.play.turns import _passes, before_the_last_ply_of_a_turn, plies
from tests.waiting import until


def opening(club: Club) -> Opening:
    """A table of Alice and Bob."""
    people = [Person(int(each.id), each.name) for each in (club.alice, club.bob)]
    channel = club.alice.channel
    return Opening("stranded", Place(int(club.sandbox.world.guild_id), int(channel.id)), people)


# A first message that cannot be posted


@pytest.mark.parametrize(
    ("code", "wanted"),
    [
        (50001, "If it’s a private thread, mention me in it first."),
        (160005, "This thread is locked"),
        (50083, "This thread is archived"),
        (50013, "I can’t post in this channel."),
        (200000, "AutoMod"),
        (10003, "This channel no longer exists."),
    ],
)
async def test_a_table_whose_first_message_is_refused_is_closed(club: Club, code: int, wanted: str) -> None:
    club.sandbox.faults.next("POST", MESSAGES, code=code)
    club.sandbox.expect(code)
    said = answer(await club.alice.slash("play", game="stranded", opponent=club.bob))
    assert wanted in said
    assert "No table was opened." in said
    assert ("afterwards" in said) is (code != 10003), "in a channel that is gone nothing helps"
    assert (await club.session()).state == "cancelled"
    assert await club.tables.messages.to_show() == []
    said_nothing(await club.bob.slash("play", game="stranded"))
    assert "Bob opened a table" in club.newest().text


async def test_a_first_message_that_fails_once_is_sent_again(club: Club) -> None:
    for fault in ({"status": 503}, {"reset": True}, {"reset": True, "lost": True}, {"cut": True}):
        club.sandbox.faults.next("POST", MESSAGES, **fault)
        said_nothing(await club.alice.slash("play", game="stranded", opponent=club.bob))
        lobby = club.live(await club.session())
        assert lobby.pings == ["bob"]
        assert boards(club) == [lobby], "it was posted once"
        await club.alice.click(private(await club.alice.click(lobby, "Options")), "Cancel the table")
        await club.caught_up()


async def test_a_first_message_in_an_outage_closes_the_table(club: Club) -> None:
    club.sandbox.faults.next("POST", MESSAGES, reset=True, times=2)
    said = answer(await club.alice.slash("play", game="stranded"))
    assert "Discord didn’t accept my message." in said
    assert "No table was opened." in said
    assert (await club.session()).state == "cancelled"


async def test_a_lobby_that_was_kept_though_nobody_heard_loses_its_buttons(club: Club) -> None:
    """Both answers were lost, so the table was closed: whoever presses Join reads so, and the buttons go."""
    club.sandbox.faults.next("POST", MESSAGES, reset=True, lost=True, times=2)
    assert "No table was opened." in answer(await club.alice.slash("play", game="stranded"))
    [stray] = boards(club)
    await club.bob.click(stray, "Join")
    await club.bob.sees(lambda message: message.ephemeral and "was cancelled" in message.text)
    assert boards(club) == []


async def test_a_resignation_whose_answer_is_refused_is_shown(club: Club) -> None:
    session = await club.start("stranded", 3)
    result = await club.alice.slash("resign")
    assert result.reply is not None
    club.sandbox.expect(50035)
    fault = club.sandbox.faults.next("POST", "/callback", code=50035, times=2)
    clicked = asyncio.create_task(club.alice.click(result.reply, "Resign", wait=False))
    await until(lambda: not fault.times)
    club.impatience.set()
    await clicked
    await club.caught_up(since=session)
    session = await club.session()
    assert "**Alice** resigned" in club.live(session).text


async def test_a_private_thread_that_the_bot_has_not_joined(club: Club) -> None:
    inside = await club.alice.open_thread("whispers", private=True)
    club.sandbox.expect(50001)
    said = answer(await inside.slash("play", game="stranded"))
    assert "If it’s a private thread, mention me in it first." in said
    await inside.say(f"<@{club.sandbox.world.bot.id}>")
    said_nothing(await inside.slash("play", game="stranded"))
    assert "Alice opened a table" in inside.last().text


async def test_a_lobby_that_cannot_be_posted_at_the_start_is_closed(tmp_path: Path) -> None:
    """As after a kill between the commit and the post, in a thread that was locked since."""
    async with Sandbox() as sandbox:
        store = await SqliteStore.open(tmp_path / "tables.sqlite3", clock=sandbox.clock.now)
        people = [Person(int(sandbox.person("alice").id), "Alice")]
        channel = int(sandbox.world.channel("table").id)
        await Tables(store).openings.open(Opening("stranded", Place(int(sandbox.world.guild_id), channel), people))
        await store.close()
        sandbox.faults.next("POST", MESSAGES, code=160005)
        sandbox.expect(160005)
        async with club_in(sandbox, tmp_path / "tables.sqlite3") as club:
            await club.caught_up()
            assert (await club.session()).state == "cancelled"
            said_nothing(await club.alice.slash("play", game="stranded"))


async def test_a_lobby_that_a_kill_left_unposted_is_posted(tmp_path: Path) -> None:
    async with Sandbox() as sandbox:
        store = await SqliteStore.open(tmp_path / "tables.sqlite3", clock=sandbox.clock.now)
        people = [Person(int(sandbox.person("alice").id), "Alice")]
        channel = int(sandbox.world.channel("table").id)
        await Tables(store).openings.open(Opening("stranded", Place(int(sandbox.world.guild_id), channel), people))
        await store.close()
        sandbox.faults.next("POST", MESSAGES, status=503, times=2)
        async with club_in(sandbox, tmp_path / "tables.sqlite3") as club:
            await club.caught_up()
            assert "opened a table" in club.live(await club.session()).text


# A later board that cannot be posted


async def test_a_failed_post_puts_no_later_turn_on_the_wrong_board(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    """X's move is kept, its post fails; Y plays by command: X's new turn is a new message that calls X."""
    monkeypatch.setattr(moving, "FIRST_PAUSE", 60.0)
    session, ply = await before_the_last_ply_of_a_turn(club)
    first, old = club.who(session), club.live(session)
    club.sandbox.faults.next("POST", MESSAGES, status=503, times=2)
    assert "will show up here as soon as possible" in answer(await first.slash("move", move=ply))
    session = await club.session()
    second = club.who(session)
    assert second != first
    hold = club.sandbox.faults.next("POST", "/channels", status=503, times=1000)
    while club.who(session) != first:
        passing = next((each for each in plies(session) if _passes(session, each)), None)
        if passing:
            hold.times = 0
        await second.slash("move", move=passing or plies(session)[0])
        session = await club.session()
    await club.caught_up()
    session = await club.session()
    board = club.live(session)
    assert board != old
    assert board.pings == [first.user.key]
    assert boards(club) == [board], "the old board has lost its controls"


@pytest.mark.parametrize("fault", [{"status": 503}, {"reset": True}, {"status": 429, "retry_after": 60.0}])
async def test_after_an_outage_the_board_comes_by_itself(club: Club, fault: dict[str, Any]) -> None:
    session, ply = await before_the_last_ply_of_a_turn(club)
    first = club.who(session)
    club.sandbox.faults.next("POST", MESSAGES, times=5, **fault)
    club.sandbox.expect(0)
    said = answer(await first.slash("move", move=ply))
    assert "What you did is saved" in said
    club.sandbox.faults.clear()
    await club.caught_up(since=session)
    session = await club.session()
    board = club.live(session)
    assert board.pings == [club.who(session).user.key]
    assert boards(club) == [board]


async def test_a_post_that_was_kept_and_not_heard_is_not_repeated(club: Club) -> None:
    """The nonce: the way broke off after Discord had posted, twice; the third attempt finds the message."""
    session, ply = await before_the_last_ply_of_a_turn(club)
    first, before = club.who(session), len(club.sandbox.messages())
    club.sandbox.faults.next("POST", MESSAGES, reset=True, lost=True, times=2)
    answer(await first.slash("move", move=ply))
    await club.caught_up(since=session)
    await club.sandbox.settle()
    session = await club.session()
    assert len(club.sandbox.messages()) == before + 1
    assert boards(club) == [club.live(session)]


async def refused_again(club: Club) -> None:
    """Wait until the bot has tried twice more, in vain."""
    before = len(club.sandbox.errors)
    await until(lambda: len(club.sandbox.errors) >= before + 2)


async def test_a_right_that_is_given_back_is_found_out(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (background, moving, schedule):
        monkeypatch.setattr(module, "LONGEST_PAUSE", 0.1)
    session, ply = await before_the_last_ply_of_a_turn(club)
    club.sandbox.expect(50001, 50013)
    club.sandbox.world.forbid("table", "SEND_MESSAGES")
    said = answer(await club.who(session).slash("move", move=ply))
    assert "I can’t post in this channel." in said
    assert "/board will show it then" in said
    await refused_again(club)
    club.sandbox.world.allow("table", "SEND_MESSAGES")
    await club.caught_up(since=session)
    session = await club.session()
    assert club.live(session).pings == [club.who(session).user.key]


async def test_a_thread_that_was_archived_goes_on_when_it_is_opened(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in (background, moving, schedule):
        monkeypatch.setattr(module, "LONGEST_PAUSE", 0.1)
    inside, after = await shut_away(club)
    name = inside.channel.id
    await refused_again(club)
    assert (await club.session(name)).row.shown < after.version
    await inside.change_thread(archived=False, locked=False)
    await club.caught_up()
    assert (await club.session(name)).row.shown == after.version


async def test_a_channel_that_was_deleted_is_left_in_peace(club: Club) -> None:
    session, ply = await before_the_last_ply_of_a_turn(club)
    club.sandbox.expect(10003)
    club.sandbox.remove_channel("table")
    after = await club.tables.do(session.id, Play(int(club.who(session).id), ply))
    club.bot.services.display.background.retries.later(after.id, pause=0.0)
    await until(lambda: len(club.bot.services.display.background.retries) == 0)


# Old boards, and a bot that was killed


async def test_old_boards_lose_their_controls_at_the_next_start(tmp_path: Path) -> None:
    """As after a kill between noting the new board and retiring the old."""
    async with Sandbox() as sandbox:
        async with club_in(sandbox, tmp_path / "tables.sqlite3") as club:
            session, ply = await before_the_last_ply_of_a_turn(club)
            old = club.live(session)
            sandbox.faults.next("PATCH", f"/messages/{old.id}", hang=True, times=99)
            sandbox.faults.next("DELETE", f"/messages/{old.id}", hang=True, times=99)
            await club.who(session).slash("move", move=ply)
            assert old.buttons or old.menus
            club.bot.router.under_way.closed = True
            club.bot.services.display.close()
            await asyncio.sleep(0)
        sandbox.faults.clear()
        async with club_in(sandbox, tmp_path / "tables.sqlite3") as club:
            await club.caught_up()
            assert boards(club) == [club.live(await club.session())]
            assert not old.deleted, "what happened on it stays"


async def test_a_stored_table_that_cannot_go_on_keeps_no_other_from_being_shown(tmp_path: Path) -> None:
    """One table's rules have changed since; the next one is shown at the start all the same."""
    async with Sandbox() as sandbox:
        store = await SqliteStore.open(tmp_path / "tables.sqlite3", clock=sandbox.clock.now)
        tables = Tables(store)
        people = [Person(int(sandbox.person("alice").id), "Alice")]
        guild = int(sandbox.world.guild_id)
        for channel in ("table", "second-table"):
            await tables.openings.open(
                Opening("stranded", Place(guild, int(sandbox.world.channel(channel).id)), people)
            )
        await store._run(lambda within: within.execute("UPDATE session SET rules_version = 99 WHERE id = 1"))
        await store.close()
        async with club_in(sandbox, tmp_path / "tables.sqlite3") as club:
            await sandbox.person("alice", "second-table").sees("Alice opened a table")
            await club.bot.router.under_way.idle()
            assert sandbox.messages("table") == []


async def test_catching_up_outlives_a_disk_that_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    failures = [StoreError("The disk reports an error."), StoreError("It still does.")]
    real = SqliteStore.to_show

    async def failing(store: SqliteStore, shards: Shards) -> list[int]:
        if failures:
            raise failures.pop()
        return await real(store, shards)

    monkeypatch.setattr(SqliteStore, "to_show", failing)
    monkeypatch.setattr("cogs.bot.FIRST_PAUSE", 0.01)
    async with Sandbox() as sandbox:
        store = await SqliteStore.open(tmp_path / "tables.sqlite3", clock=sandbox.clock.now)
        people = [Person(int(sandbox.person("alice").id), "Alice")]
        channel = int(sandbox.world.channel("table").id)
        await Tables(store).openings.open(Opening("stranded", Place(int(sandbox.world.guild_id), channel), people))
        await store.close()
        async with club_in(sandbox, tmp_path / "tables.sqlite3") as club:
            await club.alice.sees("Alice opened a table")


# What is done and cannot be noted


async def test_noting_that_fails_is_told_as_what_it_is(
    club: Club, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    session, ply = await before_the_last_ply_of_a_turn(club)
    before = len(club.sandbox.messages())
    real, failures = SqliteStore.note_post, [1]

    async def failing(store: SqliteStore, session_id: int, message: MessageRow) -> Shown | None:
        if failures:
            failures.pop()
            raise StoreError("The disk is full.")
        return await real(store, session_id, message)

    monkeypatch.setattr(SqliteStore, "note_post", failing)
    said = answer(await club.who(session).slash("move", move=ply))
    assert "That worked, but something went wrong right afterwards." in said
    assert "nothing was changed" not in said
    assert "The disk is full." in caplog.text
    caplog.clear()
    await club.caught_up(since=session)
    session = await club.session()
    assert len(club.sandbox.messages()) == before + 1, "nothing was posted twice"
    assert boards(club) == [club.live(session)]
    await pick(club.who(session), club.live(session), plies(session)[0])
    await club.caught_up(since=session)


async def test_a_board_that_was_asked_for_again_and_not_noted_is_noted_later(
    club: Club, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """It is a message of its own, which no nonce tells from another: it is live, and the one before goes."""
    session = await club.start("stranded", 2)
    old, seen = club.live(session), await club.alice.slash("board")
    real, failures = SqliteStore.note_post, [1, 2]

    async def failing(store: SqliteStore, session_id: int, message: MessageRow) -> Shown | None:
        if failures:
            failures.pop()
            raise StoreError("The disk is full.")
        return await real(store, session_id, message)

    monkeypatch.setattr(SqliteStore, "note_post", failing)
    before = len(club.sandbox.messages())
    await club.alice.click(seen.said, "Repost the board")
    await club.caught_up()
    assert not failures
    assert "The disk is full." in caplog.text
    caplog.clear()
    live = club.live(await club.session())
    assert old.deleted
    assert len(club.sandbox.messages()) == before, "nothing was posted twice"
    assert boards(club) == [live]


@pytest.mark.parametrize("fault", [{"status": 503}, {"reset": True, "lost": True}, {"cut": True}])
async def test_a_post_without_a_nonce_is_not_sent_twice(club: Club, fault: dict[str, Any]) -> None:
    """Discord could not tell that the second is the first: where the answer is lost, both would stand there."""
    await club.start("stranded", 2)
    seen = await club.alice.slash("board")
    before = len(club.sandbox.messages())
    club.sandbox.faults.next("POST", MESSAGES, **fault)
    club.sandbox.expect(0)
    await club.alice.click(seen.said, "Repost the board")
    await club.caught_up()
    assert len(club.sandbox.messages()) <= before + 1
    assert boards(club) == [club.live(await club.session())]


# Limits


async def test_a_limit_on_old_boards_holds_up_nobody(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cogs.bot, "PATIENCE", 0.0)
    session, ply = await before_the_last_ply_of_a_turn(club)
    old = club.live(session)
    hold = club.sandbox.faults.next("PATCH", f"{MESSAGES}/{old.id}", status=429, retry_after=29.0)
    await club.who(session).slash("move", move=ply)
    session = await club.session()
    board = club.live(session)
    assert board.pings == [club.who(session).user.key]
    await until(lambda: not hold.times)
    club.impatience.set()
    custom_id, values = control_for(board, plies(session)[0])
    await club.who(session).press(board, custom_id, values)
    while (await club.session()).row.shown <= session.version:  # noqa: ASYNC110 (nothing tells of it)
        await asyncio.sleep(0.001)
    assert old.buttons or old.menus, "it waits still"


async def test_a_limit_too_long_to_wait_for_is_told(club: Club) -> None:
    club.sandbox.faults.next("POST", MESSAGES, status=429, retry_after=600.0)
    assert "Discord didn’t accept my message." in answer(await club.alice.slash("play", game="stranded"))


# Whom a board names and calls


async def test_an_edit_keeps_the_actor_named(club: Club, dice: random.Random) -> None:
    session = await club.start("stranded", 2)
    edited = 0
    for _ in range(30):
        if session.state != "running":
            break
        before, board = session, club.live(session)
        await club.play_one(session, dice)
        session = await club.session()
        if club.live(session) == board and board.edited:
            edited += 1
            assert [each["id"] for each in board.payload["mentions"]] == [club.who(session).id]
            assert board.pings == [club.who(before).user.key], "an edit calls nobody once more"
    assert edited


async def test_a_turn_that_goes_on_after_an_hour_calls_nobody(club: Club, dice: random.Random) -> None:
    session = await club.start("stranded", 2)
    while (found := next((ply for ply in plies(session) if not _passes(session, ply)), None)) is None:
        await club.play_one(session, dice)
        session = await club.session()
    old = club.live(session)
    club.sandbox.clock.advance(3600)
    await pick(club.who(session), old, found)
    await club.caught_up(since=session)
    after = await club.session()
    assert after.actor == session.actor
    assert club.live(after) != old
    assert club.live(after).pings == []


async def test_a_board_that_a_kill_kept_from_being_noted_goes_when_it_is_pressed(club: Club) -> None:
    session = await club.start("stranded", 2)
    stray = club.live(session)
    # As after a kill between the post and the note: the file knows nothing of that message, nor that it was seen.
    await club.tables.store.forget_message(session.id, int(stray.id))
    await club.tables.store.note_not_shown(session.id, 2)
    club.tables.cache.clear()
    ply = next(ply for group in session.continuations().values() for ply in group)
    await pick(club.who(session), stray, ply)
    await club.caught_up(since=session)
    assert stray.deleted
    assert club.live(await club.session()).buttons


# The end


async def test_a_bot_that_stops_while_people_play_begins_nothing_new(
    club: Club, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Where many play there is always something in progress, so a bot that went on answering would never finish."""
    monkeypatch.setattr(cogs.bot, "WIND_DOWN", 0.0)
    session = await club.start("games_up", 2)
    board = club.live(session)
    held = asyncio.Event()
    club.sandbox.faults.next("POST", "/callback", until=held)
    waiting = asyncio.create_task(club.alice.slash("board"))
    await until(lambda: club.bot.router.under_way.busy)
    stopping = asyncio.create_task(club.bot.close())
    await until(lambda: club.bot.router.under_way.closed)
    caplog.set_level("INFO")
    late = [
        asyncio.create_task(club.who(session).click(board, "More")),
        asyncio.create_task(club.bob.slash("rules", game="mars")),
    ]
    await until(lambda: caplog.text.count("is stopping and does not answer") == len(late))
    assert not stopping.done(), "what was begun is finished first"
    held.set()
    assert (await waiting).failed is None
    await stopping
    assert (await club.session()).version == session.version
    club.sandbox.bot_died()
    assert all(each.failed for each in await asyncio.gather(*late))
