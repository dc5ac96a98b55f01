"""The bot offers the pseudo-language (`words/pseudo.py`) beside English, and its pages and documents are in it, too."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

import words
from cogs import languages
from cogs.commands import privacy, rulebook
from sessions.learning import lessons
from words import PSEUDO, Language, Words
from words.pseudo import pseudo, pseudo_page

_real_page = lessons.page


def _page(name: str, language: str) -> str:
    text = _real_page(name, language)
    return pseudo_page(name, text) if language == PSEUDO else text


_real_sections = privacy._sections


def _document(say: Words, name: str) -> tuple[str, ...]:
    sections = _real_sections(say, name)
    return tuple(map(pseudo, sections)) if say.language == PSEUDO else sections


@contextmanager
def spoken() -> Iterator[Language]:
    """The bot offers the pseudo-language and English. It can be chosen in the settings of people and servers."""
    try:
        with pytest.MonkeyPatch.context() as patch:
            for module in (lessons, lessons, rulebook):
                patch.setattr(module, "page", _page)
            patch.setattr(privacy, "_sections", _document)
            patch.setattr(languages, "LANGUAGES", words.LANGUAGES[:1])
            languages.offer((PSEUDO,))
            yield PSEUDO
    finally:
        languages.offer(())
