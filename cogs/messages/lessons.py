"""The private messages for learning a game: *How to play*, and the lessons of the guided game."""

from __future__ import annotations

from collections.abc import Container, Sequence
from typing import Any

import discord

from cogs.interactions.components import button, link_button, menu, row
from cogs.interactions.ids import Press
from cogs.messages.controls import Group, Offer, PlyWords, controls
from cogs.messages.parts import BLURPLE, GREEN, GREY, image, message, text
from cogs.messages.puzzles import NEXT
from cogs.pictures.pictures import Picture
from cogs.words import learning as words
from cogs.words import links
from cogs.words.about import about, title
from cogs.words.names import bold
from render.catalogue import face
from render.face import Teller
from render.kit.texts import clip
from sessions.learning.lessons import Attempt, Lesson
from sessions.learning.puzzles import puzzles
from words import Words

LESSON = "lesson"
"""The action of all buttons and menus of lessons: it shows a lesson, or answers it."""


def how_to_play(say: Words, game_key: str, body: str, picture: Picture) -> discord.ui.LayoutView:
    """The page *How to play*, with the text `body`."""
    return message(
        BLURPLE,
        text(say.learning.how_to_play_heading(game=title(say, game_key)), body),
        image(picture),
        row(_rules_button(say, game_key), button(say.learning.guided_game(), _lesson(game_key, 0))),
    )


def lesson(
    say: Words,
    this: Lesson,
    place: tuple[int, int],
    picture: Picture,
    teller: Teller,
    offered: Sequence[Group],
    chosen: PlyWords = (),
    page: int = 0,
    note: str = "",
) -> discord.ui.LayoutView:
    """A lesson that waits for an answer: its task, the picture, and menus as below a board.

    `place` is its index, from 0, and the number of lessons. `note` says what was wrong with the last answer.
    """
    key, (index, lessons) = this.game.key, place
    press = _lesson(key, index)
    offer = Offer(say, this.position, teller, press, press.action, press.action)
    last = [button(say.learning.skip(), _lesson(key, index + 1))] if index + 1 < lessons else []
    if chosen:
        last.insert(0, button(say.learning.back(), press))
    return message(
        BLURPLE,
        text(*words.lesson_heading(say, key, index + 1, lessons, this.title), this.task),
        *([text(note)] if note else []),
        image(picture),
        *controls(offer, offered, page),
        row(*last, button(say.learning.how_to_play(), _how_to_play(key))),
    )


def lesson_done(
    say: Words,
    this: Lesson,
    place: tuple[int, int],
    answer: Attempt,
    picture: Picture,
    learner: str,
    first: Press,
) -> discord.ui.LayoutView:
    """A lesson after the right answer: what the answer did, and the button for the next lesson.

    `first` starts a first game, which is offered after the last lesson.
    """
    key, (index, lessons) = this.game.key, place
    over, alone = index + 1 == lessons, this.game.seats[-1] == 1
    puzzle = [button(say.puzzles.go_on(), Press(NEXT, words=(key,)))] if puzzles(key) else []
    on = [button(say.learning.again(), _lesson(key, 0))]
    if not over:
        on = [button(say.learning.next_lesson(), _lesson(key, index + 1), tone="good")]
    else:
        people = [button(say.learning.play(), Press("opengame", words=(key,)))] if not alone else []
        on = [button(say.learning.first_game(), first, tone="good"), *people, *puzzle, *on]
    said = words.right(_told(say, this, answer, learner), answer.said)
    return message(
        GREEN,
        text(*words.lesson_heading(say, key, index + 1, lessons, this.title), said),
        *([text(words.all_lessons_done(say, key, alone=alone))] if over else []),
        image(picture),
        row(*on, button(say.learning.how_to_play(), _how_to_play(key))),
    )


def wrong_answer(say: Words, this: Lesson, answer: Attempt) -> str:
    """The text after a wrong answer, which was not played: what it was, and what to look for."""
    return words.wrong(say, face(this.game.key, say).teller.advised(answer.played), answer.said)


def _told(say: Words, this: Lesson, answer: Attempt, learner: str) -> list[str]:
    """What the answer did, in the sentences of the game's teller."""
    names = words.seats(say, this.position.seats, this.seat, learner)
    return face(this.game.key, say).teller.tell(answer.played, [bold(say, each) for each in names])


def hints_off(say: Words) -> discord.ui.LayoutView:
    """Says that hints are off, with a button that turns them on again."""
    return message(GREY, text(say.learning.hints_off()), row(button(say.learning.hints_on(), Press("hints"))))


def welcome(
    say: Words, game_keys: Sequence[str], commands: Container[str], where: words.Where, application_id: int
) -> discord.ui.LayoutView:
    """The message for newcomers: the games, a menu that leads to *How to play*, and links that add the bot."""
    options = [
        discord.SelectOption(label=title(say, key), value=key, description=clip(about(say, key).summary, 100))
        for key in game_keys
    ]
    return message(
        BLURPLE,
        text("\n\n".join(words.welcome(say, game_keys, commands, where))),
        row(menu(say.learning.choose_game(), options, Press("howto"))),
        text(say.learning.install_about()),
        row(
            link_button(say.learning.add_to_account(), links.add_to_account(application_id)),
            link_button(say.learning.add_to_server(), links.add_to_server(application_id)),
        ),
    )


def _lesson(game_key: str, index: int) -> Press:
    return Press(LESSON, words=(game_key, str(index)))


def _how_to_play(game_key: str) -> Press:
    # In a message of its own, so that the lesson stays.
    return Press("rules", words=(game_key,))


def _rules_button(say: Words, game_key: str) -> Any:
    return button(say.learning.all_rules(), Press("turnto", words=(game_key,)))
