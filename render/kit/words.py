"""What tellers in English share: joining words to sentences, and names made plain and cut."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Callable, Sequence

_ROOM = 20
"""With no more room than this left, nothing is said of what happened last."""

GAME_BEGINS, TABLE_ENDED = "The game begins.", "The table ended the game here."
"""The captions of a replay's first frame, and of the last one where the table ended the game."""


def series(items: Sequence[str], last: str = "and") -> str:
    """`a`, `a and b`, `a, b and c`; empty for no items."""
    if len(items) < 2:
        return "".join(items)
    return f"{', '.join(items[:-1])} {last} {items[-1]}"


def count(number: int, what: str) -> str:
    """`no stacks`, `1 stack`, `2 stacks`."""
    return f"{number or 'no'} {what}{'s'[: number != 1]}"


def clip(text: str, length: int) -> str:
    """`text`, cut with an ellipsis where it is longer than `length` characters; empty where there is no room at all."""
    if len(text) <= length:
        return text
    return text[: length - 1].rstrip() + "…" if length > 0 else ""


def with_last(whole: str, last: Sequence[str], length: int) -> str:
    """`whole` cut to `length` characters, and as much of the `last` sentence, if there is one, as room is left for."""
    kept = clip(whole, length)
    room = length - 1 - len(kept)
    return " ".join([kept, *(clip(f"Last: {each}", room) for each in last)]).rstrip()


def in_lines(lines: Sequence[str], last: Sequence[str], length: int) -> str:
    """The lines of a position and the `last` sentence, if there is one, in at most `length` characters.

    Backticks, which only names hold, give way to apostrophes: what is told may stand in a code block.
    """
    kept = clip("\n".join(lines).replace("`", "'"), length)
    room = length - 1 - len(kept)
    return "\n".join([kept, *(clip(f"Last: {each}".replace("`", "'"), room) for each in last if room > _ROOM)])


def in_columns(before: Sequence[str], drawn: Sequence[str], after: Sequence[str], columns: int) -> str:
    """Lines that are drawn with characters, between sentences that are wrapped to so many columns.

    The drawn lines stand as they are, without spaces at their ends. Backticks, which only names hold, give way to
    apostrophes, as it may stand in a code block.
    """

    def wrapped(sentences: Sequence[str]) -> list[str]:
        return [line for each in sentences for line in textwrap.wrap(each, columns, subsequent_indent="  ")]

    return "\n".join([*wrapped(before), *(line.rstrip() for line in drawn), *wrapped(after)]).replace("`", "'")


def squares(files: str, ranks: int, wide: int, what: Callable[[str], str]) -> list[str]:
    """A board in lines of characters: the letters of its files, then a line for each rank, from the highest.

    `what` says what stands on a square that is called by its file and rank (`a5`), in fewer than `wide` characters.
    """
    edge = len(str(ranks))
    lines = [" " * (edge + 1) + "".join(file.ljust(wide) for file in files)]
    for rank in range(ranks, 0, -1):
        found = (what(f"{file}{rank}").ljust(wide) for file in files)
        lines.append(f"{rank:>{edge}} {''.join(found)}")
    return lines


def unnamed(seat: int) -> str:
    """What a player is called whose name cannot be written: `Seat 2`."""
    return f"Seat {seat}"


def plain(name: str, seat: int, length: int = 20) -> str:
    """A player's name for plain text: one line, no control characters, cut to `length`; `Seat 2` if nothing is left."""
    kept = "".join(char for char in name if char.isprintable() or char.isspace())
    return clip(" ".join(kept.split()), length) or unnamed(seat)


GAVE_UP = "gave up"
"""What a seat did that resigned, unless it is known better."""


def called(names: Sequence[str], seat: int) -> str:
    """The player of `seat` in a sentence: by name, or `Seat 2` where the name is empty."""
    return names[seat - 1] or unnamed(seat)


def cited(reason: str) -> tuple[str, tuple[str, ...]]:
    """A reason without the clauses in brackets at its end, and these clauses: `c3 is the hole (ST-1).` cites `ST-1`.

    A reason that cites nothing is returned as it is, with no clauses. `GU-9 to GU-12` stands for all four.
    """
    found = _CITED.search(reason)
    if found is None:
        return reason, ()
    clauses: list[str] = []
    for part in found[1].split(", "):
        first, last = part.split(" to ")[0], part.split(" to ")[-1]
        letters, low = first.split("-")
        clauses += [f"{letters}-{number}" for number in range(int(low), int(last.split("-")[1]) + 1)]
    return reason[: found.start()] + ".", tuple(clauses)


_CLAUSE = r"[A-Z][A-Z0-9]-\d+"
_CITED = re.compile(rf" \(({_CLAUSE}(?:(?:, | to ){_CLAUSE})*)\)\.$")


def capital(text: str) -> str:
    """`text` with a capital first letter and nothing else changed."""
    return text[:1].upper() + text[1:]
