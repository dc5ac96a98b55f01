"""Playing against computers as people do it: /play, the lobby, the panel, seats in a running game, results."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from cogs.interactions.ids import Press
from cogs.interactions.underway import UnderWay
from cogs.thinking.thinking import Thinking
from cogs.words.about import title
from rules.catalogue import GAMES
from sandbox import BotProcess, Message, Sandbox
from sessions.acts import Resign
from sessions.acts.computers import SeatComputers
from sessions.state.players import Computer, ComputerLevel, Person
from sessions.tables import Tables
from sessions.tables.scheduler import THINK_AGAIN
from tests.databases import open_store
from tests.play.answers import answer, private
from tests.play.club import Club
from tests.play.computers import EASY, HARD, MEDIUM, Minds, against, four, hurry, levels, minds
from tests.play.controls import board_of, is_board
from tests.play.forger import forged
from tests.play.tables import opened
from tests.play.turns import any_move, move
from tests.waiting import until
from words import ENGLISH, of

SAY = of(ENGLISH)


SEVERAL = [key for key, game in GAMES.items() if game.seats[-1] > 1]

THOUGHT = 300.0
"""Seconds that a thought may take on a busy machine: the processes that think leave it to all others."""

SOLO = next(key for key, game in GAMES.items() if game.seats[-1] == 1)

__all__ = ["hurry", "minds"]


async def test_nothing_is_planned_against_a_computer(club: Club, minds: Minds) -> None:
    """It replies at once, so that a plan would promise what cannot happen."""
    await club.alice.slash("play", game="strata5", against="easy")
    await club.caught_up()
    assert "a computer replies right away" in answer(await club.alice.slash("plan"))
    offered = (await club.alice.click(club.live(await club.session()), "More")).said
    assert "My note" in [each.label for each in offered.buttons]
    assert "Plan moves" not in [each.label for each in offered.buttons]


async def test_the_details_of_a_full_lobby_of_computers_promise_nothing_among_people(club: Club) -> None:
    """As long as somebody can join, the clock matters; with a computer, the game is never rated."""
    await club.alice.slash("play", game="games_up")
    told = answer(await club.alice.click(club.newest("opened a table"), "Details"))
    assert "- Rated" in told
    await club.tables.do((await club.session()).id, SeatComputers(int(club.alice.id), [EASY]))
    told = answer(await club.alice.click(club.newest("opened a table"), "Details"))
    assert "- Automatic forced moves" in told
    for promised in ("Rated", "Anyone can join", "No time limit", "answer requests", "late"):
        assert promised not in told


# /play


def menu_against(listed: Message) -> str:
    """The menu of games against computers: newcomers have one of lessons, too."""
    [menu] = [
        each.custom_id
        for each in listed.menus
        if each.placeholder == "Play against the computer" and title(SAY, "stranded") in each.labels
    ]
    return menu


async def test_one_press_starts_a_game_in_a_channel(club: Club, minds: Minds) -> None:
    listed = private(await club.alice.slash("play"))
    assert listed.text.startswith("### New here?"), "lessons stand first, for newcomers"
    assert re.findall("^### .*", listed.text, re.MULTILINE)[1] == "### Play against the computer"
    assert f"{title(SAY, SOLO)} is a solo game, so there are no computer players." in listed.text
    await club.alice.click(listed, "Play against the computer")
    await club.caught_up()
    session = await club.session()
    assert (session.state, session.game.key, levels(session)) == ("running", SEVERAL[0], [ComputerLevel.VERY_EASY])
    assert club.live(session).link in listed.text
    await club.bob.slash("play", game="stranded")
    await club.caught_up()
    assert (await club.session()).game.key == "stranded", "the channel is free for the others"


async def test_game_level_and_number_are_chosen_in_the_list(club: Club, minds: Minds) -> None:
    listed = private(await club.alice.slash("play"))
    await club.alice.choose(listed, title(SAY, "stranded"), menu=menu_against(listed))
    await club.alice.choose(listed, "Computer: hard")
    await club.alice.choose(listed, "Against 3 computers")
    await club.alice.click(listed, "Play against the computer")
    await club.caught_up()
    session = await club.session()
    assert (session.game.key, session.state, levels(session)) == ("stranded", "running", [HARD] * 3)


async def test_too_many_computers_become_as_many_as_the_game_allows(club: Club, minds: Minds) -> None:
    listed = private(await club.alice.slash("play"))
    await club.alice.choose(listed, title(SAY, "stranded"), menu=menu_against(listed))
    await club.alice.choose(listed, "Against 3 computers")
    await club.alice.choose(listed, title(SAY, "strata5"), menu=menu_against(listed))
    assert not [label for each in listed.menus for label in each.labels if label.startswith("Against ")]
    await club.alice.click(listed, "Play against the computer")
    await club.caught_up()
    assert len((await club.session()).people) == 2


async def test_a_level_that_fits_is_preselected_for_who_has_played_before(club: Club, minds: Minds) -> None:
    session = await against(club, MEDIUM, key="strata5")
    await club.bot.services.display.show(await club.tables.do(session.id, Resign(int(club.alice.id))))
    listed = private(await club.alice.slash("play"))
    await club.alice.click(listed, "Play against the computer")
    await club.caught_up()
    found = await club.session()
    assert found.game.key == "strata5"
    assert found.computers[0].fitted


async def test_a_table_can_be_set_up_first(club: Club, minds: Minds) -> None:
    listed = private(await club.alice.slash("play", against="hard"))
    await club.alice.click(listed, "Set up the table first")
    await club.caught_up()
    session = await club.session()
    assert (session.state, levels(session)) == ("lobby", [HARD])
    assert "**Computer (hard)**" in club.live(session).text
    await club.alice.click(club.live(session), "Start")
    await club.caught_up()
    assert (await club.session()).state == "running"


async def test_play_against_a_level_by_command(club: Club, minds: Minds) -> None:
    await club.alice.slash("play", game="strata5", against="hard")
    await club.caught_up()
    session = await club.session()
    assert (session.state, levels(session)) == ("running", [HARD])
    assert "Fingerprint of the random draws: " in private(await club.alice.click(club.live(session), "More")).text


async def test_a_computer_sits_down_beside_people_who_are_invited(club: Club, minds: Minds) -> None:
    await club.alice.slash("play", game="stranded", against="easy", opponent=club.bob)
    await club.caught_up()
    session = await club.session()
    assert (session.state, levels(session), [each.name for each in session.invited]) == ("lobby", [EASY], ["Bob"])


async def test_a_game_for_one_has_no_computers_and_says_so(club: Club) -> None:
    asked = private(await club.alice.slash("play", game=SOLO, against="hard"))
    assert "This is a solo game without computer players." in asked.text
    await club.alice.click(asked, "Start")
    await club.caught_up()
    assert (await club.session()).computers == ()


@pytest.mark.parametrize("words", [("strata5", "godlike", "now"), ("strata5", "godlike", "1")])
async def test_an_unknown_level_is_refused_in_words(club: Club, words: tuple[str, ...]) -> None:
    listed = private(await club.alice.slash("play"))
    for action in ("playnow", "versus", "setup"):
        told = answer(await forged(club, club.alice, listed, Press(action, words=words)))
        assert "There’s no computer level “godlike”" in told
    assert await club.tables.finder.meant_in(int(club.alice.channel.id)) is None


async def test_in_a_taken_channel_the_game_goes_into_a_thread(club: Club, minds: Minds) -> None:
    await opened(club)
    listed = private(await club.bob.slash("play"))
    await club.bob.click(listed, "Set up the table first")
    assert "There’s already an open table of" in listed.text
    await club.bob.click(listed, "Open a thread")
    await club.caught_up()
    (row,) = await club.tables.store.open_tables_of(int(club.bob.id))
    session = await club.tables.load(row.session_id)
    assert (session.state, levels(session)) == ("lobby", [ComputerLevel.VERY_EASY])


async def test_a_game_that_starts_at_once_has_its_thread_on_plain_text(club: Club, minds: Minds) -> None:
    """The server wants threads: the notice and the result replace the text on which the thread was opened."""
    await club.tables.settings.change_server(int(club.sandbox.world.guild_id), threads=True)
    listed = private(await club.alice.slash("play"))
    await club.alice.click(listed, "Play against the computer")
    await club.caught_up()
    [row] = await club.tables.store.open_tables_of(int(club.alice.id))
    session = await club.tables.load(row.session_id)
    [notice] = club.sandbox.messages()
    assert session.thread_anchor == (int(club.alice.channel.id), int(notice.id))
    assert notice.history[0]["content"].startswith("## "), "a notification shows what was posted, if it is plain text"
    assert "’s turn" in notice.text
    session = await club.tables.do(session.id, Resign(int(club.alice.id)))
    await club.bot.services.display.show(session)
    await club.caught_up()
    assert "resigned" in notice.text
    assert notice.image()


# Direct messages


@pytest.mark.parametrize("key", SEVERAL)
async def test_every_game_is_played_in_direct_messages(club: Club, minds: Minds, key: str) -> None:
    alice = club.alice.direct()
    asked = private(await alice.slash("play", game=key))
    await alice.click(asked, "Play against the computer")
    await club.caught_up()
    session = await club.tables.finder.meant_in(int(alice.channel.id), int(alice.id))
    assert session is not None
    assert (session.game.key, session.state, levels(session)) == (key, "running", [ComputerLevel.VERY_EASY])
    assert session.place.direct


async def test_a_lobby_in_direct_messages_offers_nobody_to_invite(club: Club, minds: Minds) -> None:
    alice = club.alice.direct()
    asked = private(await alice.slash("play", against="medium"))
    await alice.click(asked, "Set up the table first")
    await club.caught_up()
    session = await club.tables.finder.meant_in(int(alice.channel.id), int(alice.id))
    assert session is not None
    lobby = club.live(session)
    labels = [each.label for each in lobby.buttons]
    assert "Join" not in labels
    assert "Invite" not in labels
    panel = private(await alice.click(lobby, "Options"))
    await alice.click(panel, "Players")
    assert [each.placeholder for each in panel.menus] == ["Add a computer", "Remove a player"]
    await alice.choose(panel, "Computer (medium)")
    await alice.choose(panel, "Computer: hard", menu="Add a computer")
    await club.caught_up()
    await alice.click(lobby, "Start")
    await club.caught_up()
    session = await club.tables.load(session.id)
    assert (session.state, levels(session)) == ("running", [HARD])


# The lobby


async def test_the_host_adds_and_removes_computers(club: Club, minds: Minds) -> None:
    lobby = await opened(club)
    assert "Don’t want to wait? Press Add a computer." in lobby.text
    panel = private(await club.alice.click(lobby, "Add a computer"))
    for label in ("Computer: easy", "Computer: hard", "Computer: hard"):
        await club.alice.choose(panel, label, menu="Add a computer")
    await club.caught_up()
    session = await club.session()
    assert levels(session) == [EASY, HARD, HARD]
    assert next(each for each in lobby.buttons if each.label == "Add a computer").disabled
    assert [each.placeholder for each in panel.menus] == ["Remove a player"], "a computer is no host"
    await club.alice.choose(panel, "Computer 1 (easy)")
    await club.caught_up()
    assert levels(await club.session()) == [HARD, HARD]


async def test_only_the_host_adds_computers(club: Club) -> None:
    lobby = await opened(club)
    assert "Only Alice" in answer(await club.bob.click(lobby, "Add a computer"))
    session = await club.session()
    panel = private(await club.alice.click(lobby, "Add a computer"))
    for press in (
        Press("addcomputer", session.id, words=("hard",)),
        Press("replaceguest", session.id, words=("5.hard",)),
    ):
        assert "Only Alice" in answer(await forged(club, club.bob, lobby, press))
    for made_up in ("hard", "5.hard", "x.hard", ""):
        assert answer(
            await forged(club, club.alice, panel, Press("replaceguest", session.id, words=(made_up,)[: bool(made_up)]))
        )
    assert "There’s no computer level" in answer(
        await forged(club, club.alice, panel, Press("addcomputer", session.id, words=("godlike",)))
    )
    assert (await club.session()).version == session.version


async def test_a_computer_takes_the_place_of_somebody_invited(club: Club) -> None:
    lobby = await opened(club, opponent=club.bob, opponent2=club.carol)
    panel = private(await club.alice.click(lobby, "Options"))
    await club.alice.click(panel, "Players")
    await club.alice.choose(panel, "Computer (medium) instead of Bob")
    await club.caught_up()
    session = await club.session()
    assert levels(session) == [MEDIUM]
    assert [each.name for each in session.invited] == ["Carol"]
    assert "not invited" in answer(await club.bob.click(club.live(session), "Accept"))


async def test_a_computer_can_sit_first(club: Club, minds: Minds) -> None:
    lobby = await opened(club)
    panel = private(await club.alice.click(lobby, "Add a computer"))
    await club.alice.choose(panel, "Computer: hard", menu="Add a computer")
    await club.alice.click(panel, "Game")
    await club.alice.choose(panel, "Seat 1: Computer (hard)")
    await club.caught_up()
    await club.alice.click(lobby, "Start")
    await club.caught_up()
    session = await club.session()
    assert isinstance(session.people[0], Computer)
    assert session.played, "it has moved"


# A running game


# Results


# Several at a table, several processes, limits


async def test_two_people_and_two_computers_take_their_turns(club: Club, minds: Minds) -> None:
    session = await four(club)
    for _ in range(6):
        session = await move(club, session)
        await club.sandbox.settle()
        session = await club.tables.load(session.id)
        assert isinstance(session.actor_person, Person), "people never wait for a press of somebody else"
    seats = {each.seat for each in session.played if each.seat}
    assert seats == {1, 2, 3, 4}
    assert not [each for each in club.sandbox.messages() if "<@-" in each.text]


async def test_a_game_that_the_last_person_leaves_says_why_it_was_closed(club: Club, minds: Minds) -> None:
    session = await against(club, HARD, HARD, EASY, key="stranded")
    before = len(club.sandbox.messages())
    await club.alice.click((await club.alice.slash("resign")).said, "Resign")
    await club.sandbox.settle()
    session = await club.tables.load(session.id)
    assert session.state == "over"
    assert "only computers were left" in club.live(session).text
    assert "Rematch" in [each.label for each in club.live(session).buttons]
    assert len(club.sandbox.messages()) <= before + 1, "nobody is called"
    assert not minds.asked


async def test_two_owners_of_a_table_play_one_move(club: Club, minds: Minds, tmp_path: Path) -> None:
    """The thought of whichever process is second is stale."""
    store = await open_store(tmp_path / "tables.sqlite3", club.sandbox.clock.now)
    other_minds, shown = Minds(), list[int]()
    other = Thinking(Tables(store), other_minds, UnderWay(), shown.extend)  # type: ignore[arg-type]  # stands in
    try:
        session = await against(club, HARD)
        minds.go.clear()
        other_minds.go.clear()
        session = await move(club, session)
        other.wake(session)
        await until(lambda: minds.asked and other_minds.asked)
        minds.go.set()
        other_minds.go.set()
        await club.sandbox.settle()
        await until(lambda: shown)
        after = await club.tables.load(session.id)
        turns = [each.turn for each in after.played[len(session.played) :] if each.seat == 2]
        assert turns, "it has moved"
        assert len(set(turns)) == 1, "only once"
    finally:
        await other.close()
        await store.close()


@pytest.mark.timeout(1200)
async def test_a_bot_that_is_killed_in_the_middle_of_a_thought_thinks_again(
    tmp_path: Path, dice: random.Random
) -> None:
    async with Sandbox() as sandbox:
        # A bot that dies while it answers leaves late answers behind.
        sandbox.expect(10062, 40060, 10008)
        bot = BotProcess(sandbox, tmp_path / "tables.sqlite3")
        await bot.start()
        alice = sandbox.person("alice").direct()
        await alice.slash("play", game="strata5", against="easy")
        for _ in range(3):
            await alice.sees(can_move, timeout=THOUGHT)
            while can_move(board_of(sandbox, alice)):
                await alice.slash("move", move=await any_move(alice, dice))
            assert "is thinking…" in board_of(sandbox, alice).text
            await bot.kill()
            # The time stands still here, and the killed bot may have put the next look at the table off.
            sandbox.clock.advance(THINK_AGAIN)
            await bot.start()
        await alice.sees(can_move, timeout=THOUGHT)
        await alice.click((await alice.slash("resign")).said, "Resign")
        await alice.sees(lambda message: "Rematch" in [each.label for each in message.buttons])
        await bot.stop()
        # On a busy machine a thought takes too long, and another process thinks.
        assert not [each for each in bot.problems if "gave no answer" not in each], bot.problems


def can_move(message: Message) -> bool:
    """Whether this is a live board on which the reader can move."""
    return is_board(message) and "is thinking…" not in message.text
