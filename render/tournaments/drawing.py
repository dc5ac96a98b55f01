"""The standings of a tournament as they are posted: the picture with its alternative text."""

from __future__ import annotations

from render.picture import Drawing
from render.tournaments.picture import picture
from render.tournaments.table import Standings
from render.tournaments.words import alt, written
from words import Words


def draw(shown: Standings, say: Words) -> Drawing:
    """The standings in the language of `say`. The result depends on the arguments alone. May run in any thread."""
    return Drawing((picture(shown, written(say, shown)),), alt(say, shown))
