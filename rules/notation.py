"""The notation: from words to a ply, and from plies to the words that can come next.

A ply is read by looking it up among the legal plies, so illegal plies cannot be read.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache

from rules.core import CHANCE, Chance, Choice, Over, Played, Ply, Position, PositionT, Resign, advance

_BETWEEN = re.compile(r"\s*(?:->|[-–—→>:])\s*|\s+")
"""What people type between two words of a ply: arrows, dashes, colons or spaces."""

_RESIGN = re.compile(r"resign ([1-9][0-9]?)")


class UnreadablePlyError(ValueError):
    """Words (`text`) that name no legal ply, or more than one; `matches` are the plies that they could mean."""

    def __init__(self, text: str, matches: tuple[Ply, ...]) -> None:
        self.text = text
        self.matches = matches
        what = "could be " + ", ".join(map(str, matches[:5])) if matches else "is not legal here"
        super().__init__(f"“{text[:40]}” {what}")


def legal(position: Position) -> tuple[Ply, ...]:
    """The plies that `position` waits for, of a seat or of chance; none if the game is over.

    >>> from rules.games_up import GAME
    >>> [str(ply) for ply in legal(GAME.new(2))]
    ['first 1', 'first 2']
    """
    turn = position.turn()
    return () if isinstance(turn, Over) else turn.plies


def normal(text: str) -> str:
    """`text` in the form of plies: lower case, with one space between words.

    >>> normal("A5-B4!")
    'a5 b4'
    """
    return " ".join(_BETWEEN.sub(" ", text.lower()).strip(" .!?").split())


def read(text: str, plies: Sequence[Ply]) -> Ply:
    """The ply among `plies` that `text` names, in any case and spacing: a whole ply, or the beginning of only one.

    Spaces can be missing if nothing else fits. Raises UnreadablePlyError if no ply fits, or more than one.

    >>> from rules.stranded import Move, Take
    >>> read("take-B2", [Take("b2"), Take("b3"), Move("c4")])
    Take(column='b2')
    >>> read("movec4", [Take("b2"), Move("c4")])
    Move(column='c4')
    >>> read("take", [Take("b2"), Take("b3")])
    Traceback (most recent call last):
    rules.notation.UnreadablePlyError: “take” could be take b2, take b3
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
    """The ply in a line of a record: a legal ply exactly as `str` writes it, or a resignation.

    Raises UnreadablePlyError for another line. It does not check whether the seat can resign.
    """
    if found := _RESIGN.fullmatch(text):
        return Resign(int(found[1]))
    for ply in legal(position):
        if str(ply) == text:
            return ply
    raise UnreadablePlyError(text, ())


class _Listed:
    """The tuple of plies of a position as a key of a cache. Keys are compared by identity, which is fast."""

    def __init__(self, plies: tuple[Ply, ...]) -> None:
        self.plies = plies

    def __hash__(self) -> int:
        return hash((len(self.plies), self.plies[:1]))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Listed) and self.plies is other.plies


@lru_cache(maxsize=64)
def _spelled(listed: _Listed) -> dict[str, Ply]:
    """The plies by their notation. It is cached, because writing plies is slow and every label of a menu needs it."""
    return {str(ply): ply for ply in listed.plies}


@lru_cache(maxsize=64)
def _beginnings(listed: _Listed) -> dict[tuple[str, ...], tuple[str, ...]]:
    """The plies as text, by all tuples of words with which they begin, from the empty one to the whole ply."""
    found: dict[tuple[str, ...], list[str]] = {}
    for text in _spelled(listed):
        words = tuple(text.split(" "))
        for end in range(len(words) + 1):
            found.setdefault(words[:end], []).append(text)
    return {words: tuple(texts) for words, texts in found.items()}


def following(plies: Sequence[Ply], prefix: Sequence[str] = ()) -> dict[str, tuple[str, ...]]:
    """The words that can follow `prefix`, each with the plies (as text) that continue with it, in the order of `plies`.

    A ply that equals `prefix` has the key "". The result for an unknown prefix is empty.

    >>> from rules.stranded import Move, Take
    >>> plies = [Take("b2"), Take("b3"), Move("c4")]
    >>> following(plies)
    {'take': ('take b2', 'take b3'), 'move': ('move c4',)}
    >>> following(plies, ["take"])
    {'b2': ('take b2',), 'b3': ('take b3',)}
    """
    return dict(_following(_Listed(tuple(plies)), tuple(prefix)))


@lru_cache(maxsize=256)
def _following(listed: _Listed, prefix: tuple[str, ...]) -> dict[str, tuple[str, ...]]:
    """What `following` returns. It is cached, because a board asks for the same words several times."""
    found: dict[str, list[str]] = {}
    for text in _beginnings(listed).get(prefix, ()):
        words = text.split(" ")
        found.setdefault(words[len(prefix)] if len(words) > len(prefix) else "", []).append(text)
    return {word: tuple(texts) for word, texts in found.items()}


def continuations(plies: Sequence[Ply], prefix: Sequence[str] = ()) -> dict[str, tuple[Ply, ...]]:
    """The same as `following`, with plies instead of texts."""
    spelled = _spelled(_Listed(tuple(plies)))
    return {word: tuple(spelled[text] for text in texts) for word, texts in following(plies, prefix).items()}


def begun(position: Position, words: Sequence[str]) -> tuple[Ply, ...]:
    """The legal plies of `position` that begin with these words; exactly one if the words are a whole ply."""
    return _begun(_Listed(legal(position)), tuple(words))


@lru_cache(maxsize=1024)
def _begun(listed: _Listed, words: tuple[str, ...]) -> tuple[Ply, ...]:
    """What `begun` returns. It is cached, because the place and the label of a choice ask for it several times."""
    spelled = _spelled(listed)
    return tuple(spelled[text] for text in _beginnings(listed).get(words, ()))


def within(position: Position, words: Sequence[str]) -> bool:
    """Whether these words begin a legal ply of `position`, or begin with a whole legal ply."""
    beginnings, spelled = _beginnings(_Listed(legal(position))), _spelled(_Listed(legal(position)))
    return tuple(words) in beginnings or any(" ".join(words[:end]) in spelled for end in range(1, len(words)))


def seat_to_act(position: Position) -> int | None:
    """The seat that `position` waits for: CHANCE for chance, None if the game is over."""
    match position.turn():
        case Choice(seat=seat):
            return seat
        case Chance():
            return CHANCE
        case Over():
            return None


def play_recorded(text: str, position: PositionT) -> Played[PositionT]:
    """Play a line of a record in `position`. Raises UnreadablePlyError or IllegalPlyError."""
    ply = read_recorded(text, position)
    seat = ply.seat if isinstance(ply, Resign) else seat_to_act(position)
    after = advance(position, ply)
    assert seat is not None, "a position that takes a ply waits for someone"
    return Played(position, seat, ply, after)
