"""The private messages with exercises: a turn of somebody's own game that cost much, and the better one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import discord

from cogs.interactions.components import Button, button, row, rows_of
from cogs.interactions.ids import Press
from cogs.messages.parts import BLURPLE, GREEN, GREY, Part, image, images, message, text
from cogs.messages.puzzles import NEXT as NEXT_PUZZLE
from cogs.messages.puzzles import TODAY
from cogs.messages.tasks import (
    ShownTask,
    best_reply,
    moves,
    refutation,
    reply_of,
    scene_after,
    solution,
    taking_back,
    to_choose,
    told,
)
from cogs.pictures.pictures import Picture
from cogs.words import exercises as words
from cogs.words.analysis import outdoes
from opponents.analysis import Value
from render.scene import Scene
from sessions.learning.exercises import ExercisePosition
from sessions.learning.tasks import Judged
from sessions.records.past import onward
from sessions.tables.exercising import Kept
from words import Words
from words.lists import divided

if TYPE_CHECKING:
    from rules.core import Played

EXERCISE, UNDO, SHOW, NEXT = "exercise", "exerciseundo", "exerciseshow", "exercisenext"
"""The actions: choose words of an answer, take back a choice, show the better turn, show the next exercise."""


class ShownExercise(ShownTask, frozen=True, kw_only=True):
    """An exercise as its person sees it, and what is stored of it."""

    here: ExercisePosition
    kept: Kept

    def press(self, action: str) -> Press:
        """The press that does something with this exercise and what was played of the answer."""
        kept = self.kept
        return Press(action, words=(str(kept.session_id), str(kept.after), self.tried.line))

    @property
    def cost(self) -> float:
        """By how much the better turn is better than what was played in the game."""
        seat = self.here.seat - 1
        return self.here.solution.shares[seat] - self.here.exercise.played.shares[seat]


def puzzles_button(shown: ShownExercise, *, daily: bool) -> Button:
    """The button that shows a puzzle in place of an exercise that is due: the puzzle of the day, if there is one."""
    if daily:
        return button(shown.say.puzzles.daily(), Press(TODAY))
    return button(shown.say.puzzles.next(), Press(NEXT_PUZZLE, words=(shown.game_key,)))


def board(
    shown: ShownExercise, picture: Picture, page: int = 0, notes: Sequence[str] = (), *, instead: Button | None = None
) -> discord.ui.LayoutView:
    """An exercise that waits for an answer. `notes` stand above it; `instead` leads to puzzles."""
    say = shown.say
    ways = [
        *taking_back(shown, shown.press(EXERCISE), shown.press(UNDO)),
        *([instead] if instead else []),
        button(say.puzzles.show_solution(), shown.press(SHOW), tone="bad"),
        button(say.learning.how_to_play(), Press("rules", words=(shown.game_key,))),
    ]
    above = [*notes, *([] if shown.kept.due else [say.exercises.practice()])]
    return message(
        BLURPLE,
        text(
            *(f"-# {each}" for each in above),
            *_heading(shown),
            words.task(say, moves(shown, was_played(shown)), shown.cost, of_two=shown.here.of_two),
        ),
        image(picture),
        *to_choose(shown, shown.press(EXERCISE), page),
        *rows_of(ways),
    )


def line(shown: ShownExercise) -> Scene | None:
    """The position after what was played in the game and the best reply to it; None if a quantity explains more."""
    played = was_played(shown)
    reply = reply_of(shown, played[-1].after, shown.here.exercise.played.line)
    return scene_after(shown, (*played, *reply)) if reply and not _outdoes(shown) else None


def done(
    shown: ShownExercise,
    picture: Picture,
    story: Sequence[str],
    below: str,
    *,
    solved: bool,
    more: bool,
    follows: Picture | None = None,
) -> discord.ui.LayoutView:
    """An exercise that is answered. `below` says when it comes back; `more`: there is another one to do now.

    `follows` shows the position after what was played in the game and the best reply to it.
    """
    say, kept = shown.say, shown.kept
    following = Press(NEXT, words=(str(kept.session_id), str(kept.after)))
    puzzle = Press(NEXT_PUZZLE, words=(shown.game_key,))
    last: list[Part] = [text(f"-# {below}" if more else f"-# {below} {say.exercises.all_done()}")]
    first, second = images(picture, follows) if follows is not None else (image(picture), None)
    return message(
        GREEN if solved else GREY,
        text(*_heading(shown), *story),
        first,
        *([text(f"-# {say.exercises.line()}"), second] if second is not None else []),
        *last,
        row(
            button(say.exercises.next(), following, tone="good") if more else button(say.puzzles.go_on(), puzzle),
            button(say.learning.how_to_play(), Press("rules", words=(shown.game_key,))),
        ),
    )


def nothing(say: Words, game_key: str) -> discord.ui.LayoutView:
    """There is nothing to learn from in a game of the user: a puzzle is offered instead."""
    puzzle = button(say.puzzles.go_on(), Press(NEXT_PUZZLE, words=(game_key,)))
    return message(GREY, text(say.exercises.none()), row(puzzle))


def story_of(shown: ShownExercise, answer: Judged | None, value: Value | None, *, right: bool) -> list[str]:
    """What is told after an answer, None if the better turn was asked for, and its value if it was searched.

    What the answer was, the better turn with its reasons, and what was played in the game with what follows from it.
    """
    say, best = shown.say, shown.teller.advised(solution(shown))
    as_played = answer is not None and shown.here.was_played(answer)
    found: list[str] = []
    if answer is not None and right:
        found = words.right(say, told(shown, answer.played), [] if answer.right else best)
    elif answer is not None:
        why = _what_followed(shown) if as_played else refutation(shown, answer, value)
        found = words.wrong(say, moves(shown, answer.played), why, as_played=as_played)
    if not right:
        found.append(say.puzzles.solution(moves=divided(say, best)))
    in_game = [] if as_played else [words.in_game(say, moves(shown, was_played(shown)), _what_followed(shown))]
    return [each for each in (*found, " ".join(_why_better(shown)), *in_game) if each]


def _why_better(shown: ShownExercise) -> list[str]:
    """Why the better turn is better than what was played, and the best reply to it, in sentences."""
    return [*_outdoes(shown), *best_reply(shown, solution(shown)[-1].after, shown.here.solution.line)]


def _outdoes(shown: ShownExercise) -> list[str]:
    """What explains that the better turn is better than what was played, in sentences; nothing if nothing does."""
    here, seat = shown.here, shown.here.seat
    ends = solution(shown)[-1].after, was_played(shown)[-1].after
    shares = here.solution.shares[seat - 1], here.exercise.played.shares[seat - 1]
    return outdoes(shown.say, shown.game_key, seat, ends, shares)


def _what_followed(shown: ShownExercise) -> list[str]:
    """The best reply to what was played in the game, and what it was worth, in sentences."""
    value = Value(shown.here.exercise.played.shares, shown.here.exercise.played.line)
    return refutation(shown, Judged(False, was_played(shown)), value)


def was_played(shown: ShownExercise) -> tuple[Played, ...]:
    """The plies that were played in the game, as far as the better turn goes."""
    return onward(shown.here.position, shown.here.exercise.played.plies)


def _heading(shown: ShownExercise) -> Sequence[str]:
    kept = shown.kept
    return words.heading(
        shown.say, shown.game_key, shown.here.exercise.move, kept.number, kept.exercises, shown.here.asks
    )
