"""In which menus and in which order Strata 5 offers its plies, and the placeholders of the menus."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from rules.core import Over, Ply
from rules.notation import begun
from rules.strata5.plies import Block, Enter, Move
from rules.strata5.position import Strata5
from rules.strata5.structure import TOP
from words import Words

MANY = 8
"""If a pawn can walk to more spaces than this, they are divided among menus by whether the pawn climbs."""

_WINS, _TAKES, _HARMS = -1000, -100, 100
"""What is added to the place of a ply that wins, that captures, traps or locks, and that harms its own seat."""


def weigh(here: Strata5, words: Sequence[str]) -> tuple[int, int]:
    """The number of a choice's menu, and its place in the menu, with what gains something first.

    Pawns on the board come before pawns in hand. Walks that climb come before walks on one level, and these before
    walks that descend. Blocks that trap or lock an opponent's pawn come before blocks on other blocks, and these
    before blocks on the board.
    """
    plies = begun(here, words)
    if len(words) == 1 and words[0] != "block":
        return int(words[0].isdecimal()), min((_walk(here, ply) for ply in plies), default=0)
    if len(plies) != 1:
        return 0, 0
    ply = plies[0]
    if isinstance(ply, Block):
        return _block(here, ply)
    place = _walk(here, ply) + _HARMS * bool(here.locked_by(ply))
    return 0 if len(begun(here, words[:1])) <= MANY or place < 0 else _climbs(here, ply), place


def menu(say: Words, here: Strata5, prefix: Sequence[str], number: int | None) -> str:
    """The placeholder of a menu."""
    w = say.strata5
    if not prefix:
        return w.menu_move() if number is None else (w.menu_board, w.menu_hand)[number]()
    if prefix[0] == "block":
        return w.menu_block() if number is None else (w.menu_block_harm, w.menu_block_top, w.menu_block_board)[number]()
    undivided = number is None or len(begun(here, prefix)) <= MANY
    return w.menu_where(where="any" if undivided else _WHERE[number or 0], hand=prefix[0].isdecimal(), pawn=prefix[0])


_WHERE: tuple[Literal["climb", "level", "descend"], ...] = ("climb", "level", "descend")
"""Where walks lead, by the number of their menu."""


def _walk(here: Strata5, ply: Ply) -> int:
    """The place of a walk: first a win, then captures of high numbers, then higher levels."""
    assert isinstance(ply, Move | Enter), "a pawn moves"
    mover, captured = here.mover(ply), here.captured_by(ply)
    if mover.level == TOP or (captured and _wins(here, ply)):
        return _WINS
    return _TAKES - captured.number if captured else TOP - mover.level


def _wins(here: Strata5, ply: Ply) -> bool:
    """Whether a ply that captures, traps or locks leaves the opponent no pawn that could move (S5-25)."""
    turn = here.play(ply).turn()
    return isinstance(turn, Over) and here.seat in turn.outcome.winners


def _climbs(here: Strata5, ply: Ply) -> int:
    """0 for a walk that ends on a higher level than it begins, 1 for the same level, and 2 for a lower one."""
    assert isinstance(ply, Move | Enter), "a pawn moves"
    before = here.structure.level(ply.start) if isinstance(ply, Move) else 1
    after = here.mover(ply).level
    return 1 + (after < before) - (after > before)


def _block(here: Strata5, ply: Block) -> tuple[int, int]:
    hit = [pawn.seat == here.seat for pawn in (*here.trapped_by(ply), *here.locked_by(ply))]
    level = here.lies_on(ply)
    if hit and _wins(here, ply):
        return 0, _WINS
    if hit and not any(hit):
        return 0, _TAKES - len(hit)
    return 1 if level > 1 else 2, TOP - level + _HARMS * sum(hit)
