"""Lines that somebody tries: they survive as text, chance is drawn apart, and bad text is refused."""

from __future__ import annotations

import random

import pytest

from rules.catalogue import GAMES
from rules.core import CHANCE, Position
from rules.notation import legal
from sessions.records.variations import FEW, LONGEST, BadLineError, TooLongError, Tried, begun, tried


def start(key: str) -> Position:
    game = GAMES[key]
    return game.new(game.seats[0], game.settle({}))


def lengthened(here: Tried, dice: random.Random) -> Tried:
    """Choices at random until the game is over or the line is full."""
    while here.seat is not None:
        try:
            here = here.then(dice.randrange(len(legal(here.position))))
        except TooLongError:
            break
    return here


@pytest.mark.parametrize("key", GAMES)
def test_a_line_is_a_short_text_from_which_it_can_be_made_again(key: str, dice: random.Random) -> None:
    for _ in range(3):
        here = lengthened(begun(start(key)), dice)
        assert len(here.line) <= LONGEST
        assert here.seat is None or len(here.steps) > 15, "there is room for some turns"
        again = tried(here.base, here.line)
        assert (again.steps, again.position) == (here.steps, here.position)


@pytest.mark.parametrize("key", GAMES)
def test_going_back_leads_to_each_choice_before(key: str, dice: random.Random) -> None:
    here = begun(start(key))
    seen = [here]
    for _ in range(12):
        if here.seat is None:
            break
        here = here.then(dice.randrange(len(legal(here.position))))
        seen.append(here)
    for each in reversed(seen[:-1]):
        here = here.back()
        assert here.position == each.position
    assert here.back() == here, "before the first choice, there is nothing to take back"


def test_chance_with_few_possibilities_waits_for_a_choice_and_with_many_is_drawn(dice: random.Random) -> None:
    here = lengthened(begun(start("mars")), dice)
    sizes = {len(legal(each.before)) for each in here.played if each.seat == CHANCE}
    assert max(sizes) <= FEW or min(sizes) > 1
    few = begun(start("games_up"))
    assert [str(each.ply) for each in few.outcomes()] == ["first 1", "first 2"]
    assert not few.continuations()
    assert few.then(1).seat == 2


def test_chance_is_drawn_by_its_weights(monkeypatch: pytest.MonkeyPatch) -> None:
    few = begun(start("games_up"))
    drawn = set()
    for value in range(2):
        monkeypatch.setattr("secrets.randbelow", lambda most, value=value: value % most)
        drawn.add(few.drawn())
    assert drawn == {0, 1}
    with pytest.raises(BadLineError):
        begun(start("strata5")).drawn()


@pytest.mark.parametrize("line", ["", "0", "!", "1" * (LONGEST + 1), "é"])
def test_text_that_is_no_line_is_refused(line: str) -> None:
    with pytest.raises(BadLineError):
        tried(start("strata5"), line)


def test_a_line_of_another_position_is_refused_or_plays_legal_moves(dice: random.Random) -> None:
    for _ in range(50):
        text = "".join(dice.choice("0123456789abcXYZ-_") for _ in range(dice.randrange(1, LONGEST)))
        try:
            found = tried(start("stranded"), text)
        except BadLineError:
            continue
        assert tried(found.base, found.line).steps == found.steps


def test_an_illegal_move_is_refused() -> None:
    here = begun(start("strata5"))
    for ply in ("castle", "", "a1"):
        with pytest.raises(BadLineError):
            here.index(ply)
    with pytest.raises(BadLineError):
        here.then(10_000)
