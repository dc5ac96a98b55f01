"""What the plies of Strata 5 mean, in English, and phrases that labels and stories share."""

from __future__ import annotations

from collections.abc import Sequence

from render.kit.words import capital, count, series
from rules import grid
from rules.core import Ply
from rules.notation import begun
from rules.strata5.plies import Block, Enter, Move, Pawn
from rules.strata5.position import Strata5
from rules.strata5.standing import other
from rules.strata5.structure import TOP

SIDES = {1: "red", 2: "black"}


def reach(place: str) -> str:
    """The spaces of a block, by two opposite corners: `c3 to d4`."""
    file, rank = grid.place(place)
    return f"{place} to {grid.name(file + 1, rank + 1)}"


def owned(pawns: Sequence[Pawn], mine: str, theirs: str, seat: int) -> str:
    """Pawns by side and number, those of `seat` first: `your 2 and 3, and black’s 4`.

    `mine` is the word for the pawns of `seat`, and `theirs` that for the others.
    """
    numbers = {owner: [str(pawn.number) for pawn in pawns if pawn.seat == owner] for owner in (seat, other(seat))}
    found = [f"{whose} {series(own)}" for own, whose in zip(numbers.values(), (mine, theirs), strict=True) if own]
    return (", and " if max(map(len, numbers.values())) > 1 else " and ").join(found)


def meaning(here: Strata5, words: Sequence[str]) -> str:
    """What picking `words`, a ply or its first words, means."""
    found = begun(here, words)
    if not found:
        return capital(" ".join(words))
    return _opening(here, found) if len(words) == 1 else _whole(here, found[0])


def _opening(here: Strata5, plies: Sequence[Ply]) -> str:
    """What the first word of a ply means: a pawn, or `block`, without where it goes."""
    first = plies[0]
    if isinstance(first, Block):
        return f"Lay a block ({count(len(plies), 'place')})"
    moves = [ply for ply in plies if isinstance(ply, Move | Enter)]
    whence = "from hand" if isinstance(first, Enter) else f"on {first.start}" if isinstance(first, Move) else ""
    takes = ", can capture" if any(here.captured_by(ply) for ply in moves) else ""
    wins = ", can win" if any(here.structure.level(ply.end) == TOP for ply in moves) else ""
    return f"{here.mover(moves[0]).number} {whence} ({count(len(moves), 'place')}{takes}{wins})"


def _whole(here: Strata5, ply: Ply) -> str:
    if isinstance(ply, Block):
        return _block(here, ply)
    assert isinstance(ply, Move | Enter)
    pawn = here.mover(ply)
    does = []
    if captured := here.captured_by(ply):
        does.append(f"captures {SIDES[other(here.seat)]}’s {captured.number}")
    if here.locked_by(ply):
        does.append("is locked there for now")
    whence = ply.start if isinstance(ply, Move) else f"{pawn.number} from hand"
    return f"{whence} to {ply.end}, level {pawn.level}{': ' if does else ''}{series(does)}"


def _block(here: Strata5, ply: Block) -> str:
    theirs = f"{SIDES[other(here.seat)]}’s"
    does = []
    if trapped := here.trapped_by(ply):
        does.append(f"traps {owned(trapped, 'your', theirs, here.seat)}")
    if walled := here.locked_by(ply):
        does.append(f"locks {owned(walled, 'your', theirs, here.seat)}")
    return f"{reach(ply.place)}, level {here.lies_on(ply)}{': ' if does else ''}{', '.join(does)}"
