"""The private messages of /settings and /me: each setting with the menu or button that changes it."""

from __future__ import annotations

from collections.abc import Container, Sequence

import discord

from cogs.interactions.components import Button, button, channel_menu, form, menu, people_menu, row
from cogs.interactions.ids import Press
from cogs.languages import betas, offered, reports
from cogs.messages.offers import PERSON_PAGE, TELL_ME
from cogs.messages.parts import BLURPLE, Part, message, text
from cogs.words import settings as words
from sessions.people.setting_checks import DEFAULT_ZONE, MOST_LISTED, NO_LIMIT
from sessions.people.settings import PersonSettings, ServerSettings
from words import Words

SERVER, PERSON = "setserver", "setperson"
"""The actions of these menus and buttons. The first word of a press is the name of the setting."""

DIGEST, ZONE = PERSON_PAGE, "setzone"
"""The actions of the buttons that open the page of the daily digest, and of the form for the time zone."""

PAGES = "setpages"
"""The action of the buttons that open another page of a server's settings. Its word is the name of the page."""

CHANNELS = ("games_channel", "offers_channel", "results_channel")
"""The settings on the page of channels."""


def server(say: Words, settings: ServerSettings, existing: Container[int], change: str = "") -> discord.ui.LayoutView:
    """The settings of a server. `existing`: the ids of channels that still exist; `change`: what was changed last."""
    channels = [each for each in sorted(settings.channels) if each in existing]
    picked = channel_menu(say.settings.all_channels(), channels, _press(SERVER, "channels"), max_values=MOST_LISTED)
    heads = words.server_headings(say)
    return message(
        BLURPLE,
        text(say.settings.server(), _changed(change)),
        *(text(heads["channels"]), row(picked)),
        *(text(heads["openers"]), _choice(say, SERVER, "openers", settings.openers)),
        *(text(heads["tables_at_once"]), _limit(say, SERVER, "tables_at_once", settings.tables_at_once)),
        *(text(heads["clocks"]), _several(say, SERVER, "clocks", settings.clocks)),
        *(text(heads["clock"]), _choice(say, SERVER, "clock", settings.clock, settings.clocks)),
        *(text(heads["past"]), _choice(say, SERVER, "past", settings.past)),
        *_languages(say, SERVER, say.languages.server_heading(), settings.language),
        row(
            _switch(say, SERVER, "threads", on=settings.threads),
            button(say.settings.channels_page(), Press(PAGES, words=("channels",))),
        ),
    )


def channels(say: Words, settings: ServerSettings, existing: Container[int], change: str = "") -> discord.ui.LayoutView:
    """The page of a server's settings with the channels for lists and results; the parameters are those of `server`."""
    heads, found = words.server_headings(say), list[Part]()
    for name in CHANNELS:
        chosen = [each for each in (getattr(settings, name),) if each in existing]
        picked = channel_menu(say.settings.no_channel(), chosen, _press(SERVER, name), max_values=1, threads=False)
        found += [text(heads[name]), row(picked)]
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
    heads = words.person_headings(say)
    return message(
        BLURPLE,
        text(say.settings.person(), say.settings.person_note(), _changed(change)),
        *(text(heads["pings"]), _choice(say, PERSON, "pings", settings.pings)),
        row(_switch(say, PERSON, "direct", on=settings.direct), _digest_button(say)),
        *(text(heads["reminder"]), _choice(say, PERSON, "reminder", settings.reminder)),
        *(text(heads["open_games"]), _limit(say, PERSON, "open_games", settings.open_games)),
        *(text(heads["company"]), _choice(say, PERSON, "company", settings.company)),
        *(text(heads["avoided"]), row(picked)),
        *_languages(say, PERSON, say.languages.person_heading(), settings.language),
        row(button(say.offers.watch(), Press(TELL_ME))),
        row(_switch(say, PERSON, "turned", on=settings.turned), _switch(say, PERSON, "hints", on=settings.hints)),
        row(
            _switch(say, PERSON, "confirm", on=settings.confirm),
            _switch(say, PERSON, "sentences", on=settings.sentences),
            _switch(say, PERSON, "named_everywhere", on=settings.named_everywhere),
        ),
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


def _digest_button(say: Words) -> Button:
    return button(say.settings.digest_button(), Press(DIGEST))


def _press(action: str, *chosen: str) -> Press:
    return Press(action, words=chosen)


def _changed(change: str) -> str:
    return f"✅ {change}" if change else ""


def _choice(say: Words, action: str, name: str, now: str, allowed: Sequence[str] | None = None) -> Part:
    """A menu of the values of the setting `name`, with the present value `now`; of those `allowed`, if given."""
    labels = words.labels(say, name)
    options = [
        discord.SelectOption(label=label, value=value, default=value == now)
        for value, label in labels.items()
        if allowed is None or value in allowed
    ]
    return row(menu(labels[now], options, _press(action, name)))


def _languages(say: Words, action: str, heading: str, now: str) -> list[Part]:
    """A menu of the offered languages between its heading and a note on new ones; nothing if there is only English."""
    if len(offered()) == 1:
        return []
    new = betas()
    labels = words.language_labels(say, offered(), new)
    chosen = now if now in labels else words.AS_IN_DISCORD
    options = [discord.SelectOption(label=each, value=value, default=value == chosen) for value, each in labels.items()]
    note = [text(words.beta_note(say, new, reports()))] if new else []
    return [text(heading), row(menu(labels[chosen], options, _press(action, "language"))), *note]


def _several(say: Words, action: str, name: str, now: Sequence[str]) -> Part:
    labels = words.labels(say, name)
    options = [discord.SelectOption(label=each, value=value, default=value in now) for value, each in labels.items()]
    return row(menu(labels[now[0]], options, _press(action, name), max_values=len(options)))


def _limit(say: Words, action: str, name: str, now: int) -> Part:
    numbers = sorted({*words.LIMITS[name], now})
    options = [
        discord.SelectOption(label=words.limit(say, each), value=str(each), default=each == now) for each in numbers
    ]
    return row(menu(words.limit(say, now), options, _press(action, name)))


def _switch(say: Words, action: str, name: str, *, on: bool) -> Button:
    """A button that turns a setting on or off. It contains the new value, so that a double click changes it once."""
    return button(words.switch(say, name, on=on), _press(action, name, "off" if on else "on"))
