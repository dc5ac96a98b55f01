"""The menus and buttons that offer the next words of a ply, below a board and in a lesson."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING

import discord
from msgspec import Struct
from msgspec.structs import replace

from cogs.interactions.components import BUTTONS_PER_ROW, LABEL_LENGTH, Button, Row, button, menu, row, rows_of
from cogs.interactions.ids import Press
from cogs.messages.menus import MENU_SIZE, Entry, Group, PlyWords, Weigh
from cogs.words import table as words
from render.face import Teller
from render.kit.texts import clip
from sessions.acts.playing import ALL
from words import Words

if TYPE_CHECKING:
    from rules.core import Position

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
