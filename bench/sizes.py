"""How much code there is: modules and lines by package, and the small modules that only one other imports.

`python -m bench.sizes` counts what is kept in the repository but for tests. A line of code is one that holds a token:
comments, blank lines and docstrings (also those below a value) are not counted.
"""

from __future__ import annotations

import ast
import io
import subprocess
import sys
import tokenize
from collections import Counter, defaultdict
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]

SMALL = 40
"""A module with fewer lines than this is small."""

_NOT_CODE = frozenset((tokenize.COMMENT, tokenize.NL, tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT))


def lines_of_code(source: str) -> int:
    """How many lines of a module hold code."""
    tokens = tokenize.generate_tokens(io.StringIO(source).readline)
    code = {
        line
        for each in tokens
        if each.type not in _NOT_CODE and each.string
        for line in range(each.start[0], each.end[0] + 1)
    }
    return len(code - set(_documented(ast.parse(source))))


def _documented(tree: ast.AST) -> Iterator[int]:
    """The lines of all docstrings."""
    for each in ast.walk(tree):
        if isinstance(each, ast.Expr) and isinstance(each.value, ast.Constant) and isinstance(each.value.value, str):
            yield from range(each.lineno, (each.end_lineno or each.lineno) + 1)


def modules() -> dict[str, Path]:
    """Every module of the repository, by its dotted name."""
    listed = subprocess.run(["git", "ls-files", "*.py"], cwd=ROOT, capture_output=True, text=True, check=True)  # noqa: S607
    paths = [ROOT / each for each in listed.stdout.split()]
    return {_name(each): each for each in paths if each.exists()}


def _name(path: Path) -> str:
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def importers(found: dict[str, Path]) -> dict[str, set[str]]:
    """The modules that import each of these."""
    importing = defaultdict[str, set[str]](set)
    for name, path in found.items():
        for each in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(each, ast.Import):
                wanted = [alias.name for alias in each.names]
            elif isinstance(each, ast.ImportFrom) and each.module:
                wanted = [f"{each.module}.{alias.name}" for alias in each.names]
                wanted = [one if one in found else each.module for one in wanted]
            else:
                continue
            for one in wanted:
                importing[one].add(name)
    return importing


def main(arguments: list[str]) -> int:
    """Print the sizes; with `--small`, also each small module that only one other of the product imports."""
    found = modules()
    product = {name: path for name, path in found.items() if name.split(".")[0] != "tests"}
    lines, number = Counter[str](), Counter[str]()
    for name, path in product.items():
        package = name.split(".")[0]
        number[package] += 1
        lines[package] += lines_of_code(path.read_text(encoding="utf-8"))
    for package in sorted(number):
        sys.stdout.write(f"{package:12} {number[package]:4} modules {lines[package]:6} lines of code\n")
    sys.stdout.write(f"{'together':12} {number.total():4} modules {lines.total():6} lines of code\n")
    if "--small" in arguments:
        importing = importers(found)
        for name, path in sorted(product.items()):
            users = {each for each in importing[name] if not each.startswith("tests.")}
            size = len(path.read_text(encoding="utf-8").splitlines())
            if size < SMALL and len(users) == 1 and path.name != "__init__.py":
                sys.stdout.write(f"{size:3} {name} <- {users.pop()}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
