"""The private messages of a server's seasons, and the buttons below /leaderboard."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from cogs.interactions.components import Button, Row, button, form, rows_of
from cogs.interactions.ids import Press
from cogs.messages.parts import GOLD, message, text
from cogs.words import seasons as words
from sessions.tables.seasons import LENGTHS, LONGEST_NAME, SeasonPlace, SeasonRow
from words import Words

SEE, BEGIN, END, ENDED = "season", "seasonnew", "seasonend", "seasonended"
"""The actions: show a season, ask for the name of a new one and begin it, ask before one is ended, end it."""

NAMED = 20
"""The most places of a game that are listed once a season is over."""


def controls(say: Words, running: SeasonRow | None, *, shown: bool, manager: bool) -> list[Row]:
    """The buttons below a leaderboard: to see the season that is running, unless it is `shown`, and for managers."""
    found: list[Button] = []
    if running is not None and not shown:
        found.append(button(say.seasons.see(), _press(SEE, running)))
    if manager and running is not None:
        found.append(button(say.seasons.end(), _press(END, running)))
    elif manager and not shown:
        found += [button(say.seasons.begin(days=days), Press(BEGIN, page=days)) for days in LENGTHS]
    return rows_of(found)


def _press(action: str, season: SeasonRow) -> Press:
    return Press(action, words=(str(season.id),))


def name_form(say: Words, days: int) -> discord.ui.Modal:
    """The form that asks how a season is to be called which lasts so many days."""
    told = say.seasons
    press = Press(BEGIN, page=days)
    return form(told.form_title(), told.form_text(), told.form_label(), told.form_hint(), LONGEST_NAME, press)


def ask_end(say: Words, season: SeasonRow) -> discord.ui.LayoutView:
    """The question before a season is ended."""
    return message(
        GOLD,
        text(words.ask_end(say, season)),
        *rows_of(
            [
                button(say.seasons.end_now(), _press(ENDED, season), tone="bad"),
                button(say.seasons.keep(), _press(SEE, season)),
            ]
        ),
    )


def final(
    say: Words, season: SeasonRow, places: Sequence[SeasonPlace], user_id: int, game: str | None
) -> discord.ui.LayoutView:
    """The final places of a season: of one game, or the first ones of each. `user_id` is who reads it."""
    shown = [each for each in places if game in (None, each.game)]
    groups = list(dict.fromkeys((each.game, each.options) for each in shown))
    most = NAMED if len(groups) == 1 else NAMED // 4
    lines = [*words.headed(say, season)]
    for key, options in groups:
        mine = [each for each in shown if (each.game, each.options) == (key, options)]
        lines += words.places(say, mine, most, user_id)
    if not groups:
        lines.append(say.seasons.none_placed())
    return message(GOLD, text(*lines))
