"""What a game shows of itself: the contract that every file of a game in `render/` fills.

A face turns positions into a picture and into words. It decides nothing and remembers nothing: whatever it says
follows from the scene it is given.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from PIL import Image

from rules.core import Played, Position


@dataclass(frozen=True, slots=True)
class Scene:
    """Everything that a picture of a game depends on.

    `names` are the players' names by seat, plain text from anywhere, to be drawn as they are or cut short.
    `recent` are the plies to show as having just happened, oldest first. `chosen` are the words of a ply picked so
    far in the menus, and `choices` the words that may come next: those that name squares are marked.
    """

    position: Position
    names: tuple[str, ...]
    recent: tuple[Played, ...] = ()
    chosen: tuple[str, ...] = ()
    choices: tuple[str, ...] = ()


class Face(Protocol):
    """How one game looks and what it says. Seats count from 1; names go by seat and may hold Markdown already."""

    def paint(self, scene: Scene) -> Image.Image:
        """The scene as an RGB image, made for 400 px width in a dark chat."""

    def alt(self, scene: Scene) -> str:
        """The whole position in words, at most 1,024 characters, for someone who does not see the picture."""

    def badge(self, position: Position, seat: int) -> str:
        """An emoji that goes before the seat's name, the same sign as in the picture."""

    def ask(self, position: Position) -> str:
        """What the seat to act must do now: a sentence spoken to that player ("Take a red cap …").

        Only asked of positions that wait for a seat.
        """

    def label(self, position: Position, words: Sequence[str]) -> str:
        """What picking `words` means, at most 80 characters ("Take the blue cap on b2").

        `words` is a whole legal ply or a beginning of at least one word; shown in menus and autocomplete.
        """

    def tell(self, played: Sequence[Played], names: Sequence[str]) -> list[str]:
        """What `played` did, in sentences in the past tense, resignations and events included."""

    def result(self, position: Position, names: Sequence[str]) -> str:
        """Who won and why, in a sentence or two. Only asked of positions that are over by the rules."""
