"""The pool for three and four: who is seated together, that it is not rated, and what is left where it fails."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import combinations
from typing import Any

import pytest

from data.rows import ANY, OfferRow
from data.sql.connection import Connection
from data.sql.transactions import Transactions
from sessions.acts import Resign, Tick
from sessions.log import Ended, Matched, Person, TableEnding
from sessions.people.strangers import MOST_A_DAY
from sessions.records.redrawing import redraw
from sessions.records.writing import record
from sessions.refusals.limits import TooManyOffers
from sessions.refusals.requests import UnknownGame
from sessions.results.scoring import results
from sessions.session import Session
from sessions.state.clock import DAY, HOUR
from sessions.state.table import DIRECT
from sessions.tables import Tables
from sessions.tables.offers import MOST_OFFERS, Terms
from sessions.tables.pool import PoolWish
from tests.sessions.club import ANN, BEN, CAT, DAN, EVE, Time, a_play, long_enough
from tests.sessions.pool import CHANNEL, ready, some_time, tables

__all__ = ["some_time", "tables"]

GAME = "stranded"


async def offer(tables: Tables, person: Person, seats: int, clock: str = ANY, rated: str = "no") -> OfferRow:
    """An offer of that person to play Stranded with so many."""
    if not await tables.strangers.has_agreed(person.user_id):
        await ready(tables, person)
    wanted = PoolWish(Terms(GAME, clock, rated, seats), "1d", "9", "en")
    return await tables.pool.make(person.user_id, wanted)


async def begun(tables: Tables) -> list[set[int]]:
    """Who are in the games that begin now."""
    return [{each.user_id for each in session.people} for session in await tables.pool.look()]


async def of_three(tables: Tables, time: Time, clock: str = "1h") -> Session:
    """A game of Ann, Ben and Cat, who have made their offers in this order."""
    for each in (ANN, BEN, CAT):
        await offer(tables, each, 3, clock)
        time.now += 60
    (session,) = await tables.pool.look()
    return session


async def test_three_offers_start_one_game(tables: Tables, time: Time) -> None:
    await offer(tables, ANN, 3)
    await offer(tables, BEN, 3, "1d")
    assert await begun(tables) == []
    await offer(tables, CAT, 3)
    (session,) = await tables.pool.look()
    assert {each.user_id for each in session.people} == {ANN.user_id, BEN.user_id, CAT.user_id}
    assert session.channels == {each.user_id: CHANNEL + each.user_id for each in (ANN, BEN, CAT)}
    assert session.table_options["clock"] == "1d"
    assert session.of_pool
    assert set(session.called_users) == {ANN.user_id, BEN.user_id, CAT.user_id}
    assert [each for person in (ANN, BEN, CAT) for each in await tables.pool.of(person.user_id)] == []
    assert len([each for each in session.log if isinstance(each, Matched)]) == 1


async def test_the_number_of_seats_is_a_term_of_its_own(tables: Tables) -> None:
    for each in (ANN, BEN):
        await offer(tables, each, 3)
    for each in (CAT, DAN):
        await offer(tables, each, 4)
    await offer(tables, EVE, 2)
    assert await begun(tables) == []
    await offer(tables, CAT, 3)
    assert await begun(tables) == [{ANN.user_id, BEN.user_id, CAT.user_id}]
    assert [each.seats for each in await tables.pool.of(CAT.user_id)] == [4], "the other wish stands"


async def test_all_numbers_of_seats_count_for_the_limit_of_offers(tables: Tables) -> None:
    for seats in (2, 3, 4):
        await offer(tables, ANN, seats)
    assert len(await tables.pool.of(ANN.user_id)) == MOST_OFFERS
    with pytest.raises(TooManyOffers):
        await offer(tables, ANN, 4, "1d")
    await tables.pool.withdraw(ANN.user_id, Terms(GAME, ANY, "no", 3))
    assert sorted(each.seats for each in await tables.pool.of(ANN.user_id)) == [2, 4]


@pytest.mark.parametrize(("game", "seats"), [(ANY, 3), ("strata5", 3), (GAME, 5), (GAME, 1), (GAME, 0)])
async def test_seats_that_a_game_has_not_are_refused(tables: Tables, game: str, seats: int) -> None:
    await ready(tables, ANN)
    with pytest.raises(UnknownGame):
        await tables.pool.make(ANN.user_id, PoolWish(Terms(game, ANY, "no", seats), "1d", "9", "en"))


async def test_one_person_takes_one_seat(tables: Tables) -> None:
    await offer(tables, ANN, 3)
    await offer(tables, ANN, 3, "1d")
    await offer(tables, BEN, 3)
    assert await begun(tables) == []


async def test_a_clock_that_two_want_differently_keeps_them_apart(tables: Tables) -> None:
    await offer(tables, ANN, 3)
    await offer(tables, BEN, 3, "1d")
    await offer(tables, CAT, 3, "3d")
    assert await begun(tables) == [], "Ann goes with each, and they do not go with each other"
    await offer(tables, DAN, 3, "3d")
    assert await begun(tables) == [{ANN.user_id, CAT.user_id, DAN.user_id}]


@pytest.mark.parametrize("barrier", ["not again", "avoids", "too often"])
async def test_any_two_who_do_not_go_together_keep_a_group_apart(tables: Tables, time: Time, barrier: str) -> None:
    await ready(tables, BEN, CAT)
    if barrier == "not again":
        await tables.store.avoid_stranger(CAT.user_id, BEN.user_id, "oak", 111)
    elif barrier == "avoids":
        await tables.settings.change_person(CAT.user_id, avoided=[BEN.user_id])
    else:
        for _ in range(MOST_A_DAY):
            await offer(tables, BEN, 2)
            await offer(tables, CAT, 2)
            (session,) = await tables.pool.look()
            await tables.do(session.id, Resign(BEN.user_id))
    for each in (ANN, BEN, CAT):
        await offer(tables, each, 3)
    assert await begun(tables) == []
    await offer(tables, DAN, 3)
    (group,) = await begun(tables)
    assert len(group & {BEN.user_id, CAT.user_id}) == 1
    assert {ANN.user_id, DAN.user_id} < group


async def test_it_is_never_rated(tables: Tables, time: Time) -> None:
    """Some of several strangers could know each other, and play as one against another."""
    for each in (ANN, BEN, CAT):
        made = await offer(tables, each, 3, rated="yes")
        assert made.rated == "no"
    (session,) = await tables.pool.look()
    assert not session.wants_rating
    session = await long_enough(tables, session)
    for each in (ANN, BEN):
        session = await tables.do(session.id, Resign(each.user_id))
    assert session.state == "over"
    assert await tables.overview.rated(session) == "agreed"
    assert await tables.store.meetings(DIRECT, GAME) == []


async def test_who_gives_up_leaves_a_game_that_goes_on(tables: Tables, time: Time) -> None:
    session = await of_three(tables, time)
    session = await tables.do(session.id, Resign(CAT.user_id))
    assert session.state == "running"
    session = await tables.do(session.id, a_play(session))
    session = await tables.do(session.id, Resign(BEN.user_id))
    assert session.state == "over"
    assert {each.user_id for each in results(session) if each.place == 1} == {ANN.user_id}


async def test_a_seat_that_never_plays_ends_it_for_all(tables: Tables, time: Time) -> None:
    session = await of_three(tables, time)
    first = session.actor
    while session.actor == first:
        session = await tables.do(session.id, a_play(session))
    time.now += HOUR
    session = await tables.do(session.id, Tick(int(time.now)))
    assert session.log[-1] == Ended(TableEnding.NOT_BEGUN)
    assert results(session) == ()


async def test_a_later_time_up_puts_one_out_and_the_others_play_on(tables: Tables, time: Time) -> None:
    session = await of_three(tables, time)
    while not all(any(each.seat == seat for each in session.played) for seat in (1, 2, 3)):
        session = await tables.do(session.id, a_play(session))
    late = session.actor
    for _ in range(2):
        time.now += HOUR
        session = await tables.do(session.id, Tick(int(time.now)))
    assert session.state == "running"
    assert session.actor != late
    assert late not in session.position.remaining()
    assert len(session.position.remaining()) == 2


async def test_who_cannot_be_shown_a_board_takes_the_offers_of_no_other(tables: Tables, time: Time) -> None:
    session = await of_three(tables, time)
    await tables.direct.note_closed(CAT.user_id)
    session = await tables.load(session.id)
    assert await tables.pool.not_shown(session)
    assert (await tables.load(session.id)).state != "running"
    stand = {each.user_id: len(await tables.pool.of(each.user_id)) for each in (ANN, BEN, CAT)}
    assert stand == {ANN.user_id: 1, BEN.user_id: 1, CAT.user_id: 0}


async def test_its_record_has_numbers_and_is_checked(tables: Tables, time: Time) -> None:
    session = await of_three(tables, time)
    for each in (ANN, BEN):
        session = await tables.do(session.id, Resign(each.user_id))
    written = record(session)
    assert sorted(written.notes["players"].split()) == ["1", "2", "3"]
    assert not any(str(each.user_id) in str(written) for each in (ANN, BEN, CAT))
    assert redraw(written).whole_lot


async def test_waiting_is_counted_by_the_number_of_seats(tables: Tables, time: Time) -> None:
    await offer(tables, ANN, 3)
    await offer(tables, ANN, 2)
    await offer(tables, BEN, 4)
    time.now += DAY // 2
    assert await tables.pool.waiting() == {(GAME, 2): 1, (GAME, 3): 1, (GAME, 4): 1}


@pytest.mark.parametrize("seats", [2, 3])
async def test_a_look_reads_no_more_for_more_people(
    tables: Tables, monkeypatch: pytest.MonkeyPatch, seats: int
) -> None:
    reads = 0
    read = Transactions._read

    async def counted(self: Transactions, work: Callable[[Connection], Any]) -> Any:
        nonlocal reads
        reads += 1
        return await read(self, work)

    own = await offer(tables, ANN, seats)
    monkeypatch.setattr(Transactions, "_read", counted)
    taken = list[int]()
    for number in range(12):
        await offer(tables, Person(1000 + number, "Somebody"), seats)
        if number < seats - 2:
            continue
        reads = 0
        group = await anext(tables.company.groups(own))
        assert len(group) == seats
        taken.append(reads)
    assert len(set(taken)) == 1, taken


# Any wishes of any people


@pytest.mark.parametrize("number", range(12))
async def test_all_who_are_matched_go_together_and_nobody_is_left_who_could_be(
    tables: Tables, dice: random.Random, number: int
) -> None:
    people = [Person(1000 + each, "Somebody") for each in range(dice.randint(5, 11))]
    await ready(tables, *people)
    apart = {frozenset(pair) for pair in combinations([each.user_id for each in people], 2) if dice.random() < 0.25}
    for one, other in map(sorted, apart):
        by, about = dice.sample([one, other], 2)
        await tables.store.avoid_stranger(by, about, "oak", about)
    made: dict[tuple[int, Terms], OfferRow] = {}
    for person in people:
        for _ in range(dice.randint(1, 2)):
            each = await offer(tables, person, dice.choice((2, 3, 4)), dice.choice((ANY, "1d", "3d")))
            made[person.user_id, Terms.of(each)] = each
    games = [session for _ in range(3) for session in await tables.pool.look()]
    left = [each for person in people for each in await tables.pool.of(person.user_id)]
    taken = [each for each in made.values() if each.key not in {other.key for other in left}]
    assert sum(len(session.people) for session in games) == len(taken), "each offer leads to one seat"
    for session in games:
        seated = [each.user_id for each in session.people]
        assert len(set(seated)) == len(seated)
        assert not any(frozenset(pair) in apart for pair in combinations(seated, 2))
        wanted = {each.seats for each in taken if each.user_id in seated}
        assert len(seated) in wanted
    for seats in (2, 3, 4):
        same = [each for each in left if each.seats == seats]
        for group in combinations(same, seats):
            pairs = [frozenset((one.user_id, other.user_id)) for one, other in combinations(group, 2)]
            clocks = {each.clock for each in group} - {ANY}
            assert any(len(pair) == 1 or pair in apart for pair in pairs) or len(clocks) > 1, group
