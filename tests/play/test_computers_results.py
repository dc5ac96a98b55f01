"""Results against computers: the next level, rematches, statistics, names in lists and records."""

from __future__ import annotations

import random

from cogs.words.computers import WINS
from sessions.acts import Resign
from sessions.state.players import Computer, ComputerLevel
from tests.play.answers import answer, private
from tests.play.club import Club
from tests.play.computers import EASY, HARD, MEDIUM, Minds, against, hurry, levels, minds, won
from tests.play.turns import move

__all__ = ["hurry", "minds"]


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
