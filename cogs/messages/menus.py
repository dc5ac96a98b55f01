"""From the words that may come next to the menus under a board: the same for every game.

Words that leave no choice are skipped (`take` before the columns). Where several verbs are open (`put`, `leave`),
each gets a menu of its own; otherwise one menu offers the next word. A ply of two words takes two menus, unless all
plies fit one. No ply of a game begins another, so a word either leads on or is the last.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec import Struct
from msgspec.structs import replace

Words = tuple[str, ...]
Next = Callable[[Words], dict[str, tuple[str, ...]]]
"""The words that may follow the given ones, each with the plies that go on with it."""

Weigh = Callable[[Words], tuple[int, int]]
"""In which menu a choice stands (0 is the first), and where in it: a lower place comes first."""

MENU_SIZE = 25
"""Discord's most options in a menu; more of them page."""

FEW = 12
"""With more places to choose from than these, marking all of them would say nothing."""


class Entry(Struct, frozen=True):
    """One thing to pick: all words chosen once it is picked, and whether they are a whole ply."""

    words: Words
    whole: bool


class Group(Struct, frozen=True):
    """Entries that belong together: they differ in the word that follows `prefix`."""

    prefix: Words
    entries: tuple[Entry, ...]
    number: int = 0
    """Which of several groups with the same prefix it is."""

    joined: bool = False
    """Whether it holds all groups of its prefix in one menu."""

    beginnings: tuple[Words, ...] = ()
    """Where whole plies stand for their first words: those words, to be marked in the picture."""


def _whole(ply: str) -> Entry:
    return Entry(tuple(ply.split(" ")), whole=True)


def groups(follow: Next, chosen: Words = (), weigh: Weigh = lambda _: (0, 0)) -> list[Group]:
    """What to offer after `chosen`. Empty when nothing is legal that begins so.

    `weigh` says in which menu a choice stands, and where in it.
    """
    return [_spelled_out(part, follow, weigh) for group in _found(follow, chosen) for part in _arranged(group, weigh)]


def _spelled_out(group: Group, follow: Next, weigh: Weigh) -> Group:
    """The group with whole plies where they fit one menu, as they then take one press; else only its lone plies."""
    if all(entry.whole for entry in group.entries):
        return group
    wholes = follow(group.prefix)
    plies = [(entry, [_whole(text) for text in wholes[entry.words[-1]]]) for entry in group.entries]
    if sum(len(found) for _, found in plies) > MENU_SIZE:
        entries = [found[0] if len(found) == 1 else entry for entry, found in plies]
    else:
        entries = sorted((each for _, found in plies for each in found), key=lambda each: weigh(each.words))
    return replace(group, entries=tuple(entries), beginnings=tuple(entry.words for entry, _ in plies))


def _arranged(group: Group, weigh: Weigh) -> list[Group]:
    """The entries of a group in the order in which they are wanted, in as many groups as they belong to."""
    weighed = sorted(((*weigh(entry.words), place) for place, entry in enumerate(group.entries)))
    parts: dict[int, list[Entry]] = {}
    for number, _, place in weighed:
        parts.setdefault(number, []).append(group.entries[place])
    return [Group(group.prefix, tuple(entries), number) for number, entries in parts.items()]


def _found(follow: Next, chosen: Words) -> list[Group]:
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
        return Group(chosen, (_whole(plies[0]),))
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


def next_words(found: Sequence[Group], weigh: Weigh = lambda _: (0, 0)) -> tuple[Words, ...]:
    """What can be picked, each with all its words from the first, to be marked in the picture.

    Of many, those that gain something are marked alone, where there are such.
    """
    every = tuple(words for group in found for words in group.beginnings or (each.words for each in group.entries))
    gains = tuple(words for words in every if weigh(words)[1] < 0)
    return gains if len(every) > FEW and gains else every
