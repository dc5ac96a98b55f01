"""The title, the summary and the options of Strata 5 in English."""

from render.about import About, OptionWords

ABOUT = About(
    title="Strata 5",
    summary="Build with blocks, walk your pawns up what is built, and be the first on the fifth level.",
    options={
        "size": OptionWords(
            "How many spaces the board has each way",
            {
                "6": "the quick game, which favours red",
                "8": "the usual game",
                "10": "the long game, mostly drawn",
            },
        ),
    },
)
