"""Other Pythons are found where they may be, read every module, and have the tests run on them."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

import pytest

from tests import pythons
from tests.equipment import no_python
from tests.pythons import RUNNING, VERSIONS

READ = """
import sys, warnings
warnings.simplefilter("error")
for path in sys.stdin.read().splitlines():
    with open(path, encoding="utf-8") as file:
        compile(file.read(), path, "exec")
"""
"""Compiles the modules whose paths it is given; a warning is an error."""

CODE = ("cogs", "sessions", "rules", "render", "data", "sandbox", "bench", "tests")


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


def read(python: Path, modules: Iterable[Path]) -> str:
    """What `python` says when it reads these modules: nothing where all is well."""
    paths = "\n".join(map(str, modules))
    run = subprocess.run([python, "-I", "-c", READ], input=paths, capture_output=True, text=True, check=False)
    assert (run.returncode == 0) == (run.stderr == ""), run.stderr
    return run.stderr


@pytest.mark.once
@pytest.mark.parametrize("version", [version for version in VERSIONS if version != RUNNING])
def test_another_python_reads_every_module(version: str) -> None:
    python = pythons.find(version, os.environ)
    if python is None:
        pytest.skip(no_python(version))
    modules = [path for folder in CODE for path in sorted((pythons.ROOT / folder).rglob("*.py"))]
    assert read(python, [*modules, *pythons.ROOT.glob("*.py")]) == ""


def test_what_a_python_cannot_read_is_told(tmp_path: Path) -> None:
    (tmp_path / "later.py").write_text("lambda: (yield) := 3\n", encoding="utf-8")
    (tmp_path / "warns.py").write_text("1 is 2\n", encoding="utf-8")
    for name in ("later.py", "warns.py"):
        assert name in read(Path(sys.executable), [tmp_path / name])


@pytest.mark.parametrize("status", [0, 2])
def test_the_tests_run_on_the_others_only(
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
        "Other Pythons that are installed: 3.99",
        f"The tests on Python 3.99 ({python}):",
        f"made --no-print-directory VENV=.venv-3.99 PYTHON={python} quick",
    ]
    assert pythons.main([RUNNING, "3.98"]) == 0
    assert capfd.readouterr().out == "Other Pythons that are installed: none\n"
