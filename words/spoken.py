"""`python -m words.spoken LANGUAGE [FILE…]`: prints messages with every side, colour, piece, number and name.

This is for reading: whether inserted words agree in gender, case and number, and whether a sentence also holds with
names that end in s or x, begin with a vowel, or have digits. Each message is a heading with its texts below it; a
message without variables is left out.

What is put in for a variable: all its values where English or its comment names them; numbers of every plural form;
names for people; and for other variables what `words/longest.toml` says that they hold, such as the names of all cards.
"""

from __future__ import annotations

import argparse
import itertools
import re
import sys
from collections.abc import Iterator, Mapping, Sequence
from fnmatch import fnmatchcase
from functools import cache
from typing import Any

from words import lists, of
from words.compiler import identifier
from words.languages import FOLDER, LANGUAGES, Language
from words.limits import table
from words.loading import load, names
from words.meaning import NUMBER, YES_OR_NO, Kind, kinds
from words.source import Source, sources

NAMES = ("Anna", "Boris", "Max", "Émile", "Ola", "Uschi", "Ivo7", "42", "Hugo X", "von der Au")
"""Names of people: ends in s, x, vowels and digits, and beginnings with vowels and an h."""

PERSON = frozenset((
    "by", "former", "host", "late", "loser", "newcomer", "opponent", "owner", "player", "rival", "who", "winner",
))  # fmt: skip
"""Variables that are a name in every message."""

PEOPLE = frozenset(("guests", "others", "people", "players"))
"""Variables that are a name or a list of names."""

_AS_MANY = re.compile(r"\$(\w+): (?:names|mentions)[^.]*as many as \$number")
"""How a comment says that a variable holds as many names as another one says."""

NUMBERS = (0, 1, 2, 5, 22)
"""They have every plural form of the languages that there are."""

MOST = 48
"""How many combinations of the values of a message are said; where there are more, each value is said once."""


def spoken(language: Language, files: Sequence[str] = ()) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Each message of a language that has variables, as its name (`kit.last`) and its texts in alphabetical order.

    Of `files`, if any are named, else of all.
    """
    for file in files or names():
        words, source = load(language, file), _english()[file]
        for message in source.messages.values():
            if wanted := kinds(source, message):
                tell = getattr(words, identifier(message.id))
                values = {name: _values(language, f"{file}.{message.id}", name, kind) for name, kind in wanted.items()}
                chosen = {name for name, kind in wanted.items() if kind.python == NUMBER or _named(kind)}
                several = _AS_MANY.findall(message.comment)
                said = (_as_many(language, row, several) for row in rows(values, chosen))
                texts = {tell(**{identifier(name): value for name, value in row.items()}) for row in said}
                yield f"{file}.{message.id}", tuple(sorted(texts))


def _as_many(language: Language, row: dict[str, Any], several: Sequence[str]) -> dict[str, Any]:
    """The row with one name for 1, and with two for more, where a variable holds as many as `number` says."""
    pairs = [lists.both(of(language), (a, b)) for a, b in itertools.pairwise(NAMES)]
    among = NAMES if row.get("number") == 1 else pairs
    return row | {name: among[(row.get("number", 0) + place) % len(among)] for place, name in enumerate(several)}


def rows(values: Mapping[str, Sequence[Any]], chosen: set[str]) -> Iterator[dict[str, Any]]:
    """Values for the variables of a message: all combinations of the `chosen` ones, and each of the others once."""
    combined = list(itertools.product(*(values[name] for name in values if name in chosen)))
    if len(combined) > MOST:
        combined = [
            tuple(values[name][number % len(values[name])] for name in values if name in chosen)
            for number in range(MOST)
        ]
    names_ = [name for name in values if name in chosen]
    free = [name for name in values if name not in chosen]
    for number in range(max([len(combined), *(len(values[name]) for name in free)])):
        row = dict(zip(names_, combined[number % len(combined)], strict=True))
        # Variables beside each other begin at different places: two names in a sentence are two people.
        yield row | {name: values[name][(number + place) % len(values[name])] for place, name in enumerate(free)}


def _named(kind: Kind) -> bool:
    return bool(kind.values) or kind.python == YES_OR_NO


def _values(language: Language, message: str, name: str, kind: Kind) -> Sequence[Any]:
    if kind.python == NUMBER:
        return NUMBERS
    if kind.python == YES_OR_NO:
        return (True, False)
    return kind.values or _shown(language, message, name)


def _shown(language: Language, message: str, name: str) -> Sequence[str]:
    """What stands in place of a variable that is only shown."""
    if name in PERSON:
        return NAMES
    if name in PEOPLE:
        pairs = itertools.pairwise(NAMES)
        return (*NAMES[:2], *(lists.both(of(language), (a, b)) for a, b in pairs))
    for section in (message, message.partition(".")[0], "anywhere"):
        match table().get(section, {}).get(name):
            case {"messages": list(patterns)}:
                return [text for pattern in patterns for text in _like(language, pattern)]
            case list(texts):
                return texts
            case int():
                return ("7",)
            case "cut" if name in ("name", "names"):
                return NAMES
            case _:
                pass
    return (f"‹{name}›",)


@cache
def _english() -> Mapping[str, Source]:
    """The English sources. To read those of all languages takes a second."""
    return sources(FOLDER)["en"]


@cache
def _like(language: Language, pattern: str) -> tuple[str, ...]:
    """What the messages say whose name (`mars.card-tired`) is like a pattern (`mars.card-*`, `GAME.title`)."""
    found: list[str] = []
    for file, source in _english().items():
        known = "GAME" if {"title", "summary"} <= source.messages.keys() else file
        for message in source.messages:
            if fnmatchcase(f"{file}.{message}", pattern) or fnmatchcase(f"{known}.{message}", pattern):
                found += _texts(language, file, source, message)
    return tuple(dict.fromkeys(found))


def _texts(language: Language, file: str, source: Source, message: str) -> Iterator[str]:
    wanted = kinds(source, source.messages[message])
    values = {
        name: _values(language, "", "", kind) if _named(kind) or kind.python == NUMBER else ("7",)
        for name, kind in wanted.items()
    }
    tell = getattr(load(language, file), identifier(message))
    for row in rows(values, set(values)):
        yield tell(**{identifier(name): value for name, value in row.items()})


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what the command line says. 2 if a language or a file does not exist."""
    parser = argparse.ArgumentParser(prog="python -m words.spoken", description="Every sentence with every value.")
    parser.add_argument("language", metavar="LANGUAGE", choices=LANGUAGES)
    parser.add_argument("files", metavar="FILE", nargs="*", help="such as kit or stranded; all files if none is named")
    given = parser.parse_args(arguments)
    if unknown := sorted({*given.files} - {*names()}):
        sys.stderr.write(f"there are no texts called {', '.join(unknown)}\n")
        return 2
    for message, texts in spoken(Language(given.language), given.files):
        sys.stdout.write(f"{message}\n")
        sys.stdout.writelines(f"    {line}\n" for text in texts for line in text.split("\n"))
    return 0


if __name__ == "__main__":
    sys.exit(main())
