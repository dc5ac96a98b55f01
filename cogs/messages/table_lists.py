"""Private messages with lists of open tables."""

from __future__ import annotations

import discord

from cogs.interactions.components import Button, button, row
from cogs.interactions.ids import Press
from cogs.messages.offers import LIST
from cogs.messages.parts import BLURPLE, message, text
from cogs.words import games as words
from sessions.tables.overview import Listed
from words import Words

SIZE = 6
"""The number of tables on a page. Even with long names they fit into a message."""


def tables(say: Words, listed: Listed, user_id: int, guild_id: int, *, mine: bool) -> discord.ui.LayoutView:
    """A page of the user's tables (`mine`) or of the server's, with buttons for the other list and other pages."""
    lines = (
        words.mine(say, listed, user_id, guild_id)
        if mine
        else [words.line(say, each, user_id) for each in listed.tables]
    )
    action = "mine" if mine else "here"
    # The words make the custom ids of a message unique.
    rows = [
        tabs(say, action) if guild_id else [],
        _pager(say, action, listed) if listed.pages > 1 else [],
    ]
    return message(
        BLURPLE,
        text(words.heading(say, listed, mine=mine), *lines),
        *(row(*buttons) for buttons in rows if buttons),
    )


def tabs(say: Words, action: str) -> list[Button]:
    """The buttons of the lists of a server, of which the one with this action is shown."""
    labels = {"mine": say.games.my_games(), "here": say.games.this_servers(), LIST: say.offers.all_offers()}
    return [button(label, Press(each, words=("tab",)), disabled=each == action) for each, label in labels.items()]


def _pager(say: Words, action: str, listed: Listed) -> list[Button]:
    before, after = max(listed.page - 1, 0), min(listed.page + 1, listed.pages - 1)
    return [
        button(say.tables.previous(), Press(action, page=before, words=("back",)), disabled=listed.page == 0),
        button(say.tables.next(), Press(action, page=after, words=("next",)), disabled=listed.page == listed.pages - 1),
    ]
