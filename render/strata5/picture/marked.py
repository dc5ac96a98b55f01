"""What is marked in a scene of Strata 5, on the plan, in the view and in the hands alike."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from render.face import Scene
from render.kit import marks
from rules.strata5.plies import Block, Captured, End, Enter, Move
from rules.strata5.position import Strata5
from rules.strata5.structure import TOP


class Marked(Struct, frozen=True):
    """Spaces go by name, blocks by their place, pawns in the hand of the seat to move by their number."""

    spaces: frozenset[str]
    """The spaces that can be chosen: where a pawn stands that can move, or where one can go."""

    prey: frozenset[str]
    """Those of them on which an opponent's pawn would be captured."""

    summits: frozenset[str]
    """Those of them on which a pawn would win, and where one has won."""

    places: dict[str, int]
    """The places where a block can be laid, with the level on which it would lie."""

    numbers: frozenset[int]
    """The pawns in hand that can be chosen."""

    picked: frozenset[str]
    """The spaces that have been picked."""

    held: frozenset[int]
    """The pawns in hand that have been picked."""

    ways: tuple[tuple[str, ...], ...]
    """How the pawns of the last turn went, space by space, both ends included."""

    taken: dict[str, int]
    """Where the last pawns captured, and the number of what they captured."""

    laid: str | None
    """The place of the last block."""


def marked(scene: Scene[Strata5]) -> Marked:
    """What is marked in `scene`."""
    here = scene.position
    chosen, options = marks.picked(scene, _named), marks.to_choose(scene, _named)
    spaces = options & frozenset(here.structure.levels) - chosen
    starts = {words[0] for words in scene.choices if len(words) == 1}
    ends = spaces - starts
    last = [each for each in scene.recent if each.before.number == scene.recent[-1].before.number]
    walks = [(each.before, each.ply) for each in last if isinstance(each.ply, Move | Enter)]
    blocks = [each.ply.place for each in scene.recent if isinstance(each.ply, Block)]
    return Marked(
        spaces=spaces,
        prey=frozenset(space for space in ends if here.pawn_on(space)),
        summits=frozenset(space for space in ends if here.structure.level(space) == TOP).union(_won(here)),
        places=_places(here, options),
        numbers=frozenset(int(each) for each in options - chosen if each.isdecimal()),
        picked=frozenset(each for each in chosen if each in here.structure.levels),
        held=frozenset(int(each) for each in chosen if each.isdecimal()),
        ways=tuple(before.way(ply) for before, ply in walks),
        taken={
            event.pawn.space: event.pawn.number
            for each in last
            for event in each.after.events
            if isinstance(event, Captured)
        },
        laid=blocks[-1] if blocks else None,
    )


def _won(here: Strata5) -> list[str]:
    """Where the pawn stands that has ended the game: none goes on from level 5 (S5-23)."""
    climbed = here.outcome is not None and here.outcome.ending is End.CLIMBED
    return [pawn.space for pawn in here.pawns if climbed and pawn.level == TOP]


def _places(here: Strata5, options: frozenset[str]) -> dict[str, int]:
    blocks = [Block(each.split()[1]) for each in sorted(options) if " " in each]
    return {block.place: here.lies_on(block) for block in blocks}


def _named(words: Sequence[str]) -> str | None:
    """A space (`c3`), a pawn in hand by its number (`3`) or a block with its place (`block c3`)."""
    if words[0] == "block":
        return " ".join(words[:2]) if len(words) > 1 else None
    return words[-1]
