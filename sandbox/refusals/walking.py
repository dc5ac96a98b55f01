"""Walking through a form: what kinds of objects it holds and where."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from sandbox.refusals import limits
from sandbox.refusals.errors import Json, Path

_COMPONENTS = frozenset(limits.COMPONENTS.values())


def kind_of(component: Any) -> str | None:
    """The kind of a component by its type, or None for what is no component."""
    if not isinstance(component, dict) or not isinstance(component.get("type"), int):
        return None
    return limits.COMPONENTS.get(component["type"])


def walk(kind: str, value: Json, path: Path = ()) -> Iterator[tuple[str, Json, Path]]:
    """Everything in a form that has a kind: the form itself, then what it holds, with the paths to them."""
    yield kind, value, path
    for name, held in limits.HOLDS.get(kind, {}).items():
        inner = value.get(name)
        if inner is None:
            continue
        many = inner if isinstance(inner, list) else [inner]
        for position, item in enumerate(many):
            if not isinstance(item, dict):
                continue
            found = kind_of(item) if held == "component" else held
            if found is not None:
                at = (*path, name, position) if isinstance(inner, list) else (*path, name)
                yield from walk(found, item, at)


def components(form: Json, kind: str = "message") -> Iterator[tuple[str, Json, Path]]:
    """Every component of a message or modal, nested ones too, in order."""
    for found, value, path in walk(kind, form):
        if found in _COMPONENTS:
            yield found, value, path


def texts(form: Json) -> list[str]:
    """The text displays of a message, in order."""
    return [str(value.get("content", "")) for kind, value, _ in components(form) if kind == "text"]
