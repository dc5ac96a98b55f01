"""Lists of open tables as private messages."""

from __future__ import annotations

import discord

from cogs.interactions.components import Button, button, row
from cogs.interactions.ids import Press
from cogs.messages.parts import BLURPLE, message, text
from cogs.words import games as words
from cogs.words import table
from sessions.tables.overview import Listed

SIZE = 6
"""Tables on a page: with long names they still fit into a message."""


def tables(listed: Listed, user_id: int, guild_id: int, *, mine: bool) -> discord.ui.LayoutView:
    """A page of somebody's tables, or of their server's, with the way to the others."""
    lines = words.mine(listed, user_id, guild_id) if mine else [words.line(each, user_id) for each in listed.tables]
    action = "mine" if mine else "here"
    # No two ids in a message are alike: the words tell the buttons of one page apart.
    rows = [
        [
            button(words.MINE, Press("mine", words=("tab",)), disabled=mine),
            button(words.HERE, Press("here", words=("tab",)), disabled=not mine),
        ][: 2 if guild_id else 0],
        _pager(action, listed) if listed.pages > 1 else [],
    ]
    return message(
        BLURPLE,
        text(words.heading(listed, mine=mine), *lines),
        *(row(*buttons) for buttons in rows if buttons),
    )


def _pager(action: str, listed: Listed) -> list[Button]:
    before, after = max(listed.page - 1, 0), min(listed.page + 1, listed.pages - 1)
    return [
        button(table.PREVIOUS, Press(action, page=before, words=("back",)), disabled=listed.page == 0),
        button(table.NEXT, Press(action, page=after, words=("next",)), disabled=listed.page == listed.pages - 1),
    ]
