"""Two offers that are taken in the same moment seat nobody at more tables than they want."""

from __future__ import annotations

import asyncio

import pytest

from sessions.session import Session
from sessions.tables.offers import Offers, Pair
from tests.play.club import Club
from tests.play.finding import games, guild, offer


@pytest.fixture
def together(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two matches have found their pairs before the first of the two games starts."""
    start, both = Offers.start, asyncio.Barrier(2)

    async def met(self: Offers, pair: Pair, *, thread: bool = False) -> Session | None:
        async with asyncio.timeout(5):
            await both.wait()
        return await start(self, pair, thread=thread)

    monkeypatch.setattr(Offers, "start", met)


@pytest.mark.usefixtures("together")
async def test_who_wants_one_game_gets_one_of_two(club: Club) -> None:
    await club.tables.settings.change_person(int(club.alice.id), open_games=1)
    await offer(club.alice, "strata5")
    await offer(club.alice, "stranded")
    answers = await asyncio.gather(offer(club.bob, "strata5"), offer(club.carol, "stranded"))
    await club.caught_up()
    [session] = await games(club)
    assert int(club.alice.id) in [each.user_id for each in session.people]
    told = sorted("Your offer is open" in each.text for each in answers)
    assert told == [False, True], "one has an opponent, and the other one's offer stands"
    assert len(await club.tables.offers.standing(guild(club))) == 2, "Alice's other offer stands too"


@pytest.mark.usefixtures("together")
async def test_who_wants_two_games_gets_both(club: Club) -> None:
    await club.tables.settings.change_person(int(club.alice.id), open_games=2)
    await offer(club.alice, "strata5")
    await offer(club.alice, "stranded")
    await asyncio.gather(offer(club.bob, "strata5"), offer(club.carol, "stranded"))
    await club.caught_up()
    assert len(await games(club)) == 2
