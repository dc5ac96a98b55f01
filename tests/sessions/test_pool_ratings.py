"""The ratings of the pool: only games that the bot has matched count, and a place needs five different opponents."""

from __future__ import annotations

from itertools import combinations

import pytest

from sessions.acts import Resign
from sessions.people.strangers import FEWEST_STRANGERS
from sessions.results.ratings import ratings
from sessions.session import Session
from sessions.state.clock import DAY
from sessions.state.players import Person
from sessions.state.table import APART, DIRECT, Place
from sessions.tables import Opening, Tables
from tests.sessions.club import ANN, BEN, CAT, DAN, Time, long_enough
from tests.sessions.meetings import everybody, met
from tests.sessions.pool import CHANNEL, offer, some_time, tables

__all__ = ["some_time", "tables"]

GAME = "stranded"


async def lost(tables: Tables, session: Session, loser: Person) -> Session:
    """A game that one gives up after as many turns as a rated game takes."""
    session = await long_enough(tables, session)
    return await tables.do(session.id, Resign(loser.user_id))


async def begun(tables: Tables, one: Person, other: Person, *, rated: str = "yes") -> Session:
    """A game of these two that the bot has matched."""
    for each in (one, other):
        await offer(tables, each, game=GAME, rated=rated)
    (session,) = await tables.pool.look()
    return session


async def known(tables: Tables) -> dict[int, float]:
    """The ratings of the pool, by user."""
    books = tables.overview.books
    found = (await books.ranking(await books.of(DIRECT), GAME)).ratings
    return {user_id: each.value for user_id, each in found.items()}


async def test_a_matched_game_counts_there_and_in_no_server(tables: Tables) -> None:
    session = await lost(tables, await begun(tables, ANN, BEN), ANN)
    assert await tables.overview.rated(session) == "yes"
    found = await known(tables)
    assert found[BEN.user_id] > found[ANN.user_id]
    (row,) = await tables.store.meetings(DIRECT, GAME)
    assert (row.one, row.other, row.games) == (ANN.user_id, BEN.user_id, 1)
    book = await tables.overview.books.of(DIRECT)
    assert book.games[GAME].games == 1
    assert await tables.overview.books.streaks(book, GAME, [BEN.user_id]) == {BEN.user_id: 1}
    assert await tables.store.meetings(5, GAME) == []


async def test_what_both_want_unrated_does_not_count(tables: Tables) -> None:
    session = await lost(tables, await begun(tables, ANN, BEN, rated="no"), ANN)
    assert await tables.overview.rated(session) == "agreed"
    assert await known(tables) == {}
    assert (await tables.overview.books.of(DIRECT)).games == {}


async def test_who_have_chosen_each_other_are_not_rated_there(tables: Tables) -> None:
    """Neither a rematch counts, nor a game that was begun in a lobby."""
    session = await lost(tables, await begun(tables, ANN, BEN), ANN)
    before = await known(tables)
    again = None
    for person in (ANN, BEN):
        _, again = await tables.apart.want_rematch(session.id, person.user_id, "5")
    assert again is not None
    assert again.table_options["rated"] == "no"
    assert await tables.overview.rated(await lost(tables, again, BEN)) == "agreed"
    opening = Opening(
        GAME,
        Place(DIRECT, APART),
        [CAT, DAN],
        table_options={"thread": "direct"},
        salt="salt",
        at_once=True,
        showings={each.user_id: CHANNEL + each.user_id for each in (CAT, DAN)},
    )
    assert await tables.overview.rated(await lost(tables, await tables.openings.open(opening), CAT)) == "agreed"
    assert await known(tables) == before


async def test_the_same_two_count_at_most_three_times_a_day(tables: Tables, time: Time) -> None:
    for _ in range(3):
        await lost(tables, await begun(tables, ANN, BEN), ANN)
    for each in (ANN, BEN):
        await offer(tables, each, game=GAME, rated="yes")
    assert await tables.pool.look() == [], "they are not even matched"
    time.now += DAY + 1
    for each in (ANN, BEN):
        await tables.pool.withdraw(each.user_id)
    await lost(tables, await begun(tables, ANN, BEN), ANN)
    (row,) = await tables.store.meetings(DIRECT, GAME)
    assert row.games == 4
    assert row.weight < 5, "no opponent counts for more than five games, ever"


async def test_a_deletion_changes_nobody_elses_rating(tables: Tables, time: Time) -> None:
    for one, other in combinations((ANN, BEN, CAT), 2):
        await lost(tables, await begun(tables, one, other), other)
        time.now += 60
    before = await known(tables)
    await tables.people.forget(CAT.user_id)
    after = await known(tables)
    assert {each: after[each] for each in (ANN.user_id, BEN.user_id)} == pytest.approx(
        {each: before[each] for each in (ANN.user_id, BEN.user_id)}, abs=0.1
    )
    assert CAT.user_id not in after
    sums = await tables.store.book(DIRECT)
    await tables.store.count_anew(0.8)
    assert (await tables.store.book(DIRECT)).played == sums.played
    assert await known(tables) == pytest.approx(after)


async def test_games_alone_in_direct_messages_are_in_no_book(tables: Tables) -> None:
    opening = Opening("mars", Place(DIRECT, 700), [ANN], salt="salt", at_once=True)
    await tables.do((await tables.openings.open(opening)).id, Resign(ANN.user_id))
    book = await tables.store.book(DIRECT)
    assert book.stamp == "", "nobody waits for anybody else's game"
    assert not book.played


def test_a_place_needs_five_different_opponents() -> None:
    club = (11, 22, 33, 44)
    newcomer = [met(5, each) for each in club]
    here = ratings([*everybody(club), *newcomer])
    assert not any(each.provisional for each in here.values())
    strangers = ratings([*everybody(club), *newcomer], FEWEST_STRANGERS)
    assert all(each.provisional for each in strangers.values())
    assert {person: each.value for person, each in strangers.items()} == {
        person: each.value for person, each in here.items()
    }, "the ratings are the same"
    six = ratings(everybody((*club, 5, 6)), FEWEST_STRANGERS)
    assert not any(each.provisional for each in six.values())
