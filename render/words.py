"""Joining words to English sentences, and cutting them to a length."""

from __future__ import annotations

from collections.abc import Sequence

COLORS = {"r": "red", "b": "blue", "y": "yellow", "g": "green", "k": "black"}
"""What the single letters of the notation stand for."""


def series(items: Sequence[str], last: str = "and") -> str:
    """`a`, `a and b`, `a, b and c`; empty for no items."""
    if len(items) < 2:
        return "".join(items)
    return f"{', '.join(items[:-1])} {last} {items[-1]}"


def clip(text: str, length: int) -> str:
    """`text`, cut with an ellipsis where it is longer than `length` characters; empty where there is no room at all."""
    if len(text) <= length:
        return text
    return text[: length - 1].rstrip() + "…" if length > 0 else ""


def plain(name: str, seat: int, length: int = 20) -> str:
    """A player's name for plain text: one line, no control characters, cut to `length`; `Seat 2` if nothing is left."""
    kept = "".join(char for char in name if char.isprintable() or char.isspace())
    return clip(" ".join(kept.split()), length) or f"Seat {seat}"


def capital(text: str) -> str:
    """`text` with a capital first letter and nothing else changed."""
    return text[:1].upper() + text[1:]
