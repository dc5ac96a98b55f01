"""The pseudo-language, made from English: “[Ŝţàčķ···]”, 40 % longer. What stays plain English was never translated.

It has the code `en-XA`, as in Android. Every English text between variables gets accents, brackets and dots. Commands
(`/board`), code, mentions, clauses (`ST-16`) and Markdown stay as they are.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any

import pytest

import words
from cogs import languages
from words.compiler import Languages, class_name, compiled
from words.languages import Language
from words.source import FOLDER, Message, Part, Selection, Source, Text, read

PSEUDO = Language("en-XA")
"""The code of the pseudo-language."""

_PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
_ACCENTED = "àƀčðéƒğħîĵķļɱñöþɋŕšţûṽŵẋýžÀƁČÐÉƑĞĤÎĴĶĻṀÑÖÞɊŔŜŢÛṼŴẊÝŽ"
_LETTERS = str.maketrans(_PLAIN, _ACCENTED)

_KEPT = re.compile(
    r"`[^`]*`"  # code
    r"|<[^<>\s]*>"  # mentions, times, emoji
    r"|https?://\S+"
    r"|/[a-z]+"  # commands
    r"|\b[A-Z][A-Z0-9]-\d+\b"  # clauses
    r"|\b[a-h]\d\b"  # places
    r"|\[[^]]*\]\([^)]*\)|\]\([^)]*\)"  # links
    r"|\{\{.*?\}\}"
)
_LINE = re.compile(r"(?P<before>(?:[ \t]*(?:-#|#+|-|>|\d+\.)[ \t]+)?\W*)(?P<told>.*?)(?P<after>\W*)")
"""A line: Markdown and signs before its first letter, and after its last one."""


def pseudo(text: str) -> str:
    """An English text in the pseudo-language, line by line. A line without letters stays as it is."""
    return "\n".join(map(_line, text.split("\n")))


def _line(line: str) -> str:
    found = _LINE.fullmatch(line)
    assert found is not None
    told = found["told"]
    if not re.search("[A-Za-z]", _KEPT.sub("", told)):
        return line
    dots = "·" * max(1, round(0.4 * len(told)) - 2)
    return f"{found['before']}[{_accented(told)}{dots}]{found['after']}"


def _accented(text: str) -> str:
    parts, end = [], 0
    for kept in _KEPT.finditer(text):
        parts += [text[end : kept.start()].translate(_LETTERS), kept[0]]
        end = kept.end()
    return "".join([*parts, text[end:].translate(_LETTERS)])


def _parts(parts: tuple[Part, ...]) -> tuple[Part, ...]:
    """The parts of a message in the pseudo-language."""

    def other(part: Part) -> Part:
        match part:
            case Text(text=text):
                return Text(pseudo(text))
            case Selection(name=name, variants=variants, default=default):
                return Selection(name, {key: _parts(each) for key, each in variants.items()}, default)
            case _:
                return part

    return tuple(map(other, parts))


@cache
def _loaded(file: str) -> Any:
    """The words of a file in the pseudo-language."""
    english = read(FOLDER / "en" / f"{file}.ftl")
    messages = {
        each.id: Message(each.id, _parts(each.parts), each.line, each.comment) for each in english.messages.values()
    }
    files: Languages = {"en": {file: english}, PSEUDO: {file: Source(PSEUDO, file, messages)}}
    module: dict[str, Any] = {}
    exec(compiled(files)[f"en_xa/{file}.py"], module)
    return module[class_name(file)]()


@contextmanager
def spoken() -> Iterator[Language]:
    """The bot offers the pseudo-language, beside English. It can be chosen in the settings of people and servers."""
    real = words._load

    def load(language: Language, file: str) -> Any:
        return _loaded(file) if language == PSEUDO else real(language, file)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(words, "_load", load)
        for module in (words, languages):
            patch.setattr(module, "LANGUAGES", (*words.LANGUAGES[:1], PSEUDO))
        words.of.cache_clear()
        before = languages.offered()
        languages.offer(())
        yield PSEUDO
        patch.undo()
        languages._offered = before
        words.of.cache_clear()
