"""`python -m words.check`: whether anything is wrong with the texts, and how far each language is.

Errors (exit status 1) are what no translator means: malformed Fluent, unknown or lost variables, values that a variable
never has, missing plural forms, messages that contain themselves, files that English lacks, and texts that are too
long in a language that is offered. A message that is missing or outdated is none: English stands in for the first.

    python -m words.check                           errors, and a line for each language
    python -m words.check --report [LANGUAGE]       all that is missing, outdated, too long, or has another term
    python -m words.check --note [LANGUAGE]         note what is translated now, so that later changes of English show
    python -m words.check --confirm LANGUAGE MESSAGE…   these translations are right after English has changed
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from msgspec import Struct

from words import limits, meaning, outdated, terms
from words.compiler import Languages, faults
from words.languages import ABOUT, DRAFTS, FOLDER, About, Language
from words.source import Source, sources


def _losses(english: Source, source: Source) -> list[str]:
    """What messages of a file lose, compared with English."""
    return [
        f"{source.path}:{message.line}: {message.id}: {each}"
        for message in source.messages.values()
        if message.id in english.messages and not meaning.faults(english, message, source.language)
        for each in meaning.losses(english, message, source.language)
    ]


def problems(languages: Languages) -> list[str]:
    """All errors, as lines for people."""
    english = languages["en"]
    found = [each for told in faults(languages).values() for each in told]
    found += [
        line
        for files in languages.values()
        for name in sorted(files.keys() & english.keys())
        for line in _losses(english[name], files[name])
    ]
    found += limits.unsaid(english)
    for language, files in languages.items():
        if language in ABOUT and language not in DRAFTS:
            found += limits.broken(english, files)
    return found


def _arguments(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m words.check", description="Whether the texts are in order.")
    group = parser.add_mutually_exclusive_group()
    group.add_argument(
        "--report",
        nargs="?",
        const="",
        metavar="LANGUAGE",
        help="list what is missing, outdated, too long, or has another term",
    )
    group.add_argument("--note", nargs="?", const="", metavar="LANGUAGE", help="note what is translated now")
    group.add_argument(
        "--confirm",
        nargs="+",
        metavar=("LANGUAGE", "MESSAGE"),
        help="these translations (kit.draw) are right though English has changed",
    )
    return parser.parse_args(arguments)


def _note(languages: Languages, language: str, folder: Path, confirmed: Sequence[str]) -> str:
    """Note what is translated now. Returns what to tell."""
    path = outdated.path_of(language, folder)
    here, noted = outdated.now(languages["en"], languages[language]), outdated.notes(path)
    outdated.write(path, outdated.noted_again(here, noted, confirmed))
    old = set(outdated.outdated(here, noted)) - set(confirmed)
    return f"{path}: {len(here)} translations noted, {len(old)} of them outdated"


def main(arguments: Sequence[str] | None = (), folder: Path = FOLDER) -> int:
    """Do what the command line says. 1 if there are errors, 2 if a language or a message does not exist."""
    given = _arguments(arguments)
    languages = sources(folder)
    wanted = given.report or given.note or (given.confirm or [""])[0]
    if wanted and (wanted not in languages or wanted == "en"):
        sys.stderr.write(f"there is no translation words/{wanted}\n")
        return 2
    chosen = [wanted] if wanted else [each for each in languages if each != "en"]
    confirmed = (given.confirm or [])[1:]
    if given.confirm and (unknown := set(confirmed) - outdated.now(languages["en"], languages[wanted]).keys()):
        sys.stderr.write(f"there is no translation of {', '.join(sorted(unknown))} (write file.message: kit.draw)\n")
        return 2
    if given.note is not None or given.confirm:
        sys.stdout.writelines(f"{_note(languages, each, folder, confirmed)}\n" for each in chosen)
        return 0
    if given.report is not None:
        sys.stdout.writelines(f"{line}\n" for each in chosen for line in report(languages, each, folder))
    found = problems(languages)
    sys.stdout.writelines(f"{each}\n" for each in found)
    if given.report is None:
        sys.stdout.writelines(f"{summary(languages, each, folder)}\n" for each in chosen)
    return int(bool(found))


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


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
