"""What Stranded on Mars is called, and what can be settled before it starts."""

from render.face import About, OptionWords

ABOUT = About(
    title="Stranded on Mars",
    summary="Alone on Mars: learn from what you survive, and leave before your life runs out.",
    options={
        "level": OptionWords(
            "How hard it is",
            {
                "1": "20 life, and the worst of the common aging cards is left out",
                "2": "as level 1, with an aging card in the deck from the start",
                "3": "as level 2, with every aging card in the game",
                "4": "as level 3, with 18 life and never more than 20",
            },
        ),
    },
)
