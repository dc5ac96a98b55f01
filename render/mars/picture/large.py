"""Sprites of the large cards: hazards and Final Chapters, with their landscapes."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from render.kit.canvas import Pen, sprite
from render.kit.theme import THEME, Rgb, mix
from render.mars.labels import Labels
from render.mars.picture import symbols, tints
from render.mars.picture.art import landscape
from render.mars.picture.sprites import body, fitting, letters, rounded_mask, stack_lines, wide_of, wrapped
from rules.mars.cards import ABILITIES, VALUES, Phase, kind

WIDE, HIGH = 216, 312
"""The size of a large card in pixels."""

PLATE_WIDE, PLATE_HIGH = 262, 151
"""The size of a Final Chapter's plate in pixels."""

_ART = 84
_SIGNS = {Phase.GREEN: "green", Phase.YELLOW: "yellow", Phase.RED: "red", Phase.FINAL: "final"}


def sign_of(phase: Phase) -> str:
    """The name of a phase's sign (`symbols.draw`)."""
    return _SIGNS[phase]


def _top(pen: Pen, name: str, title: str, fill: Rgb, ink: Rgb) -> None:
    """Draw the landscape `name` and the title of a card."""
    body(pen, WIDE, HIGH, 16, tints.FACE, mix(fill, (0, 0, 0), 0.3))
    mask = rounded_mask((WIDE, HIGH), (4, 4, WIDE - 4, _ART + 20), 13)
    scene = Image.new("RGB", mask.size)
    scene.paste(landscape(WIDE - 8, _ART - 4, name), (16, 16))
    pen.within(mask, scene)
    pen.rounded((4, _ART, WIDE - 4, _ART + 34), 0, fill)
    pen.text(fitting(title, 23, WIDE - 18, 900), WIDE / 2, _ART + 16.5, ink)


def flavour(pen: Pen, text: str, top: float) -> None:
    """Draw the line in small print, `top` pixels below the card's upper edge."""
    ink = mix(THEME.ink, tints.FACE, 0.25)
    stack_lines(pen, wrapped(text, 16, WIDE - 24, 2, 600), WIDE / 2, top, 17, ink)


@lru_cache(maxsize=128)
def hazard(words: Labels, code: str, phase: Phase) -> Image.Image:
    """A hazard with its three values, of which that of `phase` is lit, its free cards, and what it becomes (MA-3)."""

    def paint(pen: Pen) -> None:
        for step, value in enumerate(kind(code).values):
            _value(pen, Phase(step), value, 14 + 64 * step, lit=step == phase)

    card = _printed(words, code).copy()
    card.alpha_composite(sprite(WIDE, 64, paint), (0, 160))
    return card


@lru_cache(maxsize=64)
def _printed(words: Labels, code: str) -> Image.Image:
    """The part of a hazard's sprite that is the same in every phase: everything but the values."""
    title, free = words.titles[code], kind(code).free

    def paint(pen: Pen) -> None:
        _top(pen, code[:2], title.name, tints.HAZARD.body, tints.HAZARD.ink)
        flavour(pen, title.flavour, 138)
        _draws(pen, words.say.picture_free_after(free=free), free, 236)
        _becomes(pen, words, code)

    return sprite(WIDE, HIGH, paint)


def _value(pen: Pen, phase: Phase, value: int, x: float, lit: bool) -> None:
    """Draw the hazard's value in one phase: large if `lit`, else small."""
    tint, y = tints.PHASES[phase], 4
    fill = tint.body if lit else mix(tints.FACE, tint.body, 0.22)
    ink = tint.ink if lit else mix(THEME.ink, tints.FACE, 0.25)
    if lit:
        pen.rounded((x - 4, y - 4, x + 64, y + 60), 12, THEME.ink)
    pen.rounded((x, y, x + 60, y + 56), 9, fill)
    symbols.draw(pen, sign_of(phase), x + 11, y + 12, 6, ink, fill)
    pen.text(fitting(str(value), 42 if lit else 30, 42, 1000), x + 35, y + 31, ink)


def _draws(pen: Pen, words: str, free: int, y: float) -> None:
    """Draw as many small cards as there are free cards, and the words."""
    text = letters(words, 18, 800)
    wide = wide_of(text) + 8 + 17 * free
    x = (WIDE - wide) / 2
    for each in range(free):
        symbols.draw(pen, "sheet", x + 8 + 17 * each, y, 10, tints.KNOWLEDGE.body, tints.FACE)
    pen.text(text, x + 17 * free + 8 + wide_of(text) / 2, y - 1, THEME.ink)


def _becomes(pen: Pen, words: Labels, code: str) -> None:
    """Draw what the hazard becomes once it is beaten: the value, the name and the ability of the knowledge."""
    tint, top = tints.KNOWLEDGE, 262
    pen.within(rounded_mask((WIDE, HIGH), (4, top - 10, WIDE - 4, HIGH - 4), 13), tint.body)
    pen.rounded((4, top - 10, WIDE - 4, top), 0, tints.FACE)
    pen.text(letters(str(VALUES[code]), 32, 1000), 26, top + 21, tint.ink)
    ability = ABILITIES.get(code)
    name = fitting(words.titles[code].knowledge, 18, WIDE - 64)
    if ability is None:
        pen.text(name, 130, top + 21, tint.ink)
        return
    pen.text(name, 130, top + 13, tint.ink)
    does = letters(words.does[ability], 18, 900)
    left = 130 - (wide_of(does) + 22) / 2
    symbols.draw(pen, ability, left + 8, top + 32, 8, THEME.brass, tint.body)
    pen.text(does, left + 22 + wide_of(does) / 2, top + 31, THEME.brass)


@lru_cache(maxsize=64)
def chapter(words: Labels, code: str, value: int, free: int) -> Image.Image:
    """A Final Chapter as a large card."""
    title, tint = words.titles[code], tints.CHAPTER

    def paint(pen: Pen) -> None:
        _top(pen, "f", title.name, tint.body, tint.ink)
        flavour(pen, title.flavour, 138)
        symbols.draw(pen, "final", 44, 190, 22, tint.body, tints.FACE)
        pen.text(fitting(str(value), 62, 120, 1000), 124, 188, THEME.ink)
        text = letters(words.free_cards(free), 20, 800)
        symbols.draw(pen, "sheet", WIDE / 2 - wide_of(text) / 2 - 12, 234, 10, tints.KNOWLEDGE.body, tints.FACE)
        pen.text(text, WIDE / 2 + 6, 233, THEME.ink)
        if code in words.chapters:
            pen.within(rounded_mask((WIDE, HIGH), (4, 250, WIDE - 4, HIGH - 4), 13), tint.body)
            pen.rounded((4, 250, WIDE - 4, 260), 0, tints.FACE)
            stack_lines(pen, wrapped(words.chapters[code], 18, WIDE - 24, 2), WIDE / 2, 285, 19, tint.ink)

    return sprite(WIDE, HIGH, paint)


@lru_cache(maxsize=64)
def plate(words: Labels, code: str, value: int, free: int, beaten: bool, fought: bool) -> Image.Image:
    """The plate of a Final Chapter: title, value, free cards, text, and whether it is beaten or fought."""
    tint = tints.CHAPTER
    fill = mix(tint.body, tints.TABLE, 0.5) if beaten else tint.body
    ink = mix(tints.SOFT, fill, 0.25) if beaten else tint.ink
    print_ = tints.SOFT if beaten else THEME.cream

    def paint(pen: Pen) -> None:
        edge = THEME.brass if fought else tints.EDGE
        pen.rounded((0, 0, PLATE_WIDE, PLATE_HIGH), 14, fill, edge, 4 if fought else 2)
        pen.text(fitting(words.titles[code].name, 22, PLATE_WIDE - 28, 900), PLATE_WIDE / 2, 24, ink)
        pen.line([(16, 44), (PLATE_WIDE - 16, 44)], mix(fill, ink, 0.4), 1.2)
        pen.text(fitting(str(value), 46, 84, 1000), 54, 74, print_)
        if beaten:
            symbols.draw(pen, "check", 178, 72, 15, THEME.brass, fill)
            word = letters(words.say.picture_beaten(), 20, 800)
            pen.text(word, 178, 112, print_)
        else:
            symbols.draw(pen, "sheet", 112, 74, 11, print_, fill)
            text = fitting(words.free_cards(free), 20, 124)
            pen.text(text, 126 + wide_of(text) / 2, 73, print_)
            if code in words.chapters:
                stack_lines(pen, wrapped(words.chapters[code], 19, PLATE_WIDE - 24, 2), PLATE_WIDE / 2, 121, 20, print_)
            else:
                symbols.draw(pen, "final", PLATE_WIDE / 2, 122, 16, mix(fill, ink, 0.45), fill)

    return sprite(PLATE_WIDE, PLATE_HIGH, paint)
