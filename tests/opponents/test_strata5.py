"""The computer player of Strata 5: its compact board equals the engine, and its search sees what is to be seen."""

from __future__ import annotations

import random

import pytest

from opponents.games.strata5 import SKILL, turns
from opponents.games.strata5 import board as compact
from opponents.games.strata5.alphabeta import AlphaBeta
from opponents.games.strata5.evaluation import WON, value_of
from opponents.games.strata5.terrain import Terrain
from opponents.games.strata5.turns import Care, TurnFinder
from opponents.search.turns import whole_turns
from opponents.skill import Level, Skill, budget
from opponents.thinking import played, think
from opponents.thought import Budget, Meter
from rules.core import Choice, Over
from rules.foresight import Consequence, foresee
from rules.notation import read_recorded
from rules.strata5 import GAME, walking
from rules.strata5.plies import Passed
from rules.strata5.position import Step, Strata5

SHARED = ("seat", "step", "moved", "pawns", "masks", "hands", "idle", "stirred", "history")


def game(dice: random.Random, size: str) -> list[Strata5]:
    """A random game."""
    position = GAME.new(2, {"size": size})
    found = [position]
    while isinstance(turn := position.turn(), Choice):
        position = position.play(dice.choice(turn.plies))
        found.append(position)
    return found


@pytest.mark.parametrize("size", GAME.options[0].values)
def test_the_compact_board_equals_the_engine_ply_by_ply(size: str, dice: random.Random) -> None:
    """Plies, pawns, blocks, parts of turns that are skipped, and every end; made ply by ply or from the position."""
    for _ in range(5):
        positions = game(dice, size)
        board = compact.of(positions[0])
        for position, following in zip(positions, [*positions[1:], positions[-1]], strict=True):
            turn = position.turn()
            if isinstance(turn, Over):
                assert board.winner == (turn.outcome.winners or (0,))[0]
                break
            fresh = compact.of(position)
            assert board.winner is None
            assert [getattr(board, name) for name in SHARED] == [getattr(fresh, name) for name in SHARED]
            assert board.terrain.structure == fresh.terrain.structure
            assert board.terrain.left == fresh.terrain.left
            named = {compact.text(board, ply): ply for ply in board.plies()}
            assert set(named) == set(map(str, turn.plies))
            assert len(named) == len(board.plies())
            ply = next(each for each in turn.plies if position.play(each) == following)
            board = board.play(named[str(ply)])


@pytest.mark.parametrize("size", ["6", "8"])
def test_what_a_board_remembers_is_what_it_would_find_again(size: str, dice: random.Random) -> None:
    """Plies are tried from many positions on the same blocks, as in a search. All boards share one memory."""
    positions = [each for each in game(dice, size) if isinstance(each.turn(), Choice)]
    for begun in dice.sample(positions, min(10, len(positions))):
        boards = [(begun, compact.of(begun))]
        for _ in range(40):
            position, board = dice.choice(boards)
            turn = position.turn()
            assert isinstance(turn, Choice)
            fresh = compact.of(position)
            assert {compact.text(board, ply) for ply in board.plies()} == set(map(str, turn.plies))
            values = [value_of(fresh, seat) for seat in (1, 2)]
            assert [value_of(board, seat) for seat in (1, 2)] == pytest.approx(values)
            ply = dice.choice(board.plies())
            after = position.play(read_recorded(compact.text(board, ply), position))
            if isinstance(after.turn(), Choice):
                boards.append((after, board.play(ply)))


def test_walks_are_remembered_by_all_that_they_depend_on(dice: random.Random) -> None:
    """With any pawns in the way, of either seat, the remembered ends equal those that are computed again."""
    for position in dice.sample(game(dice, "8"), 8):
        terrain = Terrain(position.structure, position.blocks_left)
        spaces = compact.bits(terrain.built)
        starts = dice.sample(spaces, 3)
        for _ in range(40):
            start, number = dice.choice(starts), dice.choice((2, 4))
            pawns = [space for space in spaces if dice.random() < 0.1]
            free = terrain.built & ~sum(pawns)
            last = free | sum(space for space in pawns if dice.random() < 0.5)
            doors = terrain.open[dice.randrange(2)] & free
            ends = walking.ends(terrain.structure, start, number, free, last)
            entering = walking.entering(terrain.structure, doors, number, free, last)
            assert terrain.ends(start, number, free, last) == ends
            assert terrain.entering(doors, number, free, last) == entering


def nearly_won(dice: random.Random, step: Step) -> Strata5:
    """A position of a random game at this part of a turn, in which the seat to act won within the same turn."""
    while True:
        positions = game(dice, "6")
        last = positions[-1].turn()
        assert isinstance(last, Over)
        winner = (*last.outcome.winners, 0)[0]
        found = [each for each in positions[-4:-1] if each.seat == winner and each.step is step]
        if found and winner == positions[-2].seat and found[-1].number == positions[-2].number:
            return found[-1]


@pytest.mark.parametrize("level", Level)
@pytest.mark.parametrize("step", Step)
def test_a_win_within_the_turn_is_taken(level: Level, step: Step, dice: random.Random) -> None:
    """By climbing, by a capture or by a block that locks, from any part of a turn (S5-23, S5-25)."""
    for _ in range(2):
        position = nearly_won(dice, step)
        thought = think(position, position.seat, dice, budget(position, level))
        after = played(position, thought.plies).turn()
        assert isinstance(after, Over)
        assert after.outcome.winners == (position.seat,)
        assert thought.share == 1


def test_blocks_that_lock_are_looked_for_after_every_pair(dice: random.Random) -> None:
    """Though blocks are tried after no pair at all, a locking block is found (S5-24, S5-25)."""
    found = 0
    for _ in range(60):
        positions = game(dice, "6")
        last = positions[-1].turn()
        assert isinstance(last, Over)
        if last.outcome.ending.name != "LOCKED_BY_BLOCK":
            continue
        whole = [each for each in positions if each.number == positions[-2].number and each.step is Step.FIRST]
        if not whole:
            continue  # no pawn could move: the turn began with the block
        position = whole[0]
        board = compact.of(position)
        blind = TurnFinder(Meter(Budget(nodes=10**9)), Care(99, 10**6, 0, 0)).turns(board, 1)
        seeing = TurnFinder(Meter(Budget(nodes=10**9)), Care(99, 10**6, 0, 6)).turns(board, 1)
        if not blind or blind[0].value < WON:
            assert seeing[0].value == WON
            found += 1
        if found == 3:
            return
    raise AssertionError("random games on the small board end by locking blocks often")


def test_no_turn_loses_at_once_where_another_does_not(dice: random.Random) -> None:
    """A turn that locks its own seat in loses (S5-25): it is valued so, and not chosen."""
    for _ in range(4):
        positions = game(dice, "6")
        position = dice.choice([each for each in positions[:-6] if each.step is Step.BLOCK] or positions[:1])
        turn = position.turn()
        assert isinstance(turn, Choice)
        thought = think(position, turn.seat, dice, Budget(nodes=1500))
        after = played(position, thought.plies).turn()
        lost = isinstance(after, Over) and after.outcome.winners == (3 - turn.seat,)
        ways = [foresee(position, ply).consequence for ply in turn.plies]
        assert not lost or set(ways) == {Consequence.LOSES}


def test_the_answer_that_is_named_was_searched(dice: random.Random) -> None:
    """The line after the best turn is the other seat's whole turn, and alpha-beta's value is its value."""
    position = game(dice, "8")[9]
    board = compact.of(position)
    search = AlphaBeta(Meter(Budget(nodes=3000)))
    (best,), _ = search.root(board, 1)
    answer = search.answer(best.turn.after)
    assert answer is not None
    assert best.value == pytest.approx(-answer.value, abs=3) or len(answer.plies) == 3


def test_a_seat_that_moves_again_because_the_other_can_do_nothing(dice: random.Random) -> None:
    """S5-7, S5-28: turns after which the other seat passes are turns like others, also without a block to lay."""
    passed = 0
    for number in range(400):
        positions = game(dice, ("6", "8")[number % 2])
        if not any(isinstance(event, Passed) for position in positions for event in position.events):
            continue
        passed += 1
        for position in positions[-30:-1]:
            turns = TurnFinder(Meter(Budget(nodes=10**9)), Care(6, 120, 5, 1)).turns(compact.of(position), 12)
            assert turns
            played(position, [compact.text(compact.of(position), turns[0].plies[0])])
        if passed == 4:
            return
    assert passed, "random games with few blocks left have such turns"


def test_the_second_search_takes_a_win_and_ends_where_little_can_be_played(dice: random.Random) -> None:
    """It grows a tree: it must come to an end also where all that is left to look at is certain."""
    for step in Step:
        position = nearly_won(dice, step)
        found = SKILL.second
        assert found is not None
        won = found(position, dice, Meter(Budget(nodes=300)), Budget(nodes=300)).searched[0]
        after = played(position, won.plies).turn()
        assert isinstance(after, Over)
        assert after.outcome.winners == (position.seat,)
        assert won.shares[position.seat - 1] == 1
    for _ in range(3):
        positions = game(dice, "6")
        for position in positions[-12:-1:3]:
            meter = Meter(Budget(nodes=2_000))
            assert SKILL.second is not None
            looked = SKILL.second(position, dice, meter, Budget(nodes=2_000))
            shares = [each.shares[position.seat - 1] for each in looked.searched]
            assert shares == sorted(shares, reverse=True)
            assert all(0 <= share <= 1 for share in shares)
            for each in (*looked.searched, *looked.glanced):
                played(position, each.plies)


def test_all_turns_are_those_of_the_engine(dice: random.Random) -> None:
    """They lead to the same positions as all ways to play the turn, where none wins at once."""
    positions = [each for each in game(dice, "6")[4:] if each.step is Step.FIRST]
    position = min(positions, key=lambda each: len(getattr(each.turn(), "plies", ())))
    ways = whole_turns(position, Skill(), Meter(Budget(nodes=10**9)), 10**9)
    found = turns(position)
    reached = {played(position, each.plies) for each in found}
    wins = [
        each
        for each in ways
        if isinstance(over := each.after.turn(), Over) and over.outcome.winners == (position.seat,)
    ]
    assert len(reached) == len(found)
    assert (len(found) == 1) if wins else reached == {each.after for each in ways}
