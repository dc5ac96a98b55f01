"""Boards of which nothing was noted, left by a kill or by an answer that never came: none keeps its controls."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from data.errors import StoreError
from data.rows import MessageRow
from data.shards import EVERY_SERVER, Shards
from data.sqlite.store import SqliteStore
from sandbox import Message, Sandbox
from sandbox.people.writing import remove
from sandbox.world.state import Event
from sessions.acts import Play
from sessions.session import Session
from tests.play.club import Club, club_in, pick
from tests.play.controls import boards, control_for
from tests.play.restarts import MESSAGES, again, unnoted
from tests.play.turns import before_the_last_ply_of_a_turn, plies
from tests.waiting import until


async def overtaken(club: Club) -> tuple[Session, Message]:
    """A game whose last move was typed, beside a board of before that nobody noted."""
    session = await club.start("stranded", 2)
    orphan = await unnoted(club, session)
    await club.who(session).slash("move", move=plies(session)[0])
    await club.caught_up(since=session)
    assert orphan in boards(club)
    return session, orphan


async def swept(club: Club, orphan: Message) -> None:
    """Wait until nothing goes on, and see that of all boards the live one alone has controls."""
    await club.caught_up()
    assert boards(club) == [club.live(await club.session())]
    assert orphan.deleted


@pytest.mark.parametrize("whose", ["the actor's", "the other player's", "a stranger's"])
async def test_any_press_on_an_orphan_takes_it_away(club: Club, whose: str) -> None:
    session, orphan = await overtaken(club)
    actor = club.who(session)
    other = club.bob if actor.user.key == "alice" else club.alice
    person = {"the actor's": actor, "the other player's": other, "a stranger's": club.dave}[whose]
    custom_id, values = control_for(orphan, plies(session)[0])
    result = await person.press(orphan, custom_id, values)
    assert result.replies, "who pressed reads why nothing happened"
    await swept(club, orphan)


async def test_turning_a_page_of_an_orphan_takes_it_away(paged_club: Club) -> None:
    club = paged_club
    session = await club.start("higher", 2, top="33")
    orphan = await unnoted(club, session)
    await club.who(session).slash("move", move=plies(session)[0])
    await club.caught_up(since=session)
    await club.alice.click(orphan, "More ▶")
    await swept(club, orphan)


async def test_an_orphan_of_the_present_moment_is_no_second_board(paged_club: Club) -> None:
    """As after /board and a kill: of two boards of one moment, the one that nobody noted goes."""
    club = paged_club
    session = await club.start("higher", 2, top="33")
    orphan = await unnoted(club, session)
    # It is taken away before what was pressed on it is answered.
    club.sandbox.expect(10008)
    await again(club)
    result = await club.who(session).click(orphan, "More ▶")
    assert result.replies, "who pressed reads where the live board is"
    await swept(club, orphan)


async def test_a_board_that_was_retired_properly_stays(club: Club) -> None:
    session, ply = await before_the_last_ply_of_a_turn(club)
    old = club.live(session)
    screen = old.frozen()
    await pick(club.who(session), old, ply)
    await club.caught_up(since=session)
    assert not old.buttons
    custom_id, values = control_for(screen, ply)
    await club.who(session).press(screen, custom_id, values)
    await club.caught_up()
    assert not old.deleted, "it tells what happened there"


async def test_a_post_whose_message_was_deleted_at_once_is_posted_anew(club: Club) -> None:
    """Discord takes a message, its answer is lost, and somebody deletes the message before the bot asks again.

    Discord answers the nonce of a deleted message with Unknown Message then, for some minutes.
    """
    session, _ = await before_the_last_ply_of_a_turn(club)
    state, there = club.sandbox.state, club.sandbox.world.channel("second-table")
    taken: list[str] = []

    def hear(event: Event) -> None:
        if event.t == "MESSAGE_CREATE" and event.channel_id == there.id and not taken:
            taken.append(event.d["id"])
            remove(state, club.alice.id, event.d["id"])

    club.sandbox.faults.next("POST", "/messages", lost=True, reset=True)
    with state.bus.listening(hear), club.sandbox.expecting(10008):
        await club.alice.slash("moveto", channel=there.id)
        await club.caught_up()
    assert len(taken) == 1
    moved = await club.session("second-table")
    assert (moved.id, moved.position) == (session.id, session.position)
    assert not club.live(moved).deleted


# What a start finds


@pytest.mark.parametrize("after", [0.0, 600.0])
async def test_a_start_takes_up_a_board_that_was_posted_and_not_noted(tmp_path: Path, after: float) -> None:
    """However long ago: Discord knows its nonce for some minutes only."""
    async with Sandbox() as sandbox:
        async with club_in(sandbox, tmp_path / "tables.sqlite3") as club:
            orphan = await unnoted(club, await club.start("stranded", 2))
        sandbox.clock.advance(after)
        before = len(sandbox.messages())
        async with club_in(sandbox, tmp_path / "tables.sqlite3") as club:
            await club.caught_up()
            assert boards(club) == [orphan] == [club.live(await club.session())]
            assert len(sandbox.messages()) == before, "nobody is called twice"


async def with_unshown_move(club: Club) -> Message:
    """A board that the store does not know, in a game whose newest move was not shown."""
    session = await club.start("stranded", 2)
    orphan = await unnoted(club, session)
    await club.tables.do(session.id, Play(int(club.who(session).id), plies(session)[0]))
    return orphan


async def test_a_start_takes_away_a_board_that_was_overtaken(tmp_path: Path) -> None:
    async with Sandbox() as sandbox:
        async with club_in(sandbox, tmp_path / "tables.sqlite3") as club:
            orphan = await with_unshown_move(club)
        async with club_in(sandbox, tmp_path / "tables.sqlite3") as club:
            await swept(club, orphan)


@pytest.mark.parametrize("press", ["Start", "Cancel", "Leave"])
async def test_a_lobby_that_was_not_noted_is_taken_up(tmp_path: Path, press: str) -> None:
    async with Sandbox() as sandbox:
        async with club_in(sandbox, tmp_path / "tables.sqlite3") as club:
            await club.alice.slash("play", game="stranded", opponent=club.bob)
            await club.bob.click(club.newest("opened a table"), "Accept")
            orphan = await unnoted(club, await club.session())
            # The process that was killed told nobody anything more.
            club.bot.router.under_way.closed = True
        async with club_in(sandbox, tmp_path / "tables.sqlite3") as club:
            await club.alice.click(orphan, press)
            await club.caught_up()
            session = await club.session()
            assert boards(club) == ([] if session.state == "cancelled" else [club.live(session)])
            assert not orphan.deleted, "what the dice are bound to stays"


@pytest.mark.parametrize("after", [0.0, 1800.0])
async def test_a_lobby_that_was_posted_and_not_noted_calls_nobody_twice(tmp_path: Path, after: float) -> None:
    """However long the bot was away after the kill: Discord knows a nonce for some minutes only."""
    async with Sandbox() as sandbox:
        async with club_in(sandbox, tmp_path / "tables.sqlite3") as club:
            await club.alice.slash("play", game="stranded", opponent=club.bob)
            session = await club.session()
            orphan = club.live(session)
            assert orphan.pings == ["bob"]
            await club.tables.store.forget_message(session.id, int(orphan.id))
            await club.tables.store.note_not_shown(session.id, 1)
            club.tables.cache.clear()
        sandbox.clock.advance(after)
        async with club_in(sandbox, tmp_path / "tables.sqlite3") as club:
            await club.caught_up()
            assert [each for each in sandbox.messages() if "opened a table" in each.text] == [orphan]
            session = await club.session()
            assert club.live(session) == orphan
            # Whoever is invited from now on is called.
            await club.alice.slash("invite", guest=club.carol)
            await club.caught_up(since=session)
            assert club.live(await club.session()).pings == ["carol"]


@pytest.mark.parametrize("finished", [False, True])
async def test_a_start_finds_a_board_that_was_asked_for_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, finished: bool
) -> None:
    """As after a kill between the post that answers /board and the note of it."""
    real = SqliteStore.note_post

    async def killed(store: SqliteStore, session_id: int, message: MessageRow) -> None:
        raise StoreError("As if the process had been killed just now.")

    async with Sandbox() as sandbox:
        async with club_in(sandbox, tmp_path / "tables.sqlite3") as club:
            session = await club.start("stranded", 2)
            if finished:
                await club.bob.click((await club.bob.slash("resign")).said, "Resign")
                await club.caught_up(since=session)
            monkeypatch.setattr(SqliteStore, "note_post", killed)
            await again(club)
            assert len(boards(club)) == 2
        monkeypatch.setattr(SqliteStore, "note_post", real)
        async with club_in(sandbox, tmp_path / "tables.sqlite3") as club:
            await club.caught_up()
            assert boards(club) == [club.live(await club.session())]


async def test_a_start_finds_an_orphan_though_the_store_is_away_and_somebody_plays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    real = SqliteStore.to_show
    away = [True]

    async def to_show(store: SqliteStore, shards: Shards = EVERY_SERVER) -> list[int]:
        if away:
            raise StoreError("As if the server were away.")
        return await real(store, shards)

    async with Sandbox() as sandbox:
        async with club_in(sandbox, tmp_path / "tables.sqlite3") as club:
            session = await club.start("stranded", 2)
            orphan = await unnoted(club, session)
        monkeypatch.setattr(SqliteStore, "to_show", to_show)
        monkeypatch.setattr("cogs.bot.FIRST_PAUSE", 0.01)
        async with club_in(sandbox, tmp_path / "tables.sqlite3") as club:
            await club.who(session).slash("move", move=plies(session)[0])
            away.clear()
            await swept(club, orphan)
    told = [each for each in caplog.records if "could not be brought up to date yet" in each.message]
    assert told
    assert {each.levelname for each in told} == {"WARNING"}, "the store has told of its error"


@pytest.mark.parametrize("game", ["stranded", "mars"])
async def test_a_start_finds_what_a_closed_table_may_have_posted(tmp_path: Path, game: str) -> None:
    """Every answer to the first post was lost, so the table was closed, and the bot was stopped at once."""
    async with Sandbox() as sandbox:
        async with club_in(sandbox, tmp_path / "tables.sqlite3") as club:
            sandbox.faults.next("POST", MESSAGES, lost=True, reset=True, times=2)
            asked = await club.alice.slash("play", game=game)
            if game == "mars":
                await club.alice.click(asked.said, "Start")
            assert (await club.session()).ended
            assert len(boards(club)) == 1
        before = len(sandbox.messages())
        async with club_in(sandbox, tmp_path / "tables.sqlite3") as club:
            await club.caught_up()
            assert boards(club) == []
            assert len(sandbox.messages()) <= before, "nothing is posted of a table that nobody saw"


# What was posted, though the answer never came


@pytest.mark.parametrize("fault", [{"reset": True}, {"status": 503}])
async def test_a_board_that_was_posted_unheard_goes_when_the_turn_is_over(club: Club, fault: dict[str, Any]) -> None:
    session, ply = await before_the_last_ply_of_a_turn(club)
    club.sandbox.faults.next("POST", MESSAGES, lost=True, times=10, **fault)
    await club.who(session).slash("move", move=ply)
    club.sandbox.faults.clear()
    session = await club.session()
    [orphan] = [each for each in boards(club) if each != club.live(session)]
    actor = session.actor
    while session.state == "running" and session.actor == actor:
        session = await club.tables.do(session.id, Play(int(club.who(session).id), plies(session)[0]))
    club.bot.services.display.background.retries.later(session.id, pause=0.0)
    await club.caught_up()
    await until(lambda: orphan.deleted)
    await swept(club, orphan)


async def test_without_the_right_to_read_what_was_said_boards_are_shown_all_the_same(tmp_path: Path) -> None:
    async with Sandbox() as sandbox:
        async with club_in(sandbox, tmp_path / "tables.sqlite3") as club:
            orphan = await with_unshown_move(club)
        sandbox.world.forbid("table", "READ_MESSAGE_HISTORY")
        async with club_in(sandbox, tmp_path / "tables.sqlite3") as club:
            await club.caught_up()
            session = await club.session()
            assert boards(club) == [orphan, club.live(session)]
            sandbox.expect(50013)
            custom_id, values = control_for(club.live(session), plies(session)[0])
            await club.who(session).press(club.live(session), custom_id, values)
            await club.caught_up(since=session)
