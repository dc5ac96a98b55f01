"""The families of fonts, and which of them has the letters of a script.

Two families set texts and most names: Nunito, and Noto Sans, which also has Greek. Other scripts have their own fonts.
Python packages contain all of them but those of rarer scripts, for which Noto Sans or DejaVu Sans is looked for on
the machine. Fonts are loaded when a text first needs them.
"""

from __future__ import annotations

import io
import re
import unicodedata
from collections.abc import Iterator
from functools import lru_cache
from importlib.resources import files
from importlib.util import find_spec

from msgspec import Struct
from PIL import ImageFont, features


class Family(Struct, frozen=True):
    """A font family."""

    package: str = ""
    """The Python package that contains it. Without one, the font is one of the machine's."""

    file: str = ""
    """The font's file in its package, its key in `pymupdf_fonts`, or the name of a file on the machine."""

    axes: int = 0
    """How many axes it varies along: the weight, and then the width. A font without axes has one weight."""

    latin: bool = False
    """Whether it sets each letter by itself, as Pillow does on any machine."""

    thin: bool = False
    """Whether its strokes are to be made thicker, since it has no bold letters."""


def _noto(script: str) -> Family:
    return Family(f"fontpkg_noto_sans_{script.lower()}", f"files/NotoSans{script}[wdth,wght].ttf", 2)


NUNITO = Family("fontpkg_nunito", "files/Nunito[wght].ttf", 1, latin=True)
NOTO = Family("fontpkg_noto_sans", "files/NotoSans[wdth,wght].ttf", 2, latin=True)
_FIRA = Family("pymupdf_fonts", "figbo")
_SYMBOLS = Family("pymupdf_fonts", "symbol2")
_CJK = Family("noto_cjk_sans_otc", "NotoSansCJK-Regular.ttc", thin=True)
_DEJAVU = Family(file="DejaVuSans-Bold.ttf")

_SCRIPTS: dict[str, tuple[tuple[Family, ...], str]] = {
    "Arabic": ((_noto("Arabic"),), "\u0600-\u06ff\u0750-\u077f\u0870-\u08ff\ufb50-\ufdff\ufe70-\ufefe"),
    "Chinese, Japanese and Korean": (
        (_CJK, Family(file="NotoSansCJK-Bold.ttc"), Family(file="NotoSansCJK-Regular.ttc", thin=True)),
        "\u1100-\u11ff\u2e80-\u33ff\u3400-\u4dbf\u4e00-\u9fff\ua960-\ua97f\uac00-\ud7ff\uf900-\ufaff\uff00-\uffef"
        "\U00020000-\U000323af",
    ),
    "Devanagari": ((_noto("Devanagari"),), "\u0900-\u097f\ua8e0-\ua8ff"),
    "Georgian": ((_FIRA,), "\u10a0-\u10ff\u1c90-\u1cbf"),
    "Hebrew": ((_FIRA,), "\u0590-\u05ff\ufb1d-\ufb4f"),
    "symbols": ((_SYMBOLS,), "\u2190-\u2bff"),
    "Thai": ((_noto("Thai"),), "\u0e00-\u0e7f"),
}
"""The scripts that a package has: the fonts, the best first, and the characters as in a regular expression."""

_EXPECTED = {"Armenian": "Ա"}
"""Scripts that no package has, each with a letter of it: the machine is expected to have a font for them."""

_WEIGHT = "-Bold.ttf", "[wdth,wght].ttf", "[wght].ttf", "-Regular.ttf"
"""What the names of the machine's files of Noto Sans end with, from the best to the worst."""


_MISSING = "\uffff"
"""A code point that no font has: drawing it gives the font's sign for a missing letter."""


@lru_cache(maxsize=1)
def shapes() -> bool:
    """Whether Pillow can join letters and place marks, as Arabic and Hindi need it (with the library raqm)."""
    return bool(features.check("raqm"))


def font(size: int, weight: int = 800, family: Family = NUNITO) -> ImageFont.FreeTypeFont:
    """The font of a family that is present, at a size and weight (200 to 1000).

    Capital letters are about 0.7 times `size` pixels high.
    """
    return _in_memory(size, family.file) if family.package == "pymupdf_fonts" else _of_file(size, weight, family)


@lru_cache(maxsize=128)
def _of_file(size: int, weight: int, family: Family) -> ImageFont.FreeTypeFont:
    found = ImageFont.truetype(_path(family), size=size, layout_engine=_engine(family))
    if family.axes:
        found.set_variation_by_axes([float(weight), 100.0][: family.axes])
    return found


@lru_cache(maxsize=16)
def _in_memory(size: int, key: str) -> ImageFont.FreeTypeFont:
    """A font that its package contains as bytes. Each size takes a copy of them, about 1 MB."""
    return ImageFont.truetype(io.BytesIO(_bytes(key)), size, layout_engine=_engine(_FIRA))


@lru_cache(maxsize=16)
def _probe(family: Family) -> ImageFont.FreeTypeFont:
    """The font of a family, with a layout engine that puts no dotted circles below marks."""
    source = io.BytesIO(_bytes(family.file)) if family.package == "pymupdf_fonts" else _path(family)
    return ImageFont.truetype(source, size=32, layout_engine=ImageFont.Layout.BASIC)


@lru_cache(maxsize=4096)
def has(char: str, family: Family) -> bool:
    """Whether a font family that is present has `char`."""
    try:
        return bytes(_probe(family).getmask(char)) != bytes(_probe(family).getmask(_MISSING))
    except OSError:  # too intricate for FreeType
        return False


def _engine(family: Family) -> ImageFont.Layout:
    # The basic layout engine is everywhere; the other is missing on some machines and draws Latin text differently.
    return ImageFont.Layout.BASIC if family.latin or not shapes() else ImageFont.Layout.RAQM


@lru_cache(maxsize=2)
def _bytes(key: str) -> bytes:
    import pymupdf_fonts  # most bots never need it

    return bytes(pymupdf_fonts.myfont(key))


def _path(family: Family) -> str:
    return str(files(family.package) / family.file) if family.package else family.file


@lru_cache(maxsize=256)
def present(family: Family) -> bool:
    """Whether the package is installed, or the machine has the font."""
    if family.package:
        return find_spec(family.package) is not None
    try:
        ImageFont.truetype(family.file, 16)  # Pillow looks through the machine's folders of fonts
    except OSError:
        return False
    return True


def families_for(char: str) -> Iterator[Family]:
    """The families besides Nunito and Noto Sans that may have `char`, the best first. All are present."""
    for families, characters in _SCRIPTS.values():
        if re.match(f"[{characters}]", char):
            yield from filter(present, families)
    if unicodedata.category(char)[0] in "LMN":  # no emoji: fonts have few of them, and without colours
        yield from _of_the_machine(script_of(char))


@lru_cache(maxsize=256)
def _of_the_machine(script: str) -> tuple[Family, ...]:
    named = (Family(file=f"NotoSans{script}{end}") for end in _WEIGHT)
    return tuple(each for each in (*named, _DEJAVU) if present(each))[:2]


def script_of(char: str) -> str:
    """The script of a letter as in the names of fonts: `Armenian`; nothing for a character without a name."""
    return unicodedata.name(char, "").partition(" ")[0].title()


def missing() -> list[str]:
    """The scripts whose letters no font has, of those that are expected to be there."""
    lacking = [script for script, (families, _) in _SCRIPTS.items() if not any(map(present, families))]
    return sorted(lacking + [script for script, char in _EXPECTED.items() if not any(families_for(char))])
