"""What all English texts share: lists, plurals, texts of limited length, boards drawn with characters, and names."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Callable, Sequence

_ROOM = 20
"""What happened last is left out if no more than this number of characters is left for it."""

GAME_BEGINS, TABLE_ENDED = "The game begins.", "The table ended the game here."
"""The captions of the first frame of a replay, and of the last frame if the table ended the game."""


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


def with_last(whole: str, last: Sequence[str], length: int) -> str:
    """`whole` and the sentence in `last`, if there is one, in at most `length` characters.

    `last` is shortened before `whole` is.
    """
    kept = clip(whole, length)
    room = length - 1 - len(kept)
    return " ".join([kept, *(clip(f"Last: {each}", room) for each in last)]).rstrip()


def in_lines(lines: Sequence[str], last: Sequence[str], length: int) -> str:
    """The lines of a position and the sentence in `last`, if there is one, in at most `length` characters.

    The text can stand in a code block: backticks, which only names contain, become apostrophes.
    """
    kept = clip("\n".join(lines).replace("`", "'"), length)
    room = length - 1 - len(kept)
    return "\n".join([kept, *(clip(f"Last: {each}".replace("`", "'"), room) for each in last if room > _ROOM)])


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


GAVE_UP = "gave up"
"""What the player of a seat that resigned did, unless the scene knows something else."""


def called(names: Sequence[str], seat: int) -> str:
    """The player of `seat` in a sentence: the name, or `Seat 2` if the name is empty."""
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
    """`text` with a capital first letter, otherwise unchanged."""
    return text[:1].upper() + text[1:]
