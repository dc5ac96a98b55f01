"""Why a move of Stranded on Mars is not legal, with the clauses of the rules."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from render.kit.texts import Reason, because
from render.mars.words.speech import Speech
from rules.mars import Mars
from rules.mars.cards import ABILITIES, AGING, COUNTS, INDEX
from rules.mars.state import Step
from rules.notation import begun

_STEPS = {
    "face": Step.FACE,
    "chapter": Step.CHAPTER,
    "draw": Step.FIGHT,
    "pay": Step.FIGHT,
    "use": Step.FIGHT,
    "end": Step.FIGHT,
    "on": Step.ON,
    "look": Step.LOOK,
    "enough": Step.LOOK,
    "drop": Step.DROP,
    "keep": Step.DROP,
    "stack": Step.STACK,
    "destroy": Step.DESTROY,
    "done": Step.DESTROY,
}
"""The steps in which a ply can begin with each word."""


def why_not(say: Speech, here: Mars, words: Sequence[str]) -> Reason | None:
    """Why `words`, which begin no legal ply, cannot be played; None for no reason."""
    step = _STEPS.get(words[0])
    if step is None:
        return None
    number = int(words[1]) if len(words) > 1 and words[1].isdecimal() and len(words[1]) < 4 else None
    if (words[0], here.step) == ("enough", Step.ON):
        return _must_choose(say, here)
    if step is not here.step:
        return _untimely(say, here)
    return _WHY[words[0]](say, here, number)


def _untimely(say: Speech, here: Mars) -> Reason:
    """What the player is to do now instead."""
    w = say.mars
    match here.step:
        case Step.FACE:
            return because(w.why_face_first(), "MA-9")
        case Step.CHAPTER:
            return because(w.why_chapter_first(), "MA-33")
        case Step.FIGHT:
            assert here.foe is not None, "a fight is against someone"
            return because(w.why_fighting(foe=say.foe(here.foe)), "MA-12")
        case Step.DESTROY:
            return because(w.why_destroying(), "MA-19")
        case _:
            assert here.pending is not None, "an ability is under way"
            place = here.pending.place
            return because(w.why_finish(number=place + 1, card=say.name(here.row[place].code)), "MA-15")


# A fight


def _no_draw(say: Speech, here: Mars, _: int | None) -> Reason:
    w = say.mars
    if not here.can_draw:
        return because(w.why_no_card(), "MA-32")
    return because(w.why_stopped() if here.free else w.why_no_free(), "MA-13")


def _no_pay(say: Speech, here: Mars, _: int | None) -> Reason:
    w = say.mars
    if not here.can_draw:
        return because(w.why_no_card(), "MA-32")
    if here.free and not here.stopped:
        return because(w.why_free_first(free=here.free), "MA-13")
    return because(w.why_no_life(price=here.price, life=here.life), "MA-13")


def _no_end(say: Speech, here: Mars, _: int | None) -> Reason:
    if here.in_chapter and here.missing:
        return because(say.mars.why_must_win(missing=here.missing), "MA-33")
    return because(say.mars.why_draw_first(), "MA-16")


def _no_use(say: Speech, here: Mars, number: int | None) -> Reason | None:
    w = say.mars
    if number is None:
        return None if begun(here, ["use"]) else because(w.why_none_usable(), "MA-15")
    if absent := _absent(say, here, number):
        return absent
    card = here.row[number - 1]
    ability, name = ABILITIES.get(card.code), say.name(card.code)
    if card.code in AGING:
        return because(w.why_aging(number=number, card=name), "MA-20")
    if ability is None:
        return because(w.why_no_ability(number=number, card=name), "MA-15")
    if card.used:
        return because(w.why_used(number=number, card=name), "MA-15")
    if here.uses[INDEX[card.code]] >= COUNTS[card.code]:
        return because(w.why_used_up(number=number, card=name), "MA-15")
    return _no_effect(say, here, ability, number)


def _no_effect(say: Speech, here: Mars, ability: str, number: int) -> Reason:
    """Why the ability of the card with this number in the row would do nothing now."""
    w, name = say.mars, say.name(here.row[number - 1].code)
    match ability:
        case "life1" | "life2":
            return because(w.why_most_life(life=here.life), "MA-30")
        case "step" if here.in_chapter:
            return because(w.why_not_chapter(number=number, card=name), "MA-26")
        case "step":
            return because(w.why_green_already(), "MA-26")
        case "copy":
            return because(w.why_nothing_to_copy(number=number, card=name), "MA-30")
        case "double" if len(here.row) > 1:
            return because(w.why_nothing_to_double(number=number, card=name), "MA-30")
        case "card1" | "card2" | "sort":
            return because(w.why_needs_card(number=number, card=name), "MA-30")
        case "under" if len(here.row) > 1:
            return because(w.why_needs_stack(number=number, card=name), "MA-30")
        case _:
            return because(w.why_needs_another(number=number, card=name), "MA-30")


# Abilities


_CLAUSES = {"destroy": 23, "double": 24, "copy": 25, "swap1": 28, "swap2": 28, "under": 29}


def _must_choose(say: Speech, here: Mars) -> Reason:
    assert here.pending is not None, "an ability is under way"
    ability = here.pending.ability
    why = say.mars.why_must_swap() if ability == "swap2" else say.mars.why_must_act()
    return because(why, f"MA-{_CLAUSES[ability]}")


def _not_on(say: Speech, here: Mars, number: int | None) -> Reason | None:
    if number is None:
        return None
    if absent := _absent(say, here, number):
        return absent
    assert here.pending is not None, "an ability is under way"
    w, code = say.mars, here.row[number - 1].code
    name, ability = say.name(code), ABILITIES.get(code)
    if here.pending.ability != "copy":
        if number - 1 == here.pending.place:
            return because(w.why_same_card(number=number, card=name), "MA-20")
        return because(w.why_doubled(number=number, card=name), "MA-24")
    if ability is None:
        return because(w.why_no_copy(number=number, card=name), "MA-25")
    if ability == "copy":
        return because(w.why_only_copies(number=number, card=name), "MA-25")
    return because(w.why_no_change(number=number, card=name), "MA-30")


def _no_look(say: Speech, _: Mars, __: int | None) -> Reason:
    return because(say.mars.why_no_card(), "MA-32")


def _no_drop(say: Speech, here: Mars, number: int | None) -> Reason | None:
    if number is None:
        return None
    return because(say.mars.why_not_in_view(number=number, size=len(here.view)), "MA-27")


def _no_stack(say: Speech, here: Mars, _: int | None) -> Reason:
    order = "".join(str(number) for number in range(len(here.view), 0, -1))
    return because(say.mars.why_name_all(size=len(here.view), example=f"stack {order}"), "MA-27")


# Choosing


def _no_destroy(say: Speech, here: Mars, number: int | None) -> Reason | None:
    if number is None:
        return None
    return _absent(say, here, number) or because(say.mars.why_aging_costs(budget=here.budget), "MA-19")


def _no_face(say: Speech, _: Mars, number: int | None) -> Reason | None:
    return None if number is None else because(say.mars.why_two_hazards(), "MA-9")


def _no_chapter(say: Speech, _: Mars, number: int | None) -> Reason | None:
    return None if number is None else because(say.mars.why_two_chapters(), "MA-33")


def _absent(say: Speech, here: Mars, number: int) -> Reason | None:
    """That there is no card with this number in the row; None if there is one."""
    if 1 <= number <= len(here.row):
        return None
    if not here.row:
        return because(say.mars.why_empty_row(), "MA-12")
    return because(say.mars.why_not_in_row(number=number, size=len(here.row)), "MA-12")


def _nothing(_: Speech, __: Mars, ___: int | None) -> None:
    return None


_WHY: dict[str, Callable[[Speech, Mars, int | None], Reason | None]] = {
    "draw": _no_draw,
    "pay": _no_pay,
    "use": _no_use,
    "end": _no_end,
    "on": _not_on,
    "look": _no_look,
    "enough": _nothing,
    "drop": _no_drop,
    "keep": _nothing,
    "stack": _no_stack,
    "destroy": _no_destroy,
    "done": _nothing,
    "face": _no_face,
    "chapter": _no_chapter,
}
"""Says why a ply of the present step cannot be played, by the first word of the ply."""
