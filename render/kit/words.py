"""What the texts of all games share, whatever the language: limited lengths, and boards drawn with characters."""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Sequence


def clip(text: str, length: int) -> str:
    """`text`, shortened with an ellipsis to `length` characters; empty if `length` is not positive.

    >>> clip("The Game's Up!", 9)
    'The Game…'
    """
    if len(text) <= length:
        return text
    return text[: length - 1].rstrip() + "…" if length > 0 else ""


def in_columns(before: Sequence[str], drawn: Sequence[str], after: Sequence[str], columns: int) -> str:
    """Drawn lines between sentences, which are wrapped to `columns` characters.

    The drawn lines are not wrapped; spaces at their ends are removed. The text can stand in a code block: backticks,
    which only names contain, become apostrophes.
    """

    def wrapped(sentences: Sequence[str]) -> list[str]:
        return [line for each in sentences for line in textwrap.wrap(each, columns, subsequent_indent="  ")]

    return "\n".join([*wrapped(before), *(line.rstrip() for line in drawn), *wrapped(after)]).replace("`", "'")


def squares(files: str, ranks: int, wide: int, what: Callable[[str], str]) -> list[str]:
    """A board drawn with characters: a line with the letters of the files, then one for each rank, highest first.

    `what` gives the content of a square by its name (`a5`), in fewer than `wide` characters.

    >>> squares("ab", 2, 3, lambda square: "*" if square == "b2" else ".")
    ['  a  b  ', '2 .  *  ', '1 .  .  ']
    """
    edge = len(str(ranks))
    lines = [" " * (edge + 1) + "".join(file.ljust(wide) for file in files)]
    for rank in range(ranks, 0, -1):
        found = (what(f"{file}{rank}").ljust(wide) for file in files)
        lines.append(f"{rank:>{edge}} {''.join(found)}")
    return lines


def capital(text: str) -> str:
    """`text` with a capital first letter, otherwise unchanged."""
    return text[:1].upper() + text[1:]
