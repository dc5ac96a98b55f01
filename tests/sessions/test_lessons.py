"""Every game has an example and a tutorial, written as they must be, and the engine knows right answers from wrong."""

from __future__ import annotations

from pathlib import Path

import pytest

from rules.catalogue import GAMES
from rules.core import Choice
from sessions.learning import lessons
from sessions.learning.lessons import Lesson, LessonError, example, tutorial

each_game = pytest.mark.parametrize("key", GAMES)


def plies(lesson: Lesson) -> list[str]:
    """Everything that can be played in a lesson."""
    turn = lesson.position.turn()
    assert isinstance(turn, Choice)
    return [str(ply) for ply in turn.plies]


@each_game
def test_the_example_waits_for_a_seat_and_what_is_chosen_leads_on(key: str) -> None:
    shown = example(key)
    assert shown.game is GAMES[key]
    assert shown.seat >= 1
    assert shown.recent, "what has just happened shows, too"
    assert shown.continuations(shown.chosen)


@each_game
def test_a_tutorial_has_five_to_ten_lessons_in_the_order_of_their_game(key: str) -> None:
    given = tutorial(key)
    assert 5 <= len(given) <= 10
    lengths = [len(each.played) for each in given]
    assert lengths == sorted(lengths)
    assert all(each.title and each.task and each.done and each.wrong for each in given)


@each_game
def test_every_lesson_has_a_right_answer_and_most_have_wrong_ones(key: str) -> None:
    found = []
    for lesson in tutorial(key):
        answers = [lesson.answer(ply.split()) for ply in plies(lesson)]
        assert all(answers)
        right = [answer for answer in answers if answer and answer.right]
        assert right, lesson.title
        assert all(answer.said == (lesson.done if answer.right else answer.said) != "" for answer in answers if answer)
        found.append(len(right) < len(answers))
    assert sum(found) >= len(found) - 1


@each_game
def test_what_is_said_of_a_wrong_answer_is_said_of_a_wrong_answer(key: str) -> None:
    for lesson in tutorial(key):
        for begins in lesson.why or {}:
            meant = [ply for ply in plies(lesson) if ply == begins or ply.startswith(f"{begins} ")]
            assert meant, f"{begins} can be played"
            for ply in meant:
                answer = lesson.answer(ply.split())
                assert answer is not None
                assert not answer.right
                assert answer.said == (lesson.why or {})[begins]
        for begins in lesson.plies:
            assert any(ply == begins or ply.startswith(f"{begins} ") for ply in plies(lesson)), begins


@each_game
def test_what_cannot_be_played_is_no_answer(key: str) -> None:
    for lesson in tutorial(key):
        assert lesson.answer(()) is None
        assert lesson.answer(("nothing", "like", "that")) is None


LESSON = {"title": "A", "after": 1, "task": "B", "done": "C", "wrong": "D"}
RECORD = "game: games_up\nseats: 2\noptions: target=21 stacks=free turning=off\n\nfirst 1\nc5 b4\nc1 a3\na6 a4\na2 a4\n"


def written(folder: Path, monkeypatch: pytest.MonkeyPatch, **changes: object) -> tuple[Lesson, ...]:
    """A tutorial of one lesson, written to a folder of its own."""
    (folder / "some.tutorial.record").write_text(RECORD, encoding="utf-8")
    lines = [f"{name} = {value!r}" for name, value in (LESSON | changes).items() if value is not None]
    (folder / "en").mkdir()
    (folder / "en" / "some.tutorial.toml").write_text("\n".join(["[[lesson]]", *lines]), encoding="utf-8")
    monkeypatch.setattr(lessons, "SEEDS", folder)
    return lessons.tutorial.__wrapped__("some")


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        ({"wrong": None}, "lesson 1: wrong is missing or unknown"),
        ({"wright": "E"}, "lesson 1: wright is missing or unknown"),
        ({"after": 0}, "after 0 plies nobody is to choose"),
        ({"after": 6}, "after 6 plies nobody is to choose"),
    ],
)
def test_a_lesson_that_cannot_be_given_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, changes: dict[str, object], complaint: str
) -> None:
    with pytest.raises(LessonError, match=complaint):
        written(tmp_path, monkeypatch, **changes)


@pytest.mark.parametrize(
    ("asked", "right"),
    [
        ({"right": ["a5 a4"]}, {"a5 a4"}),
        ({"right": ["a5"]}, {"a5 c3", "a5 a4", "a5 c5", "a5 a6"}),
        ({"brings": "Captured"}, {"a5 a4", "b4 a3"}),
        ({"brings": "Captured", "right": ["b4"]}, {"b4 a3"}),
        ({"leads": "wins"}, set()),
    ],
)
def test_what_is_asked_for_is_found_by_playing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, asked: dict[str, object], right: set[str]
) -> None:
    (lesson,) = written(tmp_path, monkeypatch, after=5, **asked)
    found = {ply: lesson.answer(ply.split()) for ply in plies(lesson)}
    assert {ply for ply, answer in found.items() if answer and answer.right} == right


def test_what_loses_can_be_ruled_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (lesson,) = written(tmp_path, monkeypatch, after=5, avoids="loses")
    assert all(answer and answer.right for answer in (lesson.answer(ply.split()) for ply in plies(lesson)))


def test_a_goal_that_the_game_does_not_have_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(LessonError, match="lesson 1: the game has no goal flies"):
        written(tmp_path, monkeypatch, goal="flies 3")


@pytest.mark.parametrize(
    ("key", "title", "goal", "right"),
    [
        ("games_up", "Whatever moves turns over", "shows 6", {"f5 e4", "f5 f4", "a6 a4", "a6 c4"}),
        ("stranded", "Jump a tower", "jumps b2", {"move e2"}),
        ("stranded", "Move it where it hurts", "set-on 1", {"put a1", "put d1", "put a2", "put d5"}),
        ("strata5", "Build upwards", "block-on-level 2", {"block a2", "block b2", "block f1"}),
    ],
)
def test_the_goals_of_the_games(key: str, title: str, goal: str, right: set[str]) -> None:
    lesson = next(each for each in tutorial(key) if each.title == title)
    assert lesson.goal == goal
    found = [lesson.answer(ply.split()) for ply in plies(lesson)]
    assert {" ".join(answer.words) for answer in found if answer and answer.right} == right
