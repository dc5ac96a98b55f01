"""Groups the words that can come next in a ply into menus, in the same way for every game.

Words that leave no choice are skipped (`take` before the columns). If several verbs are possible (`put`, `leave`), each
has its own menu; otherwise one menu offers the next word. A ply of two words takes two choices, unless all plies fit
into one menu. No ply is the beginning of another, so a word either leads on or is the last.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec import Struct
from msgspec.structs import replace

PlyWords = tuple[str, ...]
"""The words of a ply, or of its beginning."""

Next = Callable[[PlyWords], dict[str, tuple[str, ...]]]
"""Returns the words that can follow the given ones, each with the plies that continue with it."""

Weigh = Callable[[PlyWords], tuple[int, int]]
"""Returns the number of the menu for a choice, from 0, and its rank there: lower ranks come first."""

MENU_SIZE = 25
"""The maximum of options in a menu of Discord. With more, the menu has pages."""

FEW = 12
"""If there are more choices than this, only those that gain something are marked in the picture."""


class Entry(Struct, frozen=True):
    """A choice in a menu.

    Attributes:
        words (tuple of str): all words chosen after it, from the first.
        whole (bool): whether they are a whole ply.
    """

    words: PlyWords
    whole: bool


class Group(Struct, frozen=True):
    """Entries of one menu.

    Attributes:
        prefix (tuple of str): the words with which all entries begin.
        entries (tuple of Entry): the choices, in order.
        number (int): the index among several groups with the same prefix.
        joined (bool): whether it contains all groups of its prefix.
        beginnings (tuple of word tuples): the first words of whole plies that replace them, for marks in the picture.
    """

    prefix: PlyWords
    entries: tuple[Entry, ...]
    number: int = 0
    joined: bool = False
    beginnings: tuple[PlyWords, ...] = ()


def _whole(ply: str) -> Entry:
    return Entry(tuple(ply.split(" ")), whole=True)


def groups(follow: Next, chosen: PlyWords = (), weigh: Weigh = lambda _: (0, 0)) -> list[Group]:
    """The groups of what can follow the words `chosen`. Empty if no legal ply begins with them.

    `weigh` decides in which menu a choice is, and where in it.
    """
    return [_spelled_out(part, follow, weigh) for group in _found(follow, chosen) for part in _arranged(group, weigh)]


def _spelled_out(group: Group, follow: Next, weigh: Weigh) -> Group:
    """The group with whole plies as entries, if they all fit into one menu: then a ply takes one press.

    Otherwise only entries that lead to a single ply are replaced by it.
    """
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
    """The entries of a group, sorted by rank and distributed to the groups that `weigh` wants."""
    weighed = sorted(((*weigh(entry.words), place) for place, entry in enumerate(group.entries)))
    parts: dict[int, list[Entry]] = {}
    for number, _, place in weighed:
        parts.setdefault(number, []).append(group.entries[place])
    return [Group(group.prefix, tuple(entries), number) for number, entries in parts.items()]


def _found(follow: Next, chosen: PlyWords) -> list[Group]:
    chosen, words = _skip(follow, chosen)
    if words and all(word.isalpha() for word in words):
        found = [_verb(follow, chosen, word, plies) for word, plies in words.items()]
        wholes = tuple(entry for group in found if len(group.entries) == 1 for entry in group.entries)
        several = [group for group in found if len(group.entries) > 1]
        return [*several, Group(chosen, wholes)] if wholes else several
    return [_group(chosen, words)] if words else []


def _verb(follow: Next, chosen: PlyWords, word: str, plies: Sequence[str]) -> Group:
    """The group of a verb: the ply itself if only one begins with the verb, otherwise the words that can follow it."""
    if len(plies) == 1:
        # Choosing the verb is choosing the ply.
        return Group(chosen, (_whole(plies[0]),))
    return _group(*_skip(follow, (*chosen, word)))


def _skip(follow: Next, chosen: PlyWords) -> tuple[PlyWords, dict[str, tuple[str, ...]]]:
    """`chosen` with all following words that leave no choice, and the words that can follow them."""
    words = follow(chosen)
    while len(words) == 1 and len(next(iter(words.values()))) > 1:
        chosen = (*chosen, *words)
        words = follow(chosen)
    return chosen, words


def _group(prefix: PlyWords, words: dict[str, tuple[str, ...]]) -> Group:
    entries = ((*prefix, word) for word in words)
    return Group(prefix, tuple(Entry(each, whole=words[each[-1]] == (" ".join(each),)) for each in entries))


def next_words(found: Sequence[Group], weigh: Weigh = lambda _: (0, 0)) -> tuple[PlyWords, ...]:
    """The choices to mark in the picture, each with all its words from the first.

    Of more than FEW, only those that gain something (a negative rank), if there are any.
    """
    every = tuple(words for group in found for words in group.beginnings or (each.words for each in group.entries))
    gains = tuple(words for words in every if weigh(words)[1] < 0)
    return gains if len(every) > FEW and gains else every
