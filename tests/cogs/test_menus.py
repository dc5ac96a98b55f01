"""Menus made from words: the same for every game, reaching every ply, within Discord's limits."""

from __future__ import annotations

import random

import pytest

from cogs.messages.controls import Group, Next, PlyWords, groups, next_words
from rules.catalogue import GAMES
from rules.core import Choice, Over, Ply
from rules.notation import continuations
from tests.rules.walks import a_ply


class Line(Ply, frozen=True):
    """A ply that reads as it is told to."""

    text: str

    def __str__(self) -> str:
        return self.text


def following(plies: list[str]) -> Next:
    """The words of `plies`, as a session gives them."""
    lines = [Line(ply) for ply in plies]

    def follow(chosen: PlyWords) -> dict[str, tuple[str, ...]]:
        return {word: tuple(map(str, found)) for word, found in continuations(lines, chosen).items()}

    return follow


def shape(found: list[Group]) -> list[tuple[str, list[str]]]:
    return [(" ".join(each.prefix), [" ".join(entry.words) for entry in each.entries]) for each in found]


def reached(follow: Next, chosen: PlyWords = ()) -> list[str]:
    """Every ply that can be picked, going through all menus."""
    plies = []
    for group in groups(follow, chosen):
        for entry in group.entries:
            plies += [" ".join(entry.words)] if entry.whole else reached(follow, entry.words)
    return plies


def test_a_verb_that_leaves_no_choice_is_skipped() -> None:
    found = groups(following(["take a1", "take b2", "take e5"]))
    assert shape(found) == [("take", ["take a1", "take b2", "take e5"])]
    assert next_words(found) == (("take", "a1"), ("take", "b2"), ("take", "e5"))


def test_each_verb_has_a_menu_and_lone_plies_share_a_row() -> None:
    found = groups(following(["draw", "use 1", "use 3", "end"]))
    assert shape(found) == [("use", ["use 1", "use 3"]), ("", ["draw", "end"])]


def test_a_ply_of_two_words_takes_two_menus() -> None:
    plies = [f"{start} {end}" for start in ("a5", "b5", "c5", "d5", "e5") for end in ("a1", "a2", "a3", "a4", "b1")]
    follow = following([*plies, "f5 f4"])
    first = groups(follow)
    assert shape(first) == [("", ["a5", "b5", "c5", "d5", "e5", "f5 f4"])], "what has one way to go takes one press"
    assert [entry.whole for entry in first[0].entries] == [False] * 5 + [True]
    assert next_words(first) == (("a5",), ("b5",), ("c5",), ("d5",), ("e5",), ("f5",)), "the pieces are marked"
    assert shape(groups(follow, ("b5",))) == [("b5", plies[5:10])]


def test_plies_of_two_words_that_fit_one_menu_take_one_press() -> None:
    plies = [f"{start} {end}" for start in ("a5", "b5", "c5", "d5", "e5") for end in ("a1", "a2", "a3", "a4", "b1")]
    found = groups(following(plies), (), lambda words: (0, -(words == ("d5", "a2"))))
    assert shape(found) == [("", ["d5 a2", *(ply for ply in plies if ply != "d5 a2")])], "the best one first"
    assert all(entry.whole for entry in found[0].entries)
    assert next_words(found) == (("a5",), ("b5",), ("c5",), ("d5",), ("e5",)), "the pieces are marked"


def test_a_single_ply_is_still_a_choice() -> None:
    [only] = groups(following(["strand e4"]))
    assert [(entry.words, entry.whole) for entry in only.entries] == [(("strand", "e4"), True)]
    assert groups(following(["take a1"]), ("move",)) == []


@pytest.mark.parametrize("key", GAMES)
def test_every_ply_is_reached_by_menus(key: str, dice: random.Random) -> None:
    game = GAMES[key]
    for seats in game.seats:
        position = game.new(seats)
        while not isinstance(turn := position.turn(), Over):
            if isinstance(turn, Choice):
                plies = [str(ply) for ply in turn.plies]
                found = reached(following(plies))
                assert sorted(found) == sorted(plies)
                assert len({each.prefix for each in groups(following(plies))}) <= 4, "a message has room for few menus"
            position = position.play(a_ply(position, dice))


@pytest.mark.parametrize("key", GAMES)
def test_no_ply_begins_another(key: str, dice: random.Random) -> None:
    game = GAMES[key]
    position = game.new(game.seats[-1])
    while not isinstance(turn := position.turn(), Over):
        plies = [f"{ply} " for ply in turn.plies]
        assert not [1 for one in plies for other in plies if one != other and other.startswith(one)]
        position = position.play(a_ply(position, dice))


def test_what_is_wanted_most_comes_first_and_belongs_together() -> None:
    weights = {"a5": (1, 0), "b5": (0, 0), "c1": (0, -8), "d1": (1, -2)}
    follow = following([f"{start} e{number}" for start in weights for number in range(20)])

    def weigh(words: PlyWords) -> tuple[int, int]:
        return weights[words[0]]

    found = groups(follow, (), weigh)
    assert [(each.number, each.entries[0].words) for each in found] == [(0, ("c1",)), (1, ("d1",))]
    assert shape(found) == [("", ["c1", "b5"]), ("", ["d1", "a5"])]


def test_of_many_places_those_that_gain_something_are_marked() -> None:
    plies = [f"take {file}{rank}" for file in "abcd" for rank in range(1, 5)]
    found = groups(following(plies))

    def weigh(words: PlyWords) -> tuple[int, int]:
        return 0, -(words[-1] == "b2")

    assert next_words(found, weigh) == (("take", "b2"),)
    assert len(next_words(found)) == 16, "where nothing gains, all are"
    assert len(next_words(groups(following(plies[:5])), weigh)) == 5, "few are all marked"
