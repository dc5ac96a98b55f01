"""A plugin of pytest: has all that is random in tests follow from the seed of the run (`tests/seeds.py`)."""

from __future__ import annotations

import random
from collections.abc import Generator
from typing import Any

import hypothesis
import pytest

from tests import seeds

SEEDED = ("cogs", "games", "play", "render")
"""Folders of which all tests are marked as seeded: they show games that are played at random."""

# The same examples in every run with the same seed, whatever earlier runs have found, and never a clock.
hypothesis.settings.register_profile(
    "tests",
    deadline=None,
    derandomize=True,
    print_blob=True,
    max_examples=30,
    suppress_health_check=[hypothesis.HealthCheck.too_slow, hypothesis.HealthCheck.data_too_large],
)
hypothesis.settings.load_profile("tests")


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add `--seed`."""
    parser.addoption("--seed", type=int, help=f"what all random numbers of the tests follow from ({seeds.USUAL})")


def pytest_configure(config: pytest.Config) -> None:
    """Take the seed: before anything is collected, and before xdist starts its workers."""
    given = config.getoption("--seed")
    seeds.use(seeds.seed_of_run() if given is None else given)


def pytest_sessionstart(session: pytest.Session) -> None:
    """Print the seed once a run, however quiet the run is."""
    if (terminal := session.config.pluginmanager.getplugin("terminalreporter")) is not None:
        terminal.write_line(f"seed {seeds.seed_of_run()}")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark the tests that draw from the seed, and give Hypothesis its seed for each of its tests."""
    for item in items:
        test: Any = getattr(item, "obj", None)
        by_hypothesis = hypothesis.is_hypothesis_test(test)
        if by_hypothesis:
            hypothesis.seed(seeds.shared(item.nodeid.partition("[")[0]).getrandbits(64))(test)
        if by_hypothesis or "dice" in getattr(item, "fixturenames", ()) or item.path.parent.name in SEEDED:
            item.add_marker("seeded")


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """Have what the test draws, in its fixtures too, follow from its id."""
    seeds.run(item.nodeid, seeded=item.get_closest_marker("seeded") is not None)
    try:
        return (yield)
    finally:
        seeds.run(None)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Print with each failure the command that repeats it."""
    report = yield
    if report.failed:
        report.sections.append(("Run it again", seeds.command(item.nodeid)))
    return report


@pytest.fixture
def dice() -> random.Random:
    """What the test draws from: its numbers follow from the run's seed and the test's id."""
    return seeds.dice()
