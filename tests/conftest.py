"""What the tests of several parts share, the seed of the run (`tests/seeds.py`), and what was left out."""

from __future__ import annotations

import gc
import os
import random
from collections.abc import Generator
from pathlib import Path
from typing import Any

import hypothesis
import pytest

from sandbox import process
from tests import forks, judging, memory_files, seeds

SEEDED = ("cogs", "play", "render")
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
    """Take the seed: before anything is collected, and before xdist starts its workers. Have requests judged."""
    memory_files.use_memory()
    if hasattr(os, "fork"):
        process.spawn = forks.ForkServer().spawn
    given = config.getoption("--seed")
    seeds.use(seeds.seed_of_run() if given is None else given)
    judging.register(config)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """Half as many processes again as there are cores, with `--numprocesses auto`.

    Tests wait as well as work: for other processes, and for the pauses that people and Discord make. Two processes for
    each core were tried: the whole suite took a tenth longer on two cores (353 s instead of 320).
    """
    cores = os.cpu_count() or 1
    return cores + cores // 2


def pytest_sessionstart(session: pytest.Session) -> None:
    """Print the seed once a run, however quiet the run is."""
    if (terminal := session.config.pluginmanager.getplugin("terminalreporter")) is not None:
        terminal.write_line(f"seed {seeds.seed_of_run()}")


def pytest_collectstart() -> None:
    """Look for no garbage while tests are collected: nearly all that they import stays. `bot` turns it on again."""
    gc.disable()


def pytest_collection_finish() -> None:
    """Look for garbage again, but never among what was collected."""
    gc.collect()
    gc.freeze()
    gc.enable()


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark the tests that draw from the seed, and give Hypothesis its seed for each of its tests.

    The tests with a time limit of their own are the long ones. They come first, so that no process is left with one
    when all others are done.
    """
    items.sort(key=lambda item: item.get_closest_marker("timeout") is None)
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


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Where the test's database is, or will be."""
    return tmp_path / "tables.sqlite3"


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print each reason for which tests were skipped once, with how many they were.

    Under xdist the workers print nothing, and their reports come to the process that does.
    """
    reasons: dict[str, int] = {}
    for report in terminalreporter.stats.get("skipped", []):
        if isinstance(report.longrepr, tuple):
            reason = report.longrepr[2].removeprefix("Skipped: ")
            reasons[reason] = reasons.get(reason, 0) + 1
    if reasons:
        terminalreporter.section("left out")
    for reason, count in sorted(reasons.items()):
        terminalreporter.write_line(f"{reason} ({count} {'test' if count == 1 else 'tests'})")
