"""Only the folders of `data/` speak to databases: nothing else imports their drivers, or holds a statement."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

HOUSE = Path(__file__).parents[2]
PACKAGES = ("upkeep", "cogs", "sessions", "rules", "render", "data", "sandbox")
OTHERS = [
    path
    for place in ("bot.py", "installed.py", "settings.py", *PACKAGES)
    for path in ([HOUSE / place] if place.endswith(".py") else sorted((HOUSE / place).rglob("*.py")))
    if not {HOUSE / "data" / name for name in ("sql", "sqlite", "postgres")} & set(path.parents)
]
STATEMENT = re.compile(
    r"\b(SELECT\s.+\sFROM|INSERT\s+(OR\s+\w+\s+)?INTO|UPDATE\s+\w+\s+SET|DELETE\s+FROM|(CREATE|DROP|ALTER)\s+TABLE|PRAGMA\s+\w+)\b",
    re.DOTALL,
)
DATABASE = re.compile(r"\b(aiosqlite|sqlite3|psycopg)\b")
SUSPECT = re.compile(r"SELECT|INSERT|UPDATE|DELETE|CREATE|DROP|ALTER|PRAGMA|aiosqlite|sqlite3|psycopg")
"""A text without any of these words contains neither of the two above, and is not parsed."""


def nodes(path: Path, suspect: re.Pattern[str]) -> Iterator[ast.AST]:
    """All parts of a module, where its text contains what is looked for; none where it does not."""
    text = path.read_text(encoding="utf-8")
    return ast.walk(ast.parse(text)) if suspect.search(text) else iter(())


def test_there_is_something_to_look_at() -> None:
    assert len(OTHERS) > 30
    assert STATEMENT.search((HOUSE / "data" / "sql" / "queries" / "logs.py").read_text(encoding="utf-8"))
    assert DATABASE.search((HOUSE / "data" / "sqlite" / "store.py").read_text(encoding="utf-8"))


@pytest.mark.parametrize("path", OTHERS, ids=lambda path: str(path.relative_to(HOUSE)))
def test_nothing_else_speaks_sql(path: Path) -> None:
    for node in nodes(path, SUSPECT):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            assert not STATEMENT.search(node.value), f"line {node.lineno} holds a statement"
        modules = [node.module or ""] if isinstance(node, ast.ImportFrom) else []
        modules += [each.name for each in node.names] if isinstance(node, ast.Import) else []
        assert not [each for each in modules if each.split(".")[0] in ("aiosqlite", "sqlite3", "psycopg")]
        if isinstance(node, ast.Name | ast.Attribute):
            assert not DATABASE.fullmatch(node.id if isinstance(node, ast.Name) else node.attr)


@pytest.mark.parametrize("path", sorted((HOUSE / "cogs").rglob("*.py")), ids=lambda path: str(path.relative_to(HOUSE)))
def test_cogs_read_no_row_of_the_store(path: Path) -> None:
    """What they need of it are properties of the session, which do not show how it is stored."""
    read = [node for node in nodes(path, re.compile(r"\brow\b")) if isinstance(node, ast.Attribute)]
    # What is set is the row of a button in a message.
    read = [node for node in read if isinstance(node.ctx, ast.Load)]
    assert not [f"line {node.lineno}" for node in read if node.attr == "row"]


@pytest.mark.parametrize("path", sorted((HOUSE / "tests" / "data").glob("test_*.py")), ids=lambda path: path.name)
def test_tests_of_the_contract_know_no_implementation(path: Path) -> None:
    """They run with each one; what is special about one of them is tested in its own folder."""
    found = [
        node.module or "" for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.ImportFrom)
    ]
    assert not [each for each in found if {"sqlite", "postgres"} & set(each.split("."))]
