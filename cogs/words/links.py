"""Links in messages."""

from __future__ import annotations


def linked(label: str, url: str) -> str:
    """A link with this label, in Discord's Markdown."""
    return f"[{label}]({url})"


def with_link(sentence: str, label: str, url: str | None) -> str:
    """A sentence, and after it a link, if there is one."""
    return f"{sentence} {linked(label, url)}" if url else sentence
