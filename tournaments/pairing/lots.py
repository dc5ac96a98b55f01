"""Lots that anybody can draw again: HMAC-SHA256 under the key of a round.

A tournament has a secret, whose SHA-256 (the fingerprint) is announced with it. The key of a round follows from the
secret and the salt, and is published with the pairings of the round: it tells nothing of other keys. When the secret is
published at the end, it proves that all keys were fixed before. docs/decisions/0001 says what that proves, and to whom.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterable, Sequence

BITS = 48
"""The bits of a lot that decides between pairings: two sums of lots are then equal too rarely to matter."""

Pair = frozenset[int]
"""The numbers of two entrants."""


def fingerprint(secret: bytes) -> str:
    """The SHA-256 of a secret, in 64 hexadecimal digits."""
    return hashlib.sha256(secret).hexdigest()


def digest_of(word: str) -> str:
    """What goes into the salt of somebody's word: its SHA-256, in 64 hexadecimal digits."""
    return hashlib.sha256(word.encode()).hexdigest()


def salt_of(digests: Sequence[str], otherwise: str) -> str:
    """The salt: the digests of the entrants' words in the order in which they were given, or else `otherwise`."""
    return "/".join(("words", *digests)) if digests else otherwise


def round_key(secret: bytes, salt: str, number: int, division: int = 0) -> bytes:
    """The key of a round, 32 bytes. Division 0 is a field that is not divided; round 0 is the draw of the numbers.

    >>> round_key(b"secret", "salt", 1).hex()[:16]
    '6c41fcc940d5eaaa'
    """
    where = f"{division}/{number}" if division else str(number)
    return hmac.digest(secret, f"{salt}/round/{where}".encode(), "sha256")


def lot(key: bytes, *what: object, bits: int = BITS) -> int:
    """The lot for what is named: a number below 2**bits. `bits` is at most 64."""
    found = hmac.digest(key, "/".join(map(str, what)).encode(), "sha256")
    return int.from_bytes(found[:8], "big") >> (64 - bits)


def drawn(key: bytes, what: str, numbers: Iterable[int]) -> list[int]:
    """The numbers in an order by lot."""
    return sorted(numbers, key=lambda number: (lot(key, what, number), number))


def apart_fingerprint(key: bytes, pairs: Iterable[Pair]) -> str:
    """A fingerprint of the pairs that are kept apart, 64 hexadecimal digits. `key` keeps them from being guessed."""
    listed = ",".join(f"{low}-{high}" for low, high in sorted(tuple(sorted(pair)) for pair in pairs))
    return hmac.digest(key, f"apart/{listed}".encode(), "sha256").hex()
