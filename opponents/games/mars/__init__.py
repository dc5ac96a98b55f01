"""What is known of Stranded on Mars: a player by rules of thumb, and how likely a win is between two rounds.

With these, the bandit (`search.bandit`) tries every ply in rollouts to the next round; the Final Chapters are played to
the end.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from opponents.games.mars.thumb import mean_and_variance_of, policy
from opponents.games.mars.worth import chance_to_win
from opponents.skill import Shares, Skill
from opponents.thought import Budget
from rules.core import Played
from rules.mars.cards import Phase
from rules.mars.position import Mars
from rules.mars.state import Step


def evaluate(position: Mars) -> Shares:
    """The share of seat 1: the probability that it wins."""
    return (chance_to_win(position),)


def quiet(position: Mars) -> bool:
    """Whether a round is about to begin (MA-9)."""
    return position.step is Step.DEAL and not position.dealt


def features(position: Mars, _seat: int) -> Mapping[str, float]:
    """What hints name: life, the points that are missing in the fight, and the mean value of the cards owned."""
    mean, _ = mean_and_variance_of(position.owned())
    return {"life": position.life, "missing": position.missing if position.foe else 0, "mean card": mean}


WEIGHTS = {"life": 0.12, "missing": -0.12}
"""What explains a difference between two plies (`Skill.weights`).

The networks give a point of life 0.05 to 0.2 of log-odds; a missing point costs about one.
"""


def themes(played: Sequence[Played], _seat: int) -> Collection[str]:
    """Whether it is about a Final Chapter, or about the last hazard of a phase (MA-10)."""
    here = played[0].before
    assert isinstance(here, Mars), "the plies are of this game"
    if here.phase is Phase.FINAL:
        return {"chapter"}
    return {"last"} if not any(here.hazards) and not here.dealt else set()


SKILL = Skill(
    evaluate=evaluate,
    policy=policy,
    quiet=quiet,
    features=features,
    themes=themes,
    weights=WEIGHTS,
    levels={
        "very_easy": Budget(nodes=100, noise=1.2, slack=0.25),
        "easy": Budget(nodes=100, noise=0.8, slack=0.15),
        "fairly_easy": Budget(nodes=120, noise=0.4, slack=0.1),
        "medium": Budget(nodes=120),
        "fairly_hard": Budget(nodes=600),
        "hard": Budget(nodes=2_500),
    },
)
