"""Runs the tests on the other Pythons that the pins support, where they are installed: `python -m tests.pythons`.

`make check` calls it after the whole suite, which ran on this Python, and has told which of the others are missing.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

ROOT = Path(__file__).parent.parent

VERSIONS = ("3.11", "3.12", "3.13")
"""The Pythons for which every pinned package has a wheel."""

RUNNING = "{}.{}".format(*sys.version_info)

PROBE = "import ensurepip, sqlite3, ssl, sys, venv; print('%d.%d' % sys.version_info[:2])"
"""Prints the version of a Python that has all that the project needs: some systems split it into packages."""


def candidates(version: str, environment: Mapping[str, str]) -> Iterator[Path]:
    """Where Python `version` (`3.13`) may be: in the folders of PATH, then under pyenv, whose shims may be in PATH."""
    folders = [Path(folder) for folder in environment.get("PATH", "").split(os.pathsep) if folder]
    yield from (folder / f"python{version}" for folder in folders)
    homes = [Path(environment["PYENV_ROOT"])] if "PYENV_ROOT" in environment else []
    homes += [folder.parent for folder in folders if folder.name == "shims"]
    homes += [Path(environment["HOME"]) / ".pyenv"] if "HOME" in environment else []
    for home in homes:
        yield from sorted(home.glob(f"versions/{version}.*/bin/python"), reverse=True)


def find(version: str, environment: Mapping[str, str]) -> Path | None:
    """The first candidate that runs, is of that version, and can make a virtual environment."""
    for python in candidates(version, environment):
        if not python.is_file():
            continue
        run = subprocess.run([python, "-c", PROBE], capture_output=True, text=True, check=False)
        if run.stdout.strip() == version:
            return python
    return None


def main(versions: Sequence[str] = VERSIONS) -> int:
    """Run the tests on each version that is installed, but for the running one; first say which these are.

    Returns 0, or 1 where tests failed.
    """
    others = {version: python for version in versions if version != RUNNING and (python := find(version, os.environ))}
    print("Other Pythons that are installed:", ", ".join(others) or "none", flush=True)
    failed = False
    for version, python in others.items():
        print(f"The tests on Python {version} ({python}):", flush=True)
        settings = [f"VENV=.venv-{version}", f"PYTHON={python}"]
        run = subprocess.run(["make", "--no-print-directory", *settings, "quick"], cwd=ROOT, check=False)
        failed = failed or run.returncode != 0
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
