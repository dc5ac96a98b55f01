"""Numbers with decimals are written as in the reader's language."""

from __future__ import annotations

from collections import Counter

import pytest

from cogs.words import replaying
from sessions.dice import Luck
from tests.cogs.snapshots import over
from words import Language, of

LANGUAGES = [("en", "."), ("de", ","), ("fr", ",")]


@pytest.mark.parametrize(("language", "mark"), LANGUAGES)
def test_decimals_are_written_as_in_the_readers_language(language: str, mark: str) -> None:
    say = of(Language(language))
    drawn = Luck(3, Counter({1: 1, 2: 2}), {1: 1.5, 2: 1.5})
    named = Luck(3, Counter({"r": 1, "b": 2}), {"r": 1.25, "b": 1.75})
    told = "".join(replaying.luck(say, over(), {(1, "x"): drawn, (2, "y"): named}))
    assert f"1{mark}67" in told
    assert f"1{mark}50" in told
    assert f"1{mark}2" in told
