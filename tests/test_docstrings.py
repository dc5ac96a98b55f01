"""Every example in a docstring is run, and those functions have one that a newcomer meets first."""

from __future__ import annotations

import ast
import doctest
import inspect
import re
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

import pytest

from sandbox.process import ROOT

FILES = sorted(
    path
    for path in ROOT.rglob("*.py")
    if not {".venv", ".nox", "node_modules", "tests"} & set(path.relative_to(ROOT).parts)
)
"""The code of the product, of the local Discord and of the bench."""


def named(path: Path) -> str:
    """The name of the module in a file."""
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


MODULES = {named(path): path for path in FILES}
WITH_EXAMPLES = sorted(name for name, path in MODULES.items() if ">>> " in path.read_text(encoding="utf-8"))

FIRST = [
    "rules.core",
    "rules.core.Ply",
    "rules.core.Position.play",
    "rules.core.advance",
    "rules.notation.legal",
    "rules.notation.read",
    "rules.notation.following",
    "rules.game.Option.check",
    "rules.game.Game.new",
    "rules.grid.name",
    "rules.grid.lines",
    "rules.stranded",
    "rules.games_up",
    "rules.strata5",
    "rules.mars",
    "opponents.thinking.think",
    "opponents.skill.budget",
    "opponents.skill.shares_of",
    "render.catalogue.face",
    "render.kit.geometry.Geometry",
    "render.kit.texts.squares",
    "render.kit.texts.plain",
    "sessions.tables.access.SessionAccess.do",
    "cogs.display.plan.plan",
    "words",
    "sandbox.server",
]
"""What somebody meets first who reads the code: each has an example."""


@cache
def examples(module: str) -> dict[str, doctest.DocTest]:
    """The examples of a module, by the name of what they stand at."""
    found = doctest.DocTestFinder(exclude_empty=True).find(import_module(module), module)
    return {test.name: test for test in found if test.examples}


@pytest.mark.parametrize("module", WITH_EXAMPLES)
def test_examples_in_docstrings_are_true(module: str, capsys: pytest.CaptureFixture[str]) -> None:
    tests = examples(module)
    assert tests
    runner = doctest.DocTestRunner(verbose=False, optionflags=doctest.ELLIPSIS)
    for test in tests.values():
        runner.run(test, clear_globs=False)
    assert not runner.failures, capsys.readouterr().out


@pytest.mark.parametrize("name", FIRST)
def test_what_a_newcomer_meets_first_has_an_example(name: str) -> None:
    module = next(each for each in sorted(MODULES, reverse=True) if f"{name}.".startswith(f"{each}."))
    assert name in examples(module)


@cache
def docstrings() -> list[tuple[str, str]]:
    """All texts between three quotation marks, each with the file in which it stands."""
    return [
        (str(path.relative_to(ROOT)), inspect.cleandoc(text))
        for path in FILES
        for text in re.findall(r'(?s)"""(.*?)"""', path.read_text(encoding="utf-8"))
    ]


def code(block: str) -> bool:
    """Whether an indented block of a docstring is Python that does something."""
    try:
        tree = ast.parse(inspect.cleandoc(block))
    except SyntaxError:
        return False
    return any(isinstance(node, ast.Call | ast.Assign | ast.Await) for node in ast.walk(tree))


@pytest.mark.parametrize(
    ("block", "is_code"),
    [("say = of(ENGLISH)", True), ("asked PROCESS", False), ("python -m render.showcase docs", False), ("a, b", False)],
)
def test_what_is_an_example_and_what_is_not(block: str, is_code: bool) -> None:
    assert code(block) is is_code


def test_no_example_is_left_out() -> None:
    """Python in a docstring begins with `>>>`: what is not run may name what does not exist."""
    blocks = re.compile(r"(?m)^\n((?: {4,}(?!>>>|\.\.\.).+\n?)+)")
    assert not [(file, block) for file, text in docstrings() for block in blocks.findall(text) if code(block)]


def test_every_command_in_a_docstring_exists() -> None:
    commands = re.compile(r"python -m ([a-z_]+(?:\.[a-z_]+)*)")
    named_there = {(file, module) for file, text in docstrings() for module in commands.findall(text)}
    elsewhere = {"pip", "package.module"}
    assert not [each for each in named_there if each[1] not in elsewhere and find_spec(each[1]) is None]
