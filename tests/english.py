"""Finds English for players in Python code: `python -m tests.english` lists what is left.

Whatever players read is in the Fluent files of `words/`. So no string in `cogs/`, `render/`, `rules/`, `sessions/` and
`tournaments/` is a sentence, a phrase, or a word with a capital letter, but for the kinds that `strings` leaves out.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
PACKAGES = ("cogs", "render", "rules", "sessions", "tournaments")

NOT_FOR_PLAYERS = ("__main__.py", "showcase.py", "palette.py")
"""Command lines for developers and hosts."""

_PHRASE = re.compile(r"[A-Za-z’']{2,}[,;:]? +[a-z’']{2,}|[A-Z][a-z’']{2,}")
"""Two words, or one with a capital letter."""

_QUIET_CALLS = {
    *("debug", "info", "warning", "error", "exception", "log"),  # of a logger
    *("getLogger", "compile", "fullmatch", "match", "search", "sub", "split", "replace", "removesuffix", "startswith"),
    *(
        "getattr",
        "setattr",
        "hasattr",
        "TypeVar",
        "NewType",
        "ParamSpec",
        "import_module",
        "strip",
        "encode",
        "open",
        "cast",
        "DefaultTypeVar",
    ),
}
"""Calls whose strings players do not read: of the log, of patterns, and of the language itself."""


def strings(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """The strings that may be shown, each with its line.

    Left out are docstrings, annotations, dictionary keys, what is compared or indexed with, patterns of `match`, the
    values of enumerations and the kinds of entries, which are stored, texts of the log and of assertions, and those of
    exceptions of Python (`ValueError`, `AssertionError`).
    """
    nodes = list(ast.walk(tree))
    hidden = set(_hidden(nodes))
    for node in nodes:
        if isinstance(node, ast.JoinedStr) and node not in hidden:
            parts = [str(each.value) for each in node.values if isinstance(each, ast.Constant)]
            yield node.lineno, "{}".join(parts)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in hidden:
            yield node.lineno, node.value


_COMMON = (ast.Name, ast.expr_context, ast.Attribute, ast.Constant, ast.alias)
"""Kinds of nodes that hide nothing: more than half of all."""


_ENUMERATIONS = re.compile("Enum|^Ending$").search
"""Classes whose values players do not read: of endings (`rules.core.Ending`), `python -m rules` alone tells them."""


def _hidden(nodes: Iterable[ast.AST]) -> Iterator[ast.AST]:
    for node in nodes:
        if isinstance(node, _COMMON):
            continue
        for hidden in _unseen(node):
            yield from ast.walk(hidden)
        if isinstance(node, ast.JoinedStr):
            yield from (each for each in node.values if isinstance(each, ast.Constant))


def _unseen(node: ast.AST) -> list[ast.AST]:  # noqa: C901, PLR0912 - a case for each kind of code
    """The parts of this piece of code whose strings nobody reads."""
    match node:
        case ast.Expr(value=ast.Constant()):
            return [node]
        case ast.AnnAssign(annotation=annotation):
            return [annotation]
        case ast.Assign(targets=[ast.Name(id="__all__" | "kind")]):
            return [node]
        case ast.ClassDef(bases=bases) if any(isinstance(each, ast.Name) and _ENUMERATIONS(each.id) for each in bases):
            return [node]
        case ast.arg(annotation=annotation) if annotation is not None:
            return [annotation]
        case ast.FunctionDef(returns=returns) | ast.AsyncFunctionDef(returns=returns) if returns is not None:
            return [returns]
        case ast.ClassDef(keywords=keywords):
            return [*keywords]
        case ast.Subscript(slice=index):
            return [index]
        case ast.Compare():
            return [node]
        case ast.Dict(keys=keys):
            return [key for key in keys if key is not None]
        case ast.MatchValue():
            return [node]
        case ast.Assert(msg=message) if message is not None:
            return [message]
        case ast.Raise(exc=ast.Call(func=ast.Name(id=name)) as raised) if name.endswith("Error"):
            return [raised]
        case ast.Call(func=ast.Attribute(attr=name) | ast.Name(id=name)) if name in _QUIET_CALLS:
            return [*node.args, *(each.value for each in node.keywords)]
    return []


def english(path: Path) -> list[tuple[int, str]]:
    """The strings of a module that are English for players, each with its line."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return [(line, text) for line, text in strings(tree) if _PHRASE.search(text)]


def modules() -> list[Path]:
    """The modules that are looked at."""
    found = [path for package in PACKAGES for path in sorted((ROOT / package).rglob("*.py"))]
    return [path for path in found if path.name not in NOT_FOR_PLAYERS]


if __name__ == "__main__":
    for module in modules():
        for number, told in english(module):
            print(f"{module.relative_to(ROOT)}:{number}: {told!r}")
