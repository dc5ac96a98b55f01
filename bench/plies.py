"""Plies a second: random games of every game beside random games of python-chess, in turns."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from functools import partial

import chess

from bench.figures import Table, median, number, ratio
from bench.samples import a_ply, dice
from rules.catalogue import GAMES
from rules.core import Choice, Over
from rules.game import Game

ROUNDS, SECONDS = 21, 0.3
QUICK_ROUNDS, QUICK_SECONDS = 3, 0.02


def play(game: Game, rolls: random.Random) -> int:
    """A random game to its end, for a random number of seats with random options; returns its plies, chance's too."""
    options = {option.name: rolls.choice(option.values) for option in game.options}
    position = game.new(rolls.choice(list(game.seats)), options)
    plies = 0
    while not isinstance(turn := position.turn(), Over):
        position = position.play(a_ply(turn, rolls))
        plies += 1
    return plies


def play_chess(rolls: random.Random) -> int:
    """A random game of chess until it ends by itself; returns its plies."""
    board = chess.Board()
    while board.outcome() is None:
        board.push(rolls.choice(list(board.legal_moves)))
    return len(board.move_stack)


def rate(game: Callable[[random.Random], int], rolls: random.Random, seconds: float) -> float:
    """Plies a second over whole games, as many as begin within `seconds`."""
    begun = time.perf_counter()
    plies = 0
    while (passed := time.perf_counter() - begun) < seconds:
        plies += game(rolls)
    return plies / passed


def measure(seed: int, *, quick: bool = False) -> Table:
    """One row a game."""
    rounds, seconds = (QUICK_ROUNDS, QUICK_SECONDS) if quick else (ROUNDS, SECONDS)
    table = Table(
        "rules: plies a second of random games",
        ("game", "plies/s", "chess plies/s", "ratio", "plies a game", "legal plies a choice"),
    )
    for key, game in GAMES.items():
        ours, theirs = [], []
        for turn in range(rounds):
            # Ours and theirs take turns, so that a machine that grows slower does so for both.
            ours.append(rate(partial(play, game), dice(seed, key, turn), seconds))
            theirs.append(rate(play_chess, dice(seed, "chess", turn), seconds))
        length, width = shape(game, dice(seed, key, "shape"), 5 if quick else 50)
        table.add(
            key,
            number(median(ours)),
            number(median(theirs)),
            ratio(median(ours), median(theirs)),
            number(length),
            number(width, 1),
        )
    table.notes.append(
        f"medians of {rounds} rounds of {seconds} s each, ours and chess in turns; a higher ratio is better"
    )
    return table


def shape(game: Game, rolls: random.Random, games: int) -> tuple[float, float]:
    """How long random games are and how wide: plies a game (median), legal plies a choice (mean)."""
    lengths, widths = [], []
    for _ in range(games):
        options = {option.name: rolls.choice(option.values) for option in game.options}
        position = game.new(rolls.choice(list(game.seats)), options)
        plies = 0
        while not isinstance(turn := position.turn(), Over):
            if isinstance(turn, Choice):
                widths.append(len(turn.plies))
            position = position.play(a_ply(turn, rolls))
            plies += 1
        lengths.append(plies)
    return median(lengths), sum(widths) / len(widths)
