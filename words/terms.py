"""The agreed terms (`words/terms.csv`), and which translations use another one.

The table has a row for each term and a column for each language. A cell has the forms of the term, with `|` between
them; the first is the one to use. `*` stands for any letters: `Tisch*` is every word that begins so. The column `match`
has the English words by which a message has the term; where it is empty, nothing is looked for, since the word means
too many things. After a term of one game stands the game's title in brackets, as its English messages have it: `cap
(Stranded)`. It is looked for in the messages of this game alone. `words/terms-exceptions.txt` has messages that rightly
do not have the term, with the reason.

    python -m words.terms LANGUAGE      the terms as CSV with `source,target`, as Weblate imports a glossary
"""

from __future__ import annotations

import csv
import re
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from msgspec import Struct

from words.languages import FOLDER
from words.source import Part, Selection, Source, Text

Files = Mapping[str, Source]
"""The files of a language, by name."""

_CODE = re.compile(r"`[^`]*`|(?<!\w)/[a-z]+")
_EXCEPTION = re.compile(r"(?P<language>\S+) (?P<message>\S+) (?P<term>[^:]+): \S.*")


class Term(Struct, frozen=True):
    """A row of the table."""

    name: str
    english: str
    forms: Mapping[str, str]
    """Its forms, by language."""

    @property
    def belongs_to(self) -> str:
        """What stands in brackets after it: its game's title, or what else tells it from other terms; else empty."""
        return self.name[:-1].rpartition(" (")[2] if self.name.endswith(")") else ""


def terms(path: Path = FOLDER / "terms.csv") -> list[Term]:
    """All terms."""
    with path.open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    return [Term(row.pop("term"), row.pop("match"), {key: told for key, told in row.items() if told}) for row in rows]


def titles(english: Files) -> dict[str, str]:
    """The files of the games, by the games' titles: a game's English file has a message `title` that is only text."""
    found = {}
    for file, source in english.items():
        match source.messages["title"].parts if "title" in source.messages else ():
            case (Text(text=title),):
                found[title] = file
    return found


def exceptions(path: Path = FOLDER / "terms-exceptions.txt") -> set[tuple[str, str, str]]:
    """The exceptions, as (language or `*`, message, term). Raises ValueError for a line without a reason."""
    found = set()
    for line in path.read_text("utf-8").splitlines():
        if not line or line.startswith("#"):
            continue
        told = _EXCEPTION.fullmatch(line)
        if told is None:
            raise ValueError(f"{path.name}: write LANGUAGE file.message term: reason, not {line!r}")
        found.add((told["language"], told["message"], told["term"]))
    return found


def pattern(forms: str) -> re.Pattern[str]:
    """What finds one of the forms in a text."""
    each = (
        r"\b" + re.escape(form).replace(r"\*", r"\w*").replace(r"\ ", r"\s+").replace(" ", r"\s+") + r"\b"
        for form in forms.split("|")
    )
    return re.compile("|".join(each), re.IGNORECASE)


def _pieces(parts: tuple[Part, ...]) -> Iterator[str]:
    for part in parts:
        if isinstance(part, Text):
            yield part.text
        elif isinstance(part, Selection):
            for variant in part.variants.values():
                yield " "
                yield from _pieces(variant)
            yield " "
        else:
            yield "…"


def plain_text(parts: tuple[Part, ...]) -> str:
    """All texts of a message, without commands."""
    return _CODE.sub("…", "".join(_pieces(parts)))


def findings(english: Files, own: Files, language: str) -> list[str]:
    """The translations whose English has a term, and which have none of its forms, as lines for people."""
    excused, games, found = exceptions(), titles(english), list[str]()
    for term in terms():
        if not term.english or language not in term.forms:
            continue
        wanted, agreed = pattern(term.english), pattern(term.forms[language])
        own_file = games.get(term.belongs_to)
        for file, source in own.items():
            for name, message in source.messages.items():
                if file not in english or name not in english[file].messages or own_file not in (None, file):
                    continue
                has = wanted.search(plain_text(english[file].messages[name].parts))
                if has is None or agreed.search(plain_text(message.parts)):
                    continue
                if not {(language, f"{file}.{name}", term.name), ("*", f"{file}.{name}", term.name)} & excused:
                    told = term.forms[language].replace("*", "").replace("|", ", ")
                    found.append(f"{source.path}:{message.line}: {name}: “{has[0]}” ({term.name}) is not {told}")
    return found


def main(arguments: Sequence[str]) -> int:
    """Write the terms of a language as a glossary."""
    table = [each for each in terms() if arguments and arguments[0] in each.forms]
    if not table:
        sys.stderr.write("usage: python -m words.terms LANGUAGE (a column of words/terms.csv)\n")
        return 2
    writer = csv.writer(sys.stdout)
    writer.writerow(("source", "target"))
    writer.writerows((each.name, each.forms[arguments[0]].partition("|")[0].strip("*")) for each in table)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
