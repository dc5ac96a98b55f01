"""A match: many games between two players, in alternating seats, from random openings."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

from msgspec import Struct, field

from opponents.matches.players import player
from opponents.matches.playing import Clock, Played, Seated, opened, play
from opponents.matches.scores import Score
from rules.game import Game


class Match(Struct, frozen=True):
    """What is played."""

    game: Game
    seats: int
    options: Mapping[str, str]
    names: tuple[str, ...]
    """The player to be measured, and the one who has all other seats; only the first in a game for one."""

    games: int
    seed: int
    opening: int
    """The number of random turns at the beginning. The first player has each seat in turn after the same ones."""


class Tally(Struct):
    """What a match has brought so far."""

    points: float = 0.0
    """The wins of the first player; a draw counts as a part of one."""

    games: int = 0
    turns: int = 0
    different: set[tuple[str, ...]] = field(default_factory=set)
    """The plies of each game; equal games count once."""

    endings: Counter[str] = field(default_factory=Counter)
    """How often each ending came, with `+`, `=` or `-` for the first player."""

    clocks: tuple[Clock, Clock] = field(default_factory=lambda: (Clock(), Clock()))

    @property
    def score(self) -> Score:
        """The score of the first player."""
        return Score(self.points, self.games)

    def add(self, played: Played, seat: int) -> None:
        """Count a game in which the first player had `seat`."""
        share = played.shares[seat - 1]
        self.points += share
        self.games += 1
        self.turns += played.turns
        self.different.add(played.plies)
        sign = "=" if len(set(played.shares)) == 1 and len(played.shares) > 1 else "+" if share else "-"
        self.endings[f"{played.outcome.ending.name.lower()} {sign}"] += 1


def games(match: Match) -> Iterator[Tally]:
    """Play the match, and yield the same tally after each game. Raises UnknownPlayerError and OptionError."""
    tally = Tally()
    first, second = (player(name) for name in (match.names * 2)[:2])
    mine, theirs = tally.clocks
    for number in range(match.games):
        seat = number % match.seats + 1
        seed = match.seed * 100_000 + number // match.seats
        position, plies = opened(match.game, match.seats, match.options, seed, match.opening)
        seated = [
            Seated(first, mine, theirs) if each == seat else Seated(second, theirs, mine)
            for each in range(1, match.seats + 1)
        ]
        tally.add(play(position, plies, seated, seed), seat)
        yield tally


def line(match: Match, tally: Tally) -> str:
    """The result as a line of a table in Markdown."""
    mine, theirs = tally.clocks
    options = " ".join(f"{name}={value}" for name, value in match.options.items())
    versus = f" against {match.names[1]}" if len(match.names) > 1 else ""
    fair = f" ({tally.score.mean * match.seats:.2f} of a fair share)" if match.seats > 2 else ""
    times = f"{mine.mean:.3f} (most {mine.longest:.2f})" + (f" / {theirs.mean:.3f}" if len(match.names) > 1 else "")
    return (
        f"| {match.game.key} {options}, {match.seats} seats | {match.names[0]}{versus} | {tally.games} "
        f"({len(tally.different)} different) | {tally.score}{fair} | {times} | {match.seed} |"
    )
