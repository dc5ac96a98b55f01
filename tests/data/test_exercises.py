"""Exercises from somebody's own games: kept, answered, due again, and forgotten."""

from __future__ import annotations

from pathlib import Path

from data.rows import ExerciseAnswer, ExerciseRow, FinishedRow, NewExercise, ResultRow, ReviewRow
from data.store import Store
from tests.data.implementations import Implementation
from tests.data.samples import ALICE, BOB, CAROL, anonymous, kept

NOW = 1_800_000_000
DAY = 86_400


def new(session_id: int, after: int = 4, guild_id: int = 5) -> NewExercise:
    """An exercise that is to be kept."""
    return NewExercise(session_id, after, guild_id, '{"record":""}')


async def test_exercises_are_due_at_once_and_kept_once(store: Store) -> None:
    row = await kept(store)
    await store.add_exercises(ALICE, [new(row.id, 9), new(row.id, 4)])
    first = ExerciseRow(row.id, 4, 5, '{"record":""}', answered=0, solved=0, due=NOW, at=NOW)
    assert (await store.exercises_of(ALICE))[0] == first
    await store.answer_exercise(ALICE, ExerciseAnswer(row.id, 4, 0, solved=True, due=NOW + DAY))
    await store.add_exercises(ALICE, [new(row.id, 9), new(row.id, 4)])
    assert [each.answered for each in await store.exercises_of(ALICE, row.id)] == [1, 0], "what is kept stays"
    assert await store.exercises_of(BOB) == ()
    assert await store.exercises_of(ALICE, row.id + 1) == ()


async def test_those_that_are_due_come_in_the_order_in_which_they_became_due(store: Store) -> None:
    one, two = await kept(store), await kept(store, 8)
    await store.add_exercises(ALICE, [new(one.id), new(two.id)])
    await store.add_exercises(BOB, [new(two.id)])
    assert await store.exercises_due(ALICE) == ((one.id, 4), (two.id, 4))
    assert await store.answer_exercise(ALICE, ExerciseAnswer(one.id, 4, 0, solved=False, due=NOW))
    assert await store.answer_exercise(ALICE, ExerciseAnswer(two.id, 4, 0, solved=False, due=NOW - 1))
    assert await store.exercises_due(ALICE) == ((two.id, 4), (one.id, 4))
    assert await store.answer_exercise(ALICE, ExerciseAnswer(one.id, 4, 1, solved=True, due=NOW + DAY))
    assert await store.exercises_due(ALICE) == ((two.id, 4),)
    assert await store.answer_exercise(ALICE, ExerciseAnswer(two.id, 4, 1, solved=True, due=None))
    assert await store.exercises_due(ALICE) == ()
    assert await store.exercises_due(BOB) == ((two.id, 4),)


async def test_an_answer_counts_once_and_only_when_the_exercise_is_due(store: Store) -> None:
    row = await kept(store)
    await store.add_exercises(ALICE, [new(row.id)])
    given = ExerciseAnswer(row.id, 4, 0, solved=True, due=NOW + DAY)
    assert await store.answer_exercise(ALICE, given)
    assert not await store.answer_exercise(ALICE, given), "the second press comes too late"
    assert not await store.answer_exercise(ALICE, ExerciseAnswer(row.id, 4, 1, solved=True, due=None)), "not due yet"
    assert not await store.answer_exercise(BOB, given), "it is not Bob's"
    (found,) = await store.exercises_of(ALICE)
    assert (found.answered, found.solved, found.due) == (1, 1, NOW + DAY)


async def test_nothing_is_kept_of_a_game_whose_log_does_not_name_the_user(store: Store) -> None:
    row = await kept(store)
    await store.add_exercises(CAROL, [new(row.id)])
    assert await store.exercises_of(CAROL) == ()


async def test_exercises_survive_and_are_forgotten_with_their_person(
    database: Implementation, store: Store, path: Path
) -> None:
    row = await kept(store)
    await store.add_exercises(ALICE, [new(row.id)])
    await store.add_exercises(BOB, [new(row.id)])
    async with database.opened(path) as again:
        assert len(await again.exercises_of(ALICE)) == 1
    await store.forget_person(ALICE, [row.id], anonymous)
    assert await store.exercises_of(ALICE) == ()
    await store.add_exercises(ALICE, [new(row.id)])
    assert await store.exercises_of(ALICE) == (), "what was under way is not kept either"
    assert len(await store.exercises_of(BOB)) == 1


async def test_exercises_are_forgotten_with_the_server_of_their_game(store: Store) -> None:
    row = await kept(store)
    await store.add_exercises(ALICE, [new(row.id), new(row.id, 9, 0)])
    await store.note_server_left(5)
    await store.forget_server(5, anonymous)
    assert [each.guild_id for each in await store.exercises_of(ALICE)] == [0]


def review(session_id: int, content: str = "{}", guild_id: int = 5) -> ReviewRow:
    """What an analysis has found that is to be kept."""
    return ReviewRow(session_id, guild_id, "stranded", content)


async def test_reviews_come_in_the_order_in_which_games_were_over_and_the_latest_analysis_counts(store: Store) -> None:
    one, two = await kept(store), await kept(store, 8)
    await store.keep_review(ALICE, review(two.id))
    await store.keep_review(ALICE, review(one.id, '{"first":1}'))
    await store.keep_review(ALICE, review(one.id, '{"second":2}'))
    await store.write_results(one.id, [ResultRow(1, ALICE, 1, 3), ResultRow(2, BOB, 2, 1)], FinishedRow("", 9))
    found = await store.reviews_of(ALICE)
    assert [(each.session_id, each.content) for each in found] == [(one.id, '{"second":2}'), (two.id, "{}")]
    assert [(each.guild_id, each.game) for each in found] == [(5, "stranded")] * 2
    assert all(each.over for each in found)
    assert await store.reviews_of(BOB) == ()


async def test_reviews_are_forgotten_with_their_person_and_with_the_server(store: Store) -> None:
    row = await kept(store)
    await store.keep_review(CAROL, review(row.id))
    assert await store.reviews_of(CAROL) == (), "the log does not name her"
    await store.keep_review(ALICE, review(row.id))
    await store.keep_review(BOB, review(row.id))
    await store.forget_person(ALICE, [row.id], anonymous)
    assert await store.reviews_of(ALICE) == ()
    await store.keep_review(ALICE, review(row.id))
    assert await store.reviews_of(ALICE) == (), "an analysis that was under way keeps nothing"
    assert len(await store.reviews_of(BOB)) == 1
    await store.note_server_left(5)
    await store.forget_server(5, anonymous)
    assert await store.reviews_of(BOB) == ()
