"""The signs of each language: its quotation marks, spaces that do not break, minus signs, apostrophes and ellipses."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator

import pytest

from sandbox.process import ROOT
from sessions.learning.pages import SEEDS
from words.source import FOLDER, Selection, Text, read

CODE = re.compile(
    r"The Game’s Up!|`[^`]*`|<!--.*?-->|^ {6}.*$|^\|[ |-]+\|$|https?://\S+|\]\([^)]*\)|\"\\u[0-9A-F]{4}\"",
    re.DOTALL | re.MULTILINE,
)
"""What has the signs of English, or of a program, in every language: also the name of a game."""

WRONG = {
    "de": {
        r"\"": "a straight quotation mark; German has „ and “",
        r"“\w|\w”|«|»": "a quotation mark of another language; German has „ and “",
        r"\w'\w": "a straight apostrophe",
    },
    "fr": {
        r"\"": "a straight quotation mark; French has « and »",
        r"„|“|”": "a quotation mark of another language; French has « and »",
        r"\w'\w": "a straight apostrophe",
        r"«(?![\u00a0\u202f])|(?<![\u00a0\u202f])»": "no space that does not break inside « and »",
        r"\w [;:!?»]|\w[;!?](?!\w)": "no space that does not break before ; : ! or ?",
    },
    "pl": {
        r"\"": "a straight quotation mark; Polish has „ and ”",
        r"“|\w„|”\w|«|»": "a quotation mark of another language; Polish has „ and ”",
        r"\w'\w": "a straight apostrophe",
    },
}
"""By language, what its texts never contain, and why."""

ANYWHERE = {
    r"\.\.\.": "three full stops; an ellipsis is one sign",
    r"(?<![\w\-–])-\d": "a hyphen for a minus sign",
    r"[^\s|]  +[^\s|·]": "two spaces",
    r" [,.](?!\d)": "a space before a comma or a full stop",
}


def faults(text: str, language: str) -> Iterator[str]:
    """What is wrong with the signs of a text, with where it is."""
    bare = CODE.sub("`…`", text)
    for pattern, fault in {**ANYWHERE, **WRONG.get(language, {})}.items():
        for found in re.finditer(pattern, bare):
            yield f"{fault}: {bare[max(0, found.start() - 30) : found.end() + 30]!r}"


def said(parts: tuple[object, ...]) -> Iterator[str]:
    """The texts of a message, each selected variant by itself."""
    for part in parts:
        if isinstance(part, Text):
            yield part.text
        elif isinstance(part, Selection):
            for variant in part.variants.values():
                yield from said(variant)


@pytest.mark.parametrize("language", WRONG)
def test_messages_have_the_signs_of_their_language(language: str) -> None:
    found = [
        f"{file.name} {message.id}: {fault}"
        for file in sorted((FOLDER / language).glob("*.ftl"))
        for message in read(file).messages.values()
        for text in said(message.parts)
        for fault in faults(text, language)
    ]
    assert not found, "\n".join(found)


def pages(language: str) -> Iterator[tuple[str, str]]:
    """The names and the texts of all pages: rules, How to play, lessons, the privacy notice and the terms."""
    for folder in (SEEDS, ROOT / "docs"):
        for file in sorted((folder / language).glob("*.md")):
            yield file.name, file.read_text("utf-8")
    for file in sorted((SEEDS / language).glob("*.toml")):
        for lesson in tomllib.loads(file.read_text("utf-8"))["lesson"]:
            for text in (
                *(lesson[each] for each in ("title", "task", "done", "wrong")),
                *lesson.get("why", {}).values(),
            ):
                yield file.name, text


@pytest.mark.parametrize("language", WRONG)
def test_pages_have_the_signs_of_their_language(language: str) -> None:
    found = [f"{name}: {fault}" for name, text in pages(language) for fault in faults(text, language)]
    assert len(list(pages(language))) > 20
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("de", 'Drück "Ja".'),
        ("de", "Drück “Ja”."),
        ("de", "So geht's."),
        ("de", "Es fehlen -2 ..."),
        ("fr", "Appuie sur «Oui»."),
        ("fr", "C'est fini."),
        ("fr", "Fini ? Oui!"),
        ("fr", "Alors  oui , non."),
        ("pl", 'Naciśnij "Tak".'),
        ("pl", "Naciśnij „Tak“."),
    ],
)
def test_wrong_signs_are_found(language: str, text: str) -> None:
    assert list(faults(text, language))


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("de", "Drück „Ja“: −2 Leben …"),
        ("pl", "Naciśnij „Tak” …"),
        ("fr", "« Oui » : c’est fini !".replace(" ", "\u00a0").replace(":\u00a0", ": ")),
    ],
)
def test_right_signs_are_no_fault(language: str, text: str) -> None:
    assert not list(faults(text, language))
