"""Open offers as they are kept: which fit each other, who takes them, when they end, and who is told of them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from msgspec.structs import replace

from data.errors import FullError, OfferGoneError
from data.rows import WatchRow
from data.shards import Shards
from data.store import Store
from tests.data.implementations import Implementation
from tests.data.offers import MOST, NOW, make, offer
from tests.data.samples import ALICE, BOB, CAROL, anonymous, lobby, table


async def test_offers_fit_by_their_terms_and_the_oldest_is_first(store: Store) -> None:
    mine = offer(ALICE, "strata5", "1d", "any")
    fit = [
        offer(BOB, "strata5", "1d", "no", made_at=NOW - 40),
        offer(CAROL, "any", "any", "yes", made_at=NOW - 30),
        offer(BOB, "strata5", "any", "any", made_at=NOW - 20),
    ]
    others = [
        offer(CAROL, "stranded", "1d", "yes", made_at=NOW - 50),
        offer(CAROL, "strata5", "3d", "yes", made_at=NOW - 50),
        offer(ALICE, "any", "any", "any", made_at=NOW - 50),
        offer(4444, "any", "1d", "yes", guild_id=6, made_at=NOW - 50),
        offer(5555, "any", "1d", "yes", made_at=NOW - 3600),
    ]
    await make(store, mine, *reversed(fit), *others)
    assert await store.fitting_offers(mine, 10) == fit
    assert await store.fitting_offers(mine, 2) == fit[:2]
    assert {each.user_id for each in await store.fitting_offers(offer(ALICE, "any", "any", "any"), 10)} == {BOB, CAROL}
    assert await store.offers_in(6, 10) == [others[3]]
    assert await store.offers_of(ALICE) == [others[2], mine]
    assert len(await store.offers_in(5, 10)) == 7, "one has ended"


async def test_the_same_offer_again_stands_longer_and_keeps_its_age(store: Store) -> None:
    await make(store, offer(made_at=NOW - 60), offer(game="strata5"), offer(game="stranded"))
    again = replace(offer(), channel_id=8, until=NOW + 7200, moderator=True)
    await make(store, again)
    assert (await store.offers_of(ALICE))[0] == replace(again, made_at=NOW - 60)
    assert {each.game for each in await store.offers_of(ALICE)} == {"any", "strata5", "stranded"}
    with pytest.raises(FullError):
        await make(store, offer(clock="3d"))
    await make(store, offer(clock="3d", guild_id=6))
    assert await store.withdraw_offers(5, ALICE, ("strata5", "1d", "yes", 2)) == 1
    assert await store.withdraw_offers(5, ALICE, ("strata5", "1d", "yes", 2)) == 0
    await make(store, offer(clock="3d"))
    assert await store.withdraw_offers(5, ALICE) == MOST
    assert [each.guild_id for each in await store.offers_of(ALICE)] == [6]


async def test_one_that_has_ended_makes_room_for_another(store: Store) -> None:
    await make(store, *(offer(clock=clock, made_at=NOW - 3600) for clock in ("1h", "1d", "3d")), offer(clock="1w"))
    assert [each.clock for each in await store.offers_of(ALICE)] == ["1w"]


async def test_two_offers_are_taken_once_whoever_takes_them(database: Implementation, store: Store, path: Path) -> None:
    """Two processes, of which each has seen both offers, open a table for them in the same instant."""
    one, two, three = offer(ALICE), offer(BOB), offer(CAROL)
    await make(store, one, two, three)
    async with database.opened(path) as other:
        tries = [
            process.create(replace(table(number, exclusive=False), offers=offers), lobby())
            for number, (process, offers) in enumerate(
                ((store, (one, two)), (other, (two, one)), (other, (three, one)), (store, (two, three)))
            )
        ]
        results = await asyncio.gather(*tries, return_exceptions=True)
    gone = [each for each in results if isinstance(each, OfferGoneError)]
    assert len(gone) == 3
    assert len(await store.all_open()) == 1, "nothing is left of the other tables"
    assert len(await store.offers_of(ALICE) + await store.offers_of(BOB) + await store.offers_of(CAROL)) == 1


async def test_offers_are_looked_at_after_a_minute_and_when_they_end(database: Implementation, tmp_path: Path) -> None:
    """Of a process that dies right after it has kept an offer, another looks for the match."""
    place, zero = tmp_path / "tables", Shards(2, frozenset({0}))
    kept, elsewhere = offer(made_at=NOW), offer(BOB, made_at=NOW, guild_id=1 << 22)
    async with database.opened(place, NOW + 59) as store:
        await make(store, kept, elsewhere)
        assert await store.offers_to_look_at(10) == []
    async with database.opened(place, NOW + 59 + 60) as store:
        assert len(await store.offers_to_look_at(10)) == 2
        assert len(await store.offers_to_look_at(1)) == 1
        assert await store.offers_to_look_at(10, zero) == [kept]
        await store.note_looked_at([kept], NOW + 1800)
        assert await store.offers_to_look_at(10) == [elsewhere]
        await store.note_looked_at([elsewhere], NOW + 9999)
    async with database.opened(place, NOW + 1800) as store:
        assert await store.offers_to_look_at(10) == [kept]
        assert await store.offers_of(BOB) == [elsewhere]
    async with database.opened(place, NOW + 3600) as store:
        assert await store.offers_of(BOB) == []
        ended = await store.offers_to_look_at(10)
        assert len(ended) == 2
        await store.note_looked_at(ended, NOW + 9999)
        assert await store.offers_to_look_at(10) == []
    async with database.opened(place, NOW) as store:
        assert await store.offers_of(BOB) == [], "they are gone, and not only hidden"


async def test_offers_end_with_their_channel_their_server_and_their_person(store: Store) -> None:
    """And nothing of them is left, nor of who wants to be told."""
    await make(store, offer(), offer(BOB, channel_id=8), offer(CAROL), offer(BOB, guild_id=6), offer(ALICE, guild_id=6))
    for user_id in (ALICE, BOB):
        for guild_id in (5, 6):
            await store.change_watches(guild_id, user_id, ["any"])
    assert await store.end_offers_in(8) == 1
    assert [each.user_id for each in await store.offers_in(5, 9)] == [ALICE, CAROL]
    await store.forget_person(ALICE, [], anonymous)
    assert [each.user_id for each in await store.offers_in(5, 9) + await store.offers_in(6, 9)] == [CAROL, BOB]
    assert await store.watches(ALICE) == []
    await store.note_server_left(5)
    assert await store.offers_in(5, 9) == []
    assert await store.watches(BOB) == [WatchRow(5, BOB, "any"), WatchRow(6, BOB, "any")], "the bot may come back"
    await store.change_watches(5, ALICE, [])
    assert await store.servers_left(0) == [5], "whoever wants to be told of nothing does not bring it back"
    await store.note_only_servers([5])
    assert await store.offers_in(6, 9) == []
    await store.forget_server(6, anonymous)
    assert await store.watches(BOB) == [WatchRow(5, BOB, "any")]


async def test_what_changes_the_list_marks_the_standing_message(database: Implementation, tmp_path: Path) -> None:
    """Of that server alone, and in the same transaction: also where an offer ends or is taken."""
    changes: dict[str, Callable[[Store], Awaitable[object]]] = {
        "made": lambda store: make(store, offer(CAROL)),
        "taken": lambda store: store.create(replace(table(), offers=(offer(ALICE), offer(BOB))), lobby()),
        "withdrawn": lambda store: store.withdraw_offers(5, ALICE),
        "ended with its channel": lambda store: store.end_offers_in(7),
        "ended with its time": lambda store: store.note_looked_at([offer(made_at=NOW - 9999)], NOW),
        "forgotten": lambda store: store.forget_person(BOB, [], anonymous),
    }
    for number, (what, change) in enumerate(changes.items()):
        async with database.opened(tmp_path / f"tables{number}", NOW) as store:
            await make(store, offer(ALICE), offer(BOB))
            for guild_id in (5, 6):
                await store.change_server_settings(guild_id, {"offers_channel": "9"})
                row = await store.take_standing(guild_id, "offers")
                assert row is not None
                posted = await store.begin_standing_post(row, 9)
                assert posted is not None
                await store.note_standing(posted, 9, 99, "a list")
            assert await store.standing_due(9) == []
            await change(store)
        async with database.opened(tmp_path / f"tables{number}", NOW + 60) as store:
            assert await store.standing_due(9) == [(5, "offers")], what


async def test_people_are_told_of_what_they_want_to_know_and_once_a_day(
    database: Implementation, store: Store, path: Path
) -> None:
    await store.change_watches(5, ALICE, ["strata5", "stranded"])
    await store.change_watches(5, BOB, ["any"])
    await store.change_watches(5, CAROL, ["stranded"])
    await store.change_watches(6, CAROL, ["strata5"])
    before = NOW - 86_400
    assert await store.watchers(offer(4444, "strata5"), before, 9) == [ALICE, BOB]
    assert await store.watchers(offer(4444, "any"), before, 9) == [ALICE, BOB, CAROL]
    assert await store.watchers(offer(BOB, "any"), before, 9) == [ALICE, CAROL], "nobody is told of their own offer"
    async with database.opened(path) as other:
        told = await asyncio.gather(*(each.note_told(CAROL, before) for each in (store, other, store)))
    assert sorted(told) == [False, False, True]
    assert not await store.note_told(4444, before), "who wants to be told of nothing is told of nothing"
    assert await store.watchers(offer(4444, "strata5", guild_id=6), before, 9) == [], "once a day, wherever"
    assert await store.watchers(offer(4444, "stranded"), NOW, 9) == [ALICE, BOB], (
        "the day is not over in its last second"
    )
    assert not await store.note_told(CAROL, NOW)
    assert await store.watchers(offer(4444, "stranded"), NOW + 1, 9) == [ALICE, BOB, CAROL]
    await store.change_watches(5, CAROL, ["strata5"])
    assert [each.told_at for each in await store.watches(CAROL)] == [NOW, NOW], "another choice tells nobody again"
    await store.change_watches(5, ALICE, [])
    assert await store.watches(ALICE) == []
