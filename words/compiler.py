"""Compiles Fluent files into Python.

`words/loading.py` calls `module` for a file that was not compiled yet, and `words/__main__.py` `stub` for the types of
all messages.
"""

from __future__ import annotations

import keyword
import re
from collections.abc import Iterator, Mapping

from words import meaning, typed
from words.plurals import FORMS, PLURALS, plural_forms
from words.source import Message, Part, Reference, Selection, Source, Text, Variable

Languages = Mapping[str, Mapping[str, Source]]
"""All Fluent files, by language and by name."""


def class_name(file: str) -> str:
    """The name of the class for a file: `GamesUp` for `games_up`."""
    return "".join(part[:1].upper() + part[1:] for part in file.split("_"))


def identifier(name: str) -> str:
    """The name in Python of a message or a variable."""
    name = name.replace("-", "_")
    return f"{name}_" if keyword.iskeyword(name) or name == "self" else name


def faults(languages: Languages) -> dict[str, list[str]]:
    """By language, what is wrong in its files, as lines for people; the compiler leaves these messages out."""
    english = languages["en"]
    found: dict[str, list[str]] = {}
    for language, files in languages.items():
        told = found[language] = []
        if language.partition("-")[0] not in PLURALS:
            told.append(f"words/{language}: words/plurals.py lacks the plural forms of this language")
            continue
        for name, source in files.items():
            told += [f"{source.path}:{line}: {fault}" for line, fault in source.faults]
            if name not in english:
                told.append(f"{source.path}: there is no such file in English")
                continue
            for message in source.messages.values():
                told += [
                    f"{source.path}:{message.line}: {message.id}: {each}"
                    for each in _wrong(english[name], source, message)
                ]
    return found


def _wrong(english: Source, source: Source, message: Message) -> list[str]:
    if message.id not in english.messages:
        return []  # obsolete: words/check.py says so
    circular = ["this message contains itself"] if meaning.circular(source, message) else []
    return circular or meaning.faults(english, message, source.language)


def module(english: Source, source: Source) -> str:
    """A file as the text of a Python module with a class `Words`, which inherits from a class `Above`.

    It has a method for each message that is in order. `english` is the English file of that name, which says what each
    variable is; for English it is the same as `source`.
    """
    expressions = Expressions(english, source.language)
    lines = ["from words.lists import mark", "class Words(Above):"]
    for message in source.messages.values():
        if message.id not in english.messages or _wrong(english, source, message):
            continue
        told = ", ".join(identifier(name) for name in meaning.kinds(english, english.messages[message.id]))
        lines += [
            f"    def {identifier(message.id)}(self{', *, ' + told if told else ''}):",
            f"        return {expressions.of(message.parts)}",
        ]
    return "\n".join([*lines, "    pass", ""])


_SIGN = re.compile(r"(\**)([\u00a0\u202f]?[.!])(?=[\s”“»)*]|$)")
"""A sign that ends a sentence, at the beginning of a text or after the end of bold; French has a space before some."""


class Expressions:
    """Writes messages as expressions in Python, in one language."""

    def __init__(self, english: Source, language: str) -> None:
        self._english, self._plural, self._language = english, plural_forms(language), language

    def of(self, parts: tuple[Part, ...], before: str = "") -> str:
        """Parts as an expression whose value is the text.

        `before` is an expression for the value that stands before them, if it may end with a sign of its own.
        """
        pieces = list(self._pieces(parts, before))
        return " + ".join(pieces) or '""'

    def _pieces(self, parts: tuple[Part, ...], before: str) -> Iterator[str]:
        """One f-string for parts that are always said, and one expression for each selection."""
        plain: list[str] = []
        for index, part in enumerate(parts):
            following = parts[index + 1] if index + 1 < len(parts) else None
            match part:
                case Selection():
                    if plain:
                        yield _formatted(plain)
                        plain = []
                    told = f"({self._selected(part, before)})"
                    yield told
                    before = _end(before, told, part)
                case Text(text=text):
                    text = typed.in_language(text, self._language)
                    sign = _SIGN.match(text) if before else None
                    if sign and not (sign.end() == len(text) and isinstance(following, (Variable, Reference))):
                        yield _formatted([*plain, sign[1]])
                        yield f"mark({before}, {sign[2]!r})"
                        plain = []
                        text = text[sign.end() :]
                    plain += [_escaped(text).replace("{", "{{").replace("}", "}}")] if text else []
                    before = ""
                case Variable() | Reference():
                    before = self._value(part)
                    plain.append(f"{{{before}}}")
        if plain:
            yield _formatted(plain)

    def _value(self, part: Variable | Reference) -> str:
        if isinstance(part, Variable):
            return identifier(part.name)
        return f"self.{identifier(part.message)}({self._arguments(part.message)})"

    def _arguments(self, message: str) -> str:
        given = meaning.kinds(self._english, self._english.messages[message])
        return ", ".join(f"{identifier(each)}={identifier(each)}" for each in given)

    def _selected(self, selection: Selection, before: str) -> str:
        told = self.of(selection.variants[selection.default], before)
        keys = [each for each in selection.variants if each != selection.default]
        for key in sorted(keys, key=str.isdecimal):  # exact numbers are asked for first, so they are added last
            told = f"{self.of(selection.variants[key], before)} if {self._condition(selection, key)} else {told}"
        return told

    def _condition(self, selection: Selection, key: str) -> str:
        name = identifier(selection.name)
        if key in ("yes", "no"):
            return name if key == "yes" else f"not {name}"
        if key.isdecimal():
            return f"{name} == {key}"
        if (
            key in FORMS
            and key in self._plural
            and selection.variants.keys() <= FORMS | set(filter(str.isdecimal, selection.variants))
        ):
            return self._plural[key].format(n=name)
        return f"{name} == {key!r}"


def _end(before: str, told: str, selection: Selection) -> str:
    """An expression for what stands before the text after a selection, if it may end with a sign of its own.

    `told` is the expression of the selection, and `before` that of what stands before it.
    """
    ends = list(selection.variants.values())
    if before and not all(ends):
        return f"str({before}) + {told}"
    return told if any(parts and not isinstance(parts[-1], Text) for parts in ends) else ""


def _formatted(pieces: list[str]) -> str:
    return f'f"{"".join(pieces)}"'


def _escaped(text: str) -> str:
    return text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")


def stub(english: Mapping[str, Source]) -> str:
    """The text of `messages.pyi`: what can be said, with the types of all variables, as English gives them."""
    lines = [
        '"""What can be said. Written by `make words` from words/en/*.ftl: do not edit."""',
        "",
        "from collections.abc import Callable",
        "from typing import Any, Literal, Protocol",
        "",
        "from words.languages import Language",
    ]
    for name, source in english.items():
        lines += ["", f"class {class_name(name)}Words(Protocol):"]
        lines += [f"    {_signature(source, message)} ..." for message in source.messages.values()] or ["    ..."]
    lines += [
        "",
        "class Words:",
        "    language: Language",
        *(f"    {each}: {class_name(each)}Words" for each in english),
        "    def __init__(self, language: Language, load: Callable[[str], Any]) -> None: ...",
    ]
    return "\n".join(lines) + "\n"


def _signature(english: Source, message: Message) -> str:
    given = meaning.kinds(english, english.messages[message.id])
    told = ", ".join(f"{identifier(name)}: {kind.python}" for name, kind in given.items())
    return f"def {identifier(message.id)}(self{', *, ' + told if told else ''}) -> str:"
