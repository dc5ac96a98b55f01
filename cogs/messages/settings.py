"""The private messages of /settings and /me: each setting with the menu or button that changes it."""

from __future__ import annotations

from collections.abc import Container, Sequence

import discord

from cogs.interactions.components import Button, button, channel_menu, menu, people_menu, row
from cogs.interactions.ids import Press
from cogs.messages.parts import BLURPLE, Part, message, text
from cogs.words import settings as words
from sessions.people.setting_checks import MOST_LISTED
from sessions.people.settings import PersonSettings, ServerSettings

SERVER, PERSON = "setserver", "setperson"
"""The actions of these menus and buttons. The first word of a press is the name of the setting."""


def server(settings: ServerSettings, existing: Container[int], change: str = "") -> discord.ui.LayoutView:
    """The settings of a server. `existing`: the ids of channels that still exist; `change`: what was changed last."""
    channels = [each for each in sorted(settings.channels) if each in existing]
    picked = channel_menu(words.CHANNELS_PLACEHOLDER, channels, _press(SERVER, "channels"), max_values=MOST_LISTED)
    heads = words.SERVER_HEADINGS
    return message(
        BLURPLE,
        text(words.SERVER, _changed(change)),
        *(text(heads["channels"]), row(picked)),
        *(text(heads["openers"]), _choice(SERVER, "openers", settings.openers)),
        *(text(heads["tables_at_once"]), _limit(SERVER, "tables_at_once", settings.tables_at_once)),
        *(text(heads["clocks"]), _several(SERVER, "clocks", settings.clocks)),
        *(text(heads["clock"]), _choice(SERVER, "clock", settings.clock, settings.clocks)),
        *(text(heads["past"]), _choice(SERVER, "past", settings.past)),
        row(_switch(SERVER, "threads", on=settings.threads)),
    )


def person(settings: PersonSettings, change: str = "") -> discord.ui.LayoutView:
    """The settings of a user. `change`: what was changed last."""
    avoided = sorted(settings.avoided)
    picked = people_menu(
        words.PEOPLE_PLACEHOLDER, _press(PERSON, "avoided"), max_values=MOST_LISTED, min_values=0, chosen=avoided
    )
    heads = words.PERSON_HEADINGS
    direct = [_switch(PERSON, "direct", on=settings.direct)] if settings.pings != "every turn" else []
    return message(
        BLURPLE,
        text(words.PERSON, words.PERSON_NOTE, _changed(change)),
        *(text(heads["pings"]), _choice(PERSON, "pings", settings.pings)),
        *(row(each) for each in direct),
        *(text(heads["reminder"]), _choice(PERSON, "reminder", settings.reminder)),
        *(text(heads["open_games"]), _limit(PERSON, "open_games", settings.open_games)),
        *(text(heads["company"]), _choice(PERSON, "company", settings.company)),
        *(text(heads["avoided"]), row(picked)),
        row(_switch(PERSON, "turned", on=settings.turned), _switch(PERSON, "hints", on=settings.hints)),
        row(_switch(PERSON, "confirm", on=settings.confirm), _switch(PERSON, "sentences", on=settings.sentences)),
    )


def _press(action: str, *chosen: str) -> Press:
    return Press(action, words=chosen)


def _changed(change: str) -> str:
    return f"✅ {change}" if change else ""


def _choice(action: str, name: str, now: str, allowed: Sequence[str] | None = None) -> Part:
    """A menu of the values of the setting `name`, with the present value `now`; of those `allowed`, if given."""
    labels = words.LABELS[name]
    options = [
        discord.SelectOption(label=label, value=value, default=value == now)
        for value, label in labels.items()
        if allowed is None or value in allowed
    ]
    return row(menu(labels[now], options, _press(action, name)))


def _several(action: str, name: str, now: Sequence[str]) -> Part:
    labels = words.LABELS[name]
    options = [discord.SelectOption(label=each, value=value, default=value in now) for value, each in labels.items()]
    return row(menu(labels[now[0]], options, _press(action, name), max_values=len(options)))


def _limit(action: str, name: str, now: int) -> Part:
    numbers = sorted({*words.LIMITS[name], now})
    options = [discord.SelectOption(label=words.limit(each), value=str(each), default=each == now) for each in numbers]
    return row(menu(words.limit(now), options, _press(action, name)))


def _switch(action: str, name: str, *, on: bool) -> Button:
    """A button that turns a setting on or off. It contains the new value, so that a double click changes it once."""
    return button(words.switch(name, on=on), _press(action, name, "off" if on else "on"))
