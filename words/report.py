"""How far a language is: what is translated, missing, obsolete, outdated, too long, or has another term than agreed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from msgspec import Struct

from words import limits, outdated, terms
from words.compiler import Languages
from words.languages import ABOUT, FOLDER, About, Language


class State(Struct, frozen=True):
    """The messages of a language, each by its name (`kit.draw`)."""

    all: int
    """How many messages English has."""
    missing: tuple[str, ...]
    outdated: tuple[str, ...]
    obsolete: tuple[str, ...]
    """Messages that English no longer has. The bot ignores them."""

    @property
    def percent(self) -> int:
        """How much is translated, in hundredths, rounded down; outdated translations count."""
        return 100 * (self.all - len(self.missing)) // max(1, self.all)


def state(languages: Languages, language: str, folder: Path = FOLDER) -> State:
    """How far a language is."""
    english, own = (
        [f"{file}.{name}" for file, source in languages[each].items() for name in source.messages]
        for each in ("en", language)
    )
    here = outdated.now(languages["en"], languages[language])
    old = outdated.outdated(here, outdated.notes(outdated.path_of(language, folder)))
    has, known = set(own), set(english)
    return State(
        len(english),
        tuple(each for each in english if each not in has),
        tuple(old),
        tuple(each for each in own if each not in known),
    )


def summary(languages: Languages, language: str, folder: Path = FOLDER) -> str:
    """One line: `de (draft): 98 % translated; 12 missing, 3 outdated, 0 obsolete`."""
    found = state(languages, language, folder)
    status = ABOUT.get(Language(language), About()).status
    counts = f"{len(found.missing)} missing, {len(found.outdated)} outdated, {len(found.obsolete)} obsolete"
    return f"{language} ({status}): {found.percent} % translated; {counts}"


def report(languages: Languages, language: str, folder: Path = FOLDER) -> Iterator[str]:
    """The summary and all lists of a language, as lines for people."""
    found, english = state(languages, language, folder), languages["en"]
    yield summary(languages, language, folder)
    lists = {
        "Missing (English stands in)": found.missing,
        "Outdated (English has changed since; translate again, or confirm with --confirm)": found.outdated,
        "Obsolete (English no longer has them; delete them)": found.obsolete,
        "Too long": limits.broken(english, languages[language]),
        "Another term than in words/terms.csv": terms.findings(english, languages[language], language),
    }
    for heading, lines in lists.items():
        if lines:
            yield f"\n{heading}: {len(lines)}"
            yield from (f"  {each}" for each in lines)
    yield ""
