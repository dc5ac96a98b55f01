"""What a run of the tests need not do again: compile modules, and look for garbage among what was imported."""

from __future__ import annotations

import gc
import importlib
import os
import sys

import pytest

import tests
from tests import conftest


def test_what_is_compiled_is_kept_wherever_tests_run(monkeypatch: pytest.MonkeyPatch) -> None:
    """Here, and in the processes that tests start."""
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    importlib.reload(tests)
    assert not sys.dont_write_bytecode
    assert "PYTHONDONTWRITEBYTECODE" not in os.environ


def test_garbage_is_looked_for_in_what_tests_make_and_not_in_what_was_collected() -> None:
    assert gc.isenabled()
    conftest.pytest_collectstart()
    assert not gc.isenabled()
    conftest.pytest_collection_finish()
    assert gc.isenabled()
    assert gc.get_freeze_count() > len(gc.get_objects())
