"""A game for one, made up: climb to the top, and not beyond it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager

from msgspec.structs import replace

from rules.catalogue import GAMES
from rules.core import Chance, Choice, Ending, Outcome, Over, Ply, Position, Turn
from rules.game import Game, Option


class Die(Ply, frozen=True):
    """`die 2`: so many steps can be climbed."""

    steps: int


class Go(Ply, frozen=True):
    """`go up` or `go on`: climb, or leave it and roll again."""

    where: str


class End(Ending):
    """How the climb ends."""

    TOP = "is at the top after {} turns"
    FELL = "fell from {} steps beyond it"
    GAVE_UP = "gave up"


class Climb(Position, frozen=True):
    """Each turn a die comes up, and whoever climbs goes up by it or leaves it."""

    top: int
    height: int = 0
    die: int = 0
    gave_up: bool = False

    def remaining(self) -> tuple[int, ...]:
        return () if self.gave_up else (1,)

    def _wait(self) -> Turn:
        if self.gave_up:
            return Over(Outcome((), End.GAVE_UP, (self.height,)))
        if self.height == self.top:
            return Over(Outcome((1,), End.TOP, (self.height,), (self.number,)))
        if self.height > self.top:
            return Over(Outcome((), End.FELL, (self.height,), (self.height - self.top,)))
        if self.die:
            return Choice(1, (Go("up"), Go("on")), self.number)
        return Chance(tuple(map(Die, (1, 2, 3))), (3, 2, 1), self.number)

    def _next(self, ply: Ply) -> Climb:
        if isinstance(ply, Die):
            return replace(self, die=ply.steps)
        assert isinstance(ply, Go)
        climbed = self.die if ply.where == "up" else 0
        return replace(self, height=self.height + climbed, die=0, number=self.number + 1)

    def _without(self, seat: int) -> Climb:
        return replace(self, gave_up=True)


def start(seats: int, options: Mapping[str, str]) -> Climb:
    return Climb(seats=seats, top=int(options["top"]), number=1)


CLIMB = Game(
    key="climb",
    clauses="CL",
    seats=(1,),
    options=(Option("top", tuple(map(str, range(5, 41))), "12"),),
    start=start,
)


@contextmanager
def climbing() -> Iterator[None]:
    """The game's line in the catalogue, for a while."""
    GAMES[CLIMB.key] = CLIMB
    try:
        yield
    finally:
        del GAMES[CLIMB.key]
