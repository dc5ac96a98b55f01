"""Reads everything that the bot shows anybody on the local Discord, and finds plain English in it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import discord

from sandbox import Sandbox
from sandbox.world.state import Event
from words import LANGUAGES, of

_SHOWN = ("content", "label", "placeholder", "title", "description")
"""The fields of messages, forms and choices that people read."""

_NOT_WORDS = re.compile(
    r"```[a-z]*\n"  # the language of a block of code
    r"|(?<!`)`[^`\n]+`(?!`)"  # code within a line
    r"|(?<!\w)/[a-z]+"  # commands
    r"|<[^<>\s]*>"  # mentions, times, emoji
    r"|https?://\S+|\]\([^)]*\)"  # addresses
    r"|\b[A-Z][A-Z0-9]-\d+\b"  # clauses
    r"|\b[0-9a-f]{6,}\b"  # fingerprints
    r"|[\w-]+\.(?:txt|json|gif|webp|png|toml|record)\b"  # names of files
    r"|\b[a-z]{1,3}/[a-z]\b"  # places of a board in characters
    r"|\b(?:TABLES|DISCORD)_[A-Z_]+\b"  # settings of the host
)
_WORD = re.compile(r"[A-Za-z]{2,}")
"""A word of the Latin alphabet without accents: the pseudo-language has none."""


class Reading:
    """The texts that the bot has shown, each with where it stood."""

    def __init__(self, sandbox: Sandbox) -> None:
        self._sandbox = sandbox
        self.texts: dict[str, str] = {}

    def hear(self, event: Event) -> None:
        """Read what an event of the local Discord shows somebody."""
        bot = self._sandbox.world.bot.id
        if event.t.startswith("MESSAGE_") and event.d.get("author", {}).get("id") == bot:
            self._read(event.d, "message")
        elif event.t == "MODAL":
            self._read(event.d, "form")
        elif event.t == "AUTOCOMPLETE":
            for each in event.d["choices"] or ():
                # A move is offered as its notation, which has no language, and its label.
                self._read({"label": each["name"].removeprefix(str(each["value"]))}, "choice")

    def _read(self, shown: Any, where: str) -> None:
        for text in _texts(shown):
            self.texts.setdefault(text, where)

    def plain(self, *data: str) -> list[str]:
        """The texts with plain English in them, after these words. `data` are texts that no language changes."""
        known = {word.casefold() for each in (*data, *_names()) for word in _WORD.findall(each)}
        found = {text: sorted(set(words(text)) - known) for text in self.texts}
        return sorted(f"{', '.join(odd)}: {self.texts[text]}: {text}" for text, odd in found.items() if odd)


def words(text: str) -> list[str]:
    """The plain words of a text, in small letters, without what is no language."""
    return [each.casefold() for each in _WORD.findall(_NOT_WORDS.sub(" ", text))]


def _names() -> list[str]:
    return [of(language).languages.name() for language in LANGUAGES]


def _is_notation(option: dict[str, Any], key: str) -> bool:
    """Whether this is the description of an option that is the move itself: `take b2`, below its label."""
    return (
        key == "description"
        and option[key].removesuffix(" …").split()[-1:] == str(option.get("value", "")).split()[-1:]
    )


def _texts(shown: Any) -> Iterator[str]:
    """All texts in a message, a form, or a part of one."""
    if isinstance(shown, list):
        for each in shown:
            yield from _texts(each)
    elif isinstance(shown, dict):
        for key, value in shown.items():
            if isinstance(value, str):
                if key in _SHOWN and value and not _is_notation(shown, key):
                    yield value
            elif key not in ("author", "mentions", "interaction", "interaction_metadata", "referenced_message"):
                yield from _texts(value)


def texts(view: discord.ui.LayoutView) -> list[str]:
    return [each.content for each in view.walk_children() if isinstance(each, discord.ui.TextDisplay)]
