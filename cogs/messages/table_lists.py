"""Private messages with lists of open tables."""

from __future__ import annotations

import discord

from cogs.interactions.components import Button, button, row
from cogs.interactions.ids import Press
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
        [
            button(say.games.my_games(), Press("mine", words=("tab",)), disabled=mine),
            button(say.games.this_servers(), Press("here", words=("tab",)), disabled=not mine),
        ][: 2 if guild_id else 0],
        _pager(say, action, listed) if listed.pages > 1 else [],
    ]
    return message(
        BLURPLE,
        text(words.heading(say, listed, mine=mine), *lines),
        *(row(*buttons) for buttons in rows if buttons),
    )


def _pager(say: Words, action: str, listed: Listed) -> list[Button]:
    before, after = max(listed.page - 1, 0), min(listed.page + 1, listed.pages - 1)
    return [
        button(say.tables.previous(), Press(action, page=before, words=("back",)), disabled=listed.page == 0),
        button(say.tables.next(), Press(action, page=after, words=("next",)), disabled=listed.page == listed.pages - 1),
    ]
