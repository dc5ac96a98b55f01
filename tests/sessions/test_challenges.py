"""Challenges between strangers who have met: who can be challenged, what is never told, and how a game begins."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from data.rows import BarRow, ChallengeRow
from data.shards import Shards
from data.sqlite.store import SqliteStore
from sessions.acts import Resign
from sessions.log import ChallengeTaken, Person
from sessions.people.strangers import MOST_APART
from sessions.refusals.base import Refusal
from sessions.refusals.limits import (
    AvoidsThem,
    ChallengedLately,
    ChallengeGone,
    ClockRefused,
    NotAgreed,
    NotFromHere,
    NotMet,
    TooManyChallenges,
)
from sessions.refusals.requests import UnknownGame
from sessions.session import Session
from sessions.state.clock import DAY, HOUR
from sessions.state.players import Stranger
from sessions.state.table import APART, DIRECT, Place
from sessions.tables import Opening, Tables
from sessions.tables.challenges import MOST_CHALLENGES, TOLD_A_DAY, ChallengeWish
from sessions.tables.offers import LOOK_AGAIN
from tests.sessions.club import ANN, BEN, CAT, Time, long_enough
from tests.sessions.pool import CHANNEL, ready, some_time, tables

__all__ = ["some_time", "tables"]

WISH = ChallengeWish("strata5", "1d", "3d", "en")


async def stranger(tables: Tables, person: Person) -> Stranger:
    row = await tables.strangers.names.drawn(person.user_id)
    return Stranger.named(row.user_id, row.word, row.number)


async def met(tables: Tables, *people: Person) -> Session:
    """A finished game of these strangers."""
    opening = Opening(
        "stranded",
        Place(DIRECT, APART),
        [await stranger(tables, each) for each in people],
        salt="salt",
        at_once=True,
        showings={each.user_id: CHANNEL + each.user_id for each in people},
    )
    session = await tables.openings.open(opening)
    for each in people[:-1]:
        session = await tables.do(session.id, Resign(each.user_id))
    return session


async def both(tables: Tables) -> None:
    """Ann and Ben play with strangers, and have met."""
    await ready(tables, ANN, BEN)
    await met(tables, ANN, BEN)


async def challenge(tables: Tables, one: Person, other: Person, **changed: Any) -> ChallengeRow:
    wish = ChallengeWish(**{**{each: getattr(WISH, each) for each in WISH.__struct_fields__}, **changed})
    return await tables.challenges.make(one.user_id, 0, await stranger(tables, other), wish)


async def accept(tables: Tables, person: Person, by: Person) -> Session:
    name = await stranger(tables, by)
    return await tables.challenges.accept(person.user_id, 0, name.word, name.number, "77")


async def have(tables: Tables, person: Person) -> list[int]:
    """Who challenges somebody, as far as they can accept."""
    return [each.user_id for each in await tables.challenges.to(person.user_id)]


# Whom one can challenge


async def test_one_has_met_those_of_finished_games_as_they_were_called_then(tables: Tables, time: Time) -> None:
    await ready(tables, ANN, BEN, CAT)
    assert await tables.challenges.met(ANN.user_id) == []
    await met(tables, ANN, BEN)
    before = await stranger(tables, BEN)
    await met(tables, ANN, CAT, BEN)
    time.now += 40 * DAY
    await tables.strangers.names.draw_another(BEN.user_id)
    assert [each.user_id for each in await tables.challenges.met(ANN.user_id)] == [CAT.user_id, BEN.user_id]
    assert before in await tables.challenges.met(ANN.user_id), "the new name belongs to nobody known"
    assert await tables.challenges.known(ANN.user_id, before.word, before.number) == before
    after = await stranger(tables, BEN)
    with pytest.raises(NotMet):
        await tables.challenges.known(ANN.user_id, after.word, after.number)
    await tables.people.forget(BEN.user_id)
    assert [each.user_id for each in await tables.challenges.met(ANN.user_id)] == [CAT.user_id]


async def test_who_plays_with_acquaintances_has_met_no_stranger(tables: Tables) -> None:
    await ready(tables, ANN, BEN)
    opening = Opening(
        "stranded",
        Place(DIRECT, APART),
        [ANN, BEN],
        salt="salt",
        at_once=True,
        showings={each.user_id: CHANNEL + each.user_id for each in (ANN, BEN)},
    )
    session = await tables.openings.open(opening)
    await tables.do(session.id, Resign(ANN.user_id))
    assert await tables.challenges.met(ANN.user_id) == []


# A game


async def test_a_challenge_leads_to_an_unrated_game_in_direct_messages(tables: Tables, time: Time) -> None:
    await both(tables)
    row = await challenge(tables, ANN, BEN)
    assert [each.other_id for each in await tables.challenges.by(ANN.user_id)] == [BEN.user_id]
    (told,) = await tables.challenges.to_tell()
    assert told == row
    session = await accept(tables, BEN, ANN)
    assert (session.state, session.game.key, session.place) == ("running", "strata5", Place(DIRECT, APART))
    assert session.host == ANN.user_id
    terms = session.table_options
    assert (terms["clock"], terms["rated"], terms["thread"], terms["forfeit"]) == ("1d", "no", "direct", "on")
    assert session.channels == {each.user_id: CHANNEL + each.user_id for each in (ANN, BEN)}
    assert isinstance(session.log[-1], ChallengeTaken)
    assert set(session.called_users) == {ANN.user_id, BEN.user_id}
    assert session.salt == "77", "what Discord chose last"
    assert session.of_pool
    assert not session.wants_rating
    assert await tables.challenges.by(ANN.user_id) == await tables.challenges.to(BEN.user_id) == []
    session = await long_enough(tables, session)
    session = await tables.do(session.id, Resign(ANN.user_id))
    assert await tables.overview.rated(session) == "agreed"
    assert await tables.store.meetings(DIRECT, "strata5") == []
    await challenge(tables, ANN, BEN)


async def test_two_who_challenge_each_other_get_one_game(tables: Tables) -> None:
    await both(tables)
    await challenge(tables, ANN, BEN)
    await challenge(tables, BEN, ANN, game="stranded")
    await accept(tables, BEN, ANN)
    assert await have(tables, ANN) == []
    with pytest.raises(ChallengeGone):
        await accept(tables, ANN, BEN)


@pytest.mark.parametrize("why", ["withdrawn", "ended", "declined", "taken"])
async def test_what_does_not_stand_is_gone(tables: Tables, time: Time, why: str) -> None:
    await both(tables)
    row = await challenge(tables, ANN, BEN, stands="1h")
    if why == "withdrawn":
        assert await tables.challenges.withdraw(ANN.user_id, row.word, row.number)
        assert not await tables.challenges.withdraw(ANN.user_id, row.word, row.number)
    elif why == "ended":
        time.now += HOUR
    elif why == "declined":
        assert await tables.challenges.decline(BEN.user_id, row.by_word, row.by_number)
        assert not await tables.challenges.decline(BEN.user_id, row.by_word, row.by_number)
    else:
        await accept(tables, BEN, ANN)
    with pytest.raises(ChallengeGone):
        await accept(tables, BEN, ANN)
    assert await tables.challenges.to_tell() == []
    assert len(await tables.challenges.by(ANN.user_id)) == (why == "declined"), "a refusal is not told"


async def test_a_third_person_can_do_nothing_about_it(tables: Tables) -> None:
    await both(tables)
    await ready(tables, CAT)
    row = await challenge(tables, ANN, BEN)
    for each in (CAT, ANN):
        with pytest.raises(ChallengeGone):
            await accept(tables, each, ANN)
        assert not await tables.challenges.decline(each.user_id, row.by_word, row.by_number)
    assert not await tables.challenges.withdraw(BEN.user_id, row.word, row.number)
    assert await have(tables, BEN) == [ANN.user_id]


# What whoever challenges never learns


SILENT: dict[str, Any] = {
    "nothing is wrong": None,
    "he does not want to meet her again": "not again",
    "he avoids her": {"avoided": [ANN.user_id]},
    "he is away": {"away_until": 2_000_000_000_000},
    "he has enough games": {"open_games": 0},
    "he takes no challenges": {"challenges": False},
    "he plays with strangers no more": "stopped",
    "he cannot be reached": "closed",
    "he is barred": "barred",
    "he has another name": "renamed",
}


@pytest.mark.parametrize("why", SILENT)
async def test_whatever_the_other_wants_reads_the_same(tables: Tables, time: Time, why: str) -> None:
    await both(tables)
    other, settings = await stranger(tables, BEN), SILENT[why]
    if isinstance(settings, dict):
        await tables.settings.change_person(BEN.user_id, **settings)
    elif settings == "not again":
        await tables.store.avoid_stranger(BEN.user_id, ANN.user_id, "oak", 111)
    elif settings == "stopped":
        await tables.strangers.stop(BEN.user_id)
    elif settings == "closed":
        await tables.direct.note_closed(BEN.user_id)
    elif settings == "barred":
        await tables.store.bar(BarRow(BEN.user_id, "host", int(time.now) + 9 * DAY, 1))
    elif settings == "renamed":
        await tables.strangers.names.draw_another(BEN.user_id)
    assert other in await tables.challenges.met(ANN.user_id)
    row = await tables.challenges.make(ANN.user_id, 0, other, WISH)
    assert (row.word, row.number, row.until) == (other.word, other.number, int(time.now) + 3 * DAY)
    told = await tables.challenges.to_tell()
    assert [each.other_id for each in told] == ([BEN.user_id] if settings is None else [])
    assert await have(tables, BEN) == ([ANN.user_id] if settings is None else [])
    assert await tables.challenges.by(ANN.user_id) == [row]
    if settings is not None:
        with pytest.raises(Refusal):
            await accept(tables, BEN, ANN)


async def test_who_can_be_told_later_is_told_then(tables: Tables, time: Time) -> None:
    await both(tables)
    await tables.settings.change_person(BEN.user_id, away_until=int(time.now) + HOUR)
    await challenge(tables, ANN, BEN)
    assert await tables.challenges.to_tell() == []
    time.now += HOUR + LOOK_AGAIN
    (row,) = await tables.challenges.to_tell()
    await tables.challenges.note_told(row)
    assert await tables.challenges.to_tell() == [], "and once"
    assert await have(tables, BEN) == [ANN.user_id]


async def test_somebody_is_told_of_few_in_a_day(tables: Tables, time: Time) -> None:
    others = [Person(1000 + number, "Somebody") for number in range(TOLD_A_DAY + 2)]
    await ready(tables, BEN, *others)
    for each in others:
        await met(tables, each, BEN)
        await challenge(tables, each, BEN, stands="1w")
    told = await tables.challenges.to_tell()
    assert len(told) == TOLD_A_DAY
    for row in told:
        await tables.challenges.note_told(row)
    time.now += LOOK_AGAIN
    assert await tables.challenges.to_tell() == []
    assert len(await have(tables, BEN)) == len(others), "all of them stand in /find"
    time.now += DAY
    assert len(await tables.challenges.to_tell()) == 2


# Limits


async def test_the_same_one_is_challenged_once_a_day(tables: Tables, time: Time) -> None:
    await both(tables)
    row = await challenge(tables, ANN, BEN)
    with pytest.raises(ChallengedLately):
        await challenge(tables, ANN, BEN, game="stranded")
    await tables.challenges.withdraw(ANN.user_id, row.word, row.number)
    with pytest.raises(ChallengedLately):
        await challenge(tables, ANN, BEN)
    time.now += DAY
    again = await challenge(tables, ANN, BEN, game="stranded")
    assert await tables.challenges.to_tell() == [again]
    time.now += DAY
    later = await challenge(tables, ANN, BEN, game="strata5")
    assert await tables.challenges.by(ANN.user_id) == [later], "it takes the place of the one before"


async def test_somebody_makes_few_challenges(tables: Tables, time: Time) -> None:
    others = [Person(1000 + number, "Somebody") for number in range(MOST_CHALLENGES + 1)]
    await ready(tables, ANN, *others)
    for each in others:
        await met(tables, each, ANN)
    for each in others[:-1]:
        row = await challenge(tables, ANN, each)
    await tables.challenges.withdraw(ANN.user_id, row.word, row.number)
    with pytest.raises(TooManyChallenges):
        await challenge(tables, ANN, others[-1])
    time.now += DAY
    await challenge(tables, ANN, others[-1])


async def test_reasons_of_ones_own_are_told(tables: Tables, time: Time) -> None:
    await both(tables)
    other = await stranger(tables, BEN)
    for wrong, refused in (
        (("mars", "1d"), UnknownGame),
        (("any", "1d"), UnknownGame),
        (("strata5", "1w"), ClockRefused),
    ):
        with pytest.raises(refused):
            await challenge(tables, ANN, BEN, game=wrong[0], clock=wrong[1])
    await tables.settings.change_server(5, pool=False)
    with pytest.raises(NotFromHere):
        await tables.challenges.make(ANN.user_id, 5, other, WISH)
    await tables.store.avoid_stranger(ANN.user_id, BEN.user_id, other.word, other.number)
    with pytest.raises(AvoidsThem):
        await challenge(tables, ANN, BEN)
    await tables.strangers.stop(ANN.user_id)
    with pytest.raises(NotAgreed):
        await challenge(tables, ANN, BEN)


@pytest.mark.parametrize("end", ["stop", "bar", "rename", "avoid"])
async def test_what_whoever_challenges_does_later_ends_it(tables: Tables, time: Time, end: str) -> None:
    await both(tables)
    await challenge(tables, ANN, BEN)
    before = await stranger(tables, ANN)
    if end == "stop":
        await tables.strangers.stop(ANN.user_id)
    elif end == "bar":
        await tables.store.bar(BarRow(ANN.user_id, "host", int(time.now) + DAY, 1))
    elif end == "rename":
        await tables.strangers.names.draw_another(ANN.user_id)
    else:
        await tables.store.avoid_stranger(ANN.user_id, BEN.user_id, "oak", 111)
    assert await have(tables, BEN) == []
    with pytest.raises(ChallengeGone):
        await tables.challenges.accept(BEN.user_id, 0, before.word, before.number, "1")
    assert await tables.challenges.to_tell() == []


async def test_who_has_as_many_games_as_anybody_can_begins_no_more(tables: Tables) -> None:
    await both(tables)
    await challenge(tables, ANN, BEN)
    for _ in range(MOST_APART):
        opening = Opening(
            "stranded",
            Place(DIRECT, APART),
            [await stranger(tables, each) for each in (ANN, CAT)],
            salt="salt",
            at_once=True,
            showings={each.user_id: CHANNEL + each.user_id for each in (ANN, CAT)},
        )
        await tables.openings.open(opening)
    with pytest.raises(ChallengeGone):
        await accept(tables, BEN, ANN)


# Data of people


async def test_a_deletion_takes_challenges_of_both_sides(tables: Tables) -> None:
    await both(tables)
    await challenge(tables, ANN, BEN)
    await challenge(tables, BEN, ANN)
    for row in await tables.challenges.to_tell():
        await tables.challenges.note_told(row)
    name = (await stranger(tables, BEN)).name
    about = await tables.challenges.about(ANN.user_id)
    assert [each["to"] for each in about["your challenges"]] == [name]
    assert [each["by"] for each in about["challenges to you"]] == [name]
    assert str(BEN.user_id) not in str(about)
    await tables.people.forget(ANN.user_id)
    for each in (ANN, BEN):
        assert await tables.challenges.by(each.user_id) == await tables.challenges.to(each.user_id) == []


async def test_ended_ones_are_deleted_after_a_day(tables: Tables, time: Time) -> None:
    await both(tables)
    await challenge(tables, ANN, BEN, stands="1h")
    time.now += HOUR + 1
    await tables.store.drop_challenges(int(time.now) - DAY)
    with pytest.raises(ChallengedLately):
        await challenge(tables, ANN, BEN)
    time.now += DAY
    await tables.store.drop_challenges(int(time.now) - DAY)
    await tables.store.bar(BarRow(CAT.user_id, "host", 9, 1))
    assert (await tables.challenges.about(ANN.user_id))["your challenges"] == []


# Several processes


@pytest.fixture
async def two(path: Path, time: Time) -> AsyncIterator[tuple[Tables, Tables]]:
    stores = [await SqliteStore.open(path, clock=time) for _ in range(2)]
    first, second = (Tables(each, shards=Shards(2, frozenset({number}))) for number, each in enumerate(stores))
    yield first, second
    for each in stores:
        await each.close()


async def test_the_process_of_the_pool_tells_of_what_another_has_kept(two: tuple[Tables, Tables]) -> None:
    here, elsewhere = two
    await both(here)
    await challenge(elsewhere, ANN, BEN)
    assert await elsewhere.challenges.to_tell() == []
    assert len(await here.challenges.to_tell()) == 1


async def test_two_that_accept_at_once_begin_one_game(two: tuple[Tables, Tables]) -> None:
    await both(two[0])
    await challenge(two[0], ANN, BEN)
    found = await asyncio.gather(*(accept(each, BEN, ANN) for each in two * 3), return_exceptions=True)
    assert len([each for each in found if isinstance(each, Session)]) == 1
    assert all(isinstance(each, Session | ChallengeGone) for each in found), found


async def test_challenges_made_at_once_are_no_more_than_anybody_can_have(two: tuple[Tables, Tables]) -> None:
    others = [Person(1000 + number, "Somebody") for number in range(2 * MOST_CHALLENGES)]
    await ready(two[0], ANN, *others)
    for each in others:
        await met(two[0], each, ANN)
    made = [challenge(two[number % 2], ANN, each) for number, each in enumerate(others)]
    found = await asyncio.gather(*made, return_exceptions=True)
    assert sum(isinstance(each, ChallengeRow) for each in found) == MOST_CHALLENGES
    assert len(await two[0].challenges.by(ANN.user_id)) == MOST_CHALLENGES
