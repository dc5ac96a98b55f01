"""The private page on which somebody agrees to play with strangers."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from cogs.interactions.components import Button, button, link_button, row
from cogs.interactions.ids import Press
from cogs.messages.challenges import SWITCH
from cogs.messages.offers import PERSON_PAGE, Search, find_button
from cogs.messages.parts import BLURPLE, message, text
from cogs.words import strangers as words
from cogs.words.links import add_to_account
from words import Words

AGREE, RENAME, STOP = "agreepool", "renamepool", "stoppool"
"""The actions of the buttons of the page. What somebody was about to offer follows in their words."""


def switch_button(say: Words, *, on: bool, wanted: Sequence[str]) -> Button:
    """The button that says whether strangers can challenge somebody, and changes it."""
    return button(say.challenges.switch(on=on), Press(SWITCH, words=("off" if on else "on", *wanted)))


def page(
    say: Words,
    name: str,
    agreed: int,
    application_id: int,
    search: Search | None = None,
    change: str = "",
    *,
    challenges: bool = False,
) -> discord.ui.LayoutView:
    """What strangers see of somebody and what they never see, and the buttons to agree or to stop.

    `name` is the player name, as it is; `agreed` since when they agree, 0 if they do not. `search` is the offer that
    they were about to make, and `change` says what has happened just now. `challenges`: whether strangers can challenge
    them.
    """
    wanted = search.words() if search is not None else ()
    told = say.strangers
    decide = (
        [button(told.stop(), Press(STOP, words=wanted)), find_button(say)]
        if agreed
        else [button(told.agree(), Press(AGREE, words=wanted), tone="good")]
    )
    return message(
        BLURPLE,
        text(f"### {told.heading()}", f"✅ {change}" if change else ""),
        *map(text, words.page(say, name, agreed)),
        row(
            *decide,
            button(told.another_name(), Press(RENAME, words=wanted)),
            *([switch_button(say, on=challenges, wanted=wanted)] if agreed else []),
        ),
        row(
            button(say.privacy.notice(), Press("notice")),
            link_button(say.learning.add_to_account(), add_to_account(application_id)),
            button(say.settings.other_settings(), Press(PERSON_PAGE, words=("back",))),
        ),
    )
