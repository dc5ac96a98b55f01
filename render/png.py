"""Writes sheets as PNG files with a fixed palette, from rows of tiles that are cached in compressed form.

The pixels of a PNG are one zlib stream. Each row of tiles is compressed by itself and ends with a full flush, so that
the rows can be joined in any order. A picture that differs from an earlier one in one square needs only one row
compressed again.
"""

from __future__ import annotations

import struct
import threading
from functools import lru_cache
from typing import Any

from msgspec import Struct
from PIL import Image
from zlib_ng import zlib_ng

from render.kit.sheet import Sheet, Tile

_KEPT = 1024
"""The number of compressed rows in the cache: about 8 MB."""

_TILES = 2048
"""The number of tiles in the cache, reduced to the palette's colours: about 20 MB, at most 35 MB."""

_ADLER = 65521
_SIGNATURE = b"\x89PNG\r\n\x1a\n"
_BEGIN, _END = b"\x78\x5e", b"\x03\x00"
"""The header of a zlib stream, and its empty last block."""


class _Swatches(threading.local):
    """Palettes as Pillow images, for one thread each: Pillow caches lookups in them, without a lock."""

    def __init__(self) -> None:
        self.kept: dict[bytes, Image.Image] = {}


_swatches = _Swatches()


class _Compressors(threading.local):
    """Compressors by level, for one thread each. A full flush makes one forget what it has compressed.

    To make one takes as long as to compress a fifth of a row: it clears 400 kB, which the system gives page by page.
    """

    def __init__(self) -> None:
        self.kept: dict[int, Any] = {}


_compressors = _Compressors()


def _compressed(data: bytes, level: int) -> bytes:
    """The data as blocks of a zlib stream that refer to nothing before them."""
    # One that fails is not kept.
    squeeze = _compressors.kept.pop(level, None) or zlib_ng.compressobj(level, zlib_ng.DEFLATED, -15, 9)
    packed: bytes = squeeze.compress(data) + squeeze.flush(zlib_ng.Z_FULL_FLUSH)
    _compressors.kept[level] = squeeze
    return packed


def swatch(palette: bytes) -> Image.Image:
    """The palette (red, green and blue of each colour) as a Pillow image that belongs to this thread."""
    if palette not in _swatches.kept:
        image = Image.new("P", (1, 1))
        image.putpalette(palette)
        _swatches.kept[palette] = image
    return _swatches.kept[palette]


class _Part(Struct, frozen=True):
    """A row of tiles as a part of a PNG file."""

    chunk: bytes
    """The finished IDAT chunk."""

    length: int
    """The number of bytes before compression."""

    adler: int
    """The Adler-32 checksum of these bytes."""


def png(sheet: Sheet, palette: bytes, level: int) -> bytes:
    """The sheet as a PNG file in the colours of `palette`, compressed with zlib-ng's `level` (1 to 9)."""
    wide, high = sheet.size
    parts = [_part(row, palette, level) for row in sheet.tiles()]
    adler = 1
    for part in parts:
        adler = _joined(adler, part)
    return b"".join(
        (
            _SIGNATURE,
            _chunk(b"IHDR", struct.pack(">IIBBBBB", wide, high, 8, 3, 0, 0, 0)),
            _chunk(b"PLTE", palette),
            _chunk(b"IDAT", _BEGIN),
            *(part.chunk for part in parts),
            _chunk(b"IDAT", _END + struct.pack(">I", adler)),
            _chunk(b"IEND", b""),
        )
    )


@lru_cache(maxsize=_KEPT)
def _part(row: tuple[Tile, ...], palette: bytes, level: int) -> _Part:
    top, bottom = row[0].area[1], row[0].area[3]
    # In a PNG each line begins with the number of its filter; 0 is no filter. Hence a column of zeros on the left.
    pixels = Image.new("P", (row[-1].area[2] + 1, bottom - top))
    for tile in row:
        pixels.paste(_reduced(tile, palette), (tile.area[0] + 1, 0))
    data = pixels.tobytes()
    return _Part(_chunk(b"IDAT", _compressed(data, level)), len(data), zlib_ng.adler32(data))


@lru_cache(maxsize=_TILES)
def _reduced(tile: Tile, palette: bytes) -> Image.Image:
    """The tile, reduced to the colours of the palette."""
    return tile.painted().quantize(palette=swatch(palette), dither=Image.Dither.NONE)


def _joined(adler: int, part: _Part) -> int:
    """The Adler-32 checksum of data with the checksum `adler`, followed by the data of `part`."""
    low, high = adler & 0xFFFF, adler >> 16
    more_low, more_high = part.adler & 0xFFFF, part.adler >> 16
    both = (low + more_low - 1) % _ADLER
    return both | (high + more_high + part.length * (low - 1)) % _ADLER << 16


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib_ng.crc32(kind + data))
