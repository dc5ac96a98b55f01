"""Lists in sentences: “a, b and c”, “a, b or c”."""

from __future__ import annotations

from collections.abc import Sequence

from words import Words


def both(say: Words, items: Sequence[str]) -> str:
    """`a`, `a and b`, `a, b and c`; empty for no items."""
    if len(items) < 3:
        return say.kit.list_two(a=items[0], b=items[1]) if len(items) == 2 else "".join(items)
    return say.kit.list_last(most=say.kit.list_comma().join(items[:-1]), last=items[-1])


def either(say: Words, items: Sequence[str]) -> str:
    """`a`, `a or b`, `a, b or c`; empty for no items."""
    if len(items) < 3:
        return say.kit.or_two(a=items[0], b=items[1]) if len(items) == 2 else "".join(items)
    return say.kit.or_last(most=say.kit.list_comma().join(items[:-1]), last=items[-1])


def listed(say: Words, items: Sequence[str]) -> str:
    """`a, b, c`; empty for no items."""
    return say.kit.list_comma().join(items)


def divided(say: Words, items: Sequence[str]) -> str:
    """`a; b; c`, for items that contain commas; empty for no items."""
    return say.kit.list_semicolon().join(items)
