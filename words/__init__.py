"""All that the bot says, in every language: Fluent files, one folder for each language.

    >>> say = of(ENGLISH)
    >>> say.kit.gave_up(who="Ann")
    'Ann resigned.'

`say` has an attribute for each file of `words/en/`, and that a method for each message of the file; its variables are
keyword arguments. The files are compiled when they are first used (`words/loading.py`). docs/translating.md is for
translators.
"""

from __future__ import annotations

from functools import cache, partial
from typing import Any

from words import loading
from words.languages import BETAS as BETAS
from words.languages import DRAFTS as DRAFTS
from words.languages import ENGLISH as ENGLISH
from words.languages import LANGUAGES as LANGUAGES
from words.languages import PSEUDO as PSEUDO
from words.languages import Language as Language
from words.languages import best as best
from words.messages import Words as Words


def of(language: Language) -> Words:
    """The words of a language; English for one that the bot does not speak. A file is loaded when it is first used."""
    return _of(language if language in LANGUAGES or language == PSEUDO else ENGLISH)


@cache
def _of(language: Language) -> Words:
    return Words(language, partial(_load, language))


def _load(language: Language, file: str) -> Any:
    """The words of a file in a language, or in English if the language lacks the file."""
    return loading.load(language, file)
