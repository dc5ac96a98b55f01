"""Discord's Markdown, near enough to see what a message shows: what is no mark to it is shown as it is written."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Any
from unicodedata import bidirectional

from markdown_it import MarkdownIt
from markdown_it.token import Token

from sandbox.refusals.checking import V2, check
from sandbox.refusals.facts import facts
from sandbox.refusals.walking import Found, walk

_PARSER = (
    MarkdownIt("commonmark", {"html": False})
    .enable("strikethrough")
    # Discord knows no entities, rules, underlined headings, references, indented code or images.
    .disable(["entity", "hr", "lheading", "reference", "code", "image"])
)

_SMALL = re.compile(r"^-# (?=\S)", re.MULTILINE)
_MENTION = re.compile(r"<(?:(?:@|#)\d{15,20}|@&\d{1,20})>")
_STRAY = re.compile(r"[*_`~|#\\]|<[@#]|\]\(|@everyone|@here")


@lru_cache(maxsize=10_000)
def shown(text: str) -> str:
    """What is read of a text; code is left out, which shows its marks on purpose."""
    return "".join(_parts(_PARSER.parse(_SMALL.sub("", text))))


def _parts(tokens: Iterable[Token]) -> Iterator[str]:
    for token in tokens:
        match token.type:
            case "inline":
                yield from _parts(token.children or ())
                yield "\n"
            case "text":
                yield token.content
            case "softbreak" | "hardbreak":
                yield "\n"
            case "code_inline" | "fence":
                yield "…"


_UNSEEN = re.compile("[\u200b\u202a-\u202e\u2066-\u2069]")


def seen(text: str) -> str:
    """A text without what takes no room: breaks for mentions, and marks that turn the writing round."""
    return _UNSEEN.sub("", text)


_ISOLATED = re.compile("\u2068[^\u2068\u2069]*\u2069")


def turning(text: str) -> str:
    """What is written from right to left and may turn the sentence around it: it has no isolates of its own.

    An isolate with a sentence in it is none: what stands first in it decides how all of it is read.
    """
    rest = _ISOLATED.sub(lambda found: "" if len(found[0]) < _LONGEST_NAME else found[0], text)
    return "".join(each for each in rest if bidirectional(each) in ("R", "AL"))


_LONGEST_NAME = 100
"""The most characters of a name with all that escapes it."""


def strays(text: str, names: Iterable[str] = ()) -> list[str]:
    """The marks that are shown as marks, each with what stands around it; not those of the `names`."""
    # A name can be a digit of an id, or look like the beginning of a mention.
    names = sorted(names, key=len, reverse=True)
    read = seen(shown(text))
    if all("<" not in name for name in names):
        read = _MENTION.sub("", read)
    for name in names:
        read = read.replace(name, "")
    read = _MENTION.sub("", read)
    return [read[max(0, each.start() - 30) : each.end() + 30] for each in _STRAY.finditer(read)]


def walked(components: Iterable[Any]) -> list[Found]:
    """All that lies in a message of these components."""
    return list(walk("message", {"components": list(components)}))


def texts(message: Iterable[Found]) -> Iterator[str]:
    """The texts of a message that are read as Markdown."""
    for kind, value, _ in message:
        if kind == "text":
            yield value["content"]


def labels(message: Iterable[Found]) -> Iterator[str]:
    """What stands on its buttons and in its menus, where no mark is one."""
    for _, value, _ in message:
        for field in ("label", "placeholder", "description"):
            if isinstance(value, dict) and isinstance(value.get(field), str) and "media" not in value:
                yield value[field]


def faults(components: list[Any], files: Iterable[str] = ()) -> list[Any]:
    """What Discord would refuse of the message."""
    form = {"components": components, "flags": V2}
    found = check("message", form, files=set(files), v2=True).found
    return [*found, *facts().of_request("POST /channels/{}/messages", form)]
