"""Climb, a game for one, as a channel sees it. Its rules are those that the tests of sessions have it by."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PIL import Image

from render.about import About, OptionWords
from render.face import Face, Teller
from render.kit.sheet import Sheet
from render.scene import Departure, Scene
from rules.core import Over, Played
from tests.play.made_up import MadeUp
from tests.sessions.solo import CLIMB, Climb, Die, End
from words import ENGLISH, of


class ClimbPainter:
    """A tower that grows: a picture of another size every time."""

    def paint(self, scene: Scene[Climb]) -> tuple[Sheet, ...]:
        return (Sheet(Image.new("RGB", (400, 100 + 20 * scene.position.height), (90, 60, 60))),)


class ClimbTeller(Teller[Climb]):
    """Plain words."""

    about = About("Climb", "Climb to the top, and not beyond it.", {"top": OptionWords("How high the top is")})

    def alt(self, scene: Scene[Climb]) -> str:
        return f"{scene.names[0]} stands on step {scene.position.height} of {scene.position.top}."

    def badge(self, position: Climb, seat: int) -> str:
        return "🧗"

    def ask(self, position: Climb) -> str:
        return f"Climb {position.die} steps, or roll again."

    def meaning(self, position: Climb, words: Sequence[str]) -> str:
        return "Climb" if words[-1] == "up" else "Roll again"

    def tell(self, played: Sequence[Played[Climb]], names: Sequence[str]) -> list[str]:
        return [
            f"The die shows {each.ply.steps}." if isinstance(each.ply, Die) else f"{names[0]} plays {each.ply}."
            for each in played
        ]

    def result(self, position: Climb, names: Sequence[str], how: Mapping[int, Departure] = {}, /) -> str:
        turn = position.turn()
        assert isinstance(turn, Over)
        match turn.outcome.ending:
            case End.TOP:
                return f"{names[0]} is at the top."
            case End.FELL:
                return f"{names[0]} has climbed beyond the top, and falls."
            case _:
                return f"{names[0]} has climbed down."


MADE_UP = MadeUp(CLIMB, Face(ClimbPainter, ClimbTeller(of(ENGLISH))), ("die 1",), "go up")
