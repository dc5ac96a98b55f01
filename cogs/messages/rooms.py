"""The standing message with the games that run in a server."""

from __future__ import annotations

import discord

from cogs.interactions.components import button, row
from cogs.interactions.ids import Press
from cogs.messages.parts import GREEN, message, text
from cogs.words import rooms as words
from sessions.tables.overview import Listed
from words import Words

SIZE = 12
"""The most games in the list. Even with long names and links they fit into a message."""

MY_GAMES = "mygames"
"""The action of the button below the list: it shows the user's own games privately."""


def games(say: Words, listed: Listed) -> discord.ui.LayoutView:
    """The list of the running games, with a button for one's own."""
    return message(GREEN, text(*words.games(say, listed)), row(button(say.games.my_games(), Press(MY_GAMES))))
