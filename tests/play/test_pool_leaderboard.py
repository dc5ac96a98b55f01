"""/leaderboard in direct messages: the best of all who play with strangers, by the names that strangers read."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from sandbox import Person
from tests.data.ended import ended
from tests.play.answers import answer, private
from tests.play.club import Club, control
from tests.play.pool import agree, name_of
from words import ENGLISH, of

SAY = of(ENGLISH).standings
OTHERS = (7_001, 7_002)
"""The ids of people who are never seen here."""


async def over(club: Club, winner: int, loser: int, game: str = "stranded", guild_id: int = 0) -> None:
    """A rated game that one has won, of which nothing is left to be shown."""
    number = await ended(club.tables.store, game, [(winner, 1, None), (loser, 2, None)], 9, guild_id)
    await club.tables.store.note_shown(number, 2)


async def played(club: Club, *user_ids: int, rounds: int = 2) -> None:
    """Rated games with strangers, of everybody against everybody: whoever is named first wins."""
    for one, other in [*combinations(user_ids, 2)] * rounds:
        await over(club, one, other)


@pytest.fixture
async def six(club: Club) -> list[int]:
    """Six people who have all played against each other."""
    people = [*(int(each.id) for each in club.people[:4]), *OTHERS]
    await played(club, *people)
    return people


async def lines(person: Person, game: str | None = "stranded") -> list[str]:
    """The lines of the ranking."""
    given: dict[str, Any] = {} if game is None else {"game": game}
    return answer(await person.direct().slash("leaderboard", **given)).split("\n")


async def test_it_names_those_who_agree_by_their_player_names(club: Club, six: list[int]) -> None:
    await agree(club, club.bob)
    told = await lines(club.carol)
    assert told[0] == SAY.strangers_heading()
    ranked = [each for each in told if each[:1].isdigit() and "." in each[:3]]
    assert [each.split(":")[0].split(". ")[1] for each in ranked] == [
        SAY.unnamed(),
        f"**{await name_of(club, club.bob)}**",
        f"**{await name_of(club, club.carol)}**",
        *[SAY.unnamed()] * 3,
    ], "whoever reads it sees their own name"
    assert "10 games, 10 won, 10 in a row" in ranked[0]
    assert not any(each.name in line for each in club.people for line in told)
    assert SAY.strangers_named() in told
    assert SAY.strangers_explained(few=5) in told


async def test_who_stops_playing_with_strangers_is_named_no_more(club: Club, six: list[int]) -> None:
    await agree(club, club.bob)
    page = (await club.bob.slash("me")).said
    await club.bob.click(page, control(page, "strangers"))
    await club.bob.click(page, control(page, "stoppool"))
    assert await name_of(club, club.bob) not in "\n".join(await lines(club.alice))


async def test_the_reader_learns_their_own_place(club: Club, six: list[int]) -> None:
    """Where the list does not reach to it, and where they have none."""
    crowd = [8_000 + number for number in range(22)]
    await played(club, *crowd, int(club.alice.id), rounds=1)
    told = await lines(club.alice)
    assert any(each.startswith("You’re number 23 of 23: ") for each in told)
    newcomer = club.sandbox.person("eve")
    await over(club, int(newcomer.id), crowd[0])
    assert any(each.startswith("You’re not ranked yet. Rating: ") for each in await lines(newcomer))


async def test_games_of_a_server_are_not_in_it(club: Club) -> None:
    people = [int(each.id) for each in club.people[:2]]
    guild_id = int(club.sandbox.world.home.id)
    await over(club, people[0], people[1], guild_id=guild_id)
    assert private(await club.alice.direct().slash("leaderboard")).text == SAY.strangers_none()
    assert SAY.strangers_heading() not in answer(await club.alice.slash("leaderboard"))


async def test_all_games_stand_below_one_heading(club: Club, six: list[int]) -> None:
    await over(club, six[0], six[1], "strata5")
    told = await lines(club.alice, None)
    assert [each for each in told if each.startswith("#")] == [
        SAY.strangers_heading(),
        "### Stranded",
        "### Strata 5",
    ]
