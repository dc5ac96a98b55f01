"""The teller of Stranded on Mars."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from render.about import About
from render.face import Teller
from render.kit.advice import Advice, Compared
from render.kit.numbers import minus
from render.kit.reasons import Reason
from render.kit.texts import called
from render.kit.tones import Tone
from render.mars.labels import Labels
from render.mars.words import alt, study
from render.mars.words.about import about
from render.mars.words.advice import gains, outdoes
from render.mars.words.asking import ask
from render.mars.words.hints import hint
from render.mars.words.meanings import advised, meaning, renewing
from render.mars.words.menus import menu, weigh
from render.mars.words.reasons import why_not
from render.mars.words.score import score_line
from render.mars.words.speech import PHASES, Speech
from render.mars.words.standing import verdict
from render.mars.words.story import Story
from render.scene import Departure, Scene
from rules.core import Played, Ply
from rules.mars import Mars, plies
from rules.mars.cards import VALUES
from rules.mars.events import GameEnd
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
        return about(self.say)

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
        """What an advised move brings."""
        return gains(self.say, advice)

    def outdoes(self, quantities: Mapping[str, Compared]) -> list[str]:
        """What a better move would have brought."""
        return outdoes(self.say, quantities)

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
        """A tip for this step."""
        return hint(self.say, here)

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
