"""Some packages name types of others which they may not use: import-linter cannot tell, so this can."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]

ALONE = [
    ("cogs/**/*.py", ("rules", "data")),
    ("render/face.py", ("PIL", "render.kit.sheet")),
]
"""Files, and the packages of which they import types alone."""


def imported(tree: ast.Module) -> Iterator[str]:
    """The modules that are imported when the program runs: all but those below `if TYPE_CHECKING`."""
    waiting: list[ast.AST] = [tree]
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            waiting += node.orelse
            continue
        if isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
        elif isinstance(node, ast.Import):
            yield from (each.name for each in node.names)
        waiting += ast.iter_child_nodes(node)


@pytest.mark.parametrize(("files", "packages"), ALONE)
def test_only_types_are_imported(files: str, packages: tuple[str, ...]) -> None:
    found = [*ROOT.glob(files)]
    assert found
    used = [
        f"{path.relative_to(ROOT)}: {module}"
        for path in found
        for module in imported(ast.parse(path.read_text(encoding="utf-8")))
        if any(f"{module}.".startswith(f"{each}.") for each in packages)
    ]
    assert used == []


def test_an_import_that_runs_is_found() -> None:
    source = "if TYPE_CHECKING:\n    import rules.core\nelse:\n    import data\ndef f():\n    from rules import game\n"
    assert {*imported(ast.parse(source))} == {"data", "rules"}
