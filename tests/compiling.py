"""Compiling the test modules once in a run, and not once in each of its processes.

pytest rewrites the assertions of a test module when the module is first imported, and keeps what it has compiled beside
it. In a new clone each process of xdist did that for all modules, at the same time and in the same order: 10 s each.
"""

from __future__ import annotations

import importlib
import os
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


def import_all() -> None:
    """Import all test modules, each process of the run beginning with another one: it finds what others have compiled.

    A module that cannot be imported is left to pytest, which says so.
    """
    number = int(os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw"))
    processes = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    files = sorted((ROOT / "tests").rglob("test_*.py"))
    first = len(files) * number // processes
    for file in (*files[first:], *files[:first]):
        try:
            importlib.import_module(".".join(file.relative_to(ROOT).with_suffix("").parts))
        except (Exception, pytest.skip.Exception):  # noqa: BLE001 - whatever it is, pytest says it again
            continue
