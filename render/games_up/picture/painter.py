"""The painter of The Game's Up!.

Red tiles are dark and round; blue ones are light and have cut corners. With the option `turning`, the picture turns a
quarter clockwise after every move; otherwise it is seen from the viewer's side.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Protocol

from msgspec import Struct
from PIL import Image

from render.games_up.picture import layers, tiles
from render.games_up.picture.tiles import Style, Tile
from render.games_up.scenes import quarters
from render.kit import board, legend, signs
from render.kit.canvas import ground, lay
from render.kit.geometry import Geometry
from render.kit.legend import rows
from render.kit.sheet import Sheet
from render.kit.texts import signed
from render.kit.theme import THEME
from render.picture import WIDTH
from render.scene import Scene, naming_of, picked_places, places_to_choose
from rules.core import Choice, Over
from rules.games_up import SEVEN, SIZE, SQUARES, GamesUp, Move
from rules.notation import legal

STYLES = {1: Style(THEME.dark, cut=False), 2: Style(THEME.light, cut=True)}

_CELL = 92
_EDGE = 10
_CORNER = round(board.FRAME * _CELL)
_BOARD_END = _EDGE + round((SIZE + 2 * board.FRAME) * _CELL)
_GAP = 10
_SIDE = legend.Column(_BOARD_END + _GAP, _EDGE, WIDTH - _BOARD_END - _EDGE - _GAP, 204, _GAP)
"""Where the plates are, beside the board; the key is below them."""

GEOMETRIES = tuple(Geometry(SIZE, SIZE, _CELL, _EDGE + _CORNER, _EDGE + _CORNER, turns) for turns in range(4))
"""Where the squares lie, by the number of quarter turns of the picture."""

_TOKEN = 42
"""The width of the tile on a plate, in pixels."""

_LETTERS = 0.31
"""The font size of the coordinates, as a fraction of a square's side."""

_PLACES = naming_of(SQUARES)


_SIGN = 40

_ROW = 23

_SHOWN = (2, 5)
"""The upper and the lower number of the piece in the key."""


class GamesUpWords(legend.PlateWords[GamesUp], Protocol):
    """The words in the picture."""

    def key(self) -> tuple[str, str]:
        """What the small number of a piece means, and what the number on the brass plate of a stack means."""

    def layers(self) -> str:
        """The heading of the list of the pieces in tall stacks."""


class GamesUpPainter(Struct, frozen=True):
    """Draws The Game's Up!, with `words` on the plates, in the key and in the list."""

    words: GamesUpWords

    def paint(self, scene: Scene[GamesUp]) -> tuple[Sheet, ...]:
        """One picture, 800 pixels wide: the board, beside it the plates and the key, and below it the tall stacks."""
        here = scene.position
        geometry = GEOMETRIES[quarters(scene)]
        # Frames of a replay list no stacks: all have the same size, so that the board does not move.
        tall = [] if scene.replay else _stacks(here)
        listed, wide, title = _BOARD_END + _EDGE, WIDTH - 2 * _EDGE, self.words.layers()
        high = listed + layers.height(tall, title, wide)
        picture = Sheet(board.board((WIDTH, high), geometry, letters=_LETTERS), *geometry.cuts())
        _lay_squares(picture, geometry, scene)
        plates = [_plate(scene, self.words, seat) for seat in STYLES]
        _SIDE.plates(picture, plates)
        under = _SIDE.top + 2 * (_SIDE.high + _GAP)
        _lay_key(picture, (_SIDE.left, under, _SIDE.wide, _BOARD_END - under), self.words.key())
        layers.lay(picture, _EDGE, listed, wide, tall, title)
        return (picture,)


def _lay_squares(picture: Sheet, geometry: Geometry, scene: Scene[GamesUp]) -> None:
    """Lay the pieces onto the empty board, with the marks below and above them."""
    here = scene.position
    chosen = picked_places(scene, _PLACES)
    options = places_to_choose(scene, _PLACES) - chosen
    gains = _gains(here, scene.chosen, options)
    ways = [each.ply for each in scene.recent if isinstance(each.ply, Move)]
    closed = here.closed if isinstance(here.turn(), Choice) and scene.waits else ()
    for square in sorted(options):
        ground, edge = (THEME.prey, THEME.prey) if square in gains else (THEME.lit, THEME.cream)
        signs.mark(picture, geometry, square, signs.choice(_CELL, ground))
        signs.mark(picture, geometry, square, signs.corners(_CELL, edge))
    for square in sorted(_won(here)):
        signs.mark(picture, geometry, square, signs.choice(_CELL, THEME.brass))
    _lay_paths(picture, geometry, ways, closed)
    for square in geometry.squares():
        tiles.put(picture, geometry.box(square), _tiles(here, square))
    for square in sorted(chosen):
        signs.mark(picture, geometry, square, signs.ring(_CELL))
    for way in ways:
        signs.arrowheads(picture, geometry, way.start, way.end)
    for back in closed:
        signs.no_entry(picture, geometry, back.start, back.end, _off(here, back))
    for square, pile in _stacks(here):
        tiles.put_sum(picture, geometry.box(square), pile)
    for square, points in sorted(gains.items()):
        signs.mark(picture, geometry, square, signs.badge(round(0.82 * _CELL), signed(points)), low=True)


def _lay_paths(picture: Sheet, geometry: Geometry, ways: Sequence[Move], closed: Iterable[Move]) -> None:
    """Lay the lines of the last moves and, dashed, those of the forbidden moves (GU-11)."""
    for way in ways:
        signs.path(picture, geometry, way.start, way.end)
    for back in closed:
        if Move(back.end, back.start) not in ways:
            signs.path(picture, geometry, back.start, back.end, dashed=True, color=THEME.barred)


def _stacks(here: GamesUp) -> list[tuple[str, list[Tile]]]:
    """The squares with several pieces, with these pieces."""
    return [(square, _tiles(here, square)) for square in SQUARES if len(here.stack(square)) > 1]


def _tiles(here: GamesUp, square: str) -> list[Tile]:
    """The pieces on `square` as tiles, the top one first."""
    return [Tile(STYLES[piece.owner], piece.face, SEVEN - piece.face) for piece in reversed(here.stack(square))]


def _off(here: GamesUp, back: Move) -> float:
    """The distance of a closed way's sign from the middle of its end square, in sides of a square.

    The sign lies beside the pieces on that square.
    """
    return (0.2, 0.36, 0.6)[min(len(here.stack(back.end)), 2)]


def _gains(here: GamesUp, chosen: Sequence[str], options: frozenset[str]) -> dict[str, int]:
    """The points of each capture among the squares `options`, once the piece to move has been chosen."""
    plies = [ply for ply in legal(here) if isinstance(ply, Move) and (ply.start,) == tuple(chosen)]
    return {ply.end: here.outlook(ply).points for ply in plies if ply.end in options and here.stack(ply.end)}


def _won(here: GamesUp) -> frozenset[str]:
    """The squares of the winner's stacks."""
    turn = here.turn()
    winners = turn.outcome.winners if isinstance(turn, Over) else ()
    return frozenset(square for square in SQUARES if len(here.stack(square)) > 1 and here.owner(square) in winners)


@lru_cache(maxsize=256)
def _sign(seat: int, won: bool) -> Image.Image:
    """The sign on a seat's plate: a tile in the seat's colour, with a crown if the seat has won."""
    token = tiles.token(_TOKEN, STYLES[seat])
    if not won:
        return token
    crowned = token.copy()
    crown = signs.crown(_TOKEN)
    crowned.alpha_composite(crown, ((token.width - crown.width) // 2, (token.height - crown.height) // 2))
    return crowned


def _plate(scene: Scene[GamesUp], words: legend.PlateWords[GamesUp], seat: int) -> legend.Plate:
    here = scene.position
    won = legend.has_won(scene, seat)
    return legend.plate_of(
        scene,
        words,
        seat,
        _sign(seat, won),
        bright=won or legend.acts(scene, seat),
        gone=here.resigned == seat,
        meter=legend.Meter(here.score(seat), here.target, STYLES[seat].tint.body),
    )


def _lay_key(picture: Sheet, box: tuple[int, int, int, int], words: Sequence[str]) -> None:
    """Lay the key onto `picture`: two signs, each followed by one of `words`.

    `box` is the left, the top, the width and the height of the key, in pixels.
    """
    left, top, wide, high = box
    face, back = _SHOWN
    drawn = (tiles.back(_SIGN, Tile(STYLES[1], face, back)), tiles.tally(_SIGN, sum(_SHOWN)))
    gap = 8
    for index, (sign, text) in enumerate(zip(drawn, words, strict=True)):
        said = rows(text, wide - _SIGN - gap)
        middle = top + high * (index + 0.5) / 2
        picture.lay(sign, left + (_SIGN - sign.width) / 2, middle - sign.height / 2)
        for number, line in enumerate(said):
            y = middle + (number - (len(said) - 1) / 2) * _ROW
            picture.write(line, left + _SIGN + gap, y, THEME.parchment, "lm")


def motif(side: int) -> Image.Image:
    """The motif as a square RGB image of `side` pixels."""
    picture = ground(side, THEME.tile)
    pile = tiles.tile(round(0.72 * side), Tile(STYLES[1], 6, 1), (STYLES[2],), 0.07 * side)
    lay(picture, pile, 0.19 * side - 0.072 * side, 0.12 * side - 0.072 * side)
    lay(picture, tiles.tally(round(0.34 * side), 11), 0.02 * side, 0.02 * side)
    return picture
