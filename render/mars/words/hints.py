"""Tips for somebody who is new to Stranded on Mars."""

from __future__ import annotations

from rules.core import Choice
from rules.mars import Mars
from rules.mars.state import Step

_STEPS = {
    Step.FACE: "The one you leave comes back later and needs more.",
    Step.CHAPTER: "Both must be beaten, and you have one life for both.",
    Step.ON: "It costs nothing: pick where it helps most.",
    Step.LOOK: "These cards cost nothing; you may stop at any time.",
    Step.DROP: "A dropped card is out until the deck is shuffled.",
    Step.STACK: "The first one named is the next one that you draw.",
    Step.DESTROY: "Destroy your worst cards. An aging card costs 2.",
}


def hint(here: Mars) -> str:
    """A tip for the step, or empty if the player is not to choose (MA-9, MA-12 to MA-19, MA-22 to MA-33)."""
    if not isinstance(here.turn(), Choice):
        return ""
    match here.step:
        case Step.FIGHT:
            return _fighting(here)
        case _:
            return _STEPS.get(here.step, "")


def _fighting(here: Mars) -> str:
    if any(here.can_use(place) for place in range(len(here.row))):
        return "You can use a card for free before you end the fight."
    if not here.missing:
        if not here.row:
            return "One card at least must be drawn."
        return "That is enough: end the fight. More can only do harm."
    if here.free and not here.stopped:
        return "Draw the free cards before you think of paying."
    if here.in_chapter:
        return "It must be won: pay for cards while you have life."
    if here.fight_result().ending is not None:
        return "You cannot afford to lose this: pay for more cards."
    return f"Ending now costs {here.missing} life, but destroys bad cards."
