"""A game is complete, and nothing else knows of it: what it costs is its own files, and its lines in the catalogues."""

from __future__ import annotations

import hashlib
import re
from pathlib import Path

import pytest

from render.catalogue import FACES
from rules.__main__ import main, random_game
from rules.catalogue import GAMES
from rules.game import Game
from rules.record import parse
from sandbox.process import ROOT
from tests.games.kit import Kit
from tests.games.parts import LINES, PARTS, missing
from tests.games.registry import of_the_catalogue
from tests.rules.perft import FIXTURES, perfts

GUIDE = ROOT / "docs" / "develop" / "game.md"
PLIES = 4
"""The depth to which the lines of play from a first position are counted."""


def test_every_face_has_a_game() -> None:
    assert set(FACES) == set(GAMES)


@of_the_catalogue
def test_a_game_is_complete(key: str) -> None:
    lacks = list(missing(key))
    assert not lacks, "\n".join(["what this game lacks (docs/develop/game.md):", *lacks])
    assert GAMES[key].key == key


def test_what_is_missing_is_told_in_sentences(tmp_path: Path) -> None:
    """All at once, each with its file and what to write there."""
    for file in LINES:
        (tmp_path / file).parent.mkdir(exist_ok=True)
        (tmp_path / file).write_text("", encoding="utf-8")
    told = list(missing("chess", tmp_path))
    assert len(told) == len(PARTS) + len(LINES)
    assert told[0] == (
        "rules/chess.py or rules/chess/__init__.py is missing: write the plies, the position, and GAME (rules/game.py)"
    )
    assert told[-1].startswith("README.md does not have “docs/chess.png”: add its row")


def test_the_guide_names_every_part() -> None:
    """And no other file of a game: nothing turns red that it does not announce."""
    told = GUIDE.read_text(encoding="utf-8")
    for file in (*(each for part in PARTS for each in part.where[:1]), *LINES):
        assert f"`{file}`" in told, f"docs/develop/game.md does not say that a game needs {file}"


@of_the_catalogue
def test_the_lines_of_play_are_counted(kit: Kit, game: Game) -> None:
    """From the first position (`Kit.perft`), or from positions in `tests/rules/fixtures/perft/`."""
    if not kit.perft and list((FIXTURES / "perft").glob(f"{kit.key}-*.record")):
        return
    counts = perfts(game.new(game.seats[0]), len(kit.perft) or PLIES)
    assert list(kit.perft) == counts, f"write perft={counts} into tests/games/{kit.key}.py, when you know it is right"


@of_the_catalogue
def test_a_random_game_is_played_as_ever(
    kit: Kit, game: Game, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """One for each number of seats (`Kit.replays`), or those in `tests/rules/fixtures/games/`.

    A digest that differs means that behaviour changed: then the game's `version` goes up.
    """
    files = (FIXTURES / "games").glob(f"{kit.key}-*.record")
    recorded = {parse(file.read_text(encoding="utf-8")).seats for file in files}
    digests = {}
    for seats in set(game.seats) - recorded:
        path = tmp_path / f"{seats}.record"
        path.write_text(str(random_game(game, seats, game.settle({}), seats)), encoding="utf-8")
        assert main(["--replay", str(path)]) == 0
        digests[seats] = hashlib.sha256(capsys.readouterr().out.encode()).hexdigest()[:16]
    assert dict(kit.replays) == digests, f"write replays={digests} into tests/games/{kit.key}.py"


@pytest.mark.parametrize("folder", ["cogs", "sessions", "data", "sandbox", "bench", "opponents"])
def test_no_game_is_named_outside_its_own_files(folder: str) -> None:
    def named(path: Path) -> list[str]:
        # Examples in docstrings may name a game; code may not.
        text = re.sub(r'"""(.*?)"""', "", path.read_text(encoding="utf-8"), flags=re.DOTALL).lower()
        others = [key for key in GAMES if key not in path.relative_to(ROOT).with_suffix("").parts]
        return [key for key in others if f'"{key}"' in text or f"import {key}" in text or f"rules.{key}" in text]

    files = [path for path in (ROOT / folder).rglob("*.py") if "compiled" not in path.parts]
    found = {path.relative_to(ROOT).as_posix(): keys for path in files if (keys := named(path))}
    assert not found, "a game is known by the catalogues alone"


def test_no_test_of_all_games_names_one() -> None:
    """The suite knows a game by its module here."""
    folder = Path(__file__).parent
    for path in folder.glob("*.py"):
        if path.stem in GAMES:
            continue
        text = path.read_text(encoding="utf-8")
        named = [key for key in GAMES if f'"{key}"' in text or re.search(rf"rules\.{key}\b|import {key}\b", text)]
        assert not named, path.name
