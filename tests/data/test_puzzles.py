"""Who tried which puzzle, and solved it."""

from __future__ import annotations

from pathlib import Path

import pytest

from data.rows import PuzzleAnswer, PuzzleRow
from data.store import Store
from tests.data.implementations import Implementation
from tests.data.samples import ALICE, BOB, CAROL, anonymous

NOW = 1_800_000_000
DAY = 20_833
MOST = 3


def answered(
    puzzle: str = "abc", day: int = 0, guild: int = 0, *, solved: bool = False, gave_up: bool = False
) -> PuzzleAnswer:
    """An answer to a puzzle, of which a user has three."""
    return PuzzleAnswer(puzzle, guild, day, solved=solved, most=MOST, gave_up=gave_up)


async def test_answers_are_counted_until_the_puzzle_is_solved(store: Store) -> None:
    assert await store.try_puzzle(ALICE, answered()) == PuzzleRow("abc", 0, 0, 1, solved=False, at=NOW)
    solved = PuzzleRow("abc", 0, 0, 2, solved=True, at=NOW)
    assert await store.try_puzzle(ALICE, answered(solved=True)) == solved
    assert await store.try_puzzle(ALICE, answered()) == solved, "what is solved stays solved"
    assert await store.puzzles_of(ALICE) == (solved,)
    assert await store.puzzles_of(BOB) == ()


async def test_answers_are_counted_until_they_are_used_up(store: Store) -> None:
    for _ in range(MOST):
        row = await store.try_puzzle(ALICE, answered())
    assert (row.tries, row.solved) == (MOST, False)
    assert await store.try_puzzle(ALICE, answered(solved=True)) == row, "a right answer comes too late"


async def test_who_gives_up_has_no_answers_left(store: Store) -> None:
    assert (await store.try_puzzle(ALICE, answered(gave_up=True))).tries == MOST
    assert not (await store.try_puzzle(ALICE, answered(solved=True))).solved


async def test_a_puzzle_of_a_day_is_counted_by_itself(store: Store) -> None:
    await store.try_puzzle(ALICE, answered(guild=5, day=DAY, solved=True))
    await store.try_puzzle(ALICE, answered())
    await store.try_puzzle(ALICE, answered(guild=6, day=DAY))
    await store.try_puzzle(BOB, answered(guild=5, day=DAY))
    await store.try_puzzle(CAROL, answered(guild=5, day=DAY - 1, solved=True))
    assert await store.puzzle_solvers(5, DAY) == (2, 1)
    assert await store.puzzle_solvers(6, DAY) == (1, 0)
    assert await store.puzzle_solvers(7, DAY) == (0, 0)
    assert [(each.guild_id, each.solved) for each in await store.puzzles_of(ALICE)] == [
        (0, False),
        (5, True),
        (6, False),
    ]


async def test_answers_survive_and_are_forgotten_with_their_person(
    database: Implementation, store: Store, path: Path
) -> None:
    await store.try_puzzle(ALICE, answered(guild=5, day=DAY, solved=True))
    await store.try_puzzle(BOB, answered(guild=5, day=DAY))
    async with database.opened(path) as again:
        assert len(await again.puzzles_of(ALICE)) == 1
    await store.forget_person(ALICE, [], anonymous)
    assert await store.puzzles_of(ALICE) == ()
    assert await store.puzzle_solvers(5, DAY) == (1, 0)


async def test_answers_are_forgotten_with_the_server_of_the_puzzle(store: Store) -> None:
    await store.try_puzzle(ALICE, answered(guild=5, day=DAY))
    await store.try_puzzle(ALICE, answered())
    await store.note_server_left(5)
    assert await store.servers_left(0) == [5], "the bot is known to have been there"
    await store.forget_server(5, anonymous)
    assert [each.guild_id for each in await store.puzzles_of(ALICE)] == [0]


def finished(puzzle: str, shift: float | None, *, solved: bool = True) -> PuzzleAnswer:
    """An answer that moves the difficulty of a puzzle if it finishes it."""
    return PuzzleAnswer(puzzle, 0, 0, solved, MOST, shift=shift)


async def test_whoever_finishes_a_puzzle_moves_its_difficulty_once(store: Store) -> None:
    """The later somebody comes, the less; who only tries moves nothing, and nothing says who it was."""
    await store.try_puzzle(ALICE, finished("abc", 8.0, solved=False))
    assert await store.puzzle_shifts() == {}, "there are answers left"
    await store.try_puzzle(ALICE, finished("abc", -8.0))
    assert await store.puzzle_shifts() == {"abc": -8.0}
    await store.try_puzzle(ALICE, finished("abc", -8.0))
    assert await store.puzzle_shifts() == {"abc": -8.0}, "it is finished already"
    await store.try_puzzle(BOB, finished("abc", 2.1))
    assert (await store.puzzle_shifts())["abc"] == pytest.approx(-6.0)
    await store.try_puzzle(CAROL, finished("def", None))
    assert set(await store.puzzle_shifts()) == {"abc"}
    await store.forget_person(BOB, [], anonymous)
    assert (await store.puzzle_shifts())["abc"] == pytest.approx(-6.0)
