"""The private message that shows how somebody's play develops."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from cogs.interactions.components import Button, button, menu, row
from cogs.interactions.ids import Press
from cogs.messages.parts import BLURPLE, Part, image, message, text
from cogs.pictures.pictures import Picture
from cogs.words.about import title
from render.kit.texts import clip
from words import Words

PROGRESS, ANALYSE_NEXT = "progress", "progressnext"
"""The actions: show how the reader plays a game, analyse a game of theirs that is not analysed."""


def progress_button(say: Words, game_key: str) -> Button:
    """The button that shows how the reader's play develops in a game."""
    return button(say.reviews.open(), Press(PROGRESS, words=(game_key,)))


def page(
    say: Words,
    lines: Sequence[str],
    chart: Picture | None,
    keys: Sequence[str],
    game_key: str,
    back: Press,
    *,
    more: bool,
) -> discord.ui.LayoutView:
    """How the reader plays a game, with the chart if there is one.

    `keys` are the games that can be chosen, and `back` leads to the results; `more`: there is a game that can be
    analysed.
    """
    controls: list[Part] = []
    if len(keys) > 1:
        options = [
            discord.SelectOption(label=clip(title(say, each), 100), value=each, default=each == game_key)
            for each in sorted(keys)
        ]
        controls.append(row(menu(say.standings.choose_game(), options, Press(PROGRESS))))
    ways = [button(say.reviews.analyse_next(), Press(ANALYSE_NEXT, words=(game_key,)), tone="good")] if more else []
    controls.append(row(*ways, button(say.standings.results(), back)))
    drawn: list[Part] = [image(chart), text(say.reviews.explained())] if chart is not None else []
    return message(BLURPLE, text(*lines), *drawn, *controls)
