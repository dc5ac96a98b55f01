"""The statements that both databases share are written in what both understand; this test needs neither of them.

That each is understood is seen where the tests of the contract run with both.
"""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

FOLDER = Path(__file__).parents[2] / "data" / "sql"
FILES = sorted(FOLDER.rglob("*.py"))

FLAGS = "live|open|acts|exclusive|set_aside"

ONE_SIDED = re.compile(
    r"INSERT OR |REPLACE INTO|\bROWID\b|\bPRAGMA\b|\bGLOB\b|json_\w+|\bstrftime\b|\btypeof\b|\bunixepoch\b|\bifnull\b"
    r"|\btotal\(|\bgroup_concat\b|AUTOINCREMENT|\bSTRICT\b"  # SQLite's own
    r"|::|\bILIKE\b|FOR (UPDATE|SHARE)|\bSIMILAR TO\b|\bDISTINCT ON\b|= ANY|\bLATERAL\b|\bnow\(|string_agg|array_agg"
    r"|\bnextval\b|\bsetval\b|to_regclass|\bILIKE\b|\$\d|%s"  # PostgreSQL's own
    r"|\b(max|min)\([^()]*,|\bIS (NOT )?(\?|:)|:\w+"  # other meanings, and names of parameters
    rf"|\b({FLAGS}) (=|<>) [01]\b|CAST\([^)]* AS INTEGER\)"
)
"""What only one of the two understands, or understands otherwise. Numbers for flags: PostgreSQL has BOOLEAN."""

SQL = re.compile(r"\b(SELECT|INSERT|UPDATE|DELETE|WHERE|FROM|JOIN|ORDER BY|ON CONFLICT|SET)\b")


def statements(source: str) -> list[str]:
    """The parts of statements in a module, without its docstrings."""
    tree = ast.parse(source)
    told = {
        node.body[0].value
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.FunctionDef | ast.ClassDef | ast.AsyncFunctionDef)
        and node.body
        and isinstance(node.body[0], ast.Expr)
    }
    return [
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and node not in told
        and SQL.search(node.value)
    ]


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(FOLDER)))
def test_both_databases_understand_it(path: Path) -> None:
    for statement in statements(path.read_text(encoding="utf-8")):
        assert not (found := ONE_SIDED.search(statement)), f"{found and found[0]} in: {statement}"


def test_there_is_something_to_look_at() -> None:
    assert sum(len(statements(path.read_text(encoding="utf-8"))) for path in FILES) > 80


@pytest.mark.parametrize(
    "statement",
    [
        "INSERT OR IGNORE INTO named VALUES (?,?)",
        "UPDATE message SET live = 0 WHERE session_id = ?",
        "UPDATE session SET shown = max(shown, ?) WHERE id = ?",
        "SELECT json_extract(facts, '$.by') FROM entry",
        "UPDATE player SET acts = user_id IS :actor",
        "SELECT id FROM session WHERE id = ? FOR UPDATE",
        "SELECT id::text FROM session",
    ],
)
def test_what_one_of_them_does_not_understand_is_found(statement: str) -> None:
    assert ONE_SIDED.search(statement)
