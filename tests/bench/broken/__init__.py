"""Broken bots. Each module breaks the bot in one way by its `apply`, and a soak must find out; its text says how.

`apply` takes a function that sets an attribute, as `setattr` does, so that what is broken can be mended again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import import_module
from typing import Any

Patch = Callable[[Any, str, Any], None]
"""Sets an attribute of a class or module."""


class Breaking:
    """Breaks the bot of this process in the way of that name, until it is mended."""

    def __init__(self, name: str) -> None:
        self._set: list[tuple[Any, str, Any, Any]] = []
        module = import_module(f"{__name__}.{name}")
        self.told = str(module.__doc__)
        module.apply(self._patch)

    def _patch(self, target: Any, name: str, value: Any) -> None:
        self._set.append((target, name, getattr(target, name), value))
        setattr(target, name, value)

    def mend(self) -> None:
        """Have everything be as it was."""
        for target, name, before, _ in self._set:
            setattr(target, name, before)

    @contextmanager
    def mended(self) -> Iterator[None]:
        """Have everything be as it was while the block runs."""
        self.mend()
        try:
            yield
        finally:
            for target, name, _, value in self._set:
                setattr(target, name, value)
