"""The pseudo-language, made from English: “[Ŝţàčķ···]”, 40 % longer. What stays plain English was never translated.

It has the code `en-XA`, as in Android. Every English text between variables gets accents, brackets and dots. Commands
(`/board`), code, mentions, clauses (`ST-16`) and Markdown stay as they are. A host or translator enables it like any
draft: `TABLES_DRAFT_LANGUAGES=en-XA`.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterator
from typing import Any

from words.languages import PSEUDO
from words.source import Message, Part, Selection, Source, Text

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
    found = tomllib.loads(text)["lesson"]
    return "\n".join("\n".join(["[[lesson]]", *_keys(each)]) for each in found)


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
    assert found is not None  # every line matches
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


def pseudo_source(english: Source) -> Source:
    """A file in the pseudo-language, made from the English one."""
    messages = {
        each.id: Message(each.id, _parts(each.parts), each.line, each.comment) for each in english.messages.values()
    }
    return Source(PSEUDO, english.file, messages)
