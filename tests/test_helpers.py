"""What tests of several modules share stands in helper modules: no module of tests is imported by another."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
FILES = sorted(ROOT.glob("tests/**/*.py"))


def from_tests(tree: ast.Module) -> Iterator[str]:
    """The modules of tests that a module imports, or of which it imports something."""
    for node in ast.walk(tree):
        modules: list[str] = []
        if isinstance(node, ast.Import):
            modules = [each.name for each in node.names]
        elif isinstance(node, ast.ImportFrom):
            modules = [f"{node.module or ''}.{each.name}" for each in node.names]
        yield from (each for each in modules if any(part.startswith("test_") for part in each.split(".")))


def test_no_module_imports_tests() -> None:
    assert FILES
    found = {
        f"{path.relative_to(ROOT)}: {each}"
        for path in FILES
        for each in from_tests(ast.parse(path.read_text(encoding="utf-8")))
    }
    assert found == set(), "move what they share to a helper module beside them"


def test_each_way_to_import_tests_is_found() -> None:
    source = (
        "import tests.test_a\nfrom tests.test_b import one as two\nfrom tests import test_c\nfrom . import test_d\n"
        "def late():\n    from .test_e import three\nfrom tests.play.club import control\nimport tests.play.club\n"
    )
    assert {*from_tests(ast.parse(source))} == {
        "tests.test_a",
        "tests.test_b.one",
        "tests.test_c",
        ".test_d",
        "test_e.three",
    }
