"""The engines are pure: no randomness, no clock, no I/O, nothing of the bot's."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
ALLOWED = {
    "__future__",
    "abc",
    "collections.abc",
    "enum",
    "functools",
    "itertools",
    "math",
    "msgspec",
    "msgspec.structs",
    "re",
    "typing",
}
ACTING = {"open", "print", "input", "exec", "eval", "compile", "breakpoint", "id", "__import__"}
"""Built-in functions that reach outside, or whose result differs from run to run."""

COMMAND_LINE = {"__main__.py", "commandline.py"}
"""What reads files and prints; no engine imports it."""

MODULES = sorted(file for file in (ROOT / "rules").rglob("*.py") if file.name not in COMMAND_LINE)
every_module = pytest.mark.parametrize("file", MODULES, ids=[str(file.relative_to(ROOT)) for file in MODULES])


def imported(tree: ast.AST) -> Iterator[str]:
    """The modules that are imported anywhere, inside functions too, but for what type checkers alone read."""
    blocks = [node for node in ast.walk(tree) if isinstance(node, ast.If)]
    checkers = [block for block in blocks if isinstance(block.test, ast.Name) and block.test.id == "TYPE_CHECKING"]
    unread = {node for block in checkers for statement in block.body for node in ast.walk(statement)}
    for node in ast.walk(tree):
        if node in unread:
            continue
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield "rules" if node.level else str(node.module)


def test_there_are_modules_to_look_at() -> None:
    assert {"core.py", "notation.py", "record.py", "catalogue.py"} <= {file.name for file in MODULES}


@every_module
def test_an_engine_imports_a_few_plain_modules_and_rules_alone(file: Path) -> None:
    names = set(imported(ast.parse(file.read_text(encoding="utf-8"))))
    assert {name for name in names if name.split(".")[0] != "rules"} <= ALLOWED
    assert "rules.commandline" not in names
    assert "rules.__main__" not in names


@every_module
def test_an_engine_calls_nothing_that_reaches_outside(file: Path) -> None:
    calls = [node for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))) if isinstance(node, ast.Call)]
    assert not {call.func.id for call in calls if isinstance(call.func, ast.Name)} & ACTING


def test_loading_every_engine_loads_nothing_of_the_bots() -> None:
    code = "import sys, rules.record; print(*sys.modules)"
    run = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    loaded = {name.split(".")[0] for name in run.stdout.split()}
    assert "rules" in loaded
    outside = {"discord", "PIL", "aiohttp", "aiosqlite", "sqlite3", "asyncio", "random", "socket"}
    ours = {"bot", "settings", "cogs", "sessions", "render", "data", "sandbox", "bench", "tests"}
    assert not loaded & (outside | ours)
