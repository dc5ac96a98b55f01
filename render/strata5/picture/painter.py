"""The painter of Strata 5: the plan, beside it the view and the key, and below them the plates, each above a hand.

Plan and view are turned so that the viewer's side is at the bottom. Spaces keep their names.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Protocol

from msgspec import Struct
from PIL import Image

from render.kit import legend, signs
from render.kit.canvas import Pen, grain, sprite
from render.kit.fonts import fitted, line
from render.kit.sheet import Sheet
from render.kit.theme import THEME, mix
from render.picture import WIDTH
from render.scene import Scene
from render.strata5.picture import pieces, plan, solids, view
from render.strata5.picture.marked import Marked, marked
from render.strata5.scenes import seen_by
from rules.strata5.position import Strata5

_PLATE = 100
"""The size to which the plates are proportional, in pixels."""

_GAP = 8
_TRAY = 40
"""The height of the tray for a hand, in pixels."""

_SEAT = legend.height(1, _PLATE) + _TRAY
"""The height of a plate with its tray, in pixels."""

_VIEW = 96
"""The distance from the top to the view, in pixels."""

_TOKEN = 38
"""The width of a pawn in hand, in pixels; less if there are many."""


_CELL = 68
"""The side of a space to which the signs are proportional, in pixels: as on the plan of the usual board."""

_PILE = solids.Axes(right=(17, 5), back=(11, 9), up=10)
"""The axes of the small blocks beside the number of blocks left."""

_KEY_TOP, _KEY_STEP = 350, 98
"""The distances in pixels from the top to the first row of signs, and from one row to the next."""

_KEY_TEXT = 25
"""The font size of the key."""


class Strata5Words(legend.PlateWords[Strata5], Protocol):
    """The words in the picture."""

    def key(self) -> tuple[str, str, str, str]:
        """The words for a level, air below a block, a trapped pawn, and a locked pawn."""


class Strata5Painter(Struct, frozen=True):
    """Draws Strata 5, with `words` on the plates and in the key."""

    words: Strata5Words

    def paint(self, scene: Scene[Strata5]) -> tuple[Sheet, ...]:
        """One picture, 800 pixels wide: the plan, the view and the key beside it, and below the plates and hands."""
        here, seat, signed = scene.position, seen_by(scene), marked(scene)
        picture = Sheet(_ground(here.size, seat, self.words.key()), *plan.cuts(here.size, seat))
        plan.paint(picture, here, signed, seat)
        left, top = plan.beside(here.size) + _GAP, plan.foot(here.size) + plan.EDGE
        view.paint(picture, (left, _VIEW), here, signed, seat)
        lay_blocks_left(picture, left, here.blocks_left)
        wide = (WIDTH - 2 * plan.EDGE - _GAP) // 2
        for each in (1, 2):
            x = plan.EDGE + (each - 1) * (wide + _GAP)
            legend.plates(picture, [self._plate(scene, each)], x, top, wide, _PLATE, columns=1)
            _hand(picture, scene, signed, each, (x, top + legend.height(1, _PLATE), wide))
        return (picture,)

    def _plate(self, scene: Scene[Strata5], seat: int) -> legend.Plate:
        won = legend.has_won(scene, seat)
        return legend.plate_of(
            scene,
            self.words,
            seat,
            _sign(seat, won),
            bright=won or legend.acts(scene, seat),
            gone=seat not in scene.position.remaining(),
        )


@lru_cache(maxsize=6)
def _ground(size: int, seat: int, words: tuple[str, ...]) -> Image.Image:
    """The background: the table with both empty boards, and the key with `words`."""
    board, left = plan.bare(size, seat), plan.beside(size) + _GAP
    picture = Image.new("RGB", (WIDTH, plan.foot(size) + plan.EDGE + _SEAT + plan.EDGE), THEME.table)
    picture.paste(board, (0, 0))
    picture.paste(view.bare(size, seat), (left, _VIEW))
    whole = Sheet(picture)
    lay_key(whole, left, WIDTH - plan.EDGE, words)
    return whole.image()


@lru_cache(maxsize=256)
def _sign(seat: int, won: bool) -> Image.Image:
    """The sign on a seat's plate: a pawn, with a crown if the seat has won."""
    token = pieces.pawn(round(0.42 * _PLATE), seat, "")
    if not won:
        return token
    crowned = token.copy()
    crown = signs.crown(round(0.42 * _PLATE), mix(THEME.brass, THEME.ink, 0.3) if seat == 2 else THEME.brass)
    crowned.alpha_composite(crown, ((token.width - crown.width) // 2, (token.height - crown.height) // 2))
    return crowned


def _hand(picture: Sheet, scene: Scene[Strata5], signed: Marked, seat: int, box: tuple[int, int, int]) -> None:
    """Lay the tray with the pawns in the hand of `seat`; `box` is the tray's left, top and width in pixels."""
    left, top, wide = box
    here = scene.position
    picture.lay(_tray(wide, _TRAY), left, top)
    hand = here.hand(seat)
    room = wide - 20
    side = min(_TOKEN, room // max(len(hand), 1) - 6)
    step = side + 8 if len(hand) * (side + 8) <= room else side + 5
    for index, number in enumerate(hand):
        x, y = left + 10 + index * step, top + (_TRAY - side) / 2
        if seat == here.seat and number in signed.numbers:
            picture.lay(pieces.glow(side + 8, THEME.lit), x - 4, y - 4)
            picture.lay(signs.corners(side + 8), x - 4, y - 4)
        picture.lay(pieces.pawn(side - 6, seat, str(number)), x + 3 - 0.1 * (side - 6), y + 3 - 0.1 * (side - 6))
        if seat == here.seat and number in signed.held:
            picture.lay(signs.ring(side + 8), x - 4, y - 4)


@lru_cache(maxsize=256)
def _tray(wide: int, high: int) -> Image.Image:
    """A wooden tray."""
    shape = sprite(wide, high, lambda pen: pen.rounded((0, 0, wide, high), 12, (255, 255, 255)))
    wood = grain(wide, high, THEME.tile, 0.10, 23).convert("RGBA")
    wood.putalpha(shape.getchannel("A"))

    def edges(pen: Pen) -> None:
        pen.rounded((0, 0, wide, high), 12, None, mix(THEME.frame, (0, 0, 0), 0.2), 3)
        pen.line([(12, 3.5), (wide - 12, 3.5)], (0, 0, 0, 120), 2)

    wood.alpha_composite(sprite(wide, high, edges))
    return wood


def lay_key(picture: Sheet, left: int, right: int, words: Sequence[str]) -> None:
    """Lay the key onto `picture`, between `left` and `right`, two in a row, with what each means (`words`)."""
    wide = (right - left) // 2
    for index, (sign, text) in enumerate(zip(_key_signs(), words, strict=True)):
        middle, top = left + wide * (index % 2 + 0.5), _KEY_TOP + _KEY_STEP * (index // 2)
        picture.lay(sign, middle - sign.width / 2, top + 24 - sign.height / 2)
        picture.write(fitted(text, _KEY_TEXT, 700, wide - 8), middle, top + 66, THEME.parchment, "mm")


def _key_signs() -> tuple[Image.Image, ...]:
    """The signs for a level, air below a block, a trapped pawn, and a locked pawn."""
    trapped = pieces.captive(round(0.5 * _CELL), 1, "4")
    return pieces.tag(_CELL, 2), pieces.hollow_sign(_CELL), trapped, pieces.lock(_CELL)


def lay_blocks_left(picture: Sheet, left: int, number: int) -> None:
    """Lay the number of blocks left beside a small pile of blocks."""
    x, y = left + 96, 58
    picture.write(line(f"×{number}", 38, 900), x, y, THEME.parchment if number else THEME.faint, "lm")
    for level in range(min(number, 3)):
        small = solids.block(_PILE, 2 + level)
        picture.lay(small.image, x - 66 - small.left, y + 8 - level * _PILE.up - small.top)
