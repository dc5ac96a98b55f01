"""What a message is: a button, a menu choice, a text in a picture, and so on; its limit, and the section it is in."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from enum import StrEnum

from msgspec import Struct

from words.languages import ENGLISH, FOLDER, PSEUDO, Language
from words.source import Message, Source


class Place(StrEnum):
    """Where players read a message. The values are what the page calls it."""

    BUTTON = "button"
    FORM = "form"
    MENU = "menu"
    COMMAND = "description of a command"
    ALT = "alternative text"
    PICTURE = "in the picture"
    CHAT = "message"


class State(StrEnum):
    """How far the translation of a message is."""

    MISSING = "missing"
    OUTDATED = "outdated"
    TRANSLATED = "translated"


class Outline(Struct, frozen=True):
    """What an English file says about its messages: the comment at its top, and the section of each message."""

    about: str
    sections: Mapping[str, str]


_BY_LIMIT = {38: Place.BUTTON, 45: Place.FORM, 80: Place.MENU, 1024: Place.ALT}
"""What has such a limit in Discord, or on a phone. 100 is that of menu choices, too."""

_BY_TEXT = (
    (r"^in the picture|^the same .*in (the|a) picture", Place.PICTURE),
    (r"does not see the picture|alternative text", Place.ALT),
    (r"^a form\b", Place.FORM),
    (r"^buttons?\b|^(a|the) button\b|: buttons that\b", Place.BUTTON),
    (r"^labels (in menus|of choices)|^menus\b|^(a choice in )?(a|the) menu\b|^the placeholder of a menu", Place.MENU),
    (r"picked in the menus|^a (choice|game) in (a|that|the) menu", Place.MENU),
)
"""What a comment, or the heading of a section, calls its messages: the first pattern that is found counts."""


def outline(file: str) -> Outline:
    """The outline of the English file of this name."""
    return outline_of((FOLDER / ENGLISH / f"{file}.ftl").read_text("utf-8"))


def outline_of(text: str) -> Outline:
    """The outline of a Fluent file with this content."""
    about: list[str] = []
    sections: dict[str, str] = {}
    heading, before = "", ""
    for line in text.splitlines():
        if line.startswith("### "):
            about.append(line[4:])
        elif line.startswith("## "):
            # A heading may have several lines.
            heading = f"{heading} {line[3:]}" if before.startswith("## ") else line[3:]
        elif found := re.match(r"([a-z][a-z0-9-]*) *=", line):
            sections[found[1]] = heading
        before = line
    return Outline(" ".join(about), sections)


def place_of(file: str, section: str, message: Message) -> Place:
    """What an English message is: its limit says it, or its comment, or the heading of its section."""
    if file == "commands":
        return Place.COMMAND
    limit = message.most
    if limit in _BY_LIMIT:
        return _BY_LIMIT[limit]
    for told in (message.comment, section):
        for pattern, place in _BY_TEXT:
            if re.search(pattern, told, re.IGNORECASE | re.MULTILINE):
                return place
    return Place.MENU if limit == 100 else Place.CHAT


def state_of(
    language: Language, own: Source | None, message: Message, file: str = "", outdated: Collection[str] = ()
) -> State:
    """How far the translation of an English message is.

    `own` is the file in the language, if there is one; `outdated` names outdated messages of all files (`kit.draw`).
    """
    if f"{file}.{message.id}" in outdated:
        return State.OUTDATED
    if language in (ENGLISH, PSEUDO) or (own is not None and message.id in own.messages):
        return State.TRANSLATED
    return State.MISSING
