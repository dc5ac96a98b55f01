"""The menus and buttons that offer the next words of a ply: under a board, and in a lesson."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING

import discord
from discord import ButtonStyle
from msgspec import Struct
from msgspec.structs import replace

from cogs.interactions.components import BUTTONS_PER_ROW, LABEL_LENGTH, Button, Row, button, menu, row, rows_of
from cogs.interactions.ids import Press
from cogs.messages.menus import MENU_SIZE, Entry, Group, Weigh, Words
from cogs.words import table as words
from render.face import Teller
from render.kit.words import clip
from sessions.acts.playing import ALL

if TYPE_CHECKING:
    from rules.core import Position

MENUS = ("", "b", "c")
"""What is added to an action for the first, second and third menu of the same prefix."""


class Offer(Struct, frozen=True):
    """Where words are offered: the position, who puts them into words, and what a press of them means.

    The words picked are added to those of `press`; `earlier` and `more` are the actions that turn a menu's pages.
    `repeats`: what can be played several times in a row has a button for that.
    """

    position: Position
    teller: Teller
    press: Press
    earlier: str
    more: str
    repeats: bool = False

    def picks(self, chosen: Words) -> Press:
        """What it means to pick `chosen`."""
        return self.press.with_words(*self.press.words, *chosen)

    def within(self, group: Group, action: str, page: int = 0) -> Press:
        """What it means to do `action` in a menu of the group.

        Two of one prefix differ in the action: no two ids in a message are alike.
        """
        return replace(self.picks(group.prefix), action=f"{action}{MENUS[group.number]}", page=page)

    def label(self, chosen: Words) -> str:
        """What picking `chosen` means to a player."""
        return self.teller.label(self.position, chosen)

    def usual(self, chosen: Words) -> bool:
        """Whether a whole ply has a button of its own."""
        return self.teller.usual(self.position, chosen)

    def place(self, chosen: Words) -> int:
        """Where a ply stands among the legal ones: the same from turn to turn, whatever it leads to."""
        plies = getattr(self.position.turn(), "plies", ())
        return next((place for place, ply in enumerate(plies) if str(ply) == " ".join(chosen)), len(plies))

    def labels(self, entry: Entry) -> list[tuple[str, Words]]:
        """The labels of an entry's buttons, each with its words: itself and, where it can be repeated, all of it."""
        found = [(self.label(entry.words), entry.words)]
        if self.repeats and entry.whole and (repeated := self.teller.repeated(self.position, entry.words)):
            found.append((repeated, (*entry.words, ALL)))
        return found


def cached_weigh(teller: Teller, position: Position) -> Weigh:
    """Where choices stand at a position, as its teller has it; each is weighed once, and asked for several times."""
    return cache(lambda chosen: teller.weigh(position, chosen))


def controls(offer: Offer, offered: Sequence[Group], page: int) -> list[Row]:
    """The groups as rows: menus first, and below them the buttons of the usual moves."""
    menus, buttons = menus_and_buttons(offer, offered, page)
    return [*menus, *rows_of(buttons)]


def menus_and_buttons(offer: Offer, offered: Sequence[Group], page: int) -> tuple[list[Row], list[Button]]:
    """The menus, a row each, and the buttons of the usual moves, which are in no menu.

    Which moves are usual is for the game's teller to say, so that what is pressed again and again stays in its place
    while the other choices come and go. All others stand in menus, few as they may be; but a choice that is the only
    one is a button. A menu that holds more than fits has pages.
    """
    buttons, left = _buttons(offer, offered)
    rows: list[Row] = []
    for group in _joined(left):
        pages = -(-len(group.entries) // MENU_SIZE)
        shown = min(page, pages - 1)
        part = group.entries[shown * MENU_SIZE : (shown + 1) * MENU_SIZE]
        options = [_option(offer, entry, group.prefix) for entry in part]
        asks = offer.teller.menu(offer.position, group.prefix, None if group.joined else group.number)
        placeholder = words.placeholder(asks, group.prefix, len(group.entries), shown, pages)
        rows.append(row(menu(placeholder, options, offer.within(group, offer.press.action))))
        if pages > 1:
            rows.append(_pager(offer, group, shown, pages))
    return rows, buttons


def _buttons(offer: Offer, offered: Sequence[Group]) -> tuple[list[Button], Sequence[Group]]:
    """The buttons of the usual moves, or of the only one, in the order of their words; and the groups without them.

    None where a phone would cut off a label, or where they are too many: a menu shows more, and the notation too.
    """
    entries = [entry for group in offered for entry in group.entries]
    usual = [each for each in entries if len(entries) == 1 or (each.whole and offer.usual(each.words))]
    usual.sort(key=lambda each: offer.place(each.words))
    labels = [label for each in usual for label in offer.labels(each)]
    if not usual or len(labels) > BUTTONS_PER_ROW or max(len(label) for label, _ in labels) > LABEL_LENGTH:
        return [], offered
    left = [replace(group, entries=tuple(each for each in group.entries if each not in usual)) for group in offered]
    buttons = [button(label, offer.picks(chosen), ButtonStyle.primary) for label, chosen in labels]
    return buttons, [group for group in left if group.entries]


def _joined(offered: Sequence[Group]) -> Sequence[Group]:
    """The groups, or one in place of several of the same prefix that fit a single menu together."""
    entries = tuple(entry for group in offered for entry in group.entries)
    if len(offered) < 2 or len({group.prefix for group in offered}) > 1 or len(entries) > MENU_SIZE:
        return offered
    return [Group(offered[0].prefix, entries, joined=True)]


def _pager(offer: Offer, group: Group, shown: int, pages: int) -> Row:
    earlier = offer.within(group, offer.earlier, max(shown - 1, 0))
    more = offer.within(group, offer.more, min(shown + 1, pages - 1))
    return row(
        button(words.EARLIER, earlier, disabled=shown == 0), button(words.MORE, more, disabled=shown == pages - 1)
    )


def _option(offer: Offer, entry: Entry, prefix: Words) -> discord.SelectOption:
    label = clip(offer.label(entry.words), 100)
    notation = " ".join(entry.words)
    value = " ".join(entry.words[len(prefix) :])
    return discord.SelectOption(label=label, value=value, description=notation if entry.whole else f"{notation} …")
