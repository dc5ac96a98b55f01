"""Lists and decimals in the way of a language: “a, b and c”, “a, b or c”, “−2.5”."""

from __future__ import annotations

from collections.abc import Sequence

from words import Words


def both(say: Words, items: Sequence[str]) -> str:
    """`a`, `a and b`, `a, b and c`; empty for no items."""
    if len(items) < 3:
        return say.kit.list_two(a=items[0], b=items[1]) if len(items) == 2 else "".join(items)
    return say.kit.list_last(most=say.kit.list_comma().join(items[:-1]), last=items[-1])


def clauses(say: Words, items: Sequence[str]) -> str:
    """The same for parts of a sentence: with a comma before the last one, where one before it ends with an aside.

    “moved the 3 to b2 (level 1), capturing Ben’s 2, and laid a block”.
    """
    if not any("," in each.rpartition(")")[2] for each in items[:-1]):
        return both(say, items)
    return say.kit.list_clauses(most=listed(say, items[:-1]), last=items[-1])


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


def decimal(say: Words, number: float, digits: int) -> str:
    """A number rounded to `digits` decimals, at least one, with a minus sign if it is below 0: `−2.5`."""
    whole, _, rest = f"{number:.{digits}f}".replace("-", "−").partition(".")
    return say.kit.decimal(whole=whole, digits=rest)
