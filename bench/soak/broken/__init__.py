"""Bots that are broken on purpose, one way each. A soak must find every one of them.

Each module breaks the bot in one way with its function `apply`, and its docstring says how. `apply` takes a function
that sets an attribute, as `setattr` does, and remembers what stood there before.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

Patch = Callable[[Any, str, Any], None]
"""Sets an attribute of a class or module."""

NAMES = tuple(sorted(each.name for each in iter_modules(__path__) if not each.name.startswith("_")))
"""The names of all broken bots: of the modules in this folder."""

VARIABLE = "SOAK_BROKEN"
"""The environment variable that names the broken bot which `python -m bench.soak.broken` runs."""


class Breaking:
    """Breaks the bot of this process in the way called `name`, until `mend` is called. `told` says how it is broken."""

    def __init__(self, name: str) -> None:
        self._set: list[tuple[Any, str, Any, Any]] = []
        module = import_module(f"{__name__}.{name}")
        self.told = str(module.__doc__)
        module.apply(self._patch)

    def _patch(self, target: Any, name: str, value: Any) -> None:
        self._set.append((target, name, getattr(target, name), value))
        setattr(target, name, value)

    def mend(self) -> None:
        """Restore every attribute that was set."""
        for target, name, before, _ in self._set:
            setattr(target, name, before)

    @contextmanager
    def mended(self) -> Iterator[None]:
        """Restore every attribute while the block runs, and break the bot again after it."""
        self.mend()
        try:
            yield
        finally:
            for target, name, _, value in self._set:
                setattr(target, name, value)
