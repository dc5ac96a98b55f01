"""What the computer player of Stranded on Mars knows of positions, and how it plays."""

from __future__ import annotations

import random

import pytest
from msgspec.structs import replace

from opponents.games.mars import evaluate, quiet
from opponents.games.mars.thumb import GOODNESS, mean_and_variance_of, policy, shortfall
from opponents.games.mars.worth import FEATURES, NETWORKS, measured
from opponents.skill import Level, budget
from opponents.thinking import played, think
from opponents.thought import Budget
from rules.core import Chance, Over
from rules.mars import Mars
from rules.mars.cards import COUNTS, VALUES, Phase
from rules.mars.piles import pile
from rules.mars.state import Step
from tests.rules.mars_tables import fight, new


def game(dice: random.Random, level: int, rash: float = 0.3) -> list[Mars]:
    """The positions of a game by rules of thumb, with any ply instead in this part of the choices."""
    position, found = new(level), list[Mars]()
    while not isinstance(turn := position.turn(), Over):
        found.append(position)
        if isinstance(turn, Chance):
            ply = dice.choices(turn.plies, turn.weights)[0]
        else:
            ply = dice.choice(turn.plies) if dice.random() < rash else policy(position, dice)
            assert policy(position, dice) in turn.plies
        position = position.play(ply)
    return found


def test_the_rules_of_thumb_have_an_answer_everywhere(dice: random.Random) -> None:
    """In every part of a round, at every level, the policy is a legal ply (asserted on the way)."""
    missing = {Step.FACE, Step.FIGHT, Step.ON, Step.LOOK, Step.DROP, Step.STACK, Step.DESTROY, Step.CHAPTER}
    for number in range(400):
        missing -= {position.step for position in game(dice, number % 4 + 1, (0.3, 0.0)[number % 8 > 1])}
        if not missing:
            return
    raise AssertionError(f"never seen: {missing}")


def test_mean_and_variance_are_those_of_the_cards(dice: random.Random) -> None:
    cards = dice.choices(list(COUNTS), k=9)
    values = [VALUES[card] for card in cards]
    mean, variance = mean_and_variance_of(pile(cards))
    assert mean == pytest.approx(sum(values) / 9)
    assert variance == pytest.approx(max(0.1, sum((value - mean) ** 2 for value in values) / 9))
    assert mean_and_variance_of(pile([])) == (0.0, 1.0)


@pytest.mark.parametrize(("value", "cards"), [(0, 1), (3, 4), (8, 5), (14, 5), (30, 6)])
def test_the_shortfall_is_about_that_of_drawn_cards(value: int, cards: int, dice: random.Random) -> None:
    """The normal law is near the mean of many draws."""
    drawn = [-1, 0, 0, 1, 1, 2, 2, 3, 4]
    mean = sum(drawn) / 9
    variance = sum((each - mean) ** 2 for each in drawn) / 9
    trials = [max(0, value - sum(dice.choices(drawn, k=cards))) for _ in range(4000)]
    assert shortfall(value, cards, mean, variance) == pytest.approx(sum(trials) / 4000, abs=0.2)


def test_rounds_are_quiet_between_fights_alone(dice: random.Random) -> None:
    """MA-9: before the first hazard of a round is dealt."""
    for position in game(dice, 1):
        assert quiet(position) is (position.step is Step.DEAL and not position.dealt)
        if quiet(position):
            assert len(measured(position)) == len(FEATURES)
            assert 0 < evaluate(position)[0] < 1
    assert set(NETWORKS) == {Phase.GREEN, Phase.YELLOW, Phase.RED}


@pytest.mark.parametrize("phase", NETWORKS)
def test_a_network_has_a_weight_for_each_feature(phase: Phase) -> None:
    network = NETWORKS[phase]
    assert {len(network.weights), *(len(unit.weights) for unit in network.units)} == {len(FEATURES)}


@pytest.mark.parametrize("phase", NETWORKS)
def test_more_life_is_a_better_chance(phase: Phase, dice: random.Random) -> None:
    position = next(each for each in game(dice, 1, 0.0) if quiet(each))
    poor, rich = (replace(position, phase=phase, life=life) for life in (3, 18))
    assert evaluate(poor) < evaluate(rich)


def test_what_is_counted_of_a_deck() -> None:
    """A doubling card, two points of life cards, one aging card; the chapters by what is likely to be missing."""
    position = fight(stack="h2.double s.meal a.dull s.weak", life=7, aging="", hazards="h1.card2 h1.card2 h1.card2")
    found = dict(zip(FEATURES, measured(position), strict=True))
    assert found["life"] == 7
    assert found["cards"] == pytest.approx(0.4)
    assert (found["doubling cards"], found["life cards"], found["aging cards"]) == (1, 2, 1)
    assert found["easier chapter"] < found["harder chapter"]
    assert found["rounds left"] == 2


@pytest.mark.parametrize("level", Level)
def test_the_last_fight_is_won_where_it_can_be(level: Level, dice: random.Random) -> None:
    """With the sum at the value of the second chapter, `end` wins (MA-36), and a draw might lose everything."""
    position = fight("f.20", "h5.plain " * 5, phase=Phase.FINAL, life=1, beaten=("f.25",), stack="s.daze s.daze")
    assert position.total >= position.value
    thought = think(position, 1, dice, budget(position, level))
    assert thought.plies == ("end",)
    assert thought.share == 1


@pytest.mark.parametrize("level", Level)
def test_a_fight_is_not_ended_that_cannot_be_paid(level: Level, dice: random.Random) -> None:
    """`end` would lose at once (MA-35); with five free draws left there is hope."""
    position = fight(
        "h5.plain", "s.weak", phase=Phase.YELLOW, life=2, free=5, stack="s.sharp h5.plain h4.card1 h4.sort"
    )
    for _ in range(4):
        thought = think(position, 1, dice, budget(position, level))
        assert thought.plies == ("draw",)
        ended = next(each for each in thought.candidates if each.plies == ("end",))
        assert ended.shares == (0,)


def test_good_cards_are_better_than_bad_ones() -> None:
    """What rules of thumb destroy first: aging cards, and the starting deck before knowledge."""
    assert GOODNESS["a.despair"] < GOODNESS["a.dull"] < GOODNESS["s.daze"] < GOODNESS["s.weak"] < GOODNESS["h5.plain"]


def test_a_search_draws_cards_anew(dice: random.Random) -> None:
    """The card that is on top is not known to a search, even with the generator that the table draws from."""
    position = fight("h2.plain", "s.weak", phase=Phase.YELLOW, life=1, free=1, stack="h5.plain s.daze s.daze s.daze")
    shares = {
        round(think(position, 1, random.Random(dice.getrandbits(64)), Budget(nodes=900)).share, 1) for _ in range(4)
    }
    assert len(shares) <= 2, "the same chances, whatever comes"


def test_what_a_hint_can_name(dice: random.Random) -> None:
    position = fight("h2.plain", "s.weak", phase=Phase.YELLOW, life=9, free=1)
    thought = think(position, 1, dice, Budget(nodes=100))
    before = {each.name: each.before for each in thought.changes}
    assert before["life"] == 9
    assert before["missing"] == 3
    assert played(position, thought.plies) != position
