"""Finds what a scene of Strata 5 marks, on the plan, in the view and in the hands."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from render.scene import Scene, picked_places, places_to_choose
from rules.strata5.plies import Block, Captured, End, Enter, Move
from rules.strata5.position import Strata5
from rules.strata5.structure import TOP


class Marked(Struct, frozen=True):
    """What is marked: spaces by their names, blocks by their places, and pawns in the mover's hand by their numbers."""

    spaces: frozenset[str]
    """The spaces that can be chosen: those of pawns that can move, or those to which a pawn can move."""

    prey: frozenset[str]
    """The spaces among them on which an opponent's pawn would be captured."""

    summits: frozenset[str]
    """The spaces among them on which a pawn would win, and the space on which one has won."""

    places: dict[str, int]
    """The places where a block can be laid, with the level on which it would lie."""

    numbers: frozenset[int]
    """The pawns in hand that can be chosen."""

    picked: frozenset[str]
    """The spaces that have been picked."""

    held: frozenset[int]
    """The pawns in hand that have been picked."""

    ways: tuple[tuple[str, ...], ...]
    """The ways of the pawns of the last turn: all of their spaces, with both ends."""

    taken: dict[str, int]
    """The spaces of the captures of the last turn, with the numbers of the captured pawns."""

    laid: str | None
    """The place of the last block; None if none was laid lately."""


def marked(scene: Scene[Strata5]) -> Marked:
    """What is marked in `scene`."""
    here = scene.position
    chosen, options = picked_places(scene, _named), places_to_choose(scene, _named)
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
    """The spaces of the pawns that have won: a pawn on level 5 ends the game (S5-23)."""
    climbed = here.outcome is not None and here.outcome.ending is End.CLIMBED
    return [pawn.space for pawn in here.pawns if climbed and pawn.level == TOP]


def _places(here: Strata5, options: frozenset[str]) -> dict[str, int]:
    blocks = [Block(each.split()[1]) for each in sorted(options) if " " in each]
    return {block.place: here.lies_on(block) for block in blocks}


def _named(words: Sequence[str]) -> str | None:
    """What words name: a space (`c3`), a pawn in hand (`3`), or a block with its place (`block c3`)."""
    if words[0] == "block":
        return " ".join(words[:2]) if len(words) > 1 else None
    return words[-1]
