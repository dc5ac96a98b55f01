"""Reads Fluent files (https://projectfluent.org) into messages."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path

from fluent.syntax import ast, parse
from msgspec import Struct, field

from words.languages import FOLDER


class Text(Struct, frozen=True):
    """Letters that are said as they are."""

    text: str


class Variable(Struct, frozen=True):
    """The value of a variable."""

    name: str


class Reference(Struct, frozen=True):
    """What another message of the same file says."""

    message: str


class Selection(Struct, frozen=True):
    """One of several texts, chosen by a variable; `default` is the key of the text for all other values."""

    name: str
    variants: Mapping[str, tuple[Part, ...]]
    default: str


Part = Text | Variable | Reference | Selection


class Declared(Struct, frozen=True):
    """What a comment says of a variable: `# $what (own | theirs)` gives its values, `# $count (number)` none."""

    values: tuple[str, ...] = ()


class Message(Struct, frozen=True):
    """One message of a file."""

    id: str
    parts: tuple[Part, ...]
    line: int
    comment: str = ""

    @property
    def declared(self) -> dict[str, Declared]:
        """The variables whose values the comment gives."""
        found = {}
        for name, told in _DECLARED.findall(self.comment):
            if told == "number":
                found[name] = Declared()
            elif "|" in told:
                found[name] = Declared(tuple(each.strip() for each in told.split("|")))
        return found

    @property
    def optional(self) -> frozenset[str]:
        """The variables that English shows and another language may leave out: `# $rival (optional)`."""
        return frozenset(_OPTIONAL.findall(self.comment))

    @property
    def most(self) -> int | None:
        """The most characters that there is room for, in every language: `# max 38`."""
        found = _MOST.search(self.comment)
        return int(found[1]) if found else None

    @property
    def lengths(self) -> dict[str, int]:
        """The most characters of variables: `# $what max 20`, or CUT for `# $who cut`, which the code shortens."""
        return {name: int(most) if most else CUT for name, most in _LENGTH.findall(self.comment)}


class Source(Struct):
    """A Fluent file: its messages in their order, and what is wrong with it as (line, fault)."""

    language: str
    file: str
    messages: dict[str, Message] = field(default_factory=dict)
    faults: list[tuple[int, str]] = field(default_factory=list)

    @property
    def path(self) -> str:
        """The file for people: `words/de/kit.ftl`."""
        return f"words/{self.language}/{self.file}.ftl"


_ID = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
_VARIABLE = re.compile(r"[a-z][a-z0-9]*([_-][a-z0-9]+)*")
_DECLARED = re.compile(r"\$([a-z][a-z0-9_-]*) \((number|[a-z0-9-]+(?:\s*\|\s*[a-z0-9-]+)+)\)")
_OPTIONAL = re.compile(r"\$([a-z][a-z0-9_-]*) \(optional\)")
_MOST = re.compile(r"^max (\d+)$", re.MULTILINE)
_LENGTH = re.compile(r"^\$([a-z][a-z0-9_-]*) (?:max (\d+)|cut)\b", re.MULTILINE)

CUT = 8
"""How many characters of a value remain in any case, where the code shortens it to make the rest fit."""

FORMATS = ("NUMBER", "DATETIME")
"""The functions of Fluent, which say how a value looks. Here the values come as they are shown."""


class _Fault(Exception):
    """Something that is valid Fluent but is not understood here."""


def sources(folder: Path = FOLDER) -> dict[str, dict[str, Source]]:
    """All Fluent files, by language and by name, in alphabetical order."""
    found: dict[str, dict[str, Source]] = {}
    for path in sorted(folder.glob("*/*.ftl")):
        found.setdefault(path.parent.name, {})[path.stem] = read(path)
    return found


def read(path: Path) -> Source:
    """The messages of a file; those that have a fault are left out, and the fault is in the `faults` of the answer."""
    return reading(path.read_text("utf-8"), path.parent.name, path.stem)


def reading(text: str, language: str, file: str) -> Source:
    """The messages of a Fluent file with this content."""
    source = Source(language, file)
    body = parse(text).body
    terms = {each.id.name: each for each in body if isinstance(each, ast.Term)}
    for entry in body:
        line = text.count("\n", 0, entry.span.start if entry.span else 0) + 1
        if isinstance(entry, ast.Junk):
            told = "; ".join(f"{each.message}" for each in entry.annotations)
            source.faults.append((line, f"this is not Fluent: {told}"))
        if isinstance(entry, (ast.Message, ast.Term)):
            _take(source, entry, terms, line)
    return source


def _take(source: Source, entry: ast.Message | ast.Term, terms: Mapping[str, ast.Term], line: int) -> None:
    """Put a message into `source`, or what is wrong with it."""
    name = entry.id.name
    try:
        if entry.attributes:
            raise _Fault("attributes are not understood here: write a message of its own")
        if isinstance(entry, ast.Term):
            return
        if not _ID.fullmatch(name):
            raise _Fault("an id has lower-case letters, digits and hyphens")
        if name in source.messages:
            raise _Fault("this id is there twice")
        if entry.value is None:
            raise _Fault("the message is empty")
        comment = (entry.comment.content or "") if entry.comment else ""
        line += comment.count("\n") + 1 if comment else 0
        source.messages[name] = Message(name, _Reader(terms).parts(entry.value), line, comment)
    except _Fault as fault:
        source.faults.append((line, f"{name}: {fault}"))


class _Reader:
    """Turns patterns of Fluent into parts. `given` are the arguments of the term that is being read."""

    def __init__(self, terms: Mapping[str, ast.Term], given: Mapping[str, str] | None = None, depth: int = 0) -> None:
        self._terms, self._given, self._depth = terms, given, depth

    def parts(self, pattern: ast.Pattern) -> tuple[Part, ...]:
        """The parts of a pattern; texts beside each other are one."""
        found: list[Part] = []
        for part in self._each(pattern):
            if isinstance(part, Text) and found and isinstance(found[-1], Text):
                found[-1] = Text(found[-1].text + part.text)
            else:
                found.append(part)
        return tuple(each for each in found if each != Text(""))

    def _each(self, pattern: ast.Pattern) -> Iterator[Part]:
        for element in pattern.elements:
            if isinstance(element, ast.TextElement):
                yield Text(element.value)
            else:
                yield from self._expression(element.expression)

    def _expression(self, expression: object) -> Iterator[Part]:
        match expression:
            case ast.Placeable(expression=inner):
                yield from self._expression(inner)
            case ast.StringLiteral():
                yield Text(str(expression.parse()["value"]))
            case ast.NumberLiteral(value=value):
                yield Text(value)
            case ast.VariableReference(id=id):
                yield Variable(_variable(id.name)) if self._given is None else Text(self._given.get(id.name, ""))
            case ast.MessageReference(id=id, attribute=None):
                yield Reference(id.name)
            case ast.TermReference(id=id, attribute=None, arguments=arguments):
                yield from self._term(id.name, arguments)
            case ast.FunctionReference():
                yield from self._expression(_formatted(expression))
            case ast.SelectExpression(selector=selector, variants=variants):
                yield from self._selection(_selector(selector), variants)
            case _:
                raise _Fault(f"{type(expression).__name__} is not understood here")

    def _term(self, name: str, arguments: ast.CallArguments | None) -> Iterator[Part]:
        term = self._terms.get(name)
        if term is None:
            raise _Fault(f"there is no term -{name} in this file")
        if self._depth > 8:
            raise _Fault(f"the term -{name} leads to itself")
        given: dict[str, str] = {}
        for each in arguments.named if arguments else ():
            value = each.value
            given[each.name.name] = str(value.parse()["value"]) if isinstance(value, ast.StringLiteral) else value.value
        yield from _Reader(self._terms, given, self._depth + 1).parts(term.value)

    def _selection(self, name: str, variants: list[ast.Variant]) -> Iterator[Part]:
        keys = [each.key.name if isinstance(each.key, ast.Identifier) else each.key.value for each in variants]
        if len(set(keys)) < len(keys):
            raise _Fault(f"two texts for one value of ${name}")
        default = next(key for key, each in zip(keys, variants, strict=True) if each.default)
        told = {key: self.parts(each.value) for key, each in zip(keys, variants, strict=True)}
        if self._given is None:
            yield Selection(_variable(name), told, default)
        else:
            yield from told[self._given[name] if self._given.get(name) in told else default]


def _selector(selector: object) -> str:
    """The name of the variable that chooses a text."""
    found = _formatted(selector) if isinstance(selector, ast.FunctionReference) else selector
    if not isinstance(found, ast.VariableReference):
        raise _Fault("only a variable can choose a text")
    return found.id.name


def _formatted(call: ast.FunctionReference) -> ast.InlineExpression | ast.Placeable:
    """What a function of Fluent formats. Tools write `NUMBER($n)`; it means the same as `$n` here."""
    given = call.arguments
    if call.id.name not in FORMATS or len(given.positional) != 1:
        raise _Fault(f"the function {call.id.name} is not understood here: write the variable alone")
    if any(each.name.name == "type" and str(each.value.parse()["value"]) == "ordinal" for each in given.named):
        raise _Fault("ordinal numbers are not understood here: write the sentence so that it needs none")
    return given.positional[0]


def _variable(name: str) -> str:
    if not _VARIABLE.fullmatch(name):
        raise _Fault(f"${name}: a variable has lower-case letters, digits, underscores and hyphens")
    return name
