"""Discord's own description of its routes, as a table of facts, and what a body breaks of it.

The answers of this server are compared with it too: not while somebody waits for one, but afterwards.

`facts.json` is drawn by `sandbox.describe`. Its shapes are JSON Schema, against which jsonschema-rs validates. The
faults are reported in Discord's words and places, as those of `checking` are.
"""

from __future__ import annotations

import functools
import json
import logging
import re
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import lru_cache
from pathlib import Path as File
from typing import Any

from jsonschema_rs import Draft202012Validator, ValidationError
from jsonschema_rs import ValidationErrorKind as Kind
from msgspec import Struct

from sandbox.refusals.errors import Json, Path

TABLE = File(__file__).parent / "facts.json"
Fault = tuple[Path, str, str]

_WRONG_TYPE = {
    "string": ("STRING_TYPE_CONVERT", "Could not interpret the value as string."),
    "integer": ("NUMBER_TYPE_COERCE", "The value is not int."),
    "number": ("NUMBER_TYPE_COERCE", "The value is not float."),
    "boolean": ("BOOLEAN_TYPE_CONVERT", "Must be either true or false."),
    "array": ("LIST_TYPE_CONVERT", "Only iterables may be used in a ListType"),
    "object": ("DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType"),
    "null": ("BASE_TYPE_CHOICES", "Must be null."),
}


log = logging.getLogger("sandbox")
MOST = 500
"""Answers that wait for their comparison; from then on each new one has the oldest compared."""

LARGE = 20_000
"""The bytes from which on what was found in an answer is kept: that to a bot's commands is the same at each start."""


class Difference(Struct, frozen=True):
    """Where this Discord answers otherwise than the description says, and why. `place` is a pattern of the field's."""

    route: str
    place: str
    reason: str

    def covers(self, route: str, place: str) -> bool:
        """Whether a fault at `place` of an answer of `route` is meant."""
        return re.fullmatch(self.route, route) is not None and re.fullmatch(self.place, place) is not None


DIFFERENCES: tuple[Difference, ...] = (
    Difference(
        r".*",
        r"(errors\.)(.+\.)?_errors\.\d+\.code",
        "The description has numbers for the codes inside a 50035; Discord's documentation and its answers have names.",
    ),
)


def route_key(path: str) -> str:
    """A path without the names of its gaps: `/channels/{}/messages`."""
    return re.sub(r"\{[^}]*\}", "{}", path)


class Shape:
    """A shape that bodies are validated against.

    `parts` is the schema, in which a place of the library's errors (`schema_path`) leads to what was broken.
    """

    def __init__(self, schema: Json) -> None:
        self.parts = schema
        self._validator = Draft202012Validator(schema)

    def faults(self, value: object, path: Path) -> list[Fault]:
        """What `value`, which stands at `path`, breaks of the shape."""
        try:
            if self._validator.is_valid(value):
                return []
        except UnicodeEncodeError:
            return [(path, "STRING_TYPE_CONVERT", "Half of a surrogate pair is no text.")]
        return list(self._told(self._validator.iter_errors(value), path))

    def _told(self, errors: Iterable[ValidationError], path: Path) -> Iterator[Fault]:
        errors = list(errors)
        other = {tuple(error.instance_path) for error in errors if isinstance(error.kind, Kind.Type)}
        for error in errors:
            # A value of another type breaks what else is said of it, too: that tells nothing more.
            if isinstance(error.kind, Kind.Type) or tuple(error.instance_path) not in other:
                yield from self._faults_of(error, path)

    def _faults_of(self, error: ValidationError, before: Path) -> Iterator[Fault]:
        path = (*before, *error.instance_path)
        match error.kind:
            case Kind.AnyOf(context=options):
                yield from self._of_union(error, options, before)
            case Kind.Required(property=name):
                yield (*path, name), "BASE_TYPE_REQUIRED", "This field is required"
            case Kind.AdditionalProperties(unexpected=names):
                yield from (((*path, name), "FIELD_UNKNOWN", "This field is not known") for name in names)
            case kind:
                yield (path, *_words(kind, self._at(error.schema_path[:-1])))

    def _of_union(self, error: ValidationError, options: list[list[ValidationError]], before: Path) -> Iterator[Fault]:
        """The faults of the option that is meant: the one of the value's `type`, else the one with the fewest."""
        kind = error.instance.get("type") if isinstance(error.instance, dict) else None
        if isinstance(kind, int):
            types = [self._types_of(option) for option in self._at(error.schema_path)]
            known = sorted({each for of_option in types for each in of_option})
            if known and kind not in known:
                sentence = f'Value of field "type" must be one of ({", ".join(map(str, known))}).'
                yield (*before, *error.instance_path, "type"), "UNION_TYPE_CHOICES", sentence
                return
            options = [one for one, of_option in zip(options, types, strict=True) if kind in of_option] or options
        yield from min((list(self._told(one, before)) for one in options), key=_weight)

    def _types_of(self, option: Json) -> list[int]:
        """The values of `type` that distinguish an object of this shape from others of a union."""
        kind = self._met(self._met(option).get("properties", {}).get("type", {}))
        values = [kind["const"]] if "const" in kind else kind.get("enum", [])
        return [one for one in values if isinstance(one, int)]

    def _met(self, shape: Json) -> Json:
        while "$ref" in shape:
            shape = self._at(shape["$ref"].removeprefix("#/").split("/"))
        return shape

    def _at(self, place: Iterable[str | int]) -> Any:
        found: Any = self.parts
        for step in place:
            found = found[step]
        return found


class Facts:
    """A table of facts: `routes`, the `refusals` that any of them may answer, and the `shapes` of bodies."""

    def __init__(self, table: Json) -> None:
        self.routes: dict[str, Json] = table["routes"]
        self.refusals: dict[str, Json] = table["refusals"]
        self.shapes: dict[str, Json] = table["shapes"]
        self._prepared = {name: _prepared(shape) for name, shape in self.shapes.items()}
        self._known: dict[int, tuple[Json, Shape]] = {}

    def of_request(self, route: str, body: object) -> list[Fault]:
        """What the JSON body of a request to `route` (`POST /channels/{}/messages`) breaks."""
        shape = self.routes[route].get("takes")
        return [] if shape is None else self.faults(shape, body)

    def of_query(self, route: str, query: Mapping[str, str]) -> list[Fault]:
        """What the query of a request breaks; parameters that are not described are no fault."""
        found: list[Fault] = []
        for name, shape in self.routes[route].get("query", {}).items():
            if name in query:
                found += self.faults(shape, self._parsed(shape, query[name]), (name,))
        return found

    def of_answer(self, route: str, status: int, body: object) -> list[Fault]:
        """What an answer breaks: a status that is not described, or a body that is not of its shape."""
        gives = {**self.routes[route]["gives"], **self.refusals}
        key = next((one for one in (str(status), f"{status // 100}XX") if one in gives), None)
        if key is None:
            return [((), "STATUS", f"{status} is not among {sorted(gives)}.")]
        if gives[key] is None:
            return [] if body is None else [((), "BODY", "This answer has no body.")]
        return self.faults(gives[key], body)

    def faults(self, shape: Json, value: object, path: Path = ()) -> list[Fault]:
        """What `value` breaks of a shape, with the places of the faults."""
        if id(shape) not in self._known:
            # The shape is kept too: another one could have its id otherwise.
            self._known[id(shape)] = shape, Shape({**_prepared(shape), "shapes": self._prepared})
        return self._known[id(shape)][1].faults(value, path)

    def _parsed(self, shape: Json, text: str) -> object:
        """A query's text as the type that its shape asks for; as it stands where it cannot be read as that."""
        kinds = self._kinds(shape)
        if "integer" in kinds and re.fullmatch(r"-?\d+", text):
            return int(text)
        if "boolean" in kinds and text.lower() in ("true", "1", "false", "0"):
            return text.lower() in ("true", "1")
        return text

    def _kinds(self, shape: Json) -> set[str]:
        """The types that a value of the shape may have."""
        while "$ref" in shape:
            shape = self.shapes[shape["$ref"].rpartition("/")[2]]
        return set(_listed(shape.get("type", []))).union(*(self._kinds(one) for one in shape.get("oneOf", ())))


def _prepared(shape: Json) -> Json:
    """A shape as the validator takes it: the description leaves open what Discord does there.

    Options of a union overlap in it, a value that may be null need not be among the `enum`, and ids may be numbers.
    """
    ready = dict(shape)
    kinds = _listed(shape.get("type", []))
    if shape.get("format") == "snowflake":
        ready["type"] = [*kinds, "integer"]
    values = [shape["const"]] if "const" in shape else shape.get("enum")
    if values and "null" in kinds:
        ready.pop("const", None)
        ready["enum"] = [*values, None]
    if "oneOf" in shape:
        ready["anyOf"] = ready.pop("oneOf")
    for name in ("allOf", "anyOf"):
        if name in ready:
            ready[name] = [_prepared(one) for one in ready[name]]
    if "properties" in shape:
        ready["properties"] = {name: _prepared(one) for name, one in shape["properties"].items()}
    for name in ("items", "additionalProperties"):
        if isinstance(shape.get(name), dict):
            ready[name] = _prepared(shape[name])
    return ready


def _words(kind: Kind, broken: Json) -> tuple[str, str]:
    """Discord's code and sentence for an error; `broken` is the part of the schema that was broken."""
    match kind:
        case Kind.Type():
            wanted = next((each for each in _listed(broken["type"]) if each != "null"), "null")
            return _WRONG_TYPE[wanted]
        case Kind.Constant(expected_value=value):
            return "BASE_TYPE_CHOICES", f"Value must be one of {{{value}}}."
        case Kind.Enum():
            choices = ", ".join(str(each) for each in broken["enum"] if each is not None)
            return "BASE_TYPE_CHOICES", f"Value must be one of {{{choices}}}."
        case Kind.Pattern():
            return "STRING_TYPE_REGEX", "String value did not match validation regex."
        case Kind.UniqueItems():
            return "SET_TYPE_CONTAINS_DUPLICATES", "Duplicate values are not allowed"
        case Kind.Minimum(limit=least):
            return "NUMBER_TYPE_MIN", f"int value should be greater than or equal to {least}."
        case Kind.Maximum(limit=most):
            return "NUMBER_TYPE_MAX", f"int value should be less than or equal to {most}."
    of = kind.name[3:]
    low, high = broken.get(f"min{of}", 0), broken.get(f"max{of}")
    if low and high is not None:
        return "BASE_TYPE_BAD_LENGTH", f"Must be between {low} and {high} in length."
    if kind.name.startswith("min"):
        return "BASE_TYPE_MIN_LENGTH", f"Must be {low} or more in length."
    return "BASE_TYPE_MAX_LENGTH", f"Must be {high} or fewer in length."


def _weight(faults: list[Fault]) -> tuple[int, int]:
    """How far a value is from a shape: one fault at the value itself counts more than many inside."""
    shallowest = min((len(path) for path, _, _ in faults), default=99)
    return (1 if faults else 0, -shallowest * 100 + len(faults))


def _listed(kinds: Any) -> list[str]:
    return [kinds] if isinstance(kinds, str) else list(kinds)


@functools.cache
def facts() -> Facts:
    """The table that belongs to this sandbox, read once."""
    return Facts(json.loads(TABLE.read_text(encoding="utf-8")))


class Answers:
    """The answers that are still to be compared, and what was found in the others."""

    def __init__(self) -> None:
        self._waiting: deque[tuple[str, int, bytes]] = deque()
        self._found: list[str] = []

    def put(self, route: str, status: int, body: bytes) -> None:
        """Keep an answer of `route` (`POST /channels/{}/messages`) with its JSON, empty where it had none."""
        self._waiting.append((route, status, body))
        if len(self._waiting) > MOST:
            self._compare()

    def deviations(self) -> list[str]:
        """What was not as the description says, differences on purpose left out."""
        while self._waiting:
            self._compare()
        return list(self._found)

    def _compare(self) -> None:
        route, status, body = self._waiting.popleft()
        compare: Callable[[str, int, bytes], tuple[str, ...]] = _kept if len(body) >= LARGE else _faults
        for fault in compare(route, status, body):
            self._found.append(fault)
            log.error("not Discord's: %s", fault)


def _faults(route: str, status: int, body: bytes) -> tuple[str, ...]:
    """Compare an answer with the description; return what differs."""
    found = facts().of_answer(route, status, json.loads(body) if body else None)
    places = [(".".join(map(str, path)), code, sentence) for path, code, sentence in found]
    return tuple(
        f"{route} -> {status}: {place}: {code} {sentence}"
        for place, code, sentence in places
        if not any(one.covers(route, place) for one in DIFFERENCES)
    )


_kept = lru_cache(maxsize=4)(_faults)
