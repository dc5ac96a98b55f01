"""The title, the summary and the options of Stranded on Mars in English."""

from render.about import About, OptionWords

ABOUT = About(
    title="Stranded on Mars",
    summary="Alone on Mars: learn from what you survive, and leave before your life runs out.",
    options={
        "level": OptionWords(
            "How hard it is",
            {
                "1": "20 life, at most 22; bad cards join the deck later, and the worst one is left out",
                "2": "20 life, at most 22; a bad card is in the deck from the start, and the worst one is left out",
                "3": "20 life, at most 22; a bad card is in the deck from the start, and none is left out",
                "4": "18 life, at most 20; a bad card is in the deck from the start, and none is left out",
            },
        ),
    },
)
