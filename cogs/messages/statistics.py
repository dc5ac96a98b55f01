"""The private messages of /stats: somebody's results, and the list of their finished games."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from cogs.interactions.components import button, menu, row
from cogs.interactions.ids import Press
from cogs.messages.parts import GOLD, Part, image, message, text
from cogs.messages.progress import progress_button
from cogs.pictures.pictures import Picture
from cogs.words import standings as words
from cogs.words.about import title
from cogs.words.history import unmarked
from render.kit.texts import clip
from sessions.tables.overview import Finished
from words import Words

STATS, GAMES, SEE = "stats", "statgames", "statsee"
"""The actions: show somebody's results in one game or in all, list their games, show the history of one."""

ALL = "all"
"""Stands for all games in custom ids."""

SIZE = 8
"""The number of games on a page."""


def results(
    say: Words,
    user_id: int,
    lines: Sequence[str],
    chart: Picture | None,
    keys: Sequence[str],
    key: str | None,
    progress: str = "",
) -> discord.ui.LayoutView:
    """Somebody's results, with the chart if there is one.

    `keys` are the games that they have played; `key` is the one that is shown, None where all are. A button shows the
    reader how their play of the game `progress` develops.
    """
    controls: list[Part] = []
    if len(keys) > 1:
        options = [discord.SelectOption(label=clip(title(say, each), 100), value=each) for each in sorted(keys)]
        options.append(discord.SelectOption(label=say.standings.all_games(), value=ALL))
        controls.append(row(menu(say.standings.choose_game(), options, Press(STATS, words=(str(user_id),)))))
    if keys:
        listed = button(say.standings.list_games(), Press(GAMES, words=(str(user_id), key or ALL)))
        controls.append(row(listed, *([progress_button(say, progress)] if progress else [])))
    return message(
        GOLD,
        text(*lines),
        *([image(chart)] if chart is not None else []),
        text(say.standings.counted()),
        *controls,
    )


def games(
    say: Words,
    name: str,
    user_id: int,
    key: str | None,
    shown: Sequence[tuple[Finished, str]],
    page: int,
    number: int,
) -> discord.ui.LayoutView:
    """A page of somebody's finished games with the line for each, and a menu that shows the history of one."""
    pages = max(1, -(-number // SIZE))
    first = page * SIZE + 1
    whose = (str(user_id), key or ALL)
    options = [
        discord.SelectOption(label=clip(f"{place}. {unmarked([line])}", 100), value=str(game.session_id))
        for place, (game, line) in enumerate(shown, first)
    ]
    ways = [button(say.standings.results(), Press(STATS, words=whose))]
    if pages > 1:
        back = Press(GAMES, page=max(page - 1, 0), words=(*whose, "back"))
        on = Press(GAMES, page=min(page + 1, pages - 1), words=(*whose, "next"))
        ways += [
            button(say.tables.previous(), back, disabled=page == 0),
            button(say.tables.next(), on, disabled=page == pages - 1),
        ]
    return message(
        GOLD,
        text(
            say.standings.games_heading(name=name, number=number, page=page + 1, pages=pages),
            *(f"{place}\\. {words.dated(game, line)}" for place, (game, line) in enumerate(shown, first)),
        ),
        *([row(menu(say.standings.see_history(), options, Press(SEE, words=whose)))] if options else []),
        row(*ways),
    )
