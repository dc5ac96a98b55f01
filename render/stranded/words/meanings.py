"""What the plies of Stranded mean, in English, and in which order the menus offer them."""

from __future__ import annotations

from collections.abc import Sequence

from render.kit.words import capital, count, series
from render.stranded.words.story import color_word, tint_word
from rules import stranded as game
from rules.core import Ply
from rules.foresight import Consequence, foresee
from rules.notation import begun
from rules.stranded import PRINTED, REACH, Stays, Step, Stranded

_LAST = 100
"""The place in the menu of a ply that puts the seat out of the game: after all others."""


def meaning(here: Stranded, words: Sequence[str]) -> str:
    """What picking `words` means: a whole ply, or its first word."""
    found = begun(here, words)
    if len(words) < 2 and len(found) != 1:
        return opening(here, *words)
    return _whole(here, found[0]) if found else capital(" ".join(words))


def opening(here: Stranded, verb: str) -> str:
    """What the first word of a ply means, without the rest of the ply."""
    color = color_word(here.color or "")
    starts = {
        "take": f"Take a {color} cap",
        "move": f"Move to a {color} cap",
        "put": f"Set down {_jumped(here)}",
        "strand": f"Go to bare {color} ground",
        "corner": "Choose a corner",
        "tower": "Choose a tower",
        "color": "Name a colour",
    }
    return starts.get(verb, capital(verb))


def further(after: Stranded, choices: int) -> str:
    """What follows in the same turn after a cap is taken or a colour is named (ST-11, ST-12, ST-19)."""
    if any(isinstance(event, Stays) for event in after.events):
        return "you stay"
    if after.step not in (Step.TAKE, Step.MOVE):
        return ""
    return f"{count(choices, 'place')} to go" if after.step is Step.MOVE else f"{count(choices, 'cap')} to take"


def weigh(here: Stranded, words: Sequence[str]) -> int:
    """The place of a choice in its menu: first what leaves the most choices, last what puts the seat out of the game.

    For a jumped tower, the first column is the one from which it reaches the fewest caps.
    """
    found = begun(here, words)
    if len(found) != 1:
        return 0
    match ply := found[0]:
        case game.Take() | game.Color():
            ahead = foresee(here, ply)
            return 2 * _LAST if ahead.consequence is Consequence.OUT else _LAST - ahead.choices
        case game.Move():
            return -len(_passed(here, ply))
        case game.Put(column=column):
            return _in_reach(here, column)
        case _:
            return 0


def _whole(here: Stranded, ply: Ply) -> str:
    match ply:
        case game.Take(column=column):
            return f"Take {_stack(here, column)}"
        case game.Move(column=column):
            return f"Move to {_stack(here, column)}{_jumping(here, ply)}"
        case game.Put(column=column):
            return f"Put on {column}, {count(_in_reach(here, column), 'cap')} in reach"
        case game.Leave():
            spot = here.spot(here.jumped[0])
            assert spot is not None, "a tower that was jumped stands somewhere"
            return f"Leave on {spot} ({count(_in_reach(here, spot), 'cap')})"
        case game.Strand(column=column):
            return f"Strand on {column}"
        case game.Corner(column=column):
            return f"Start on {column}"
        case game.Tower(color=color):
            return f"{capital(color_word(color))} tower"
        case game.Color(color=color):
            return f"{capital(color_word(color))}{'' if here.takable(color) else ', no cap to take'}"
        case _:
            return capital(str(ply))


def _jumped(here: Stranded) -> str:
    return f"the {tint_word(here, here.jumped[0])} tower" if here.jumped else "a tower"


def _stack(here: Stranded, column: str) -> str:
    """A column with caps, and what is below the top one: `b3 (blue below)`, `b3 (bare green below)`."""
    below = here.caps(column)[:-1]
    return f"{column} ({color_word(below[-1]) if below else f'bare {color_word(PRINTED[column])}'} below)"


def _passed(here: Stranded, ply: game.Move) -> tuple[int, ...]:
    """The seats whose towers the move jumps (ST-16)."""
    after = here.play(ply)
    return after.jumped


def _jumping(here: Stranded, ply: game.Move) -> str:
    jumped = [tint_word(here, seat) for seat in _passed(here, ply)]
    return f", jumping the {series(jumped)} tower{'s'[: len(jumped) > 1]}" if jumped else ""


def _in_reach(here: Stranded, column: str) -> int:
    """The number of columns with a cap and without a tower that a tower on `column` can reach (ST-12 to ST-14)."""
    return sum(bool(here.caps(each)) and here.tower_on(each) is None for each in REACH[column])
