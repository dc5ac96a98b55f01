"""The Makefile and `.ci/run`: CI runs what the documents promise, and leaves nothing out."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.equipment import NO_CAIRO, NO_CHROMIUM, NO_FRIBIDI, NO_NODE, ROOT
from tests.project import PYTHONS

COVERED = "3.13"
"""The Python on which the coverage is measured, in the workflow as by nox."""

needs_make = pytest.mark.skipif(
    shutil.which("make") is None, reason="make is not installed (Debian: make): the Makefile was not tried."
)
PACKAGES = ["chromium", "libcairo2", "libfribidi0", "nodejs", "npm"]
"""The Debian packages that the tests use, beside Python."""


def made(target: str) -> list[str]:
    """The commands that `make target` runs in a fresh clone."""
    said = subprocess.run(
        ["make", "--no-print-directory", "--dry-run", "VENV=.venv-never-made", target],
        cwd=ROOT,
        env={name: value for name, value in os.environ.items() if not name.startswith("MAKE")},
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    return said.splitlines()


@needs_make
def test_make_test_runs_every_test() -> None:
    command = made("test")[-1]
    assert command.startswith(".venv-never-made/bin/pytest ")
    assert not re.search(r" -(m|k)\b|--(ignore|deselect)|tests/", command), "nothing is left out"


@needs_make
def test_make_check_runs_the_linters_then_every_test_then_the_other_pythons() -> None:
    commands = made("check")
    steps = [f"make --no-print-directory {target}" for target in ("lint", "test", "pythons")]
    assert [each for each in commands if each in steps] == steps
    for target in ("lint", "test", "pythons"):
        assert made(target)[-1] in commands
    linted = "\n".join(made("lint"))
    for tool in ("ruff format --check .", "ruff check .", "mypy", "lint-imports"):
        assert f".venv-never-made/bin/{tool}\n" in f"{linted}\n"


@needs_make
def test_the_other_pythons_leave_out_only_what_is_marked_so() -> None:
    assert made("quick")[-1] == made("test")[-1] + ' -m "not once"'
    assert made("coverage")[-1] == made("quick")[-1] + " --cov"


@needs_make
def test_the_other_pythons_are_those_that_are_supported_but_for_the_running_one() -> None:
    command = made("pythons")[-1].removeprefix(".venv-never-made/bin/nox ")
    said = subprocess.run(
        [sys.executable, "-m", "nox", *command.split(), "--list", "--json"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    running = "{}.{}".format(*sys.version_info)
    assert [each["python"] for each in json.loads(said)] == [version for version in PYTHONS if version != running]


def test_all_pythons_of_pyenv_are_looked_through(tmp_path: Path) -> None:
    """The commands of pyenv for the versions that are not chosen refuse to run, until PYENV_VERSION names them."""
    pyenv = tmp_path / "pyenv"
    pyenv.write_text(
        '#!/bin/sh\n[ "$1" = root ] && echo /root/of/pyenv || printf "3.12.1\\n3.13.0\\n"\n', encoding="utf-8"
    )
    pyenv.chmod(0o755)
    shown = "import noxfile, os; print(os.environ['PYENV_ROOT'], os.environ['PYENV_VERSION'], noxfile.COVERED)"
    run = subprocess.run(
        [sys.executable, "-c", shown],
        cwd=ROOT,
        env={"PATH": f"{tmp_path}:/bin:/usr/bin"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert run.stdout == f"/root/of/pyenv 3.12.1:3.13.0 {COVERED}\n"


@pytest.mark.skipif(shutil.which("bash") is None, reason="bash is not installed: .ci/run was not tried.")
@pytest.mark.parametrize(
    ("user", "lacking", "engine", "done"),
    [
        ("0", PACKAGES, "", ["apt-get update -qq", f"apt-get install -y -qq {' '.join(PACKAGES)}", "make check"]),
        ("0", ["npm"], "", ["apt-get update -qq", "apt-get install -y -qq npm", "make check"]),
        ("0", [], "", ["make check"]),
        ("1000", PACKAGES, "", ["make check"]),
        ("0", [], "exit 0", ["make check image"]),
        ("0", [], "exit 1", ["make check"]),
    ],
)
def test_ci_installs_what_is_missing_and_runs_make_check(
    user: str, lacking: list[str], engine: str, done: list[str], tmp_path: Path
) -> None:
    """`.ci/run` on a machine of which only these packages are missing, by a user of that number.

    `engine` is what docker does there, if it is installed. A docker without its daemon ends with 1.
    """
    log = tmp_path / "done"
    scripts = {
        "apt-get": f'echo "apt-get $@" >> {log}',
        "make": f'echo "make $@" >> {log}',
        "id": f"echo {user}",
        "ldconfig": "\n".join(
            f"echo {library}"
            for library, name in (("libcairo.so.2", "libcairo2"), ("libfribidi.so.0", "libfribidi0"))
            if name not in lacking
        ),
        **{
            tool: ""
            for tool, name in (("chromium", "chromium"), ("node", "nodejs"), ("npm", "npm"))
            if name not in lacking
        },
        **({"docker": engine} if engine else {}),
        # Where PostgreSQL is installed, .ci/run finds it outside of PATH: nothing can show that it is missing.
        "initdb": "",
    }
    folder = tmp_path / "bin"
    folder.mkdir()
    for name, script in scripts.items():
        (folder / name).write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
        (folder / name).chmod(0o755)
    for name in ("dirname", "grep"):
        (folder / name).symlink_to(str(shutil.which(name)))
    command = [str(shutil.which("bash")), str(ROOT / ".ci" / "run")]
    subprocess.run(command, env={"PATH": str(folder)}, check=True)
    assert log.read_text(encoding="utf-8").splitlines() == done
    subprocess.run([*command, "lint", "test"], env={"PATH": str(folder)}, check=True)
    assert log.read_text(encoding="utf-8").splitlines() == [*done, *done[:-1], "make lint test"]


def test_the_workflow_runs_what_ci_runs_on_every_python() -> None:
    """`make check` is lint, test and the other Pythons. There they have jobs of their own; one measures coverage."""
    text = (ROOT / ".github" / "workflows" / "check.yml").read_text(encoding="utf-8")
    (pythons,) = re.findall(r"^        python: \[(.+)\]$", text, re.MULTILINE)
    assert re.findall(r'"([^"]+)"', pythons) == PYTHONS
    (targets,) = re.findall(r"^        targets: \[(.+)\]$", text, re.MULTILINE)
    assert [target for target in ("lint", "test", "pythons") if target not in targets.split()] == ["pythons"]
    assert re.findall(r'- python: "([^"]+)"\n +targets: coverage\n', text) == [COVERED]
    assert "- run: .ci/run ${{ matrix.targets }}\n" in text


def test_the_workflow_builds_the_image_outside_of_containers() -> None:
    """Inside of a container there is no engine."""
    text = (ROOT / ".github" / "workflows" / "check.yml").read_text(encoding="utf-8")
    job = re.split(r"\n  \w+:\n", text.partition("\n  image:\n")[2])[0]
    assert "- run: make image\n" in job
    assert "container:" not in job


def test_the_workflow_publishes_the_gallery_of_texts() -> None:
    text = (ROOT / ".github" / "workflows" / "check.yml").read_text(encoding="utf-8")
    job = text.partition("\n  gallery:\n")[2]
    assert "- run: make gallery\n" in job
    assert re.search(r"uses: actions/upload-artifact@v\d+\n", job)
    assert "path: gallery\n" in job


def test_the_page_about_testing_names_the_packages_that_the_tests_ask_for() -> None:
    assert "make test" in (ROOT / "README.md").read_text(encoding="utf-8")
    page = (ROOT / "docs" / "develop" / "testing.md").read_text(encoding="utf-8")
    reasons = NO_CHROMIUM + NO_CAIRO + NO_FRIBIDI + NO_NODE
    for package in PACKAGES:
        assert f"`{package}`" in page, package
        assert re.search(rf"Debian: [^)]*\b{package}\b", reasons), package
