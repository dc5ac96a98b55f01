"""Tournaments as they are kept: one version, boards that open once, results, deletion, whose they are."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest
from msgspec.structs import replace

from data.errors import BoardTakenError, ConflictError, FullError
from data.rows import (
    BoardClock,
    BoardEnd,
    BoardKey,
    BoardRow,
    Change,
    EntrantRow,
    JournalRow,
    TournamentChange,
    TournamentRow,
)
from data.shards import Shards
from data.store import Store
from tests.data.implementations import Implementation
from tests.data.samples import ALICE, BOB, CAROL, anonymous, entry, lobby, table

NOW = 1_800_000_000

CUP = TournamentRow(70, 5, 9, "Cup", "stranded", "{}", "registration", 1, "en", BOB, NOW - 10, b"s" * 32, NOW + 10)

RUNS = TournamentChange(
    replace(CUP, state="running", starts=NOW, ends=NOW + 100, due=NOW),
    entrants=(EntrantRow(1, ALICE, "Alice", "in", 1, "11", 5), EntrantRow(2, BOB, "Bob", "in", 2, "12", 6)),
    boards=(BoardRow(1, 1, (1, 2)), BoardRow(2, 1, (2, 1))),
    journal=(JournalRow(BOB, "began", '{"entrants": 2}'),),
)


async def running(store: Store) -> None:
    await store.make_tournament(CUP, 3)
    await store.change_tournament(1, RUNS)


async def test_a_tournament_is_kept_as_it_was_written(store: Store) -> None:
    await running(store)
    found = await store.tournament(70)
    assert found is not None
    assert found.row == replace(RUNS.row, version=2)
    assert (found.entrants, found.boards) == (RUNS.entrants, RUNS.boards)
    [line] = await store.journal(70)
    assert replace(line, at=0) == RUNS.journal[0]
    assert await store.tournament(71) is None
    assert await store.tournaments_of(ALICE) == [(found.row, RUNS.entrants[0])]
    assert await store.tournaments_made_by(BOB) == [found.row]
    assert await store.journal_by(BOB) == [(found.row, line)]
    assert await store.journal_by(ALICE) == []
    assert await store.tournaments_in(5, 9) == [found.row]
    assert await store.tournaments_in(6, 9) == []


async def test_one_press_makes_one_and_a_server_has_few(store: Store) -> None:
    await store.make_tournament(CUP, 1)
    await store.make_tournament(replace(CUP, name="Another"), 1)
    assert [each.name for each in await store.tournaments_in(5, 9)] == ["Cup"]
    with pytest.raises(FullError):
        await store.make_tournament(replace(CUP, id=71), 1)
    await store.change_tournament(1, TournamentChange(replace(CUP, state="cancelled")))
    await store.make_tournament(replace(CUP, id=71), 1)


async def test_of_two_changes_at_once_one_is_made(database: Implementation, store: Store, path: Path) -> None:
    await store.make_tournament(CUP, 3)
    changes = [TournamentChange(CUP, entrants=(EntrantRow(1, each, "Somebody", "in"),)) for each in (ALICE, BOB, CAROL)]
    async with database.opened(path) as other:
        done = await asyncio.gather(
            *(each.change_tournament(1, change) for each, change in zip((store, other, store), changes, strict=True)),
            return_exceptions=True,
        )
    assert sum(isinstance(each, ConflictError) for each in done) == 2
    found = await store.tournament(70)
    assert found is not None
    assert len(found.entrants) == 1


async def test_a_board_opens_once_whoever_opens_it(database: Implementation, store: Store, path: Path) -> None:
    await running(store)
    new = replace(table(exclusive=False), board=BoardKey(70, 1))
    async with database.opened(path) as other:
        done = await asyncio.gather(
            *(each.create(new, lobby()) for each in (store, other, store, other)), return_exceptions=True
        )
    assert sum(isinstance(each, BoardTakenError) for each in done) == 3
    assert len(await store.all_open()) == 1, "nothing is left of the other tables"
    found = await store.tournament(70)
    assert found is not None
    assert [(each.session_id is not None, each.open) for each in found.boards] == [(True, True), (False, False)]
    assert found.row.version == 3, "an act that was begun before reads again"


async def test_no_board_opens_of_what_is_over_or_decided(store: Store) -> None:
    await running(store)
    decided = replace(RUNS.boards[1], points=(0, 0), how="annulled")
    await store.change_tournament(2, TournamentChange(RUNS.row, boards=(decided,)))
    with pytest.raises(BoardTakenError):
        await store.create(replace(table(exclusive=False), board=BoardKey(70, 2)), lobby())
    await store.change_tournament(3, TournamentChange(replace(RUNS.row, state="cancelled", due=None)))
    with pytest.raises(BoardTakenError):
        await store.create(replace(table(exclusive=False), board=BoardKey(70, 1)), lobby())
    assert await store.all_open() == []


async def test_the_end_of_a_game_is_noted_with_it(store: Store) -> None:
    await running(store)
    session = await store.create(replace(table(exclusive=False), board=BoardKey(70, 1)), lobby())
    quiet = replace(RUNS.row, due=None)
    await store.change_tournament(3, TournamentChange(quiet))
    assert await store.tournaments_due(9) == []
    end = Change((entry("ended"),), "over", board=BoardEnd((2, 0), "played"))
    await store.append(session.id, 1, end)
    found = await store.tournament(70)
    assert found is not None
    assert (found.boards[0].points, found.boards[0].how, found.boards[0].open) == ((2, 0), "played", False)
    assert [each.id for each in await store.tournaments_due(9)] == [70]
    with pytest.raises(ConflictError):
        await store.change_tournament(4, TournamentChange(quiet))


async def test_what_is_decided_is_not_changed_by_the_end_of_its_game(store: Store) -> None:
    """An organiser's correction, or a withdrawal, in the same instant: either order keeps it."""
    await running(store)
    session = await store.create(replace(table(exclusive=False), board=BoardKey(70, 1)), lobby())
    decided = replace(RUNS.boards[0], session_id=session.id, points=(0, 0), how="annulled")
    await store.change_tournament(3, TournamentChange(RUNS.row, boards=(decided,)))
    await store.append(session.id, 1, Change((entry("ended"),), "over", board=BoardEnd((2, 0), "played")))
    found = await store.tournament(70)
    assert found is not None
    assert (found.boards[0].points, found.boards[0].how) == ((0, 0), "annulled")


async def test_a_table_that_was_never_shown_leaves_its_board(store: Store) -> None:
    await running(store)
    session = await store.create(replace(table(exclusive=False), board=BoardKey(70, 1)), lobby())
    await store.append(session.id, 1, Change((entry("ended"),), "over", board=BoardEnd((), "")))
    again = await store.create(replace(table(exclusive=False), board=BoardKey(70, 1)), lobby())
    assert again.id != session.id


async def test_a_table_follows_its_tournament_as_that_stands(store: Store) -> None:
    """What a process does by an older state is refused, and changes nothing."""
    await running(store)
    session = await store.create(replace(table(exclusive=False), board=BoardKey(70, 1)), lobby())
    longer = replace(RUNS.boards[0], session_id=session.id, extra=60)
    await store.change_tournament(3, TournamentChange(replace(RUNS.row, paused_at=NOW), boards=(longer,)))
    with pytest.raises(ConflictError):
        await store.append(session.id, 1, Change((entry("resumed"),), "running", follows=BoardClock(60, held=False)))
    await store.append(session.id, 1, Change((entry("paused"),), "running", follows=BoardClock(60, held=True)))
    found = await store.tournament(70)
    assert found is not None
    assert (found.row.paused_at, found.row.version) == (NOW, 5)
    assert (found.boards[0].extra, found.boards[0].given, found.boards[0].held) == (60, 60, True)
    await store.append(session.id, 2, Change((entry("ended"),), "over", board=BoardEnd((), "")))
    found = await store.tournament(70)
    assert found is not None
    assert (found.boards[0].extra, found.boards[0].given, found.boards[0].held) == (60, 0, False), "for its next table"


async def test_nothing_names_somebody_who_is_deleted(store: Store) -> None:
    """And the others keep all they have."""
    await running(store)
    await store.make_tournament(replace(CUP, id=71), 3)
    await store.change_tournament(1, TournamentChange(replace(CUP, id=71), entrants=RUNS.entrants))
    ended = (replace(RUNS.boards[0], points=(0, 2), how="played"),)
    await store.change_tournament(2, TournamentChange(RUNS.row, boards=ended))
    await store.forget_person(BOB, [], anonymous)
    found = await store.tournament(70)
    assert found is not None
    assert found.entrants[1] == EntrantRow(2, -2, "", "gone", 2, "12", 6)
    assert found.boards[0].points == (0, 2)
    assert found.row.made_by == 0
    assert [each.user_id for each in await store.journal(70)] == [0]
    assert await store.tournaments_of(BOB) == []
    other = await store.tournament(71)
    assert other is not None
    assert [each.user_id for each in other.entrants] == [ALICE], "who has only registered is removed"


async def test_pairs_are_kept_apart_until_one_of_them_is_deleted(store: Store) -> None:
    await running(store)
    apart = ((ALICE, BOB), (ALICE, CAROL), (BOB, CAROL))
    await store.change_tournament(2, TournamentChange(RUNS.row, apart=apart))
    await store.change_tournament(3, TournamentChange(RUNS.row, apart=apart[:1], together=apart[1:2]))
    found = await store.tournament(70)
    assert found is not None
    assert found.apart == (apart[0], apart[2])
    await store.forget_person(ALICE, [], anonymous)
    found = await store.tournament(70)
    assert found is not None
    assert found.apart == (apart[2],)
    await store.forget_server(5, anonymous)


async def test_no_reason_names_somebody_who_is_deleted(store: Store) -> None:
    """Reasons that name nobody stay, as what they explain does."""
    await running(store)
    reasons = ("ALICE has two accounts", f"<@{ALICE}> said so", "the thread was locked")
    journal = tuple(JournalRow(BOB, "removed", json.dumps({"entrant": 1, "reason": each})) for each in reasons)
    await store.change_tournament(2, TournamentChange(RUNS.row, journal=journal))
    await store.forget_person(ALICE, [], anonymous)
    facts = [json.loads(each.facts) for each in await store.journal(70)]
    assert facts[0] == {"entrants": 2}
    assert [each["reason"] for each in facts[1:]] == ["…", "…", "the thread was locked"]
    assert {each["entrant"] for each in facts[1:]} == {1}


async def test_nothing_is_left_of_a_server_that_is_forgotten(store: Store) -> None:
    await running(store)
    await store.forget_server(5, anonymous)
    assert await store.tournament(70) is None
    assert await store.journal(70) == []
    assert await store.tournaments_of(ALICE) == []


async def test_a_process_looks_at_its_own_and_not_at_servers_that_were_left(store: Store) -> None:
    await running(store)
    assert [each.id for each in await store.tournaments_due(9, Shards(2, frozenset({0})))] == [70]
    assert await store.tournaments_due(9, Shards(2, frozenset({1}))) == []
    await store.note_server_left(5)
    assert await store.tournaments_due(9) == []


async def test_a_season_exists_once(store: Store) -> None:
    await store.make_tournament(replace(CUP, series=70), 9)
    second = replace(CUP, id=71, series=70, season=2)
    await store.make_tournament(second, 9)
    await store.make_tournament(replace(second, id=72), 9)
    assert await store.seasons_of(70) == [second, replace(CUP, series=70)]
    assert await store.seasons_of(71) == []
    assert [row.kind for row in await store.standing_in(5)] == ["tournament 70", "tournament 71"]


async def test_divisions_are_kept(store: Store) -> None:
    await running(store)
    entrants = tuple(replace(each, division=2) for each in RUNS.entrants)
    board = BoardRow(3, 1, (1, 2), division=3)
    await store.change_tournament(2, TournamentChange(RUNS.row, entrants=entrants, boards=(board,)))
    found = await store.tournament(70)
    assert found is not None
    assert (found.entrants, found.boards[-1]) == (entrants, board)
