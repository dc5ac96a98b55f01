"""Fits find the weights that made the data."""

from __future__ import annotations

import random

import msgspec
import pytest

from opponents.__main__ import fit_of, fitted
from opponents.fit import network
from opponents.fit.logit import Sample, fit, loss, probabilities, solved
from opponents.fit.mars.worth import SampledGame, SampledPosition, as_json, samples
from opponents.network import Network, Unit
from rules.mars.cards import Phase


def test_a_fit_finds_the_law_that_made_the_data(dice: random.Random) -> None:
    truth = (1.5, -0.5)
    found = []
    for _ in range(1500):
        both = tuple((dice.gauss(0, 1), dice.gauss(0, 1)) for _ in range(2))
        chances = probabilities(truth, Sample(both, 0))
        found.append(Sample(both, int(dice.random() >= chances[0])))
    assert fit(found) == pytest.approx(truth, abs=0.3)
    assert loss(fit(found), found) <= loss(truth, found)
    assert solved([[0, 2], [3, 1]], [4, 5]) == pytest.approx([1, 2])


@pytest.mark.parametrize("key", fitted())
def test_every_fit_runs(key: str) -> None:
    said: list[str] = []
    fit_of(key)(3, 1, said.append)
    assert said


def points(dice: random.Random, number: int) -> list[network.Sample]:
    """Samples of a law in which two features matter only together: both large, or both small."""
    found = []
    for _ in range(number):
        one, two = dice.uniform(10, 14), dice.uniform(-1, 1)
        found.append(network.Sample((1.0, one, two), 0.9 if (one > 12) == (two > 0) else 0.1))
    return found


def test_a_network_finds_how_features_act_together(dice: random.Random) -> None:
    found = network.fit(points(dice, 1200), 1)
    assert found.probability((1.0, 13.5, 0.8)) > 0.75
    assert found.probability((1.0, 10.5, -0.8)) > 0.75
    assert found.probability((1.0, 13.5, -0.8)) < 0.25
    assert found.probability((1.0, 10.5, 0.8)) < 0.25
    new = points(dice, 300)
    assert network.loss(found, new) < 0.5, "a guess has 0.69, the law itself 0.33"
    assert network.loss(Network((0.0, 0.0, 0.0), ()), new) == pytest.approx(0.6931, abs=1e-3)


def test_a_network_is_the_same_for_the_same_samples_and_seed(dice: random.Random) -> None:
    given = points(dice, 300)
    assert network.fit(given, 1) == network.fit(given, 1)
    assert network.fit(given, 1) != network.fit(given, 2)


def test_a_network_says_the_probability_of_its_sum() -> None:
    found = Network((0.5, 1.0), (Unit((0.0, 100.0), 2.0),))
    assert found.probability((1.0, 0.0)) == pytest.approx(0.6225, abs=1e-4), "log-odds 0.5"
    assert found.probability((1.0, 1.0)) == pytest.approx(0.9707, abs=1e-4), "log-odds 0.5 + 1 + 2"


def test_an_earlier_phase_is_fitted_to_the_network_of_the_next_one() -> None:
    green, yellow = SampledPosition(Phase.GREEN, (1.0,)), SampledPosition(Phase.YELLOW, (1.0,))
    even = Network((0.0,), ())
    games = [SampledGame((green, yellow, yellow), won=True), SampledGame((green,), won=False)]
    by_end = samples(games, Phase.GREEN, {})
    assert [each.share for each in by_end] == [1.0, 0.0]
    told = samples(games, Phase.GREEN, {Phase.YELLOW: even, Phase.RED: even})
    assert [each.share for each in told] == pytest.approx([0.15 + 0.85 * 0.5, 0.0]), "who did not get there has lost"
    assert [each.share for each in samples(games, Phase.YELLOW, {})] == [1.0, 1.0]


def test_networks_are_written_as_they_are_read() -> None:
    nets = {Phase.RED: Network((0.25, -1.5), (Unit((0.0, 2.0), -0.125),)), Phase.GREEN: Network((1.0,), ())}
    text = as_json(nets)
    assert msgspec.json.decode(text, type=dict[str, Network]) == {phase.name: each for phase, each in nets.items()}
    assert list(msgspec.json.decode(text)) == ["GREEN", "RED"]
