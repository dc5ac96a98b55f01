"""The seed of a run: printed, passed in, and all that the random numbers of a test follow from beside its id."""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests import seeds

ROOT = Path(__file__).parent.parent

SAMPLE = """
import os, secrets
import hypothesis
from hypothesis import strategies as st

def test_first(dice): print("first", dice.random())
def test_second(dice): print("second", dice.random()); assert not os.environ.get("FAIL")
def test_hashing(): print("hashing", os.environ["PYTHONHASHSEED"])
def test_token(): print("token", int(secrets.token_hex(), 16))

@hypothesis.given(st.integers(0, 2**32))
def test_drawn(number): print("drawn", number)
"""


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> Run:
    """Runs the sample's tests as a run of this repository's would."""
    folder = tmp_path_factory.mktemp("sample")
    (folder / "test_sample.py").write_text(SAMPLE, encoding="utf-8")
    (folder / "pytest.ini").write_text("[pytest]\nmarkers = seeded", encoding="utf-8")
    return Run(folder)


@pytest.fixture(scope="module")
def usual(run: Run) -> str:
    """What a run without arguments prints."""
    return run()


@pytest.fixture(scope="module")
def failed(run: Run) -> str:
    """What a run with another seed prints in which a test fails."""
    return run("--seed", "7", FAIL="yes")


@pytest.fixture(scope="module")
def spread(run: Run) -> str:
    """What the same run prints whose tests two processes share."""
    return run("--seed", "7", "-n", "2", FAIL="yes")


class Run:
    """A run of pytest in a process of its own, with this repository's hooks for seeds, and the plugins they meet."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def __call__(self, *arguments: str, **environment: str) -> str:
        """What a run with these arguments prints."""
        kept = {key: value for key, value in os.environ.items() if not key.startswith(("TEST_", "PYTEST", "PYTHONH"))}
        plugins = [f"-p{name}" for name in ("tests.seeding", "hypothesispytest", "xdist", "no:cacheprovider")]
        command = [sys.executable, "-m", "pytest", "-q", "-rP", *plugins]
        done = subprocess.run(
            [*command, "--rootdir", self._folder, "-c", self._folder / "pytest.ini", *arguments, self._folder],
            cwd=ROOT,
            env=kept | environment | {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"},
            capture_output=True,
            text=True,
            check=False,
        )
        assert not done.stderr, done.stderr
        return done.stdout


def numbers(printed: str) -> dict[str, str]:
    """What the sample's tests drew, by their names."""
    return dict(re.findall(r"^(first|second|drawn|hashing|token) ([\d.e-]+)$", printed, re.MULTILINE))


def test_the_same_seed_draws_the_same_in_any_order_and_process(run: Run, usual: str, failed: str, spread: str) -> None:
    assert f"seed {seeds.USUAL}\n" in usual
    assert numbers(spread) == numbers(failed)
    alone = run("-k", "second")
    assert numbers(alone).items() < numbers(usual).items()


def test_another_seed_draws_other_numbers(run: Run, usual: str, failed: str) -> None:
    other = run(TEST_SEED="7")
    assert "seed 7\n" in failed
    assert numbers(other) == numbers(failed)
    assert numbers(other).keys() == numbers(usual).keys() == {"first", "second", "drawn", "hashing", "token"}
    assert not numbers(other).items() & numbers(usual).items()
    assert numbers(other)["hashing"] == "7"


def test_a_failure_says_how_to_repeat_it(failed: str, spread: str) -> None:
    again = "PYTHONHASHSEED=7 .venv/bin/pytest --seed 7 'test_sample.py::test_second'"
    for printed in (failed, spread):
        assert printed.count(again) == 1
        assert printed.count("--seed 7") == 1


def test_who_draws_unmarked_is_told() -> None:
    with pytest.raises(RuntimeError, match="needs the fixture `dice`"):
        seeds.dice()


def test_those_who_draw_can_be_selected(run: Run) -> None:
    selected = run("-m", "seeded")
    assert numbers(selected).keys() == {"first", "second", "drawn"}
    assert "3 passed, 2 deselected" in selected


def test_nothing_else_is_random() -> None:
    """Tests draw from the seed of the run alone: a generator, a secret or an id of another origin is luck."""
    for file in sorted(ROOT.glob("tests/**/*.py")):
        if file not in (Path(seeds.__file__), Path(__file__)):
            found = [
                f"{file.relative_to(ROOT)}:{line}: {what}" for line, what in luck(file.read_text(encoding="utf-8"))
            ]
            assert not found, "\n".join(found)


@pytest.mark.parametrize(
    "line",
    [
        "random.Random()",
        "random.Random(7)",
        "random.Random(f'{key} 7')",
        "random.choice([1, 2])",
        "secrets.token_hex()",
        "os.urandom(8)",
        "uuid.uuid4()",
        "from random import Random",
    ],
)
def test_luck_is_found(line: str) -> None:
    assert len(luck(line)) == 1


def luck(code: str) -> list[tuple[int, str]]:
    """Where code draws what does not follow from the seed, by line. A generator with a number that was drawn does."""
    wild = re.compile(r"random\.(?!Random$)\w+|secrets\.\w+|os\.urandom|uuid\.uuid[14]")
    found: list[tuple[int, str]] = []
    if not re.search("random|secrets|uuid", code):  # as most files are: they need not be parsed
        return found
    for node in ast.walk(ast.parse(code)):
        match node:
            case ast.Attribute(value=ast.Name()) if wild.fullmatch(what := ast.unparse(node)):
                found.append((node.lineno, what))
            case ast.Call(func=ast.Attribute(), args=[] | [ast.Constant() | ast.JoinedStr()]) if (
                ast.unparse(node.func) == "random.Random"
            ):
                found.append((node.lineno, ast.unparse(node)))
            case ast.ImportFrom(module="random" | "secrets" | "uuid"):
                found.append((node.lineno, ast.unparse(node)))
    return found
