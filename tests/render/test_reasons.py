"""Why a move cannot be made: a sentence for whatever is not legal, and never a wrong one."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from rules import grid
from rules.catalogue import GAMES
from rules.core import Choice, Position, advance
from rules.games_up import SQUARES, First, GamesUp
from rules.mars import Mars
from rules.mars import state as mars
from rules.mars.cards import Phase
from rules.mars.piles import pile
from rules.notation import legal
from rules.record import parse, replay
from rules.stranded import COLUMNS, HOLE, PRINTED, Step, Stranded
from rules.strata5.position import Strata5
from tests import seeds
from tests.faces import english
from tests.render.plays import SEEDS, played, prefixes
from tests.render.truths import TRUTHS, checked, cited
from tests.rules.games_up_diagrams import alone
from tests.rules.mars_tables import after, fight
from tests.rules.strata5_diagrams import at, table

RECORDED = Path(__file__).parents[1] / "rules/fixtures/games"

each_game = pytest.mark.parametrize("key", GAMES)


VERBS = (
    *("take", "move", "strand", "put", "leave", "corner", "tower", "color", "block", "resign", "castle"),
    *("draw", "pay", "use", "end", "on", "look", "enough", "drop", "keep", "stack", "destroy", "done"),
    *("face", "chapter"),
)


def near_legal(position: Position, others: list[str], dice: random.Random) -> Iterator[list[str]]:
    """What somebody may type who is near a legal move: one of another moment, or one with a word wrong or missing."""
    plies = [str(ply) for ply in legal(position)]
    size = 10 if isinstance(position, Strata5) else 6
    squares = [grid.name(dice.randrange(size), dice.randrange(size)) for _ in range(6)]
    numbers = [str(dice.randrange(14)), "11", "321", "99"]
    for text in [*dice.sample(others, min(len(others), 6)), *dice.sample(plies, min(len(plies), 4))]:
        words = text.split()
        yield words
        yield words[:-1]
        yield words[::-1]
        yield [*words, dice.choice(squares)]
        yield [*words[:-1], dice.choice([*squares, *numbers])]
        yield [dice.choice([*squares, *VERBS, *numbers]), *words[1:]]
        yield [words[0], words[0]]
    yield squares[:2]
    yield squares[:1]
    yield [dice.choice(VERBS)]
    yield [dice.choice(VERBS), dice.choice([*squares, *numbers])]
    if isinstance(position, Strata5):
        own = [pawn.space for pawn in position.pawns] or squares
        yield from ([dice.choice(own), square] for square in squares)
        yield from (["block", square] for square in squares)
        yield from ([dice.choice("23456"), square] for square in squares)


def why_not(key: str, here: Position, words: Sequence[str]) -> str:
    """Why `words` cannot be played, with the clauses in brackets; empty for no reason."""
    reason = english(key).teller.why_not(here, words)
    return cited(reason) if reason else ""


@cache
def reasons(key: str) -> set[str]:
    """The patterns of all reasons given at random positions for words near to legal moves. All of them are true."""
    found = set()
    written = (Path("seeds") / "en" / f"{key}.md").read_text()
    recorded = [replay(parse(file.read_text())) for file in sorted(RECORDED.glob(f"{key}-*.record"))]
    for seed, game in enumerate([*(played(key, seed) for seed in range(40, 46)), *recorded]):
        dice = seeds.shared("reasons", seed)
        log = [each for each in game if isinstance(each.before.turn(), Choice)]
        others = sorted({str(ply) for each in log[::7] for ply in legal(each.before)})
        for each in dice.sample(log, min(len(log), 25)):
            begin = set(prefixes(each.before))
            for words in near_legal(each.before, others, dice):
                why = why_not(key, each.before, words)
                assert not (why and (tuple(words) in begin or not words)), f"{words} can be played: {why}"
                if why:
                    found.add(checked(key, each.before, words, why))
                    named = re.findall(rf"{GAMES[key].clauses}-\d+", why)
                    assert named, why
                    assert all(f"**{clause}**" in written for clause in named), why
    return found


@each_game
def test_a_reason_is_true_and_never_given_for_what_can_be_played(key: str) -> None:
    assert len(reasons(key)) > 9, "`reasons` checks each, and there are many"


@each_game
def test_no_reason_is_given_where_nobody_is_to_choose(key: str) -> None:
    start = GAMES[key].new(GAMES[key].seats[0])
    over = played(key, SEEDS[0])[-1].after
    asked = {str(ply) for each in played(key, SEEDS[0]) for ply in legal(each.before)}
    assert all(not why_not(key, over, text.split()) for text in asked)
    if not isinstance(start.turn(), Choice):
        assert all(not why_not(key, start, text.split()) for text in asked)


def a_turn(step: Step, color: str = "r", **more: object) -> Stranded:
    stacks = dict.fromkeys(COLUMNS, "r") | {"a1": "b", "b5": "", "e5": ""}
    return Stranded(
        seats=2,
        blacks=1,
        stacks=tuple(stacks[column] for column in COLUMNS),
        colors=("b", "g"),
        spots=("b3", "e1"),
        active=(1, 2),
        step=step,
        seat=1,
        color=color,
        **more,  # type: ignore[arg-type]
    )


@pytest.mark.parametrize(
    ("step", "ply", "why"),
    [
        (Step.TAKE, "take c3", "c3 is the hole"),
        (Step.TAKE, "take a1", "a1 shows blue, and this turn’s colour is red"),
        (Step.TAKE, "take e1", "A tower stands on e1"),
        (Step.TAKE, "take b5", "b5 has no cap"),
        (Step.MOVE, "move d3", "the hole, which your tower cannot cross"),
        (Step.MOVE, "move c5", "not in a straight line from b3"),
        (Step.MOVE, "move e1", "A tower stands on e1"),
        (Step.MOVE, "move b5", "b5 has no cap"),
        (Step.STRAND, "strand a4", "a4 is covered"),
        (Step.CORNER, "corner b2", "b2 is no corner"),
        (Step.CORNER, "corner e1", "A tower stands on e1 already"),
        (Step.COLOR, "color purple", ""),
    ],
)
def test_stranded_says_what_stands_in_the_way(step: Step, ply: str, why: str) -> None:
    """ST-8, ST-11 to ST-14, ST-18."""
    told = why_not("stranded", a_turn(step), ply.split())
    assert why in told
    assert bool(told) == bool(why)


def test_every_illegal_take_and_move_of_stranded_has_a_reason() -> None:
    for seed in SEEDS:
        for each in played("stranded", seed):
            here = each.before
            assert isinstance(here, Stranded)
            if here.step in (Step.TAKE, Step.MOVE, Step.STRAND, Step.PUT):
                legal = {str(ply).split()[-1] for ply in here.turn().plies}  # type: ignore[union-attr]
                for square in {*PRINTED, HOLE} - legal:
                    assert why_not("stranded", here, ["x", square])


def test_every_illegal_move_of_the_games_up_has_a_reason() -> None:
    """GU-7 to GU-16: from an empty square or a stack of the other's, and to every square that cannot be reached."""
    for seed in SEEDS:
        for each in played("games_up", seed)[::15]:
            turn = each.before.turn()
            if not isinstance(turn, Choice):
                continue
            legal = {str(ply) for ply in turn.plies}
            for start in SQUARES:
                for end in SQUARES:
                    if start != end and f"{start} {end}" not in legal:
                        assert why_not("games_up", each.before, [start, end])


def starting() -> GamesUp:
    """The Game's Up! with the lot drawn."""
    here = advance(GAMES["games_up"].new(2), First(1))
    assert isinstance(here, GamesUp)
    return here


def choosing(**fields: Any) -> Mars:
    """The choice between the two Final Chapters."""
    return replace(fight("f.20", finals=("f.20", "f.25")), foe=None, step=mars.Step.CHAPTER, **fields)


EMPTY: dict[str, Any] = {"stack": "", "discard": "", "aging": ""}
WORN = "h1.copy h1.copy! s.weak a.dull h1.step"
SWAPPING = after(fight(row="h1.swap2 s.weak"), "use 1")
SORTING = after(
    fight(row="h3.sort", stack="s.weak s.weak s.weak"), "use 1", "look", "card s.weak", "look", "card s.weak"
)

EXAMPLES: list[tuple[str, Position, str, str]] = [
    ("stranded", a_turn(Step.TOWER), "tower b", "The blue tower is taken (ST-7)."),
    ("stranded", a_turn(Step.PUT, jumped=(2,)), "put b5", "b5 has no cap for the tower to stand on (ST-16)."),
    (
        "stranded",
        a_turn(Step.MOVE),
        "move d3",
        "On the way from b3 to d3 lies the hole, which your tower cannot cross (ST-14).",
    ),
    (
        "games_up",
        alone("a1=b2r5 a2=b2 f6=b1", stacks="alternating"),
        "a1 a2",
        "Its lowest piece would lie on one of the same colour (GU-16).",
    ),
    (
        "strata5",
        table("a1 e1 c3 r3@c3"),
        "2 a1",
        "None of your Starting Blocks has an open space left, so no pawn can enter (S5-14).",
    ),
    (
        "strata5",
        at(table("c1 c1 c1 c1 c1"), 3),
        "block c1",
        "At c1 it would lie on level 6, and 5 is the highest (S5-20).",
    ),
    ("mars", fight(row="s.weak", life=0), "pay", "A card costs 1 life, and you have 0 (MA-13)."),
    ("mars", fight(row="a.stop", free=1), "draw", "A stop card lies in the row, so no free card can be drawn (MA-13)."),
    ("games_up", starting(), "a5 g4", "g4 is not on the board, which goes from a1 to f6 (GU-1)."),
    (
        "strata5",
        table("r3@a1 r3@a2 r3@b1 r3@b2 r3@e1 r3@e2 r3@f1 r3@f2"),
        "2 a2",
        "A pawn stands on every open space of your Starting Blocks, so none can enter (S5-14).",
    ),
    ("mars", choosing(), "face 1", "First choose which Final Chapter to fight (MA-33)."),
    ("mars", choosing(), "chapter 3", "There are two Final Chapters: choose 1 or 2 (MA-33)."),
    ("mars", SWAPPING, "draw", "First finish what card 1, Inventory, does (MA-15)."),
    ("mars", fight(row="s.meal!"), "use 1", "Card 1, Hot Meal, has been used already (MA-15)."),
    ("mars", fight(row="s.weak", **EMPTY), "pay", "There is no card left to draw (MA-32)."),
    ("mars", fight("f.20", "s.weak"), "end", "A Final Chapter must be won, and 20 are missing (MA-33)."),
    (
        "mars",
        fight(row="h1.step", uses=pile(["h1.step"])),
        "use 1",
        "Card 1, Rope and Anchor, has been used as often as there are such cards (MA-15).",
    ),
    ("mars", fight(row="s.meal", life=22), "use 1", "You have 22 life, and there is never more (MA-30)."),
    (
        "mars",
        fight("f.20", "h1.step"),
        "use 1",
        "Card 1, Rope and Anchor, does nothing against a Final Chapter (MA-26).",
    ),
    (
        "mars",
        fight(row="h1.step", phase=Phase.GREEN),
        "use 1",
        "The hazard counts as green already, and there is no phase below (MA-26).",
    ),
    ("mars", fight(row="h1.copy"), "use 1", "Card 1, Echo, finds no ability in the row that it could use now (MA-30)."),
    (
        "mars",
        fight(row="h2.double s.weak+"),
        "use 1",
        "Card 1, Parallel Wiring, finds no other card that is not doubled yet (MA-30).",
    ),
    (
        "mars",
        fight(row="h3.card1", **EMPTY),
        "use 1",
        "Card 1, Rover Keys, needs a card to draw, and there is none (MA-30).",
    ),
    (
        "mars",
        fight(row="h1.under s.weak", **EMPTY),
        "use 1",
        "Card 1, Shallow Pit, needs a stack to put a card below, and there is none (MA-30).",
    ),
    ("mars", fight(row="h1.destroy"), "use 1", "Card 1, Crowbar, needs another card in the row (MA-30)."),
    (
        "mars",
        SWAPPING,
        "enough",
        "Once the card is used, the first exchange must be made (MA-28).",
    ),
    (
        "mars",
        after(fight(row="h1.destroy s.weak"), "use 1"),
        "enough",
        "Once the card is used, it must do what it does (MA-23).",
    ),
    (
        "mars",
        after(fight(row="h1.destroy s.weak"), "use 1"),
        "on 1",
        "Card 1, Crowbar, is the one being used: choose another (MA-20).",
    ),
    (
        "mars",
        after(fight(row="h2.double s.weak+ s.weak"), "use 1"),
        "on 2",
        "Card 2, Tired, is doubled already (MA-24).",
    ),
    ("mars", after(fight(row=WORN), "use 1"), "on 3", "Card 3, Tired, has no ability to copy (MA-25)."),
    ("mars", after(fight(row=WORN), "use 1"), "on 2", "Card 2, Echo, only copies, and that cannot be copied (MA-25)."),
    (
        "mars",
        after(fight(row=WORN + " s.meal", life=22), "use 1"),
        "on 6",
        "Card 6, Hot Meal, would change nothing now (MA-30).",
    ),
    ("mars", after(SORTING, "enough"), "drop 4", "There is no card 4 among the 2 in view (MA-27)."),
    (
        "mars",
        after(SORTING, "enough", "keep"),
        "stack 11",
        "Name all 2 cards, the next to be drawn first, as in “stack 21” (MA-27).",
    ),
    (
        "mars",
        after(fight("h2.plain", "a.fear s.weak", phase=Phase.GREEN), "end"),
        "destroy 1",
        "An aging card costs 2, and 1 is left (MA-19).",
    ),
]


@pytest.mark.parametrize(("key", "here", "typed", "why"), EXAMPLES, ids=[f"{each[0]} {each[3]}" for each in EXAMPLES])
def test_reasons_that_random_games_seldom_need(key: str, here: Position, typed: str, why: str) -> None:
    assert why_not(key, here, typed.split()) == why
    assert checked(key, here, typed.split(), why)


@each_game
def test_every_reason_has_been_given(key: str) -> None:
    """Each pattern of `truths` fits a reason that was given at random or in an example."""
    rare = {checked(game, here, typed.split(), why) for game, here, typed, why in EXAMPLES if game == key}
    assert reasons(key) | rare == set(TRUTHS[key])
