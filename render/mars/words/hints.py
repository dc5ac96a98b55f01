"""Tips for somebody who is new to Stranded on Mars."""

from __future__ import annotations

from rules.core import Choice
from rules.mars import Mars
from rules.mars.state import Step

_STEPS = {
    Step.CHAPTER: "Both must be beaten, one after the other. What you pay in the first is missing in the second.",
    Step.ON: "What a card does is free: take the card for which it does most.",
    Step.LOOK: "These cards cost neither life nor a free draw; you may stop at any time.",
    Step.DROP: "Drop a bad card, and it will not come before the deck is shuffled again.",
    Step.STACK: "The first one named is the next one that you draw.",
    Step.DESTROY: "You have paid for this with life, so spend it: throw out your worst cards. Aging cards cost 2.",
}


def hint(here: Mars) -> str:
    """A tip for the step, or empty if the player is not to choose (MA-9, MA-12 to MA-19, MA-22 to MA-33)."""
    if not isinstance(here.turn(), Choice):
        return ""
    match here.step:
        case Step.FACE:
            return _facing(here)
        case Step.FIGHT:
            return _fighting(here)
        case _:
            return _STEPS.get(here.step, "")


def _facing(here: Mars) -> str:
    first, second = (f"{here.value_of(each)} with {_cards(here.free_draws_of(each))}" for each in here.dealt)
    return (
        f"The first needs {first}, the second {second}. The one you leave comes back in the next phase, and needs more."
    )


def _cards(number: int) -> str:
    return "1 free card" if number == 1 else f"{number} free cards"


def _fighting(here: Mars) -> str:
    if any(here.can_use(place) for place in range(len(here.row))):
        return "A card in front of you can be used, and that costs nothing: do so before you end the fight."
    if not here.missing:
        if not here.row:
            return "Nothing is needed here, but one card at least must be drawn."
        return "Your cards add up to enough: end the fight. A further card can only do harm."
    if here.free and not here.stopped:
        return f"{here.missing} to go, and {_cards(here.free)} left to draw: take them before you think of paying."
    if here.in_chapter:
        return f"{here.missing} to go. A Final Chapter must be won, so pay for cards while you have life."
    if here.fight_result().ending is not None:
        return f"{here.missing} to go, and more than you can lose: pay for cards as long as there is hope in them."
    return (
        f"{here.missing} to go. Each further card costs {here.price} life; to end now costs {here.missing}, "
        "and lets you destroy bad cards for as much."
    )
