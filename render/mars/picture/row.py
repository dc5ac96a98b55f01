"""The row of face-up cards: normal cards, or small ones if there are many."""

from __future__ import annotations

from collections.abc import Collection

from PIL import Image

from render.kit.sheet import Sheet
from render.kit.theme import THEME, Rgb
from render.mars.labels import Labels
from render.mars.picture import sprites, table, tints
from render.mars.picture.sprites import Use
from render.mars.picture.table import Marked
from render.mars.scenes import ability_of
from rules.mars import Mars
from rules.mars.cards import AGING, COUNTS, INDEX, VALUES
from rules.mars.row import Faceup, Worth

LONG = 5
"""A row of more cards than this is laid out with small ones."""

_GAP = 9
_LINES = {False: (5, sprites.WIDE, 10, sprites.HIGH), True: (8, sprites.SMALL_WIDE, 8, sprites.SMALL_HIGH)}
"""For normal (False) and small cards (True): cards per line, width, gap after each card, and height, in pixels."""


_CLOSE = 10
"""The number of small cards in a line where two lines cannot hold all: each covers an edge of the one before."""


def line_of(cards: int) -> tuple[int, float]:
    """How many of `cards` cards stand in a line, and the distance in pixels from one to the next."""
    each, wide, gap, _ = _LINES[cards > LONG]
    if cards <= LONG or cards <= 2 * each:
        return each, wide + gap
    return _CLOSE, (table.INNER - wide) / (_CLOSE - 1)


def height(cards: int) -> int:
    """The height of a row of `cards` cards in pixels."""
    each, _ = line_of(cards)
    _, _, _, high = _LINES[cards > LONG]
    return -(-cards // each) * (high + _GAP)


def lay(sheet: Sheet, words: Labels, here: Mars, marked: Marked, alive: bool, destroyed: Collection[int] = ()) -> None:
    """Lay the row onto `sheet`.

    `alive`: the game goes on, so abilities can be used. `destroyed`: the places (from 0) of cards that have been
    destroyed since.
    """
    small = len(here.row) > LONG
    each, step = line_of(len(here.row))
    _, wide, _, high = _LINES[small]
    for place, (card, counts) in enumerate(zip(here.row, here.worths(), strict=True)):
        x = table.EDGE + round(place % each * step)
        y = table.ROW_TOP + place // each * (high + _GAP)
        if small:
            lay_small(sheet, words, card.code, x, y, counts, _use(here, place, alive))
            _small_tags(sheet, card, counts, x, y)
        else:
            _lay_large(sheet, words, card.code, x, y, counts, _use(here, place, alive))
            _tags(sheet, card, counts, x, y)
        marked.mark(sheet, f"row{place + 1}", (x, y, wide, high), 9 if small else 12)
        active = alive and here.pending is not None and here.pending.place == place
        number = sprites.number(place + 1, small, THEME.brass if active else THEME.parchment)
        sheet.lay(number, x + (3 if small else 6), y + (2 if small else 7))
        if place in destroyed:
            sheet.lay(sprites.struck(wide, high, 9 if small else 12), x, y)


def lay_card(sheet: Sheet, card: Image.Image, x: float, y: float, radius: int) -> None:
    """Lay a card and its shadow."""
    sheet.lay(sprites.shadow(card.width, card.height, radius), x - 5, y - 5)
    sheet.lay(card, x, y)


def lay_small(
    sheet: Sheet,
    words: Labels,
    code: str,
    x: float,
    y: float,
    counts: Worth | None = None,
    use: Use = Use.LATER,
) -> None:
    """Lay a small card: one of the row with what it `counts`, or, without `counts`, a card in view."""
    lay_card(sheet, sprites.small_card(code), x, y, 9)
    worth = counts or Worth(VALUES[code], doubled=False, feared=False, counted=True, points=VALUES[code])
    sheet.lay(sprites.worth(worth, THEME.ink, small=True), x + 2, y + 29)
    ability = ability_of(code)
    if ability:
        sheet.lay(sprites.strip(words.brief[ability], use, code in AGING, small=True), x + 4, y + 78)


def _lay_large(sheet: Sheet, words: Labels, code: str, x: int, y: int, counts: Worth, use: Use) -> None:
    title = words.titles[code]
    lay_card(sheet, sprites.card(code, title.knowledge or title.name), x, y, 12)
    sheet.lay(sprites.worth(counts, THEME.ink, small=False), x + 6, y + 52)
    ability = ability_of(code)
    if ability:
        strip = sprites.strip(words.does[ability], use, code in AGING, small=False)
        sheet.lay(strip, x + 6, y + sprites.HIGH - 38)


def _use(here: Mars, place: int, alive: bool) -> Use:
    """Whether the ability of the card at `place` can be used now, later, or no more."""
    card = here.row[place]
    if card.used or here.uses[INDEX[card.code]] >= COUNTS[card.code]:
        return Use.USED
    return Use.NOW if alive and here.can_use(place) else Use.LATER


def _done_to(counts: Worth) -> list[tuple[str, str, Rgb, Rgb]]:
    """The tags that say what was done to a card's value, each as (text, sign, colour, colour of the print)."""
    found: list[tuple[str, str, Rgb, Rgb]] = []
    if counts.doubled:
        found.append(("×2", "", THEME.brass, THEME.ink))
    if counts.feared:
        found.append((str(counts.printed), "fear", tints.OLD.body, tints.OLD.ink))
    return found


def _tags(sheet: Sheet, card: Faceup, counts: Worth, x: int, y: int) -> None:
    """Lay the tags of a normal card: below its value what was done to it; at the right whether it was a free card."""
    at = x + 7
    for each in _done_to(counts):
        plate = sprites.tag(*each, small=False)
        sheet.lay(plate, at, y + 103)
        at += plate.width + 3
    if card.free:
        sheet.lay(sprites.tag("", "sheet", tints.FACE, THEME.ink, small=False), x + sprites.WIDE - 29, y + 102)


def _small_tags(sheet: Sheet, card: Faceup, counts: Worth, x: int, y: int) -> None:
    """Lay the tags of a small card: at its top, but the tag of fear below the value."""
    right = x + sprites.SMALL_WIDE - 4
    found = _done_to(counts)
    if card.free:
        found.insert(0, ("", "sheet", tints.FACE, THEME.ink))
    for each in found:
        plate = sprites.tag(*each, small=True)
        if each[1] == "fear":
            sheet.lay(plate, x + 4, y + 61)
        else:
            right -= plate.width + 1
            sheet.lay(plate, right, y + 7)
