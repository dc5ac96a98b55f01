"""Discord's own description of its routes, as a table of facts, and what a body breaks of it.

`facts.json` is drawn by `sandbox.describe`. Shapes are JSON Schema, of which only the words are known that the
table uses. Faults come in Discord's words and places, as those of `checking` do.
"""

from __future__ import annotations

import functools
import json
import re
from collections.abc import Iterator, Mapping
from pathlib import Path as File
from typing import Any

from msgspec import Struct

from sandbox.refusals.errors import Json, Path

TABLE = File(__file__).parent / "facts.json"
Fault = tuple[Path, str, str]

_TYPES: dict[str, tuple[type, ...]] = {
    "string": (str,),
    "integer": (int,),
    "number": (int, float),
    "boolean": (bool,),
    "array": (list,),
    "object": (dict,),
    "null": (type(None),),
}
_WRONG_TYPE = {
    "string": ("STRING_TYPE_CONVERT", "Could not interpret the value as string."),
    "integer": ("NUMBER_TYPE_COERCE", "The value is not int."),
    "number": ("NUMBER_TYPE_COERCE", "The value is not float."),
    "boolean": ("BOOLEAN_TYPE_CONVERT", "Must be either true or false."),
    "array": ("LIST_TYPE_CONVERT", "Only iterables may be used in a ListType"),
    "object": ("DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType"),
    "null": ("BASE_TYPE_CHOICES", "Must be null."),
}


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


class Facts:
    """A table of facts: `routes`, the `refusals` that any of them may answer, and the `shapes` of bodies."""

    def __init__(self, table: Json) -> None:
        self.routes: dict[str, Json] = table["routes"]
        self.refusals: dict[str, Json] = table["refusals"]
        self.shapes: dict[str, Json] = table["shapes"]
        self._unions: dict[int, dict[int, list[Json]]] = {}

    def of_request(self, route: str, body: object) -> list[Fault]:
        """What the JSON body of a request to `route` (`POST /channels/{}/messages`) breaks."""
        shape = self.routes[route].get("takes")
        return [] if shape is None else list(self.faults(shape, body))

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
        return list(self.faults(gives[key], body))

    def faults(self, shape: Json, value: object, path: Path = ()) -> Iterator[Fault]:
        """What `value` breaks of a shape, with the places of the faults."""
        while "$ref" in shape:
            shape = self.shapes[shape["$ref"].rpartition("/")[2]]
        for part in shape.get("allOf", ()):
            yield from self.faults(part, value, path)
        if "oneOf" in shape:
            yield from self._union(shape["oneOf"], value, path)
        if "type" in shape and not _is_of(shape, value):
            kinds = [kind for kind in _listed(shape["type"]) if kind != "null"]
            yield (path, *_WRONG_TYPE[kinds[0] if kinds else "null"])
            return
        if value is None:
            return
        if "const" in shape and value != shape["const"]:
            yield path, "BASE_TYPE_CHOICES", f"Value must be one of {{{shape['const']}}}."
        if "enum" in shape and value not in shape["enum"]:
            yield path, "BASE_TYPE_CHOICES", f"Value must be one of {{{', '.join(map(str, shape['enum']))}}}."
        if isinstance(value, str):
            yield from _length(shape, len(value), "Length", path)
            if "pattern" in shape and not re.search(shape["pattern"], value):
                yield path, "STRING_TYPE_REGEX", "String value did not match validation regex."
        elif isinstance(value, int | float) and not isinstance(value, bool):
            yield from _range(shape, value, path)
        elif isinstance(value, list):
            yield from _length(shape, len(value), "Items", path)
            yield from self._items(shape, value, path)
        elif isinstance(value, dict):
            yield from _length(shape, len(value), "Properties", path)
            yield from self._fields(shape, value, path)

    def _items(self, shape: Json, value: list[object], path: Path) -> Iterator[Fault]:
        if shape.get("uniqueItems") and len({json.dumps(one, sort_keys=True) for one in value}) < len(value):
            yield path, "SET_TYPE_CONTAINS_DUPLICATES", "Duplicate values are not allowed"
        if "items" in shape:
            for position, item in enumerate(value):
                yield from self.faults(shape["items"], item, (*path, position))

    def _fields(self, shape: Json, value: Json, path: Path) -> Iterator[Fault]:
        known = shape.get("properties", {})
        for name in shape.get("required", ()):
            if name not in value:
                yield (*path, name), "BASE_TYPE_REQUIRED", "This field is required"
        others = shape.get("additionalProperties", True)
        for name, inner in value.items():
            if name in known:
                yield from self.faults(known[name], inner, (*path, name))
            elif isinstance(others, dict):
                yield from self.faults(others, inner, (*path, name))
            elif not others:
                yield (*path, name), "FIELD_UNKNOWN", "This field is not known"

    def _union(self, options: list[Json], value: object, path: Path) -> Iterator[Fault]:
        """The faults of the option that is meant: the one of the value's `type`, else the one with the fewest."""
        shapes = [self._met(option) for option in options]
        if isinstance(value, dict) and isinstance(value.get("type"), int):
            by_type = self._by_type(options)
            if by_type and value["type"] not in by_type:
                choices = ", ".join(map(str, sorted(by_type)))
                yield (*path, "type"), "UNION_TYPE_CHOICES", f'Value of field "type" must be one of ({choices}).'
                return
            shapes = by_type.get(value["type"], shapes)
        if len(shapes) == 1:
            yield from self.faults(shapes[0], value, path)
            return
        yield from min((list(self.faults(one, value, path)) for one in shapes), key=_weight)

    def _met(self, shape: Json) -> Json:
        while "$ref" in shape:
            shape = self.shapes[shape["$ref"].rpartition("/")[2]]
        return shape

    def _by_type(self, options: list[Json]) -> dict[int, list[Json]]:
        """The options of a union by the values of `type` that they are for, worked out once for each union."""
        if id(options) not in self._unions:
            found: dict[int, list[Json]] = {}
            for shape in map(self._met, options):
                for kind in self._types_of(shape):
                    found.setdefault(kind, []).append(shape)
            self._unions[id(options)] = found
        return self._unions[id(options)]

    def _types_of(self, shape: Json) -> list[int]:
        """The values of `type` by which an object of this shape is told from others of a union."""
        kind = self._met(shape.get("properties", {}).get("type", {}))
        values = [kind["const"]] if "const" in kind else kind.get("enum", [])
        return [one for one in values if isinstance(one, int)]

    def _parsed(self, shape: Json, text: str) -> object:
        """A query's text as the type that its shape asks for; as it stands where it cannot be read as that."""
        met = self._met(shape)
        options = [met, *(self._met(one) for one in met.get("oneOf", ()))]
        kinds = {kind for one in options for kind in _listed(one.get("type", ()))}
        if "integer" in kinds and re.fullmatch(r"-?\d+", text):
            return int(text)
        if "boolean" in kinds and text.lower() in ("true", "1", "false", "0"):
            return text.lower() in ("true", "1")
        return text


def _weight(faults: list[Fault]) -> tuple[int, int]:
    """How far a value is from a shape: one fault at the value itself counts more than many inside."""
    shallowest = min((len(path) for path, _, _ in faults), default=99)
    return (1 if faults else 0, -shallowest * 100 + len(faults))


def _listed(kinds: Any) -> list[str]:
    return [kinds] if isinstance(kinds, str) else list(kinds)


def _is_of(shape: Json, value: object) -> bool:
    kinds = _listed(shape["type"])
    if isinstance(value, bool):
        return "boolean" in kinds
    if isinstance(value, int) and shape.get("format") == "snowflake":
        return True  # ids may come as numbers
    if isinstance(value, float) and value.is_integer() and "integer" in kinds:
        return True
    return any(isinstance(value, _TYPES[kind]) for kind in kinds)


def _length(shape: Json, size: int, of: str, path: Path) -> Iterator[Fault]:
    low, high = shape.get(f"min{of}", 0), shape.get(f"max{of}")
    if size < low or (high is not None and size > high):
        if low and high is not None:
            yield path, "BASE_TYPE_BAD_LENGTH", f"Must be between {low} and {high} in length."
        elif size < low:
            yield path, "BASE_TYPE_MIN_LENGTH", f"Must be {low} or more in length."
        else:
            yield path, "BASE_TYPE_MAX_LENGTH", f"Must be {high} or fewer in length."


def _range(shape: Json, value: float, path: Path) -> Iterator[Fault]:
    if "minimum" in shape and value < shape["minimum"]:
        yield path, "NUMBER_TYPE_MIN", f"int value should be greater than or equal to {shape['minimum']}."
    if "maximum" in shape and value > shape["maximum"]:
        yield path, "NUMBER_TYPE_MAX", f"int value should be less than or equal to {shape['maximum']}."


@functools.cache
def facts() -> Facts:
    """The table that belongs to this sandbox, read once."""
    return Facts(json.loads(TABLE.read_text(encoding="utf-8")))
