"""Why a move of Stranded on Mars is not legal, with the clause of the rules."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from render.kit.words import count
from render.mars.words.speech import foe, name
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


def why_not(here: Mars, words: Sequence[str]) -> str:
    """Why `words`, which begin no legal ply, cannot be played: a sentence with the clause, or empty for no reason."""
    step = _STEPS.get(words[0])
    if step is None:
        return ""
    number = int(words[1]) if len(words) > 1 and words[1].isdecimal() and len(words[1]) < 4 else None
    if (words[0], here.step) == ("enough", Step.ON):
        return _must_choose(here)
    if step is not here.step:
        return _untimely(here)
    return _WHY[words[0]](here, number)


def _untimely(here: Mars) -> str:
    """What the player is to do now instead."""
    match here.step:
        case Step.FACE:
            return "First choose one of the two hazards to face (MA-9)."
        case Step.CHAPTER:
            return "First choose which Final Chapter to fight (MA-33)."
        case Step.FIGHT:
            assert here.foe is not None, "a fight is against someone"
            return f"You are fighting {foe(here.foe)}: bring that to its end first (MA-12)."
        case Step.DESTROY:
            return "The fight is lost: destroy cards of the row, or stop with “done” (MA-19)."
        case _:
            assert here.pending is not None, "an ability is under way"
            place = here.pending.place
            return f"First finish what card {place + 1}, {name(here.row[place].code)}, does (MA-15)."


# A fight


def _no_draw(here: Mars, _: int | None) -> str:
    if not here.can_draw:
        return "There is no card left to draw (MA-32)."
    if not here.free:
        return "No free card is left in this fight (MA-13)."
    return "A stop card lies in the row, so no free card can be drawn (MA-13)."


def _no_pay(here: Mars, _: int | None) -> str:
    if not here.can_draw:
        return "There is no card left to draw (MA-32)."
    if here.free and not here.stopped:
        return f"You have {count(here.free, 'free card')} left: draw before you pay (MA-13)."
    return f"A card costs {here.price} life, and you have {here.life} (MA-13)."


def _no_end(here: Mars, _: int | None) -> str:
    if here.in_chapter and here.missing:
        return (
            f"A Final Chapter must be won, and {here.missing} {'is' if here.missing == 1 else 'are'} missing (MA-33)."
        )
    return "A card must be drawn before the fight can end (MA-16)."


def _no_use(here: Mars, number: int | None) -> str:
    if number is None:
        return "" if begun(here, ["use"]) else "No card of the row can be used now (MA-15)."
    if absent := _absent(here, number):
        return absent
    place = number - 1
    card = here.row[place]
    ability, called = ABILITIES.get(card.code), f"Card {number}, {name(card.code)},"
    if card.code in AGING:
        return f"{called} is an aging card: it acts by itself (MA-20)."
    if ability is None:
        return f"{called} has nothing to use (MA-15)."
    if card.used:
        return f"{called} has been used already (MA-15)."
    if here.uses[INDEX[card.code]] >= COUNTS[card.code]:
        return f"{called} has been used as often as there are such cards (MA-15)."
    return _no_effect(here, ability, called)


def _no_effect(here: Mars, ability: str, called: str) -> str:
    """Why the ability of the card that is called `called` would do nothing now."""
    match ability:
        case "life1" | "life2":
            return f"You have {here.life} life, and there is never more (MA-30)."
        case "step" if here.in_chapter:
            return f"{called} does nothing against a Final Chapter (MA-26)."
        case "step":
            return "The hazard counts as green already, and there is no phase below (MA-26)."
        case "copy":
            return f"{called} finds no ability in the row that it could use now (MA-30)."
        case "double" if len(here.row) > 1:
            return f"{called} finds no other card that is not doubled yet (MA-30)."
        case "card1" | "card2" | "sort":
            return f"{called} needs a card to draw, and there is none (MA-30)."
        case "under" if len(here.row) > 1:
            return f"{called} needs a stack to put a card below, and there is none (MA-30)."
        case _:
            return f"{called} needs another card in the row (MA-30)."


# Abilities


def _must_choose(here: Mars) -> str:
    assert here.pending is not None, "an ability is under way"
    first = here.pending.ability == "swap2"
    return f"{'The first exchange' if first else 'What the card does'} must be done once it is used ({_clause(here)})."


_CLAUSES = {"destroy": 23, "double": 24, "copy": 25, "swap1": 28, "swap2": 28, "under": 29}


def _clause(here: Mars) -> str:
    assert here.pending is not None, "an ability is under way"
    return f"MA-{_CLAUSES[here.pending.ability]}"


def _not_on(here: Mars, number: int | None) -> str:
    if number is None:
        return ""
    if absent := _absent(here, number):
        return absent
    assert here.pending is not None, "an ability is under way"
    place = number - 1
    card = here.row[place]
    called = f"Card {number}, {name(card.code)},"
    if here.pending.ability != "copy":
        if place == here.pending.place:
            return f"{called} is the one being used: choose another (MA-20)."
        return f"{called} is doubled already (MA-24)."
    ability = ABILITIES.get(card.code)
    if ability is None:
        return f"{called} has no ability to copy (MA-25)."
    if ability == "copy":
        return f"{called} only copies, and that cannot be copied (MA-25)."
    return f"{called} would change nothing now (MA-30)."


def _no_look(_: Mars, __: int | None) -> str:
    return "There is no card left to draw (MA-32)."


def _no_drop(here: Mars, number: int | None) -> str:
    return "" if number is None else f"There is no card {number} among the {len(here.view)} in view (MA-27)."


def _no_stack(here: Mars, _: int | None) -> str:
    order = "".join(str(number) for number in range(len(here.view), 0, -1))
    return f"Name all {len(here.view)} cards, the next to be drawn first, as in “stack {order}” (MA-27)."


# Choosing


def _no_destroy(here: Mars, number: int | None) -> str:
    if number is None:
        return ""
    return _absent(here, number) or f"An aging card costs 2, and {here.budget} is left (MA-19)."


def _no_face(_: Mars, number: int | None) -> str:
    return "" if number is None else "Two hazards are dealt: face 1 or 2 (MA-9)."


def _no_chapter(_: Mars, number: int | None) -> str:
    return "" if number is None else "There are two Final Chapters: choose 1 or 2 (MA-33)."


def _absent(here: Mars, number: int) -> str:
    if 1 <= number <= len(here.row):
        return ""
    if not here.row:
        return "There is no card in the row (MA-12)."
    return f"There is no card {number} in the row, which has {count(len(here.row), 'card')} (MA-12)."


def _nothing(_: Mars, __: int | None) -> str:
    return ""


_WHY: dict[str, Callable[[Mars, int | None], str]] = {
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
