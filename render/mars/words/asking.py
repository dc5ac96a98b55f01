"""What the player of Stranded on Mars is asked to do."""

from __future__ import annotations

from render.kit.numbers import minus
from rules.mars import Mars, plies
from rules.mars.state import Step
from rules.notation import legal
from words import Words


def ask(say: Words, here: Mars) -> str:
    """What the player can do now and, in a fight, how it stands."""
    w = say.mars
    match here.step:
        case Step.FACE:
            return w.ask_face()
        case Step.CHAPTER:
            return w.ask_chapter()
        case Step.FIGHT:
            return _fight(say, here)
        case Step.ON:
            return _target(say, here)
        case Step.LOOK:
            assert here.pending is not None, "cards are taken by an ability"
            asked = w.ask_look_at_more if here.pending.ability == "sort" else w.ask_draw_more
            return asked(left=here.pending.left)
        case Step.DROP:
            return w.ask_drop()
        case Step.STACK:
            return w.ask_stack()
        case Step.DESTROY:
            return w.ask_destroy(budget=here.budget)
        case _:
            return w.ask_nothing()


def _target(say: Words, here: Mars) -> str:
    """Which card an ability needs."""
    assert here.pending is not None, "a card is chosen for an ability"
    w, ability = say.mars, here.pending.ability
    match ability:
        case "destroy":
            return w.ask_card_to_destroy()
        case "double":
            return w.ask_card_to_double()
        case "copy":
            return w.ask_card_to_copy()
        case "swap1":
            return w.ask_card_to_swap()
        case "swap2":
            return w.ask_card_to_swap_again() if here.pending.left == 1 else w.ask_card_to_swap_first()
        case "under":
            return w.ask_card_to_put_below()
        case _:
            raise AssertionError(f"{ability} needs no card")


def _fight(say: Words, here: Mars) -> str:
    assert here.foe is not None, "a fight is against someone"
    w, total, value, must = say.mars, minus(here.total), here.value, here.in_chapter
    plays = legal(here)
    if not here.missing:
        enough = w.ask_fight_enough if plies.END in plays else w.ask_fight_no_card
        return enough(total=total, value=value)
    if plays[0] == plies.DRAW:
        return w.ask_fight_free(total=total, value=value, free=here.free, must=must)
    if plays[0] == plies.PAY:
        stopped = here.stopped and bool(here.free)
        return w.ask_fight_pay(total=total, value=value, stopped=stopped, price=here.price, must=must)
    return w.ask_fight_stuck(total=total, value=value, poor=here.can_draw, must=must)
