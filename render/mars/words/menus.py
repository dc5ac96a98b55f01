"""What the player of Stranded on Mars is asked, and in which menus and order the plies are offered."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from render.kit.texts import minus
from rules.core import Ply
from rules.mars import Mars, plies
from rules.mars.cards import ABILITIES, AGING, FEAR, HUNGER, STOP, VALUES
from rules.mars.events import GameEnd
from rules.mars.state import Step
from rules.notation import begun, legal
from words import Words

MANY = 8
"""If there are more cards to get rid of than this, they are in two menus: those worth nothing, and the others."""

_LEAST = 20
"""What is added to the value of a card for its place in a menu."""

_ENDED, _LAST = 100, 1000
"""The places of ending a fight: after everything that costs nothing if it is won, else after everything."""

_RIDDANCE = ("destroy", "swap1", "swap2", "under")
"""The abilities that are best used on the worst cards."""

_WORSE = {FEAR: 3, STOP: 2, **HUNGER}
"""By how much some cards are worse than their value says."""


def weigh(here: Mars, words: Sequence[str]) -> tuple[int, int]:
    """The number of a choice's menu, and its place in the menu.

    What is free comes before what costs life, and the end of a fight or of an ability comes last; but ending a fight
    that is won comes before drawing another card. Of cards to get rid of, the worst come first; of cards to double or
    to draw again, the best.
    """
    found = begun(here, words)
    return _place(here, found[0]) if len(found) == 1 else (0, 0)


def menu(say: Words, here: Mars, prefix: Sequence[str], number: int | None) -> str:
    """The placeholder of a menu."""
    if not prefix:
        return say.mars.menu_use() if here.step is Step.FIGHT else ""
    acting = here.pending.ability if here.pending else ""
    what = acting if prefix[0] == "on" else prefix[0]
    divided = number is not None and len(here.row) > MANY
    return _placeholder(say, what, "any" if not divided else "more" if number else "less")


def _placeholder(say: Words, what: str, worth: Literal["any", "more", "less"]) -> str:
    """The placeholder by the first word of the plies, or by the ability under way. `worth`: of which cards."""
    w = say.mars
    match what:
        case "destroy":
            return w.menu_destroy(worth=worth)
        case "swap1" | "swap2":
            return w.menu_swap(worth=worth)
        case "under":
            return w.menu_put_below(worth=worth)
        case _:
            others = {
                "face": w.menu_face,
                "chapter": w.menu_chapter,
                "use": w.menu_use,
                "drop": w.menu_drop,
                "stack": w.menu_stack,
                "double": w.menu_double,
                "copy": w.menu_copy,
            }
            return others.get(what, w.menu_choose)()


def _place(here: Mars, ply: Ply) -> tuple[int, int]:
    match ply:
        case plies.Look():
            return 0, 0
        case plies.Draw() | plies.Pay() | plies.Use() | plies.End():
            return 0, _fighting(here, ply)
        case plies.On(place=place):
            return _acting(here, here.row[place - 1].code)
        case plies.Destroy(place=place):
            return _rid(here, here.row[place - 1].code)
        case plies.Drop(place=place):
            return 0, _worth(here.view[place - 1])
        case plies.Stack(order=order):
            # The better the first cards are, the lower is the sum.
            return 0, sum(at * _worth(here.view[int(digit) - 1]) for at, digit in enumerate(order))
        case plies.Face(which=which) | plies.Chapter(which=which):
            return 0, which
        case _:
            return 0, _LAST


def _fighting(here: Mars, ply: Ply) -> int:
    result = here.fight_result() if here.step is Step.FIGHT and not here.missing else None
    won = result is not None and result.ending in (None, GameEnd.WON)
    match ply:
        case plies.Use(place=place):
            return place
        case plies.End() if result is not None and won:
            return -1 if result.ending is GameEnd.WON else _ENDED
        case plies.End():
            return _LAST
        case _:
            return _ENDED + 1 if won else 0 if ply == plies.DRAW else _ENDED


def _acting(here: Mars, code: str) -> tuple[int, int]:
    assert here.pending is not None, "it acts by an ability"
    ability = here.pending.ability
    if ability in _RIDDANCE:
        return _rid(here, code)
    return 0, _LEAST - VALUES[code] if ability == "double" else 0


def _rid(here: Mars, code: str) -> tuple[int, int]:
    """The menu and place of a card to get rid of: the worst first, and if there are many, good ones in another menu."""
    good = VALUES[code] > 0 and code not in AGING
    return int(good and len(here.row) > MANY), _worth(code)


def _worth(code: str) -> int:
    """Twice the worth of a card, plus a little if it has an ability; at least 0, since lower places mean a gain."""
    return 2 * (_LEAST + VALUES[code] - _WORSE.get(code, 0)) + (code in ABILITIES)


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
