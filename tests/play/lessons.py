"""Lessons, as a learner answers them."""

from __future__ import annotations

from rules.core import Choice
from sandbox import Message, Person
from sessions.learning.lessons import Lesson
from words import ENGLISH, of

SAY = of(ENGLISH)

NOT_WORDS = (SAY.learning.skip(), SAY.learning.back(), "◀ Earlier", "More ▶")


def answers(lesson: Lesson, *, right: bool) -> list[str]:
    """The right answers of a lesson, or the wrong ones."""
    turn = lesson.position.turn()
    assert isinstance(turn, Choice)
    found = [lesson.answer(str(ply).split()) for ply in turn.plies]
    return [" ".join(answer.words) for answer in found if answer and answer.right is right]


async def chosen(person: Person, message: Message, ply: str, game: str, index: int) -> None:
    """Choose `ply` under a lesson, word by word, turning pages where it must be."""
    wanted = f"{game} {index} {ply}"
    for _ in range(8):
        for button in message.buttons:
            _, action, *_, words_so_far = (button.custom_id or ":::::").split(":", 5)
            if action == "lesson" and button.label not in NOT_WORDS and leads_to(words_so_far, wanted):
                await person.click(message, button.custom_id or "")
                break
        else:
            menu, value = next(
                (
                    (menu, value)
                    for menu in message.menus
                    for value in menu.values
                    if leads_to(f"{menu.custom_id.split(':')[-1]} {value}", wanted)
                ),
                (None, ""),
            )
            if menu is None:
                await person.click(message, "More ▶")
                continue
            words_so_far = f"{menu.custom_id.split(':')[-1]} {value}"
            await person.choose(message, value, menu=menu.placeholder)
        if words_so_far == wanted:
            return
    raise AssertionError(f"{ply} is not offered under the lesson")


def leads_to(words_so_far: str, wanted: str) -> bool:
    """Whether these words are a ply, or the beginning of it."""
    return f"{wanted} ".startswith(f"{words_so_far} ")
