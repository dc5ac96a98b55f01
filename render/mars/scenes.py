"""What pictures and texts of Stranded on Mars both need to know about a scene."""

from __future__ import annotations

from render.scene import Scene
from rules.core import Over
from rules.mars import Mars
from rules.mars.cards import ABILITIES, AGING, FEAR, HUNGER, STOP


def ability_of(code: str) -> str | None:
    """The ability of a card, or what an aging card does by itself, by the card's code; None if there is neither."""
    if code in AGING:
        return code[2:] if code in HUNGER or code in (FEAR, STOP) else None
    return ABILITIES.get(code)


def over(here: Mars) -> bool:
    """Whether the game is over by the rules."""
    return isinstance(here.turn(), Over)


def waiting(scene: Scene[Mars]) -> bool:
    """Whether the scene waits for the player or for chance."""
    return scene.waits and not over(scene.position)
