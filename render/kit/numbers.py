"""Numbers as players read them in pictures and in texts, the same in every language."""

from __future__ import annotations


def signed(points: int) -> str:
    """A number with its sign.

    >>> signed(3), signed(-3), signed(0)
    ('+3', '−3', '±0')
    """
    return f"+{points}" if points > 0 else f"−{-points}" if points else "±0"


def minus(number: object) -> str:
    """A number, or a text of numbers, with minus signs in place of hyphens."""
    return str(number).replace("-", "−")
