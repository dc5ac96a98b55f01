"""What the tests of several parts share."""

from __future__ import annotations

from pathlib import Path

import pytest


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Where the test's database is, or will be."""
    return tmp_path / "tables.sqlite3"
