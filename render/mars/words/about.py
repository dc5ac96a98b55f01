"""The title, the summary and the options of Stranded on Mars."""

from __future__ import annotations

from render.about import About, OptionWords
from words import Words


def about(say: Words) -> About:
    """The game in words, before it is played."""
    w = say.mars
    levels = {"1": w.option_level_1(), "2": w.option_level_2(), "3": w.option_level_3(), "4": w.option_level_4()}
    return About(
        title=w.title(),
        summary=w.summary(),
        options={"level": OptionWords(w.option_level(), levels, w.option_level_name())},
    )
