"""The pool: who is matched with whom, on which terms, by which process, and what is never told."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from data.rows import ANY
from data.shards import Shards
from data.sqlite.store import SqliteStore
from rules.record import parse
from sessions.acts import Abandon, Act, Resign, Tick
from sessions.log import Ended, Granted, Matched, Person, RanOut, TableEnding
from sessions.people.strangers import CLOCK, CLOCKS, MOST_A_DAY, MOST_APART, old_enough_at
from sessions.records.redrawing import redraw
from sessions.records.writing import record
from sessions.refusals.base import Refusal
from sessions.refusals.limits import (
    AccountTooNew,
    ClockRefused,
    DirectClosed,
    NotAgreed,
    NotFromHere,
    TooManyGames,
    TooManyOffers,
    TooManyPoolGames,
)
from sessions.refusals.requests import UnknownGame
from sessions.results.scoring import results
from sessions.session import Session
from sessions.state.clock import DAY, HOUR
from sessions.state.players import Stranger
from sessions.state.table import APART, DIRECT, Place
from sessions.tables import Tables
from sessions.tables.offers import LOOK_AGAIN, MOST_OFFERS
from sessions.tables.pool import COUNTED_EVERY
from tests.sessions.club import ANN, BEN, CAT, Time, a_play
from tests.sessions.offering import SERVER
from tests.sessions.offering import offer as server_offer
from tests.sessions.pool import CHANNEL, offer, ready, some_time, tables, wish

__all__ = ["some_time", "tables"]


async def one_game(tables: Tables) -> Session:
    """The game that the offers in the pool lead to now."""
    (session,) = await tables.pool.look()
    return session


async def matched(tables: Tables, time: Time, one: dict[str, Any], other: dict[str, Any]) -> Session:
    """Ann's offer, and a minute later Ben's: the game that they lead to."""
    await offer(tables, ANN, **one)
    assert await tables.pool.look() == []
    time.now += 60
    await offer(tables, BEN, **other)
    return await one_game(tables)


async def test_two_offers_start_a_game_in_direct_messages(tables: Tables, time: Time) -> None:
    session = await matched(tables, time, {"game": "strata5"}, {"clock": "3d", "salt": "77"})
    assert (session.state, session.game.key, session.place) == ("running", "strata5", Place(DIRECT, APART))
    assert session.channels == {each.user_id: CHANNEL + each.user_id for each in (ANN, BEN)}
    terms = session.table_options
    assert (terms["clock"], terms["rated"], terms["thread"], terms["forfeit"]) == ("3d", "yes", "direct", "on")
    assert session.salt == "77", "what Discord chose last"
    assert set(session.called_users) == {ANN.user_id, BEN.user_id}
    assert session.of_pool
    assert session.of_strangers
    for each in session.people:
        name = await tables.strangers.names.kept(each.user_id)
        assert name is not None
        assert each == Stranger.named(each.user_id, name.word, name.number)
    assert await tables.pool.of(ANN.user_id) == await tables.pool.of(BEN.user_id) == []
    assert any(isinstance(each, Matched) for each in session.log)
    assert await tables.pool.look() == []


async def test_what_both_leave_open_is_decided_by_lot_and_has_a_clock(tables: Tables, time: Time) -> None:
    session = await matched(tables, time, {}, {})
    assert 2 in session.game.seats
    assert session.table_options["clock"] == CLOCK
    assert session.wants_rating


@pytest.mark.parametrize(
    ("one", "other", "rated"), [("yes", ANY, True), (ANY, "no", False), ("no", "no", False), ("yes", "yes", True)]
)
async def test_a_game_is_rated_as_both_want(tables: Tables, time: Time, one: str, other: str, rated: bool) -> None:
    session = await matched(tables, time, {"rated": one}, {"rated": other})
    assert session.wants_rating is rated
    await tables.do(session.id, Resign(ANN.user_id))
    await matched(tables, time, {"rated": one}, {"rated": other})


async def test_who_wants_it_rated_waits_for_who_does(tables: Tables) -> None:
    await offer(tables, ANN, rated="yes")
    await offer(tables, BEN, rated="no")
    assert await tables.pool.look() == []


async def test_the_same_offer_elsewhere_goes_with_the_game(tables: Tables, time: Time) -> None:
    """Whoever looks here and anywhere gets one game, wherever the other one is found."""
    await tables.settings.change_server(SERVER, offers_channel=9)
    await offer(tables, ANN, game="strata5", clock="1d", beside=server_offer(tables, ANN, game="strata5", clock="1d"))
    assert len(await tables.offers.of(ANN.user_id)) == 2
    await offer(tables, BEN, game="strata5")
    await one_game(tables)
    assert await tables.offers.of(ANN.user_id) == []


async def test_a_game_here_takes_the_offer_from_the_pool(tables: Tables, time: Time) -> None:
    for person in (ANN, BEN):
        here = server_offer(tables, person, game="strata5", clock="1d")
        await offer(tables, person, game="strata5", clock="1d", beside=here)
        other = server_offer(tables, person, game="stranded", clock="1d")
        await tables.offers.make(other)
    (mine, *_) = [each for each in await tables.offers.of(ANN.user_id, SERVER) if each.game == "strata5"]
    (pair, *_) = await tables.offers.pairs(mine)
    session = await tables.offers.start(pair)
    assert session is not None
    assert session.place.guild_id == SERVER
    assert not session.of_strangers
    assert await tables.pool.look() == []
    assert [(each.guild_id, each.game) for each in await tables.offers.of(ANN.user_id)] == [(SERVER, "stranded")]


BARRIERS: dict[str, dict[str, Any]] = {
    "avoids": {"avoided": [BEN.user_id, ANN.user_id]},
    "has not met": {"company": "met"},
    "is away": {"away_until": 2_000_000_000},
    "wants no game now": {"open_games": 0},
    "agrees no more": {"pool": 0},
}


@pytest.mark.parametrize("person", [ANN, BEN], ids=["the first", "the second"])
@pytest.mark.parametrize("why", BARRIERS)
async def test_who_does_not_go_together_waits_and_nobody_learns_why(
    tables: Tables, time: Time, person: Person, why: str
) -> None:
    await offer(tables, ANN)
    await ready(tables, BEN)
    settings = BARRIERS[why]
    if "avoided" in settings:
        settings = {"avoided": [each for each in settings["avoided"] if each != person.user_id]}
    await offer(tables, BEN)
    await tables.settings.change_person(person.user_id, **settings)
    assert await tables.pool.look() == []
    assert len(await tables.pool.of(ANN.user_id)) == len(await tables.pool.of(BEN.user_id)) == 1
    time.now += 60
    await offer(tables, CAT)
    session = await one_game(tables)
    assert {each.user_id for each in session.people} == {
        CAT.user_id,
        ANN.user_id if "avoids" in why else (BEN if person == ANN else ANN).user_id,
    }


async def test_who_can_not_be_reached_is_matched_with_nobody(tables: Tables, time: Time) -> None:
    await offer(tables, ANN)
    await offer(tables, BEN)
    await tables.direct.note_closed(ANN.user_id)
    assert await tables.pool.look() == []
    await tables.direct.note_opened(ANN.user_id, CHANNEL + ANN.user_id)
    assert await tables.pool.look() == [], "that is seen half an hour later"
    time.now += LOOK_AGAIN
    await one_game(tables)


async def test_the_same_two_play_so_many_games_a_day(tables: Tables, time: Time) -> None:
    ways: list[Act] = [Abandon(), Resign(ANN.user_id), Resign(BEN.user_id)]
    for end in ways[:MOST_A_DAY]:
        await tables.do((await matched(tables, time, {}, {})).id, end)
    await offer(tables, ANN)
    await offer(tables, BEN)
    assert await tables.pool.look() == []
    await offer(tables, CAT)
    assert CAT.user_id in {each.user_id for each in (await one_game(tables)).people}
    time.now += DAY
    await offer(tables, ANN)
    await offer(tables, BEN)
    await one_game(tables)


async def test_whom_one_has_not_met_for_longest_comes_first(tables: Tables, time: Time) -> None:
    await matched(tables, time, {}, {})
    time.now += 60
    await offer(tables, BEN, game="strata5", clock="1h")
    await tables.pool.look()
    await offer(tables, CAT, game="stranded", clock="1h")
    await tables.pool.look()
    await offer(tables, ANN, clock="1h")
    session = await one_game(tables)
    assert {each.user_id for each in session.people} == {ANN.user_id, CAT.user_id}, "though Ben has waited longer"


@pytest.mark.parametrize("person", [ANN, BEN], ids=["the first", "the second"])
async def test_nobody_plays_more_games_than_anybody_can(tables: Tables, time: Time, person: Person) -> None:
    others = [Person(1000 + number, "Other") for number in range(MOST_APART)]
    for each in others:
        await offer(tables, each, game="strata5")
        await offer(tables, person, game="strata5")
        await one_game(tables)
    with pytest.raises(TooManyPoolGames):
        await tables.admission.check(person.user_id, 0)
    for each in (ANN, BEN):
        await offer(tables, each, game="strata5")
    assert await tables.pool.look() == []


async def test_what_somebody_must_have_done_before(tables: Tables, time: Time) -> None:
    pool = tables.pool

    async def refused(user_id: int = ANN.user_id, guild_id: int = SERVER) -> type[Refusal] | None:
        try:
            await tables.admission.check(user_id, guild_id)
        except Refusal as refusal:
            return type(refusal)
        return None

    assert await refused() is NotAgreed
    await tables.strangers.agree(ANN.user_id)
    assert await refused() is DirectClosed
    with pytest.raises(DirectClosed):
        await pool.make(ANN.user_id, wish())
    await ready(tables, ANN)
    assert await refused() is None
    await tables.settings.change_server(SERVER, pool=False)
    assert await refused() is NotFromHere
    assert await refused(guild_id=DIRECT) is None
    await tables.settings.change_server(SERVER, pool=True)
    await tables.settings.change_person(ANN.user_id, open_games=0)
    assert await refused() is TooManyGames
    await tables.settings.change_person(ANN.user_id, open_games=-1)
    young = (int(time.now) - old_enough_at(0, 0) - 13 * DAY) * 1000 << 22
    await ready(tables, Person(young, "Young"))
    with pytest.raises(AccountTooNew) as refusal:
        await tables.admission.check(young, SERVER)
    assert refusal.value.wait == DAY
    time.now += DAY
    assert await refused(young) is None
    await tables.direct.note_closed(ANN.user_id)
    assert await refused() is DirectClosed
    await tables.direct.used(ANN.user_id)
    assert await refused() is DirectClosed, "until a message arrives"


async def test_offers_have_the_clocks_of_strangers(tables: Tables) -> None:
    await ready(tables, ANN)
    for clock in ("none", "1w"):
        assert clock not in CLOCKS
        with pytest.raises(ClockRefused):
            await tables.pool.make(ANN.user_id, wish(clock=clock))
    with pytest.raises(UnknownGame):
        await tables.pool.make(ANN.user_id, wish("mars"))
    for clock in ("1h", "12h", "1d")[:MOST_OFFERS]:
        await tables.pool.make(ANN.user_id, wish(clock=clock))
    here = server_offer(tables, ANN, clock="3d")
    with pytest.raises(TooManyOffers):
        await tables.pool.make(ANN.user_id, wish(clock="3d"), here)
    assert await tables.offers.of(ANN.user_id, SERVER) == [], "both or none"
    assert await tables.pool.withdraw(ANN.user_id) == MOST_OFFERS
    assert await tables.pool.of(ANN.user_id) == []


async def test_who_stops_has_no_offers_to_strangers(tables: Tables) -> None:
    await offer(tables, ANN, clock="1d", beside=server_offer(tables, ANN, clock="1d"))
    await tables.strangers.stop(ANN.user_id)
    assert [each.guild_id for each in await tables.offers.of(ANN.user_id)] == [SERVER]


async def test_an_offer_ends_by_itself(tables: Tables, time: Time) -> None:
    await offer(tables, ANN, stands="1h")
    await tables.pool.look()
    time.now += HOUR
    await offer(tables, BEN)
    assert await tables.pool.look() == []
    assert await tables.pool.of(ANN.user_id) == []
    assert ANN.user_id not in [each.user_id for each in await tables.store.pool_to_look_at(9)]


async def test_only_the_process_of_direct_messages_matches(tables: Tables) -> None:
    other = Tables(tables.store, make_secret=lambda: bytes(32), shards=Shards(2, frozenset({1})))
    await offer(other, ANN)
    await offer(other, BEN)
    assert await other.pool.look() == []
    assert await other.offers.to_look_at() == [], "nor do the looks of servers find them"
    await one_game(tables)


async def test_how_many_wait_is_counted_rarely(tables: Tables, time: Time) -> None:
    """Who makes an offer does not see by it whether somebody else was matched."""
    assert await tables.pool.waiting() == {}
    await offer(tables, ANN, game="strata5")
    await offer(tables, ANN, game="strata5", clock="1d")
    await offer(tables, CAT)
    assert await tables.pool.waiting() == {}
    time.now += COUNTED_EVERY
    assert await tables.pool.waiting() == {("strata5", 2): 1, (ANY, 2): 1}
    await tables.pool.withdraw(ANN.user_id)
    assert await tables.pool.waiting() == {("strata5", 2): 1, (ANY, 2): 1}


# A game that never began


async def test_a_first_turn_that_is_not_taken_ends_the_game(tables: Tables, time: Time) -> None:
    session = await matched(tables, time, {"clock": "1h"}, {})
    assert session.actor is not None
    time.now += HOUR
    after = await tables.do(session.id, Tick(int(time.now)))
    assert after.log[-1] == Ended(TableEnding.NOT_BEGUN)
    assert results(after) == ()
    assert after.secret_shown


async def test_a_later_turn_that_is_not_taken_loses(tables: Tables, time: Time) -> None:
    session = await matched(tables, time, {"clock": "1h", "game": "strata5"}, {})
    first = session.actor
    while session.actor == first or session.position.number < 3:
        session = await tables.do(session.id, a_play(session))
    time.now += HOUR
    session = await tables.do(session.id, Tick(int(time.now)))
    assert isinstance(session.log[-1], RanOut), "the other may claim it now"
    time.now += HOUR
    session = await tables.do(session.id, Tick(int(time.now)))
    assert session.outcome is not None, "and it ends by itself"


async def test_who_is_away_has_not_missed_their_first_turn(tables: Tables, time: Time) -> None:
    session = await matched(tables, time, {"clock": "1h"}, {})
    down = Tick(int(time.now) + HOUR, down_since=int(time.now))
    time.now += HOUR
    assert isinstance((await tables.do(session.id, down)).log[-1], Granted)


# Records


async def test_a_record_of_strangers_names_nobody_and_is_checked(tables: Tables, time: Time) -> None:
    session = await matched(tables, time, {"game": "strata5"}, {})
    session = await tables.do(session.id, Resign(ANN.user_id))
    written = record(session)
    assert sorted(written.notes["players"].split()) == ["1", "2"]
    assert str(ANN.user_id) not in written.notes["players"]
    assert redraw(parse(str(written))).whole_lot
    begun = None
    for person in (ANN, BEN):
        _, begun = await tables.apart.want_rematch(session.id, person.user_id, "5")
    assert begun is not None
    assert begun.of_strangers
    assert not begun.of_pool, "they have chosen each other"
    begun = await tables.do(begun.id, Resign(BEN.user_id))
    assert redraw(parse(str(record(begun)))).whole_lot
    assert sorted(record(begun).notes["players"].split()) == ["1", "2"]


async def test_a_record_holds_without_a_player_who_was_deleted(tables: Tables, time: Time) -> None:
    session = await matched(tables, time, {"game": "strata5"}, {})
    session = await tables.do(session.id, Resign(ANN.user_id))
    before = record(session)
    await tables.people.forget(ANN.user_id)
    assert record(await tables.load(session.id)) == before
    assert await tables.pool.of(ANN.user_id) == []


# Several processes


@pytest.fixture
async def two(path: Path, time: Time) -> AsyncIterator[tuple[Tables, Tables]]:
    stores = [await SqliteStore.open(path, clock=time) for _ in range(2)]
    first, second = (Tables(each) for each in stores)
    yield first, second
    for each in stores:
        await each.close()


async def test_two_that_look_at_once_begin_one_game(two: tuple[Tables, Tables]) -> None:
    """Only one process looks; but while one takes over from another, both may."""
    people = [Person(1000 + number, "Somebody") for number in range(12)]
    await asyncio.gather(*(offer(two[number % 2], each) for number, each in enumerate(people)))
    found = [session for each in await asyncio.gather(*(tables.pool.look() for tables in two)) for session in each]
    seated = [each.user_id for session in found for each in session.people]
    assert len(seated) == len(set(seated)), "nobody is in two games by one offer"
    left = [each.user_id for person in people for each in await two[0].pool.of(person.user_id)]
    assert sorted([*seated, *left]) == [each.user_id for each in people]


async def test_offers_made_at_once_are_no_more_than_three(two: tuple[Tables, Tables]) -> None:
    await ready(two[0], ANN)
    wishes = [wish(game, clock) for game in (ANY, "strata5", "stranded") for clock in CLOCKS]
    made = [two[number % 2].pool.make(ANN.user_id, each) for number, each in enumerate(wishes)]
    found = await asyncio.gather(*made, return_exceptions=True)
    assert sum(isinstance(each, TooManyOffers) for each in found) == len(wishes) - MOST_OFFERS
    assert len(await two[0].pool.of(ANN.user_id)) == MOST_OFFERS


def test_an_account_is_as_old_as_its_id() -> None:
    assert old_enough_at(175928847299117063, 0) == 1462015105
