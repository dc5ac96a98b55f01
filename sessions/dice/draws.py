"""Provably fair dice: a commitment before the game, the secret after it.

When a table opens, a secret of 32 bytes is drawn, and its SHA-256, the commitment, is shown. When the game starts, a
salt is made of the players' client seeds or, if nobody gave one, of a number that nobody at the table could choose.
Each act of chance is drawn from the secret, the salt and the number of the ply. After the game the secret is shown, and
anybody can draw every die again (`python -m sessions`). docs/decisions/0001 says what that proves, and to whom.
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
"""The most characters of a client seed."""


def commitment(secret: bytes) -> str:
    """The SHA-256 of `secret`, in 64 hexadecimal digits, which is shown before the game."""
    return hashlib.sha256(secret).hexdigest()


def clean(text: str) -> str:
    """A client seed as it is stored: printable, on one line, at most WORD characters; empty if nothing is left."""
    printable = "".join(letter if letter.isprintable() else " " for letter in unicodedata.normalize("NFC", text))
    return " ".join(printable.split())[:WORD].strip()


def mark(word: str) -> str:
    """The SHA-256 of a client seed, in 64 hexadecimal digits, which goes into the dice."""
    return hashlib.sha256(word.encode()).hexdigest()


def mixed(salt: str, marks: Sequence[str]) -> str:
    """The salt of the dice: the marks of the client seeds, in the order in which they were given, or else `salt`.

    If there are client seeds, `salt` is not used. It comes after them, and from the bot alone, so the host could choose
    it when the seeds are known.
    """
    return "/".join(("words", *marks)) if marks else salt


def digest(secret: bytes, *parts: str | int) -> int:
    """HMAC-SHA256 of the parts, joined with slashes, under `secret`, as a number below 2**256."""
    message = "/".join(map(str, parts)).encode()
    return int.from_bytes(hmac.digest(secret, message, "sha256"), "big")


def draw(secret: bytes, salt: str, number: int, chance: Chance) -> Ply:
    """The ply of chance with that number (the first ply of a game is 1). Each has exactly its share of the weights."""
    total = sum(chance.weights)
    for attempt in itertools.count():
        value = digest(secret, salt, number, attempt)
        # Numbers at the top of the span are drawn again: some remainders would be more likely than others.
        if value < _SPAN - _SPAN % total:
            break
    left = value % total
    for ply, weight in zip(chance.plies, chance.weights, strict=True):
        if left < weight:
            return ply
        left -= weight
    raise AssertionError("a remainder is below the sum of the weights")


def lot(secret: bytes, salt: str, people: Sequence[int], first: int | None = None) -> list[int]:
    """The users `people` in the order of their seats: by lot, but with `first` in seat 1 if it is given."""
    return sorted(people, key=lambda user_id: (user_id != first, digest(secret, salt, "lot", user_id)))
