"""What holds of thoughts in every game: plies are legal, the same seed gives the same, budgets are kept."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from opponents.levels import Level, budget, hint_budget
from opponents.skill import Skill, skill_of
from opponents.thinking import played, think
from opponents.thought import Budget, Thought
from rules.catalogue import GAMES
from rules.core import Chance, Choice, Over, Position
from rules.game import Game
from tests.opponents.made_up import Guess, Steps

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
LIMIT = 3_500
"""A search finishes the turn that it looks at: of Strata 5 up to some thousand positions."""


def random_positions(game: Game, dice: random.Random, number: int) -> Iterator[Position]:
    """Positions of random games with any options and seats, which wait for a seat."""
    while number:
        options = {option.name: dice.choice((option.values[0], option.values[-1])) for option in game.options}
        position = game.new(dice.choice(list(game.seats)), options)
        passed = dice.randrange(120)
        while not isinstance(turn := position.turn(), Over):
            if isinstance(turn, Choice) and passed <= 0:
                yield position
                number -= 1
                break
            passed -= 1
            position = position.play(dice.choices(turn.plies, turn.weights if isinstance(turn, Chance) else None)[0])


def seat_of(position: Position) -> int:
    turn = position.turn()
    assert isinstance(turn, Choice)
    return turn.seat


@every_game
def test_every_game_has_a_skill_that_is_found_by_its_key(game: Game) -> None:
    kind = type(game.new(game.seats[0]))
    assert skill_of(kind) != Skill()
    assert set(skill_of(kind).levels) == {level.value for level in Level}
    assert skill_of(Guess) == Skill()


@every_game
@pytest.mark.parametrize("level", Level)
def test_all_that_is_thought_is_legal(game: Game, level: Level, dice: random.Random) -> None:
    """The plies, every candidate and every line can be played, with options at their limits and any number of seats."""
    for position in random_positions(game, dice, 3):
        seat = seat_of(position)
        means = replace(budget(position, level), nodes=400)
        thought = think(position, seat, dice, means)
        assert thought.plies
        for candidate in thought.candidates:
            after = played(played(position, candidate.plies), candidate.line)
            assert len(candidate.shares) == after.seats
            assert all(0 <= share <= 1 for share in candidate.shares)
        best = thought.candidates[0]
        assert all(thought.share_of(best) >= thought.share_of(each) for each in thought.candidates) or not means.exact
        assert thought.share >= thought.share_of(best) - means.slack
        assert thought.nodes <= means.nodes + LIMIT


@every_game
def test_a_thought_follows_from_position_seed_and_budget(game: Game, dice: random.Random) -> None:
    for position in random_positions(game, dice, 2):
        seed = dice.getrandbits(32)
        means = Budget(nodes=700, noise=1.0, exact=5)
        one, other = (think(position, seat_of(position), random.Random(seed), means) for _ in range(2))
        assert one == other
        assert not one.cut


@every_game
def test_it_is_asked_for_the_seat_to_act_alone(game: Game, dice: random.Random) -> None:
    position = next(random_positions(game, dice, 1))
    with pytest.raises(ValueError, match="does not wait for seat 9"):
        think(position, 9, dice, Budget(nodes=10))
    with pytest.raises(ValueError, match="does not wait"):
        think(Guess(seats=2, guessed=1), 1, dice, Budget(nodes=10))


@every_game
def test_a_choice_without_an_alternative_costs_nothing(game: Game, dice: random.Random) -> None:
    for position in random_positions(game, dice, 80):
        turn = position.turn()
        assert isinstance(turn, Choice)
        if len(turn.plies) == 1 and not isinstance(position.play(turn.plies[0]).turn(), Choice):
            thought = think(position, turn.seat, dice, Budget(nodes=1000))
            assert thought.plies == (str(turn.plies[0]),)
            assert thought.nodes == 0
            return
    assert game.key in ("games_up", "strata5"), "such choices are rare there"


def test_a_weak_player_errs_within_its_slack(dice: random.Random) -> None:
    """The noise changes what is chosen, and never gives more away than the slack, nor a proved win."""
    chosen = set()
    for _ in range(12):
        thought = think(Guess(seats=2), 1, dice, Budget(nodes=400, noise=3.0))
        chosen.add(thought.plies)
        careful = think(Guess(seats=2), 1, dice, Budget(nodes=400, noise=3.0, slack=0.05))
        assert careful.plies == ("pick 1",)
        assert think(Steps(seats=2), 1, dice, Budget(nodes=400, noise=9.0)).share == 1
    assert chosen == {("pick 0",), ("pick 1",)}


def test_a_blind_player_overlooks_gains_but_no_proved_win(dice: random.Random) -> None:
    """It takes the worse of two plies, whose share is not above what it has; with few nodes it may misjudge that."""
    blind, others = set(), set()
    for _ in range(12):
        blind |= {think(Guess(seats=2), 1, dice, Budget(nodes=400, noise=0.1, blind=1.0)).plies}
        others |= {think(Guess(seats=2), 1, dice, Budget(nodes=400, noise=0.1)).plies}
        assert think(Steps(seats=2), 1, dice, Budget(nodes=400, noise=9.0, blind=1.0)).share == 1
    assert ("pick 0",) in blind
    assert others == {("pick 1",)}


def test_what_a_hint_can_tell(dice: random.Random) -> None:
    """The gain over the next best candidate, which is named too."""
    thought = think(Guess(seats=2), 1, dice, Budget(nodes=2000))
    other = thought.otherwise
    assert other is not None
    assert other.plies == ("pick 0",)
    assert thought.gain == pytest.approx(thought.share - other.shares[0])
    assert thought.gain > 0.3
    alone = Thought(1, thought.chosen, (thought.chosen,), 1)
    assert alone.otherwise is None
    assert alone.gain == 0


@every_game
def test_a_hint_compares_candidates(game: Game, dice: random.Random) -> None:
    """Where there is a choice, the next best turn is named with its share and with what follows it."""
    compared = 0
    for position in random_positions(game, dice, 4):
        means = replace(hint_budget(position), nodes=1500)
        thought = think(position, seat_of(position), dice, means)
        turn = position.turn()
        assert isinstance(turn, Choice)
        if len(turn.plies) > 2 and thought.share < 1:
            assert thought.otherwise is not None
            assert 0 <= thought.gain <= 1
            compared += 1
    assert compared or game.key == "mars"


@every_game
def test_quantities_change_by_names_that_belong_to_the_game(game: Game, dice: random.Random) -> None:
    for position in random_positions(game, dice, 3):
        seat = seat_of(position)
        thought = think(position, seat, dice, Budget(nodes=300))
        skill: Skill[Any] = skill_of(type(position))
        assert skill.features is not None
        after = played(position, thought.plies)
        expected = skill.features(after, seat)
        assert {each.name: each.after for each in thought.changes} == expected
        assert {each.name: each.before for each in thought.changes} == skill.features(position, seat)
