"""Meadow: 130 legal plies at once, each of one word more than all of them share."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

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

SPOTS = tuple(f"{letter}{number}" for letter in "abcdefghijklm" for number in range(1, 11))


class Sow(Ply, frozen=True):
    """`sow c7`: a flower on a spot."""

    spot: str


class End(Ending):
    CROWDED = "has sown beside a flower"
    STILL_THERE = "is still there"


def beside(one: str, other: str) -> bool:
    """Whether two spots share a side."""
    return abs(ord(one[0]) - ord(other[0])) + abs(int(one[1:]) - int(other[1:])) == 1


class Meadow(Position, frozen=True):
    """The three seats sow in turn; who sows beside a flower loses, and the others win."""

    sown: tuple[str, ...] = ()
    out: frozenset[int] = frozenset()
    mover: int = 1

    def remaining(self) -> tuple[int, ...]:
        return tuple(seat for seat in range(1, self.seats + 1) if seat not in self.out)

    def _wait(self) -> Turn:
        if len(self.remaining()) == 1:
            return Over(Outcome(self.remaining(), End.STILL_THERE))
        if self.sown and any(beside(self.sown[-1], each) for each in self.sown[:-1]):
            before = [seat for seat in self.remaining() if seat < self.mover] or self.remaining()
            return Over(Outcome(tuple(seat for seat in self.remaining() if seat != before[-1]), End.CROWDED))
        return Choice(self.mover, tuple(Sow(spot) for spot in SPOTS if spot not in self.sown), self.number)

    def _after(self, seat: int, out: frozenset[int]) -> int:
        left = [each for each in range(1, self.seats + 1) if each not in out]
        return next((each for each in left if each > seat), left[0])

    def _next(self, ply: Ply) -> Meadow:
        assert isinstance(ply, Sow)
        mover = self._after(self.mover, self.out)
        return replace(self, sown=(*self.sown, ply.spot), mover=mover, number=self.number + 1)

    def _without(self, seat: int) -> Meadow:
        out = self.out | {seat}
        if seat != self.mover:
            return replace(self, out=out)
        return replace(self, out=out, mover=self._after(seat, out), number=self.number + 1)


def start(seats: int, _options: Mapping[str, str]) -> Meadow:
    return Meadow(seats=seats, number=1)


class MeadowPainter:
    """A green field."""

    def paint(self, scene: Scene[Meadow]) -> tuple[Sheet, ...]:
        return (Sheet(Image.new("RGB", (500, 400), (40, 120 + len(scene.position.sown), 40))),)


class MeadowTeller(Teller[Meadow]):
    """Plain words."""

    about = About("Meadow", "Sow, but not beside a flower.")

    def alt(self, scene: Scene[Meadow]) -> str:
        return f"Flowers: {' '.join(scene.position.sown)}."

    def badge(self, position: Meadow, seat: int) -> str:
        return "🌼"

    def ask(self, position: Meadow) -> str:
        return "Sow a flower."

    def meaning(self, position: Meadow, words: Sequence[str]) -> str:
        return f"Sow {' '.join(words[1:])}"

    def tell(self, played: Sequence[Played[Meadow]], names: Sequence[str]) -> list[str]:
        return [f"{names[each.seat - 1]}: {each.ply}." for each in played]

    def result(self, position: Meadow, names: Sequence[str], how: Mapping[int, Departure] = {}, /) -> str:
        turn = position.turn()
        assert isinstance(turn, Over)
        return f"{' and '.join(names[seat - 1] for seat in turn.outcome.winners)} did not crowd."


MEADOW = Game(key="meadow", clauses="ME", seats=(3,), options=(), start=start)
MADE_UP = MadeUp(MEADOW, Face(MeadowPainter, MeadowTeller(of(ENGLISH))), (), "sow c3")
