"""Computer players on the command line: matches that measure how strong they are, and fits of their weights."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from pkgutil import walk_packages

import opponents.fit
from opponents.ladder.fitting import Tally
from opponents.ladder.measuring import count, measure
from opponents.matches.match import Match, games, line
from opponents.matches.players import NAMES, UnknownPlayerError
from rules.catalogue import GAMES
from rules.commandline import ended
from rules.game import OptionError
from rules.record import pairs

Fit = Callable[[int, int, Callable[[str], None]], None]
"""Plays a number of games from a seed, and says the weights."""

_PREFIX = "opponents.fit."
"""The package of the fits: its modules that provide `run`, named after the game, and within it after what is fitted."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Exit status: 0, or 1 with a sentence on stderr."""
    parser = argparse.ArgumentParser(prog="python -m opponents", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    match = commands.add_parser("match", help="play a match", description=f"Players: {', '.join(NAMES)}.")
    match.add_argument("game", metavar="GAME", choices=sorted(GAMES), help=", ".join(sorted(GAMES)))
    match.add_argument("first", metavar="A", help="the player to measure")
    match.add_argument("second", metavar="B", nargs="?", help="the player in all other seats (not in a game for one)")
    match.add_argument("--games", type=int, default=300, metavar="N")
    match.add_argument("--seats", type=int, metavar="N", help="the number of seats (default: the fewest)")
    match.add_argument("--option", action="append", default=[], metavar="name=value")
    match.add_argument("--seed", type=int, default=1, metavar="S")
    match.add_argument("--opening", type=int, default=2, metavar="N", help="random turns at the start (default: 2)")
    fit = commands.add_parser("fit", help="fit the weights of a game's evaluation and print them")
    fit.add_argument("game", metavar="GAME", choices=fitted(), help=", ".join(fitted()))
    fit.add_argument("--games", type=int, default=1000, metavar="N")
    fit.add_argument("--seed", type=int, default=1, metavar="S")
    ladder = commands.add_parser("ladder", help="measure the strengths of a game's levels and keep them in a file")
    ladder.add_argument("game", metavar="GAME", choices=sorted(GAMES), help=", ".join(sorted(GAMES)))
    ladder.add_argument("--games", type=int, default=100, metavar="N", help="games of each pair (default: 100)")
    ladder.add_argument("--only", action="append", default=[], metavar="LEVEL", help="only pairs of these levels play")
    ladder.add_argument(
        "--count", nargs=4, metavar=("A", "B", "POINTS", "GAMES"), help="add a match instead of playing"
    )
    ladder.add_argument("--processes", type=int, default=0, metavar="N", help="how many play (default: this one)")
    ladder.add_argument("--option", action="append", default=[], metavar="name=value")
    given = parser.parse_args(arguments)

    def work() -> None:
        if given.command == "fit":
            fit_of(given.game)(given.games, given.seed, print)
        elif given.command == "ladder":
            measure_levels(given)
        else:
            run(given)

    try:
        return ended(work)
    except UnknownPlayerError as error:
        print(error, file=sys.stderr)
        return 1


def run(given: argparse.Namespace) -> None:
    """Play a match: prints the score after every tenth game, and at last what is counted and a line for a table."""
    game = GAMES[given.game]
    seats = given.seats if given.seats is not None else game.seats[0]
    if (seats > 1) != (given.second is not None):
        raise OptionError(f"{game.key} with {seats} seats takes {'two players' if seats > 1 else 'one player'}.")
    names = (given.first, given.second) if given.second is not None else (given.first,)
    opening = given.opening if seats > 1 else 0
    options = game.settle(pairs(given.option))
    game.new(seats, options)
    match = Match(game, seats, options, names, given.games, given.seed, opening)
    for tally in games(match):
        if tally.games % 10 == 0 or tally.games == match.games:
            print(f"{tally.games}: {tally.score}", file=sys.stderr, flush=True)
    endings = ", ".join(f"{ending} {count}" for ending, count in tally.endings.most_common())
    print(f"{tally.turns / tally.games:.0f} turns a game; {endings}")
    print(line(match, tally))


def measure_levels(given: argparse.Namespace) -> None:
    """Measure the levels of a game, or add what a match of two of them came to."""
    game = GAMES[given.game]
    options = game.settle(pairs(given.option))
    if given.count:
        one, other, points, games_ = given.count
        count(game, options, Tally(one, other, int(games_), float(points)))
        return

    def say(told: str) -> None:
        print(told, flush=True)

    measure(game, options, given.games, say, processes=given.processes, only=given.only)


def fitted() -> list[str]:
    """The names of the fits, such as `stranded` and `mars.worth`."""
    names = [
        each.name.removeprefix(_PREFIX) for each in walk_packages(opponents.fit.__path__, _PREFIX) if not each.ispkg
    ]
    return sorted(name for name in names if name.partition(".")[0] in GAMES)


def fit_of(name: str) -> Fit:
    """The fit with this name."""
    fit: Fit = import_module(_PREFIX + name).run
    return fit


if __name__ == "__main__":
    sys.exit(main())
