"""Bodies that break one word of a shape each, made from a body that keeps them all."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from typing import Any

from sandbox.refusals.facts import TABLE, Facts, facts

Way = tuple[str | int, ...]
WRONG = {"string": ["x"], "integer": "many", "number": "many", "boolean": "perhaps", "array": 7, "object": 7}


def broken(shape: Any, twin: Any) -> Iterator[tuple[Way, str, Any]]:
    """(place, what is broken there, the body) for each word of the shape that `twin` can be made to break."""
    table = facts()
    assert table.faults(shape, twin) == [], f"the twin itself breaks {TABLE.name}"
    for way, why, value in _broken(table, shape, twin, ()):
        body = _with(twin, way, value)
        if table.faults(shape, body):  # in a union another option may take it
            yield way, why, body


class Gone:
    """In place of a value: the field is to be left out."""


def _broken(table: Facts, shape: Any, value: Any, way: Way) -> Iterator[tuple[Way, str, Any]]:
    while "$ref" in shape:
        shape = table.shapes[shape["$ref"].rpartition("/")[2]]
    for option in shape.get("oneOf", ()):
        if not table.faults(option, value) and value is not None:
            yield from _broken(table, option, value, way)
    yield from ((way, why, wrong) for why, wrong in _wrong_values(shape, value))
    if isinstance(value, dict):
        for name in shape.get("required", ()):
            yield (*way, name), "required", Gone
        for name, inner in shape.get("properties", {}).items():
            if name in value:
                yield from _broken(table, inner, value[name], (*way, name))
    elif isinstance(value, list):
        for position, item in enumerate(value):
            yield from _broken(table, shape.get("items", {}), item, (*way, position))


def _wrong_values(shape: Any, value: Any) -> Iterator[tuple[str, Any]]:
    """Values in place of `value` that break a word of its shape, after that word."""
    kinds = [shape["type"]] if isinstance(shape.get("type"), str) else shape.get("type", [])
    if len(own := [each for each in kinds if each != "null"]) == 1:
        yield "type", WRONG[own[0]]
    if "enum" in shape:
        yield "enum", 999 if isinstance(value, int) else "nothing"
    if isinstance(value, list):
        yield from _wrong_lists(shape, value)
    elif isinstance(value, str):
        yield from _wrong_texts(shape)
    elif isinstance(value, int) and not isinstance(value, bool):
        yield from _wrong_numbers(shape)


def _wrong_lists(shape: Any, value: list[Any]) -> Iterator[tuple[str, Any]]:
    if "maxItems" in shape and value:
        yield "maxItems", value[:1] * (shape["maxItems"] + 1)
    if shape.get("minItems"):
        yield "minItems", value[: shape["minItems"] - 1]
    if shape.get("uniqueItems") and value:
        yield "uniqueItems", [*value, value[0]]


def _wrong_texts(shape: Any) -> Iterator[tuple[str, Any]]:
    if "maxLength" in shape:
        yield "maxLength", "x" * (shape["maxLength"] + 1)
    if shape.get("minLength"):
        yield "minLength", ""
    if "pattern" in shape:
        yield "pattern", "no number"


def _wrong_numbers(shape: Any) -> Iterator[tuple[str, Any]]:
    if "minimum" in shape:
        yield "minimum", shape["minimum"] - 1
    if "maximum" in shape:
        yield "maximum", shape["maximum"] + 1


def _with(body: Any, way: Way, value: Any) -> Any:
    if not way:
        return value
    made = copy.deepcopy(body)
    node = made
    for step in way[:-1]:
        node = node[step]
    if value is Gone:
        del node[way[-1]]
    else:
        node[way[-1]] = value
    return made
