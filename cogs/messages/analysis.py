"""The message of an analysis: the chart of the chances, luck and choices, and the expensive moves."""

from __future__ import annotations

import discord

from cogs.interactions.components import button, row
from cogs.interactions.ids import Press
from cogs.messages.game_history import LOOK, ViewedGame, attached_record
from cogs.messages.parts import BLURPLE, image, message, text
from cogs.pictures.pictures import Picture
from cogs.words import analysis as words
from opponents.analysis import Analysed
from render.kit.series import Series


def result(viewed: ViewedGame, analysed: Analysed, chart: Picture) -> discord.ui.LayoutView:
    """The analysis of a game, with buttons that lead to its expensive moves."""
    say, past = viewed.say, viewed.past
    moves = sorted({past.moves_until(each.index + 1) for each in words.shown(analysed, viewed.viewer)})
    ways = [
        button(say.analysis.see_move(move=each), Press(LOOK, viewed.session, words=(str(each), "from")))
        for each in moves
    ]
    board = button(say.watching.see_board(), Press(LOOK, viewed.session, words=("0", "first")))
    return message(
        BLURPLE,
        text(words.heading(say, past)),
        image(chart),
        text(*words.split(say, past, analysed), f"-# {say.analysis.explained()}"),
        text(*words.expensive(say, past, analysed, viewed.viewer)),
        row(*ways, board),
        *attached_record(viewed),
    )


def series(viewed: ViewedGame, analysed: Analysed) -> list[Series]:
    """The lines of the chart: the chances of each seat before the first move and after each."""
    past = viewed.past
    numbered = [
        (each.seat, past.moves_until(each.index + 1), str(number))
        for number, each in enumerate(words.shown(analysed, viewed.viewer), 1)
    ]
    return [
        Series(
            name,
            tuple(analysed.shares[stop][seat - 1] for stop in past.stops),
            tuple((move, label) for whose, move, label in numbered if whose == seat),
        )
        for seat, name in enumerate(words.names(viewed.say, past), 1)
    ]
