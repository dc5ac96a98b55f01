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
    kinds = [shape["type"]] if isinstance(shape.get("type"), str) else shape.get("type", [])
    for kind in kinds:
        if kind != "null" and len([one for one in kinds if one != "null"]) == 1:
            yield way, "type", WRONG[kind]
    if "enum" in shape:
        yield way, "enum", 999 if isinstance(value, int) else "nothing"
    if isinstance(value, str):
        if "maxLength" in shape:
            yield way, "maxLength", "x" * (shape["maxLength"] + 1)
        if shape.get("minLength"):
            yield way, "minLength", ""
        if "pattern" in shape:
            yield way, "pattern", "no number"
    elif isinstance(value, int) and not isinstance(value, bool):
        if "minimum" in shape:
            yield way, "minimum", shape["minimum"] - 1
        if "maximum" in shape:
            yield way, "maximum", shape["maximum"] + 1
    elif isinstance(value, list):
        if "maxItems" in shape and value:
            yield way, "maxItems", value[:1] * (shape["maxItems"] + 1)
        if shape.get("minItems"):
            yield way, "minItems", value[: shape["minItems"] - 1]
        if shape.get("uniqueItems") and value:
            yield way, "uniqueItems", [*value, value[0]]
        for position, item in enumerate(value):
            yield from _broken(table, shape.get("items", {}), item, (*way, position))
    elif isinstance(value, dict):
        for name in shape.get("required", ()):
            yield (*way, name), "required", Gone
        for name, inner in shape.get("properties", {}).items():
            if name in value:
                yield from _broken(table, inner, value[name], (*way, name))


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
