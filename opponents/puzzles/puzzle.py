"""What a puzzle consists of, how it is stored, and which answers are right.

A file of puzzles (`seeds/puzzles/KEY.jsonl`) has one JSON value a line: first a `Head`, then the puzzles, the easiest
first.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache

import msgspec
from msgspec import Struct

from opponents.ladder.fitting import likely
from opponents.puzzles.difficulty import PLAYERS, SPREAD, USUAL, players
from opponents.skill import skill_of
from opponents.thinking import changes, played
from opponents.thought import Candidate, Thought
from rules.core import Over, Position
from rules.game import Game
from rules.record import parse

CLEAR, CLEAR_WITH_LUCK = 0.15, 0.1
"""By how much the share of the best turn must be larger than that of the best wrong one: without and with luck."""

WITHIN = 0.02
"""Turns whose share is smaller than the best one by no more than this are right, too."""


OFTEN = 0.5
"""A puzzle is trivial if a larger part of all turns is right."""

FEWEST_TEMPTING = 2
"""A puzzle is trivial if fewer wrong turns do not lose at once."""


class Proof(Struct, frozen=True):
    """What the searches with the largest budget found.

    Attributes:
        nodes (int): the budget of each of the searches, in nodes.
        share (float): the share of the best turn.
        other (float): the share of the best wrong turn.
        looked (int): after how many turns the position was searched. 0 in older proofs, which compared the turns of
            searches from the position itself.
        second (bool): whether a second engine agreed, or else the game's search from the position itself.
    """

    nodes: int
    share: float
    other: float
    looked: int = 0
    second: bool = False


class Trials(Struct, frozen=True):
    """Who failed at a puzzle, from somebody who guesses to the strongest computer.

    Attributes:
        tries (int): how often each computer tried.
        guess (float): the part of all turns that are right: how likely somebody who guesses is right.
        glance (int): how often somebody failed who takes what looks best at a glance.
        easy (int): how often the level easy failed.
        medium (int): how often the level medium failed.
        hard (int): how often the level hard failed.
        tempting (int): how many wrong turns do not lose at once.
    """

    tries: int
    guess: float
    glance: int
    easy: int
    medium: int
    hard: int
    tempting: int

    def difficulty(self, strengths: Mapping[str, float] = PLAYERS) -> float:
        """How difficult the puzzle is for players of these strengths, in points (`difficulty.py`)."""
        failed = {"guess": 1 - self.guess}
        failed |= {name: getattr(self, name) / self.tries for name in ("glance", "easy", "medium", "hard")}
        return likely(USUAL, SPREAD, [(strengths[name], part, 1.0) for name, part in failed.items()])

    @property
    def trivial(self) -> bool:
        """Whether nothing needs to be found: a guess is often right, or nearly all wrong turns lose at once."""
        return self.guess > OFTEN or self.tempting < FEWEST_TEMPTING


class Puzzle(Struct, frozen=True):
    """A position in which one turn, or the beginning of one, is clearly the best.

    Attributes:
        key (str): names the puzzle in the store: eight hexadecimal digits that follow from the record.
        record (str): the game up to there, as a record's text.
        answers (tuple[Candidate, ...]): the right answers, the best first.
        others (tuple[Candidate, ...]): the best wrong ones that the search compared with them, the best first.
        proof (Proof): why the answers are right.
        trials (Trials): how often computers failed.
    """

    key: str
    record: str
    answers: tuple[Candidate, ...]
    others: tuple[Candidate, ...]
    proof: Proof
    trials: Trials

    @property
    def difficulty(self) -> float:
        """How difficult it is for the players of its trials, in points of the people's ratings."""
        return _difficulty(self.record, self.trials)


@lru_cache(maxsize=1024)
def _difficulty(text: str, trials: Trials) -> float:
    record = parse(text)
    return trials.difficulty(players(record.game.key, record.options))


class Head(Struct, frozen=True):
    """The first line of a file.

    Attributes:
        game (str): the key of the game.
        about (str): for readers of the file.
        margin (float): by how much the share of the best turn is larger than that of the best wrong one, at least.
        seed (int): the seed of the games in which the puzzles were found.
        games (int): how many of these games have been looked through.
    """

    game: str
    about: str
    margin: float
    seed: int
    games: int


class File(Struct, frozen=True):
    """A file of puzzles."""

    head: Head
    puzzles: tuple[Puzzle, ...] = ()


def margin(game: Game) -> float:
    """By how much the best turn of a puzzle of this game must be better than the best wrong one."""
    return CLEAR if game.draws == "lot" else CLEAR_WITH_LUCK


def key_of(record: str) -> str:
    """The key of the puzzle at the end of a record."""
    return hashlib.sha256(record.encode()).hexdigest()[:8]


def read(text: str) -> File:
    """The file with this text. Raises msgspec.ValidationError or msgspec.DecodeError for another text."""
    first, *rest = text.splitlines()
    return File(msgspec.json.decode(first, type=Head), tuple(msgspec.json.decode(line, type=Puzzle) for line in rest))


def written(file: File) -> str:
    """The text of a file, with the easiest puzzles first."""
    rising = sorted(file.puzzles, key=lambda each: (each.difficulty, each.proof.other - each.proof.share, each.key))
    lines: Iterable[Head | Puzzle] = (file.head, *rising)
    return "".join(msgspec.json.encode(each).decode() + "\n" for each in lines)


def thought_of(position: Position, seat: int, answer: Candidate, others: Sequence[Candidate], nodes: int) -> Thought:
    """What searches with `nodes` nodes found, as a thought that chooses `answer`; `others` are worse."""
    return Thought(
        seat,
        answer,
        (answer, *others),
        nodes,
        changes(position, seat, answer, skill_of(type(position)), next(iter(others), None)),
    )


def goals(position: Position, answers: Sequence[Candidate]) -> frozenset[Position]:
    """The positions to which the right answers lead. Raises UnreadablePlyError for an illegal answer."""
    return frozenset(played(position, each.plies) for each in answers)


def right(reached: Position, seat: int, wanted: frozenset[Position]) -> bool:
    """Whether a seat that has reached this position has solved a puzzle with the goals `wanted`, or won the game."""
    turn = reached.turn()
    return reached in wanted or (isinstance(turn, Over) and turn.outcome.winners == (seat,))
