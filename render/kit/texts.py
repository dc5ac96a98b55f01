"""What the texts of all games share in every language: names, and descriptions of limited length."""

from __future__ import annotations

from collections.abc import Sequence

from render.kit.words import clip
from render.scene import Scene, ShownT
from words import Words

_ROOM = 20
"""What happened last is left out if no more than this number of characters is left for it."""


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
