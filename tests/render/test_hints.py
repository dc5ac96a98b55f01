"""Every game's hints: one clean line wherever somebody is to act."""

from __future__ import annotations

import re

import pytest

from cogs.messages import heights
from render.catalogue import FACES
from render.face import Teller
from render.games_up.words.teller import GamesUpTeller
from render.stranded.words.teller import StrandedTeller
from rules.core import Choice
from rules.games_up import GamesUp
from rules.stranded import Stranded
from sessions.learning.lessons import tutorial
from tests.faces import english
from tests.games.kit import MARKDOWN, ONE_OF_MANY
from tests.render.plays import SEEDS, known, played
from words import ENGLISH, of

LINE = (heights.LINE - 24) / 13
"""How wide a tip's line is on a phone beside its sign, in sizes of its type."""


@pytest.mark.parametrize("key", FACES)
def test_a_hint_is_one_clean_line_where_somebody_is_to_act(key: str) -> None:
    if type(english(key).teller).hint is Teller.hint:
        return  # the game gives none
    said = set()
    for each in (each for seed in SEEDS for each in played(key, seed)):
        if not isinstance(each.after.turn(), Choice):
            continue
        hint = english(key).teller.hint(each.after)
        said.add(hint)
        assert hint
        assert heights.width(hint) <= LINE, hint
        assert hint.endswith(".")
        assert hint == hint.strip()
        assert "\n" not in hint
        assert not MARKDOWN.search(hint), hint
        assert not ONE_OF_MANY.search(hint), hint
        assert not re.search(r"None|\bTrue\b|\bFalse\b|[{}]|  ", hint), hint
    assert len(said) > 2, (
        f"hints of {key} say what to look for now, so they change: have at least three, or none at all"
    )


def games_up_after(index: int) -> str:
    return GamesUpTeller(of(ENGLISH)).hint(known(GamesUp, tutorial("games_up")[index].position))


def test_the_games_up_names_the_best_capture_and_what_the_captor_takes() -> None:
    """GU-8, GU-13, GU-14, GU-17."""
    assert games_up_after(0).startswith("Only stacks score")
    assert games_up_after(3) == "Your 3 on b4 turns to 4 and captures a3: +7."
    assert games_up_after(4) == "Your 6 on a5 turns to 1 and captures a4: +13."
    assert games_up_after(5) == "Your stack on a4 turns to 6 and captures b4: +12, a win."


def stranded_after(index: int) -> str:
    return StrandedTeller(of(ENGLISH)).hint(known(Stranded, tutorial("stranded")[index].position))


def test_stranded_names_what_the_tower_can_reach_and_jump() -> None:
    """ST-11, ST-13, ST-16."""
    assert stranded_after(0) == "You can reach 4 red caps: leave yourself one."
    assert stranded_after(2) == "Only the yellow cap on b2 is in reach: take another."
    assert stranded_after(3) == "Going to e2 jumps a tower, which you can then move."
