"""The private messages of /settings and /me: each setting with the menu or button that changes it."""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence
from typing import Generic

import discord
from msgspec import Struct

from cogs.interactions.components import Button, Menu, button, channel_menu, form, menu, people_menu, row
from cogs.interactions.ids import Press
from cogs.languages import betas, offered, reports
from cogs.messages.offers import PERSON_PAGE, TELL_ME, strangers_button
from cogs.messages.parts import BLURPLE, Part, message, text
from cogs.words import settings as words
from cogs.words.settings import Setting, SettingsT
from sessions.people.setting_checks import DEFAULT_ZONE, MOST_LISTED, NO_LIMIT
from sessions.people.settings import PersonSettings, ServerSettings
from words import Words

SERVER, PERSON = "setserver", "setperson"
"""The actions of these menus and buttons. The first word of a press is the name of the setting."""

DIGEST, ZONE = PERSON_PAGE, "setzone"
"""The actions of the buttons that open the page of the daily digest, and of the form for the time zone."""

PAGES = "setpages"
"""The action of the buttons that open another page of a server's settings. Its word is the name of the page."""

CHANNELS = ("games_channel", "offers_channel", "results_channel", "events_channel")
"""The settings on the page of channels."""


def server(say: Words, settings: ServerSettings, existing: Container[int], change: str = "") -> discord.ui.LayoutView:
    """The settings of a server. `existing`: the ids of channels that still exist; `change`: what was changed last."""
    channels = [each for each in sorted(settings.channels) if each in existing]
    picked = channel_menu(say.settings.all_channels(), channels, _press(SERVER, "channels"), max_values=MOST_LISTED)
    screen = _Screen(say, SERVER, words.SERVER, settings)
    return message(
        BLURPLE,
        text(say.settings.server(), _changed(change)),
        *screen.headed("channels", picked),
        *screen.menu("openers"),
        *screen.menu("tables_at_once"),
        *screen.menu("clocks"),
        *screen.menu("clock", settings.clocks),
        *screen.menu("past"),
        *screen.languages(settings.language),
        row(
            screen.switch("threads"),
            screen.switch("pool"),
            button(say.settings.channels_page(), Press(PAGES, words=("channels",))),
        ),
    )


def channels(say: Words, settings: ServerSettings, existing: Container[int], change: str = "") -> discord.ui.LayoutView:
    """The page of a server's settings with the channels for lists and results; the parameters are those of `server`."""
    screen, found = _Screen(say, SERVER, words.SERVER, settings), list[Part]()
    for name in CHANNELS:
        chosen = [each for each in (getattr(settings, name),) if each in existing]
        picked = channel_menu(say.settings.no_channel(), chosen, _press(SERVER, name), max_values=1, threads=False)
        found += screen.headed(name, picked)
    return message(
        BLURPLE,
        text(say.settings.channels_heading(), _changed(change)),
        *found,
        row(button(say.settings.other_settings(), Press(PAGES, words=("first",)))),
    )


def person(say: Words, settings: PersonSettings, change: str = "") -> discord.ui.LayoutView:
    """The settings of a user. `change`: what was changed last."""
    avoided = sorted(settings.avoided)
    picked = people_menu(
        say.settings.nobody(), _press(PERSON, "avoided"), max_values=MOST_LISTED, min_values=0, chosen=avoided
    )
    screen = _Screen(say, PERSON, words.PERSON, settings)
    return message(
        BLURPLE,
        text(say.settings.person(), say.settings.person_note(), _changed(change)),
        *screen.menu("pings"),
        row(screen.switch("direct"), button(say.settings.digest_button(), Press(DIGEST))),
        *screen.menu("reminder"),
        *screen.menu("open_games"),
        *screen.menu("company"),
        *screen.headed("avoided", picked),
        *screen.languages(settings.language),
        row(button(say.offers.watch(), Press(TELL_ME)), strangers_button(say)),
        row(screen.switch("turned"), screen.switch("hints")),
        row(screen.switch("confirm"), screen.switch("sentences"), screen.switch("named_everywhere")),
    )


def digest(say: Words, settings: PersonSettings, change: str = "") -> discord.ui.LayoutView:
    """The page of a user's settings with the hour of the daily digest and their time zone."""
    hours = {NO_LIMIT: say.settings.digest_never(), **{each: words.hour(each) for each in range(24)}}
    options = [
        discord.SelectOption(label=label, value=str(each), default=each == settings.digest)
        for each, label in hours.items()
    ]
    zone = settings.zone or DEFAULT_ZONE
    return message(
        BLURPLE,
        text(say.settings.digest_heading(), say.settings.digest_note(zone=zone), _changed(change)),
        row(menu(hours[settings.digest], options, _press(PERSON, "digest"))),
        row(
            button(say.settings.zone_button(), Press(ZONE)),
            button(say.settings.other_settings(), Press(DIGEST, words=("back",))),
        ),
    )


def zone_form(say: Words) -> discord.ui.Modal:
    """The form that asks for a time zone."""
    told = say.settings
    return form(told.zone_title(), told.zone_text(), told.zone_label(), told.zone_hint(), 40, Press(ZONE))


def _press(action: str, *chosen: str) -> Press:
    return Press(action, words=chosen)


def _changed(change: str) -> str:
    return f"✅ {change}" if change else ""


class _Screen(Struct, Generic[SettingsT], frozen=True):
    """The controls of a screen, each made from the words of its setting and from its present value."""

    say: Words
    action: str
    """The action of the controls: SERVER or PERSON."""

    known: Mapping[str, Setting[SettingsT]]
    now: SettingsT

    def headed(self, name: str, control: Menu) -> list[Part]:
        """The heading of a setting, and the menu that changes it."""
        heading = self.known[name].heading
        assert heading is not None, "a menu has a heading"
        return [text(heading(self.say)), row(control)]

    def menu(self, name: str, allowed: Sequence[str] | None = None) -> list[Part]:
        """A menu of the values of a setting, below its heading; of those `allowed`, if given.

        Of a setting with several values, several can be picked.
        """
        setting, now = self.known[name], getattr(self.now, name)
        chosen = now if isinstance(now, tuple) else (now,)
        if setting.labels:
            labels = dict(setting.labels(self.say))
        else:
            numbers = sorted({*setting.numbers, now})
            labels = {str(each): words.limit(self.say, each) for each in numbers}
        picked = [str(each) for each in chosen]
        options = [
            discord.SelectOption(label=label, value=value, default=value in picked)
            for value, label in labels.items()
            if allowed is None or value in allowed
        ]
        most = len(options) if isinstance(now, tuple) else 1
        return self.headed(name, menu(labels[picked[0]], options, _press(self.action, name), max_values=most))

    def languages(self, now: str) -> list[Part]:
        """The menu of the offered languages, and a note on new ones; nothing if there is only English."""
        if len(offered()) == 1:
            return []
        new = betas()
        labels = words.language_labels(self.say, offered(), new)
        chosen = now if now in labels else words.AS_IN_DISCORD
        options = [
            discord.SelectOption(label=each, value=value, default=value == chosen) for value, each in labels.items()
        ]
        note = [text(words.beta_note(self.say, new, reports()))] if new else []
        return [*self.headed("language", menu(labels[chosen], options, _press(self.action, "language"))), *note]

    def switch(self, name: str) -> Button:
        """A button that turns a setting on or off. It contains the new value: a double click changes it once."""
        label, on = self.known[name].switch, getattr(self.now, name)
        assert label is not None, "a switch has a label"
        return button(label(self.say, on), _press(self.action, name, "off" if on else "on"))
