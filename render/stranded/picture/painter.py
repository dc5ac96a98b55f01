"""The painter of Stranded.

Stacks are seen from above their front edge, so that the wall of every cap, with the emblem and the letter of its
colour, is visible whatever stands on it. The die lies in the hole.
"""

from __future__ import annotations

from msgspec import Struct
from PIL import Image

from render.kit import board, canvas, legend, signs
from render.kit.canvas import ground, lay
from render.kit.geometry import Geometry
from render.kit.sheet import Sheet
from render.kit.theme import THEME
from render.picture import WIDTH
from render.scene import Scene, naming_of, picked_places, places_to_choose
from render.stranded.picture import pieces
from rules import stranded as game
from rules.core import Played
from rules.stranded import PRINTED, Step, Stranded

EMBLEMS = {"r": canvas.HEART, "b": canvas.DIAMOND, "y": canvas.STAR, "g": canvas.CLOVER}

_CELL = 113
_EDGE = 10
GEOMETRY = Geometry(5, 5, _CELL, _EDGE + round(board.FRAME * _CELL), _EDGE + round(board.FRAME * _CELL))
_BOARD_END = _EDGE + round((5 + 2 * board.FRAME) * _CELL)
_GAP = 10
_SIDE = WIDTH - _BOARD_END - _EDGE - _GAP
"""The width of the plates beside the board, in pixels."""

_HIGH = _BOARD_END - _EDGE
"""The height of the room for the plates."""


_PLACES = naming_of(game.COLUMNS)


class StrandedPainter(Struct, frozen=True):
    """Draws Stranded, with `words` on the plates."""

    words: legend.PlateWords[Stranded]

    def paint(self, scene: Scene[Stranded]) -> tuple[Sheet, ...]:
        """One picture, 800 pixels wide: the board, and beside it a plate for each seat."""
        position = scene.position
        picture = Sheet(board.board((WIDTH, _BOARD_END + _EDGE), GEOMETRY, frozenset({game.HOLE})), *GEOMETRY.cuts())
        options, chosen = places_to_choose(scene, _PLACES), picked_places(scene, _PLACES)
        asked = _asked(scene)
        for column in game.COLUMNS:
            _ground(picture, scene, column, column in options)
        for each in scene.recent:
            if way := _way(each):
                signs.path(picture, GEOMETRY, *way, dashed=isinstance(each.ply, game.Put))
        _hole(picture, scene)
        for column in GEOMETRY.squares():
            _pieces(picture, position, column)
        for column in sorted(options - chosen):
            signs.mark(picture, GEOMETRY, column, signs.corners(_CELL))
        for column in sorted(chosen | asked):
            signs.mark(picture, GEOMETRY, column, signs.ring(_CELL))
        for each in scene.recent:
            _sign(picture, each)
        if position.jumped:
            for column in asked:
                signs.mark(picture, GEOMETRY, column, signs.badge(_CELL, "?", THEME.brass))
        shown = [_plate(scene, self.words, seat) for seat in range(1, position.seats + 1)]
        high = (_HIGH - 3 * _GAP) // 4 if position.seats == 4 else (_HIGH - 2 * _GAP) // 3
        legend.Column(_BOARD_END + _GAP, _EDGE, _SIDE, high, _GAP).plates(picture, shown)
        return (picture,)


def _ground(picture: Sheet, scene: Scene[Stranded], column: str, option: bool) -> None:
    here = scene.position
    if option:
        signs.mark(picture, GEOMETRY, column, signs.choice(_CELL))
    elif here.step is not Step.OVER and scene.waits and here.spot(here.seat) == column:
        signs.mark(picture, GEOMETRY, column, signs.seat(_CELL))
    if not here.caps(column):
        printed = PRINTED[column]
        signs.mark(picture, GEOMETRY, column, pieces.ground(_CELL, THEME.tints[printed], EMBLEMS[printed]))


def _asked(scene: Scene[Stranded]) -> frozenset[str]:
    """The column of the jumped tower that the player must set down or leave; at the end, that of the winner's tower."""
    here = scene.position
    seats = () if scene.stopped else here.jumped[:1]
    if here.step is Step.OVER:
        seats = here.active
    return frozenset(spot for seat in seats if (spot := here.spot(seat)))


def _pieces(picture: Sheet, here: Stranded, column: str) -> None:
    if column == game.HOLE:
        return
    x, y, _, _ = GEOMETRY.box(column)
    caps = here.caps(column)
    if caps:
        picture.lay(pieces.cap_shadow(_CELL), x, y)
    for level, cap in enumerate(caps, 1):
        top = y + (pieces.cap_top(level) - pieces.CAP_RY) * _CELL
        picture.lay(pieces.cap(_CELL, THEME.tints[cap], EMBLEMS[cap], cap.upper()), x, top)
    seat = here.tower_on(column)
    if seat is not None:
        tower = _tower_sprite(here, seat, _CELL)
        foot = y + (pieces.cap_top(len(caps)) + 0.07) * _CELL
        picture.lay(tower, x + (_CELL - tower.width) / 2, foot - pieces.TOWER_HIGH * _CELL)


def _tower_sprite(here: Stranded, seat: int, cell: int) -> Image.Image:
    color = here.colors[seat - 1] or ""
    return pieces.tower(cell, THEME.tints[color], EMBLEMS[color], str(seat), seat not in here.active)


def _hole(picture: Sheet, scene: Scene[Stranded]) -> None:
    """Lay the die into the hole: the turn's colour, on a black die if black was rolled; at the end, the crown."""
    here = scene.position
    x, y, _, _ = GEOMETRY.box(game.HOLE)
    black, color = _rolled(scene) if scene.replay else _rolling(scene)
    if black and color:
        picture.lay(pieces.die(_CELL, THEME.tints[game.BLACK], None), x - 0.14 * _CELL, y - 0.10 * _CELL)
        small = pieces.die(round(0.78 * _CELL), THEME.tints[color], EMBLEMS[color])
        picture.lay(small, x + 0.27 * _CELL, y + 0.24 * _CELL)
    elif black or color:
        face = color or game.BLACK
        picture.lay(pieces.die(_CELL, THEME.tints[face], EMBLEMS.get(face)), x, y)
    elif here.step is Step.OVER:
        picture.lay(signs.crown(_CELL), x, y + 0.25 * _CELL)


def _rolling(scene: Scene[Stranded]) -> tuple[bool, str | None]:
    """Whether black was rolled in the present turn, and the turn's colour; False and None once the game is over."""
    here = scene.position
    if here.step is Step.OVER:
        return False, None
    dice = [each.ply.face for each in scene.recent if isinstance(each.ply, game.Die) and _roller(each) == here.seat]
    black = here.step in (Step.COLOR, Step.TOWER) or dice[-1:] == [game.BLACK]
    return black, here.color or (here.colors[here.seat - 1] if here.step is Step.CORNER else None)


def _rolled(scene: Scene[Stranded]) -> tuple[bool, str | None]:
    """The same for the turn that a frame of a replay shows."""
    black, color = False, None
    for each in scene.recent:
        match each.ply:
            case game.Die(face=face):
                black, color = face == game.BLACK, None if face == game.BLACK else face
            case game.Color(color=named) | game.Tower(color=named):
                color = named
    return black, color


def _roller(each: Played[Stranded]) -> int:
    """The seat whose turn it was before a ply."""
    return each.before.seat


def _sign(picture: Sheet, each: Played[Stranded]) -> None:
    """Lay the signs of what a ply did over the pieces: where a tower went, or which cap was taken."""
    if way := _way(each):
        signs.arrowheads(picture, GEOMETRY, *way, every=not isinstance(each.ply, game.Put))
    if isinstance(each.ply, game.Take):
        cap = each.before.caps(each.ply.column)[-1]
        tint = THEME.tints[cap]
        signs.mark(picture, GEOMETRY, each.ply.column, signs.badge(_CELL, f"−{cap.upper()}", tint.body, tint.ink))


def _way(each: Played[Stranded]) -> tuple[str, str] | None:
    """The columns from which and to which a ply moved a tower; None if it moved none from column to column."""
    before, after = each.before, each.after
    for start, end in zip(before.spots, after.spots, strict=True):
        if start and end and start != end:
            return start, end
    return None


def _plate(scene: Scene[Stranded], words: legend.PlateWords[Stranded], seat: int) -> legend.Plate:
    here = scene.position
    gone = seat not in here.active
    acts = seat == scene.mover or (seat == here.seat and scene.waits)
    side = round(0.85 * _CELL) if here.seats == 4 else _CELL
    sign = _tower_sprite(here, seat, side) if here.colors[seat - 1] else signs.badge(side, str(seat))
    return legend.plate_of(scene, words, seat, sign, bright=not gone and (here.step is Step.OVER or acts), gone=gone)


def motif(side: int) -> Image.Image:
    """The motif as a square RGB image of `side` pixels."""
    picture = ground(side, THEME.board)
    for color, top in (("b", 0.42), ("y", 0.26)):
        cap = pieces.cap(side, THEME.tints[color], EMBLEMS[color], "")
        lay(picture, cap, (side - cap.width) / 2, top * side)
    tower = pieces.tower(round(1.25 * side), THEME.tints["r"], EMBLEMS["r"], "1")
    lay(picture, tower, (side - tower.width) / 2, 0.02 * side)
    return picture
