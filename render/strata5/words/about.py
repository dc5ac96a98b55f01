"""The title, the summary and the options of Strata 5."""

from __future__ import annotations

from render.about import About, OptionWords
from words import Words


def about(say: Words) -> About:
    """The game in words, before it is played."""
    w = say.strata5
    meanings = {"6": w.option_size_6(), "8": w.option_size_8(), "10": w.option_size_10()}
    return About(
        title=w.title(),
        summary=w.summary(),
        options={"size": OptionWords(w.option_size(), meanings, w.option_size_name())},
    )
