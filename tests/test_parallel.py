"""How the tests are shared among processes."""

from __future__ import annotations

import os

import pytest

from tests.conftest import pytest_xdist_auto_num_workers


def test_the_long_tests_come_first(request: pytest.FixtureRequest) -> None:
    """Of those that run beside this one, whichever they are."""
    long = [item.get_closest_marker("timeout") is not None for item in request.session.items]
    assert long == sorted(long, reverse=True)


@pytest.mark.parametrize(("cores", "processes"), [(None, 2), (1, 2), (2, 4), (8, 16)])
def test_some_processes_wait_while_others_work(
    cores: int | None, processes: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "cpu_count", lambda: cores)
    assert pytest_xdist_auto_num_workers() == processes
