"""The engine of Strata 5 held against the naive one of cubes in space, ply by ply, over random games."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.core import Choice, Over, Ply, Position
from rules.notation import legal, read_recorded
from rules.record import parse, replay
from rules.strata5 import GAME
from rules.strata5.plies import Block, Enter, Move
from rules.strata5.position import Strata5
from tests.rules.naive_strata5 import Cube, NaiveStrata5, parsed, written
from tests.rules.perft import FIXTURES, perft
from tests.rules.strata5_diagrams import at, table
from tests.rules.walks import LONGEST


def told(position: Position) -> dict[str, object]:
    """Everything that both engines know, from the engine."""
    assert isinstance(position, Strata5)
    turn = position.turn()
    over = isinstance(turn, Over)
    return {
        "legal": None if isinstance(turn, Over) else set(map(str, turn.plies)),
        "acts": turn.seat if isinstance(turn, Choice) else None,
        "turn": position.number,
        "levels": position.structure.levels,
        "tops": {space: blocks[-1].place for space, blocks in position.structure.columns.items() if blocks},
        "pawns": {(pawn.space, pawn.level, pawn.seat, pawn.number) for pawn in position.pawns},
        "trapped": sorted((pawn.space, pawn.level, pawn.seat, pawn.number) for pawn in position.trapped),
        "hands": [list(position.hand(1)), list(position.hand(2))],
        "left": position.blocks_left,
        "idle": None if over else position.idle,
        "over": (list(turn.outcome.winners), turn.outcome.reason) if isinstance(turn, Over) else None,
    }


def told_naively(naive: NaiveStrata5) -> dict[str, object]:
    """The same from the naive engine."""
    pawns: dict[bool, list[tuple[str, int, int, int]]] = {True: [], False: []}
    for space, level, pawn in naive.pawns():
        pawns[naive.is_trapped(space, level)].append((written(space), level, pawn.seat, pawn.number))
    tops = {space: naive.top(space) for space in naive.spaces}
    return {
        "legal": None if naive.over else naive.legal(),
        "acts": None if naive.over else naive.seat,
        "turn": naive.number,
        "levels": {written(space): naive.levels[space] for space in naive.spaces},
        "tops": {written(space): written(top) for space, top in tops.items() if top},
        "pawns": set(pawns[False]),
        "trapped": sorted(pawns[True]),
        "hands": [sorted(naive.hands[1]), sorted(naive.hands[2])],
        "left": naive.left,
        "idle": None if naive.over else naive.idle,
        "over": naive.over,
    }


def pick(position: Position, dice: random.Random, manner: str) -> Ply:
    """A ply by a manner of play: any; the highest; a capture or a trap where there is one; or none of those."""
    assert isinstance(position, Strata5)
    plies: Sequence[Ply] = legal(position)

    def worth(ply: Ply) -> int:
        if isinstance(ply, Block):
            return position.lies_on(ply) if manner == "climbing" else len(position.trapped_by(ply))
        assert isinstance(ply, Move | Enter)
        return position.mover(ply).level if manner == "climbing" else position.captured_by(ply) is not None

    if manner != "any" and dice.random() < 0.8:
        best = (min if manner == "peaceful" else max)(map(worth, plies))
        plies = [ply for ply in plies if worth(ply) == best]
    return dice.choice(plies)


def agree(size: str, manner: str, seed: int) -> int:
    """Play a game by both engines; the number of positions on which they agreed."""
    dice = random.Random(seed)
    position: Position = GAME.new(2, {"size": size})
    naive = NaiveStrata5(int(size))
    for played in range(LONGEST):
        assert told(position) == told_naively(naive)
        if isinstance(position.turn(), Over):
            return played + 1
        ply = str(pick(position, dice, manner))
        position = position.play(read_recorded(ply, position))
        naive.play(ply)
    raise AssertionError("the game did not end")


manners = pytest.mark.parametrize("manner", ["any", "climbing", "hunting", "peaceful"])
sizes = pytest.mark.parametrize("size", GAME.options[0].values)


@manners
@sizes
@given(seed=st.integers(0, 2**32 - 1))
@settings(max_examples=2)
def test_both_engines_agree_on_every_position_of_a_game(size: str, manner: str, seed: int) -> None:
    """S5-1 to S5-28: legal plies, who acts, the turn, levels, tops, pawns, hands, the counts, and how it ended."""
    agree(size, manner, seed)


@pytest.mark.once
@manners
@sizes
def test_both_engines_agree_on_hundreds_of_positions(size: str, manner: str, dice: random.Random) -> None:
    """S5-1 to S5-28: the same over six more games."""
    positions = sum(agree(size, manner, dice.getrandbits(32)) for _ in range(6))
    assert positions > 100


@sizes
@given(seed=st.integers(0, 2**32 - 1), height=st.integers(1, 5))
@settings(max_examples=40)
def test_both_engines_agree_on_tables_that_no_game_may_come_to(size: str, seed: int, height: int) -> None:
    """S5-6 to S5-24: blocks dropped anywhere and pawns of any number put anywhere, some trapped, some above others."""
    dice = random.Random(seed)
    naive = NaiveStrata5(int(size))
    built = []
    for _ in range(dice.randint(0, 28)):
        place = dice.randint(1, int(size) - 1), dice.randint(1, int(size) - 1)
        if max(naive.height(space) for space in naive.four(place)) < height:
            naive.lay(place)
            built.append(written(place))
        for _ in range(dice.randint(0, 2)):
            space = dice.choice(naive.spaces)
            level, seat, number = naive.levels[space], dice.choice((1, 2)), dice.randint(2, 6)
            if 0 < level < 5 and space not in naive.on_board():
                naive.fill(space, level + 1, Cube("pawn", seat=seat, number=number))
                built.append(f"{'rb'[seat - 1]}{number}@{written(space)}")
    hands = [sorted(dice.choices((2, 3, 4, 5, 6), k=dice.randint(0, 3))) for _ in range(2)]
    naive.hands = {1: hands[0], 2: hands[1]}
    here = table(" ".join(built), size=int(size), hands=(" ".join(map(str, hands[0])), " ".join(map(str, hands[1]))))
    for naive.seat in (1, 2):
        assert set(map(str, legal(at(here, 1, naive.seat)))) == naive.moves(), built
        assert here.all_locked(naive.seat) == naive.is_locked(naive.seat), built
    assert set(map(str, legal(at(here, 3)))) == naive.blocks(), built
    for pawn in here.pawns:
        assert here.is_locked(pawn) == naive.is_pawn_locked(parsed(pawn.space), Cube("pawn", number=pawn.number)), built


@sizes
@given(seed=st.integers(0, 2**32 - 1))
@settings(max_examples=2)
def test_what_a_ply_is_said_to_do_comes_true(size: str, seed: int) -> None:
    """S5-16, S5-19, S5-21, S5-24: captures, levels, traps and pawns walled in, as foretold."""
    dice = random.Random(seed)
    here = GAME.new(2, {"size": size})
    while not isinstance(turn := here.turn(), Over):
        assert isinstance(here, Strata5)
        for ply in turn.plies:
            then = here.play(ply)
            assert isinstance(then, Strata5)
            shut = {pawn for pawn in then.pawns if then.is_locked(pawn)}
            if isinstance(ply, Block):
                assert then.structure.level(ply.place) == here.lies_on(ply)
                assert set(then.trapped) - set(here.trapped) == set(here.trapped_by(ply))
                assert set(here.locked_by(ply)) == {pawn for pawn in shut if not here.is_locked(pawn)}
            else:
                assert isinstance(ply, Move | Enter)
                mover = here.mover(ply)
                assert mover in then.pawns
                assert (mover in shut) == (here.locked_by(ply) == (mover,))
                captured = here.captured_by(ply)
                assert len(then.hand(here.seat)) == len(here.hand(here.seat)) - isinstance(ply, Enter) + bool(captured)
        here = here.play(dice.choice(turn.plies))


def count(naive: NaiveStrata5, depth: int) -> int:
    """Perft by the naive engine."""
    if depth == 1:
        return len(naive.legal())
    return sum(count(naive.after(ply), depth - 1) for ply in naive.legal())


def test_the_naive_engine_counts_the_same_lines() -> None:
    """The perft fixtures, two plies deep."""
    files = sorted((FIXTURES / "perft").glob("strata5-*.record"))
    assert files
    for file in files:
        record = parse(file.read_text(encoding="utf-8"))
        here = record.game.new(record.seats, record.options)
        naive = NaiveStrata5(int(record.options["size"]))
        for played in replay(record):
            here = played.after
            naive.play(str(played.ply))
        for depth in (1, 2):
            assert count(naive, depth) == perft(here, depth), file.name
