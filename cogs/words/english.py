"""What the modules that do not take `Words` yet need of those that do, in English."""

from __future__ import annotations

from functools import partial

from cogs.words import about as _about
from cogs.words import around, clocks, names, table, times
from render.kit.words import series
from sessions.tables import games
from words import ENGLISH, of

_ENGLISH = of(ENGLISH)

about = partial(_about.about, _ENGLISH)
title = partial(_about.title, _ENGLISH)
option_words = partial(_about.option_words, _ENGLISH)
bold = partial(names.bold, _ENGLISH)
bold_names = partial(names.bold_names, _ENGLISH)
bold_person = partial(names.bold_person, _ENGLISH)
plain = partial(names.plain, _ENGLISH)
span = partial(times.span, _ENGLISH)
budget = partial(around.budget, _ENGLISH)
secret_withheld = partial(table.secret_withheld, _ENGLISH)
after = partial(clocks.after, _ENGLISH)
reminded = partial(clocks.reminded, _ENGLISH)
deadline = partial(clocks.deadline, _ENGLISH)


def moves(number: int) -> str:
    """A number of moves, in words."""
    return _ENGLISH.tables.moves(moves=number)


def alone() -> str:
    """What somebody who is alone can play, without Markdown: the games for one, and the guided games."""
    solo = [title(key) for key, game in games().items() if game.seats[0] == 1]
    play = f"/play has {series(solo)}, and " if solo else ""
    return f"{play}/tutorial teaches every game."
