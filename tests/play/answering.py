"""Answers to puzzles and exercises, chosen as people choose them."""

from __future__ import annotations

from typing import Any

from rules.core import Position
from rules.notation import legal
from sandbox import Message, Person
from sessions.records.past import onward


async def answer(person: Person, message: Message, position: Position, plies: tuple[str, ...]) -> None:
    """Choose the plies of an answer under a puzzle or an exercise, as far as there is a choice.

    Where the beginning of the answer is right already, the task ends with it.
    """
    for ply in plies:
        if not any(":puzzleshow:" in each or ":exerciseshow:" in each for each in ids(message)):
            return
        if len(legal(position)) > 1:
            await choose(person, message, ply)
        (played,) = onward(position, [ply])
        position = played.after


def ids(message: Message) -> list[str]:
    """The custom ids of the buttons of a message."""
    return [each.custom_id or "" for each in message.buttons]


async def choose(person: Person, message: Message, ply: str) -> None:
    """Choose one ply, word by word, turning pages where it must be."""
    for _ in range(12):
        for button in message.buttons:
            _, action, *_, words = (button.custom_id or ":::::").split(":", 5)
            said = " ".join(words.split(" ")[3:])
            if action in ("puzzle", "exercise") and said and leads_to(said, ply):
                await person.click(message, button.custom_id or "")
                break
        else:
            menu, value, said = offered(message, ply)
            if menu is None:
                await person.click(message, "More ▶")
                continue
            await person.choose(message, value, menu=menu.placeholder)
        if said == ply:
            return
    raise AssertionError(f"{ply} is not offered under the task")


def offered(message: Message, ply: str) -> tuple[Any, str, str]:
    """The menu whose entry leads to a ply, the entry, and the words that are chosen then; None without one."""
    for menu in message.menus:
        prefix = " ".join(menu.custom_id.split(":", 5)[-1].split(" ")[3:])
        for value in menu.values:
            if leads_to(said := f"{prefix} {value}".strip(), ply):
                return menu, value, said
    return None, "", ""


def leads_to(words: str, ply: str) -> bool:
    """Whether these words begin a ply."""
    return f"{ply} ".startswith(f"{words} ")
