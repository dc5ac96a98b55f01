"""`python -m render.gallery [LANGUAGE]`: write the page of a language, or those of all languages with an index."""

from __future__ import annotations

import argparse
import sys
import tomllib
from collections.abc import Sequence
from pathlib import Path

from render.gallery import page as pages
from words import ENGLISH, LANGUAGES, PSEUDO, Language
from words.languages import ABOUT, FOLDER

CHOICES = (*LANGUAGES, PSEUDO)


def issues_of_project(project: Path = FOLDER.parent / "pyproject.toml") -> str | None:
    """The address of the project's list of issues, `[project.urls] Issues`; None if none is given."""
    try:
        told = tomllib.loads(project.read_text("utf-8"))
    except FileNotFoundError:
        return None
    found = told["project"].get("urls", {}).get("Issues")
    return str(found) if found else None


def write_all(folder: Path, issues: str | None) -> Path:
    """Write a page for each language, and one that leads to them, into the folder. Returns the path of the latter."""
    folder.mkdir(parents=True, exist_ok=True)
    written = {}
    for language in CHOICES:
        (folder / f"{language}.html").write_text(pages.page(language, issues), encoding="utf-8")
        written[language] = f"{language}.html", status(language)
    index = folder / "index.html"
    index.write_text(pages.index(written), encoding="utf-8")
    return index


def status(language: Language) -> str:
    """A language in a few words, for the index."""
    if language == PSEUDO:
        return "English with accents, 40 % longer: what stays plain was never translated"
    return "the source" if language == ENGLISH else ABOUT[language].status


def main(arguments: Sequence[str] | None = None) -> int:
    """Write the pages. Exit status 0, or 2 for a language that does not exist."""
    parser = argparse.ArgumentParser(
        prog="python -m render.gallery",
        description="All messages in a language as players see them, with pictures of all games, as an HTML page.",
    )
    parser.add_argument(
        "language",
        choices=CHOICES,
        metavar="LANGUAGE",
        nargs="?",
        help=f"one of {', '.join(CHOICES)} (default: all of them, with an index)",
    )
    parser.add_argument(
        "--out",
        type=Path,
        metavar="PATH",
        help="the file (default: gallery/LANGUAGE.html), or for all languages the folder (default: gallery)",
    )
    parser.add_argument("--issues", metavar="URL", help="the project's list of issues, for reports of wrong texts")
    given = parser.parse_args(arguments)
    issues = given.issues or issues_of_project()
    if given.language is None:
        path = write_all(given.out or Path("gallery"), issues)
    else:
        path = given.out or Path("gallery") / f"{given.language}.html"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(pages.page(Language(given.language), issues), encoding="utf-8")
    sys.stdout.write(f"{path}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
