"""Ratings cannot be farmed with second accounts, and stay as they are when somebody's data is deleted."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from sandbox import Person
from sessions.state.clock import DAY
from tests.play.answers import answer
from tests.play.club import Club
from tests.play.privacy import delete
from tests.play.rated import beaten


async def ranking(club: Club, person: Person) -> list[str]:
    """The lines of the ranking of Stranded, and that of those who have no place."""
    told = answer(await person.slash("leaderboard", game="stranded")).split("\n")
    return [each for each in told if (each[:1].isdigit() and "." in each[:3]) or "Not ranked yet" in each]


def rated(line: str) -> str:
    """Who has which rating, in a line of a ranking."""
    return line.split("**", 1)[1].split(",", maxsplit=1)[0]


async def honest(club: Club, *people: Person, rounds: int = 4) -> None:
    """Everybody plays against everybody else; the first one named wins two of three."""
    for number in range(rounds):
        for one, other in combinations(people, 2):
            await beaten(club, *((other, one) if number == 1 else (one, other)))
        club.sandbox.clock.advance(DAY)


class Second:
    """An account beside Discord that only plays: its games are written by the tables themselves."""

    def __init__(self, number: int) -> None:
        self.id, self.name = str(7_000 + number), f"Second {number}"


def newcomers(number: int) -> list[Any]:
    return [Second(each) for each in range(number)]


@pytest.mark.parametrize("number", [1, 3])
async def test_games_against_second_accounts_give_no_place(club: Club, number: int) -> None:
    await honest(club, club.alice, club.bob, club.carol, club.dave)
    farmer, accounts = club.sandbox.person("eve"), newcomers(number)
    for _ in range(3):
        for each in accounts:
            for _ in range(3):
                await beaten(club, farmer, each)
        club.sandbox.clock.advance(DAY)
    lines = await ranking(club, club.bob)
    assert [each.split("**")[1] for each in lines[:-1]] == ["Alice", "Bob", "Carol", "Dave"]
    assert "Eve" in lines[-1]
    assert "provisional" in answer(await farmer.slash("stats", game="stranded"))


async def test_who_has_met_three_of_the_ranking_has_a_place(club: Club) -> None:
    await honest(club, club.alice, club.bob, club.carol, club.dave)
    eve = club.sandbox.person("eve")
    for others in ((club.alice, club.bob), (club.alice, club.bob, club.carol)):
        for each in others:
            for _ in range(2):
                await beaten(club, each, eve)
        lines = await ranking(club, club.bob)
        club.sandbox.clock.advance(DAY)
        assert any("Eve" in each for each in lines if each[0].isdigit()) is (len(others) == 3)


async def test_a_deletion_changes_nobody_elses_rating_and_nothing_of_ones_own_comes_back(club: Club) -> None:
    people = (club.alice, club.bob, club.carol, club.dave)
    await honest(club, *people)
    await beaten(club, club.alice, club.bob, club.carol)
    shown = {each.name: answer(await each.slash("stats", game="stranded")) for each in people}
    ratings = {name: told.split("Rating ")[1].split(".")[0] for name, told in shown.items()}
    before = await ranking(club, club.bob)
    await delete(club.alice)
    after = await ranking(club, club.bob)
    assert [rated(each) for each in after] == [rated(each) for each in before if "Alice" not in each]
    assert len(after) == 3
    for each in people[1:]:
        told = answer(await each.slash("stats", game="stranded"))
        assert told.split("Rating ")[1].split(".")[0] == ratings[each.name]
    await beaten(club, club.bob, club.alice)
    told = answer(await club.alice.slash("stats", game="stranded"))
    assert "1 game: lost" in told
    assert "(provisional" in told
