"""Finds positions for puzzles in games of computers, and proves that one turn is clearly the best there."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

from msgspec import Struct
from msgspec.structs import replace

from opponents.matches.match import opened
from opponents.puzzles.puzzle import WITHIN, Proof, Puzzle, Trials, goals, key_of, margin, right
from opponents.skill import Level, budget
from opponents.thinking import played, same_turn, think
from opponents.thought import CERTAIN, Budget, Candidate, Thought
from rules.core import Chance, Choice, Over, Position
from rules.game import Game
from rules.notation import read_recorded
from rules.record import Record

OPENING = (1, 6)
"""The fewest and the most random turns at the beginning of a game."""

COMPARED = 4
"""The number of turns whose shares are computed exactly."""

MOST_ANSWERS = 3
"""A position with more right answers is no puzzle."""

LEAST = 0.3
"""A position in which even the best turn has a smaller share is no puzzle."""

FEWEST_PLIES = 4
"""A position with fewer plies is no puzzle."""

TRIES = 6
"""How often each level tries a puzzle."""

SEEDS = (1, 2)
"""The seeds of the searches of a proof."""

MOST_OF_A_GAME = 3
"""The most puzzles from one game."""

SURE = 0.9
"""A turn with a larger share is no mistake where another one is a proved win."""

SECONDS = 600.0
"""The safety net of the searches, which must not decide anything here."""


class Candidates(Struct, frozen=True):
    """What a search found, divided.

    Attributes:
        answers (tuple[Candidate, ...]): the best turn, and those that are as good.
        others (tuple[Candidate, ...]): the turns that are clearly worse, the best first.
        share (float): the share of the best turn.
        other (float): the share of the best of the others.
    """

    answers: tuple[Candidate, ...]
    others: tuple[Candidate, ...]
    share: float
    other: float


class Spot(Struct, frozen=True):
    """A position of a game that may be a puzzle, with the record up to there."""

    game: Game
    position: Position
    record: str


def divided(thought: Thought, clear: float) -> Candidates | None:
    """The right and the wrong answers among the candidates of a thought; None if they are not apart by `clear`."""
    shares = [thought.share_of(each) for each in thought.candidates]
    good = sum(share >= shares[0] - WITHIN for share in shares)
    if shares[0] < LEAST or good > MOST_ANSWERS or good == len(shares) or shares[0] - max(shares[good:]) < clear:
        return None
    return Candidates(
        thought.candidates[:good], thought.candidates[good : good + COMPARED], shares[0], max(shares[good:])
    )


def means(position: Position, nodes: int) -> Budget:
    """The budget of a search with `nodes` nodes that compares turns."""
    return replace(budget(position, Level.HARD), nodes=nodes, exact=COMPARED, seconds=SECONDS)


def spots(game: Game, seed: int, times: float) -> Iterator[Spot]:
    """The positions of one game of computers of the levels easy and medium that may be puzzles.

    Seats, options and levels are random and follow from `seed`. `times` is the budget with which the positions are
    looked at, as a multiple of that of the level medium.
    """
    dice = random.Random(f"puzzles {game.key} {seed}")  # noqa: S311 - repeatable on purpose
    seats = dice.choice(game.seats[:2])
    options = {option.name: dice.choice(option.values) for option in game.options}
    levels = [dice.choice((Level.EASY, Level.MEDIUM)) for _ in range(seats)]
    position, plies = opened(game, seats, options, seed, dice.randint(*OPENING))
    while not isinstance(turn := position.turn(), Over):
        if isinstance(turn, Chance):
            chosen: Sequence[str] = (str(dice.choices(turn.plies, turn.weights)[0]),)
        else:
            usual = budget(position, Level.MEDIUM)
            looked = think(position, turn.seat, dice, means(position, round(times * usual.nodes)))
            if len(turn.plies) >= FEWEST_PLIES and divided(looked, margin(game)):
                yield Spot(game, position, str(Record(game, seats, options, tuple(plies))))
            easy = levels[turn.seat - 1] is Level.EASY
            chosen = (think(position, turn.seat, dice, budget(position, Level.EASY)) if easy else looked).plies
        for text in chosen:
            plies.append(text)
            position = position.play(read_recorded(text, position))


def proved(spot: Spot, nodes: int) -> Puzzle | None:
    """The puzzle at a position, if searches with several seeds agree on what is right; None if there is none."""
    turn = spot.position.turn()
    assert isinstance(turn, Choice), "a seat is to choose"
    found: list[Candidates] = []
    clear = margin(spot.game)
    reached: set[frozenset[Position]] = set()
    for seed in SEEDS:
        dice = random.Random(seed)  # noqa: S311 - repeatable on purpose
        looked = divided(think(spot.position, turn.seat, dice, means(spot.position, nodes)), clear)
        if looked is None:
            return None
        found.append(looked)
        reached.add(goals(spot.position, looked.answers))
        if len(reached) > 1:
            return None
    # Rounded as they are stored, so that the file keeps the margin.
    share, other = round(min(each.share for each in found), 4), round(max(each.other for each in found), 4)
    if share - other < clear or (share >= CERTAIN and _also_wins(spot.position, turn.seat, found[0].others[0], nodes)):
        return None
    (wanted,) = reached
    proof = Proof(nodes, SEEDS, share, other)
    trials = tried(spot.position, wanted)
    return Puzzle(key_of(spot.record), spot.record, found[0].answers, found[0].others, proof, trials)


def _also_wins(position: Position, seat: int, other: Candidate, nodes: int) -> bool:
    """Whether a turn that seems to be worse wins too, only later: a search that has found a win looks no further."""
    position = played(position, other.plies)
    turn = position.turn()
    if not isinstance(turn, Choice):
        return False
    share = think(position, turn.seat, random.Random(0), means(position, nodes)).chosen.shares[seat - 1]  # noqa: S311
    return share >= SURE


def tried(position: Position, wanted: frozenset[Position]) -> Trials:
    """How often the levels easy and medium fail."""
    failed = {
        level: sum(not _solves(position, wanted, level, seed) for seed in range(TRIES))
        for level in (Level.EASY, Level.MEDIUM)
    }
    return Trials(TRIES, failed[Level.EASY], failed[Level.MEDIUM])


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
