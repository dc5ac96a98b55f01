"""A position as a grid of characters: narrow enough for a phone, and all of it there."""

from __future__ import annotations

import re

import pytest
from msgspec.structs import replace

from render.catalogue import FACES
from render.face import COLUMNS, GRID, Teller
from render.mars.words.speech import Speech
from render.scene import Scene
from rules import games_up, grid
from rules.core import Choice, Position
from rules.games_up import GamesUp
from rules.mars import Mars
from rules.mars.cards import VALUES
from rules.stranded import COLUMNS as PLACES
from rules.stranded import HOLE, PRINTED, Stranded
from rules.strata5.position import Strata5
from tests import seeds
from tests.faces import english
from tests.render.plays import SEEDS, STRANGE, cells, positions, scenes
from tests.rules.mars_tables import crowded
from words import ENGLISH, of

MARS = Speech(of(ENGLISH))
NAMES = ("Alice", "Bob", "Carol", "Dan")


def rows(key: str, here: Position) -> list[str]:
    """The lines of a position's grid."""
    return english(key).teller.grid(Scene(here, NAMES[: here.seats])).split("\n")


@pytest.mark.parametrize("key", FACES)
@pytest.mark.parametrize("seed", SEEDS)
def test_a_grid_is_narrow_and_tells_positions_apart(key: str, seed: int) -> None:
    teller = english(key).teller
    seen: dict[str, Position] = {}
    for scene in scenes(key, seed, step=3):
        told = teller.grid(scene)
        assert len(told) <= GRID
        for line in told.split("\n"):
            assert 0 < len(line) <= COLUMNS, line
            assert line == line.rstrip()
        assert "None" not in told
        assert "Last:" in told
        unnamed = [each for each in scene.names if each not in " ".join(told.split())]
        assert not unnamed, f"`grid` names every player, but not {unnamed}: {told}"
        bare = teller.grid(Scene(scene.position, scene.names))
        assert seen.setdefault(bare, scene.position) == scene.position


@pytest.mark.parametrize("key", FACES)
@pytest.mark.parametrize("called", STRANGE)
def test_whatever_players_are_called_a_grid_stays_narrow(key: str, called: str) -> None:
    for scene in scenes(key, SEEDS[0], step=40):
        told = english(key).teller.grid(replace(scene, names=(called,) * scene.position.seats))
        assert len(told) <= GRID
        assert max(map(len, told.split("\n"))) <= COLUMNS
        assert "`" not in told


@pytest.mark.parametrize("key", FACES)
def test_a_stopped_game_waits_for_nobody(key: str) -> None:
    for scene in scenes(key, SEEDS[0], step=29):
        if isinstance(scene.position.turn(), Choice):
            told = english(key).teller.grid(replace(scene, stopped=True))
            assert "the game is over" in " ".join(told.lower().split())


def test_a_game_without_a_grid_has_none() -> None:
    assert Teller.grid(english("stranded").teller, scenes("stranded", SEEDS[0])[0]) == ""


def test_stranded_shows_caps_grounds_and_towers() -> None:
    for here in positions("stranded"):
        assert isinstance(here, Stranded)
        found = cells(rows("stranded", here), "abcde")
        assert found.pop(HOLE) == "hole"
        assert len(found) == len(PLACES)
        for place in PLACES:
            tower, caps, ground = re.fullmatch(r"(?:([RBYG]):)?([rbyg]*)/([rbyg])", found[place]).groups()  # type: ignore[union-attr]  # a mismatch fails
            assert caps == here.caps(place)[::-1]
            assert ground == PRINTED[place]
            seat = here.tower_on(place)
            assert (tower or "").lower() == ((here.colors[seat - 1] or "") if seat else "")


def test_the_games_up_shows_tops_and_marks_stacks() -> None:
    for here in positions("games_up"):
        assert isinstance(here, GamesUp)
        lines = rows("games_up", here)
        found = cells(lines, "abcdef")
        assert set(found) == set(games_up.SQUARES)
        for square in games_up.SQUARES:
            stack = here.stack(square)
            top = f"{'rb'[stack[-1].owner - 1]}{stack[-1].face}" if stack else "."
            assert found[square] == (f"{top}+" if len(stack) > 1 else top)
            if len(stack) > 1:
                assert f"{square}: " in "\n".join(lines)
                assert f"sum {games_up.worth(stack)}" in " ".join(" ".join(lines).split())


def test_strata_5_shows_levels_and_pawns() -> None:
    for here in positions("strata5"):
        assert isinstance(here, Strata5)
        lines = rows("strata5", here)
        files = "abcdefghij"[: here.size]
        middle = next(number for number, line in enumerate(lines) if line.startswith("Pawns"))
        levels, pawns = cells(lines[:middle], files), cells(lines[middle : middle + here.size + 2], files)
        assert {square: int(level) for square, level in levels.items()} == here.structure.levels
        standing = {pawn.space: f"{'rb'[pawn.seat - 1]}{pawn.number}" for pawn in here.pawns}
        assert {square: what for square, what in pawns.items() if what != "."} == standing
        assert len(pawns) == here.size**2
        assert all(grid.place(square) for square in pawns)


def test_mars_shows_the_row_as_a_table() -> None:
    for here in positions("mars", step=11):
        assert isinstance(here, Mars)
        lines = rows("mars", here)
        for place, card in enumerate(here.row, 1):
            value = str(VALUES[card.code]).replace("-", "−")
            marks = "".join(
                sign for sign, holds in zip("duf", (card.doubled, card.used, card.free), strict=True) if holds
            )
            told = next(line for line in lines if re.match(rf" *{place} +{re.escape(MARS.name(card.code)[:12])}", line))
            assert re.search(rf" {re.escape(value)}( |$)", told), told
            assert not marks or told.endswith(f" {marks}"), told


@pytest.mark.parametrize("cards", [2, 14, 30, 59])
def test_the_longest_grid_of_mars_is_whole(cards: int) -> None:
    for seed in range(5):
        told = english("mars").teller.grid(Scene(crowded(seeds.dice(cards, seed), cards), ("W" * 60,)))
        assert len(told) <= GRID
        assert max(map(len, told.split("\n"))) <= COLUMNS
        assert "Chapters: " in told
        assert told.endswith(".")
