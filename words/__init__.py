"""All that the bot says, in every language: Fluent files, one folder for each language, compiled into typed Python.

    say = of(ENGLISH)
    say.games_up.gave_up(who="Ann")

`say` has an attribute for each file of `words/en/`, and that a method for each message of the file; its variables are
keyword arguments. CONTRIBUTING.md has a page for translators.
"""

from __future__ import annotations

from functools import cache, partial
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from words.compiled.words import DRAFTS as DRAFTS
from words.compiled.words import LANGUAGES as LANGUAGES
from words.compiled.words import Words as Words
from words.languages import ENGLISH as ENGLISH
from words.languages import Language as Language
from words.languages import best as best


def of(language: Language) -> Words:
    """The words of a language; English for one that the bot does not speak. A file is loaded when it is first used."""
    return _of(language if language in LANGUAGES else ENGLISH)


@cache
def _of(language: Language) -> Words:
    return Words(language, partial(_load, language))


def _load(language: Language, file: str) -> Any:
    """The words of a file in a language, or in English if the language lacks the file."""
    folder = language.replace("-", "_").lower()
    name = f"words.compiled.{folder}.{file}"
    if find_spec(name) is None:
        name = f"words.compiled.{ENGLISH}.{file}"
    return getattr(import_module(name), "".join(part[:1].upper() + part[1:] for part in file.split("_")))()
