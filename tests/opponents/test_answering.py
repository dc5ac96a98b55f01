"""Thinking from records, as worker processes do."""

from __future__ import annotations

import ast
import random
import re
import subprocess
import sys
import time
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from opponents import analysis, worker
from opponents.analysis import Look
from opponents.thinking import answer, last_position, played, think
from opponents.thought import Budget, Thought
from opponents.worker import HINT, Question, answered
from rules.catalogue import GAMES
from rules.core import Chance, Choice, Over, Position
from rules.record import Record, RecordError

ROOT = Path(__file__).parents[2]


def record_of(key: str, dice: random.Random) -> tuple[str, int]:
    """The record of a game that waits for a seat, and that seat."""
    game = GAMES[key]
    position, plies = game.new(game.seats[0]), list[str]()
    while not isinstance(turn := position.turn(), Over):
        if isinstance(turn, Choice) and len(plies) > 40:
            break
        ply = dice.choices(turn.plies, turn.weights if isinstance(turn, Chance) else None)[0]
        plies.append(str(ply))
        position = position.play(ply)
    assert isinstance(turn, Choice)
    return str(Record(game, position.seats, game.settle({}), plies)), turn.seat


def test_record_lines_in_and_plies_out(dice: random.Random) -> None:
    """The thought survives the way between processes, and is the same for the same record, seed and level."""
    record, seat = record_of("games_up", dice)
    thought = answer(record, seat, 7, "medium")
    assert thought == answer(record, seat, 7, "medium")
    assert msgspec.json.decode(msgspec.json.encode(thought), type=Thought) == thought
    assert answer(record, seat, 7, Budget(nodes=50)).nodes <= 60


def test_what_cannot_be_answered(dice: random.Random) -> None:
    record, seat = record_of("stranded", dice)
    with pytest.raises(ValueError, match="'genius' is not a valid Level"):
        answer(record, seat, 1, "genius")
    with pytest.raises(ValueError, match="does not wait for seat"):
        answer(record, 3 - seat, 1, "easy")
    with pytest.raises(RecordError):
        answer(record + "die purple\n", seat, 1, "easy")


@pytest.mark.parametrize(("level", "patience"), [("hard", "PROMPT"), (HINT, "PATIENT")])
def test_a_worker_stops_a_search_in_time(
    level: str, patience: str, dice: random.Random, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Moves and hints have a time each; with the whole of it, the worker's thought is the one without a clock."""
    record, seat = record_of("games_up", dice)
    for name in ("PROMPT", "PATIENT"):
        monkeypatch.setattr(worker, name, 10_000.0)
    question = Question(record, seat, "seed", level, 0.05)
    whole = answered(question).thought
    assert whole is not None
    assert not whole.cut
    assert whole == answered(question).thought
    monkeypatch.setattr(worker, patience, 0.0)
    assert answered(replace(question, patience=10_000.0)).thought == whole, "who asks may have more time"
    cut = answered(replace(question, part=100.0)).thought
    assert cut is not None
    assert cut.cut
    played(last_position(record), cut.plies)


def test_a_value_is_found_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """A moment at which chance is next takes several searches, and they share its time."""
    looked = list[float]()

    def noted(position: Position, seat: int, dice: random.Random, means: Budget, until: float) -> Thought:
        looked.append(until - time.monotonic())
        return think(position, seat, dice, means, until=until)

    monkeypatch.setattr(analysis, "think", noted)
    game = GAMES["stranded"]
    start = str(Record(game, 2, game.settle({}), ()))
    assert isinstance(chance := game.new(2).turn(), Chance)
    monkeypatch.setattr(worker, "PATIENT", 10_000.0)
    whole = answered(Look(start, 0, 50)).value
    assert whole == answered(Look(start, 0, 50)).value
    assert 1 < len(looked) / 2 <= len(chance.plies)
    assert looked[0] < 10_000 / 2
    monkeypatch.setattr(worker, "PATIENT", 0.0)
    found = answered(Look(start, 0, 10**7)).value
    assert found is not None
    assert sum(found.shares) == pytest.approx(1)


def test_a_worker_loads_little() -> None:
    """Neither pictures nor Discord, nor what makes or keeps secrets."""
    code = "import sys, opponents.thinking; print(*sys.modules)"
    run = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    loaded = {name.split(".")[0] for name in run.stdout.split()}
    assert "opponents" in loaded
    assert not loaded & {"discord", "PIL", "aiohttp", "sqlite3", "asyncio", "cogs", "sessions", "render", "data"}


MODULES = sorted((ROOT / "opponents").rglob("*.py"))


@pytest.mark.parametrize("file", MODULES, ids=[str(file.relative_to(ROOT)) for file in MODULES])
def test_nothing_secret_can_be_reached(file: Path) -> None:
    """No module imports what a session knows, or random numbers other than those that it is given."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    names = {alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names}
    names |= {str(node.module) for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    # The ids of puzzles are digests of their records.
    secret = {"secrets", "sessions", "data", "cogs"} | ({"hashlib"} if file.name != "puzzle.py" else set())
    assert not {name.split(".")[0] for name in names} & secret
    text = file.read_text(encoding="utf-8")
    assert "SystemRandom" not in text
    assert "random.random()" not in text


def test_no_game_is_named_outside_its_own_files() -> None:
    for file in MODULES:
        if not {file.stem, file.parent.name} & set(GAMES):
            # Docstrings may name a game as an example; code may not.
            text = re.sub(r'"""(.*?)"""', "", file.read_text(encoding="utf-8"), flags=re.DOTALL)
            assert not [key for key in GAMES if f'"{key}"' in text or f".{key}" in text], file


def test_a_whole_game_is_thought_through_by_records(dice: random.Random) -> None:
    """Many answers in a row, with chance between them, lead to the end."""
    game = GAMES["stranded"]
    position, plies = game.new(3, {"blacks": "1"}), list[str]()
    while not isinstance(turn := position.turn(), Over):
        if isinstance(turn, Chance):
            chosen: tuple[str, ...] = (str(dice.choices(turn.plies, turn.weights)[0]),)
        else:
            record = str(Record(game, 3, {"blacks": "1"}, plies))
            chosen = answer(record, turn.seat, len(plies), Budget(nodes=60)).plies
        plies += chosen
        position = (
            position.play(next(ply for ply in turn.plies if str(ply) == chosen[0]))
            if len(chosen) == 1
            else played(position, chosen)
        )
    assert len(turn.outcome.winners) == 1
