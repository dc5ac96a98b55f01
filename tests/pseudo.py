"""The pseudo-language, made from English: “[Ŝţàčķ···]”, 40 % longer. What stays plain English was never translated.

It has the code `en-XA`, as in Android. Every English text between variables gets accents, brackets and dots. Commands
(`/board`), code, mentions, clauses (`ST-16`) and Markdown stay as they are.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any

import pytest

import words
from cogs import languages
from cogs.commands import privacy, rulebook
from sessions.learning import lessons, pages
from words.compiled.words import Words
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
    r"|(?<!\w)/[a-z]+"  # commands
    r"|\b[A-Z][A-Z0-9]-\d+\b"  # clauses
    r"|\b[a-h]\d\b"  # places
    r"|\[[^]]*\]\([^)]*\)|\]\([^)]*\)"  # links
    r"|\{\{.*?\}\}"
)
_LINE = re.compile(
    r"(?P<before>(?:[ \t]*(?:-#|#+|-|>|\d+\.)[ \t]+)?(?:\*\*[A-Z][A-Z0-9]-\d+\*\*)?[^\w`/<\[(]*)"
    r"(?P<told>.*?)(?P<after>[^\w`>)\]]*)"
)
"""A line: Markdown and signs before its first letter, and after its last one."""


def pseudo(text: str) -> str:
    """An English text in the pseudo-language, line by line. A line without letters stays as it is."""
    return "\n".join(map(_line, text.split("\n")))


_HIDDEN = re.compile(r"(<!--.*?-->|```.*?```|^chosen:.*?$)", re.DOTALL | re.MULTILINE)
"""Parts of a page that are no text: comments, blocks of code, and which words are chosen in the picture."""


def pseudo_page(name: str, text: str) -> str:
    """A page of `seeds/` in the pseudo-language: a Markdown file, or the TOML file of a guided game."""
    if name.endswith(".md"):
        parts = _HIDDEN.split(text)
        return "".join(each if number % 2 else pseudo(each) for number, each in enumerate(parts))
    lessons = tomllib.loads(text)["lesson"]
    return "\n".join("\n".join(["[[lesson]]", *_keys(each)]) for each in lessons)


def _keys(lesson: dict[str, Any]) -> Iterator[str]:
    """A lesson as lines of TOML. Its strings are written as in JSON, which TOML reads, too."""
    for key, value in lesson.items():
        if key in ("title", "task", "done", "wrong"):
            yield f"{key} = {_quoted(pseudo(value))}"
        elif key == "why":
            told = [f"{_quoted(ply)} = {_quoted(pseudo(each))}" for ply, each in value.items()]
            yield f"why = {{ {', '.join(told)} }}"
        else:
            yield f"{key} = {_quoted(value)}"


def _quoted(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


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


_real_page = pages.page


def _page(name: str, language: str) -> str:
    text = _real_page(name, language)
    return pseudo_page(name, text) if language == PSEUDO else text


_real_text = privacy._text


def _document(say: Words, name: str) -> str:
    text = _real_text(say, name)
    return pseudo(text) if say.language == PSEUDO else text


@contextmanager
def spoken() -> Iterator[Language]:
    """The bot offers the pseudo-language, beside English. It can be chosen in the settings of people and servers."""
    real = words._load

    def load(language: Language, file: str) -> Any:
        return _loaded(file) if language == PSEUDO else real(language, file)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(words, "_load", load)
        for module in (pages, lessons, rulebook):
            patch.setattr(module, "page", _page)
        patch.setattr(privacy, "_text", _document)
        for module in (words, languages):
            patch.setattr(module, "LANGUAGES", (*words.LANGUAGES[:1], PSEUDO))
        words._of.cache_clear()
        before = languages.offered()
        languages.offer(())
        yield PSEUDO
        patch.undo()
        languages._offered = before
        words._of.cache_clear()
