"""A computer of one's own strength: chosen at the start of each game, and told privately."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from sessions.acts import Resign
from sessions.session import Session
from sessions.state.players import Computer, ComputerLevel
from tests.play.answers import answer, private
from tests.play.club import Club
from tests.play.computers import HARD, Minds, against, hurry, levels, minds
from tests.play.rated import beaten
from tests.play.restarts import another_process
from tests.waiting import until

__all__ = ["hurry", "minds"]

FIRST = "I picked **Computer ("
LATER = "You’re playing **Computer ("


async def finish(club: Club, session: Session, *, wins: bool) -> Session:
    """End a game of Alice against one computer: one of the two gives up."""
    loser = session.computers[0].user_id if wins else int(club.alice.id)
    return await club.show(await club.tables.do(session.id, Resign(loser)))


async def started(club: Club) -> Session:
    """The game that Alice begins with `/play against:my level`."""
    await club.alice.slash("play", game="strata5", against="mine")
    await club.caught_up()
    return await club.session()


async def test_it_says_privately_what_it_has_chosen(club: Club, minds: Minds) -> None:
    result = await club.alice.slash("play", game="strata5", against="mine")
    await club.caught_up()
    session = await club.session()
    (computer,) = session.computers
    assert computer.fitted
    assert answer(result).startswith(FIRST)
    assert FIRST not in club.live(session).text, "the others at the table read nothing of it"
    for number in range(5):
        assert answer(result).startswith(FIRST), f"{number} games say too little"
        await finish(club, await club.session(), wins=False)
        club.sandbox.clock.advance(60)
        result = await club.alice.slash("play", game="strata5", against="mine")
        await club.caught_up()
    assert re.search(r"you’d score about \d+ ?%", answer(result))
    assert answer(result).startswith(LATER)


async def test_the_level_follows_the_results_and_stays_within_a_game(club: Club, minds: Minds) -> None:
    order = list(ComputerLevel)
    chosen = list[int]()
    for number in range(10):
        session = await started(club)
        chosen.append(order.index(session.computers[0].level))
        club.sandbox.clock.advance(60)
        await finish(club, session, wins=number < 4)
    assert max(chosen[1:5]) > chosen[0], "who wins meets stronger computers"
    assert chosen[-1] < max(chosen), "and who loses weaker ones"


async def test_a_restart_changes_no_level(club: Club, minds: Minds, tmp_path: Path) -> None:
    session = await started(club)
    async with another_process(tmp_path / "tables.sqlite3", club.sandbox.clock.now) as elsewhere:
        again = await elsewhere.load(session.id)
    assert again.computers == session.computers
    assert again.computers[0].fitted


async def test_in_a_rematch_the_level_is_chosen_again(club: Club, minds: Minds) -> None:
    session = await started(club)
    for _ in range(3):
        club.sandbox.clock.advance(60)
        over = await finish(club, session, wins=True)
        before = session.computers[0].level
        pressed = await club.alice.click(club.live(over), "Rematch")
        await club.caught_up()
        session = await club.session()
        assert session.after == over.id
        assert session.computers[0].fitted
        assert FIRST in answer(pressed)
    assert list(ComputerLevel).index(session.computers[0].level) >= list(ComputerLevel).index(before)
    assert "Ready for" not in club.live(over).text, "no next level is offered: the computer follows by itself"


async def test_a_host_adds_a_computer_of_their_strength_in_the_lobby(club: Club, minds: Minds) -> None:
    await club.alice.slash("play", game="stranded")
    panel = private(await club.alice.click(club.newest("opened a table"), "Add a computer"))
    chosen = await club.alice.choose(panel, "Computer: my level")
    await until(lambda: chosen.replies)
    assert chosen.replies[-1].text.startswith(FIRST)
    assert [each.fitted for each in (await club.session()).computers] == [True]


async def test_levels_that_were_chosen_by_hand_stay_in_a_rematch(club: Club, minds: Minds) -> None:
    over = await finish(club, await against(club, HARD), wins=True)
    await club.alice.click(club.live(over), "Rematch")
    await club.caught_up()
    session = await club.session()
    assert levels(session) == [HARD]
    assert not session.computers[0].fitted


@pytest.mark.parametrize("fitted", [True, False])
async def test_ratings_of_people_know_nothing_of_it(club: Club, minds: Minds, fitted: bool) -> None:
    session = await started(club) if fitted else await against(club, HARD)
    over = await finish(club, session, wins=True)
    assert isinstance(over.people[1], Computer) or isinstance(over.people[0], Computer)
    assert not await club.tables.store.meetings(over.place.guild_id, "strata5")


async def test_the_list_of_games_tells_how_strong_each_level_is(club: Club, minds: Minds) -> None:
    listed = private(await club.alice.slash("play"))
    told = [
        each.description or "" for menu in listed.menus for each in menu.options if "points" in (each.description or "")
    ]
    assert len(told) == len(ComputerLevel)
    assert re.fullmatch(r"Overlooks a lot, for your first games \(about \d+0 points\)", told[0])


async def test_a_ranking_tells_how_strong_computers_are_and_gives_them_no_place(club: Club, minds: Minds) -> None:
    await beaten(club, club.alice, club.bob)
    told = answer(await club.alice.slash("leaderboard", game="stranded"))
    assert re.search(r"Computers on the same scale: very easy \d+0, easy \d+0, fairly easy \d+0, medium \d+0, ", told)
    assert "Computer (" not in told


async def test_games_against_people_move_the_levels_within_a_server(club: Club, minds: Minds) -> None:
    known, here = club.tables.levels, int(club.sandbox.world.home.id)
    before = await known.strengths(here, "stranded", {})
    for _ in range(4):
        await finish(club, await against(club, HARD, key="stranded"), wins=True)
        club.sandbox.clock.advance(60)
    assert await known.strengths(here, "stranded", {}) == before, "they are worked out once an hour"
    club.sandbox.clock.advance(3600)
    after = await known.strengths(here, "stranded", {})
    assert all(after[level] < before[level] for level in ComputerLevel), "somebody beats the strongest"
    assert await known.strengths(0, "stranded", {}) == before, "direct messages know of nobody else’s games"
    assert await known.strengths(here, "mars") == {}, "nobody has measured them"
