"""What keeps games between strangers clean, as it is kept: who avoids whom, reports, bars."""

from __future__ import annotations

from pathlib import Path

from msgspec.structs import replace

from data.rows import AvoidedRow, BarRow, ReportRow
from data.store import Store
from tests.data.implementations import Implementation
from tests.data.samples import ALICE, BOB, CAROL, anonymous

NOW = 1_800_000_000

REPORT = ReportRow(7, ALICE, BOB, "stalls", NOW)


async def test_both_are_kept_apart_and_one_alone_knows(store: Store) -> None:
    await store.avoid_stranger(ALICE, BOB, "oak", 111)
    await store.avoid_stranger(ALICE, BOB, "elm", 222)
    await store.avoid_stranger(CAROL, ALICE, "fir", 333)
    assert await store.apart_from(ALICE) == {BOB, CAROL}
    assert await store.apart_from(BOB) == {ALICE}
    [known] = await store.avoided_strangers(ALICE)
    assert (known.word, known.number) == ("oak", 111), "they are known by the first name"
    assert await store.avoided_strangers(BOB) == []
    await store.stop_avoiding(BOB, "oak", 111)
    assert await store.apart_from(BOB) == {ALICE}, "whoever is avoided changes nothing"
    await store.stop_avoiding(ALICE, "oak", 111)
    assert await store.apart_from(BOB) == frozenset()
    assert await store.apart_from(ALICE) == {CAROL}


async def test_a_game_is_reported_once_and_few_on_a_day(store: Store) -> None:
    assert await store.report(REPORT, 2, 0) == "kept"
    assert await store.report(replace(REPORT, reason="program"), 2, 0) == "known"
    assert await store.report(replace(REPORT, session_id=8), 2, 0) == "kept"
    assert await store.report(replace(REPORT, session_id=9), 2, 0) == "often"
    assert await store.report(replace(REPORT, session_id=9, at=NOW + 9), 2, NOW + 1) == "kept", "later again"
    assert await store.report(replace(REPORT, by_id=BOB, about_id=ALICE), 2, 0) == "kept", "each of the players can"
    assert [each.session_id for each in await store.reports_by(ALICE)] == [7, 8, 9]
    assert [each.reason for each in await store.reports()] == ["stalls"] * 4
    await store.drop_reports(NOW + 9)
    assert [each.session_id for each in await store.reports()] == [9]


async def test_who_is_barred_and_until_when(store: Store) -> None:
    await store.bar(BarRow(BOB, "host", NOW + 9, 1))
    await store.bar(BarRow(BOB, "stalling", NOW + 5, 1))
    await store.bar(BarRow(BOB, "host", NOW + 20, 1))
    assert [(each.why, each.until) for each in await store.bars_of(BOB)] == [("host", NOW + 20), ("stalling", NOW + 5)]
    assert [each.why for each in await store.bars(NOW + 5)] == ["host"]
    assert await store.bars_of(ALICE) == []
    assert await store.unbar(BOB)
    assert not await store.unbar(BOB)
    assert await store.bars_of(BOB) == []


async def test_a_deletion_leaves_no_trace(database: Implementation, store: Store, path: Path) -> None:
    """Neither of what somebody has said of others, nor of what others have said of them."""
    await store.avoid_stranger(ALICE, BOB, "oak", 111)
    await store.avoid_stranger(BOB, ALICE, "elm", 222)
    await store.avoid_stranger(BOB, CAROL, "fir", 333)
    await store.report(REPORT, 3, 0)
    await store.report(replace(REPORT, by_id=BOB, about_id=ALICE), 3, 0)
    await store.bar(BarRow(ALICE, "host", NOW + 9, 1))
    await store.forget_person(ALICE, [], anonymous)
    assert str(ALICE) not in str(database.contents(path))
    assert [AvoidedRow(each.word, each.number, 0) for each in await store.avoided_strangers(BOB)] == [
        AvoidedRow("fir", 333, 0)
    ]
