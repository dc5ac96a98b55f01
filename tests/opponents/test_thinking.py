"""How a player chooses among candidates: noise, slack, blindness, and what a hint can tell of them."""

from __future__ import annotations

import random

import pytest

from opponents.skill import Skill
from opponents.thinking import think
from opponents.thought import Budget, Thought
from tests.opponents.made_up import Field, Guess, Steps


def test_a_weak_player_errs_within_its_slack(dice: random.Random) -> None:
    """The noise changes what is chosen, and never gives more away than the slack, nor a proved win."""
    chosen = set()
    for _ in range(12):
        thought = think(Guess(seats=2), 1, dice, Budget(nodes=400, noise=3.0))
        chosen.add(thought.plies)
        careful = think(Guess(seats=2), 1, dice, Budget(nodes=400, noise=3.0, slack=0.05))
        assert careful.plies == ("pick 1",)
        assert think(Steps(seats=2), 1, dice, Budget(nodes=400, noise=9.0)).share == 1
    assert chosen == {("pick 0",), ("pick 1",)}


def test_a_blind_player_overlooks_gains_but_no_proved_win(dice: random.Random) -> None:
    """It takes the worse of two plies, whose share is not above what it has; with few nodes it may misjudge that."""
    blind, others = set(), set()
    for _ in range(12):
        blind |= {think(Guess(seats=2), 1, dice, Budget(nodes=400, noise=0.1, blind=1.0)).plies}
        others |= {think(Guess(seats=2), 1, dice, Budget(nodes=400, noise=0.1)).plies}
        assert think(Steps(seats=2), 1, dice, Budget(nodes=400, noise=9.0, blind=1.0)).share == 1
    assert ("pick 0",) in blind
    assert others == {("pick 1",)}


def test_what_a_hint_can_tell(dice: random.Random) -> None:
    """The gain over the next best candidate, which is named too."""
    thought = think(Guess(seats=2), 1, dice, Budget(nodes=2000))
    other = thought.otherwise
    assert other is not None
    assert other.plies == ("pick 0",)
    assert thought.gain == pytest.approx(thought.share - other.shares[0])
    assert thought.gain > 0.3
    alone = Thought(1, thought.chosen, (thought.chosen,), 1)
    assert alone.otherwise is None
    assert alone.gain == 0


def test_turns_that_were_only_glanced_at_do_not_stand_beside_those_that_were_searched(dice: random.Random) -> None:
    """At a glance 299 is the best number. Looked at closely, the best ten all lose; the others seem better still."""

    def evaluate(position: Field) -> tuple[float, ...]:
        share = position.picks[0] / 300 if position.picks else 0.5
        return share, 1 - share

    knowing = Skill(evaluate=evaluate)
    searched = think(Field(seats=2), 1, dice, Budget(nodes=5000), knowing)
    assert {each.plies for each in searched.candidates} == {(f"pick {number}",) for number in range(290, 300)}
    assert {searched.share_of(each) for each in searched.candidates} == {0.0}
    glanced = think(Field(seats=2), 1, dice, Budget(nodes=301), knowing)
    assert len(glanced.candidates) == 300
    assert glanced.plies == ("pick 299",)
