"""Each method of the store is wholly done or not begun: whether its task is cancelled, or a statement of it fails."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Coroutine
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from data.errors import StoreError
from data.rows import (
    Change,
    DealRow,
    DigestRow,
    FinishedRow,
    FollowRow,
    MessageRow,
    NewAttempt,
    NewEntry,
    OfferRow,
    PlanRow,
    PuzzleAnswer,
    ResultRow,
    Rewriting,
    SessionRow,
    StandingRow,
    Waits,
)
from data.store import Store
from tests.data.implementations import Implementation
from tests.data.samples import ALICE, BOB, CAROL, START, AtStatement, anonymous, entry, kept, lobby, table

OFFER = OfferRow(5, BOB, "stranded", "1d", "yes", 7, 0, "Bob", "en", False, "9", 1_799_999_000, 1_800_009_000)
"""An open offer of Bob."""

Act = Callable[[Store], Coroutine[Any, Any, Any]]


def nobody(row: SessionRow) -> Rewriting:
    """The log of `row` with other facts, and without Alice."""
    return Rewriting(tuple(NewEntry(each.kind, '{"other":1}') for each in row.entries), {ALICE: -1})


STANDING = StandingRow(5, "games", 0, 0, "", 0, posting=False, marked=True)

ACTS: dict[str, Act] = {
    "create": lambda store: store.create(table(8), lobby()),
    "create an attempt": lambda store: store.create(
        replace(table(8), attempt=NewAttempt(20_000, ALICE, 5)), lobby(ALICE)
    ),
    "bind_deals": lambda store: store.bind_deals([DealRow(day, "mars", "level=1", b"s", 60) for day in (1, 2)]),
    "deals": lambda store: store.deals([1, 2]),
    "attempts": lambda store: store.attempts([ALICE, BOB]),
    "deal_table": lambda store: store.deal_table(1, 5, ALICE, 10),
    "append": lambda store: store.append(1, 1, START),
    "append the end": lambda store: store.append(
        1, 1, Change((entry("ended"),), "over", results=(ResultRow(1, BOB, 1, 3), ResultRow(2, ALICE, 2, 1)))
    ),
    "session": lambda store: store.session(1),
    "meant_in": lambda store: store.meant_in(7, ALICE),
    "lobbies_with": lambda store: store.lobbies_with(ALICE),
    "wants_hints": lambda store: store.wants_hints(ALICE, "stranded"),
    "server_settings": lambda store: store.server_settings(5),
    "person_settings": lambda store: store.person_settings(ALICE),
    "change_server_settings": lambda store: store.change_server_settings(5, {"threads": "true", "past": None}),
    "change_person_settings": lambda store: store.change_person_settings(ALICE, {"hints": "false", "turned": "true"}),
    "guests": lambda store: store.guests([ALICE, BOB]),
    "try_puzzle": lambda store: store.try_puzzle(ALICE, PuzzleAnswer("a", 5, 20_000, solved=True, most=3)),
    "puzzles_of": lambda store: store.puzzles_of(ALICE),
    "puzzle_solvers": lambda store: store.puzzle_solvers(5, 20_000),
    "best_score": lambda store: store.best_score(1, ALICE),
    "rated": lambda store: store.rated(1),
    "newest": lambda store: store.newest(5),
    "open_in_channels": lambda store: store.open_in_channels([7]),
    "exclusive_in_channel": lambda store: store.exclusive_in_channel(7),
    "all_over": lambda store: store.all_over(),
    "write_plan": lambda store: store.write_plan(1, 1, None, PlanRow(ALICE, 1, (("a5", "b4"),))),
    "note": lambda store: store.note(1, ALICE),
    "write_note": lambda store: store.write_note(1, ALICE, "the left side"),
    "notes_of": lambda store: store.notes_of(ALICE),
    "write_results": lambda store: store.write_results(
        1, [ResultRow(1, BOB, 1, 3), ResultRow(2, ALICE, 2, 1)], FinishedRow("blacks=1", 3)
    ),
    "open_tables_of": lambda store: store.open_tables_of(ALICE),
    "open_tables_in": lambda store: store.open_tables_in(5),
    "all_open": lambda store: store.all_open(),
    "write_waits": lambda store: store.write_waits(1, 1, Waits(1)),
    "finished_games": lambda store: store.finished_games(5),
    "note_post": lambda store: store.note_post(1, MessageRow(556, 7, "board", 1)),
    "note_call": lambda store: store.note_call(1, MessageRow(557, 7, "call", 1)),
    "note_not_shown": lambda store: store.note_not_shown(1, 1),
    "note_shown": lambda store: store.note_shown(1, 1),
    "forget_message": lambda store: store.forget_message(1, 555),
    "to_show": lambda store: store.to_show(),
    "sessions_naming": lambda store: store.sessions_naming(ALICE),
    "results": lambda store: store.results(ALICE),
    "sessions_ended_by": lambda store: store.sessions_ended_by(["Mod"]),
    "forget_person": lambda store: store.forget_person(ALICE, [1, 2], anonymous),
    "note_server": lambda store: store.note_server(6),
    "note_server_left": lambda store: store.note_server_left(5),
    "note_only_servers": lambda store: store.note_only_servers([6]),
    "servers_left": lambda store: store.servers_left(30),
    "open_in_server": lambda store: store.open_in_server(5),
    "forget_server": lambda store: store.forget_server(5, anonymous),
    "next_due": lambda store: store.next_due(),
    "due": lambda store: store.due(5),
    "set_due": lambda store: store.set_due(1, 1, 60),
    "postpone_due": lambda store: store.postpone_due(1, 60),
    "memo": lambda store: store.memo("commands"),
    "open_by_game": lambda store: store.open_by_game(),
    "open_or_due": lambda store: store.open_or_due(),
    "forget_memo": lambda store: store.forget_memo("commands"),
    "change_memo": lambda store: store.change_memo("commands", "abc", "def"),
    "claim": lambda store: store.claim("backup", 60),
    "release": lambda store: store.release("backup", "one"),
    "note_alive": lambda store: store.note_alive(),
    "remember": lambda store: store.remember("commands", "abc"),
    "standing_due": lambda store: store.standing_due(5),
    "take_standing": lambda store: store.take_standing(5, "games"),
    "begin_standing_post": lambda store: store.begin_standing_post(STANDING, 9),
    "note_standing": lambda store: store.note_standing(STANDING, 9, 77, "abc"),
    "postpone_standing": lambda store: store.postpone_standing(STANDING, 60),
    "drop_standing": lambda store: store.drop_standing(STANDING),
    "running_in": lambda store: store.running_in(5),
    "create from offers": lambda store: store.create(replace(table(8), offers=(OFFER,)), lobby()),
    "make_offer": lambda store: store.make_offer(replace(OFFER, clock="3d"), 3),
    "fitting_offers": lambda store: store.fitting_offers(OFFER, 5),
    "offers_in": lambda store: store.offers_in(5, 5),
    "offers_of": lambda store: store.offers_of(BOB),
    "withdraw_offers": lambda store: store.withdraw_offers(5, BOB),
    "end_offers_in": lambda store: store.end_offers_in(7),
    "offers_to_look_at": lambda store: store.offers_to_look_at(5),
    "note_looked_at": lambda store: store.note_looked_at([OFFER, replace(OFFER, game="strata5")], 1_900_000_000),
    "watches": lambda store: store.watches(BOB),
    "change_watches": lambda store: store.change_watches(5, BOB, ["any", "strata5"]),
    "watchers": lambda store: store.watchers(replace(OFFER, user_id=ALICE), 1_800_000_000, 5),
    "note_told": lambda store: store.note_told(BOB, 1_800_000_000),
    "follow": lambda store: store.follow(FollowRow(BOB, 1, 5, "turns", 1), 5, 5),
    "unfollow": lambda store: store.unfollow(CAROL, 1),
    "followed_by": lambda store: store.followed_by(CAROL),
    "follows_due": lambda store: store.follows_due(5),
    "note_followers_told": lambda store: store.note_followers_told([FollowRow(CAROL, 1, 5, "turns", 0)], 1, 66),
    "results_due": lambda store: store.results_due(5),
    "take_result": lambda store: store.take_result(1),
    "note_result": lambda store: store.note_result(1, 66),
    "postpone_result": lambda store: store.postpone_result(1, 60),
    "change_digest": lambda store: store.change_digest(ALICE, {"digest": "8"}, 60),
    "digest_of": lambda store: store.digest_of(ALICE),
    "digests_due": lambda store: store.digests_due(5),
    "begin_digest": lambda store: store.begin_digest(DigestRow(CAROL, 50)),
    "note_digest": lambda store: store.note_digest(DigestRow(CAROL, 50), 60),
}

every_act = pytest.mark.parametrize("name", ACTS)


def test_every_method_is_among_the_acts() -> None:
    contracts = (each for each in Store.__mro__ if each.__module__.startswith("data."))
    members = {name: each for contract in contracts for name, each in vars(contract).items()}
    methods = {name for name, each in members.items() if callable(each) and not name.startswith("_")}
    # scrub empties the log of the file, outside of any transaction.
    assert methods - {"close", "now", "scrub"} == {name.split()[0] for name in ACTS}


async def ready(store: Store) -> None:
    """A session with a live message, whose channel has not seen all of it; an open offer, and who wants to be told."""
    await kept(store)
    await store.note_post(1, MessageRow(555, 7, "lobby", 0))
    await store.change_server_settings(5, {"games_channel": "9", "offers_channel": "9"})
    await store.make_offer(OFFER, 3)
    await store.change_watches(5, BOB, ["stranded"])
    await store.change_server_settings(5, {"games_channel": "9"})
    await store.follow(FollowRow(CAROL, 1, 5, "turns", 0), 5, 5)
    await store.change_digest(CAROL, {}, 50)


async def before_and_after(database: Implementation, path: Path, act: Act) -> tuple[list[str], list[str]]:
    """What is stored before the act, and once it is done."""
    async with database.opened(path) as store:
        await ready(store)
        before = database.contents(path)
        await act(store)
    return before, database.contents(path)


async def assert_as_good_as_new(database: Implementation, store: Store, path: Path) -> None:
    """The store can be used, by this process and by others."""
    database.check_unlocked(store, path)
    await kept(store, 99)


async def cancelled_at(step: int, database: Implementation, store: Store, act: Act) -> bool:
    """Do `act`, and cancel it while the store's thread is just before statement number `step`.

    Returns whether it has so many.
    """
    loop = asyncio.get_running_loop()
    steps = 0

    def tell(_statement: str) -> None:
        nonlocal steps
        steps += 1
        if steps == step:
            ended = threading.Event()
            task.add_done_callback(lambda _: ended.set())
            loop.call_soon_threadsafe(task.cancel)
            assert ended.wait(10)

    async with database.traced(store, tell):
        task = asyncio.create_task(act(store))
        with suppress(asyncio.CancelledError):
            await task
    return task.cancelled()


@every_act
async def test_a_task_cancelled_at_any_statement_is_wholly_done(
    database: Implementation, tmp_path: Path, name: str
) -> None:
    act = ACTS[name]
    _, done = await before_and_after(database, tmp_path / "done", act)
    step = 0
    went_on = True
    while went_on:
        step += 1
        path = tmp_path / f"{step}"
        async with database.opened(path) as store:
            await ready(store)
            went_on = await cancelled_at(step, database, store, act)
            await store.memo("what was asked for before is done by now")
            assert database.contents(path) == done, f"cancelled at statement {step}"
            await assert_as_good_as_new(database, store, path)
    assert step > 3, "BEGIN, COMMIT and what is between"


@every_act
async def test_an_act_that_fails_at_any_statement_has_changed_nothing(
    database: Implementation, tmp_path: Path, name: str
) -> None:
    act = ACTS[name]
    before, done = await before_and_after(database, tmp_path / "done", act)
    step = failures = 0
    went_on = True
    while went_on:
        step += 1
        path = tmp_path / f"{step}"
        async with database.opened(path) as store:
            await ready(store)
            interrupt = AtStatement(step, partial(database.fail, store))
            failed = ""
            async with database.traced(store, interrupt):
                try:
                    await act(store)
                except StoreError as error:
                    failed = str(error)
            assert database.contents(path) == (before if failed else done), f"stopped at statement {step}"
            assert not failed or "interrupted" in failed
            failures += bool(failed)
            went_on = interrupt.statements >= step
            await assert_as_good_as_new(database, store, path)
    assert failures >= step - 2, "every statement but COMMIT can fail"


@every_act
async def test_a_task_cancelled_before_it_could_begin_is_done_or_not(
    database: Implementation, tmp_path: Path, name: str
) -> None:
    """While the thread is busy with something else, what waits may still be taken back, but not in part."""
    act = ACTS[name]
    path = tmp_path / "tables"
    allowed = await before_and_after(database, tmp_path / "done", act)
    async with database.opened(path) as store:
        await ready(store)
        gate = threading.Event()
        busy = asyncio.create_task(database.occupied(store, gate))
        waiting = asyncio.create_task(act(store))
        await asyncio.sleep(0)
        waiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting
        gate.set()
        assert await busy
        await store.memo("what was asked for before is done by now")
        assert database.contents(path) in allowed
        await assert_as_good_as_new(database, store, path)
