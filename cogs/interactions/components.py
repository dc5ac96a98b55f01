"""Buttons, menus and forms: how they are made, and what a press on them says.

discord.py recognizes them by the pattern of the custom id (`DynamicItem`), so no view is kept in memory. For each
message a new view is made. A view is never stopped, and holds no items of other kinds: discord.py's issues list what
goes wrong otherwise. Handlers trust nothing but the custom id and check it: a forged press can come from any kind of
control, with any values.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

import discord

from cogs.interactions.ids import BUTTON, MENU, Press, press_from_id, press_of
from cogs.interactions.request import AnyInteraction
from cogs.interactions.router import router_of
from render.kit.consequences import Tone
from render.kit.texts import clip

Row = discord.ui.ActionRow[Any]

AnyMenu = discord.ui.Select[Any] | discord.ui.ChannelSelect[Any] | discord.ui.UserSelect[Any]

LABEL_LENGTH = 38
"""The longest label that a phone shows on a button, in characters. Discord allows 80."""

BUTTONS_PER_ROW = 5
"""The most buttons that Discord allows in a row."""

PICKED = "picked"
"""The key in `Interaction.extras` for the members or users who were picked in a menu of people."""


class Button(discord.ui.DynamicItem[discord.ui.Button[Any]], template=BUTTON):
    """A button of the bot.

    Attributes:
        press (Press): what the button means.
    """

    def __init__(self, item: discord.ui.Button[Any], press: Press) -> None:
        super().__init__(item)
        self.press = press

    @classmethod
    async def from_custom_id(cls, _interaction: AnyInteraction, item: Any, match: re.Match[str], /) -> Button:
        """The button that was pressed, restored from its custom id."""
        return cls(item, press_of(match))

    async def callback(self, interaction: AnyInteraction) -> None:
        """Let the router answer the press."""
        await router_of(interaction).answer(interaction, self.press)


class Menu(discord.ui.DynamicItem[AnyMenu], template=MENU):
    """A menu of the bot.

    Attributes:
        press (Press): what the menu means. The values picked, or the ids of users or channels, are added to its words.
    """

    def __init__(self, item: AnyMenu, press: Press) -> None:
        super().__init__(item)
        self.press = press

    @classmethod
    async def from_custom_id(cls, _interaction: AnyInteraction, item: Any, match: re.Match[str], /) -> Menu:
        """The menu that was used, restored from its custom id."""
        return cls(item, press_of(match))

    async def callback(self, interaction: AnyInteraction) -> None:
        """Let the router answer the press with the values picked."""
        picked = getattr(self.item, "values", ())
        interaction.extras[PICKED] = [each for each in picked if isinstance(each, discord.Member | discord.User)]
        await router_of(interaction).answer(interaction, with_values(self.press, interaction))


def with_values(press: Press, interaction: AnyInteraction) -> Press:
    """The same press with the values picked in the interaction as further words."""
    data: Any = interaction.data or {}
    return press.with_words(*press.words, *map(str, data.get("values", ())))


def is_on_message(interaction: AnyInteraction) -> bool:
    """Whether the interaction's message holds the control that was used.

    Where it does not, discord.py calls no `Button` or `Menu`.
    """
    data: Any = interaction.data or {}
    wanted = (data.get("component_type"), data.get("custom_id"))
    parts = _parts(interaction.message.components if interaction.message else ())
    return any((each.type.value, getattr(each, "custom_id", None)) == wanted for each in parts)


def presses_of(message: discord.Message) -> list[Press]:
    """What the bot's buttons and menus on a message mean, from top to bottom."""
    found = (press_from_id(getattr(part, "custom_id", None) or "") for part in _parts(message.components))
    return [each for each in found if each is not None]


def _parts(components: Iterable[discord.Component]) -> Iterator[discord.Component]:
    for each in components:
        yield each
        yield from _parts(getattr(each, "children", ()))


STYLES: Mapping[Tone, discord.ButtonStyle] = {
    "good": discord.ButtonStyle.success,
    "ordinary": discord.ButtonStyle.secondary,
    "bad": discord.ButtonStyle.danger,
}
"""The colours of buttons, the same everywhere: green for what is free or wins, or does what somebody came for; grey for
the ordinary; red for what costs something, loses, or cannot be undone."""


def button(
    label: str,
    press: Press,
    *,
    tone: Tone = "ordinary",
    emoji: str | None = None,
    disabled: bool = False,
) -> Button:
    """A button with the meaning `press`. Its colour says its `tone`, and a label that is too long is cut."""
    item: discord.ui.Button[Any] = discord.ui.Button(
        label=clip(label, LABEL_LENGTH),
        custom_id=press.button_id(),
        style=STYLES[tone],
        emoji=emoji,
        disabled=disabled,
    )
    return Button(item, press)


def menu(
    placeholder: str, options: Sequence[discord.SelectOption], press: Press, *, max_values: int = 1, min_values: int = 1
) -> Menu:
    """A menu of 1 to 25 options, of which `min_values` to `max_values` can be picked.

    The values picked are added to the words of `press`.
    """
    item: discord.ui.Select[Any] = discord.ui.Select(
        placeholder=clip(placeholder, 150),
        options=list(options),
        custom_id=press.menu_id(),
        min_values=min_values,
        max_values=max_values,
    )
    return Menu(item, press)


def channel_menu(
    placeholder: str, chosen: Sequence[int], press: Press, *, max_values: int, threads: bool = True
) -> Menu:
    """A menu of the server's channels that hold messages or threads: 0 to `max_values` of them.

    The channels with the ids `chosen` are preselected. Without `threads`, those that hold only threads are left out.
    """
    kinds = discord.ChannelType
    types = [kinds.text, kinds.voice, kinds.news, kinds.stage_voice]
    item: discord.ui.ChannelSelect[Any] = discord.ui.ChannelSelect(
        placeholder=clip(placeholder, 150),
        channel_types=[*types, kinds.forum] if threads else types,
        default_values=[discord.SelectDefaultValue.from_channel(discord.Object(each)) for each in chosen],
        custom_id=press.menu_id(),
        min_values=0,
        max_values=max_values,
    )
    return Menu(item, press)


def people_menu(
    placeholder: str, press: Press, *, max_values: int, min_values: int = 1, chosen: Sequence[int] = ()
) -> Menu:
    """A menu of the server's members: `min_values` to `max_values` of them (25 at most).

    The users with the ids `chosen` are preselected.
    """
    item: discord.ui.UserSelect[Any] = discord.ui.UserSelect(
        placeholder=clip(placeholder, 150),
        default_values=[discord.SelectDefaultValue.from_user(discord.Object(each)) for each in chosen],
        custom_id=press.menu_id(),
        min_values=min_values,
        max_values=max_values,
    )
    return Menu(item, press)


def link_button(label: str, url: str) -> discord.ui.Button[Any]:
    """A button that opens an address. The bot does not hear of it."""
    return discord.ui.Button(label=clip(label, LABEL_LENGTH), url=url)


def row(*items: Button | Menu | discord.ui.Button[Any]) -> Row:
    """A row of up to five buttons, or of one menu."""
    return discord.ui.ActionRow(*items)


def rows_of(buttons: Sequence[Button]) -> list[Row]:
    """As many rows as `buttons` need, five in each."""
    return [row(*buttons[first : first + BUTTONS_PER_ROW]) for first in range(0, len(buttons), BUTTONS_PER_ROW)]


_ANSWER = "answer"


def form(title: str, text: str, label: str, hint: str, max_length: int, press: Press) -> discord.ui.Modal:
    """A form with `text` and one line to fill in, of at most `max_length` characters. Submitting it means `press`."""
    line: discord.ui.TextInput[Any] = discord.ui.TextInput(custom_id=_ANSWER, max_length=max_length)
    return _form(title, press, discord.ui.TextDisplay(text), _labelled(line, label, hint))


def long_form(title: str, label: str, hint: str, max_length: int, press: Press, typed: str) -> discord.ui.Modal:
    """A form with several lines to fill in, of at most `max_length` characters, which holds `typed` at first.

    It can be submitted empty. Submitting it means `press`.
    """
    lines: discord.ui.TextInput[Any] = discord.ui.TextInput(
        custom_id=_ANSWER,
        max_length=max_length,
        style=discord.TextStyle.paragraph,
        default=typed or None,
        required=False,
    )
    return _form(title, press, _labelled(lines, label, hint))


def _labelled(field: discord.ui.TextInput[Any], label: str, hint: str) -> discord.ui.Label[Any]:
    return discord.ui.Label(text=clip(label, 45), description=clip(hint, 100), component=field)


def _form(title: str, press: Press, *parts: discord.ui.Item[Any]) -> discord.ui.Modal:
    made = discord.ui.Modal(title=clip(title, 45), custom_id=press.form_id(), timeout=None)
    for each in parts:
        made.add_item(each)
    # Otherwise discord.py would keep the form in memory and handle its submission.
    made.stop()
    return made


def submitted(match: re.Match[str], data: Any) -> Press:
    """The press that a submitted form means, with the typed text as its last word.

    `match` is of the form's custom id, and `data` the interaction's data.
    """
    holders = data.get("components", ())
    inner = [holder.get("component") or {} for holder in holders]
    typed = next((str(each.get("value", "")) for each in inner if each.get("custom_id") == _ANSWER), "")
    press = press_of(match)
    return press.with_words(*press.words, typed)
