"""From the words that may come next to the menus under a board: the same for every game.

Words that leave no choice are skipped (`take` before the columns). Where several verbs are open (`put`, `leave`),
each gets a menu of its own; otherwise one menu offers the next word, and a ply of two words takes two of them.
No ply of a game begins another, so a word either leads on or is the last.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

Words = tuple[str, ...]
Next = Callable[[Words], dict[str, tuple[str, ...]]]
"""The words that may follow the given ones, each with the plies that go on with it."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One thing to pick: all words chosen once it is picked, and whether they are a whole ply."""

    words: Words
    whole: bool


@dataclass(frozen=True, slots=True)
class Group:
    """Entries that belong together: they differ in the word that follows `prefix`."""

    prefix: Words
    entries: tuple[Entry, ...]


def groups(follow: Next, chosen: Words = ()) -> list[Group]:
    """What to offer after `chosen`. Empty when nothing is legal that begins so."""
    chosen, words = _skip(follow, chosen)
    if words and all(word.isalpha() for word in words):
        found = [_verb(follow, chosen, word, plies) for word, plies in words.items()]
        wholes = tuple(entry for group in found if len(group.entries) == 1 for entry in group.entries)
        several = [group for group in found if len(group.entries) > 1]
        return [*several, Group(chosen, wholes)] if wholes else several
    return [_group(chosen, words)] if words else []


def _verb(follow: Next, chosen: Words, word: str, plies: Sequence[str]) -> Group:
    """What a verb offers: itself, where it is a whole ply, or else what may follow it."""
    if len(plies) == 1:
        # Only one ply begins with it: picking the verb is picking the ply.
        return Group(chosen, (Entry(tuple(plies[0].split(" ")), whole=True),))
    return _group(*_skip(follow, (*chosen, word)))


def _skip(follow: Next, chosen: Words) -> tuple[Words, dict[str, tuple[str, ...]]]:
    """`chosen` with every further word that leaves no choice, and the words that may follow."""
    words = follow(chosen)
    while len(words) == 1 and len(next(iter(words.values()))) > 1:
        chosen = (*chosen, *words)
        words = follow(chosen)
    return chosen, words


def _group(prefix: Words, words: dict[str, tuple[str, ...]]) -> Group:
    entries = ((*prefix, word) for word in words)
    return Group(prefix, tuple(Entry(each, whole=words[each[-1]] == (" ".join(each),)) for each in entries))


def next_words(found: Sequence[Group]) -> Words:
    """The words that picking something would add, to be marked in the picture."""
    words = []
    for group in found:
        words += [entry.words[len(group.prefix)] for entry in group.entries]
    return tuple(words)
