"""The title, the summary and the options of The Game's Up! in English."""

from render.about import About, OptionWords

ABOUT = About(
    title="The Game's Up!",
    summary="Turn pieces over, capture and stack them, and be the first to reach the target.",
    options={
        "target": OptionWords("The score that wins at once"),
        "stacks": OptionWords(
            "What a stack may capture",
            {
                "free": "whatever shows a lower number",
                "alternating": "the same, if the colours still alternate all the way down",
            },
        ),
        "turning": OptionWords(
            "Whether the picture turns a quarter after every move, its labels with it",
            {"on": "the board turns", "off": "the board stands still"},
        ),
    },
)
