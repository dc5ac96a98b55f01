"""The committed Fluent files, read once in a process: reading them takes half a second, and nothing changes them."""

from __future__ import annotations

from functools import cache

from words.compiler import Languages
from words.source import sources


@cache
def committed() -> Languages:
    """All Fluent files, by language and by name. Tests do not change what they get."""
    return sources()
