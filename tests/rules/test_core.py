"""Options: the words with which they are offered and refused."""

from __future__ import annotations

import pytest

from rules.core import Option, OptionError


def option(*values: str) -> Option:
    return Option("size", values, values[0])


@pytest.mark.parametrize(
    ("values", "words"),
    [
        (("small",), "small"),
        (("1", "2"), "1 or 2"),
        (("on", "off"), "on or off"),
        (("5", "6", "7"), "5, 6 or 7"),
        (("5", "6", "7", "8"), "5 to 8"),
        (("5", "6", "7", "9"), "5, 6, 7 or 9"),
        (("8", "7", "6", "5"), "8, 7, 6 or 5"),
        (("tiny", "small", "large", "huge"), "tiny, small, large or huge"),
        (("1", "2", "3", "many"), "1, 2, 3 or many"),
    ],
)
def test_what_is_allowed_is_said_in_words(values: tuple[str, ...], words: str) -> None:
    assert option(*values).allowed() == words
    with pytest.raises(OptionError, match=f"size can be {words}, not “no”."):
        option(*values).check("no")


def test_a_long_wrong_value_is_cut_short_in_the_refusal() -> None:
    with pytest.raises(OptionError) as refusal:
        option("1", "2").check("9" * 3000)
    assert len(str(refusal.value)) < 100
