"""Texts of limited length, boards drawn with characters, and lists, plurals and names in English."""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Sequence


def series(items: Sequence[str], last: str = "and") -> str:
    """`a`, `a and b`, `a, b and c`; empty for no items."""
    if len(items) < 2:
        return "".join(items)
    return f"{', '.join(items[:-1])} {last} {items[-1]}"


def count(number: int, what: str) -> str:
    """`no stacks`, `1 stack`, `2 stacks`."""
    return f"{number or 'no'} {what}{'s'[: number != 1]}"


def clip(text: str, length: int) -> str:
    """`text`, shortened with an ellipsis to `length` characters; empty if `length` is not positive."""
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
    """
    edge = len(str(ranks))
    lines = [" " * (edge + 1) + "".join(file.ljust(wide) for file in files)]
    for rank in range(ranks, 0, -1):
        found = (what(f"{file}{rank}").ljust(wide) for file in files)
        lines.append(f"{rank:>{edge}} {''.join(found)}")
    return lines


def unnamed(seat: int) -> str:
    """The name of a player whose own name cannot be shown: `Seat 2`."""
    return f"Seat {seat}"


def plain(name: str, seat: int, length: int = 20) -> str:
    """A player's name for plain text: one line of at most `length` printable characters; `Seat 2` if none is left."""
    kept = "".join(char for char in name if char.isprintable() or char.isspace())
    return clip(" ".join(kept.split()), length) or unnamed(seat)


def capital(text: str) -> str:
    """`text` with a capital first letter, otherwise unchanged."""
    return text[:1].upper() + text[1:]
