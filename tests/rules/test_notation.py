"""The notation where random games seldom look: plies that begin alike, words within words."""

from __future__ import annotations

import pytest

from rules.core import Ply
from rules.notation import UnreadablePlyError, continuations, normal, read


class Say(Ply, frozen=True):
    """A ply of any words."""

    words: str

    def __str__(self) -> str:
        return self.words


USE, USE_1, USE_10, USE_1_TWICE, REST = PLIES = tuple(map(Say, ("use", "use 1", "use 10", "use 1 twice", "rest")))


def test_the_class_and_its_fields_are_the_words() -> None:
    class Carry(Ply, frozen=True):
        square: str
        count: int

    assert str(Carry("b2", 3)) == "carry b2 3"


@pytest.mark.parametrize(
    ("text", "ply"),
    [
        ("use", USE),
        ("use 1", USE_1),
        ("USE   10", USE_10),
        (" use 1 t", USE_1_TWICE),
        ("r", REST),
        ("\tRest\n", REST),
        ("use1", USE_1),
        ("USE-10", USE_10),
        ("use -> 1!", USE_1),
        ("rest.", REST),
        ("use1twice?", USE_1_TWICE),
    ],
)
def test_an_exact_ply_goes_before_longer_ones_and_a_unique_beginning_will_do(text: str, ply: Ply) -> None:
    assert read(text, PLIES) is ply


@pytest.mark.parametrize(
    ("text", "matches"),
    [
        ("u", (USE, USE_1, USE_10, USE_1_TWICE)),
        ("us", (USE, USE_1, USE_10, USE_1_TWICE)),
        ("use 2", ()),
        ("user", ()),
        ("est", ()),
        ("use3", ()),
        ("!", ()),
        ("-", ()),
        ("", ()),
        ("  ", ()),
    ],
)
def test_what_fits_several_plies_or_none_is_refused_with_what_fits(text: str, matches: tuple[Ply, ...]) -> None:
    with pytest.raises(UnreadablePlyError) as refusal:
        read(text, PLIES)
    assert refusal.value.matches == matches
    assert refusal.value.text == text


def test_continuations_group_by_the_next_word_in_the_order_of_the_plies() -> None:
    assert continuations(PLIES) == {"use": (USE, USE_1, USE_10, USE_1_TWICE), "rest": (REST,)}
    assert list(continuations(PLIES)) == ["use", "rest"]
    assert continuations(PLIES, ["use"]) == {"": (USE,), "1": (USE_1, USE_1_TWICE), "10": (USE_10,)}
    assert continuations(PLIES, ["use", "1"]) == {"": (USE_1,), "twice": (USE_1_TWICE,)}
    assert continuations(PLIES, ["rest"]) == {"": (REST,)}


@pytest.mark.parametrize("prefix", [["us"], ["use", "3"], ["rest", "now"], [""]])
def test_an_unknown_prefix_goes_on_with_nothing(prefix: list[str]) -> None:
    assert continuations(PLIES, prefix) == {}


def test_normal_is_lower_case_with_single_spaces() -> None:
    assert normal("  Take \t B2\n") == "take b2"


def test_long_words_are_cut_short_in_the_refusal() -> None:
    with pytest.raises(UnreadablePlyError) as refusal:
        read("x" * 5000, PLIES)
    assert len(str(refusal.value)) < 200
