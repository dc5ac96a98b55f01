"""Where a machine lacks what some tests need, the others run, and each lack is told in one line."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tests.conftest import pytest_terminal_summary
from tests.equipment import NO_CAIRO, NO_CHROMIUM, NO_DISCORDJS, NO_NODE, NO_PSYCOPG, NO_TYPESCRIPT, ROOT

NEEDY = (
    "tests/play/test_page.py",
    "tests/play/test_pool_processes.py",
    "tests/play/test_postgresql.py",
    "tests/play/test_strangers_on_a_phone.py",
    "tests/play/test_heights_on_the_page.py",
    "tests/sandbox/test_page_browser.py",
    "tests/sandbox/test_page_types.py",
    "tests/sandbox/test_foreign.py",
    "tests/bench/test_database_kills.py",
    "tests/data/sql/test_ways.py::test_postgres_goes_through_no_large_table",
    "tests/bench/test_bench.py::test_the_peer_of_the_pictures_draws_a_chess_board",
    "tests/bench/test_processor.py::test_the_usual_bot_draws_boards_as_wide_as_ours",
    "tests/words/test_gallery.py::test_a_reviewer_works_through_the_page",
)
"""All tests that need more than the packages of `requirements-dev.txt`."""

LACKS = (NO_CHROMIUM, NO_CAIRO, NO_NODE, NO_PSYCOPG)


def test_a_bare_machine_passes_and_says_what_was_left_out(tmp_path: Path) -> None:
    """Nothing is on PATH, HOME is empty, and there is neither cairo nor psycopg.

    The tests run in a process of xdist's, as with `make test`.
    """
    cairo = tmp_path / "packages" / "cairocffi"
    cairo.mkdir(parents=True)
    (cairo / "__init__.py").write_text("raise OSError('no library called cairo was found')", encoding="utf-8")
    # Python imports it as it starts, in every process. Nobody can import a module that stands there as None.
    (cairo.parent / "sitecustomize.py").write_text("import sys; sys.modules['psycopg'] = None", encoding="utf-8")
    bare = {"PATH": str(tmp_path), "HOME": str(tmp_path), "PYTHONPATH": str(cairo.parent)}
    run = subprocess.run(
        [sys.executable, "-m", "pytest", "-n", "1", "-p", "no:cacheprovider", *NEEDY],
        cwd=ROOT,
        env={**{name: value for name, value in os.environ.items() if not re.match("PY|VIRTUAL", name)}, **bare},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stdout + run.stderr
    lines = run.stdout.splitlines()
    for lack in LACKS:
        assert len([line for line in lines if line.startswith(lack)]) == 1, (lack, run.stdout)
    for lack in (NO_TYPESCRIPT, NO_DISCORDJS):
        assert lack not in run.stdout, "node is missed, and then not what it would run"
    assert re.search(r"\d+ skipped in", lines[-1]), "none of them could run"


def test_those_are_all_tests_that_need_equipment() -> None:
    needy = {name.partition("::")[0] for name in NEEDY}
    others = {
        "tests/bench/test_image.py",
        "tests/bench/test_third_party.py",
        "tests/test_equipment.py",
        "tests/test_making.py",
        "tests/test_project.py",
        "tests/render/test_scripts.py",
    }
    for file in (ROOT / "tests").rglob("test_*.py"):
        name = file.relative_to(ROOT).as_posix()
        asks = "from tests.equipment import" in file.read_text(encoding="utf-8")
        assert asks == (name in needy | others), name


def said(*reasons: str) -> list[str]:
    """What is printed after a run in which tests were skipped for these reasons."""
    lines: list[str] = []
    skipped = [SimpleNamespace(longrepr=("tests/test_it.py", 7, f"Skipped: {reason}")) for reason in reasons]
    reporter: Any = SimpleNamespace(stats={"skipped": skipped}, section=lines.append, write_line=lines.append)
    pytest_terminal_summary(reporter)
    return lines


@pytest.mark.parametrize(
    ("reasons", "lines"),
    [
        ([], []),
        (["No sun.", "No rain.", "No sun."], ["left out", "No rain. (1 test)", "No sun. (2 tests)"]),
    ],
)
def test_a_reason_is_told_once_with_the_number_of_tests(reasons: list[str], lines: list[str]) -> None:
    assert said(*reasons) == lines
