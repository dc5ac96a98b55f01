"""Programs that are started where their Python packages aren't installed."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys

import pytest

from sandbox.process import ROOT

PROGRAMS = {
    **dict.fromkeys(
        ("bot", "upkeep", "data", "sessions", "tournaments", "rules", "render", "cogs.pictures"), "requirements.txt"
    ),
    "sandbox": "requirements-play.txt",
}
"""What is started with `python -m`, and the file that lists its packages."""


def started(*arguments: str) -> subprocess.CompletedProcess[str]:
    """What a Python did that looks into no folder of packages: it stands for one in which nothing is installed."""
    return subprocess.run(
        [sys.executable, "-E", "-S", *arguments], cwd=ROOT, capture_output=True, text=True, check=False
    )


@pytest.mark.parametrize(("program", "lock_file"), PROGRAMS.items())
def test_one_sentence_says_how_to_install_what_is_missing(program: str, lock_file: str) -> None:
    done = started("-m", program)
    assert (done.returncode, done.stdout) == (1, "")
    sentence, command = done.stderr.strip().split("Install everything that is needed with: ")
    assert re.fullmatch(r"The Python package \w+ isn't installed\. ", sentence)
    assert shlex.split(command) == [
        *(sys.executable, "-m", "pip", "install", "--require-hashes", "-r"),
        str(ROOT / lock_file),
    ]


def test_code_that_imports_a_program_gets_the_error() -> None:
    assert "ModuleNotFoundError: No module named" in started("-c", "import bot").stderr


def test_a_module_of_ours_that_is_missing_is_an_error_of_ours() -> None:
    code = "from installed import packages\nwith packages('__main__'):\n    import rules.nothing"
    assert "ModuleNotFoundError: No module named 'rules.nothing'" in started("-c", code).stderr
