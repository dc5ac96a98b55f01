"""Whole sentences of a language: every message with sample values."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import Any, NamedTuple

from tests.words.committed import committed
from words import Language, of
from words.compiler import identifier
from words.meaning import NUMBER, YES_OR_NO, kinds

NUMBERS = (0, 1, 2, 3, 5, 21)
"""They have every plural form of the languages that there are."""

MOST = 400
"""So many combinations of a message's values are looked at. A message with more has each value at least once."""


class Sentence(NamedTuple):
    """What a message says with some values; `limit` is the most characters of it, if it has a limit."""

    id: str
    text: str
    limit: int | None


@cache
def sentences(language: Language, shown: str = "Ann") -> tuple[Sentence, ...]:
    """Every message of a language with every combination of its values, and `shown` for a text of any kind.

    What the language lacks is left out.
    """
    found = []
    for file, source in committed()["en"].items():
        words = getattr(of(language), file)
        own = committed()[language].get(file)
        for message in source.messages.values():
            if own is None or message.id not in own.messages:
                continue
            name = identifier(message.id)
            tell, wanted = getattr(words, name), kinds(source, message)
            values = {identifier(each): _values(kind.python, kind.values, shown) for each, kind in wanted.items()}
            texts = {tell(**row) for row in _rows(values)}
            found += [Sentence(f"{file}.{message.id}", text, _limit(message.comment)) for text in sorted(texts)]
    return tuple(found)


def _limit(comment: str) -> int | None:
    limits = [line.removeprefix("max ") for line in comment.splitlines() if line.startswith("max ")]
    return int(limits[0].split()[0]) if limits else None


def _values(python: str, values: tuple[str, ...], shown: str) -> tuple[Any, ...]:
    if python == NUMBER:
        return NUMBERS
    if python == YES_OR_NO:
        return (True, False)
    return values or (shown,)


def _rows(values: dict[str, tuple[Any, ...]]) -> Iterator[dict[str, Any]]:
    count = 1
    for each in values.values():
        count *= len(each)
    if count <= MOST:
        yield from (dict(zip(values, row, strict=True)) for row in product(*values.values()))
        return
    for number in range(max(map(len, values.values())) * 7):
        yield {name: each[(number * (place + 1)) % len(each)] for place, (name, each) in enumerate(values.items())}
