"""The computer player of The Game's Up!: its compact board equals the engine, and its search sees what is there."""

from __future__ import annotations

import random

import pytest
from msgspec.structs import replace

from opponents.games.games_up import board as compact
from opponents.games.games_up.alphabeta import WON, AlphaBeta, key_of, value_of
from opponents.games.games_up.board import Board
from opponents.skill import Level, budget
from opponents.thinking import played, think
from opponents.thought import Budget, Meter
from rules.core import Over, Ply
from rules.games_up import GAME, SQUARES, GamesUp, Move, Piece, Stack


def fields(board: Board) -> dict[str, object]:
    return {name: getattr(board, name) for name in Board.__slots__}


def positions(dice: random.Random, capturing: float = 0.15) -> list[GamesUp]:
    """A random game with random options, which captures with this probability; with 0, only where it must."""
    options = {option.name: dice.choice(option.values) for option in GAME.options}
    position = GAME.new(2, options)
    position = position.play(dice.choice(legal(position)))
    found = [position]
    while plies := legal(position):
        captures = [ply for ply in plies if position.stack(str(ply).split()[1])]
        others = [ply for ply in plies if ply not in captures]
        wanted = captures if dice.random() < capturing else others if not capturing else plies
        position = position.play(dice.choice(wanted or plies))
        found.append(position)
    return found


def legal(position: GamesUp) -> list[Ply]:
    turn = position.turn()
    return [] if isinstance(turn, Over) else list(turn.plies)


def set_up(seat: int, target: int = 21, **stacks: str) -> GamesUp:
    """A position after the lot: `a1="1:25 2:3"` is a stack with a 2 and a 5 of seat 1 below a 3 of seat 2."""
    board: list[Stack] = [()] * len(SQUARES)
    for square, text in stacks.items():
        pieces = [Piece(int(word[0]), int(face)) for word in text.split() for face in word[2:]]
        board[SQUARES.index(square)] = tuple(pieces)
    first = GAME.new(2, {"target": str(target)})
    now = (seat, frozenset[Move](), tuple(board))
    return replace(first, board=tuple(board), seat=seat, number=1, history=(now,))


def test_the_compact_board_equals_the_engine_ply_by_ply(dice: random.Random) -> None:
    """Plies, scores, what is forbidden, what repeats, and every end; made ply by ply or from the position."""
    endings = set()
    for number in range(12):
        game = positions(dice, 0.0 if number % 4 == 0 else 0.15)
        board = compact.of(game[0])
        for position, following in zip(game, [*game[1:], None], strict=True):
            assert fields(board) == fields(compact.of(position))
            moves = board.moves()
            turn = position.turn()
            ended = board.ended(moves)
            if isinstance(turn, Over):
                assert ended == (turn.outcome.winners or (0,))[0]
                endings.add(turn.outcome.ending)
                break
            assert ended is None
            assert sorted(map(compact.text, moves)) == sorted(map(str, turn.plies))
            assert set(board.moves(quiet=False)) == {move for move in moves if board.owners[move[1]]}
            assert following is not None
            move = next(each for each in moves if compact.of(following).stacks == board.play(each).stacks)
            before, gain = board.scores, board.gain(move)
            seat, board = board.seat, board.play(move)
            assert gain == board.scores[seat - 1] - before[seat - 1] - board.scores[2 - seat] + before[2 - seat]
    assert len(endings) > 1


def test_positions_that_differ_in_what_matters_are_remembered_apart() -> None:
    """Stack heights, lowest owners, closed moves and repetitions; the count of quiet plies only near the end."""
    pairs = [
        (set_up(1, a1="1:5", c3="2:1"), set_up(1, a1="2:1 1:5", c3="2:1")),
        (set_up(1, a1="2:1 1:5", c3="2:1"), set_up(1, a1="1:1 1:5", c3="2:1")),
        (set_up(1, a1="2:1 1:5", c3="2:1"), set_up(1, a1="2:2 1:5", c3="2:1")),
    ]
    for one, other in pairs:
        assert key_of(compact.of(one)) != key_of(compact.of(other))
    position = set_up(1, a1="1:5", f6="2:1 2:1")
    away = (2, frozenset[Move](), position.board)
    for number, same in ((1, True), (50, False)):
        past = (away,) * number + position.history
        one, other = (replace(position, history=history) for history in (past, (away, *past)))
        assert (key_of(compact.of(one)) == key_of(compact.of(other))) is same
    closed = replace(position, closed=(Move("a1", "a2"),))
    closed = replace(closed, history=((1, frozenset(closed.closed), position.board),))
    assert key_of(compact.of(closed)) != key_of(compact.of(position))
    twice = replace(position, history=(position.history * 2 + (away,) * 4 + position.history))
    assert key_of(compact.of(twice)) != key_of(compact.of(replace(position, history=(away,) * 6 + position.history)))


@pytest.mark.parametrize("level", Level)
def test_a_win_in_one_ply_is_taken(level: Level, dice: random.Random) -> None:
    """A 6 lands on a 6: both become a stack of 12, which reaches 13 with the 1 below (GU-13, GU-17, GU-18)."""
    position = set_up(1, 13, a1="1:1", b2="1:1 2:6", e5="2:2", f1="1:3", c1="2:3", f6="2:4")
    thought = think(position, 1, dice, budget(position, level))
    after = played(position, thought.plies)
    turn = after.turn()
    assert isinstance(turn, Over)
    assert turn.outcome.winners == (1,)
    assert thought.share == 1
    hurried = replace(budget(position, level), nodes=1)
    assert think(position, 1, dice, hurried).share == 1, "also where there is no time for a search"


def test_an_easy_computer_gives_nothing_away_for_free(dice: random.Random) -> None:
    """After its ply, captures take no points from what it has, where another ply prevents that.

    It misses what it could take, and may choose among plies that are equally good.
    """
    chosen, missed, waiting = 0, 0, list[GamesUp]()
    while chosen < 40:
        waiting = waiting or dice.sample(game := positions(dice), min(8, len(game)))
        position = waiting.pop()
        if not legal(position):
            continue
        board = compact.of(position)
        by_captures = AlphaBeta(Meter(Budget(nodes=10**6))).root(board, dice, exact=1000, deepest=1)
        values = {compact.text(each.move): each.value for each in by_captures}
        kept = min(max(values.values()), value_of(board))
        if min(values.values()) > kept - 1:
            continue
        chosen += 1
        thought = think(position, position.seat, dice, budget(position, Level.EASY))
        assert thought.nodes < budget(position, Level.EASY).nodes, "it has looked at all captures"
        assert values[thought.plies[0]] > kept - 1
        missed += values[thought.plies[0]] < max(values.values()) - 1
    assert missed, "it is easy to beat all the same"


@pytest.mark.parametrize("level", [Level.MEDIUM, Level.HARD])
def test_nothing_is_left_to_be_taken_for_a_win(level: Level, dice: random.Random) -> None:
    """In random games, no ply of medium or hard lets the other seat win at once where another ply does not."""
    for _ in range(6):
        position = dice.choice(positions(dice)[:-4])
        if not loses(position):
            thought = think(position, position.seat, dice, replace(budget(position, level), nodes=3000))
            assert not wins(played(position, thought.plies))


def wins(position: object) -> bool:
    """Whether the seat to move has a ply that reaches the target."""
    assert isinstance(position, GamesUp)
    return any(position.play(ply).score(position.seat) >= position.target for ply in legal(position))


def loses(position: GamesUp) -> bool:
    """Whether every ply lets the other seat win at once."""
    return all(wins(position.play(ply)) for ply in legal(position) if legal(position.play(ply)))


def test_alpha_beta_finds_what_plain_search_finds(dice: random.Random) -> None:
    """At small depths, the best value is that of a search without bounds, memory or reductions."""

    def plain(board: Board, depth: int) -> float:
        if board.scores[2 - board.seat] >= board.target:
            return -WON
        if depth:
            moves = board.moves()
            ended = board.ended(moves)
            if ended is not None:
                return 0.0 if not ended else WON if ended == board.seat else -WON
            return max(later(-plain(board.play(move), depth - 1)) for move in moves)
        return AlphaBeta(Meter(Budget(nodes=10**9)))._captures(board, -2 * WON, 2 * WON)

    def later(value: float) -> float:
        return value - 1 if value > WON / 2 else value + 1 if value < -WON / 2 else value

    for _ in range(2):
        position = dice.choice(positions(dice)[:-2])
        board = compact.of(position)
        moves = board.moves()
        for depth in (1, 2):
            expected = max(later(-plain(board.play(move), depth - 1)) for move in moves)
            search = AlphaBeta(Meter(Budget(nodes=10**9)))
            rated = search.root(board, dice, 1, deepest=depth)
            assert rated[0].value == pytest.approx(expected)


def test_the_third_time_is_a_draw_for_who_is_behind(dice: random.Random) -> None:
    """Two lone pieces apart: nothing can be won, and the value of a repeated position is that of a draw (GU-20)."""
    position = set_up(1, 40, a1="1:5", f6="2:1 2:1")
    board = compact.of(position)
    again = replace(position, history=position.history * 3)
    assert compact.of(again).times == 1, "fewer than four quiet plies cannot repeat a position"
    quiet = compact.of(
        replace(
            position,
            history=(*position.history * 2, (2, frozenset(), position.board), *position.history, *position.history),
        )
    )
    assert quiet.times == 4
    assert quiet.ended(quiet.moves()) == 0
    assert board.ended(board.moves()) is None
