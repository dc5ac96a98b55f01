"""The files in `seeds/`: pages that teach a game, in a folder for each language, and records beside the folders."""

from __future__ import annotations

from pathlib import Path

SEEDS = Path(__file__).parents[2] / "seeds"

ENGLISH = "en"
"""The language in which every page exists. It stands in for pages that another language lacks."""


def has_page(name: str) -> bool:
    """Whether there is a page of that name (`stranded.howto.md`)."""
    return (SEEDS / ENGLISH / name).exists()


def page(name: str, language: str) -> str:
    """The text of the page `name` in a language (`de`), or in English where that language lacks the page.

    Raises FileNotFoundError where English lacks it, too.
    """
    found = SEEDS / language / name
    return (found if found.exists() else SEEDS / ENGLISH / name).read_text(encoding="utf-8")


def has_record(name: str) -> bool:
    """Whether there is a record of that name (`stranded.howto.record`)."""
    return (SEEDS / name).exists()


def record(name: str) -> str:
    """The text of a record. Records are the same in every language. Raises FileNotFoundError where there is none."""
    return (SEEDS / name).read_text(encoding="utf-8")
