"""The notation: from words to a ply and from plies to the words that may come next.

Reading a ply is looking it up among the legal ones, so an illegal ply cannot be read.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache

from rules.core import CHANCE, Chance, Choice, Over, Played, Ply, Position, PositionT, Resign, advance

_BETWEEN = re.compile(r"\s*(?:->|[-–—→>:])\s*|\s+")
"""What people type between two words of a ply."""

_RESIGN = re.compile(r"resign ([1-9][0-9]?)")


class UnreadablePlyError(ValueError):
    """Words that name no legal ply, or more than one. `matches` holds the plies that they could mean."""

    def __init__(self, text: str, matches: tuple[Ply, ...]) -> None:
        self.text = text
        self.matches = matches
        what = "could be " + ", ".join(map(str, matches[:5])) if matches else "is not legal here"
        super().__init__(f"“{text[:40]}” {what}")


def legal(position: Position) -> tuple[Ply, ...]:
    """The plies that `position` waits for, chosen or by chance; none when the game is over."""
    turn = position.turn()
    return () if isinstance(turn, Over) else turn.plies


def normal(text: str) -> str:
    """`text` as plies are written: lower case, one space between words; `a5-b4!` becomes `a5 b4`."""
    return " ".join(_BETWEEN.sub(" ", text.lower()).strip(" .!?").split())


def read(text: str, plies: Sequence[Ply]) -> Ply:
    """The ply among `plies` that `text` names: exactly, in any case and spacing, or by a beginning that no other has.

    Spaces may be missing (`a5b4`) where nothing else fits. Raises UnreadablePlyError when none or more than one fits.
    """
    wanted = normal(text)
    found = []
    for ply in plies:
        words = str(ply)
        if words == wanted:
            return ply
        if wanted and words.startswith(wanted):
            found.append(ply)
    if not found and wanted:
        found = [ply for ply in plies if str(ply).replace(" ", "") == wanted.replace(" ", "")]
    if len(found) != 1:
        raise UnreadablePlyError(text, tuple(found))
    return found[0]


def read_recorded(text: str, position: Position) -> Ply:
    """The ply that a record's line names: a legal ply exactly as `str` writes it, or a resignation.

    Raises UnreadablePlyError for a line that is no legal ply; whether the seat may resign is left to `resign`.
    """
    if found := _RESIGN.fullmatch(text):
        return Resign(int(found[1]))
    for ply in legal(position):
        if str(ply) == text:
            return ply
    raise UnreadablePlyError(text, ())


class _Listed:
    """Plies as one position lists them: the very tuple, so that few of them are looked at to find it again."""

    def __init__(self, plies: tuple[Ply, ...]) -> None:
        self.plies = plies

    def __hash__(self) -> int:
        return hash((len(self.plies), self.plies[:1]))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Listed) and self.plies is other.plies


@lru_cache(maxsize=64)
def _spelled(listed: _Listed) -> dict[str, Ply]:
    """The plies by what they are written as: asked for every label of a menu, and slow to write each time."""
    return {str(ply): ply for ply in listed.plies}


@lru_cache(maxsize=64)
def _beginnings(listed: _Listed) -> dict[tuple[str, ...], tuple[str, ...]]:
    """The plies as text by all words that they begin with, none of these and all of these included."""
    found: dict[tuple[str, ...], list[str]] = {}
    for text in _spelled(listed):
        words = tuple(text.split(" "))
        for end in range(len(words) + 1):
            found.setdefault(words[:end], []).append(text)
    return {words: tuple(texts) for words, texts in found.items()}


def following(plies: Sequence[Ply], prefix: Sequence[str] = ()) -> dict[str, tuple[str, ...]]:
    """The words that may follow `prefix`, each with the plies, as text, that go on with it, in the order of `plies`.

    A ply that is `prefix` and nothing more stands under the empty word. An unknown prefix gives nothing.
    """
    found: dict[str, list[str]] = {}
    for text in _beginnings(_Listed(tuple(plies))).get(tuple(prefix), ()):
        words = text.split(" ")
        found.setdefault(words[len(prefix)] if len(words) > len(prefix) else "", []).append(text)
    return {word: tuple(texts) for word, texts in found.items()}


def continuations(plies: Sequence[Ply], prefix: Sequence[str] = ()) -> dict[str, tuple[Ply, ...]]:
    """What `following` finds, with the plies themselves."""
    spelled = _spelled(_Listed(tuple(plies)))
    return {word: tuple(spelled[text] for text in texts) for word, texts in following(plies, prefix).items()}


def begun(position: Position, words: Sequence[str]) -> tuple[Ply, ...]:
    """The plies that `position` waits for and that begin with these words: a single one where they are a whole ply."""
    listed = _Listed(legal(position))
    spelled = _spelled(listed)
    return tuple(spelled[text] for text in _beginnings(listed).get(tuple(words), ()))


def within(position: Position, words: Sequence[str]) -> bool:
    """Whether these words begin a ply that `position` waits for, or begin with a whole one."""
    beginnings, spelled = _beginnings(_Listed(legal(position))), _spelled(_Listed(legal(position)))
    return tuple(words) in beginnings or any(" ".join(words[:end]) in spelled for end in range(1, len(words)))


def seat_to_act(position: Position) -> int | None:
    """The seat that `position` waits for: 0 for chance, None when the game is over."""
    match position.turn():
        case Choice(seat=seat):
            return seat
        case Chance():
            return CHANCE
        case Over():
            return None


def play_recorded(text: str, position: PositionT) -> Played[PositionT]:
    """What a record's line does to `position`. Raises UnreadablePlyError or IllegalPlyError."""
    ply = read_recorded(text, position)
    seat = ply.seat if isinstance(ply, Resign) else seat_to_act(position)
    after = advance(position, ply)
    assert seat is not None, "a position that takes a ply waits for someone"
    return Played(position, seat, ply, after)
