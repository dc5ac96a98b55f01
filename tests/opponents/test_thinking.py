"""How a player chooses among candidates: noise, slack, blindness, and what a hint can tell of them."""

from __future__ import annotations

import random

import pytest

from opponents.games.games_up.alphabeta import Rated
from opponents.search.leaders import Leaders
from opponents.skill import Skill
from opponents.thinking import as_good, think
from opponents.thought import Budget, Candidate, Thought
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
    assert [each.plies for each in searched.glanced[:2]] == [("pick 289",), ("pick 288",)]
    assert len(searched.glanced) == 290
    glanced = think(Field(seats=2), 1, dice, Budget(nodes=301), knowing)
    assert len(glanced.candidates) == 300
    assert glanced.plies == ("pick 299",)
    assert glanced.glanced == ()


def test_turns_that_are_as_good_are_those_within_a_margin() -> None:
    """In log-odds of the share; a proved loss that holds out the longest has no equal."""
    found = [Candidate((str(share),), (share, 1 - share)) for share in (0.5, 0.495, 0.48, 0.1)]
    assert as_good(found, 1, 0.04) == found[:2]
    assert as_good(found, 1, 0.0) == found[:1]
    lost = [Candidate((each,), (0.0, 1.0)) for each in "ab"]
    assert as_good(lost, 1, 0.04) == lost[:1]


def test_leaders_are_the_best_and_those_that_are_as_good() -> None:
    leaders = Leaders[Rated](exact=1, equal=0.5)
    assert leaders.bar == float("-inf")
    for number, value in enumerate((1.0, 1.2, 0.6, 0.8, 2.0, 1.6)):
        if value > leaders.bar:
            leaders.add(Rated(value, (number, 0)))
    assert [each.value for each in leaders.rated] == [2.0, 1.6]
    assert leaders.bar == 1.5
    three = Leaders[Rated](exact=3)
    for number, value in enumerate((1.0, 3.0, 2.0, 4.0)):
        three.add(Rated(value, (number, 0)))
    assert [each.value for each in three.rated] == [4.0, 3.0, 2.0]
    assert three.bar == 2.0
