"""The title, the summary and the options of Stranded."""

from __future__ import annotations

from render.about import About, OptionWords
from words import Words


def about(say: Words) -> About:
    """The game in words, before it is played."""
    w = say.stranded
    meanings = {"1": w.option_blacks_one(), "2": w.option_blacks_two()}
    return About(
        title=w.title(),
        summary=w.summary(),
        options={"blacks": OptionWords(w.option_blacks(), meanings, name=w.option_blacks_name())},
        first=w.youngest(),
    )
