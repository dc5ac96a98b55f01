"""Why a move cannot be made: a sentence for whatever is not legal, and never a wrong one."""

from __future__ import annotations

import random
import re

import pytest

from render.catalogue import FACES
from rules.catalogue import GAMES
from rules.core import Choice
from rules.games_up import SQUARES
from rules.notation import legal
from rules.stranded import COLUMNS, HOLE, PRINTED, Step, Stranded
from tests.render.plays import SEEDS, played

each_game = pytest.mark.parametrize("key", GAMES)


@each_game
@pytest.mark.parametrize("seed", SEEDS)
def test_reasons_are_sentences_that_cite_clauses_of_their_game(key: str, seed: int) -> None:
    dice = random.Random(seed)
    words = {word for each in played(key, seed) for word in str(each.ply).split()}
    for each in played(key, seed):
        position = each.before
        if not isinstance(position.turn(), Choice):
            continue
        for asked in ([dice.choice(sorted(words))], dice.sample(sorted(words), 2), ["castle"], []):
            if any(str(ply).split()[: len(asked)] == asked for ply in legal(position)):
                continue
            why = FACES[key].teller.why_not(position, asked)
            assert why == "" or ((why[0].isupper() or why[0].islower()) and why.endswith("."))
            for clause in re.findall(r"\(([A-Z]\w?-\d+)", why):
                assert clause.split("-")[0] == GAMES[key].clauses


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
    told = FACES["stranded"].teller.why_not(a_turn(step), ply.split())
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
                    assert FACES["stranded"].teller.why_not(here, ["x", square])


def test_every_illegal_move_of_the_games_up_has_a_reason() -> None:
    """GU-7 to GU-16: from an empty square or a stack of the other's, and to every square that cannot be reached."""
    for seed in SEEDS:
        for each in played("games_up", seed)[::5]:
            turn = each.before.turn()
            if not isinstance(turn, Choice):
                continue
            legal = {str(ply) for ply in turn.plies}
            for start in SQUARES:
                for end in SQUARES:
                    if start != end and f"{start} {end}" not in legal:
                        assert FACES["games_up"].teller.why_not(each.before, [start, end])
