"""What the plies of Strata 5 mean, and what labels and stories both say of blocks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from render.kit.texts import capital
from render.strata5.words.state import SIDES
from rules import grid
from rules.core import Played, Ply
from rules.notation import begun
from rules.strata5.plies import Block, Enter, Move, Pawn
from rules.strata5.position import Strata5
from rules.strata5.standing import other
from rules.strata5.structure import TOP
from words import Words
from words.lists import both


def corner(place: str) -> str:
    """The space opposite to the lower left one of a block."""
    file, rank = grid.place(place)
    return grid.name(file + 1, rank + 1)


class Caught:
    """Pawns that a block traps or locks, by side, as messages take them."""

    def __init__(self, say: Words, pawns: Sequence[Pawn], seat: int) -> None:
        own = [str(pawn.number) for pawn in pawns if pawn.seat == seat]
        theirs = [str(pawn.number) for pawn in pawns if pawn.seat != seat]
        self.owns, self.rivals = len(own), len(theirs)
        self.own, self.theirs = both(say, own), both(say, theirs)

    @property
    def whose(self) -> Literal["own", "theirs", "both", "lists"]:
        """Of which sides there are pawns; `lists` if of both, and several of one."""
        if not self.rivals:
            return "own"
        if not self.owns:
            return "theirs"
        return "both" if self.owns == self.rivals == 1 else "lists"


def effect(traps: bool, locks: bool) -> Literal["traps", "locks", "both", "nothing"]:
    """What a block does, as messages select by it."""
    if traps:
        return "both" if locks else "traps"
    return "locks" if locks else "nothing"


def meaning(say: Words, here: Strata5, words: Sequence[str]) -> str:
    """What picking `words`, a ply or its first words, means."""
    found = begun(here, words)
    if not found:
        return capital(" ".join(words))
    return _opening(say, here, found) if len(words) == 1 else _whole(say, here, found[0])


def shorter_meaning(say: Words, here: Strata5, words: Sequence[str]) -> str:
    """The same, where there is little room: of a block, how many pawns it traps and locks, and not which."""
    found = begun(here, words)
    if len(words) > 1 and found and isinstance(found[0], Block):
        return _block_briefly(say, here, found[0])
    return meaning(say, here, words)


def advised(say: Words, played: Played[Strata5]) -> str:
    """What to do, as advice."""
    here, ply = played.before, played.ply
    if isinstance(ply, Block):
        return say.strata5.advise_block(place=ply.place)
    assert isinstance(ply, Move | Enter), "a pawn moves"
    number, captured = here.mover(ply).number, here.captured_by(ply)
    return say.strata5.advise_walk(
        number=number,
        start=ply.start if isinstance(ply, Move) else "",
        hand=isinstance(ply, Enter),
        end=ply.end,
        captures=captured is not None,
    )


def _opening(say: Words, here: Strata5, plies: Sequence[Ply]) -> str:
    """What the first word of a ply means: a pawn, or `block`, without where it goes."""
    first = plies[0]
    if isinstance(first, Block):
        return say.strata5.label_lay(places=len(plies))
    moves = [ply for ply in plies if isinstance(ply, Move | Enter)]
    return say.strata5.label_pawn(
        number=here.mover(moves[0]).number,
        hand=isinstance(first, Enter),
        start=first.start if isinstance(first, Move) else "",
        places=len(moves),
        captures=any(here.captured_by(ply) for ply in moves),
        wins=any(here.structure.level(ply.end) == TOP for ply in moves),
    )


def _whole(say: Words, here: Strata5, ply: Ply) -> str:
    if isinstance(ply, Block):
        return _block(say, here, ply)
    assert isinstance(ply, Move | Enter), f"{ply} is no ply of Strata 5"
    pawn, captured, locked = here.mover(ply), here.captured_by(ply), bool(here.locked_by(ply))
    return say.strata5.label_walk(
        hand=isinstance(ply, Enter),
        number=pawn.number,
        start=ply.start if isinstance(ply, Move) else "",
        end=ply.end,
        level=pawn.level,
        does=("both" if locked else "captures") if captured else "locked" if locked else "nothing",
        side=SIDES[other(here.seat)],
        captured=captured.number if captured else "",
    )


def _block(say: Words, here: Strata5, ply: Block) -> str:
    trapped, locked = here.trapped_by(ply), here.locked_by(ply)
    return say.strata5.label_block(
        place=ply.place,
        corner=corner(ply.place),
        level=here.lies_on(ply),
        does=effect(bool(trapped), bool(locked)),
        trapped=_caught(say, here, trapped),
        locked=_caught(say, here, locked),
    )


def _block_briefly(say: Words, here: Strata5, ply: Block) -> str:
    trapped, locked = len(here.trapped_by(ply)), len(here.locked_by(ply))
    return say.strata5.label_block_briefly(
        place=ply.place,
        corner=corner(ply.place),
        level=here.lies_on(ply),
        does=effect(bool(trapped), bool(locked)),
        trapped=trapped,
        locked=locked,
    )


def _caught(say: Words, here: Strata5, pawns: Sequence[Pawn]) -> str:
    if not pawns:
        return ""
    caught = Caught(say, pawns, here.seat)
    return say.strata5.label_caught(
        whose=caught.whose,
        own=caught.own,
        owns=caught.owns,
        side=SIDES[other(here.seat)],
        theirs=caught.theirs,
        rivals=caught.rivals,
    )
