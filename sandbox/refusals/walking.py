"""Walking through a form: what kinds of objects it holds and where."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import Any

from sandbox.refusals import limits
from sandbox.refusals.errors import Json, Path

_COMPONENTS = frozenset(limits.COMPONENTS.values())
_TEXT = frozenset(("text",))

Found = tuple[str, Json, Path]
"""The kind of an object in a form, the object, and the path to it."""

Holds = Mapping[str, tuple[tuple[str, str], ...]]
"""For each kind the fields to look into, each with the kind of what lies there, or `component`."""


def kind_of(component: Any) -> str | None:
    """The kind of a component by its type, or None for what is no component."""
    if not isinstance(component, dict) or not isinstance(component.get("type"), int):
        return None
    return limits.COMPONENTS.get(component["type"])


def walk(kind: str, value: Json, path: Path = ()) -> Iterator[Found]:
    """Everything in a form that has a kind: the form itself, then what it holds, with the paths to them."""
    found: list[Found] = []
    _gather(_EVERYTHING, kind, value, path, found)
    return iter(found)


def of_kinds(wanted: frozenset[str], kind: str, value: Json) -> Iterator[Found]:
    """The objects of the `wanted` kinds that `walk` finds. Objects that cannot contain any are skipped, to be fast."""
    found: list[Found] = []
    _gather(_leading_to(wanted), kind, value, (), found)
    return (each for each in found if each[0] in wanted)


def components(form: Json, kind: str = "message") -> Iterator[Found]:
    """Every component of a message or modal, nested ones too, in order."""
    return of_kinds(_COMPONENTS, kind, form)


def texts(form: Json) -> list[str]:
    """The text displays of a message, in order."""
    return [str(value.get("content", "")) for _, value, _ in of_kinds(_TEXT, "message", form)]


_EVERYTHING: Holds = {kind: tuple(fields.items()) for kind, fields in limits.HOLDS.items()}


@cache
def _leading_to(wanted: frozenset[str]) -> Holds:
    """For each kind, only the fields whose objects are of a wanted kind or can contain one at any depth."""
    leading = set(wanted)
    before = 0
    while len(leading) > before:
        before = len(leading)
        if leading & _COMPONENTS:
            leading.add("component")
        leading |= {kind for kind, fields in limits.HOLDS.items() if leading.intersection(fields.values())}
    return {kind: tuple(each for each in fields if each[1] in leading) for kind, fields in _EVERYTHING.items()}


def _gather(holds: Holds, kind: str, value: Json, path: Path, found: list[Found]) -> None:
    """Append an object and all that it contains to `found`: a list, as generators take longer for many messages."""
    found.append((kind, value, path))
    for name, held in holds.get(kind, ()):
        inner = value.get(name)
        if inner is None:
            continue
        if isinstance(inner, list):
            for position, item in enumerate(inner):
                if isinstance(item, dict) and (inside := kind_of(item) if held == "component" else held) is not None:
                    _gather(holds, inside, item, (*path, name, position), found)
        elif isinstance(inner, dict) and (inside := kind_of(inner) if held == "component" else held) is not None:
            _gather(holds, inside, inner, (*path, name), found)


class Context:
    """What a rule across fields may look at besides its own object."""

    def __init__(self, kind: str, form: Json, files: set[str], v2: bool, kept: bool) -> None:
        self.kind, self.form, self.files, self.v2, self.kept = kind, form, files, v2, kept


# A rule yields (path below its object, words for the gaps in its sentence) for each fault.
Faults = Iterator[tuple[Path, tuple[object, ...]]]
Rule = Callable[[Json, Context], Faults]
