"""How a game of Stranded on Mars stands: what it waits for, how a fight stands, and how the game ended."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from render.kit.texts import minus
from render.mars.scenes import over
from render.mars.words.speech import PHASES, Speech
from render.scene import Departure, Scene
from rules.core import Over
from rules.mars import Mars
from rules.mars.cards import VALUES
from rules.mars.events import GameEnd
from rules.mars.piles import listed
from rules.mars.state import Step
from words import lists

_Wait = Literal[
    "first-aging",
    "final",
    "deal",
    "face",
    "chapter",
    "fight",
    "aging",
    "card",
    "on",
    "look",
    "drop",
    "stack",
    "destroy",
]

_WAITS: Mapping[Step, _Wait] = {
    Step.FIRST_AGING: "first-aging",
    Step.FINAL: "final",
    Step.DEAL: "deal",
    Step.FACE: "face",
    Step.CHAPTER: "chapter",
    Step.FIGHT: "fight",
    Step.AGING: "aging",
    Step.CARD: "card",
    Step.ON: "on",
    Step.LOOK: "look",
    Step.DROP: "drop",
    Step.STACK: "stack",
    Step.DESTROY: "destroy",
}
"""What a running game waits for, as messages select by it."""


def heading(say: Speech, scene: Scene[Mars], who: str) -> list[str]:
    """The level, what the game waits for or how it ended, the phase, the life and the score."""
    w, here = say.mars, scene.position
    if over(here):
        doing = verdict(say, here, who, scene.how)
    elif scene.stopped:
        doing = w.doing_stopped(who=who, step=_WAITS[here.step])
    else:
        doing = w.doing(who=who, step=_WAITS[here.step])
    life = w.life_and_score(
        phase=PHASES[here.phase], life=here.life, most=here.most, over=over(here), score=minus(here.score)
    )
    return [w.state(level=here.level, doing=doing), life]


def verdict(say: Speech, here: Mars, who: str, how: Mapping[int, Departure]) -> str:
    """How a finished game ended."""
    w, turn = say.mars, here.turn()
    assert isinstance(turn, Over), "only a finished game has a result"
    match GameEnd(turn.outcome.ending):
        case GameEnd.WON:
            return w.won(who=who)
        case GameEnd.LOST_FIGHT:
            return w.lost_by_fight(who=who)
        case GameEnd.HUNGER:
            return w.lost_by_hunger(who=who)
        case GameEnd.CHAPTER:
            return w.lost_by_chapter(who=who)
        case GameEnd.RESIGNED:
            return w.lost_resigned(who=who, how=how.get(1, "resigned"))


def fight(say: Speech, here: Mars) -> list[str]:
    """The foe or those to choose from, how the fight stands, and the ability under way."""
    w, said = say.mars, list[str]()
    if here.dealt:
        said.append(w.dealt(offers=numbered(say, [_offer(say, here, code) for code in here.dealt])))
    if here.foe is not None:
        against = w.against(
            foe=say.foe(here.foe),
            total=minus(here.total),
            value=here.value,
            lowered=here.lowered,
            free=here.free,
            stopped=here.stopped,
            hunger=here.hunger,
        )
        said.append(against)
    if here.lost_to is not None:
        said.append(w.lost_to(foe=say.foe(here.lost_to), budget=here.budget))
    if here.pending is not None:
        ability, place, left = here.pending
        said.append(w.under_way(does=say.labels.does[ability], place=place + 1, left=left))
    if here.gap is not None:
        said.append(w.coming(free=here.gap.free, place=here.gap.place + 1))
    gone = [
        w.used_times(card=say.name(code), many=many)
        for code, uses in listed(here.uses).items()
        if (many := uses - sum(card.used for card in here.row if card.code == code)) > 0
    ]
    if gone:
        said.append(w.used_gone(cards=lists.listed(say.words, gone)))
    return said


def numbered(say: Speech, items: list[str]) -> str:
    """Items with their numbers: `1 Tired; 2 Hot Meal`."""
    return lists.divided(say.words, each_numbered(say, items))


def each_numbered(say: Speech, items: list[str]) -> list[str]:
    """The same as a list."""
    return [say.mars.numbered(place=place, what=each) for place, each in enumerate(items, 1)]


def _offer(say: Speech, here: Mars, code: str) -> str:
    does = say.becomes(code)
    return say.mars.offer(
        foe=say.foe(code),
        value=here.value_of(code),
        free=here.free_draws_of(code),
        worth=minus(VALUES[code]),
        acts=bool(does),
        does=does,
    )
