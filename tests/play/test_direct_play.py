"""A game for one in somebody's direct messages with the bot: from /play to the replay, and what does not go there."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import pytest

from cogs.interactions.ids import Press
from cogs.interactions.limits import Limits
from cogs.messages.calls import HERE
from cogs.pictures.films import Films, Job
from cogs.words.about import title
from rules.catalogue import GAMES
from sandbox import BotProcess, Person, Sandbox
from sandbox.refusals.errors import ActionError
from sessions.acts import Remove
from sessions.clocks.deadlines import SILENCE
from sessions.learning.lessons import tutorial
from sessions.refusals.requests import UnknownSession
from sessions.session import Session
from sessions.state.table import DIRECT, Place
from tests.play.answers import answer, private, with_replay
from tests.play.club import Club, club_in, control, pick
from tests.play.controls import board_of, is_board
from tests.play.forger import forged
from tests.play.lessons import answers, chosen
from tests.play.own_threads import locked
from tests.play.turns import any_move
from tests.waiting import until
from words import ENGLISH
from words import of as words_of

SAY = words_of(ENGLISH)

SOLO = next(key for key, game in GAMES.items() if game.seats[-1] == 1)
SEVERAL = [key for key, game in GAMES.items() if game.seats[-1] > 1]

THERE = {
    "away", "board", "deal", "draw", "find", "follow", "games", "help", "history", "leaderboard", "me", "move", "note",
    "open", "plan", "play", "privacy", "puzzle", "record", "replay", "resign", "rules", "stats", "takeback",
    "tutorial", "verify",
}  # fmt: skip
"""The commands that make sense where one person and the bot are."""


async def of(club: Club, person: Person) -> Session:
    """The newest game in somebody's direct messages."""
    found = await club.tables.finder.meant_in(int(person.channel.id), int(person.id))
    assert found is not None
    return found


async def played(club: Club, person: Person, session: Session, dice: random.Random) -> Session:
    """The game after one ply, picked under its board."""
    plies = [ply for group in session.continuations().values() for ply in group]
    await pick(person, club.live(session), dice.choice(plies))
    await club.caught_up(since=session)
    return await of(club, person)


async def over(club: Club, person: Person, **options: str) -> Session:
    """A game that somebody has played to its end."""
    return await club.play_unseen(await club.begin(SOLO, person, **options))


# From /play to the replay


@pytest.mark.timeout(120)
async def test_a_game_from_play_to_the_replay(club: Club, dice: random.Random) -> None:
    alice = club.alice.direct()
    asked = private(await alice.slash("play", game=SOLO))
    await alice.click(asked, "Start")
    await club.caught_up()
    session = await of(club, alice)
    assert session.place == Place(DIRECT, int(alice.channel.id))
    board = club.live(session)
    assert board.link.split("/")[4:6] == ["@me", alice.channel.id]
    assert board.image().width > 0
    assert board.link in asked.text
    first = await played(club, alice, session, dice)
    assert club.live(first).id == board.id, "one message shows the whole game"
    typed = (await alice.autocomplete("move", "move", ""))[0]["value"]
    assert board.link in answer(await alice.slash("move", move=typed))
    second = await of(club, alice)
    assert second.version > first.version
    looked = private(await alice.slash("board"))
    assert looked.image().width > 0
    assert private(await alice.slash("history")).text
    session = await club.play_unseen(second)
    end = club.live(session)
    assert "Play again" in [each.label for each in end.buttons]
    assert "in this server" not in end.text
    assert "this server’s" not in end.text
    replay = await with_replay(private(await alice.click(end, "Replay")), club)
    assert f"/{SOLO}-{session.id}." in replay.media[0]["url"]
    assert answer(await alice.slash("verify"))
    assert answer(await alice.slash("record"))
    told = answer(await alice.slash("stats"))
    assert title(SAY, SOLO) in told
    assert "server" not in told
    await alice.click(end, "Play again")
    await club.caught_up()
    assert (await of(club, alice)).id != session.id


async def test_the_list_of_games_begins_one(club: Club) -> None:
    alice = club.alice.direct()
    games = private(await alice.slash("play"))
    assert [each.label for each in games.buttons][2:] == [title(SAY, SOLO), SAY.learning.how_to_play()]
    assert not [key for key in SEVERAL if f"**{title(SAY, key)}**" in games.text]
    assert "server" in games.text, "it says where the others are played"
    await alice.click(games, title(SAY, SOLO))
    await alice.click(games, "Start")
    await club.caught_up()
    assert (await of(club, alice)).state == "running"


async def test_a_move_is_taken_back_and_the_game_is_given_up(club: Club, dice: random.Random) -> None:
    alice = club.alice.direct()
    session = await club.begin(SOLO, alice)
    while not session.undone:
        session = await played(club, alice, session, dice)
        await alice.slash("takeback")
        session = await of(club, alice)
    more = private(await alice.click(club.live(await of(club, alice)), "More"))
    assert "Nudge" not in [each.label for each in more.buttons]
    asked = private(await alice.slash("resign"))
    await alice.click(asked, "Resign")
    await club.caught_up()
    assert (await of(club, alice)).state == "over"


async def test_learning_leads_to_a_game_there(club: Club) -> None:
    """A guided game of one for several leads to a game against computers."""
    alice = club.alice.direct()
    assert title(SAY, SOLO) in answer(await alice.slash("rules", game=SOLO))
    welcome = answer(await alice.slash("help"))
    assert f"Here, `/play` starts a game against the computer or a solo game ({title(SAY, SOLO)})." in welcome
    assert "`/settings`" not in welcome
    for key in (SEVERAL[0], SOLO):
        lesson, last = private(await alice.slash("tutorial", game=key)), len(tutorial(key)) - 1
        for _ in range(last):
            await alice.click(lesson, SAY.learning.skip())
        await chosen(alice, lesson, answers(tutorial(key)[last], right=True)[0], key, last)
        assert "That was the last lesson" in lesson.text
        if key != SOLO:
            await alice.click(lesson, SAY.learning.play())
            assert [each.label for each in lesson.menus[-1].options if each.default], "computers are offered"
    await alice.click(lesson, SAY.learning.first_game())
    await club.caught_up()
    assert (await of(club, alice)).state == "running"


# What does not go there


async def test_the_commands_there(club: Club) -> None:
    offered = {each["name"] for each in club.sandbox.state.offered(club.alice.user, club.alice.direct().channel)}
    assert offered == THERE


@pytest.mark.parametrize("key", SEVERAL)
async def test_a_game_for_several_is_offered_against_computers(club: Club, key: str) -> None:
    alice = club.alice.direct()
    asked = private(await alice.slash("play", game=key))
    assert [each.label for each in asked.menus[0].options if each.default] == [title(SAY, key)]
    assert "played in servers" in asked.text, "it says where it is played with people"
    assert title(SAY, SOLO) in asked.text, "it says what else can be played here"
    assert club.sandbox.messages(alice.channel.id) == []


async def test_a_lobby_there_promises_nothing_that_needs_other_people(club: Club) -> None:
    """Nobody but computers can join it, so that it is never rated, and no clock or question matters."""
    alice = club.alice.direct()
    games = private(await alice.slash("play"))
    await alice.click(games, control(games, "setup"))
    await club.caught_up()
    [lobby] = club.sandbox.messages(alice.channel.id)
    for action in ("details", "options"):
        told = (await alice.click(lobby, control(lobby, action))).said
        if action == "options":
            await alice.click(told, "Table")
        shown = told.text + str([[each.label for each in menu.options] for menu in told.menus])
        for promised in ("Anyone can join", "Rated", "answer requests", "late", "per turn", "reserve", "thread"):
            assert promised not in shown, (action, promised)
        assert "Automatic forced moves" in shown
    session = await club.tables.finder.meant_in(int(alice.channel.id), int(club.alice.id))
    assert session is not None
    [computer] = session.computers
    await club.tables.do(session.id, Remove(int(club.alice.id), computer.user_id))
    await club.bot.services.display.show(await club.tables.load(session.id))
    assert "Press Add a computer: the game needs 1 more player." in lobby.text
    assert "people have joined" not in lobby.text


async def test_nobody_can_be_invited_there(club: Club) -> None:
    alice = club.alice.direct()
    both: list[dict[str, Any]] = [{"game": SOLO, "opponent": club.bob}, {"game": SEVERAL[0], "opponent": club.bob}]
    for given in both:
        told = answer(await alice.slash("play", **given))
        assert "In direct messages" in told
    assert "In direct messages" in answer(await alice.slash("stats", player=club.bob))
    assert club.sandbox.messages(alice.channel.id) == []


async def test_a_made_up_button_opens_no_game_for_several(club: Club) -> None:
    alice = club.alice.direct()
    games, key = private(await alice.slash("play")), SEVERAL[0]
    for action, words in (("openall", (key, club.bob.id)), ("begin", (key,))):
        assert "in a server" in answer(await forged(club, alice, games, Press(action, words=words)))


async def test_a_made_up_button_for_too_many_computers_is_refused(club: Club) -> None:
    alice = club.alice.direct()
    games, key = private(await alice.slash("play")), SEVERAL[0]
    seats = GAMES[key].seats[-1]
    told = answer(await forged(club, alice, games, Press("playnow", words=(key, *["easy"] * seats, "now"))))
    assert f"that would be {seats + 1} players" in told
    assert club.sandbox.messages(alice.channel.id) == []


async def test_a_made_up_button_moves_no_game_there(club: Club) -> None:
    """As of a game in a locked thread, which can go on in the channel of the thread alone."""
    session, _ = await locked(club)
    alice = club.alice.direct()
    games = private(await alice.slash("play"))
    here = Press(HERE, session.id, session.version, words=(alice.channel.id,))
    await forged(club, alice, games, here)
    assert (await club.tables.load(session.id)).place == session.place


async def test_there_are_no_settings_of_a_server(club: Club) -> None:
    with pytest.raises(ActionError, match="no command /settings"):
        await club.alice.direct().slash("settings")
    await club.alice.direct().slash("me")
    assert await club.tables.store.server_settings(DIRECT) == ()


# Crashes, closed messages, time


@pytest.mark.parametrize("fault", [{"lost": True}, {"status": 503}], ids=["answer lost", "no answer"])
async def test_what_was_not_shown_is_shown_at_the_next_start(
    tmp_path: Path, dice: random.Random, fault: dict[str, Any]
) -> None:
    """The bot leaves before it could show a move; the next start edits the board."""
    async with Sandbox() as sandbox:
        async with club_in(sandbox, tmp_path / "tables.sqlite3") as club:
            alice = club.alice.direct()
            session = await club.begin(SOLO, alice)
            board = club.live(session)
            plies = [ply for group in session.continuations().values() for ply in group]
            sandbox.faults.next("PATCH", f"/channels/{alice.channel.id}/messages", times=20, **fault)
            await alice.slash("move", move=dice.choice(plies))
            after = await of(club, alice)
            assert after.version > session.version
            before = board.alt
        sandbox.faults.clear()
        async with club_in(sandbox, tmp_path / "tables.sqlite3") as club:
            await club.caught_up()
            session = await of(club, club.alice.direct())
            assert session.version == after.version
            assert [each for each in sandbox.messages(alice.channel.id) if each.image_bytes()] == [club.live(session)]
            assert club.live(session).alt != before or session.row.shown == session.version


@pytest.mark.timeout(240)
async def test_a_game_outlives_kills(tmp_path: Path, dice: random.Random) -> None:
    """The process is killed while it answers moves: each move that was kept is shown, on the one board."""
    async with Sandbox() as sandbox:
        # A bot that dies while it answers leaves late answers behind.
        sandbox.expect(10062, 40060, 10008)
        bot = BotProcess(sandbox, tmp_path / "tables.sqlite3")
        await bot.start()
        alice = sandbox.person("alice").direct()
        await alice.click((await alice.slash("play", game=SOLO)).said, "Start")
        await alice.sees(is_board)
        for _ in range(3):
            shown = board_of(sandbox, alice).text
            await alice.slash("move", move=await any_move(alice, dice), wait=False)
            await asyncio.sleep(dice.uniform(0.0, 0.2))
            await bot.kill()
            await bot.start()
            # Where the move was lost with the process, the person makes one again.
            await alice.slash("move", move=await any_move(alice, dice))
            while board_of(sandbox, alice).text == shown:
                await sandbox.settle(0.01)
        await alice.click((await alice.slash("resign")).said, "Resign")
        await alice.sees(lambda message: "Play again" in [each.label for each in message.buttons])
        await bot.stop()
        assert not bot.problems, bot.problems


async def test_somebody_who_takes_no_messages_reads_so(club: Club) -> None:
    alice = club.alice.direct()
    alice.user.closed = True
    club.sandbox.expect(50007)
    asked = private(await alice.slash("play", game=SOLO))
    told = answer(await alice.click(asked, "Start"))
    assert "direct messages" in told
    assert "No table was opened." in told
    assert (await of(club, alice)).ended
    alice.user.closed = False
    assert (await club.begin(SOLO, alice)).state == "running"


async def test_closed_messages_are_not_asked_for_again_and_again(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each refusal counts for Discord: the next press or command shows the board, and nothing before."""
    alice = club.alice.direct()
    session = await club.begin(SOLO, alice)
    club.sandbox.clock.advance(3600)
    alice.user.closed = True
    club.sandbox.expect(50007)
    plies = [ply for group in session.continuations().values() for ply in group]
    told = answer(await alice.slash("move", move=plies[0]))
    assert "direct messages" in told
    background, refused = club.bot.services.display.background, len(club.sandbox.errors)
    assert len(background.retries) == 0
    await background.catch_up()
    await until(lambda: len(background.backlog) == 0)
    assert len(club.sandbox.errors) == refused + 1, "a start asks once"
    assert len(background.retries) == 0
    alice.user.closed = False
    private(await alice.slash("board"))
    await club.caught_up()
    after = await of(club, alice)
    assert after.row.shown == after.version


async def test_a_game_that_nobody_plays_for_a_month_is_closed_and_can_be_opened_again(club: Club) -> None:
    alice = club.alice.direct()
    await club.begin(SOLO, alice)
    club.sandbox.clock.advance(SILENCE + 60)
    await club.bot.alarms.look()
    await club.caught_up()
    session = await of(club, alice)
    assert session.ended
    await alice.click(club.live(session), SAY.game_actions.open_again())
    await club.caught_up()
    assert (await of(club, alice)).state == "running"


# What is kept, and what others learn of it


@pytest.mark.timeout(120)
async def test_nobody_learns_of_the_games_of_others(club: Club) -> None:
    """Neither the results nor the tables of one person's direct messages show in those of another."""
    alice, bob = club.alice.direct(), club.bob.direct()
    for session in [await over(club, alice, level="1"), await over(club, bob, level="1")]:
        assert "Your best with these options: " in club.live(session).text
        assert "this server’s best" not in club.live(session).text
        assert "Best in this server" not in club.live(session).text
    told = answer(await bob.slash("stats"))
    assert "Alice" not in told
    assert "You’re at no open tables." in answer(await bob.slash("games"))
    assert "has no results in our direct messages yet." in answer(await club.carol.direct().slash("stats"))
    assert title(SAY, SOLO) not in answer(await club.alice.slash("leaderboard"))


async def test_replays_of_different_people_do_not_wait_for_each_other(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines: list[int] = []
    replay = Films.replay

    def noted(self: Films, key: Any, line: int, *given: Any) -> Job:
        lines.append(line)
        return replay(self, key, line, *given)

    monkeypatch.setattr(Films, "replay", noted)
    for person in (club.alice.direct(), club.bob.direct()):
        await club.begin(SOLO, person)
        await with_replay(private(await person.slash("replay")), club)
    assert len(set(lines)) == 2


async def test_the_list_of_open_games_says_where_they_are(club: Club) -> None:
    alice = club.alice.direct()
    session = await club.begin(SOLO, alice)
    await club.bob.slash("play", game=SEVERAL[0], opponent=club.alice)
    lobby = await club.accept()
    in_server = answer(await club.alice.slash("games"))
    assert f"https://discord.com/channels/@me/{alice.channel.id}/{club.live(session).id}" in in_server
    assert "### In other servers" not in in_server
    directly = answer(await alice.slash("games"))
    assert f"/channels/{lobby.row.guild_id}/" in directly
    assert "### In servers" in directly
    assert "In this server" not in directly


async def test_what_is_kept_is_exported_and_deleted_there(club: Club, dice: random.Random) -> None:
    alice = club.alice.direct()
    session = await played(club, alice, await club.begin(SOLO, alice), dice)
    message = private(await alice.slash("privacy"))
    kept = json.loads(message.image_bytes())
    assert [(each["table"], each["server"]) for each in kept["tables"]] == [(session.id, "none (direct messages)")]
    await alice.click(message, "Delete my data")
    await alice.click(message, "Delete permanently")
    await club.caught_up()
    with pytest.raises(UnknownSession):
        await club.tables.load(session.id)
    assert "Nothing is stored about you" in answer(await alice.slash("privacy"))


async def test_games_there_outlast_the_servers_that_the_bot_leaves(club: Club) -> None:
    alice = club.alice.direct()
    await club.begin(SOLO, alice)
    await club.tables.servers.note_all([])
    club.sandbox.clock.advance(40 * 86_400 // 2)
    assert DIRECT not in await club.tables.servers.forget_left(0)
    session = await of(club, alice)
    assert session.state == "running"
    assert session.names == ("Alice",)


async def test_the_limit_of_a_server_is_not_shared_by_all_direct_messages(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cogs.interactions.limits.TABLES_PER_SERVER", 1)
    async with Sandbox() as sandbox, club_in(sandbox, tmp_path / "tables.sqlite3", limits=Limits()) as club:
        for person in club.people:
            assert (await club.begin(SOLO, person.direct())).state == "running"
