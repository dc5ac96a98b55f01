"""A scene: one moment of a game, as it is shown in pictures and texts, and the places that it marks.

A place is anything that words name and the picture shows.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Generic, Literal, TypeVar

from msgspec import Struct, field

from rules.core import CHANCE, Played, Position, PositionT_co

if TYPE_CHECKING:
    from typing_extensions import TypeVar as DefaultTypeVar

    # `Face` alone means `Face[Any]`: a caller who gets a face by a game's key does not know the type of its positions.
    ShownT = DefaultTypeVar("ShownT", bound=Position, contravariant=True, default=Any)
else:
    ShownT = TypeVar("ShownT", bound=Position, contravariant=True)


from collections.abc import Callable, Collection, Sequence

from rules.notation import continuations, legal

Departure = Literal["late", "left", "taken"]
"""Why others gave up a player's seat: the player's time ran out, the player left the server, or a moderator did it."""


Naming = Callable[[Sequence[str]], str | None]
"""The place that the last one of these words of a ply names (`take b2` names b2), or None (`take` names none)."""


class Scene(Struct, Generic[PositionT_co], frozen=True):
    """One moment of a game: everything that its pictures and texts depend on."""

    position: PositionT_co
    names: tuple[str, ...]
    """The players' names by seat. They may contain anything that people call themselves; painters may shorten them."""

    recent: tuple[Played[PositionT_co], ...] = ()
    """The plies that are shown as having just happened, oldest first."""

    chosen: tuple[str, ...] = ()
    """The words of a ply that have been picked in the menus so far."""

    choices: tuple[tuple[str, ...], ...] = ()
    """What can be picked next: each as all of its words, beginning with those of `chosen`."""

    viewer: int | None = None
    """The seat from whose side the board is seen; None: the game's usual side. Games without sides ignore it."""

    stopped: bool = False
    """Whether the table has ended the game before its rules did, so that nobody is to act."""

    how: Mapping[int, Departure] = field(default_factory=dict)
    """For each seat that was given up by somebody else than its player: why."""

    replay: bool = False
    """Whether this is a frame of a replay.

    A frame shows what `recent`, a whole turn, has done. It does not show the player to act or the choices, and all
    frames of a replay are seen from the same side.
    """

    still: bool = False
    """Whether the players have turned off the turning of the picture, in a game that has it (`Teller.turning`)."""

    short_names: tuple[str, ...] = ()
    """By seat, what a plate that is too narrow for the name shows instead; empty for names that are cut off there."""

    @property
    def waits(self) -> bool:
        """Whether the scene shows the player to act, if anybody is."""
        return not self.stopped and not self.replay

    @property
    def mover(self) -> int | None:
        """In a frame of a replay, the seat that chose last in `recent`; None if none did, and outside replays."""
        return next((each.seat for each in reversed(self.recent) if self.replay and each.seat != CHANCE), None)


def naming_of(places: Collection[str]) -> Naming:
    """The naming for a game in which the name of a place means nothing else in any ply."""
    return lambda words: words[-1] if words[-1] in places else None


def places_to_choose(scene: Scene, naming: Naming) -> frozenset[str]:
    """The places that the scene's choices name.

    A choice that names no place (`put`) stands for the places that its next word can name.
    """
    found: set[str | None] = set()
    for words in scene.choices:
        if (place := naming(words)) is not None:
            found.add(place)
        else:
            following = continuations(legal(scene.position), words)
            found.update(naming((*words, word)) for word in following if word)
    return frozenset(place for place in found if place is not None)


def picked_places(scene: Scene, naming: Naming) -> frozenset[str]:
    """The places that the words chosen so far name."""
    beginnings = (scene.chosen[:end] for end in range(1, len(scene.chosen) + 1))
    return frozenset(place for words in beginnings if (place := naming(words)) is not None)
