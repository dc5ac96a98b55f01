"""What holds of thoughts in every game: plies are legal, the same seed gives the same, budgets are kept."""

from __future__ import annotations

import random
from collections.abc import Iterator
from importlib.util import find_spec
from typing import Any

import pytest
from msgspec.structs import replace

from opponents.skill import Level, Skill, budget, hint_budget, log_odds, skill_of
from opponents.thinking import played, think
from opponents.thought import Budget
from rules.core import Chance, Choice, Over, Position
from rules.game import Game
from tests.games.kit import Kit
from tests.opponents.made_up import Guess

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


def knows(position: Position) -> bool:
    """Whether more than the general search plays the game: that one puts the most visited candidate first."""
    skill: Skill[Any] = skill_of(type(position))
    return bool(skill.search or skill.evaluate or (skill.policy and skill.quiet))


def test_a_skill_is_found_by_the_key_of_its_game(key: str, game: Game) -> None:
    """A game without one is played by the general search."""
    skill = skill_of(type(game.new(game.seats[0])))
    if find_spec(f"opponents.games.{key}") is None:
        assert skill == Skill()
    else:
        assert skill != Skill(), f"opponents/games/{key} provides no SKILL that knows anything"
        assert set(skill.levels) <= {level.value for level in Level}


@pytest.mark.parametrize("level", Level)
def test_all_that_is_thought_is_legal(game: Game, level: Level, dice: random.Random) -> None:
    """The plies, every candidate and every line can be played, with options at their limits and any number of seats."""
    for position in random_positions(game, dice, 3):
        seat = seat_of(position)
        means = replace(budget(position, level), nodes=400)
        thought = think(position, seat, dice, means)
        assert thought.plies
        for candidate in (*thought.candidates, *thought.glanced):
            after = played(played(position, candidate.plies), candidate.line)
            assert len(candidate.shares) == after.seats
            assert all(0 <= share <= 1 for share in candidate.shares)
        best = thought.candidates[0]
        assert all(thought.share_of(best) >= thought.share_of(each) for each in thought.candidates)
        assert thought.share >= thought.share_of(best) - means.slack - 1e-9
        assert thought.nodes <= means.nodes + LIMIT


def test_a_thought_follows_from_position_seed_and_budget(game: Game, dice: random.Random) -> None:
    for position in random_positions(game, dice, 2):
        seed = dice.getrandbits(32)
        means = Budget(nodes=700, noise=1.0, exact=5)
        one, other = (think(position, seat_of(position), random.Random(seed), means) for _ in range(2))
        assert one == other
        assert not one.cut


def test_it_is_asked_for_the_seat_to_act_alone(game: Game, dice: random.Random) -> None:
    position = next(random_positions(game, dice, 1))
    with pytest.raises(ValueError, match="does not wait for seat 9"):
        think(position, 9, dice, Budget(nodes=10))
    with pytest.raises(ValueError, match="does not wait"):
        think(Guess(seats=2, guessed=1), 1, dice, Budget(nodes=10))


def test_a_choice_without_an_alternative_costs_nothing(kit: Kit, game: Game, dice: random.Random) -> None:
    for position in random_positions(game, dice, 80):
        turn = position.turn()
        assert isinstance(turn, Choice)
        if len(turn.plies) == 1 and not isinstance(position.play(turn.plies[0]).turn(), Choice):
            thought = think(position, turn.seat, dice, Budget(nodes=1000))
            assert thought.plies == (str(turn.plies[0]),)
            assert thought.nodes == 0
            return
    kit.shows("a turn with one choice", None)


def test_candidates_come_in_the_order_of_their_shares(game: Game, dice: random.Random) -> None:
    """The first is the best: weak players, hints and puzzles compare those that follow with it."""
    for position in random_positions(game, dice, 6):
        for means in (Budget(nodes=300), Budget(nodes=1500), Budget(nodes=1500, exact=3)):
            thought = think(position, seat_of(position), dice, means)
            shares = [thought.share_of(each) for each in thought.candidates]
            assert shares == sorted(shares, reverse=True)


def test_turns_of_which_only_a_glance_is_known_stand_apart(game: Game, dice: random.Random) -> None:
    """No turn is in both lists, and the shares of each list are in their order."""
    for position in random_positions(game, dice, 4):
        thought = think(position, seat_of(position), dice, Budget(nodes=800))
        glanced = [each.plies for each in thought.glanced]
        assert not {each.plies for each in thought.candidates} & set(glanced)
        assert len(glanced) == len(set(glanced))
        shares = [thought.share_of(each) for each in thought.glanced]
        assert shares == sorted(shares, reverse=True)


@pytest.mark.parametrize("level", [Level.MEDIUM, Level.HARD])
def test_a_level_plays_any_turn_that_is_as_good(game: Game, level: Level, dice: random.Random) -> None:
    """It is never further below the best one than it may be, and the same dice choose the same."""
    for position in random_positions(game, dice, 4):
        means = replace(budget(position, level), nodes=1200)
        seed = dice.getrandbits(32)
        thought, again = (think(position, seat_of(position), random.Random(seed), means) for _ in range(2))
        assert thought == again
        best = thought.share_of(thought.candidates[0])
        assert log_odds(thought.share) >= log_odds(best) - means.equal
        assert best - thought.share <= 0.01


def test_a_hint_compares_candidates(kit: Kit, game: Game, dice: random.Random) -> None:
    """Where there is a choice, the next best turn is named with its share and with what follows it."""
    compared = 0
    for position in random_positions(game, dice, 4):
        means = replace(hint_budget(position), nodes=1500)
        thought = think(position, seat_of(position), dice, means)
        turn = position.turn()
        assert isinstance(turn, Choice)
        if len(turn.plies) > 2 and thought.share < 1:
            # On so few nodes, the general search may know no second turn well enough.
            assert thought.otherwise is not None or not knows(position)
            assert (0 if knows(position) else -1) <= thought.gain <= 1
            compared += thought.otherwise is not None
    kit.shows("a rival for the best turn", compared)


def test_quantities_change_by_names_that_belong_to_the_game(game: Game, dice: random.Random) -> None:
    for position in random_positions(game, dice, 3):
        seat = seat_of(position)
        thought = think(position, seat, dice, Budget(nodes=300))
        skill: Skill[Any] = skill_of(type(position))
        if skill.features is None:
            assert not thought.changes
            continue
        after = played(position, thought.plies)
        expected = skill.features(after, seat)
        assert {each.name: each.after for each in thought.changes} == expected
        assert {each.name: each.before for each in thought.changes} == skill.features(position, seat)
