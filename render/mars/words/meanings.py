"""What the plies of Stranded on Mars mean and cost, in English."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from render.kit.consequences import LABEL
from render.kit.numbers import minus
from render.kit.words import capital
from render.mars.words.labels import ENGLISH
from render.mars.words.speech import becomes, foe, full, name, terms
from rules.mars import Mars, plies
from rules.mars.cards import ABILITIES, AGING, VALUES, Phase, kind
from rules.mars.events import GameEnd
from rules.notation import begun

_STARTS = {
    "use": "Use a card",
    "on": "Choose a card",
    "destroy": "Destroy a card",
    "face": "Face a hazard",
    "chapter": "Choose a chapter",
    "drop": "Drop a card",
    "stack": "Put the cards back",
}
"""What the first word of a ply of two words means."""


def meaning(here: Mars, words: Sequence[str]) -> str:
    """What picking `words` means: a whole ply or its first word."""
    found = begun(here, words)
    if (len(words) < 2 and words[0] in _STARTS) or len(found) != 1:
        return _STARTS.get(words[0], capital(" ".join(words)))
    return _MEANINGS[type(found[0])](here, found[0])


def _renewing(here: Mars) -> str:
    """A warning: before the next card, an aging card joins the deck (MA-31)."""
    return ", aging card first" if not here.stack_size and any(here.aging) else ""


def _draw(here: Mars, _: plies.Draw) -> str:
    return f"Draw{_renewing(here)}"


def _pay(here: Mars, _: plies.Pay) -> str:
    return f"Pay {here.price} life{_renewing(here)}"


def _use(here: Mars, ply: plies.Use) -> str:
    code = here.row[ply.place - 1].code
    return f"Use {ply.place}: {name(code)}, {_does(here, ABILITIES[code])}"


def _does(here: Mars, ability: str) -> str:
    """What using an ability would do now."""
    match ability:
        case "life1" | "life2":
            return f"+{min(int(ability[-1]), here.most - here.life)} life"
        case "step":
            assert here.foe is not None, "abilities are used in a fight"
            lower = kind(here.foe).values[Phase(here.valued - here.lowered - 1)]
            return f"hazard {lower} instead of {here.value}"
        case _:
            return _DOES[ability]


_DOES = {
    "card1": "draw up to 1 card",
    "card2": "draw up to 2 cards",
    "destroy": "destroy another card",
    "double": "double another card",
    "copy": "copy another ability",
    "sort": "look at 3 cards, drop 1",
    "swap1": "exchange another card",
    "swap2": "exchange up to 2 cards",
    "under": "put a card below the stack",
}


def _end(here: Mars, _: plies.End) -> str:
    """What ending the fight would do now, in few words: it is the label of a button beside others."""
    assert here.foe is not None, "a fight is against someone"
    result = here.fight_result()
    paid = result.difference + result.hunger
    cost = f"{minus(-paid)} life" if paid else ""
    # Of a game that is lost by it, `label` says so.
    lost = result.ending in (GameEnd.LOST_FIGHT, GameEnd.HUNGER)
    return f"End fight: {', '.join(filter(None, ['win' if result.won and not lost else '', cost]))}"


def _face(here: Mars, ply: plies.Face) -> str:
    code = here.dealt[ply.which - 1]
    return f"{ply.which}: {foe(code)}, {terms(here, code)}; gives {becomes(code)}"


def _chapter(here: Mars, ply: plies.Chapter) -> str:
    code = here.finals[ply.which - 1]
    text = ENGLISH.chapters.get(code)
    said = f"{ply.which}: {foe(code)}, {terms(here, code)}"
    return f"{said}, {text}" if text and len(said) + len(text) < LABEL - 2 else said


def _on(here: Mars, ply: plies.On) -> str:
    assert here.pending is not None, "it acts by an ability"
    ability, card = here.pending.ability, here.row[ply.place - 1]
    said = f"{ply.place}: {full(card.code)}"
    if ability == "double":
        return f"{ply.place}: {name(card.code)}, {minus(VALUES[card.code])} to {minus(2 * VALUES[card.code])}"
    if ability == "copy":
        return f"{ply.place}: {name(card.code)}, {_does(here, ABILITIES[card.code])}"
    return f"{said}; gives a free card back" if ability == "under" and card.free else said


def _look(here: Mars, _: plies.Look) -> str:
    assert here.pending is not None, "cards are taken by an ability"
    verb = "Look at one" if here.pending.ability == "sort" else "Draw a card"
    return f"{verb} ({here.pending.left} left){_renewing(here)}"


def _enough(_: Mars, __: plies.Enough) -> str:
    return "Leave it at that"


def _drop(here: Mars, ply: plies.Drop) -> str:
    return f"{ply.place}: {full(here.view[ply.place - 1])}"


def _keep(_: Mars, __: plies.Keep) -> str:
    return "Drop none"


def _stack(here: Mars, ply: plies.Stack) -> str:
    said = [f"{digit} {name(here.view[int(digit) - 1])}" for digit in ply.order]
    return f"Next {', then '.join(said)}"


def _destroy(here: Mars, ply: plies.Destroy) -> str:
    code = here.row[ply.place - 1].code
    return f"{ply.place}: {full(code)}{'; costs 2' if code in AGING else ''}"


def _done(_: Mars, __: plies.Done) -> str:
    return "Destroy no more"


_MEANINGS: dict[type, Callable[[Mars, Any], str]] = {
    plies.Draw: _draw,
    plies.Pay: _pay,
    plies.Use: _use,
    plies.End: _end,
    plies.Face: _face,
    plies.Chapter: _chapter,
    plies.On: _on,
    plies.Look: _look,
    plies.Enough: _enough,
    plies.Drop: _drop,
    plies.Keep: _keep,
    plies.Stack: _stack,
    plies.Destroy: _destroy,
    plies.Done: _done,
}
"""What each kind of ply means."""
