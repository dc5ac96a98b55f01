"""Higher: it begins with a choice, a turn is two numbers, and there are more plies at once than a menu holds."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec.structs import replace
from PIL import Image

from render.about import About, OptionWords
from render.face import Face, Teller
from render.kit.sheet import Sheet
from render.scene import Departure, Scene
from rules.core import Choice, Ending, Outcome, Over, Played, Ply, Position, Turn
from rules.game import Game, Option
from tests.play.made_up import MadeUp
from words import ENGLISH, of


class Name(Ply, frozen=True):
    """`name 17`: the seat names a number."""

    number: int


class End(Ending):
    STILL_THERE = "is still there"
    TOP = "named the top number"


class Higher(Position, frozen=True):
    """Each seat in turn names a number above the last; each turn is two numbers; who names the top one wins."""

    top: int
    last: int = 0
    named: int = 0
    out: int = 0

    def _wait(self) -> Turn:
        if self.out:
            return Over(Outcome((3 - self.out,), End.STILL_THERE))
        if self.last == self.top:
            return Over(Outcome((self._seat(self.named - 1),), End.TOP))
        return Choice(self._seat(self.named), tuple(map(Name, range(self.last + 1, self.top + 1))), self.number)

    def _seat(self, named: int) -> int:
        return named // 2 % 2 + 1

    def _next(self, ply: Ply) -> Higher:
        assert isinstance(ply, Name)
        return replace(self, last=ply.number, named=self.named + 1, number=(self.named + 1) // 2 + 1)

    def _without(self, seat: int) -> Higher:
        return replace(self, out=seat)


def start(seats: int, options: Mapping[str, str]) -> Higher:
    return Higher(int(options["top"]), seats=seats, number=1)


class HigherPainter:
    """A grey field that is wider than high."""

    def paint(self, scene: Scene[Higher]) -> tuple[Sheet, ...]:
        return (Sheet(Image.new("RGB", (600, 200), (60, 60 + len(scene.choices), 60))),)


class HigherTeller(Teller[Higher]):
    """Plain words."""

    about = About("Higher", "Name a higher number.", {"top": OptionWords("The top number")})

    def alt(self, scene: Scene[Higher]) -> str:
        return f"Last named: {scene.position.last}."

    def badge(self, position: Higher, seat: int) -> str:
        return "🔺"

    def ask(self, position: Higher) -> str:
        return "Name a higher number."

    def meaning(self, position: Higher, words: Sequence[str]) -> str:
        return f"Name {' '.join(words[1:])}"

    def tell(self, played: Sequence[Played[Higher]], names: Sequence[str]) -> list[str]:
        return [f"{names[each.seat - 1]}: {each.ply}." for each in played]

    def result(self, position: Higher, names: Sequence[str], how: Mapping[int, Departure] = {}, /) -> str:
        return f"The last number is {position.last}."


HIGHER = Game(
    key="higher",
    clauses="HI",
    seats=(2,),
    options=(Option("top", tuple(map(str, range(30, 61))), "40"),),
    start=start,
)
MADE_UP = MadeUp(HIGHER, Face(HigherPainter, HigherTeller(of(ENGLISH))), (), "name 3")
