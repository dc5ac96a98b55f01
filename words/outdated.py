"""Which translations are older than their English text.

`words/<language>/translated.txt` notes for each translated message what the English text and the translation were:
`kit.draw 1f2e3d4c 5a6b7c8d`, as hashes. A translation is outdated if English has changed since, and the translation
has not. So translators only translate, also with a tool that knows nothing of the notes.

Several lines for one message, as a merge in git may leave them, all count.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Collection, Iterator, Mapping
from pathlib import Path

from msgspec import Struct

from words.languages import FOLDER
from words.source import Part, Reference, Selection, Source, Text, Variable

Files = Mapping[str, Source]
"""The files of a language, by name."""


class Note(Struct, frozen=True, order=True):
    """What the English text and its translation were when somebody noted them, as hashes."""

    english: str
    own: str


Notes = Mapping[str, Collection[Note]]
"""What was noted, by the name of the message (`kit.draw`)."""

_SIGNS = str.maketrans({"’": "'", "‘": "'", "“": '"', "”": '"', "„": '"', "«": '"', "»": '"'})
_SPACE = re.compile(r"\s+")


def digest(parts: tuple[Part, ...]) -> str:
    """A hash of a text. White space, and the shape of apostrophes and quotation marks, make no difference."""
    plain = _SPACE.sub(" ", "".join(_written(parts)).translate(_SIGNS)).strip()
    return hashlib.sha256(plain.encode()).hexdigest()[:8]


def _written(parts: tuple[Part, ...]) -> Iterator[str]:
    for part in parts:
        match part:
            case Text(text=text):
                yield text
            case Variable(name=name):
                yield f"{{${name}}}"
            case Reference(message=message):
                yield f"{{{message}}}"
            case Selection(name=name, variants=variants, default=default):
                yield f"{{${name}"
                for key in sorted(variants):
                    yield f"[{key}{'*' if key == default else ''}]"
                    yield from _written(variants[key])
                yield "}"


def path_of(language: str, folder: Path = FOLDER) -> Path:
    """The file with the notes of a language."""
    return folder / language / "translated.txt"


def notes(path: Path) -> dict[str, set[Note]]:
    """What a file says; nothing if there is none. Lines that are no note, such as marks of a conflict, are ignored."""
    found: dict[str, set[Note]] = {}
    for line in path.read_text("utf-8").splitlines() if path.exists() else ():
        match line.split():
            case [name, english, own]:
                found.setdefault(name, set()).add(Note(english, own))
            case _:
                pass
    return found


def now(english: Files, own: Files) -> dict[str, Note]:
    """What the texts are now, for all translated messages, in the order of their names."""
    return {
        f"{file}.{name}": Note(digest(english[file].messages[name].parts), digest(message.parts))
        for file, source in sorted(own.items())
        for name, message in sorted(source.messages.items())
        if file in english and name in english[file].messages
    }


def outdated(here: Mapping[str, Note], noted: Notes) -> list[str]:
    """The messages whose English has changed and whose translation has not. One without a note is up to date."""
    return [name for name, note in here.items() if name in noted and _old(note, noted[name])]


def _old(note: Note, noted: Collection[Note]) -> bool:
    return all(each.english != note.english for each in noted) and any(each.own == note.own for each in noted)


def noted_again(here: Mapping[str, Note], noted: Notes, confirmed: Collection[str] = ()) -> dict[str, list[Note]]:
    """The notes to keep: the texts of now, but for what is outdated and not `confirmed`, whose old notes remain."""
    old = set(outdated(here, noted)) - set(confirmed)
    return {name: sorted(noted[name]) if name in old else [note] for name, note in here.items()}


def write(path: Path, kept: Mapping[str, Collection[Note]]) -> None:
    """Write notes, sorted."""
    lines = [f"{name} {note.english} {note.own}\n" for name, all_ in sorted(kept.items()) for note in all_]
    path.write_text("".join(lines), "utf-8", newline="\n")
