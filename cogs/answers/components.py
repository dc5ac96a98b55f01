"""Buttons and menus that any process can answer at any age: all they mean is in their custom id.

discord.py knows them by the shape of the id, so no view is kept in memory. The traps of such items are listed in
its issues: views are made afresh for every message, never stopped, never mixed with plain items.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import discord

from cogs.answers.asked import AnyInteraction
from cogs.answers.ids import BUTTON, MENU, PEOPLE, Press, press_of
from cogs.answers.router import router_of
from render.kit.words import clip

Row = discord.ui.ActionRow[Any]


PICKED = "picked"
"""Where an interaction keeps whom somebody picked in a menu of people, as discord.py has made them out."""


class Button(discord.ui.DynamicItem[discord.ui.Button[Any]], template=BUTTON):
    """A button of ours."""

    def __init__(self, item: discord.ui.Button[Any], press: Press) -> None:
        super().__init__(item)
        self.press = press

    @classmethod
    async def from_custom_id(
        cls, _interaction: AnyInteraction, item: discord.ui.Item[Any], match: re.Match[str], /
    ) -> Button:
        """The button that was pressed, made again from its id."""
        assert isinstance(item, discord.ui.Button), "the pattern's letter is given to buttons only"
        return cls(item, press_of(match))

    async def callback(self, interaction: AnyInteraction) -> None:
        """Hand the press to whoever answers its action."""
        await router_of(interaction).answer(interaction, self.press)


class Menu(discord.ui.DynamicItem[discord.ui.Select[Any]], template=MENU):
    """A menu of ours; what is picked is added to its words."""

    def __init__(self, item: discord.ui.Select[Any], press: Press) -> None:
        super().__init__(item)
        self.press = press

    @classmethod
    async def from_custom_id(
        cls, _interaction: AnyInteraction, item: discord.ui.Item[Any], match: re.Match[str], /
    ) -> Menu:
        """The menu that was used, made again from its id."""
        assert isinstance(item, discord.ui.Select), "the pattern's letter is given to menus only"
        return cls(item, press_of(match))

    async def callback(self, interaction: AnyInteraction) -> None:
        """Hand the press, with the values picked, to whoever answers its action."""
        press = self.press.with_words(*self.press.words, *self.item.values)
        await router_of(interaction).answer(interaction, press)


class PeopleMenu(discord.ui.DynamicItem[discord.ui.UserSelect[Any]], template=PEOPLE):
    """A menu of the server's people; the ids of those who are picked are added to its words."""

    def __init__(self, item: discord.ui.UserSelect[Any], press: Press) -> None:
        super().__init__(item)
        self.press = press

    @classmethod
    async def from_custom_id(
        cls, _interaction: AnyInteraction, item: discord.ui.Item[Any], match: re.Match[str], /
    ) -> PeopleMenu:
        """The menu that was used, made again from its id."""
        assert isinstance(item, discord.ui.UserSelect), "the pattern's letter is given to menus of people only"
        return cls(item, press_of(match))

    async def callback(self, interaction: AnyInteraction) -> None:
        """Hand the press, with who was picked, to whoever answers its action."""
        interaction.extras[PICKED] = self.item.values
        press = self.press.with_words(*self.press.words, *(str(each.id) for each in self.item.values))
        await router_of(interaction).answer(interaction, press)


def presses_of(message: discord.Message) -> list[Press]:
    """What the buttons and menus of ours on a message mean, from top to bottom."""
    found = []
    for part in _parts(message.components):
        custom_id = getattr(part, "custom_id", None) or ""
        if match := BUTTON.fullmatch(custom_id) or MENU.fullmatch(custom_id):
            found.append(press_of(match))
    return found


def _parts(components: Iterable[discord.Component]) -> Iterator[discord.Component]:
    for each in components:
        yield each
        yield from _parts(getattr(each, "children", ()))


def button(
    label: str,
    press: Press,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    *,
    emoji: str | None = None,
    disabled: bool = False,
) -> Button:
    """A button that means `press`."""
    item: discord.ui.Button[Any] = discord.ui.Button(
        label=clip(label, 80), custom_id=press.button_id(), style=style, emoji=emoji, disabled=disabled
    )
    return Button(item, press)


def menu(placeholder: str, options: Sequence[discord.SelectOption], press: Press) -> Menu:
    """A menu of one choice (1 to 25 options) whose value is the word that follows those of `press`."""
    item: discord.ui.Select[Any] = discord.ui.Select(
        placeholder=clip(placeholder, 150), options=list(options), custom_id=press.menu_id()
    )
    return Menu(item, press)


def people_menu(placeholder: str, most: int, press: Press) -> PeopleMenu:
    """A menu of the server's people, of whom up to `most` (at most 25) can be picked."""
    item: discord.ui.UserSelect[Any] = discord.ui.UserSelect(
        placeholder=clip(placeholder, 150), max_values=most, custom_id=press.people_id()
    )
    return PeopleMenu(item, press)


def row(*items: Button | Menu | PeopleMenu) -> Row:
    """A row of up to five buttons, or one menu."""
    return discord.ui.ActionRow(*items)


def rows_of(buttons: Sequence[Button]) -> list[Row]:
    """As many rows as `buttons` need, five in each."""
    return [row(*buttons[first : first + 5]) for first in range(0, len(buttons), 5)]
