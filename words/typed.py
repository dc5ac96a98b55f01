"""The names of commands as people type them: Discord shows `/spielen` to those who have Discord in German.

Texts name commands in English (`/play`), also in translations. The compiler writes the name of the language in its
place (`words/compiler.py`), and `in_language` does so for pages. Discord's own mentions of commands would not help: it
shows the English name in them to everybody.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache

from words.languages import ENGLISH, FOLDER

FILE = "command_names"
"""The name of the files that have these names."""

_NAME = re.compile(r"^([a-z]+) = (\S+)$", re.MULTILINE)
_COMMAND = re.compile(r"(?<![\w/.])/([a-z]+)(?![\w/-])")


@cache
def names(language: str) -> Mapping[str, str]:
    """The names of commands in a language, by the English ones; only those that the language has."""
    path = FOLDER / language / f"{FILE}.ftl"
    return dict(_NAME.findall(path.read_text("utf-8"))) if path.exists() else {}


def in_language(text: str, language: str) -> str:
    """The text with each command that it names (`/play`) named as in `language` (`/spielen`)."""
    if language == ENGLISH or "/" not in text:
        return text
    known = names(language)
    return _COMMAND.sub(lambda found: f"/{known.get(found[1], found[1])}", text)
