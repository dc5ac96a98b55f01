"""A position in lines of text: short enough for a message, and all of it there, so that it can be set up again."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from msgspec.structs import replace

from render.catalogue import FACES
from render.face import TEXT, Teller
from render.mars.words.speech import Speech
from render.scene import Scene
from render.stranded.words.state import COLORS
from rules import games_up
from rules.core import Choice, Position
from rules.games_up import GamesUp, Piece
from rules.mars import Mars
from rules.mars.piles import Counts, listed
from rules.stranded import COLUMNS, HOLE, PRINTED, Stranded
from rules.strata5.position import Strata5
from tests import seeds
from tests.faces import english
from tests.render.plays import SEEDS, STRANGE, positions, scenes
from tests.rules.mars_tables import crowded
from words import ENGLISH, of

each_play = pytest.mark.parametrize(("key", "seed"), [(key, seed) for key in FACES for seed in SEEDS])
MARS = Speech(of(ENGLISH))
LETTERS: dict[str, str] = {word: letter for letter, word in COLORS.items()}


def lines_of(here: Position) -> list[str]:
    return english(key_of(here)).teller.text(Scene(here, ("Alice", "Bob", "Carol", "Dan")[: here.seats])).split("\n")


def key_of(here: Position) -> str:
    kinds = {Stranded: "stranded", GamesUp: "games_up", Strata5: "strata5", Mars: "mars"}
    return kinds[type(here)]


@each_play
def test_a_text_fits_and_tells_positions_apart(key: str, seed: int) -> None:
    teller = english(key).teller
    seen: dict[str, Position] = {}
    for scene in scenes(key, seed, step=3):
        text = teller.text(scene)
        assert 40 < len(text) <= TEXT
        assert all(line == " ".join(line.split()) != "" for line in text.split("\n"))
        assert not re.search(r"[*_~|<>#\\`@]|None|\bTrue\b|\bFalse\b|[{}]|\.\.", text), text
        unnamed = [name for name in scene.names if name not in text]
        assert not unnamed, f"`text` names every player, but not {unnamed}: {text}"
        assert text.split("\n")[-1].startswith("Last: ")
        bare = teller.text(Scene(scene.position, scene.names))
        assert seen.setdefault(bare, scene.position) == scene.position


@pytest.mark.parametrize("key", FACES)
@pytest.mark.parametrize("called", STRANGE)
def test_whatever_players_are_called_a_text_fits_and_may_stand_in_a_code_block(key: str, called: str) -> None:
    for scene in scenes(key, SEEDS[0], step=40):
        text = english(key).teller.text(replace(scene, names=(called,) * scene.position.seats))
        assert len(text) <= TEXT
        assert "`" not in text


@pytest.mark.parametrize("key", FACES)
def test_a_game_that_has_no_text_of_its_own_is_told_as_its_picture_is(key: str) -> None:
    """In a code block as well, and with what happened last on a line of its own."""
    teller = english(key).teller
    for scene in scenes(key, SEEDS[0], step=40):
        strange = replace(scene, names=("`Ann`",) * scene.position.seats)
        *before, last = Teller.text(teller, strange).split("\n")
        assert last.startswith("Last: ")
        assert "Last: " not in " ".join(before)
        assert "`" not in f"{before}{last}"
        assert len(Teller.text(teller, strange)) <= TEXT


@pytest.mark.parametrize("key", FACES)
def test_a_stopped_game_waits_for_nobody(key: str) -> None:
    for scene in scenes(key, SEEDS[0], step=29):
        if isinstance(scene.position.turn(), Choice):
            assert "the game is over" in english(key).teller.text(replace(scene, stopped=True)).lower()


def ranks(lines: list[str]) -> dict[str, str]:
    """What each rank's line says of each file's square: of those that are told one by one."""
    found = {}
    for line in lines:
        if told := re.fullmatch(r"Rank (\d+): (.*)\.", line):
            for part in told[2].split("; "):
                file, _, what = part.partition(" ")
                found[file + told[1]] = what
    return found


def test_stranded_can_be_set_up_from_its_text() -> None:
    for here in positions("stranded"):
        assert isinstance(here, Stranded)
        lines = lines_of(here)
        told = ranks(lines)
        assert told.pop(HOLE) == "the hole"
        stacks, towers = {}, {}
        for column, what in told.items():
            caps, _, tower = what.partition(", ")
            *above, ground = caps.removeprefix("bare ").removesuffix(" ground").split(" on ")
            stacks[column] = "".join(LETTERS[word] for word in reversed(above))
            assert LETTERS[ground] == PRINTED[column]
            assert caps.startswith("bare ") == (not above)
            if tower:
                towers[LETTERS[tower.removesuffix(" tower")]] = column
        assert tuple(stacks[column] for column in COLUMNS) == here.stacks
        assert towers == {c: spot for c, spot in zip(here.colors, here.spots, strict=True) if spot and c}
        for seat in range(1, here.seats + 1):
            line = next(line for line in lines if line.startswith(f"{('Alice', 'Bob', 'Carol', 'Dan')[seat - 1]}: "))
            assert (COLORS[here.colors[seat - 1] or ""] if here.colors[seat - 1] else "no tower") in line
            assert ("stranded" in line or "resigned" in line) == (seat not in here.active)


def test_the_games_up_can_be_set_up_from_its_text() -> None:
    for here in positions("games_up"):
        assert isinstance(here, GamesUp)
        lines = lines_of(here)
        sides = {"red": 1, "blue": 2}
        stacks: dict[str, games_up.Stack] = {}
        for line in lines:
            if told := re.fullmatch(r"([a-f][1-6]): (.*) \((\d+), sum (\d+)\)\.", line):
                pieces, owner = [], 0
                for word in told[2].split(", "):
                    *side, face = word.split()
                    owner = sides[side[0]] if side else owner
                    pieces.append(Piece(owner, int(face)))
                stacks[told[1]] = tuple(reversed(pieces))
                assert (len(pieces), sum(piece.face for piece in pieces)) == (int(told[3]), int(told[4]))
        for square, what in ranks(lines).items():
            if single := re.fullmatch(r"(red|blue) (\d)", what):
                stacks[square] = (Piece(sides[single[1]], int(single[2])),)
        assert tuple(stacks.get(square, ()) for square in games_up.SQUARES) == here.board
        told_scores = re.findall(r"\((?:red|blue)\) (\d+)", lines[0])
        assert tuple(map(int, told_scores)) == here.scores
        assert f"target {here.target}" in lines[0]
        if here.closed and isinstance(here.turn(), Choice):
            assert sum(f"{way.start} to {way.end}" in lines[1] for way in here.closed) == len(here.closed)


def test_strata_5_can_be_set_up_from_its_text() -> None:
    for here in positions("strata5"):
        assert isinstance(here, Strata5)
        lines = lines_of(here)
        sides = {"red": 1, "black": 2}
        heights = {}
        for line in lines:
            if told := re.fullmatch(r"Rank (\d+): ([\d ]+)", line):
                heights.update(
                    {f"{file}{told[1]}": int(n) for file, n in zip("abcdefghij", told[2].split(), strict=False)}
                )
        assert heights == here.structure.levels
        blocks: set[tuple[int, str]] = set()
        free, caged = set[tuple[str, int, int, int]](), set[tuple[str, int, int, int]]()
        for line in lines:
            if told := re.fullmatch(r"Level (\d): blocks ([a-j\d ]+)(?:, pawns (.*))?\.", line):
                level = int(told[1])
                blocks |= {(level, place) for place in told[2].split()}
                for side, number, held, space in re.findall(r"(red|black) (\d) (on|trapped in) (\w+)", told[3] or ""):
                    (free if held == "on" else caged).add((space, level, sides[side], int(number)))
        assert blocks == {tuple(block) for block in here.structure.blocks}
        assert free == {tuple(pawn) for pawn in here.pawns}
        assert caged == {tuple(pawn) for pawn in here.trapped}
        hands = next(line for line in lines if line.startswith("In hand: "))
        for seat, side in enumerate(sides, 1):
            assert f"{side} {' '.join(map(str, here.hand(seat))) or 'none'}" in hands
        locked = re.findall(r"on (\w+) \(locked\)", "\n".join(lines))
        assert sorted(locked) == sorted(pawn.space for pawn in here.pawns if here.is_locked(pawn))
        hollow = next((line for line in lines if line.startswith("Hollow: ")), "")
        assert re.findall(r"(\w+) under level (\d)", hollow) == [(gap.space, str(gap.roof)) for gap in here.gaps()]


def heap(lines: list[str], what: str) -> Counter[str]:
    """The cards that a pile's line names, however many of each; none where there is no such line."""
    line = next((line for line in lines if re.match(rf"{what} \d+[:,]", line)), "")
    found: Counter[str] = Counter()
    for each in line.partition(": ")[2].removesuffix(".").split(", ") if ": " in line else []:
        many, _, called = each.rpartition(" × ")
        found[called] += int(many or 1)
    return found


def titled(counts: Counts, hazards: bool = False) -> Counter[str]:
    found: Counter[str] = Counter()
    for code, many in listed(counts).items():
        found[MARS.foe(code) if hazards else MARS.name(code)] += many
    return found


def test_mars_tells_every_pile_and_the_row_card_by_card() -> None:
    for here in positions("mars", step=11):
        assert isinstance(here, Mars)
        lines = lines_of(here)
        assert f"life {here.life} of {here.most}, score" in lines[1]
        assert heap(lines, "Discard pile") == titled(here.discard)
        assert heap(lines, "Removed") == titled(here.destroyed)
        assert heap(lines, "Hazard discard") == titled(here.past, hazards=True)
        if not here.top and not here.bottom:
            assert heap(lines, "Draw pile") == titled(here.middle)
        if here.row:
            row = lines[lines.index("Row:") + 1 :][: len(here.row)]
            for place, (card, line) in enumerate(zip(here.row, row, strict=True), 1):
                assert line.startswith(f"{place} {MARS.name(card.code)} ")
                assert [card.free, card.used, card.doubled] == [word in line for word in ("free", "used", "doubled")]
        if here.foe:
            assert any(line.startswith(f"Against {MARS.foe(here.foe)}: sum ") for line in lines)
        assert all(MARS.foe(code) in lines[-1] for code in here.finals)


@pytest.mark.parametrize("cards", [2, 14, 30, 59])
def test_the_longest_text_of_mars_is_whole(cards: int) -> None:
    for seed in range(20):
        text = english("mars").teller.text(Scene(crowded(seeds.dice(cards, seed), cards), ("W" * 60,)))
        assert len(text) <= TEXT
        assert "Chapters: " in text
        assert text.endswith(".")
