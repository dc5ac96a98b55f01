"""Other Pythons are found where they may be, and one that is not at hand is told in a sentence."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests import pythons

RUNNING = "{}.{}".format(*sys.version_info)


def executable(path: Path, script: str) -> Path:
    """A shell script in place of a Python."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
    path.chmod(0o755)
    return path


def test_a_python_that_does_not_run_is_passed_over(tmp_path: Path) -> None:
    executable(tmp_path / "first" / "python3.99", "echo 'not that version' >&2; exit 127")
    executable(tmp_path / "second" / "python3.99", "echo 3.98")
    third = executable(tmp_path / "third" / "python3.99", "echo 3.99")
    path = ":".join(str(tmp_path / each) for each in ("none", "first", "second", "third"))
    assert pythons.find("3.99", {"PATH": path}) == third


@pytest.mark.parametrize("told", ["PATH", "PYENV_ROOT", "HOME"])
def test_one_that_only_pyenv_has_is_found(told: str, tmp_path: Path) -> None:
    """The shims are in PATH whatever HOME is, and refuse a version that is not chosen."""
    home = tmp_path / ".pyenv"
    executable(home / "shims" / "python3.99", "exit 127")
    executable(home / "versions" / "3.9.9" / "bin" / "python", "echo 3.9")
    python = executable(home / "versions" / "3.99.1" / "bin" / "python", "echo 3.99")
    where = {"PATH": home / "shims", "PYENV_ROOT": home, "HOME": tmp_path}
    assert pythons.find("3.99", {told: str(where[told])}) == python


def test_the_running_python_can_make_an_environment(tmp_path: Path) -> None:
    (tmp_path / f"python{RUNNING}").symlink_to(sys.executable)
    assert pythons.find(RUNNING, {"PATH": str(tmp_path)}) == tmp_path / f"python{RUNNING}"


@pytest.mark.parametrize("status", [0, 2])
def test_the_quick_half_runs_on_the_others_only(
    status: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    python = executable(tmp_path / "python3.99", "echo 3.99")
    executable(tmp_path / "make", f'echo "made $@"; exit {status}')
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("PYENV_ROOT", raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    assert pythons.main(["3.99", RUNNING, "3.98"]) == (status != 0)
    said = capfd.readouterr().out
    assert said.splitlines() == [
        f"The quick half of the tests on Python 3.99 ({python}):",
        f"made --no-print-directory VENV=.venv-3.99 PYTHON={python} quick",
        "Python 3.98 is not at hand (on PATH or under pyenv): the tests were not run on it.",
    ]


@pytest.mark.skipif(shutil.which("make") is None, reason="no make on this machine")
def test_make_check_ends_with_them() -> None:
    """`make check` hands over the oldest and the newest Python that the pins support."""
    said = subprocess.run(
        ["make", "--no-print-directory", "--dry-run", "check"],
        cwd=pythons.ROOT,
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    assert said.rstrip().endswith("python -m tests.pythons 3.11 3.13")
