"""Numbers with decimals are written as in the reader's language."""

from __future__ import annotations

from collections import Counter

import pytest

from cogs.words import replaying, standings
from sessions.dice.luck import Luck
from sessions.results.ratings import Rating
from sessions.results.standings import Tally
from tests.cogs.test_refusals import over
from words import Language, of

LANGUAGES = [("en", "."), ("de", ","), ("fr", ",")]


@pytest.mark.parametrize(("language", "mark"), LANGUAGES)
def test_decimals_are_written_as_in_the_readers_language(language: str, mark: str) -> None:
    say = of(Language(language))
    found = Tally(played=2, won=1)
    assert f"−2{mark}5" in standings.ranked(say, 1, "Ann", -2.5, found)
    assert f"12{mark}3" in "".join(
        standings.tally(say, "stranded", found, Rating(12.34, provisional=False), {}, {1: found.seats[1]})
    )
    drawn = Luck(3, Counter({1: 1, 2: 2}), {1: 1.5, 2: 1.5})
    named = Luck(3, Counter({"r": 1, "b": 2}), {"r": 1.25, "b": 1.75})
    told = "".join(replaying.luck(say, over(), {(1, "x"): drawn, (2, "y"): named}))
    assert f"1{mark}67" in told
    assert f"1{mark}50" in told
    assert f"1{mark}2" in told
