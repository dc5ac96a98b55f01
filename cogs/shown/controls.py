"""The menus and buttons that offer the next words of a ply: under a board, and in a lesson."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING

import discord
from discord import ButtonStyle
from msgspec import Struct
from msgspec.structs import replace

from cogs.answers.components import LABEL, Button, Row, button, menu, row, rows_of
from cogs.answers.ids import Press
from cogs.shown.fitting import lines
from cogs.shown.menus import MENU_SIZE, Entry, Group, Weigh, Words
from cogs.words import table as words
from render.face import Teller
from render.kit.words import clip

if TYPE_CHECKING:
    from rules.core import Position

AS_BUTTONS = 5
"""Up to so many choices are buttons in one row: one tap instead of two."""

AS_LINES = 2
"""Buttons that would take more lines than these on a phone stand in a menu: they and the picture fit its screen.

Where there are several groups, each has one line.
"""

MENUS = ("", "b", "c")
"""What is added to an action for the first, second and third menu of the same prefix."""


class Offer(Struct, frozen=True):
    """Where words are offered: the position, who puts them into words, and what a press of them means.

    The words picked are added to those of `press`; `earlier` and `more` are the actions that turn a menu's pages.
    """

    position: Position
    teller: Teller
    press: Press
    earlier: str
    more: str

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


def weighing(teller: Teller, position: Position) -> Weigh:
    """Where choices stand at a position, as its teller has it; each is weighed once, and asked for several times."""
    return cache(lambda chosen: teller.weigh(position, chosen))


def controls(offer: Offer, offered: Sequence[Group], page: int) -> list[Row]:
    """The groups as rows: a few choices are buttons, many a menu, more than a menu holds a menu with pages.

    Menus of one prefix are one menu where it holds them all: a phone shows the board and its controls together.
    """
    rows: list[Row] = []
    offered = _joined(offered)
    for group in offered:
        if buttons := _as_buttons(offer, group, AS_LINES if len(offered) == 1 else 1):
            rows += rows_of(buttons)
            continue
        pages = -(-len(group.entries) // MENU_SIZE)
        shown = min(page, pages - 1)
        part = group.entries[shown * MENU_SIZE : (shown + 1) * MENU_SIZE]
        options = [_option(offer, entry, group.prefix) for entry in part]
        asks = offer.teller.menu(offer.position, group.prefix, None if group.joined else group.number)
        placeholder = words.placeholder(asks, group.prefix, len(group.entries), shown, pages)
        rows.append(row(menu(placeholder, options, offer.within(group, offer.press.action))))
        if pages > 1:
            rows.append(_pager(offer, group, shown, pages))
    return rows


def _joined(offered: Sequence[Group]) -> Sequence[Group]:
    """The groups, or one in place of several of the same prefix that fit a single menu together."""
    entries = tuple(entry for group in offered for entry in group.entries)
    if len(offered) < 2 or len({group.prefix for group in offered}) > 1 or len(entries) > MENU_SIZE:
        return offered
    return [Group(offered[0].prefix, entries, joined=True)]


def _as_buttons(offer: Offer, group: Group, most: int) -> list[Button]:
    """The choices as buttons, where they are few and short enough for `most` lines on a phone; else none.

    A phone cuts off what is longer than LABEL, where two may differ: a menu shows more, and the notation too.
    """
    if len(group.entries) > AS_BUTTONS:
        return []
    labels = [offer.label(entry.words) for entry in group.entries]
    if max(map(len, labels), default=0) > LABEL or (len(labels) > most and lines(labels) > most):
        return []
    return [
        button(label, offer.picks(entry.words), ButtonStyle.primary)
        for label, entry in zip(labels, group.entries, strict=True)
    ]


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
