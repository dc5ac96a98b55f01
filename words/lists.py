"""Lists and decimals in the way of a language: “a, b and c”, “a, b or c”, “−2.5”; and the sign that ends a sentence.

A title such as “The Game’s Up!” needs no full stop after it.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from typing import Literal

from words import Words

_MARKUP = r"[*_~\u2069]*"
"""What stands after the last sign of a value and is not seen: Markdown, and the end of a name that is isolated."""

_ENDED = {
    ".": re.compile(rf"[.!?…]{_MARKUP}(\]\(\S*\))?{_MARKUP}$"),
    "!": re.compile(rf"!{_MARKUP}(\]\(\S*\))?{_MARKUP}$"),
}
"""By sign, what needs it no more: text that ends like this."""


Sound = Literal["i", "o", "other"]
"""The vowel with which a text begins when it is spoken, as far as a language’s “and” and “or” depend on it."""

_I = re.compile(r"h?i(?![aeo])")
_O = re.compile(r"h?o|8|11(?:\d{3})?(?!\d)")


def sound(text: str) -> Sound:
    """With which vowel a Spanish reader begins this text: “Ivo” with i, “Hielo” not; “Olga” and “8” with o."""
    plain = unicodedata.normalize("NFD", text.casefold())
    letters = "".join(each for each in plain if not unicodedata.combining(each)).lstrip("*_~`[(“\u2068 ")
    return "i" if _I.match(letters) else "o" if _O.match(letters) else "other"


def both(say: Words, items: Sequence[str]) -> str:
    """`a`, `a and b`, `a, b and c`; empty for no items."""
    if len(items) < 3:
        return say.kit.list_two(a=items[0], b=items[1], sound=sound(items[1])) if len(items) == 2 else "".join(items)
    return say.kit.list_last(most=say.kit.list_comma().join(items[:-1]), last=items[-1], sound=sound(items[-1]))


def clauses(say: Words, items: Sequence[str]) -> str:
    """The same for parts of a sentence: with a comma before the last one, where one before it ends with an aside.

    “moved the 3 to b2 (level 1), capturing Ben’s 2, and laid a block”.
    """
    if not any("," in each.rpartition(")")[2] for each in items[:-1]):
        return both(say, items)
    return say.kit.list_clauses(most=listed(say, items[:-1]), last=items[-1], sound=sound(items[-1]))


def either(say: Words, items: Sequence[str]) -> str:
    """`a`, `a or b`, `a, b or c`; empty for no items."""
    if len(items) < 3:
        return say.kit.or_two(a=items[0], b=items[1], sound=sound(items[1])) if len(items) == 2 else "".join(items)
    return say.kit.or_last(most=say.kit.list_comma().join(items[:-1]), last=items[-1], sound=sound(items[-1]))


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


def mark(text: str | int, sign: str) -> str:
    """The full stop or exclamation mark that follows `text`; empty if the text itself ends with one.

    `sign` may begin with the space that a language has before it.
    """
    return "" if _ENDED[sign[-1]].search(str(text)) else sign
