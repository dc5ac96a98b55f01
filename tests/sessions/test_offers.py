"""Open offers: who is matched with whom, on which terms, and what is never told."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from data.rows import ANY, OfferRow
from data.sqlite.store import SqliteStore
from data.store import Store
from sessions.acts import Resign
from sessions.log import Matched, Person
from sessions.refusals.limits import ClockRefused, ServerFull, TooManyGames, TooManyOffers
from sessions.refusals.requests import UnknownGame
from sessions.session import Session
from sessions.state.clock import DAY, HOUR
from sessions.state.table import Place
from sessions.tables import Opening, Tables
from sessions.tables.offers import LOOK_AGAIN, MOST_OFFERS, Terms
from tests.sessions.club import ANN, BEN, CAT, NOW, Time, a_play
from tests.sessions.offering import CHANNEL, SERVER, offer


async def make(tables: Tables, person: Person, **other: Any) -> OfferRow:
    made = offer(tables, person, **other)
    await tables.offers.make(made)
    return made


async def matched(tables: Tables, made: OfferRow) -> Session | None:
    """The game that an offer leads to now; None if it waits."""
    for pair in await tables.offers.pairs(made):
        return await tables.offers.start(pair, thread=True)
    return None


async def game_of_two(tables: Tables, time: Time, one: dict[str, Any], other: dict[str, Any]) -> Session:
    """Ann's offer, and a minute later Ben's: the game that they lead to."""
    await make(tables, ANN, **one)
    time.now += 60
    session = await matched(tables, await make(tables, BEN, **other))
    assert session is not None
    return session


async def test_two_offers_start_a_game_on_the_terms_of_both(tables: Tables, time: Time) -> None:
    session = await game_of_two(
        tables, time, {"game": "strata5", "rated": "no"}, {"clock": "3d", "channel_id": 8, "language": "de"}
    )
    assert session.state == "running"
    assert (session.game.key, session.host, session.language) == ("strata5", ANN.user_id, "en")
    assert session.place == Place(SERVER, CHANNEL), "in the channel of the older offer"
    terms = session.table_options
    assert (terms["clock"], terms["rated"], terms["thread"]) == ("3d", "no", "on")
    assert session.salt.startswith("salt of Ben"), "what Discord chose last"
    assert {each.user_id for each in session.people} == {ANN.user_id, BEN.user_id}
    assert set(session.called_users) == {ANN.user_id, BEN.user_id}, "nobody knew when somebody would come"
    after = await tables.do(session.id, a_play(session))
    assert after.called_users == ()
    assert await tables.offers.standing(SERVER) == []


async def test_what_both_leave_open_is_what_the_server_prefers(tables: Tables, time: Time) -> None:
    await tables.settings.change_server(SERVER, clocks=["1d", "3d"], clock="3d")
    session = await game_of_two(tables, time, {}, {})
    assert 2 in session.game.seats
    assert (session.table_options["clock"], session.table_options["rated"]) == ("3d", "yes")


async def test_a_matched_game_counts_for_whoever_wants_to_play_few(tables: Tables, time: Time) -> None:
    """And once it is over, they can be matched again."""
    await tables.settings.change_person(ANN.user_id, open_games=1)
    await make(tables, ANN, game="stranded")
    session = await game_of_two(tables, time, {"game": "strata5"}, {"game": "strata5"})
    assert await matched(tables, await make(tables, CAT)) is None
    with pytest.raises(TooManyGames):
        await make(tables, ANN)
    await tables.do(session.id, Resign(BEN.user_id))
    assert await matched(tables, await make(tables, CAT)) is not None


BARRIERS: dict[str, tuple[Person, dict[str, Any]]] = {
    "Ann avoids Ben": (ANN, {"avoided": [BEN.user_id]}),
    "Ben avoids Ann": (BEN, {"avoided": [ANN.user_id]}),
    "Ann has not met Ben": (ANN, {"company": "met"}),
    "Ben has not met Ann": (BEN, {"company": "met"}),
    "Ann is away": (ANN, {"away_until": NOW + 10 * DAY}),
    "Ann wants no game now": (ANN, {"open_games": 0}),
}


@pytest.mark.parametrize("why", BARRIERS)
async def test_who_does_not_go_together_waits_and_nobody_learns_why(tables: Tables, time: Time, why: str) -> None:
    """Both offers stand, and a third person gets a game with whoever can."""
    person, settings = BARRIERS[why]
    await make(tables, ANN)
    await tables.settings.change_person(person.user_id, **settings)
    time.now += 60
    assert await matched(tables, await make(tables, BEN)) is None
    assert [each.user_id for each in await tables.offers.standing(SERVER)] == [ANN.user_id, BEN.user_id]
    time.now += 60
    session = await matched(tables, await make(tables, CAT))
    alone = "has not met" in why or why in ("Ann is away", "Ann wants no game now")
    other = (BEN if person == ANN else ANN) if alone else ANN
    assert session is not None
    assert {each.user_id for each in session.people} == {CAT.user_id, other.user_id}


async def test_the_server_decides_when_the_game_starts(tables: Tables, time: Time) -> None:
    """Its settings may have changed since the older offer was made."""
    await make(tables, ANN, game="strata5", clock="1h")
    changes: list[tuple[dict[str, Any], dict[str, Any]]] = [
        ({"clocks": ["1d"], "clock": "1d"}, {"clocks": ["1h", "1d"]}),
        ({"channels": [99]}, {"channels": []}),
        ({"openers": "moderators"}, {"openers": "everyone"}),
    ]
    for change, undone in changes:
        await tables.settings.change_server(SERVER, **change)
        assert await matched(tables, await make(tables, BEN, game="strata5")) is None, change
        await tables.settings.change_server(SERVER, **undone)
    with pytest.raises(ClockRefused):
        await make(tables, CAT, clock="1w")
    with pytest.raises(UnknownGame):
        await make(tables, CAT, game="mars")
    await tables.settings.change_server(SERVER, tables_at_once=1)
    await tables.openings.open(Opening("stranded", Place(SERVER, 99), (CAT,)))
    newer = await make(tables, BEN, game="strata5")
    with pytest.raises(ServerFull):
        await matched(tables, newer)
    assert len(await tables.offers.standing(SERVER)) == 2, "both stand until there is room"


async def test_an_offer_of_a_moderator_starts_a_game_where_only_they_open_tables(tables: Tables, time: Time) -> None:
    await tables.settings.change_server(SERVER, openers="moderators")
    await game_of_two(tables, time, {"moderator": True}, {})


async def test_somebody_has_so_many_offers_in_a_server(tables: Tables) -> None:
    for clock in ("1h", "1d", "3d")[:MOST_OFFERS]:
        await make(tables, ANN, clock=clock)
    with pytest.raises(TooManyOffers):
        await make(tables, ANN, clock="1w")
    await make(tables, ANN, clock="1d")
    assert await tables.offers.withdraw(SERVER, ANN.user_id, Terms(ANY, "1d", ANY)) == 1
    await make(tables, ANN, clock="1w")


async def test_what_stands_is_looked_at_again_and_ends_by_itself(tables: Tables, time: Time) -> None:
    """A match may become possible without anybody making another offer."""
    await tables.settings.change_person(ANN.user_id, avoided=[BEN.user_id])
    made = [await make(tables, ANN, until=int(time.now) + HOUR), await make(tables, BEN)]
    assert await tables.offers.to_look_at() == []
    time.now += 60
    assert await tables.offers.to_look_at() == made
    assert await tables.offers.to_look_at() == []
    await tables.settings.change_person(ANN.user_id, avoided=[])
    time.now += LOOK_AGAIN
    assert [each.user_id for each in await tables.offers.to_look_at()] == [ANN.user_id, BEN.user_id]
    assert await tables.offers.pairs(made[1])
    time.now += HOUR
    assert await tables.offers.pairs(made[1]) == []
    assert await tables.offers.to_look_at() == [made[1]]
    assert await tables.offers.standing(SERVER) == [made[1]]


@pytest.fixture
async def both(path: Path, secret: bytes) -> AsyncIterator[tuple[Tables, Tables]]:
    """The tables of two processes on the same file."""
    stores = [await SqliteStore.open(path, clock=lambda: 1_000_000_000.0) for _ in range(2)]
    first, second = (Tables(each, make_secret=lambda: secret) for each in stores)
    yield first, second
    for each in stores:
        await each.close()


async def test_two_offers_of_the_same_instant_in_two_processes_make_one_game(both: tuple[Tables, Tables]) -> None:
    """Each process keeps one, and then looks for a match: at least one sees both, and one alone takes them."""

    async def offered(tables: Tables, person: Person) -> Session | None:
        return await matched(tables, await make(tables, person))

    for _ in range(5):
        found = await asyncio.gather(offered(both[0], ANN), offered(both[1], BEN))
        [session] = [each for each in found if each is not None]
        assert [type(each) for each in session.log].count(Matched) == 1
        assert await both[0].offers.standing(SERVER) == []
        assert len(await both[1].store.all_open()) == 1
        await both[0].do(session.id, Resign(ANN.user_id))


async def test_an_offer_outlives_its_process(store: Store, tables: Tables, secret: bytes, time: Time) -> None:
    await make(tables, ANN)
    afresh = Tables(store, make_secret=lambda: secret)
    time.now += 60
    assert await matched(afresh, await make(afresh, BEN)) is not None


async def test_people_are_told_of_offers_that_they_could_be_matched_with(tables: Tables, time: Time) -> None:
    """Who avoids whom is not told by a message either."""
    time.now = 10 * DAY
    for person in (ANN, BEN, CAT):
        await tables.offers.watch(SERVER, person.user_id, ["strata5"])
    await tables.settings.change_person(BEN.user_id, avoided=[CAT.user_id])
    made = await make(tables, CAT, game="strata5")
    assert await tables.offers.to_tell(made) == [ANN.user_id]
    assert await tables.offers.note_told(ANN.user_id)
    assert not await tables.offers.note_told(ANN.user_id)
    assert await tables.offers.to_tell(made) == []
    time.now += DAY + 1
    assert await tables.offers.to_tell(made) == [ANN.user_id]
    with pytest.raises(UnknownGame):
        await tables.offers.watch(SERVER, ANN.user_id, ["chess"])
    assert await tables.offers.watched(ANN.user_id, SERVER) == {"strata5"}
    assert await tables.offers.watched(ANN.user_id, SERVER + 1) == frozenset()


async def test_what_is_kept_of_somebody_is_exported_and_deleted(tables: Tables) -> None:
    await make(tables, ANN, game="strata5")
    await make(tables, BEN)
    await tables.offers.watch(SERVER, ANN.user_id, [ANY])
    about = await tables.offers.about(ANN.user_id)
    assert about["open offers"][0]["your name"] == "Ann"
    assert about["offers of which you want to be told"] == [{"server": "5", "game": ANY, "last told": None}]
    assert str(BEN.user_id) not in str(about)
    await tables.people.forget(ANN.user_id)
    assert await tables.offers.about(ANN.user_id) == {}
    assert [each.user_id for each in await tables.offers.standing(SERVER)] == [BEN.user_id]
