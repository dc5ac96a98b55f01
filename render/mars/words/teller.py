"""The teller of Stranded on Mars in English."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from render.face import Teller
from render.kit.numbers import minus, signed
from render.kit.reasons import Reason, cited
from render.kit.words import called, went
from render.mars.labels import Labels
from render.mars.words import alt, study
from render.mars.words.about import ABOUT
from render.mars.words.hints import hint
from render.mars.words.labels import ENGLISH
from render.mars.words.meanings import meaning
from render.mars.words.menus import menu, weigh
from render.mars.words.reasons import why_not
from render.mars.words.speech import free_cards
from render.mars.words.story import Story
from render.scene import Departure, Scene
from rules.core import Over, Played, Ply
from rules.mars import Mars, plies
from rules.mars.cards import VALUES, Phase
from rules.mars.events import GameEnd
from rules.mars.state import Line, ScoreLine, Step
from rules.notation import legal

_BADGES = {None: "🧑‍🚀", GameEnd.WON: "🚀", GameEnd.RESIGNED: "🏳️"}

_TARGETS = {
    "destroy": "Destroy: choose the card that leaves the game at once.",
    "double": "Double: choose the card that counts twice.",
    "copy": "Copy: choose the card whose ability is used now.",
    "swap1": "Exchange: choose the card that goes to the discard; one is drawn for it.",
    "swap2": "Exchange: choose a card that goes to the discard; one is drawn for it.",
    "under": "Put below: choose the card that goes below the stack.",
}
"""What the player is asked to do if an ability needs a card, by ability."""

_LINES = {
    Line.CARDS: "Cards owned",
    Line.AGING: "Aging cards owned",
    Line.CHAPTERS: "Chapters beaten",
    Line.LIFE: "Life left",
    Line.UNBEATEN: "Hazards never beaten",
}


_BRIEF = 2
"""The number of sentences, the last ones, that a frame of a replay shows of a turn without an ended fight."""

_TIMES = {
    Phase.GREEN: "the hazards are green",
    Phase.YELLOW: "the hazards are yellow",
    Phase.RED: "the hazards are red",
    Phase.FINAL: "the Final Chapters have begun",
}
"""How far the game has advanced, by phase."""


class MarsTeller(Teller[Mars]):
    """Stranded on Mars in English."""

    about = ABOUT

    labels: Labels = ENGLISH
    """The words in the picture."""

    def alt(self, scene: Scene[Mars]) -> str:
        """The whole position and what happened last."""
        return alt.alt(scene)

    def text(self, scene: Scene[Mars]) -> str:
        """The whole position and what happened last, in lines."""
        return alt.text(scene)

    def grid(self, scene: Scene[Mars]) -> str:
        """The row as a table, between the fight and the piles."""
        return alt.grid(scene)

    def badge(self, here: Mars, seat: int) -> str:  # noqa: ARG002 - there is but one
        """How the only seat stands: playing, won, resigned or lost."""
        return _BADGES.get(here.ending, "💀")

    def ask(self, here: Mars) -> str:
        """What the player can do now and, in a fight, how it stands."""
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
                return f"The fight is lost. You have {here.budget} left to destroy cards: each costs 1, an aging one 2."
            case _:
                return "Nothing is to be chosen now."

    def meaning(self, here: Mars, words: Sequence[str]) -> str:
        """What picking `words` means and costs: a whole ply or its first word."""
        return meaning(here, words)

    def obstacle(self, here: Mars, words: Sequence[str]) -> Reason | None:
        """Why a move is not legal."""
        return cited(why_not(here, words))

    def several(self, _position: Mars, _words: Sequence[str], _times: int, /) -> str:
        """All free cards are drawn by one press (MA-13)."""
        return "Draw all"

    def weigh(self, here: Mars, words: Sequence[str]) -> tuple[int, int]:
        """First what costs nothing and helps."""
        return weigh(here, words)

    def menu(self, here: Mars, prefix: Sequence[str], number: int | None) -> str:
        """What the menu's choices are for."""
        return menu(here, prefix, number)

    def hint(self, here: Mars) -> str:
        """A tip for this step."""
        return hint(here)

    def tell(self, played: Sequence[Played[Mars]], names: Sequence[str]) -> list[str]:
        """What happened; cards that were drawn one after the other share a sentence."""
        return Story(names).told(played)

    def tell_briefly(
        self, played: Sequence[Played[Mars]], names: Sequence[str], how: Mapping[int, Departure] = {}, /
    ) -> list[str]:
        """For an ended fight, its result and what followed; the picture shows the cards that were drawn."""
        ended = [index for index, each in enumerate(played) if isinstance(each.ply, plies.End)]
        if not ended:
            return super().tell_briefly(played, names, how)[-_BRIEF:]
        return self.tell(played[ended[-1] :], names)

    def result(self, here: Mars, names: Sequence[str], how: Mapping[int, Departure] = {}, /) -> str:
        """Whether the game was won or lost and why, and the score line by line (MA-37)."""
        turn = here.turn()
        assert isinstance(turn, Over), "only a finished game has a result"
        verdict = alt.ENDINGS[GameEnd(turn.outcome.ending)].format(called(names, 1), gave_up=went(how, 1))
        lines = [_score_line(here, each) for each in here.score_lines()]
        return "\n".join([verdict, *lines, f"Score at level {here.level}: {minus(here.score)}."])

    def chance_result(self, ply: Ply) -> tuple[str, str | int] | None:
        """The value of a card that is drawn (MA-13)."""
        return ("cards drawn, by value", VALUES[ply.code]) if isinstance(ply, plies.Card) else None

    def progress(self, here: Mars, names: Sequence[str]) -> str:
        """The life that is left, and the phase."""
        return f"{called(names, 1)} has {here.life} life left; {_TIMES[here.phase]}."

    def study(self, here: Mars) -> list[str]:
        """The piles, the odds of what comes next, the chapters, and the score so far."""
        return study.study(here)


def _score_line(here: Mars, line: ScoreLine) -> str:
    """A line of the score: the number of things, and the points for them."""
    idle = " (counts only after a win)" if line.line is Line.LIFE and here.ending is not GameEnd.WON else ""
    return f"{_LINES[line.line]}: {line.number}, {signed(line.points)}{idle}"


def _ask_fight(here: Mars) -> str:
    assert here.foe is not None, "a fight is against someone"
    stands = f"Your sum is {minus(here.total)} of {here.value}"
    if not here.missing:
        may_end = plies.END in legal(here)
        return f"{stands}: {'end the fight or go on' if may_end else 'you win once a card is drawn'}."
    must = " It must be won." if here.in_chapter else ""
    drawing = legal(here)[0]
    if drawing == plies.DRAW:
        return f"{stands}; {free_cards(here.free)} left.{must}"
    if drawing == plies.PAY:
        why = "a stop card forbids free cards" if here.stopped and here.free else "no free card is left"
        return f"{stands}; {why}, the next costs {here.price} life.{must}"
    why = "you have no life for a card" if here.can_draw else "there is no card to draw"
    return f"{stands}; {why}.{must}"


def _ask_look(here: Mars) -> str:
    assert here.pending is not None, "cards are taken by an ability"
    left = here.pending.left
    if here.pending.ability == "sort":
        return f"Look at the next card of the stack ({left} left), or stop?"
    return f"Draw one more card for nothing ({left} left), or stop?"
