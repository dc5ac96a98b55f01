"""Whether messages have room: the length of the longest text of a message that has a limit (`# max 38`) in English.

The longest text is looked for over all that a message selects by, with the longest values of its variables. These are
known for numbers and names. For other variables they stand in the comment of the English message (`# $what max 20`, or
`# $who cut` if the code shortens the value to make the rest fit), else in `words/longest.toml`.
"""

from __future__ import annotations

import itertools
import tomllib
from collections import Counter
from collections.abc import Iterator, Mapping
from fnmatch import fnmatchcase
from functools import cache
from typing import Any

from msgspec import Struct, field

from words import meaning, typed
from words.languages import ENGLISH, FOLDER
from words.meaning import NUMBER, SHOWN, YES_OR_NO, Kind
from words.plurals import plural_form
from words.source import CUT, Message, Part, Reference, Selection, Source, Text, Variable

DIGITS = 4
"""How many digits a number has at most, where nothing else is said."""

COMBINATIONS = 20_000
"""How many combinations of values are tried; where there are more, each selection counts with its longest text."""

Files = Mapping[str, Source]
"""The files of a language, by name."""


class Longest:
    """The longest values of variables: what `words/longest.toml` says, for the texts of one language."""

    def __init__(self, table: Mapping[str, Mapping[str, Any]], english: Files, own: Files) -> None:
        self._table, self._english, self._own = table, english, own
        self._known: dict[str, int | None] = {}

    def of(self, message: Message, file: str, name: str) -> int | None:
        """The greatest length of a variable of the English `message`; None if nothing is said of it."""
        told = message.lengths.get(name)
        for section in (f"{file}.{message.id}", file, "anywhere"):
            if told is None:
                told = self._length(self._table.get(section, {}).get(name))
        return told

    def _length(self, told: Any) -> int | None:
        match told:
            case int():
                return told
            case "cut":
                return CUT
            case list():  # texts
                return max(map(len, told))
            case {"messages": list(patterns)}:
                return max((each for each in map(self._like, patterns) if each is not None), default=None)
            case _:
                return None

    def _like(self, pattern: str) -> int | None:
        """The greatest length of the messages whose name (`games_up.title`) is like the pattern (`GAME.title`)."""
        if pattern not in self._known:
            self._known[pattern] = None  # a message of these that shows another one of them: that counts nothing
            self._known[pattern] = max(self._lengths(pattern), default=None)
        return self._known[pattern]

    def _lengths(self, pattern: str) -> Iterator[int]:
        for file, english in self._english.items():
            a_game = "GAME" if {"title", "summary"} <= english.messages.keys() else file
            for name in english.messages:
                if fnmatchcase(f"{file}.{name}", pattern) or fnmatchcase(f"{a_game}.{name}", pattern):
                    yield Room(english, self._own.get(file, english), self).longest(name)


@cache
def table() -> dict[str, dict[str, Any]]:
    """What `words/longest.toml` says."""
    return tomllib.loads((FOLDER / "longest.toml").read_text("utf-8"))


class Room(Struct):
    """Measures the messages of a file: `english`, and the same in another language, or English again."""

    english: Source
    source: Source
    values: Longest
    known: dict[str, dict[str, Kind]] = field(default_factory=dict)
    """The variables of messages that were asked for already."""

    def longest(self, name: str) -> int:
        """The length of the longest text of a message."""
        return max(map(len, self.texts(name)), default=0)

    def texts(self, name: str) -> Iterator[str]:
        """The longest text for each combination of values that the message selects by; variables are dashes."""
        message, kinds = self._message(name), self._kinds(name)
        selections = list(self._selections(message.parts, frozenset()))
        selected = Counter(each.name for each in selections)
        tried = {each: self._tried(kinds[each], each, selections, name) for each in selected if each in kinds}
        while _product(tried) > COMBINATIONS:
            # The longest text of a selection is as good, but where two selections by one variable hang together.
            del tried[min(tried, key=lambda each: (selected[each], -len(tried[each])))]
        for values in itertools.product(*tried.values()):
            yield self._text(message.parts, dict(zip(tried, values, strict=True)), name)

    def faulty(self, message: Message) -> bool:
        """Whether a message cannot be compiled, so that it has no text."""
        return bool(meaning.faults(self.english, message, self.source.language))

    def unknown(self, name: str) -> list[str]:
        """The variables of a message that are shown and of which nobody said how long they can be."""
        return [
            each
            for each, kind in self._kinds(name).items()
            if kind.shown and kind.python == SHOWN and self._length(name, each) is None
        ]

    def _kinds(self, name: str) -> dict[str, Kind]:
        if name not in self.known:
            self.known[name] = meaning.kinds(self.english, self.english.messages[name])
        return self.known[name]

    def _message(self, name: str) -> Message:
        return self.source.messages.get(name) or self.english.messages[name]

    def _length(self, message: str, name: str) -> int | None:
        return self.values.of(self.english.messages[message], self.english.file, name)

    def _selections(self, parts: tuple[Part, ...], above: frozenset[str]) -> Iterator[Selection]:
        for part in parts:
            if isinstance(part, Selection):
                yield part
                for variant in part.variants.values():
                    yield from self._selections(variant, above)
            elif isinstance(part, Reference) and part.message not in above:
                yield from self._selections(self._message(part.message).parts, above | {part.message})

    def _tried(self, kind: Kind, name: str, selections: list[Selection], message: str) -> list[str]:
        """The values of a variable that can make a difference."""
        if kind.python == YES_OR_NO:
            return ["yes", "no"]
        if kind.python != NUMBER:
            return list(kind.values) or ["other"]
        most = 10 ** (self._length(message, name) or DIGITS) - 1
        exact = {key for each in selections if each.name == name for key in each.variants if key.isdecimal()}
        greatest = _greatest(self.source.language, most)
        return sorted({*exact, *(str(each) for each in greatest if str(each) not in exact)})

    def _text(self, parts: tuple[Part, ...], values: Mapping[str, str], message: str) -> str:
        told = ""
        for part in parts:
            match part:
                case Text(text=text):
                    told += typed.in_language(text, self.source.language)
                case Variable(name=name):
                    told += self._shown(name, values, message)
                case Reference(message=other):
                    told += self._text(self._message(other).parts, values, message)
                case Selection(variants=variants):
                    if part.name in values:
                        told += self._text(variants[self._key(part, values[part.name])], values, message)
                    else:
                        told += max((self._text(each, values, message) for each in variants.values()), key=len)
        return told

    def _shown(self, name: str, values: Mapping[str, str], message: str) -> str:
        kind = self._kinds(message)[name]
        if name in values:
            return values[name]
        if kind.values:
            return max(kind.values, key=len)
        length = self._length(message, name)
        return "—" * ((DIGITS if kind.python == NUMBER else 0) if length is None else length)

    def _key(self, selection: Selection, value: str) -> str:
        """The key of the variant that is said for a value."""
        if value in selection.variants:
            return value
        if value.isdecimal():
            form = plural_form(self.source.language, int(value))
            return form if form in selection.variants else selection.default
        return selection.default


@cache
def _greatest(language: str, most: int) -> tuple[int, ...]:
    """For each plural form its greatest number up to `most`; a form that few numbers take has a small one."""
    found: dict[str, int] = {}
    for number in range(most, max(-1, most - 200), -1):
        found.setdefault(plural_form(language, number), number)
    for number in range(min(most, 100) + 1):
        found.setdefault(plural_form(language, number), number)
    return tuple(found.values())


def _product(tried: Mapping[str, list[str]]) -> int:
    found = 1
    for each in tried.values():
        found *= len(each)
    return found


def broken(english: Files, own: Files) -> list[str]:
    """The messages of a language that are longer than the English message permits, as lines for people."""
    found = []
    values = Longest(table(), english, own)
    for file, source in own.items():
        room = Room(english.get(file, source), source, values)
        for name, message in source.messages.items():
            limit = room.english.messages[name].most if name in room.english.messages else None
            if limit is None or meaning.circular(source, message) or room.faulty(message):
                continue
            text = max(room.texts(name), key=len)
            if len(text) > limit:
                found.append(f"{source.path}:{message.line}: {name}: {len(text)} characters, at most {limit}: {text!r}")
    return found


def unsaid(english: Files) -> list[str]:
    """The variables of English messages with a limit of which nobody said how long they can be."""
    values = Longest(table(), english, english)
    return [
        f"{source.path}:{message.line}: {name}: say how long ${each} can be (`# ${each} max …` or words/longest.toml)"
        for source in english.values()
        for name, message in source.messages.items()
        if message.most is not None and source.language == ENGLISH
        for each in Room(source, source, values).unknown(name)
    ]
