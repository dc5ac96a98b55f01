"""Texts of a test, compiled and run."""

from __future__ import annotations

from typing import Any

from words.compiler import Languages, module
from words.source import reading

NUMBERS = "told = { $n ->\n    [0] none\n    [one] one\n   *[other] { $n }\n }"


def files(**texts: str) -> Languages:
    """A file `kit` in each of these languages."""
    return {language: {"kit": reading(text, language, "kit")} for language, text in texts.items()}


def said(language: str = "en", **texts: str) -> Any:
    """The words of the file `kit` in a language, compiled and run."""
    sources = files(**texts)
    above: type = object
    for each in dict.fromkeys(("en", language)):
        space: dict[str, Any] = {"Above": above}
        exec(module(sources["en"]["kit"], sources[each]["kit"]), space)
        above = space["Words"]
    return above()
