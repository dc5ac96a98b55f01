"""`python -m sandbox.describe OPENAPI`: draws `refusals/facts.json` from Discord's description of its HTTP API.

The description itself (github.com/discord/discord-api-spec, `specs/openapi.json`) stays outside. What is drawn
are facts alone: for each route that is served here what it takes and gives, with names, types, limits, what is
required and which values there are; no sentence of it.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from sandbox.refusals.facts import TABLE, route_key
from sandbox.wire.app import routes

KEPT = frozenset(
    {
        *("type", "required", "enum", "const", "pattern", "uniqueItems", "format"),
        *("minLength", "maxLength", "minItems", "maxItems", "minimum", "maximum", "minProperties", "maxProperties"),
    }
)
FORMATS = frozenset({"snowflake", "date-time"})
INSIDE = "#/components/schemas/"
REFUSALS = {"429": "ClientRatelimitedResponse", "4XX": "ClientErrorResponse"}
"""What every route may answer besides its own, by the names that the description has for it."""


def drawn(document: Any) -> Any:
    """The table for a description, as JSON. Raises KeyError naming a route that the description does not have."""
    described = {
        f"{method.upper()} {route_key(path)}": (shared.get("parameters", []), operation)
        for path, shared in document["paths"].items()
        for method, operation in shared.items()
        if method in ("get", "post", "put", "patch", "delete")
    }
    found: dict[str, Any] = {}
    table: dict[str, Any] = {}
    for method, path in sorted(routes()):
        key = f"{method} {route_key(path)}"
        parameters, operation = described[key]
        line: dict[str, Any] = {}
        query = [one for one in [*parameters, *operation.get("parameters", [])] if one["in"] == "query"]
        if query:
            line["query"] = {one["name"]: _schema(document, one["schema"], found) for one in query}
        body = operation.get("requestBody", {}).get("content", {}).get("application/json")
        if body is not None:
            line["takes"] = _schema(document, body["schema"], found)
        answers = operation["responses"].items()
        line["gives"] = {status: _answer(document, one, found) for status, one in answers if "$ref" not in one}
        table[key] = line
    refused = {
        status: _answer(document, document["components"]["responses"][name], found) for status, name in REFUSALS.items()
    }
    return {"routes": table, "refusals": refused, "shapes": dict(sorted(found.items()))}


def _answer(document: Any, described: Any, found: dict[str, Any]) -> Any:
    """The schema of an answer's body, or None where it has none."""
    content = described.get("content")
    return _schema(document, content["application/json"]["schema"], found) if content else None


def _schema(document: Any, schema: Any, found: dict[str, Any]) -> Any:
    """A schema without its prose; what it refers to goes into `found`, by name."""
    if "$ref" in schema:
        name = schema["$ref"].removeprefix(INSIDE)
        if name not in found:
            found[name] = {}
            found[name] = _schema(document, document["components"]["schemas"][name], found)
        return {"$ref": f"#/shapes/{name}"}
    parts: list[Any] = schema.get("allOf", [])
    if len(parts) == 1 and not schema.get("enum") and "properties" not in schema:
        return _schema(document, parts[0], found)
    kept = _kept(schema)
    options = schema.get("oneOf") or schema.get("anyOf")
    if options and all("const" in one for one in options):
        kept["enum"] = [one["const"] for one in options]
    elif options:
        kept["oneOf"] = [_schema(document, one, found) for one in options]
    if len(parts) > 1:  # one alone is what the values of the enum are a part of
        kept["allOf"] = [_schema(document, one, found) for one in parts]
    if "properties" in schema:
        kept["properties"] = {name: _schema(document, one, found) for name, one in schema["properties"].items()}
    for name in ("items", "additionalProperties"):
        if name in schema:
            inner = schema[name]
            kept[name] = _schema(document, inner, found) if isinstance(inner, dict) else inner
    return kept


def _kept(schema: Any) -> dict[str, Any]:
    """The words of a schema that limit the value itself."""
    kept = {key: value for key, value in schema.items() if key in KEPT}
    if kept.get("format") not in FORMATS:
        kept.pop("format", None)
    if not kept.get("enum"):
        kept.pop("enum", None)
    return kept


def written(table: Any) -> str:
    """The table as the file has it: a line for each route and each shape, so that a change reads as one."""
    rooms = []
    for name, room in table.items():
        lines = [f"  {json.dumps(key)}: {json.dumps(value, separators=(',', ':'))}" for key, value in room.items()]
        rooms.append(f"{json.dumps(name)}: {{\n" + ",\n".join(lines) + "\n}")
    return "{\n" + ",\n".join(rooms) + "\n}\n"


def main() -> int:
    """Draw the table and write it. Exit codes: 0 written, 2 the description cannot be read or lacks a route."""
    parser = argparse.ArgumentParser(prog="python -m sandbox.describe", description=main.__doc__)
    parser.add_argument("openapi", type=Path, help="Discord's openapi.json")
    path = parser.parse_args().openapi
    try:
        table = drawn(json.loads(path.read_text(encoding="utf-8")))
    except (OSError, ValueError) as error:
        sys.stderr.write(f"Can't read {path}: {error}\n")
        return 2
    except KeyError as error:
        sys.stderr.write(f"{path} doesn't have {error}.\n")
        return 2
    TABLE.write_text(written(table), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
