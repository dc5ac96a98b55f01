"""Every clause of every page in `seeds/` is named by a test and cited by its engine, and no other is cited."""

from __future__ import annotations

import ast
import functools
import inspect
import re
from pathlib import Path

import pytest

from rules.catalogue import GAMES
from rules.game import Game, Option
from tests.rules.walks import every_game

ROOT = Path(__file__).parents[2]
SEEDS = ROOT / "seeds"


def page(game: Game) -> str:
    return (SEEDS / "en" / f"{game.key}.md").read_text(encoding="utf-8")


def clauses(game: Game) -> list[str]:
    """The ids of the page's clauses, in its order: `ST-1`, `ST-2` and so on."""
    return re.findall(r"^- \*\*(\w+-\d+)\*\*", page(game), re.MULTILINE)


TEST = re.compile(
    r"""^[ ]*(?:async[ ])?def[ ](?P<name>test_\w+)\(  # its name
    [^"]*?:\n                                      # what it takes and returns
    [ ]+(?:[rR]?\"{3}(?P<docstring>.*?)\"{3})?      # the docstring, if there is one
    """,
    re.MULTILINE | re.DOTALL | re.VERBOSE,
)
"""A test function as far as its docstring. Its layout tells, and costs less than parsing."""


def named_by(source: str) -> list[str]:
    """Name and docstring of each test function in the source of a module."""
    return [f"{test['name']}\n{test['docstring'] or ''}" for test in TEST.finditer(source)]


@functools.cache
def sources(folder: str) -> dict[str, str]:
    """The source of every module below a folder of the project, by the module's path."""
    return {str(file.relative_to(ROOT)): file.read_text("utf-8") for file in sorted((ROOT / folder).rglob("*.py"))}


@functools.cache
def named_by_tests() -> str:
    """Name and docstring of each test function in any folder of tests."""
    return "\n".join(named for source in sources("tests").values() for named in named_by(source))


def cited(text: str, letters: str) -> set[str]:
    """The ids that `text` cites, those in between included: `ST-12 to ST-14` cites ST-13 too."""
    found = set()
    for first, last in re.findall(rf"\b{letters}-(\d+)\b(?: to {letters}-(\d+)\b)?", text):
        found |= {f"{letters}-{number}" for number in range(int(first), int(last or first) + 1)}
    return found


def engine(game: Game) -> str:
    """The source of the module that makes the game's first position, or of its whole package."""
    module = inspect.getmodule(game.start)
    assert module is not None
    assert module.__file__ is not None
    file = Path(module.__file__)
    files = [file] if file.parent == ROOT / "rules" else sorted(file.parent.rglob("*.py"))
    return "\n".join(each.read_text(encoding="utf-8") for each in files)


def test_every_game_has_its_page_and_every_page_its_game() -> None:
    """The page on tournaments belongs to no game."""
    pages = {file.name.partition(".")[0] for file in [*SEEDS.glob("*.*"), *SEEDS.glob("*/*")]}
    assert pages - {"tournaments"} == set(GAMES)


@every_game
def test_the_clauses_of_a_page_are_numbered_without_gaps(game: Game) -> None:
    ids = clauses(game)
    assert ids
    assert ids == [f"{game.clauses}-{number}" for number in range(1, len(ids) + 1)]


@every_game
def test_every_clause_is_named_by_a_test(game: Game) -> None:
    """In the docstring (`ST-16`) or in the name (`test_st16_…`) of a test function, here or in any folder of tests."""
    unnamed = []
    for clause in clauses(game):
        in_name = re.compile(rf"_{clause.replace('-', '').lower()}(_|\n)")
        if not (re.search(rf"\b{clause}\b", named_by_tests()) or in_name.search(named_by_tests())):
            unnamed.append(clause)
    assert unnamed == []


@every_game
def test_an_engine_cites_the_clauses_that_it_follows(game: Game) -> None:
    """Its first docstring names the whole page, first clause to last; most clauses are cited where they are obeyed."""
    source = engine(game)
    ids = set(clauses(game))
    assert cited(source, game.clauses) >= ids
    header = ast.get_docstring(ast.parse(source), clean=False)
    assert header is not None
    where_obeyed = cited(source.replace(header, "", 1), game.clauses) & ids
    assert len(where_obeyed) >= 0.75 * len(ids), f"not cited: {sorted(ids - where_obeyed)}"


@every_game
def test_no_clause_is_cited_that_is_not_on_the_page(game: Game) -> None:
    on_page = set(clauses(game))
    unknown = {
        f"{file}: {clause}"
        for folder in ("rules", "render", "tests")
        for file, source in sources(folder).items()
        for clause in cited(source, game.clauses) - on_page
    }
    assert unknown == set()


ALL_OPTIONS = [
    pytest.param(game, option, id=f"{key}-{option.name}") for key, game in GAMES.items() for option in game.options
]


@pytest.mark.parametrize(("game", "option"), ALL_OPTIONS)
def test_a_page_mentions_every_option_with_its_values_and_its_default(game: Game, option: Option) -> None:
    text = " ".join(page(game).split())
    assert re.search(rf"[Oo]ption `{option.name}`", text)
    if " to " in option.allowed():
        assert option.allowed() in text
    else:
        for value in option.values:
            assert re.search(rf"\b{value}\b", text), value
    default = re.escape(option.default)
    assert re.search(rf"default {default}\b|\b{default}`? \(default\)", text)
