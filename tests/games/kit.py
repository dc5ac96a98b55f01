"""What the suite is told of a game: the `KIT` of its module in this folder, `tests/games/KEY.py`.

Everything but the key has a default, so that a game says only what sets it apart.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Any, Literal

from msgspec import Struct

from render.kit.texts import Reason
from rules.core import Position
from tests.play.made_up import MadeUp

MARKDOWN = re.compile(r"[*_`~|<>#\\\[\]@]|^[-+>] |^\d+[.)] ")
"""What Discord would take for Markdown or for a mention."""
ONE_OF_MANY = re.compile(r"\b(?:one of 1|1 (?:(?!and\b)\w+ )?(?!(?:is|was|has|its|shows|turns)\b)[a-z]+s)\b")
"""One thing, told as several: `1 caps`, `one of 1 blue caps`."""

Truth = Callable[..., object]
"""Whether a reason holds: of the position, of the words that were typed, and of what stood in the pattern's groups."""

Rare = Literal["a turn with one choice", "a rival for the best turn", "two groups in a menu", "a choice on a button"]
"""What random games of some games hardly ever show, so that tests cannot ask to have seen it."""


class Sample(Struct, frozen=True):
    """A reason that random games rarely need: it is given at this position for what was typed."""

    here: Position
    typed: str
    why: str


class Kit(Struct, frozen=True):
    """One game, as the suite has to know it."""

    key: str
    """The game's key."""

    made_up: MadeUp | None = None
    """The game itself, if it is none of the catalogue."""

    truths: Mapping[str, Truth] = {}
    """What makes each reason true, by a pattern of its whole sentence with the clauses in brackets.

    What must hold is asked of the position and its legal plies, and of positions made from it, never of the code that
    gives the reasons. Empty for a game that gives none (`Teller.obstacle`).
    """

    samples: Sequence[Sample] = ()
    """The reasons that random games rarely need."""

    typed: Callable[[Any, random.Random], Iterable[list[str]]] = lambda _position, _dice: ()
    """What else somebody may type in vain in a position, beside what the suite makes of legal plies and squares."""

    size: int = 6
    """The number of files and ranks of which players may name squares in vain."""

    room: int = 80
    """The characters in which nine of ten labels have room."""

    board_options: Collection[str] = ()
    """The options that change the board itself, so that the same plies lead to positions that look different."""

    own_tones: bool = False
    """Whether buttons have colours for more than what a choice makes certain (`Teller.tone`)."""

    advised: tuple[str, ...] = ()
    """How advice begins (`Teller.advised`): each with what to do. Empty: it is what menus say."""

    lessons: Mapping[str, str] = {}
    """By the title of a lesson, a pattern that fits the story of its right answers and of no others."""

    harm: Callable[[int, Any], Iterable[str]] | None = None
    """What a ply (a `Played`) did to pieces of a seat, as patterns of its sentence on a live board; `ME` is the player.

    None for a game in which nothing is done to others, or whose sentences name no piece.
    """

    perft: Sequence[int] = ()
    """The numbers of lines of play of 1, 2, … plies from the first position; `test_complete.py` prints them."""

    replays: Mapping[int, str] = {}
    """By the number of seats, the digest of a random game; `test_complete.py` prints it."""

    rare: Collection[Rare] = ()
    """What random games of this game hardly ever show."""

    def shows(self, what: Rare, seen: object) -> None:
        """Fail if random games should have shown something and have not."""
        assert seen or what in self.rare, (
            f"random games of {self.key} show no case of “{what}”, so this test looks at nothing. Mend the game, or "
            f"write rare=[{what!r}] in tests/games/{self.key}.py if that is how it is played"
        )

    def checked(self, here: Any, words: Sequence[str], why: str) -> str:
        """The pattern of a reason, which is true. Raises AssertionError where none fits or what it says is wrong."""
        for pattern, truth in self.truths.items():
            if found := re.fullmatch(pattern, why):
                assert truth(here, words, *found.groups()), f"{' '.join(words)}: {why}"
                return pattern
        raise AssertionError(
            f"“{why}” was said of “{' '.join(words)}”, and nobody has checked it: write what makes it true into "
            f"`truths` of tests/games/{self.key}.py"
        )


def cited(reason: Reason) -> str:
    """A reason with its clauses in brackets, such as “c3 is the hole (ST-1).” or “… (GU-9 to GU-12).”."""
    first, last = reason.clauses[0], reason.clauses[-1]
    clauses = f"{first} to {last}" if len(reason.clauses) > 2 else ", ".join(reason.clauses)
    return f"{reason.text.removesuffix('.')} ({clauses})."
