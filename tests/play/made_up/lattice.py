"""Lattice, a game in space: no squares, no board that is flat, and two pictures of it in every message."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import product

from msgspec.structs import replace
from PIL import Image

from render.about import About
from render.face import Face, Teller
from render.kit.sheet import Sheet
from render.scene import Departure, Scene
from rules.core import Choice, Ending, Outcome, Over, Played, Ply, Position, Turn
from rules.game import Game
from tests.play.made_up import MadeUp
from words import ENGLISH, of

SIDE = 3

Place = tuple[int, int, int]

LEVELS = range(1, SIDE + 1)
PLACES: tuple[Place, ...] = tuple(product(LEVELS, LEVELS, LEVELS))
DIRECTIONS = [step for step in product((-1, 0, 1), repeat=3) if step > (0, 0, 0)]


def named(place: Place) -> str:
    """A place as plies have it: `x1y2z3`."""
    return "".join(f"{axis}{number}" for axis, number in zip("xyz", place, strict=True))


class Put(Ply, frozen=True):
    """`put x1y2z3`: a ball of one's own, on the ground or on another."""

    place: str


class Wait(Ply, frozen=True):
    """`wait`: put nothing."""


class End(Ending):
    LINE = "has three in a line"
    STILL_THERE = "is still there"
    FULL = "nothing is left to put"


class Lattice(Position, frozen=True):
    """Balls in space by place; three in a line win. Two who wait one after the other end it in a draw."""

    balls: tuple[tuple[Place, int], ...] = ()
    mover: int = 1
    waited: int = 0
    out: int = 0

    def _wait(self) -> Turn:
        if self.out:
            return Over(Outcome((3 - self.out,), End.STILL_THERE))
        other = 3 - self.mover
        if self._line(other):
            return Over(Outcome((other,), End.LINE))
        if self.waited == 2 or len(self.balls) == len(PLACES):
            return Over(Outcome((), End.FULL))
        return Choice(self.mover, (*(Put(named(place)) for place in self._free()), Wait()), self.number)

    def _free(self) -> list[Place]:
        taken = dict(self.balls)
        return [(x, y, z) for x, y, z in PLACES if (x, y, z) not in taken and (z == 1 or (x, y, z - 1) in taken)]

    def _line(self, seat: int) -> bool:
        mine = {place for place, owner in self.balls if owner == seat}
        return any(
            {(x + a * step, y + b * step, z + c * step) for step in range(SIDE)} <= mine
            for x, y, z in mine
            for a, b, c in DIRECTIONS
        )

    def _next(self, ply: Ply) -> Lattice:
        after = replace(self, mover=3 - self.mover, number=self.number + 1)
        if isinstance(ply, Wait):
            return replace(after, waited=self.waited + 1)
        place = next(each for each in PLACES if Put(named(each)) == ply)
        return replace(after, balls=(*self.balls, (place, self.mover)), waited=0)

    def _without(self, seat: int) -> Lattice:
        return replace(self, out=seat)


def start(seats: int, _options: Mapping[str, str]) -> Lattice:
    return Lattice(seats=seats, number=1)


FRONT, ABOVE = Image.new("RGB", (320, 900), (30, 30, 60)), Image.new("RGB", (700, 250), (30, 60, 30))
BALLS = {seat: Image.new("RGBA", (40, 40), colour) for seat, colour in ((1, (200, 60, 60)), (2, (60, 60, 200)))}
PALETTE = bytes((30, 30, 60, 30, 60, 30, 200, 60, 60, 60, 60, 200))


class LatticePainter:
    """The balls seen from the front, in a picture much higher than wide, and from above, in one much wider."""

    def paint(self, scene: Scene[Lattice]) -> tuple[Sheet, ...]:
        front, above = Sheet(FRONT), Sheet(ABOVE)
        for (x, y, z), seat in scene.position.balls:
            front.lay(BALLS[seat], 80 * x + 10 * y, 900 - 280 * z)
            above.lay(BALLS[seat], 200 * x, 70 * y)
        return front, above


class LatticeTeller(Teller[Lattice]):
    """Plain words."""

    about = About("Lattice", "Three balls in a line win, in whatever direction of space.")

    def alt(self, scene: Scene[Lattice]) -> str:
        told = [f"{scene.names[seat - 1]} at {named(place)}" for place, seat in scene.position.balls]
        return f"A lattice with {', '.join(told) or 'no ball'}."[:1024]

    def badge(self, position: Lattice, seat: int) -> str:
        return "🔴" if seat == 1 else "🔵"

    def ask(self, position: Lattice) -> str:
        return "Put a ball, or wait."

    def meaning(self, position: Lattice, words: Sequence[str]) -> str:
        return "Wait" if words[0] == "wait" else f"Put a ball at {' '.join(words[1:])}"

    def tell(self, played: Sequence[Played[Lattice]], names: Sequence[str]) -> list[str]:
        return [f"{names[each.seat - 1]}: {each.ply}." for each in played]

    def result(self, position: Lattice, names: Sequence[str], how: Mapping[int, Departure] = {}, /) -> str:
        turn = position.turn()
        assert isinstance(turn, Over)
        return f"{names[turn.outcome.winners[0] - 1]} wins." if turn.outcome.winners else "Nobody wins."


LATTICE = Game(key="lattice", clauses="LA", seats=(2,), options=(), start=start)
MADE_UP = MadeUp(LATTICE, Face(LatticePainter, LatticeTeller(of(ENGLISH)), PALETTE), ("put x2y2z1",), "put x2y2z2")
