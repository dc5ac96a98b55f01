"""Where no quantity of the game explains an exercise, the best reply to what was played is shown as a picture."""

from __future__ import annotations

import pytest

from cogs.messages import exercises as messages
from cogs.messages.exercises import ShownExercise
from opponents.exercises import Exercise, written
from opponents.puzzles.puzzle import Puzzle
from opponents.thought import Candidate
from rules.core import Choice
from sessions.learning.exercises import exercise_position
from sessions.learning.puzzles import puzzles
from sessions.records.past import onward
from sessions.records.variations import begun
from sessions.tables.exercising import Kept
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
