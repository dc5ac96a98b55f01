"""The title, the summary and the options of The Game's Up!."""

from __future__ import annotations

from render.about import About, OptionWords
from words import Words


def about(say: Words) -> About:
    """The game in words, before it is played."""
    w = say.games_up
    return About(
        title=w.title(),
        summary=w.summary(),
        options={
            "target": OptionWords(w.option_target(), name=w.option_target_name()),
            "stacks": OptionWords(
                w.option_stacks(),
                {"free": w.option_stacks_free(), "alternating": w.option_stacks_alternating()},
                name=w.option_stacks_name(),
                names={"free": w.option_stacks_free_name(), "alternating": w.option_stacks_alternating_name()},
            ),
            "turning": OptionWords(
                w.option_turning(),
                {"on": w.option_turning_on(), "off": w.option_turning_off()},
                name=w.option_turning_name(),
                names={"on": w.option_turning_on_name(), "off": w.option_turning_off_name()},
            ),
        },
    )
