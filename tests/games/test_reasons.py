"""Why a move cannot be made: a sentence for whatever is not legal, and never a wrong one."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from render.face import Teller
from rules import grid
from rules.catalogue import GAMES
from rules.core import Choice, Position
from rules.notation import legal
from rules.record import parse, replay
from tests import seeds
from tests.faces import english
from tests.games.kit import Kit, Sample
from tests.games.offering import why_not
from tests.games.registry import CATALOGUE, KITS
from tests.render.plays import SEEDS, played, prefixes

RECORDED = Path(__file__).parents[1] / "rules/fixtures/games"
PAGES = Path(__file__).parents[2] / "seeds/en"


def near_legal(kit: Kit, position: Position, others: list[str], dice: random.Random) -> Iterator[list[str]]:
    """What somebody may type who is near a legal move: one of another moment, or one with a word wrong or missing."""
    plies = [str(ply) for ply in legal(position)]
    squares = [grid.name(dice.randrange(kit.size), dice.randrange(kit.size)) for _ in range(6)]
    numbers = [str(dice.randrange(14)), "11", "321", "99"]
    verbs = ["castle", "resign", *sorted({text.split()[0] for text in others if text.split()[0].isalpha()})]
    for text in [*dice.sample(others, min(len(others), 6)), *dice.sample(plies, min(len(plies), 4))]:
        words = text.split()
        yield words
        yield words[:-1]
        yield words[::-1]
        yield [*words, dice.choice(squares)]
        yield [*words[:-1], dice.choice([*squares, *numbers])]
        yield [dice.choice([*squares, *verbs, *numbers]), *words[1:]]
        yield [words[0], words[0]]
    yield squares[:2]
    yield squares[:1]
    yield [dice.choice(verbs)]
    yield [dice.choice(verbs), dice.choice([*squares, *numbers])]
    yield from kit.typed(position, dice)


def gives_reasons(key: str) -> bool:
    """Whether the game's teller says why a move is not legal."""
    return type(english(key).teller).obstacle is not Teller.obstacle


@cache
def reasons(key: str) -> set[str]:
    """The patterns of all reasons given at random positions for words near to legal moves. All of them are true."""
    kit, found = KITS[key], set[str]()
    recorded = [replay(parse(file.read_text())) for file in sorted(RECORDED.glob(f"{key}-*.record"))]
    for seed, game in enumerate([*(played(key, seed) for seed in range(40, 46)), *recorded]):
        dice = seeds.shared("reasons", seed)
        log = [each for each in game if isinstance(each.before.turn(), Choice)]
        others = sorted({str(ply) for each in log[::7] for ply in legal(each.before)})
        for each in dice.sample(log, min(len(log), 25)):
            begin = set(prefixes(each.before))
            for words in near_legal(kit, each.before, others, dice):
                why = why_not(key, each.before, words)
                assert not (why and (tuple(words) in begin or not words)), f"{words} can be played: {why}"
                if why:
                    found.add(kit.checked(each.before, words, why))
                    assert_is_written(key, why)
    return found


def assert_is_written(key: str, why: str) -> None:
    """A reason names clauses, and these stand on the game's page."""
    page = (PAGES / f"{key}.md").read_text()
    named = re.findall(rf"{GAMES[key].clauses}-\d+", why)
    assert named, why
    assert all(f"**{clause}**" in page for clause in named), why


def test_a_reason_is_true_and_never_given_for_what_can_be_played(key: str) -> None:
    assert bool(reasons(key)) == gives_reasons(key), "`reasons` checks each"


def test_no_reason_is_given_where_nobody_is_to_choose(key: str) -> None:
    start = GAMES[key].new(GAMES[key].seats[0])
    over = played(key, SEEDS[0])[-1].after
    asked = {str(ply) for each in played(key, SEEDS[0]) for ply in legal(each.before)}
    assert all(not why_not(key, over, text.split()) for text in asked)
    if not isinstance(start.turn(), Choice):
        assert all(not why_not(key, start, text.split()) for text in asked)


SAMPLES = [(kit, sample) for kit in CATALOGUE.values() for sample in kit.samples]


@pytest.mark.parametrize(
    ("kit", "sample"), SAMPLES, ids=[f"{kit.key} {sample.why}" for kit, sample in SAMPLES], indirect=["kit"]
)
def test_reasons_that_random_games_seldom_need(kit: Kit, sample: Sample) -> None:
    assert why_not(kit.key, sample.here, sample.typed.split()) == sample.why
    assert kit.checked(sample.here, sample.typed.split(), sample.why)


def test_every_reason_has_been_given(kit: Kit) -> None:
    """Each pattern of `Kit.truths` fits a reason that was given at random or in a sample."""
    rare = {kit.checked(each.here, each.typed.split(), each.why) for each in kit.samples}
    never = set(kit.truths) - (reasons(kit.key) | rare)
    assert not never, f"add a case of each to `samples` of tests/games/{kit.key}.py"
