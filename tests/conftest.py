"""What the tests of several parts share (beside `tests/seeding.py`), and what was left out."""

from __future__ import annotations

import gc
import os
from pathlib import Path

import pytest

from sandbox import process
from sessions.failing import OUTAGES
from tests import compiling, forks, judging, memory_files

pytest_plugins = ["tests.seeding"]


def pytest_configure(config: pytest.Config) -> None:
    """Keep files in memory, fork bots where that can be done, and have requests judged."""
    memory_files.use_memory()
    if hasattr(os, "fork"):
        process.spawn = forks.SERVER.spawn
    judging.register(config)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """Two processes for each core, with `--numprocesses auto`.

    Tests wait as well as work: for other processes, and for the pauses that people and Discord make. On two cores the
    whole suite took 389 s with three processes, and 340 s with four.
    """
    return 2 * (os.cpu_count() or 1)


@pytest.hookimpl(tryfirst=True)
def pytest_collection(session: pytest.Session) -> None:
    """Before a process of xdist collects all tests, it shares the work of compiling them with the others."""
    if session.config.args_source is pytest.Config.ArgsSource.TESTPATHS and "PYTEST_XDIST_WORKER" in os.environ:
        gc.disable()
        compiling.import_all()


def pytest_collectstart() -> None:
    """Look for no garbage while tests are collected: nearly all that they import stays. `bot` turns it on again."""
    gc.disable()


def pytest_collection_finish() -> None:
    """Look for garbage again, but never among what was collected."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)  # a test makes thousands of objects, of which hardly any is left after it
    gc.enable()


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Run the tests with a time limit of their own first, so that no process is left with one when the others end."""
    items.sort(key=lambda item: item.get_closest_marker("timeout") is None)


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


@pytest.fixture(autouse=True)
def no_outage() -> None:
    """No outage goes on from the test before."""
    for each in OUTAGES.values():
        each.forget()
