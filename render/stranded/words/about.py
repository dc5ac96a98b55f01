"""The title, the summary and the options of Stranded in English."""

from render.about import About, OptionWords

ABOUT = About(
    title="Stranded",
    summary="Take caps, move your tower, and be the last one not left on bare ground.",
    first="the youngest",
    options={
        "blacks": OptionWords(
            "How many of the die's six faces are black (a free choice of colour)",
            {
                "1": "one black face: five results, all alike",
                "2": "two black faces: black comes up twice as often",
            },
        ),
    },
)
