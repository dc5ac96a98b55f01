"""The engine of Stranded held against the naive one, ply by ply, over random games."""

from __future__ import annotations

import random

from hypothesis import given, settings
from hypothesis import strategies as st

from rules.core import CHANCE, Chance, Over, Position, advance
from rules.notation import legal, read_recorded, seat_to_act
from rules.record import parse, replay
from rules.stranded import COLUMNS, GAME, Stranded
from tests.rules.naive_stranded import NaiveStranded, spell
from tests.rules.perft import FIXTURES, last_position, perft
from tests.rules.walks import LONGEST


def told(position: Position) -> dict[str, object]:
    """Everything that both engines know, from the engine."""
    assert isinstance(position, Stranded)
    turn = position.turn()
    weights = turn.weights if isinstance(turn, Chance) else [None] * len(legal(position))
    return {
        "legal": dict(zip(map(str, legal(position)), weights, strict=True)),
        "acts": seat_to_act(position),
        "caps": {column: position.caps(column) for column in COLUMNS},
        "towers": {seat: position.spot(seat) for seat in range(1, position.seats + 1)},
        "colors": dict(enumerate(position.colors, 1)),
        "in": list(position.remaining()),
        "won": turn.outcome.winners if isinstance(turn, Over) else None,
    }


def told_naively(naive: NaiveStranded) -> dict[str, object]:
    """The same from the naive engine."""
    seats = range(1, naive.seats + 1)
    by_chance = naive.waits in ("caps", "first die", "die")
    over = naive.waits == "over"
    return {
        "legal": naive.legal(),
        "acts": None if over else CHANCE if by_chance else naive.who,
        "caps": {spell(square): "".join(stack) for square, stack in naive.caps.items()},
        "towers": {seat: spell(naive.tower_at[seat]) if seat in naive.tower_at else None for seat in seats},
        "colors": {seat: naive.tower_color.get(seat) for seat in seats},
        "in": naive.still_in,
        "won": tuple(naive.still_in) if over else None,
    }


@given(
    seats=st.sampled_from(GAME.seats),
    blacks=st.sampled_from((1, 2)),
    resign=st.sampled_from((0.0, 0.0, 0.01, 0.05)),
    seed=st.integers(0, 2**32 - 1),
)
@settings(max_examples=50)
def test_both_engines_agree_on_every_position_of_a_game(seats: int, blacks: int, resign: float, seed: int) -> None:
    """ST-3 to ST-22: legal plies, weights, who acts, caps, towers, colours, who is in and who won."""
    dice = random.Random(seed)
    position, naive = GAME.new(seats, {"blacks": str(blacks)}), NaiveStranded(seats, blacks)
    for _ in range(LONGEST):
        expected = told_naively(naive)
        assert told(position) == expected
        if expected["won"]:
            return
        # Any ply alike, chance too: that reaches odd positions sooner.
        ply = str(dice.choice(legal(position)))
        if dice.random() < resign:
            ply = f"resign {dice.choice(position.remaining())}"
        position = advance(position, read_recorded(ply, position))
        naive.play(ply)
    raise AssertionError("the game did not end")


def test_both_engines_agree_on_the_recorded_games() -> None:
    """The games among the fixtures, resignations and all."""
    files = sorted((FIXTURES / "games").glob("stranded-*.record"))
    assert files
    for file in files:
        record = parse(file.read_text(encoding="utf-8"))
        naive = NaiveStranded(record.seats, int(record.options["blacks"]))
        for played in replay(record):
            assert told(played.before) == told_naively(naive), file.name
            naive.play(str(played.ply))
            assert told(played.after) == told_naively(naive), file.name


def count(seats: int, blacks: int, plies: list[str], depth: int) -> int:
    """Perft by the naive engine, which rebuilds the whole game for every line it counts."""
    naive = NaiveStranded(seats, blacks)
    for ply in plies:
        naive.play(ply)
    following = naive.legal()
    if depth == 1:
        return len(following)
    return sum(count(seats, blacks, [*plies, ply], depth - 1) for ply in following)


def test_the_naive_engine_counts_the_same_lines() -> None:
    """The perft fixtures, two plies deep."""
    files = sorted((FIXTURES / "perft").glob("stranded-*.record"))
    assert files
    for file in files:
        record = parse(file.read_text(encoding="utf-8"))
        position = last_position(record)
        for depth in (1, 2):
            expected = perft(position, depth)
            assert count(record.seats, int(record.options["blacks"]), list(record.plies), depth) == expected, file.name
