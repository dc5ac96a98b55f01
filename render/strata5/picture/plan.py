"""The plan: Strata 5 from above, with everything that is needed to plan a turn.

Higher blocks lie over lower ones, so that the edges of a block show its spaces. An empty space shows its level in the
middle, and a space with a pawn in the upper left corner. Trapped pawns are in the lower right corner. A place for a
block is marked where its four spaces meet. The key is to the right of the plan.
"""

from __future__ import annotations

from itertools import pairwise

from PIL import Image

from render.kit import board, signs
from render.kit.geometry import Geometry
from render.kit.sheet import Sheet
from render.kit.theme import THEME, Rgb, mix
from render.picture import WIDTH
from render.strata5.picture import pieces
from render.strata5.picture.marked import Marked
from render.strata5.scenes import owner
from rules.strata5.plies import Pawn
from rules.strata5.position import Strata5

EDGE = 10
"""The margin around the frame, in pixels."""

_WIDE = 570
"""The width of the plan with its margins, in pixels.

On a phone, this leaves room for the view, the plates and the buttons.
"""

_FRAMES = {6: 0.40, 8: 0.52, 10: 0.64}
"""The width of the frame as a fraction of a space's side, by the board's size.

The coordinates have about the same size on all boards.
"""

_LETTERS = 0.93
"""The font size of the coordinates, as a fraction of the frame's width."""

_OFF = 0.11
"""How far a pawn stands to the right of and below the middle of its space, so that it does not hide the level."""

_CAGES = (0.6, 0.44)
"""The width of a trapped pawn, as a fraction of a space's side: of a single one, and of one among several."""


def geometry(size: int, seat: int) -> Geometry:
    """The geometry of the spaces, as `seat` sees them."""
    cell = int((_WIDE - 2 * EDGE) / (size + 2 * _FRAMES[size]))
    corner = EDGE + round(_FRAMES[size] * cell)
    return Geometry(size, size, cell, corner, corner, 2 * (seat - 1))


def beside(size: int) -> int:
    """The right edge of the plan, in pixels from the left."""
    _, _, right, _ = geometry(size, 1).area
    return right + round(_FRAMES[size] * geometry(size, 1).cell)


def foot(size: int) -> int:
    """The lower edge of the plan, in pixels from the top."""
    _, _, _, bottom = geometry(size, 1).area
    return bottom + round(_FRAMES[size] * geometry(size, 1).cell)


def bare(size: int, seat: int) -> Image.Image:
    """The empty board, as an RGB image of the width of a picture. It is cached: copy it before you change it."""
    frame = _FRAMES[size]
    return board.board((WIDTH, foot(size) + EDGE), geometry(size, seat), frame=frame, letters=_LETTERS * frame)


def cuts(size: int, seat: int) -> tuple[list[int], list[int]]:
    """Where the picture is cut into tiles: they are two spaces of the plan wide, like blocks, and one space high.

    Tiles of one space would be too many. The view is cut at the same intervals.
    """
    spaces = geometry(size, seat)
    columns, rows = spaces.cuts()
    return columns[::2], [*rows, *range(foot(size) + spaces.cell, 2 * WIDTH, spaces.cell)]


def paint(picture: Sheet, here: Strata5, marked: Marked, seat: int) -> None:
    """Lay blocks, numbers, pawns and marks onto the empty board, as `seat` sees them."""
    spaces = geometry(here.size, seat)
    _blocks(picture, here, spaces)
    for gap in here.gaps():
        left, _, _, bottom = spaces.box(gap.space)
        picture.lay(pieces.hollow(spaces.cell), left + 0.06 * spaces.cell, bottom - 0.23 * spaces.cell)
    for space in sorted(marked.spaces | marked.summits):
        signs.mark(picture, spaces, space, pieces.glow(spaces.cell, _color(marked, space) or THEME.lit))
    if marked.laid:
        picture.lay(pieces.outline(spaces.cell), *_corner(spaces, here, marked.laid))
    _ways(picture, spaces, marked)
    for space in sorted(marked.spaces | marked.summits):
        signs.mark(picture, spaces, space, signs.corners(spaces.cell, _color(marked, space) or THEME.cream))
    for pawn in here.pawns:
        _pawn(picture, here, spaces, pawn)
    _numbers(picture, here, spaces, marked)
    for space in sorted({pawn.space for pawn in here.trapped}):
        _captives(picture, here, spaces, space)
    for way in marked.ways:
        signs.arrowheads(picture, spaces, way[-2], way[-1])
    for space, number in sorted(marked.taken.items()):
        signs.mark(picture, spaces, space, signs.badge(spaces.cell, f"×{number}", THEME.prey), low=True)
    for space in sorted(marked.picked):
        signs.mark(picture, spaces, space, signs.ring(spaces.cell))
    _places(picture, here, spaces, marked)


def _places(picture: Sheet, here: Strata5, spaces: Geometry, marked: Marked) -> None:
    """Lay a sign in the middle of each place where a block may go."""
    for place, level in sorted(marked.places.items()):
        left, top = _corner(spaces, here, place)
        sign = pieces.spot(spaces.cell, place, level)
        picture.lay(sign, left + spaces.cell - sign.width / 2, top + spaces.cell - sign.height / 2)


def _color(marked: Marked, space: str) -> Rgb | None:
    """The colour of a space that a move captures on or wins on, else None."""
    return THEME.prey if space in marked.prey else THEME.brass if space in marked.summits else None


def _corner(spaces: Geometry, here: Strata5, place: str) -> tuple[int, int]:
    """The upper left pixel of the block at `place`."""
    boxes = [spaces.box(space) for space in here.structure.covered_by(place)]
    return min(box[0] for box in boxes), min(box[1] for box in boxes)


def _blocks(picture: Sheet, here: Strata5, spaces: Geometry) -> None:
    tops = {blocks[-1] for blocks in here.structure.columns.values() if blocks}
    for laid in here.structure.blocks:
        if laid in tops:
            sprite = pieces.block(spaces.cell, laid.level, owner(here, laid))
            rim = (sprite.width - 2 * spaces.cell) // 2
            left, top = _corner(spaces, here, laid.place)
            picture.lay(sprite, left - rim, top - rim)


def _numbers(picture: Sheet, here: Strata5, spaces: Geometry, marked: Marked) -> None:
    """Lay the level of each space into its middle, or into its corner if something lies in the middle."""
    cell = spaces.cell
    taken = {pawn.space for pawn in (*here.pawns, *here.trapped)}.union(*marked.ways)
    for space, level in here.structure.levels.items():
        if not level:
            continue
        left, top, _, _ = spaces.box(space)
        if space in taken:
            picture.lay(pieces.tag(cell, level), left + 0.02 * cell, top + 0.02 * cell)
        else:
            picture.lay(pieces.number(cell, level, space in marked.spaces), left + 0.32 * cell, top + 0.3 * cell)


def _pawn(picture: Sheet, here: Strata5, spaces: Geometry, pawn: Pawn) -> None:
    cell = spaces.cell
    left, top, right, bottom = spaces.box(pawn.space)
    token = pieces.pawn(round(0.7 * cell), pawn.seat, str(pawn.number))
    off = _OFF * cell
    picture.lay(token, (left + right - token.width) / 2 + off, (top + bottom - token.height) / 2 + off)
    if here.is_locked(pawn):
        lock = pieces.lock(cell)
        picture.lay(lock, right - lock.width - 0.02 * cell, top + 0.02 * cell)


def _captives(picture: Sheet, here: Strata5, spaces: Geometry, space: str) -> None:
    """Lay the pawns that are trapped below a space, the lowest at the right."""
    cell = spaces.cell
    _, _, right, bottom = spaces.box(space)
    caged = [pawn for pawn in here.trapped if pawn.space == space]
    side = _CAGES[len(caged) > 1 or here.pawn_on(space) is not None]
    # If there are too many for the space, they overlap.
    step = min(side, (0.96 - side) / max(len(caged) - 1, 1))
    for index, pawn in enumerate(caged):
        token = pieces.captive(round(side / 1.2 * cell), pawn.seat, str(pawn.number))
        picture.lay(token, right - (0.02 + side + step * index) * cell, bottom - (0.02 + side) * cell)


def _ways(picture: Sheet, spaces: Geometry, marked: Marked) -> None:
    cell = spaces.cell
    for width, color in ((0.085, THEME.ink), (0.05, mix(THEME.brass, (255, 240, 190), 0.35))):
        for way in marked.ways:
            for one, other in pairwise(way):
                (x, y), (to_x, to_y) = spaces.centre(one), spaces.centre(other)
                line = pieces.step(cell, x == to_x, width, color)
                picture.lay(line, min(x, to_x) - width * cell, min(y, to_y) - width * cell)
    for way in marked.ways:
        dot = pieces.dot(cell)
        x, y = spaces.centre(way[0])
        picture.lay(dot, x - dot.width / 2, y - dot.height / 2)
