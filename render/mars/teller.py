"""Stranded on Mars in English."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from render.face import Scene, Teller
from render.kit.words import called, capital, clip, count, signed
from render.mars import alt, study
from render.mars.about import ABOUT
from render.mars.hints import hint
from render.mars.labels import ENGLISH, Labels
from render.mars.scenes import mars_of
from render.mars.speech import becomes, foe, free_cards, full, name, number, terms
from render.mars.story import Story
from rules.core import Over, Played, Ply, Position
from rules.mars import Mars, plies
from rules.mars.cards import ABILITIES, AGING, VALUES, Phase, kind
from rules.mars.events import Fate
from rules.mars.state import Line, Step
from rules.notation import legal

_LABEL = 80
_BADGES = {None: "🧑‍🚀", Fate.WON: "🚀", Fate.RESIGNED: "🏳️"}

_STARTS = {
    "use": "Use a card",
    "on": "Choose a card",
    "destroy": "Destroy a card",
    "face": "Face a hazard",
    "chapter": "Choose a chapter",
    "drop": "Drop a card",
    "stack": "Put the cards back",
}
"""The first word of a ply that takes two."""

_TARGETS = {
    "destroy": "Destroy: choose the card that leaves the game at once.",
    "double": "Double: choose the card that counts twice.",
    "copy": "Copy: choose the card whose ability is used now.",
    "swap1": "Exchange: choose the card that goes to the discard; one is drawn for it.",
    "swap2": "Exchange: choose a card that goes to the discard; one is drawn for it.",
    "under": "Put below: choose the card that goes below the stack.",
}
"""What is asked when an ability needs a card."""

_LINES = {
    Line.CARDS: "Cards owned",
    Line.AGING: "Aging cards owned",
    Line.CHAPTERS: "Chapters beaten",
    Line.LIFE: "Life left after a win",
    Line.UNBEATEN: "Hazards never beaten",
}


class MarsTeller(Teller):
    """Stranded on Mars in English."""

    about = ABOUT

    labels: Labels = ENGLISH
    """The words within the picture."""

    def alt(self, scene: Scene) -> str:
        """The whole position and what happened last."""
        return alt.alt(scene)

    def badge(self, position: Position, seat: int) -> str:  # noqa: ARG002 - there is but one
        """How it goes for the one seat: on Mars, away, given up or lost."""
        return _BADGES.get(mars_of(position).fate, "💀")

    def ask(self, position: Position) -> str:
        """What may be done now and, in a fight, how it stands."""
        here = mars_of(position)
        match here.step:
            case Step.FACE:
                return "Choose the hazard to face; the other one goes to the hazard discard."
            case Step.CHAPTER:
                return "The last fights: choose which Final Chapter to fight first. Both must be won."
            case Step.FIGHT:
                return _ask_fight(here)
            case Step.ON:
                assert here.pending is not None, "a card is chosen for an ability"
                again = here.pending.ability == "swap2" and here.pending.left == 1
                return _TARGETS[here.pending.ability] + (" Or leave it at that." if again else "")
            case Step.LOOK:
                return _ask_look(here)
            case Step.DROP:
                return "Drop at most one of the cards in view to the discard; the others go back on top of the stack."
            case Step.STACK:
                return "In which order do the cards go back on top? The first one named is drawn next."
            case Step.DESTROY:
                return (
                    f"The fight is lost. You have {here.budget} left to destroy cards of the row: "
                    "1 for a card, 2 for an aging card."
                )
            case _:
                return "Nothing is to be chosen now."

    def label(self, position: Position, words: Sequence[str]) -> str:
        """What picking `words` means and what it costs: a whole ply, or its first word."""
        here = mars_of(position)
        text = " ".join(words)
        ply = next((each for each in legal(here) if str(each) == text), None)
        if ply is None:
            return _STARTS.get(text, capital(text))
        return clip(_LABELS[type(ply)](here, ply), _LABEL)

    def hint(self, position: Position) -> str:
        """What to look for in this step."""
        return hint(mars_of(position))

    def tell(self, played: Sequence[Played], names: Sequence[str]) -> list[str]:
        """Sentences in which cards drawn one after the other are told together."""
        return Story(names).told(played)

    def result(self, position: Position, names: Sequence[str]) -> str:
        """Won or lost and why, then the score line by line (MA-37)."""
        here = mars_of(position)
        turn = here.turn()
        assert isinstance(turn, Over), "only a finished game has a result"
        verdict = alt.ENDINGS[Fate(turn.outcome.ending)].format(called(names, 1))
        lines = [f"{_LINES[each.line]}: {each.number}, {signed(each.points)}" for each in here.score_lines()]
        return "\n".join([verdict, *lines, f"Score at level {here.level}: {number(here.score)}."])

    def lot(self, ply: Ply) -> tuple[str, str | int] | None:
        """The value of a card that is drawn (MA-13)."""
        return ("cards drawn, by value", VALUES[ply.code]) if isinstance(ply, plies.Card) else None

    def study(self, position: Position) -> list[str]:
        """The piles, what may come with which odds, the chapters and the score so far."""
        return study.study(mars_of(position))


def _ask_fight(here: Mars) -> str:
    assert here.foe is not None, "a fight is against someone"
    stands = f"{foe(here.foe)}: your sum is {number(here.total)} of {here.value}"
    if not here.missing:
        return f"{stands}, enough to win. End the fight or go on."
    must = " It must be won." if here.in_chapter else ""
    drawing = legal(here)[0]
    if drawing == plies.DRAW:
        return f"{stands}, {here.missing} missing; {free_cards(here.free)} left.{must}"
    if drawing == plies.PAY:
        why = "a stop card forbids free cards" if here.stopped and here.free else "no free card is left"
        return f"{stands}, {here.missing} missing; {why}, the next card costs {here.price} life.{must}"
    why = "you have no life for a card" if here.can_draw else "there is no card to draw"
    return f"{stands}, {here.missing} missing; {why}.{must}"


def _ask_look(here: Mars) -> str:
    assert here.pending is not None, "cards are taken by an ability"
    left = here.pending.left
    if here.pending.ability == "sort":
        return f"Look at the next card of the stack, up to {count(left, 'card')} more, or stop?"
    return f"Draw a card for nothing, up to {count(left, 'card')}, or stop?"


# Labels


def _renewing(here: Mars) -> str:
    """A warning: the next card makes an aging card join."""
    return "; first an aging card joins" if not here.stack_size and any(here.aging) else ""


def _draw(here: Mars, _: plies.Draw) -> str:
    return f"Draw a free card ({here.free} left){_renewing(here)}"


def _pay(here: Mars, _: plies.Pay) -> str:
    return f"Pay {here.price} life for a card ({here.life} left){_renewing(here)}"


def _use(here: Mars, ply: plies.Use) -> str:
    code = here.row[ply.place - 1].code
    return f"Use {ply.place}: {name(code)}, {_does(here, ABILITIES[code])}"


def _does(here: Mars, ability: str) -> str:
    """What using an ability brings now."""
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
    """What ending the fight brings: said before it is pressed."""
    assert here.foe is not None, "a fight is against someone"
    settled = here.settling()
    hunger = f"{settled.hunger} for hunger"
    if settled.fate is Fate.LOST_FIGHT:
        return f"End: lose the game, {settled.difference} life to pay and {here.life} left"
    if settled.fate is Fate.HUNGER:
        left = here.life - settled.difference
        return f"End: lose the game, {settled.hunger} life to pay for hunger and {left} left"
    if not settled.won:
        pay = f"pay {settled.difference} life" + (f" and {hunger}" if settled.hunger else "")
        return f"End: lose, {pay}, then destroy cards for {settled.budget}"
    pay = f", pay {settled.hunger} life for hunger" if settled.hunger else ""
    if settled.fate is Fate.WON:
        return f"End: win the game{pay}"
    if here.in_chapter:
        return f"End: win this chapter{pay}; the other one follows"
    return f"End: win {name(here.foe)} ({becomes(here.foe)}){pay}"


def _face(here: Mars, ply: plies.Face) -> str:
    code = here.dealt[ply.which - 1]
    return f"Face {ply.which}: {foe(code)}, {terms(here, code)}, becomes {becomes(code)}"


def _chapter(here: Mars, ply: plies.Chapter) -> str:
    code = here.finals[ply.which - 1]
    text = ENGLISH.chapters.get(code)
    said = f"First {ply.which}: {foe(code)}, {terms(here, code)}"
    return f"{said}, {text}" if text and len(said) + len(text) < _LABEL - 2 else said


def _on(here: Mars, ply: plies.On) -> str:
    assert here.pending is not None, "it acts by an ability"
    ability, card = here.pending.ability, here.row[ply.place - 1]
    said = f"{_VERBS[ability]} {ply.place}: {full(card.code)}"
    if ability == "double":
        return f"Double {ply.place}: {name(card.code)}, {number(VALUES[card.code])} to {number(2 * VALUES[card.code])}"
    if ability == "copy":
        return f"Copy {ply.place}: {name(card.code)}, {_does(here, ABILITIES[card.code])}"
    return f"{said}; gives a free card back" if ability == "under" and card.free else said


_VERBS = {"destroy": "Destroy", "double": "", "copy": "", "swap1": "Exchange", "swap2": "Exchange", "under": "Below"}


def _look(here: Mars, _: plies.Look) -> str:
    assert here.pending is not None, "cards are taken by an ability"
    verb = "Look at a card" if here.pending.ability == "sort" else "Draw a card"
    return f"{verb} ({here.pending.left} left){_renewing(here)}"


def _enough(_: Mars, __: plies.Enough) -> str:
    return "Leave it at that"


def _drop(here: Mars, ply: plies.Drop) -> str:
    return f"Drop {ply.place}: {full(here.view[ply.place - 1])}"


def _keep(_: Mars, __: plies.Keep) -> str:
    return "Drop none"


def _stack(here: Mars, ply: plies.Stack) -> str:
    said = [f"{digit} {name(here.view[int(digit) - 1])}" for digit in ply.order]
    return f"Next {', then '.join(said)}"


def _destroy(here: Mars, ply: plies.Destroy) -> str:
    code = here.row[ply.place - 1].code
    return f"Destroy {ply.place}: {full(code)} (costs {2 if code in AGING else 1} of {here.budget})"


def _done(_: Mars, __: plies.Done) -> str:
    return "Done: destroy no more"


_LABELS: dict[type, Callable[[Mars, Any], str]] = {
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
