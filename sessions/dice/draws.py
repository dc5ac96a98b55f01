"""Chance that can be checked: commit before the game, reveal after it.

When a table opens, a secret of 32 bytes is drawn and its SHA-256 shown: the commitment. When the game starts, a
salt is mixed in: what the players' words make together or, where nobody gave a word, a number that the table could not
choose. Each act of chance is then drawn from both and from the ply's number. Afterwards the secret is shown, and
anybody can draw every die again (`python -m sessions`). What that proves, and to whom: docs/decisions/0001.
"""

from __future__ import annotations

import hashlib
import hmac
import itertools
import unicodedata
from collections.abc import Sequence

from rules.core import Chance, Ply

_SPAN = 2**256

WORD = 40
"""Characters of the longest word that a player can give."""


def commitment(secret: bytes) -> str:
    """What is shown of `secret` beforehand: its SHA-256, 64 hexadecimal digits."""
    return hashlib.sha256(secret).hexdigest()


def clean(text: str) -> str:
    """A player's word as it is kept: printable, on one line, at most WORD characters; empty where nothing is left."""
    printable = "".join(letter if letter.isprintable() else " " for letter in unicodedata.normalize("NFC", text))
    return " ".join(printable.split())[:WORD].strip()


def mark(word: str) -> str:
    """What goes into the dice of a player's word: its SHA-256, 64 hexadecimal digits."""
    return hashlib.sha256(word.encode()).hexdigest()


def mixed(salt: str, marks: Sequence[str]) -> str:
    """The salt of the dice: the marks of the players' words, in the order in which they were given; else `salt`.

    Where there are words, `salt` stays out: it comes after them and from the bot alone, so it would be a choice that
    the host has when the words are known.
    """
    return "/".join(("words", *marks)) if marks else salt


def digest(secret: bytes, *parts: str | int) -> int:
    """HMAC-SHA256 of the parts, joined with slashes, under `secret`, as a number below 2**256."""
    message = "/".join(map(str, parts)).encode()
    return int.from_bytes(hmac.digest(secret, message, "sha256"), "big")


def draw(secret: bytes, salt: str, number: int, chance: Chance) -> Ply:
    """What chance does as ply `number` (the log's first ply is 1): each ply by its exact share of the weights."""
    total = sum(chance.weights)
    for attempt in itertools.count():
        value = digest(secret, salt, number, attempt)
        # The top of the span, where some remainders would come up once more than others, is thrown again.
        if value < _SPAN - _SPAN % total:
            break
    left = value % total
    for ply, weight in zip(chance.plies, chance.weights, strict=True):
        if left < weight:
            return ply
        left -= weight
    raise AssertionError("a remainder is below the sum of the weights")


def lot(secret: bytes, salt: str, people: Sequence[int], first: int | None = None) -> list[int]:
    """`people` in the order in which they sit: by lot, but `first` (one of them) in seat 1 where it is given."""
    return sorted(people, key=lambda user_id: (user_id != first, digest(secret, salt, "lot", user_id)))
