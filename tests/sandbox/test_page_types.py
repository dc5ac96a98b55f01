"""TypeScript checks the types of the chat page's JavaScript, where node and npm are installed."""

from __future__ import annotations

import subprocess

import pytest

from tests.equipment import TYPESCRIPT, needs_typescript

pytestmark = [needs_typescript, pytest.mark.once]
PAGE = TYPESCRIPT.parents[2]


def test_the_types_of_the_page_are_right() -> None:
    run = subprocess.run([TYPESCRIPT], cwd=PAGE, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout + run.stderr
