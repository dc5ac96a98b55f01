"""Labels and menus of every game: what a choice leads to, what stands first, and what they cost."""

from __future__ import annotations

from collections import Counter
from itertools import groupby

import pytest

from cogs.interactions.components import BUTTONS_PER_ROW
from render.face import Teller
from render.kit import consequences
from rules.core import Ply, Position
from rules.foresight import Consequence, foresee
from rules.notation import legal
from tests.faces import english
from tests.games.kit import Kit
from tests.games.offering import choices, label, offered

THEN = {Consequence.WINS: " – you win", Consequence.LOSES: " – you lose", Consequence.OUT: " – you’re out"}


def test_labels_tell_how_a_choice_ends_and_nothing_else_does(key: str) -> None:
    """In every game in the same words, and as surely as the engine foresees it."""
    told = set()
    for here in choices(key, 6):
        for ply in legal(here):
            certain, said = foresee(here, ply).consequence, label(key, here, str(ply))
            assert [each for each, words in THEN.items() if words in said] == [certain] * (certain in THEN), said
            assert said.count(" – ") + said.count(", then ") <= 1
            told.add(certain)
    assert told > {None}, "some choices decide a game"


def test_the_beginning_of_several_plies_tells_of_no_consequence(key: str) -> None:
    """What one of them leads to, the others may not: nothing but the meaning of the words is said."""
    for here in choices(key, 2):
        plies = [str(ply).split() for ply in legal(here)]
        beginnings = Counter(tuple(each[:end]) for each in plies for end in range(1, len(each)))
        for words, continued in beginnings.items():
            if continued > 1:
                told = label(key, here, " ".join(words))
                assert told == english(key).teller.meaning(here, words)[: consequences.LABEL]
                assert ", then " not in told
                assert " – " not in told


def test_a_menu_of_labels_looks_at_few_positions(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Labels are made at each click: so many positions as the bound of `foresee` allows, and some for each label."""
    played_on = 0
    play = Position.play

    def counted(here: Position, ply: Ply) -> Position:
        nonlocal played_on
        played_on += 1
        return play(here, ply)

    every = choices(key, 5)
    monkeypatch.setattr(Position, "play", counted)
    for here in every:
        played_on = 0
        for ply in legal(here):
            label(key, here, str(ply))
        assert played_on <= 240 + 5 * len(legal(here))


def test_what_wins_stands_first_and_being_out_last(key: str) -> None:
    for here in choices(key, 3):
        ends = {str(ply): foresee(here, ply) for ply in legal(here)}
        order = sorted(ends, key=lambda text: english(key).teller.weigh(here, text.split()))
        if any(each.at_once and each.consequence is Consequence.WINS for each in ends.values()):
            assert ends[order[0]].consequence is Consequence.WINS
        out = [ends[text].consequence is Consequence.OUT for text in order]
        assert out == sorted(out)


def test_menus_are_few_and_each_says_what_it_holds(key: str) -> None:
    for here in choices(key, 2):
        first = offered(key, here)
        for found in (
            first,
            *(offered(key, here, entry.words) for group in first for entry in group.entries[:2] if not entry.whole),
        ):
            menus = [group for group in found if len(group.entries) > BUTTONS_PER_ROW]
            said = [english(key).teller.menu(here, group.prefix, group.number) for group in menus]
            assert all(len(each) <= 60 for each in said), (said, menus)
            if type(english(key).teller).menu is not Teller.menu:
                assert all(said)
                assert len(set(said)) == len(said)
            for _, parts in groupby(sorted(found, key=lambda group: group.prefix), lambda group: group.prefix):
                numbers = [group.number for group in parts if group.prefix]
                assert len(set(numbers)) == len(numbers) <= 3
            assert all(group.number in range(3) for group in found)


def test_a_menu_that_holds_several_groups_is_named_after_none_of_them(kit: Kit) -> None:
    key = kit.key
    teller, several = english(key).teller, 0
    for here in choices(key, 2):
        first = offered(key, here)
        for found in (
            first,
            *(offered(key, here, entry.words) for group in first for entry in group.entries[:2] if not entry.whole),
        ):
            if sum(len(group.entries) for group in found) == 1:
                continue  # the only choice is a button
            for prefix, parts in groupby(sorted(found, key=lambda group: group.prefix), lambda group: group.prefix):
                named = {teller.menu(here, prefix, group.number) for group in parts}
                if len(named) > 1:
                    several += 1
                    assert teller.menu(here, prefix, None) not in named
    kit.shows("two groups in a menu", several)


def test_most_labels_are_short(kit: Kit) -> None:
    """Of all that may be picked, in characters: nine of ten."""
    lengths = sorted(len(label(kit.key, here, str(ply))) for here in choices(kit.key, 4) for ply in legal(here))
    usual = lengths[len(lengths) * 9 // 10]
    assert usual <= kit.room, f"shorten the labels, or write room={usual} into tests/games/{kit.key}.py"
