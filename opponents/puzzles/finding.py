"""Finds positions for puzzles in games of computers, and says who fails at them."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

from msgspec import Struct

from opponents.matches.match import opened
from opponents.puzzles.proving import divided, every_turn, means, proved
from opponents.puzzles.puzzle import Puzzle, Trials, goals, key_of, margin, right
from opponents.skill import Level, budget, shares_of, skill_of
from opponents.thinking import same_turn, think
from opponents.thought import Candidate, Thought
from rules.core import Chance, Choice, Over, Position
from rules.game import Game
from rules.notation import read_recorded
from rules.record import Record

OPENING = (1, 6)
"""The fewest and the most random turns at the beginning of a game."""

FEWEST_PLIES = 4
"""A position with fewer plies is no puzzle."""

TRIES = 4
"""How often each computer tries a puzzle."""

_TRIED = (Level.EASY, Level.MEDIUM, Level.HARD)
"""The computers that try a puzzle."""

SAMPLED = 200
"""Of more turns, this number is drawn to tell how likely a guess is right: on a large board there are 100,000."""

LIKELY = 0.5
"""The part of the margin by which a first look at what medium misses must find a turn better: it is hardly precise."""

MOST_OF_A_GAME = 3
"""The most puzzles from one game."""


class Spot(Struct, frozen=True):
    """A position of a game that may be a puzzle, with the record up to there."""

    game: Game
    position: Position
    record: str


def spots(game: Game, seed: int, times: float, *, missed: bool = False) -> Iterator[Spot]:
    """The positions of one game of computers of the levels easy and medium that may be puzzles.

    Seats, options and levels are random and follow from `seed`. `times` is the budget with which the positions are
    looked at, as a multiple of that of the level medium. With `missed`, only positions are returned in which the level
    medium plays another turn than that look names, which may be clearly better.
    """
    dice = random.Random(f"puzzles {game.key} {seed}")  # noqa: S311 - repeatable on purpose
    seats = dice.choice(game.seats[:2])
    options = {option.name: dice.choice(option.values) for option in game.options}
    levels = [dice.choice((Level.EASY, Level.MEDIUM)) for _ in range(seats)]
    position, plies = opened(game, seats, options, seed, dice.randint(*OPENING))
    clear = margin(game) * (LIKELY if missed else 1.0)
    while not isinstance(turn := position.turn(), Over):
        if isinstance(turn, Chance):
            chosen: Sequence[str] = (str(dice.choices(turn.plies, turn.weights)[0]),)
        else:
            if len(turn.plies) >= FEWEST_PLIES:
                nodes = round(times * budget(position, Level.MEDIUM).nodes)
                looked = think(position, turn.seat, dice, means(position, nodes))
                if divided(looked.candidates, turn.seat, clear) and not (missed and found_by_medium(position, looked)):
                    yield Spot(game, position, str(Record(game, seats, options, tuple(plies))))
            chosen = think(position, turn.seat, dice, budget(position, levels[turn.seat - 1])).plies
        for text in chosen:
            plies.append(text)
            position = position.play(read_recorded(text, position))


def found_by_medium(position: Position, thought: Thought) -> bool:
    """Whether the level medium plays the best turn of a thought."""
    return _solves(position, goals(position, thought.candidates[:1]), Level.MEDIUM, 0)


def puzzle_at(spot: Spot, nodes: int, known: Sequence[Candidate] = ()) -> Puzzle | None:
    """The puzzle at a position, if one is proved there and it is not trivial; None otherwise."""
    found = proved(spot.game, spot.position, nodes, known)
    if found is None:
        return None
    trials = tried(spot.position, goals(spot.position, found.answers))
    if trials.trivial:
        return None
    return Puzzle(key_of(spot.record), spot.record, found.answers, found.others, found.proof, trials)


def tried(position: Position, wanted: frozenset[Position]) -> Trials:
    """Who fails to reach one of the positions `wanted`, and how often."""
    turn = position.turn()
    assert isinstance(turn, Choice), "a seat is to choose"
    every = every_turn(position)
    drawn = random.Random("guess").sample(every, SAMPLED) if len(every) > SAMPLED else every  # noqa: S311
    ways = [_way(position, each.plies) for each in drawn]
    wrong = [way[-1] for way in ways if not any(right(each, turn.seat, wanted) for each in way)]
    easy, medium, hard = (sum(not _solves(position, wanted, level, seed) for seed in range(TRIES)) for level in _TRIED)
    return Trials(
        tries=TRIES,
        guess=max(round(1 - len(wrong) / len(ways), 4), round(len(wanted) / len(every), 4)),
        glance=sum(not _sees(position, wanted, every, seed) for seed in range(TRIES)),
        easy=easy,
        medium=medium,
        hard=hard,
        tempting=sum(not _lost(each, turn.seat) for each in wrong),
    )


def _lost(position: Position, seat: int) -> bool:
    """Whether a seat is out of the game or has lost it."""
    turn = position.turn()
    if isinstance(turn, Over):
        return not shares_of(turn.outcome, position.seats)[seat - 1]
    return seat not in position.remaining()


def _way(position: Position, plies: Sequence[str]) -> list[Position]:
    """The positions after each of the plies."""
    found = []
    for text in plies:
        position = position.play(read_recorded(text, position))
        found.append(position)
    return found


def _sees(position: Position, wanted: frozenset[Position], every: Sequence[Candidate], seed: int) -> bool:
    """Whether somebody is right who does not look ahead: by the game's fast player, or by a glance at each turn."""
    begun = position.turn()
    assert isinstance(begun, Choice), "a seat is to choose"
    dice = random.Random(f"glance {seed}")  # noqa: S311 - repeatable on purpose
    policy = skill_of(type(position)).policy
    if policy is None:
        best = every[0].shares[begun.seat - 1]
        chosen = dice.choice([each for each in every if each.shares[begun.seat - 1] == best])
        return any(right(each, begun.seat, wanted) for each in _way(position, chosen.plies))
    while same_turn(position, begun):
        position = position.play(policy(position, dice))
        if right(position, begun.seat, wanted):
            return True
    return False


def _solves(position: Position, wanted: frozenset[Position], level: Level, seed: int) -> bool:
    """Whether a computer finds a right answer."""
    dice = random.Random(f"try {seed}")  # noqa: S311 - repeatable on purpose
    begun = position.turn()
    assert isinstance(begun, Choice), "a seat is to choose"
    while same_turn(position, begun):
        for text in think(position, begun.seat, dice, budget(position, level)).plies:
            position = position.play(read_recorded(text, position))
            if right(position, begun.seat, wanted):
                return True
    return False
