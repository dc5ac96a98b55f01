"""What the rules across fields have in common."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from sandbox.refusals.errors import Json, Path


class Context:
    """What a rule across fields may look at besides its own object."""

    def __init__(self, kind: str, form: Json, files: set[str], v2: bool, kept: bool) -> None:
        self.kind, self.form, self.files, self.v2, self.kept = kind, form, files, v2, kept


# A rule yields (path below its object, words for the gaps in its sentence) for each fault.
Faults = Iterator[tuple[Path, tuple[object, ...]]]
Rule = Callable[[Json, Context], Faults]
