"""What a puzzle consists of, how it is stored, and which answers are right.

A file of puzzles (`seeds/puzzles/KEY.jsonl`) has one JSON value a line: first a `Head`, then the puzzles, the easiest
first.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence

import msgspec
from msgspec import Struct

from opponents.skill import skill_of
from opponents.thinking import changes, played
from opponents.thought import Candidate, Thought
from rules.core import Over, Position
from rules.game import Game

CLEAR, CLEAR_WITH_LUCK = 0.15, 0.1
"""By how much the share of the best turn must be larger than that of the best wrong one: without and with luck."""

WITHIN = 0.02
"""Turns whose share is smaller than the best one by no more than this are right, too."""


class Proof(Struct, frozen=True):
    """What the searches with the largest budget found.

    Attributes:
        nodes (int): the budget of each of the searches, in nodes.
        seeds (tuple[int, ...]): the seeds of the searches. They agree on what is right.
        share (float): the share of the best turn, the smallest that a search found.
        other (float): the share of the best wrong turn, the largest that a search found.
    """

    nodes: int
    seeds: tuple[int, ...]
    share: float
    other: float


class Trials(Struct, frozen=True):
    """How often computers of a level failed.

    Attributes:
        tries (int): how often they tried, each.
        easy (int): how often the level easy found no right answer.
        medium (int): how often the level medium found none.
    """

    tries: int
    easy: int
    medium: int

    @property
    def difficulty(self) -> float:
        """How difficult the puzzle is: 0 if every computer solved it every time, 1 if none ever did."""
        return (self.easy + self.medium) / (2 * self.tries)


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
    rising = sorted(
        file.puzzles, key=lambda each: (each.trials.difficulty, each.proof.other - each.proof.share, each.key)
    )
    lines: Iterable[Head | Puzzle] = (file.head, *rising)
    return "".join(msgspec.json.encode(each).decode() + "\n" for each in lines)


def thought_of(puzzle: Puzzle, position: Position, seat: int, answer: Candidate) -> Thought:
    """What the searches found at a puzzle, as a thought that chooses `answer`, one of the right ones."""
    return Thought(
        seat,
        answer,
        (answer, *puzzle.others),
        puzzle.proof.nodes,
        changes(position, seat, answer, skill_of(type(position))),
    )


def goals(position: Position, answers: Sequence[Candidate]) -> frozenset[Position]:
    """The positions to which the right answers lead. Raises UnreadablePlyError for an illegal answer."""
    return frozenset(played(position, each.plies) for each in answers)


def right(reached: Position, seat: int, wanted: frozenset[Position]) -> bool:
    """Whether a seat that has reached this position has solved a puzzle with the goals `wanted`, or won the game."""
    turn = reached.turn()
    return reached in wanted or (isinstance(turn, Over) and turn.outcome.winners == (seat,))
