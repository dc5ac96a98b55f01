"""Playing against computers as people do it: /play, the lobby, the panel, seats in a running game, results."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest

from cogs.interactions.ids import Press
from cogs.interactions.underway import UnderWay
from cogs.thinking import thinking
from cogs.thinking.thinking import Thinking
from cogs.words.about import title
from cogs.words.computers import WINS
from rules.catalogue import GAMES
from sandbox import BotProcess, Message, Sandbox
from sessions.acts import Join, Resign, Start
from sessions.acts.computers import SeatComputers
from sessions.session import Session
from sessions.state.players import Computer, ComputerLevel, Person
from sessions.state.table import Place
from sessions.tables import Opening, Tables
from sessions.tables.scheduler import THINK_AGAIN
from tests.databases import open_store
from tests.play.answers import answer, private
from tests.play.club import Club
from tests.play.computers import EASY, HARD, MEDIUM, Minds, against, hurry, levels, minds, won
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


async def four(club: Club, key: str = "stranded") -> Session:
    """A game of Alice, Bob, and two computers."""
    return await against(club, HARD, HARD, key=key, others=["bob"])


async def test_whoever_wants_to_go_lets_a_computer_play_on(club: Club, minds: Minds) -> None:
    session = await four(club)
    menu = private(await club.bob.click(club.live(session), "More"))
    asked = private(await club.bob.click(menu, "Let a computer take over"))
    assert "asked first" in asked.text
    await club.bob.choose(asked, "Computer (medium) takes over for you")
    assert "Your request is now on the board." in asked.text
    await club.caught_up()
    board = club.live(await club.session())
    assert "**Bob** wants to hand their seat to **Computer (medium)**." in board.text
    assert f"<@{club.alice.id}>: do you agree?" in board.text
    await club.alice.click(board, "Yes")
    await club.caught_up()
    session = await club.session()
    assert sorted(levels(session), key=str) == [HARD, HARD, MEDIUM]
    assert "**Computer 3 (medium)** took over **Bob**’s seat." in club.live(session).text


async def test_before_resigning_a_computer_is_offered(club: Club, minds: Minds) -> None:
    session = await four(club)
    question = private(await club.bob.slash("resign"))
    asked = private(await club.bob.click(question, "Let a computer take over"))
    await club.bob.choose(asked, "Computer (easy) takes over for you")
    await club.caught_up()
    session = await club.session()
    assert session.question is not None
    assert session.question.person == Computer(-3, EASY)


async def test_the_last_person_is_not_replaced_and_reads_why(club: Club, minds: Minds) -> None:
    session = await against(club, HARD)
    menu = private(await club.alice.click(club.live(session), "More"))
    asked = private(await club.alice.click(menu, "Replace Computer (hard)"))
    (choices,) = asked.menus
    assert choices.labels == [
        f"Computer ({level}) takes over for Computer (hard)"
        for level in ("very easy", "easy", "fairly easy", "medium", "fairly hard")
    ]
    press = Press("standin", session.id, words=(f"{club.alice.id}.easy",))
    told = answer(await forged(club, club.alice, menu, press))
    assert "Computers don’t play on by themselves." in told
    told = answer(await forged(club, club.alice, menu, Press("standin", session.id, words=(club.alice.id,))))
    assert "Computers don’t play on by themselves." in told
    told = answer(await club.alice.slash("substitute", player=club.alice, computer="easy"))
    assert "Computers don’t play on by themselves." in told
    assert "As a spectator" in private(await club.bob.click(club.live(session), "More")).text
    assert "You’re not playing" in answer(await forged(club, club.bob, club.live(session), press))


async def test_another_level_takes_over_at_once_where_nobody_is_to_be_asked(club: Club, minds: Minds) -> None:
    session = await against(club, EASY)
    menu = private(await club.alice.click(club.live(session), "More"))
    assert "Let a computer take over" not in [each.label for each in menu.buttons], "it says whose seat"
    asked = private(await club.alice.click(menu, "Replace Computer (easy)"))
    assert asked.text == (
        "Which computer should be replaced, and by which one?\n"
        "-# Once a seat changes hands, this game has no result: it won’t count for ratings or statistics."
    )
    await club.alice.choose(asked, "Computer (medium) takes over for Computer (easy)")
    assert asked.text == "Done. The seat has a new player."
    await club.caught_up()
    assert levels(await club.session()) == [MEDIUM]


async def test_against_several_computers_one_of_them_is_replaced(club: Club, minds: Minds) -> None:
    session = await against(club, EASY, EASY, key="stranded")
    menu = private(await club.alice.click(club.live(session), "More"))
    asked = private(await club.alice.click(menu, "Replace a computer"))
    await club.alice.choose(asked, "Computer (hard) takes over for Computer 2 (easy)")
    await club.caught_up()
    assert sorted(levels(await club.session()), key=str) == [EASY, HARD]


async def late(club: Club, minds: Minds) -> Session:
    """A game of Alice, Bob and a computer with a clock, in which Alice has run out of time."""
    alice, bob = (Person(int(each.id), each.name) for each in (club.alice, club.bob))
    place = Place(int(club.sandbox.world.home.id), int(club.alice.channel.id))
    terms = {"auto": "off", "clock": "1h"}
    opening = Opening(
        "stranded", place, (alice,), first=alice.user_id, computers=[HARD], invited=[bob], table_options=terms
    )
    session = await club.tables.openings.open(opening)
    await club.bot.services.display.show(session)
    await club.accept()
    session = await club.tables.do(session.id, Start(alice.user_id, "salt"))
    await club.bot.services.display.show(session)
    await pass_time(club, 3700)
    return await club.session()


async def pass_time(club: Club, seconds: float) -> None:
    club.sandbox.clock.advance(seconds)
    await club.bot.alarms.look()
    await club.caught_up()


async def test_a_computer_plays_on_for_whoever_is_out_of_time(club: Club, minds: Minds) -> None:
    session = await late(club, minds)
    board = club.live(session)
    assert "**Alice** ran out of time" in board.text
    assert "<@-" not in board.text, "no computer is asked"
    asked = private(await club.bob.click(board, "Let a computer take over"))
    (choices,) = asked.menus
    assert choices.labels == [
        f"Computer ({each.value.replace('_', ' ')}) takes over for Alice" for each in ComputerLevel
    ]
    await club.bob.choose(asked, "Computer (hard) takes over for Alice")
    await club.caught_up()
    session = await club.session()
    assert levels(session) == [HARD, HARD], "Alice is out of time, and is not asked"
    assert session.actor_person == Person(int(club.bob.id), "Bob") or session.thinker is None


async def test_a_person_or_a_computer_is_named_for_a_seat(club: Club, minds: Minds) -> None:
    await four(club)
    told = answer(await club.alice.slash("substitute", player=club.bob))
    assert "Name a person or a computer" in told
    both: dict[str, Any] = {"newcomer": club.dave, "computer": "easy"}
    assert "not both" in answer(await club.alice.slash("substitute", player=club.bob, **both))
    assert "Your request is now on the board" in answer(
        await club.alice.slash("substitute", player=club.bob, computer="easy")
    )


async def test_a_moderator_who_does_not_play_gives_a_seat_to_a_computer(club: Club, minds: Minds) -> None:
    bob, carol = (Person(int(each.id), each.name) for each in (club.bob, club.carol))
    place = Place(int(club.sandbox.world.home.id), int(club.alice.channel.id))
    opening = Opening("stranded", place, (bob,), first=bob.user_id, computers=[HARD], table_options={"auto": "off"})
    session = await club.tables.openings.open(opening)
    session = await club.tables.do(session.id, Join(carol))
    await club.bot.services.display.show(await club.tables.do(session.id, Start(bob.user_id, "salt")))
    told = answer(await club.alice.slash("substitute", player=club.bob, computer="easy"))
    assert "Done. The seat has a new player." in told, "a moderator asks nobody"
    await club.caught_up()
    session = await club.session()
    assert sorted(each.value for each in levels(session)) == ["easy", "hard"]
    again = answer(await club.alice.slash("substitute", player=club.carol, computer="easy"))
    assert "Computers don’t play on by themselves." in again


async def test_asking_again_for_the_same_level_is_one_request(club: Club, minds: Minds) -> None:
    await four(club)
    given: dict[str, Any] = {"player": club.bob, "computer": "easy"}
    answer(await club.alice.slash("substitute", **given))
    await club.bob.click(club.live(await club.session()), "No")
    await club.caught_up()
    assert "asked" in answer(await club.alice.slash("substitute", **given))
    assert (await club.session()).question is None


async def test_a_draw_offered_to_a_computer_mentions_nobody(club: Club, minds: Minds) -> None:
    await against(club, HARD)
    minds.go.clear()
    await club.alice.slash("draw")
    assert "**Computer (hard)**: do you agree?" in club.live(await club.session()).text
    minds.go.set()
    await club.sandbox.settle()


async def test_time_forfeits_a_seat_at_a_table_with_a_computer(club: Club, minds: Minds) -> None:
    alice = Person(int(club.alice.id), club.alice.name)
    place = Place(int(club.sandbox.world.home.id), int(club.alice.channel.id))
    terms = {"auto": "off", "clock": "1h", "forfeit": "on"}
    opening = Opening("strata5", place, (alice,), first=alice.user_id, computers=[HARD], table_options=terms)
    session = await club.tables.openings.open(opening)
    session = await club.tables.do(session.id, Start(alice.user_id, "salt"))
    await club.bot.services.display.show(session)
    await pass_time(club, 3700)
    board = club.live(await club.session())
    assert "If they don’t, their seat is forfeited. Deadline: <t:" in board.text
    assert "Forfeit their seat" not in [each.label for each in board.buttons], "nobody else is there"
    await pass_time(club, 8 * 86_400)
    session = await club.session()
    assert session.state == "over"
    assert "computer" in club.live(session).text.lower()


async def test_people_read_that_computers_think_elsewhere_first(
    club: Club, minds: Minds, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = await against(club, HARD)
    monkeypatch.setattr(thinking, "AT_ONCE", 0)
    for number in range(30):
        club.bot.thinking._waiting[1000 + number] = int(club.alice.id)
    session = await move(club, session)
    assert "-# Your computers are busy at 30 other tables first." in club.live(session).text
    club.bot.thinking._waiting.clear()


# Results


async def test_after_three_wins_the_next_level_is_offered(club: Club, minds: Minds, dice: random.Random) -> None:
    for number in range(1, WINS + 1):
        end = club.live(await won(club, MEDIUM, dice))
        assert "This game doesn’t count for ratings: a computer played in it." in end.text
        assert ("You’ve beaten the medium computer" in end.text) == (number == WINS)
    assert "You’ve beaten the medium computer 3 times. Ready for fairly hard?" in end.text
    await club.alice.click(end, "Play against the fairly hard computer")
    await club.caught_up()
    session = await club.session()
    assert (session.state, levels(session)) == ("running", [ComputerLevel.FAIRLY_HARD])
    lost = await club.tables.do(session.id, Resign(int(club.alice.id)))
    await club.bot.services.display.show(lost)
    assert "You’ve beaten" not in club.live(lost).text


async def test_hard_is_the_last_level(club: Club, minds: Minds, dice: random.Random) -> None:
    for _ in range(WINS + 1):
        end = club.live(await won(club, HARD, dice))
    assert "You’ve beaten" not in end.text


async def test_a_rematch_against_the_computer_starts_at_once(club: Club, minds: Minds, dice: random.Random) -> None:
    end = club.live(await won(club, EASY, dice))
    await club.alice.click(end, "Rematch")
    await club.caught_up()
    session = await club.session()
    assert (session.state, levels(session)) == ("running", [EASY])
    assert isinstance(session.people[0], Computer), "whoever had seat 2 has seat 1"


async def test_stats_tell_how_often_each_level_was_beaten(club: Club, minds: Minds, dice: random.Random) -> None:
    await won(club, EASY, dice)
    await won(club, MEDIUM, dice)
    lost = await against(club, MEDIUM, key="strata5")
    await club.bot.services.display.show(await club.tables.do(lost.id, Resign(int(club.alice.id))))
    told = answer(await club.alice.slash("stats"))
    assert "Wins against computers: easy 1 of 1, medium 1 of 2." in told
    assert "There’s nothing to rank in this server yet." in answer(await club.alice.slash("leaderboard")), (
        "they do not count there"
    )


async def test_stats_of_direct_messages_are_those_played_there(club: Club, minds: Minds) -> None:
    alice = club.alice.direct()
    asked = private(await alice.slash("play", game="strata5"))
    await alice.click(asked, "Play against the computer")
    await club.caught_up()
    session = await club.tables.finder.meant_in(int(alice.channel.id), int(alice.id))
    assert session is not None
    over = await club.tables.do(session.id, Resign(session.computers[0].user_id))
    end = club.live(await club.bot.services.display.show(over))
    assert "a computer played in it" in end.text
    assert "Fingerprint of the random draws: " in end.text, "no lobby has shown it"
    assert "Wins against computers: very easy 1 of 1." in answer(await alice.slash("stats"))
    assert "Wins against computers" not in answer(await club.alice.slash("stats"))


async def test_names_in_lists_and_records(club: Club, minds: Minds) -> None:
    minds.go.clear()
    session = await move(club, await against(club, HARD))
    listed = answer(await club.alice.slash("games"))
    assert "Computer (hard)" in listed
    board = private(await club.alice.slash("board"))
    assert "Computer (hard)" in board.text
    assert "It’s Computer (hard)’s turn, not yours." in answer(await club.alice.slash("move", move="a1"))
    minds.go.set()
    await club.sandbox.settle()
    assert "Computer (hard)" in private(await club.alice.slash("history")).text
    record = (await club.alice.slash("record")).reply
    assert record is not None
    assert f"computer {session.computers[0].user_id}: hard" in record.image_bytes().decode()


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
        assert not bot.problems, bot.problems


def can_move(message: Message) -> bool:
    """Whether this is a live board on which the reader can move."""
    return is_board(message) and "is thinking…" not in message.text
