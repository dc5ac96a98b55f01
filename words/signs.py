"""Signs at the end of sentences: a title such as “The Game’s Up!” needs no full stop after it."""

from __future__ import annotations

import re

_MARKUP = r"[*_~\u2069]*"
"""What stands after the last sign of a value and is not seen: Markdown, and the end of a name that is isolated."""

_ENDED = {
    ".": re.compile(rf"[.!?…]{_MARKUP}(\]\(\S*\))?{_MARKUP}$"),
    "!": re.compile(rf"!{_MARKUP}(\]\(\S*\))?{_MARKUP}$"),
}
"""By sign, what needs it no more: text that ends like this."""


def mark(text: str | int, sign: str) -> str:
    """The full stop or exclamation mark that follows `text`; empty if the text itself ends with one.

    `sign` may begin with the space that a language has before it.
    """
    return "" if _ENDED[sign[-1]].search(str(text)) else sign
