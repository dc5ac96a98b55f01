"""Where no quantity of the game explains an exercise, the best reply to what was played is shown as a picture."""

from __future__ import annotations

import random

import pytest

from cogs.messages import exercises as messages
from cogs.messages.exercises import ShownExercise
from cogs.words import exercises as words
from opponents.exercises import Exercise, written
from opponents.puzzles.puzzle import Puzzle
from opponents.thought import Candidate
from rules.core import Choice, Resign
from rules.record import Record, parse
from sessions.learning.exercises import exercise_position
from sessions.learning.puzzles import puzzles
from sessions.records.past import onward
from sessions.records.variations import begun
from sessions.tables.exercising import Kept
from tests.opponents.random_games import random_game
from words import ENGLISH, of


def shown(puzzle: Puzzle, line: tuple[str, ...]) -> ShownExercise:
    """A puzzle as an exercise of Ann, who has played the best wrong turn, after which `line` is the best play."""
    wrong = puzzle.others[0]
    played = Candidate(wrong.plies, wrong.shares, line)
    content = written(Exercise(puzzle.record, 9, puzzle.answers[0], played, 900))
    here = exercise_position(content)
    assert here is not None
    kept = Kept(7, len(here.played), content, 0, 0, due=True, number=1, exercises=1)
    return ShownExercise(of(ENGLISH), "Ann", tried=begun(here.position), here=here, kept=kept)


@pytest.mark.parametrize("game_key", ["games_up", "strata5"])
def test_there_is_a_picture_of_the_reply_or_a_reason(game_key: str) -> None:
    """Never both, and neither where nobody is to reply."""
    found = {True: 0, False: 0}
    for puzzle in puzzles(game_key):
        line = puzzle.others[0].line
        here = shown(puzzle, line)
        scene, reasons = messages.line(here), messages._outdoes(here)
        first = onward(here.here.position, puzzle.others[0].plies)
        reply = first[-1].after.turn()
        if not line or not isinstance(reply, Choice) or reply.seat == here.here.seat:
            assert scene is None
            continue
        assert (scene is None) == bool(reasons)
        found[scene is None] += 1
        if scene is not None:
            assert scene.viewer == here.here.seat
            assert [str(each.ply) for each in scene.recent][: len(first)] == [str(each.ply) for each in first]
            assert scene.position == scene.recent[-1].after
            assert {each.seat for each in scene.recent[len(first) :]} == {3 - here.here.seat}
    assert found[False], "some have no reason"
    assert messages.line(shown(puzzles(game_key)[0], ())) is None


def test_where_only_two_moves_can_be_played_the_wrong_one_is_not_named(dice: random.Random) -> None:
    """Whoever knows that one of two was wrong has nothing left to find."""
    record, _, game = random_game("mars", dice, 1, most=200)
    whole, seen = parse(record), set[bool]()
    for index, each in enumerate(game):
        turn = each.before.turn()
        if not isinstance(turn, Choice) or len(turn.plies) == 1 or isinstance(each.ply, Resign):
            continue
        until = str(Record(whole.game, whole.seats, whole.options, whole.plies[:index]))
        better = next(str(ply) for ply in turn.plies if ply != each.ply)
        content = written(Exercise(until, 9, Candidate((better,), (0.5,)), Candidate((str(each.ply),), (0.4,)), 900))
        here = exercise_position(content)
        assert here is not None
        kept = Kept(7, index, content, 0, 0, due=True, number=1, exercises=1)
        exercise = ShownExercise(of(ENGLISH), "Ann", tried=begun(here.position), here=here, kept=kept)
        assert here.of_two == (len(turn.plies) == 2)
        told = words.task(exercise.say, ["Pay 1 life"], exercise.cost, of_two=here.of_two)
        assert ("Pay 1 life" in told) != here.of_two
        assert "cost 10 percentage points" in told
        seen.add(here.of_two)
    assert seen == {True, False}
