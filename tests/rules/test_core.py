"""Options, with the words in which they are offered and refused; and what makes two values equal."""

from __future__ import annotations

import pytest

from rules.core import Chance, Choice, Ply
from rules.game import Option, OptionError


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


class Say(Ply, frozen=True):
    word: str


class Shout(Ply, frozen=True):
    word: str


def test_when_a_choice_came_about_is_no_part_of_what_it_is() -> None:
    plies = (Say("yes"), Say("no"))
    assert Choice(1, plies, turn=3) == Choice(1, plies, turn=4)
    assert hash(Choice(1, plies, turn=3)) == hash(Choice(1, plies, turn=4))
    assert Chance(plies, (1, 2), turn=3) == Chance(plies, (1, 2))
    assert len({Choice(1, plies, 3), Choice(1, plies, 4), Chance(plies, (1, 2), 3), Chance(plies, (1, 2), 4)}) == 2


def test_what_differs_in_anything_else_is_another() -> None:
    plies = (Say("yes"), Say("no"))
    assert Choice(1, plies, 3) != Choice(2, plies, 3)
    assert Choice(1, plies, 3) != Choice(1, plies[:1], 3)
    assert Chance(plies, (1, 2)) != Chance(plies, (2, 1))
    assert Choice(1, plies, 3) not in (Chance(plies, (1, 2), 3), (1, plies), None)
    assert len({Say("yes"), Shout("yes")}) == 2
