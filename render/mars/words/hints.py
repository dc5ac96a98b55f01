"""Tips for somebody who is new to Stranded on Mars."""

from __future__ import annotations

from rules.core import Choice
from rules.mars import Mars
from rules.mars.state import Step
from words import Words


def hint(say: Words, here: Mars) -> str:
    """A tip for the step, or empty if the player is not to choose (MA-9, MA-12 to MA-19, MA-22 to MA-33)."""
    w = say.mars
    if not isinstance(here.turn(), Choice):
        return ""
    match here.step:
        case Step.FACE:
            return w.hint_face()
        case Step.CHAPTER:
            return w.hint_chapter()
        case Step.FIGHT:
            return _fighting(say, here)
        case Step.ON:
            return w.hint_on()
        case Step.LOOK:
            return w.hint_look()
        case Step.DROP:
            return w.hint_drop()
        case Step.STACK:
            return w.hint_stack()
        case Step.DESTROY:
            return w.hint_destroy()
        case _:
            return ""


def _fighting(say: Words, here: Mars) -> str:
    w = say.mars
    if any(here.can_use(place) for place in range(len(here.row))):
        return w.hint_use()
    if not here.missing:
        return w.hint_enough() if here.row else w.hint_no_card()
    if here.free and not here.stopped:
        return w.hint_free()
    if here.in_chapter:
        return w.hint_must_win()
    if here.fight_result().ending is not None:
        return w.hint_cannot_lose()
    return w.hint_lose(life=here.missing)
