"""The teller of Stranded on Mars."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from render.about import About, OptionWords
from render.face import Teller
from render.kit.advice import Advice, Compared
from render.kit.consequences import Tone
from render.kit.texts import Reason, called, minus, signed
from render.mars.labels import Labels
from render.mars.words import alt, study
from render.mars.words.meanings import advised, meaning, renewing
from render.mars.words.menus import ask, menu, weigh
from render.mars.words.reasons import why_not
from render.mars.words.speech import PHASES, Speech, levels
from render.mars.words.standing import verdict
from render.mars.words.story import Story
from render.scene import Departure, Scene
from rules.core import Choice, Played, Ply
from rules.mars import Mars, plies
from rules.mars.cards import VALUES
from rules.mars.events import GameEnd
from rules.mars.state import Line, ScoreLine, Step
from words import Words

_BADGES = {None: "🧑‍🚀", GameEnd.WON: "🚀", GameEnd.RESIGNED: "🏳️"}

_BRIEF = 2
"""The number of sentences, the last ones, that a frame of a replay shows of a turn without an ended fight."""


_PAID = {str(plies.DRAW), str(plies.PAY), str(plies.END)}
"""The plies of a fight that are free or cost life."""


class MarsTeller(Teller[Mars]):
    """The teller of Stranded on Mars."""

    def __init__(self, say: Words) -> None:
        super().__init__(say)
        self._speech = Speech(say)

    @property
    def labels(self) -> Labels:
        """The words in the picture."""
        return self._speech.labels

    @property
    def about(self) -> About:
        """The game in words, before it is played."""
        w = self.say.mars
        level = OptionWords(w.option_level(), levels(self.say), w.option_level_name())
        return About(title=w.title(), summary=w.summary(), watch=w.watch(), options={"level": level})

    def alt(self, scene: Scene[Mars]) -> str:
        """The whole position and what happened last."""
        return alt.alt(self._speech, scene)

    def text(self, scene: Scene[Mars]) -> str:
        """The whole position and what happened last, in lines."""
        return alt.text(self._speech, scene)

    def grid(self, scene: Scene[Mars]) -> str:
        """The row as a table, between the fight and the piles."""
        return alt.grid(self._speech, scene)

    def badge(self, here: Mars, seat: int) -> str:  # noqa: ARG002 - there is but one
        """How the only seat stands: playing, won, resigned or lost."""
        return _BADGES.get(here.ending, "💀")

    def ask(self, here: Mars) -> str:
        """What the player can do now and, in a fight, how it stands."""
        return ask(self.say, here)

    def meaning(self, here: Mars, words: Sequence[str]) -> str:
        """What picking `words` means and costs: a whole ply or its first word."""
        return meaning(self._speech, here, words)

    def meanings(self, played: Sequence[Played[Mars]]) -> list[str]:
        """What each of these plies means, with what its menu asks: a card alone does not say what to do."""
        told = []
        for each, label in zip(played, super().meanings(played), strict=True):
            words = str(each.ply).split()
            asks = self.menu(each.before, words[:1], None) if len(words) > 1 else ""
            told.append(self.say.hints.choice(asks=asks, choice=label) if asks else label)
        return told

    def advised(self, played: Sequence[Played[Mars]]) -> list[str]:
        """The same with the name of a card that is faced, used or destroyed, in place of its number and its values."""
        named = [advised(self._speech, each) for each in played]
        return [name or told for name, told in zip(named, self.meanings(played), strict=True)]

    def gains(self, advice: Advice[Mars]) -> list[str]:
        """What is still missing in a fight that goes on, and the life, where they explain why another move is worse."""
        missing, life = advice.changes["missing"], advice.changes["life"]
        told = []
        if advice.played[-1].after.foe and missing.explains:
            told.append(self.say.mars.advice_missing(after=round(missing.after), other=round(missing.other)))
        if life.explains:
            told.append(self.say.mars.advice_life(after=round(life.after), other=round(life.other)))
        return told

    def outdoes(self, quantities: Mapping[str, Compared]) -> list[str]:
        """What is missing in a fight that goes on, and the life, as far as the better move leaves more."""
        missing, life = quantities["missing"], quantities["life"]
        told = []
        if missing.explains and 0 < missing.better < missing.played:
            told.append(self.say.mars.outdoes_missing(better=round(missing.better), played=round(missing.played)))
        if life.explains and life.better > life.played:
            told.append(self.say.mars.outdoes_life(better=round(life.better), played=round(life.played)))
        return told

    def obstacle(self, here: Mars, words: Sequence[str]) -> Reason | None:
        """Why a move is not legal."""
        return why_not(self._speech, here, words)

    def tone(self, here: Mars, words: Sequence[str]) -> Tone:
        """Free cards and won fights are good; what costs life is bad."""
        certain = super().tone(here, words)
        if certain != "ordinary" or words[0] not in _PAID:
            return certain
        if words[0] == str(plies.DRAW):
            return "ordinary" if renewing(here) else "good"
        if words[0] == str(plies.END) and not here.missing:
            return "good" if here.play(plies.END).life >= here.life else "ordinary"
        return "bad"

    def several(self, _position: Mars, _words: Sequence[str], _times: int, /) -> str:
        """All free cards are drawn by one press (MA-13)."""
        return self.say.mars.draw_all()

    def weigh(self, here: Mars, words: Sequence[str]) -> tuple[int, int]:
        """First what costs nothing and helps."""
        return weigh(here, words)

    def menu(self, here: Mars, prefix: Sequence[str], number: int | None) -> str:
        """What the menu's choices are for."""
        return menu(self.say, here, prefix, number)

    def hint(self, here: Mars) -> str:
        """A tip for the step, or empty if the player is not to choose (MA-9, MA-12 to MA-19, MA-22 to MA-33)."""
        w = self.say.mars
        if not isinstance(here.turn(), Choice):
            return ""
        match here.step:
            case Step.FACE:
                return w.hint_face()
            case Step.CHAPTER:
                return w.hint_chapter()
            case Step.FIGHT:
                return _fighting(self.say, here)
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

    def tell(self, played: Sequence[Played[Mars]], names: Sequence[str]) -> list[str]:
        """What happened; cards that were drawn one after the other share a sentence."""
        return Story(self._speech, names).told(played)

    def tell_least(self, played: Sequence[Played[Mars]], names: Sequence[str]) -> list[str]:
        """The same without the hazards that were dealt, which the picture and the menu show."""
        return Story(self._speech, names, least=True).told(played)

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
        told = verdict(self._speech, here, called(self.say, names, 1), how)
        lines = [score_line(self.say, here, each) for each in here.score_lines()]
        return "\n".join([told, *lines, self.say.mars.score(level=here.level, score=minus(here.score))])

    def chance_result(self, ply: Ply) -> tuple[str, str | int] | None:
        """The value of a card that is drawn (MA-13)."""
        return (self.say.mars.luck(), VALUES[ply.code]) if isinstance(ply, plies.Card) else None

    def progress(self, here: Mars, names: Sequence[str]) -> str:
        """The life that is left, and the phase."""
        return self.say.mars.progress(who=called(self.say, names, 1), life=here.life, phase=PHASES[here.phase])

    def has_study(self, _here: Mars) -> bool:
        """Always: there are piles."""
        return True

    def study(self, here: Mars) -> list[str]:
        """The piles, the odds of what comes next, the chapters, and the score so far."""
        return study.study(self._speech, here)


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


def score_line(say: Words, here: Mars, line: ScoreLine) -> str:
    """A line of the score: the number of things, and the points for them (MA-37)."""
    w, points = say.mars, signed(line.points)
    match line.line:
        case Line.CARDS:
            return w.score_cards(number=line.number, points=points)
        case Line.AGING:
            return w.score_aging(number=line.number, points=points)
        case Line.CHAPTERS:
            return w.score_chapters(number=line.number, points=points)
        case Line.LIFE:
            counts = here.ending is GameEnd.WON
            return (w.score_life if counts else w.score_life_idle)(number=line.number, points=points)
        case Line.UNBEATEN:
            return w.score_unbeaten(number=line.number, points=points)
