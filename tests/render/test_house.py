"""Who knows whom in `render/`: pictures hold no words of a language, the kit knows no game, no game knows another."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from render.catalogue import FACES
from sandbox.process import ROOT

RENDER = ROOT / "render"
MODULES = sorted(RENDER.rglob("*.py"))
SPEAKING_KIT = ("texts", "consequences", "advice")
"""The kit's modules from which tellers take."""

DRAWING_KIT = re.compile(rf"render\.kit\.(?!(?:{'|'.join(SPEAKING_KIT)})\b)")
WORDS_SIDE_BY_SIDE = re.compile(r"[^\W\d_] | [^\W\d_]")

IN_THE_LOG = {"kit/families.py": ["Chinese, Japanese and Korean"]}
"""What stands in a module that draws, and is read in the log by those who host the bot, by the module."""


@cache
def imports(module: Path) -> set[str]:
    """The modules that `module` imports, and what it takes from them, by their dotted names."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {each.name for each in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found |= {node.module, *(f"{node.module}.{each.name}" for each in node.names)}
    return found


def draws(module: Path) -> bool:
    """Whether it is part of a picture: it imports what draws, and is no command."""
    if '__name__ == "__main__"' in module.read_text(encoding="utf-8"):
        return False
    return any(name == "PIL" or DRAWING_KIT.match(name) for name in imports(module))


@cache
def drawing() -> frozenset[Path]:
    """The modules that are part of pictures."""
    return frozenset(module for module in MODULES if draws(module))


def logs(node: ast.AST) -> bool:
    """Whether this is a call that writes a line of the log."""
    return isinstance(node, ast.Call) and ast.unparse(node.func) in {"log.info", "log.warning", "log.error"}


def sentences(source: str) -> list[str]:
    """The texts in a module that hold words beside each other, but for docstrings, assertions, errors and the log."""
    tree = ast.parse(source)
    unseen: set[ast.AST] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            unseen.add(node.value)
        elif isinstance(node, ast.Assert | ast.Raise) or logs(node):
            unseen.update(ast.walk(node))
    return [
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and node not in unseen
        and WORDS_SIDE_BY_SIDE.search(node.value)
    ]


def test_what_draws_holds_no_sentence() -> None:
    held = {module.relative_to(RENDER).as_posix(): sentences(module.read_text("utf-8")) for module in drawing()}
    assert {name: found for name, found in held.items() if found} == IN_THE_LOG


def test_sentences_are_found_where_there_are_some() -> None:
    source = '"""A docstring."""\nx = f"Seat {2}"\nassert x, "not this"\ny = "to move"\nz = "RGB"'
    assert sorted(sentences(source)) == ["Seat ", "to move"]
    assert sentences('log.warning("A font is missing.")\nbrush.text("to move")\nlog.text("to win")') == [
        "to move",
        "to win",
    ]
    for key in FACES:
        assert [module for module in (RENDER / key).rglob("*.py") if module in drawing()], f"render/{key} draws nothing"


def test_what_tellers_take_from_the_kit_does_not_draw() -> None:
    speaking = {RENDER / "kit" / f"{name}.py" for name in SPEAKING_KIT}
    assert speaking <= set(MODULES) - drawing()


@pytest.mark.parametrize("key", FACES)
def test_no_teller_draws(key: str) -> None:
    """What draws stands in `picture/` and what speaks in `words/`, or in a small game in a module each."""
    inside = {module for module in (RENDER / key).rglob("*.py") if module.name != "__init__.py"}
    painting = inside & drawing()
    speaking = {module for module in inside if any(name.startswith("render.face.Teller") for name in imports(module))}
    assert painting, f"nothing in render/{key} draws: its painter is made with render/kit"
    assert speaking, f"nothing in render/{key} is a Teller (render/face.py)"
    assert not painting & speaking, "a teller is read when the bot starts, and what draws with the first picture"
    if (RENDER / key / "picture").exists():
        assert {module.parent for module in painting} == {RENDER / key / "picture"}


def test_the_kit_knows_no_game_and_no_game_another() -> None:
    for module in MODULES:
        folder = module.relative_to(RENDER).parts[0]
        if module.parent == RENDER:
            continue
        strangers = [key for key in FACES if key != folder]
        known = {name for name in imports(module) for key in strangers if re.match(rf"(render|rules)\.{key}\b", name)}
        assert not known, module
