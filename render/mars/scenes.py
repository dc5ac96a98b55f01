"""What the pictures and the words of Stranded on Mars both take from a scene."""

from __future__ import annotations

from render.face import Scene
from rules.core import Over
from rules.mars import Mars
from rules.mars.cards import ABILITIES, AGING, FEAR, HUNGER, STOP


def ability_of(code: str) -> str | None:
    """The ability of a card, or what an aging card does by itself; None where there is neither."""
    if code in AGING:
        return code[2:] if code in HUNGER or code in (FEAR, STOP) else None
    return ABILITIES.get(code)


def over(here: Mars) -> bool:
    """Whether the game is over by the rules."""
    return isinstance(here.turn(), Over)


def waiting(scene: Scene[Mars]) -> bool:
    """Whether somebody or something is still to act."""
    return scene.waits and not over(scene.position)
