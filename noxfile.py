"""What runs in environments of its own: the tests on other Pythons, and the writing of the lock files.

`make pythons` and `make lock` run it. nox keeps the environments in `.nox/`, and says which Pythons are not installed.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import nox

PROJECT = nox.project.load_toml(Path(__file__).with_name("pyproject.toml"))
RUNNING = "{}.{}".format(*sys.version_info)
OTHERS = [version for version in nox.project.python_versions(PROJECT) if version != RUNNING]
"""The Pythons that the project supports, without the running one: `make test` runs the tests on that."""

COVERED = "3.13"
"""The Python on which it is measured how much of the code the tests run: from 3.12 on that costs little."""

COMPILE = (
    "uv",
    "pip",
    "compile",
    "--quiet",
    "--no-config",
    "--universal",
    "--python-version",
    "3.11",
    "--generate-hashes",
    "--no-strip-extras",  # older pips look for `coverage[toml]` without regard to a line that pins `coverage`
)

nox.options.sessions = ["tests"]
nox.options.reuse_venv = "yes"
nox.options.download_python = "never"
nox.options.error_on_missing_interpreters = False


def let_pyenv_show_all() -> None:
    """Have nox find every Python that pyenv has installed, and not only those that are chosen for this folder."""
    if pyenv := shutil.which("pyenv"):
        for variable, command in (
            ("PYENV_ROOT", ["root"]),
            ("PYENV_VERSION", ["versions", "--bare", "--skip-aliases"]),
        ):
            said = subprocess.run([pyenv, *command], capture_output=True, text=True, check=False).stdout  # noqa: S603 - fixed words
            os.environ[variable] = ":".join(said.split())


let_pyenv_show_all()


@nox.session(python=OTHERS)
def tests(session: nox.Session) -> None:
    """Run the tests that are worth running on every Python, and on one of them measure how much code they run."""
    target = "coverage" if session.python == COVERED else "quick"
    session.run("make", "--no-print-directory", f"VENV={session.virtualenv.location}", target, external=True)


@nox.session
def lock(session: nox.Session) -> None:
    """Write the lock files anew from pyproject.toml: requirements.txt, and those of the extras and of the groups.

    Versions that are locked stay, where pyproject.toml allows them. After `--`: options for uv, such as `--upgrade`.
    """
    session.install(*nox.project.dependency_groups(PROJECT, "lock"))
    compile_ = (*COMPILE, "--custom-compile-command", "make lock", *session.posargs, "pyproject.toml")
    session.run(*compile_, "--output-file", "requirements.txt")
    for extra in ("postgres", "metrics"):
        output = f"requirements-{extra}.txt"
        session.run(*compile_, "--extra", extra, "--constraints", "requirements.txt", "--output-file", output)
    for group in ("cjk", "play", "dev"):
        output = f"requirements-{group}.txt"
        session.run(*compile_, "--group", group, "--constraints", "requirements.txt", "--output-file", output)
