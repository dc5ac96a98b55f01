"""The few words within the picture of Stranded on Mars, and what they are in English."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from render.mars.cards import TITLES, Title
from rules.mars.cards import AGED, ALL, HALF, PLUS, TOLL, Phase
from rules.mars.state import Line


class Labels(Struct, frozen=True, eq=False):
    """The words of one language. Those with `{}` take a number."""

    titles: Mapping[str, Title]
    phases: Mapping[Phase, str]
    does: Mapping[str, str]
    """What abilities do, and what aging cards do by themselves (MA-1, MA-4), in two words."""

    brief: Mapping[str, str]
    """The same in one word, where two are too long for a small card."""

    chapters: Mapping[str, str]
    """The texts of the Final Chapters that have one (MA-5)."""

    piles: Mapping[str, str]
    lines: Mapping[Line, str]
    """The lines of a score (MA-37)."""

    sum: str
    value: str
    free: tuple[str, str]
    """Of one, and of several."""

    beaten: str
    score: str
    so_far: str
    won: str
    lost: str
    otherwise: str
    level: str
    missing: str
    reached: str
    price: str
    hunger: str
    budget: str
    stopped: str
    stopped_game: str
    lost_fight: str
    gained: str
    paid: str
    paid_hunger: str
    unpaid: str
    doing: Mapping[str, str]
    """What an ability under way asks for."""

    again: str

    def free_cards(self, number: int) -> str:
        """`free card` or `free cards`."""
        return self.free[number != 1]

    def pending(self, ability: str, left: int) -> str:
        """What an ability under way asks for, with how often it may still go on."""
        doing = self.doing[ability]
        return f"{doing} ({self.again.format(left)})" if left > 1 else doing


ENGLISH = Labels(
    titles=TITLES,
    phases={
        Phase.GREEN: "Green Sol",
        Phase.YELLOW: "Yellow Sol",
        Phase.RED: "Red Sol",
        Phase.FINAL: "Final Chapters",
    },
    does={
        "life1": "+1 life",
        "life2": "+2 life",
        "card1": "+1 card",
        "card2": "+2 cards",
        "destroy": "destroy",
        "double": "double",
        "copy": "copy",
        "step": "phase −1",
        "sort": "sort 3",
        "swap1": "swap 1",
        "swap2": "swap 2",
        "under": "put below",
        "hunger1": "−1 life",
        "hunger2": "−2 life",
        "fear": "highest = 0",
        "stop": "stop",
    },
    brief={"fear": "top = 0", "under": "below"},
    chapters={
        TOLL: "each paid card costs 2 life",
        HALF: "only half of the cards count",
        PLUS: "every card counts 1 more",
        AGED: "2 for each aging card so far",
        ALL: "all hazards never beaten",
    },
    piles={
        "stack": "Stack",
        "discard": "Discard",
        "hazards": "Hazards",
        "past": "Hazard discard",
        "aging": "Aging",
        "destroyed": "Removed",
    },
    lines={
        Line.CARDS: "cards",
        Line.AGING: "aging",
        Line.CHAPTERS: "chapters",
        Line.LIFE: "life left",
        Line.UNBEATEN: "never beaten",
    },
    sum="sum",
    value="needed",
    free=("free card", "free cards"),
    beaten="beaten",
    score="Score",
    so_far="Score so far",
    won="Won",
    lost="Lost",
    otherwise="Seat 1",
    level="Level {}",
    missing="{} missing",
    reached="enough to win",
    price="then {} life a card",
    hunger="hunger: −{} life at the end",
    budget="{} left to destroy cards",
    stopped="stop: no free cards",
    stopped_game="ended by the table",
    lost_fight="fight lost",
    gained="gained {}",
    paid="−{} life",
    paid_hunger="hunger: −{} life",
    unpaid="{} life needed",
    doing={
        "card1": "draw 1 more",
        "card2": "draw more",
        "sort": "look at more",
        "drop": "drop which?",
        "stack": "which comes next?",
        "destroy": "destroy which?",
        "double": "double which?",
        "copy": "copy which?",
        "swap1": "swap which?",
        "swap2": "swap which?",
        "under": "put which below?",
    },
    again="{} left",
)
