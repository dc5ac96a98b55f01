"""The stored puzzles hold, and who gets which one."""

from __future__ import annotations

import random

import pytest
from msgspec.structs import replace

from data.rows import PuzzleRow
from opponents.puzzles.proving import goes_on
from opponents.puzzles.puzzle import key_of, margin, right
from opponents.skill import Level, budget
from opponents.thinking import played, think
from opponents.thought import Budget
from rules.catalogue import GAMES
from sessions.learning.puzzles import (
    MOST_TRIES,
    PuzzlePosition,
    daily,
    last_game,
    next_own,
    puzzle_position,
    puzzles,
    shift_of,
    tally_of,
)
from sessions.learning.strengths import BEGINS, EASIER
from sessions.records.past import onward

each_game = pytest.mark.parametrize("key", GAMES)


def stored(game_key: str) -> list[PuzzlePosition]:
    """The puzzles of a game."""
    found = [puzzle_position(each.key) for each in puzzles(game_key)]
    assert None not in found
    return [each for each in found if each is not None]


@each_game
def test_stored_puzzles_hold(key: str) -> None:
    """Every answer is legal, right and clearly better, and a small search finds it again; the easiest come first.

    `python -m opponents.puzzles prove` proves them again, with a large budget.
    """
    game, found = GAMES[key], stored(key)
    for each in found:
        puzzle = each.puzzle
        assert puzzle.key == key_of(puzzle.record)
        assert each.game is game
        for answer in puzzle.answers:
            judged = each.judged(onward(each.position, answer.plies))
            assert judged is not None, puzzle.key
            assert judged.right, puzzle.key
        for other in puzzle.others:
            assert played(each.position, other.plies) not in each.wanted, puzzle.key
        assert puzzle.others
        assert puzzle.proof.share - puzzle.proof.other >= margin(game), puzzle.key
        hard = budget(each.position, Level.HARD).nodes
        # Older proofs have one search from the position itself, which is ten times as large.
        assert puzzle.proof.nodes >= (hard / 2 if puzzle.proof.looked else 10 * hard), puzzle.key
        assert not puzzle.trials.trivial, puzzle.key
    difficulties = [each.puzzle.difficulty for each in found]
    assert difficulties == sorted(difficulties)
    assert len({each.key for each in found}) == len(found)
    assert not found or len(found) >= 20, "a game has no puzzles, or enough of them"
    easy = [each for each in found if not each.puzzle.trials.medium]
    assert sum(solved(each) for each in easy) >= 0.9 * len(easy), "searches change, but not by that much"


def solved(each: PuzzlePosition) -> bool:
    """Whether a search with a tenth of the budget of the level medium finds the turn, or else one with all of it."""
    medium = budget(each.position, Level.MEDIUM)
    return any(finds(replace(medium, nodes=nodes, seconds=60), each) for nodes in (medium.nodes // 10, medium.nodes))


def finds(means: Budget, each: PuzzlePosition) -> bool:
    """Whether a search finds the turn, or a beginning of it."""
    plies = think(each.position, each.seat, random.Random(each.key), means).plies
    reached = onward(each.position, plies)
    return any(right(step.after, each.seat, each.wanted) for step in reached) or any(
        answer.plies[: len(plies)] == plies for answer in each.puzzle.answers
    )


def test_everybody_in_a_server_has_the_same_puzzle_and_none_comes_twice_in_a_round() -> None:
    with_puzzles = [key for key in GAMES if puzzles(key)]
    fewest = min(len(puzzles(key)) for key in with_puzzles)
    days = range(20_000, 20_000 + len(with_puzzles) * fewest)
    of_days = [daily(77, day) for day in days]
    assert of_days == [daily(77, day) for day in days]
    assert None not in of_days
    assert len(set(of_days)) == len(of_days)
    first = [here.game.key for each in of_days[: len(with_puzzles)] if (here := puzzle_position(each or ""))]
    assert sorted(first) == sorted(with_puzzles), "the games follow each other"
    assert of_days != [daily(78, day) for day in days], "another server has other puzzles"


def row(puzzle: str, tries: int, *, solved: bool, day: int = 0) -> PuzzleRow:
    """What somebody has done at a puzzle."""
    return PuzzleRow(puzzle, 5 if day else 0, day, tries, solved, 1_800_000_000)


def test_the_next_puzzle_suits_and_was_not_had_before() -> None:
    """A beginner gets the easiest one; who solves it gets a more difficult one, and who does not another easy one."""
    of_game = puzzles("games_up")
    keys = [each.key for each in of_game]
    assert next_own("games_up", [], {}) == keys[0]
    rows = [row(keys[0], 1, solved=True)]
    after_one = next_own("games_up", rows, {})
    assert after_one is not None
    wanted = tally_of("games_up", rows, {}).strength - EASIER
    left = [abs(each.difficulty - wanted) for each in of_game if each.key != keys[0]]
    assert abs(of_game[keys.index(after_one)].difficulty - wanted) == min(left)
    missed = next_own("games_up", [row(keys[0], MOST_TRIES, solved=False)], {})
    assert missed == keys[1]
    assert next_own("games_up", [*rows, row(keys[30], 2, solved=False)], {}) == keys[30], "one that was begun goes on"
    assert next_own("games_up", [*rows, row(keys[30], 2, solved=False, day=9)], {}) == after_one, "not one of a day"
    assert next_own("games_up", [row(each, 1, solved=True) for each in keys], {}) is None
    assert next_own("games_up", [row("gone", 1, solved=False)], {}) == keys[0]
    assert next_own("games_up", [], {keys[0]: 400.0}) != keys[0], "people have found it difficult"


def test_a_strength_follows_from_finished_puzzles_alone_each_of_which_counts_once() -> None:
    keys = [each.key for each in puzzles("stranded")]
    nothing = tally_of("stranded", [], {})
    assert nothing.strength == pytest.approx(BEGINS, abs=0.01)
    assert nothing.finished == 0
    assert tally_of("stranded", [row(keys[0], 1, solved=False)], {}) == nothing, "not the last answer"
    assert tally_of("mars", [row(keys[0], 1, solved=True)], {}) == tally_of("mars", [], {}), "of another game"
    one = tally_of("stranded", [row(keys[0], 1, solved=True)], {})
    assert one.strength > BEGINS
    again = [row(keys[0], 1, solved=True), row(keys[0], 1, solved=True, day=9)]
    assert tally_of("stranded", again, {}) == one, "the second time they know the solution"


def test_people_move_a_puzzle_once_each() -> None:
    keys = [each.key for each in puzzles("stranded")]
    before = [row(each, 1, solved=True) for each in keys[1:12]]
    easier, harder = (shift_of(keys[0], before, {}, 1, solved=solved) for solved in (True, False))
    assert easier is not None
    assert harder is not None
    assert easier < 0 < harder
    assert shift_of(keys[0], [], {}, 1, solved=True) == 0, "nothing is known of a newcomer"
    assert shift_of(keys[0], [*before, row(keys[0], 3, solved=False, day=9)], {}, 1, solved=True) is None
    assert shift_of("gone", before, {}, 1, solved=True) is None


def test_no_answer_begins_another_turn_that_was_compared() -> None:
    """Whoever begins so has answered: no wrong turn begins with a right one, and no right one either."""
    for key in GAMES:
        for each in puzzles(key):
            compared = (*each.answers, *each.others)
            assert not [1 for one in each.answers for other in compared if goes_on(other, one)], each.key


def test_whoever_names_no_game_gets_the_one_that_they_played_last() -> None:
    mars, strata = (puzzles(key)[0].key for key in ("mars", "strata5"))
    assert last_game([]) == next(key for key in GAMES if puzzles(key))
    assert last_game([row(mars, 1, solved=True), row(strata, 1, solved=True), row("gone", 1, solved=True)]) == "strata5"
