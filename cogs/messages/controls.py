"""The controls of a board: menus and buttons with the possible plies, word by word.

Words that leave no choice are skipped (`take` before the columns). If several verbs are possible (`put`, `leave`), each
has its own menu; otherwise one menu offers the next word. A ply of two words takes two choices, unless all plies fit
into one menu. No ply is the beginning of another, so a word either leads on or is the last.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import TYPE_CHECKING

import discord
from msgspec import Struct
from msgspec.structs import replace

from cogs.interactions.components import BUTTONS_PER_ROW, LABEL_LENGTH, Button, Row, button, menu, row, rows_of
from cogs.interactions.ids import Press
from cogs.words import table as words
from render.face import Teller
from render.kit.texts import clip
from sessions.acts.playing import ALL
from words import Words

if TYPE_CHECKING:
    from rules.core import Position


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


MENUS = ("", "b", "c")
"""The suffixes of the action of the first, second and third menu with the same prefix."""


class Offer(Struct, frozen=True):
    """The context in which words are offered.

    Attributes:
        say (Words): the words of the language in which they are offered.
        position (Position): the position in which they can be played.
        teller (Teller): gives their labels.
        press (Press): what choosing them means; the words chosen are added to its words.
        earlier (str): the action that shows the previous page of a menu.
        more (str): the action that shows the next page of a menu.
        repeats (bool): whether a ply that can be played several times in a row has a button for that.
    """

    say: Words
    position: Position
    teller: Teller
    press: Press
    earlier: str
    more: str
    repeats: bool = False

    def picks(self, chosen: PlyWords) -> Press:
        """The press that chooses these words."""
        return self.press.with_words(*self.press.words, *chosen)

    def within(self, group: Group, action: str, page: int = 0) -> Press:
        """The press that does `action` in a menu of the group.

        The actions of two menus with the same prefix differ, because custom ids in a message must be unique.
        """
        return replace(self.picks(group.prefix), action=f"{action}{MENUS[group.number]}", page=page)

    def label(self, chosen: PlyWords) -> str:
        """The label of these words."""
        return self.teller.label(self.position, chosen)

    def usual(self, chosen: PlyWords) -> bool:
        """Whether a whole ply has a button of its own."""
        return self.teller.usual(self.position, chosen)

    def place(self, chosen: PlyWords) -> int:
        """The index of a ply among the legal plies; their number if it is none of them."""
        plies = getattr(self.position.turn(), "plies", ())
        return next((place for place, ply in enumerate(plies) if str(ply) == " ".join(chosen)), len(plies))

    def labels(self, entry: Entry) -> list[tuple[str, PlyWords]]:
        """The labels and words of an entry's buttons: one, and another that repeats the ply where this is possible."""
        found = [(self.label(entry.words), entry.words)]
        if self.repeats and entry.whole and (repeated := self.teller.repeated(self.position, entry.words)):
            found.append((repeated, (*entry.words, ALL)))
        return found


def cached_weigh(teller: Teller, position: Position) -> Weigh:
    """The teller's weights of choices at a position, cached because each is needed several times."""
    return cache(lambda chosen: teller.weigh(position, chosen))


def controls(offer: Offer, offered: Sequence[Group], page: int) -> list[Row]:
    """The groups as rows of a message: menus, and below them the buttons of the usual moves."""
    menus, buttons = menus_and_buttons(offer, offered, page)
    return [*menus, *rows_of(buttons)]


def menus_and_buttons(offer: Offer, offered: Sequence[Group], page: int) -> tuple[list[Row], list[Button]]:
    """The menus, one per row, and the buttons of the usual moves, which are in no menu.

    The game's teller says which moves are usual (`Teller.usual`), so that frequent buttons stay in the same place. All
    other choices are in menus, except that the only choice is a button. A menu with too many entries has pages.
    """
    buttons, left = _buttons(offer, offered)
    rows: list[Row] = []
    for group in _joined(left):
        pages = -(-len(group.entries) // MENU_SIZE)
        shown = min(page, pages - 1)
        part = group.entries[shown * MENU_SIZE : (shown + 1) * MENU_SIZE]
        options = [_option(offer, entry, group.prefix) for entry in part]
        asks = offer.teller.menu(offer.position, group.prefix, None if group.joined else group.number)
        placeholder = words.placeholder(offer.say, asks, len(group.entries), shown, pages)
        rows.append(row(menu(placeholder, options, offer.within(group, offer.press.action))))
        if pages > 1:
            rows.append(_pager(offer, group, shown, pages))
    return rows, buttons


def _buttons(offer: Offer, offered: Sequence[Group]) -> tuple[list[Button], Sequence[Group]]:
    """The buttons of the usual moves or of the only move, in the order of legal plies, and the groups without them.

    There are no buttons if a phone would cut off a label, or if they were too many for a row.
    """
    entries = [entry for group in offered for entry in group.entries]
    usual = [each for each in entries if len(entries) == 1 or (each.whole and offer.usual(each.words))]
    usual.sort(key=lambda each: offer.place(each.words))
    labels = [(*label, offer.teller.tone(offer.position, each.words)) for each in usual for label in offer.labels(each)]
    if not usual or len(labels) > BUTTONS_PER_ROW or max(len(label) for label, *_ in labels) > LABEL_LENGTH:
        return [], offered
    left = [replace(group, entries=tuple(each for each in group.entries if each not in usual)) for group in offered]
    buttons = [button(label, offer.picks(chosen), tone=tone) for label, chosen, tone in labels]
    return buttons, [group for group in left if group.entries]


def _joined(offered: Sequence[Group]) -> Sequence[Group]:
    """The groups; if all have the same prefix and fit into a single menu, one group of all entries instead."""
    entries = tuple(entry for group in offered for entry in group.entries)
    if len(offered) < 2 or len({group.prefix for group in offered}) > 1 or len(entries) > MENU_SIZE:
        return offered
    return [Group(offered[0].prefix, entries, joined=True)]


def _pager(offer: Offer, group: Group, shown: int, pages: int) -> Row:
    earlier = offer.within(group, offer.earlier, max(shown - 1, 0))
    more = offer.within(group, offer.more, min(shown + 1, pages - 1))
    return row(
        button(offer.say.tables.earlier(), earlier, disabled=shown == 0),
        button(offer.say.tables.more(), more, disabled=shown == pages - 1),
    )


def _option(offer: Offer, entry: Entry, prefix: PlyWords) -> discord.SelectOption:
    label = clip(offer.label(entry.words), 100)
    notation = " ".join(entry.words)
    value = " ".join(entry.words[len(prefix) :])
    return discord.SelectOption(label=label, value=value, description=notation if entry.whole else f"{notation} …")
