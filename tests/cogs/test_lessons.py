"""What a lesson says of an answer is what the answer did: every legal move of every lesson is played."""

from __future__ import annotations

import re
from collections.abc import Iterator

import discord
import pytest

from cogs.commands.seating import first_game
from cogs.messages import lessons
from cogs.pictures.pictures import Picture
from cogs.pictures.thumbnails import scene_of
from rules.catalogue import GAMES
from rules.core import Choice, Played
from sessions.learning.lessons import Attempt, Lesson, tutorial
from tests.faces import english
from tests.games.registry import CATALOGUE
from words import ENGLISH, of

SAY = of(ENGLISH)

each_game = pytest.mark.parametrize("key", GAMES)

LEARNER = "Zoe"


def answers(lesson: Lesson) -> Iterator[Attempt]:
    """Every legal move of a lesson, played."""
    turn = lesson.position.turn()
    assert isinstance(turn, Choice)
    for ply in turn.plies:
        answer = lesson.answer(str(ply).split())
        assert answer is not None
        yield answer


def story(lesson: Lesson, answer: Attempt) -> list[str]:
    """What the answer did, told from a position that is played anew."""
    turn = lesson.position.turn()
    assert isinstance(turn, Choice)
    ply = next(each for each in turn.plies if str(each).split() == list(answer.words))
    played = [Played(lesson.position, turn.seat, ply, lesson.position.play(ply))]
    for each in answer.played[1:]:
        played.append(Played(played[-1].after, each.seat, each.ply, played[-1].after.play(each.ply)))
    rival = "**Opponent**"
    names = [f"**{LEARNER}**" if seat == turn.seat else rival for seat in range(1, lesson.position.seats + 1)]
    return english(lesson.game.key).teller.tell(played, names)


def said(lesson: Lesson, answer: Attempt) -> str:
    """All that the learner reads after the answer."""
    if not answer.right:
        return lessons.wrong_answer(SAY, lesson, answer)
    given = tutorial(lesson.game.key)
    place = (next(number for number, each in enumerate(given) if each.title == lesson.title), len(given))
    view = lessons.lesson_done(
        SAY, lesson, place, answer, Picture((b"png",), "alt"), LEARNER, first_game(lesson.game.key)
    )
    return "\n".join(each.content for each in view.walk_children() if isinstance(each, discord.ui.TextDisplay))


@each_game
def test_every_answer_is_told_as_it_was(key: str) -> None:
    for lesson in tutorial(key):
        for answer in answers(lesson):
            shown = said(lesson, answer)
            told, moves = story(lesson, answer), english(key).teller.advised(answer.played[:1])
            # A wrong answer is not played: nothing was taken, moved or rolled.
            assert all((line in shown) == answer.right for line in told), (lesson.title, answer.words, shown)
            assert answer.right or shown.startswith(f"❌ Your answer: {moves[0]}."), shown
            assert ("✅" in shown, "❌" in shown) == (answer.right, not answer.right)
            assert answer.said in shown


@each_game
def test_the_story_of_an_answer_shows_whether_it_is_right(key: str) -> None:
    for lesson in tutorial(key):
        if (pattern := CATALOGUE[key].lessons.get(lesson.title)) is None:
            continue
        for answer in answers(lesson):
            told = " ".join(story(lesson, answer))
            assert bool(re.search(pattern, told)) == answer.right, (lesson.title, answer.words, told)


@each_game
def test_the_lessons_whose_story_is_compared_exist(key: str) -> None:
    assert set(CATALOGUE[key].lessons) <= {lesson.title for lesson in tutorial(key)}


@each_game
def test_what_a_right_answer_hears_names_only_places_of_that_answer(key: str) -> None:
    for lesson in tutorial(key):
        for answer in answers(lesson):
            if answer.right:
                told = " ".join([*story(lesson, answer), *answer.words])
                others = {
                    place for place in re.findall(r"\b[a-j]\d+\b", lesson.done) if not re.search(rf"\b{place}\b", told)
                }
                assert not others, (
                    f"`done` of “{lesson.title}” is said after {' '.join(answer.words)} too, and names other places "
                    f"than that turn did: {', '.join(sorted(others))}"
                )


@each_game
def test_what_chance_did_after_an_answer_is_in_the_picture(key: str) -> None:
    """A lesson may speak of a card only where the picture shows it: the record goes on for its own answer alone."""
    for lesson in tutorial(key):
        for answer in answers(lesson):
            scene = scene_of(SAY, lesson, LEARNER, answer=answer)
            assert scene.position == answer.played[-1].after
            assert scene.recent == answer.played
        if len(lesson.following) > 1:
            right = [answer for answer in answers(lesson) if answer.right]
            assert [answer.played[0].ply for answer in right] == [lesson.following[0].ply]


@each_game
def test_who_learns_goes_by_their_own_name(key: str) -> None:
    for lesson in tutorial(key):
        for answer in answers(lesson):
            shown = said(lesson, answer)
            assert not re.search(r"\bYou\*{0,2} (has|is|was|wins|took|moved)\b", shown), shown
            assert not re.search(r"\bYou\b", english(key).teller.alt(scene_of(SAY, lesson, LEARNER, answer=answer)))
