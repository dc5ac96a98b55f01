"""The engines on the command line: plays a random game and prints its record, or replays a record as JSON lines."""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections.abc import Sequence
from typing import Any

from installed import packages

with packages(__name__):
    from rules.catalogue import GAMES
    from rules.commandline import ended, read_record
    from rules.core import Chance, Choice, Over, Position
    from rules.game import Game
    from rules.notation import legal, seat_to_act
    from rules.record import Record, pairs, replay


def random_game(game: Game, seats: int, options: dict[str, str], seed: int) -> Record:
    """A whole random game: all choices are equally likely, and chance keeps its weights."""
    dice = random.Random(seed)  # noqa: S311 - a fixture's die, repeatable on purpose; the table has its own
    position = game.new(seats, options)
    plies = []
    while not isinstance(turn := position.turn(), Over):
        weights = turn.weights if isinstance(turn, Chance) else None
        ply = dice.choices(turn.plies, weights)[0]
        plies.append(str(ply))
        position = position.play(ply)
    return Record(game, seats, options, plies, {"seed": str(seed)})


def waits(position: Position) -> dict[str, Any]:
    """What `position` waits for: the seat (0 is chance), the legal plies, and the weights if chance is next."""
    turn = position.turn()
    weights = list(turn.weights) if isinstance(turn, Chance) else None
    return {"seat": seat_to_act(position), "legal": [str(ply) for ply in legal(position)], "weights": weights}


def close(position: Position) -> dict[str, Any]:
    """The last line of a replay: how the game ended, or what it waits for."""
    match position.turn():
        case Over(outcome=outcome):
            scores = None if outcome.scores is None else list(outcome.scores)
            return {"over": {"winners": list(outcome.winners), "reason": outcome.reason, "scores": scores}}
        case Choice() | Chance():
            return {"to_act": waits(position)}


def print_replay(record: Record) -> None:
    """Print one JSON object for each ply, and the last line. Raises RecordError at an illegal line."""
    position = record.game.new(record.seats, record.options)
    for number, played in enumerate(replay(record), 1):
        print(json.dumps({"n": number, **waits(played.before), "ply": str(played.ply)}))
        position = played.after
    print(json.dumps(close(position)))


def main(arguments: Sequence[str] | None = None) -> int:
    """Exit status: 0, or 1 with a sentence on stderr."""
    parser = argparse.ArgumentParser(prog="python -m rules", description=__doc__)
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument("game", nargs="?", metavar="GAME", choices=sorted(GAMES), help=", ".join(sorted(GAMES)))
    what.add_argument("--replay", metavar="FILE", help="the path of a record, or - for standard input")
    parser.add_argument("--seats", type=int, metavar="N", help="the number of seats (default: the fewest)")
    parser.add_argument("--option", action="append", default=[], metavar="name=value")
    parser.add_argument("--seed", type=int, metavar="S", help="repeats a game (default: a new one each time)")
    given = parser.parse_args(arguments)
    if given.replay is not None and (given.seats is not None or given.option or given.seed is not None):
        parser.error("--replay takes seats, options and plies from the record")

    def work() -> None:
        if given.replay is not None:
            print_replay(read_record(given.replay))
        else:
            game = GAMES[given.game]
            seed = random.SystemRandom().randrange(2**32) if given.seed is None else given.seed
            seats = given.seats if given.seats is not None else game.seats[0]
            print(random_game(game, seats, game.settle(pairs(given.option)), seed), end="")

    return ended(work)


if __name__ == "__main__":
    sys.exit(main())
