"""What the texts of all games share: names, numbers, limited lengths, boards drawn with characters, and reasons."""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Sequence

from msgspec import Struct

from render.scene import Scene, ShownT
from words import Words

_ROOM = 20
"""What happened last is left out if no more than this number of characters is left for it."""


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


def with_last(say: Words, whole: str, last: Sequence[str], length: int) -> str:
    """`whole` and the sentence in `last`, if there is one, in at most `length` characters.

    `last` is shortened before `whole` is.
    """
    kept = clip(whole, length)
    room = length - 1 - len(kept)
    return " ".join([kept, *(clip(say.kit.last(told=each), room) for each in last)]).rstrip()


def in_lines(say: Words, lines: Sequence[str], last: Sequence[str], length: int) -> str:
    """The lines of a position and the sentence in `last`, if there is one, in at most `length` characters.

    The text can stand in a code block: backticks, which only names contain, become apostrophes.
    """
    kept = clip("\n".join(lines).replace("`", "'"), length)
    room = length - 1 - len(kept)
    told = (clip(say.kit.last(told=each).replace("`", "'"), room) for each in last if room > _ROOM)
    return "\n".join([kept, *told])


def unnamed(say: Words, seat: int) -> str:
    """The name of a player whose own name cannot be shown: `Seat 2`."""
    return say.kit.unnamed(seat=seat)


def plain(say: Words, name: str, seat: int, length: int = 20) -> str:
    r"""A player's name for plain text: one line of at most `length` printable characters; `Seat 2` if none is left.

    >>> from words import ENGLISH, of
    >>> plain(of(ENGLISH), "Ann\nLee", 1), plain(of(ENGLISH), "\u200b", 2)
    ('Ann Lee', 'Seat 2')
    """
    kept = "".join(char for char in name if char.isprintable() or char.isspace())
    return clip(" ".join(kept.split()), length) or unnamed(say, seat)


def plain_names(say: Words, scene: Scene[ShownT]) -> list[str]:
    """The names of a scene by seat, for plain text."""
    return [plain(say, name, seat) for seat, name in enumerate(scene.names, 1)]


def called(say: Words, names: Sequence[str], seat: int) -> str:
    """The player of `seat` in a sentence: the name, or `Seat 2` if the name is empty."""
    return names[seat - 1] or unnamed(say, seat)


def signed(points: int) -> str:
    """A number with its sign.

    >>> signed(3), signed(-3), signed(0)
    ('+3', '−3', '±0')
    """
    return f"+{points}" if points > 0 else f"−{-points}" if points else "±0"


def minus(number: object) -> str:
    """A number, or a text of numbers, with minus signs in place of hyphens."""
    return str(number).replace("-", "−")


class Reason(Struct, frozen=True):
    """Why a move is not legal."""

    text: str
    """The reason, as a sentence to the player to act."""

    clauses: tuple[str, ...]
    """The clauses of the rules that say so (`ST-1`)."""


def because(text: str, *clauses: str) -> Reason:
    """The reason `text`, with the clauses that say so."""
    return Reason(text, clauses)
