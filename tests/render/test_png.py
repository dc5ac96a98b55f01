"""Files put together from kept parts are what one would get in one go."""

from __future__ import annotations

import math
import random
import zlib
from io import BytesIO
from statistics import median

import pytest
from PIL import Image, ImageChops, ImageStat

from render import png as files
from render.catalogue import FACES
from render.kit.fonts import line
from render.kit.sheet import TILE, Sheet
from render.picture import encode
from render.png import png, swatch
from render.samples import samples
from tests import seeds
from tests.faces import english

PALETTE = seeds.shared("palette").randbytes(3 * 64)
GROUND = Image.effect_noise((330, 250), 60).convert("RGB")
SPRITES = [Image.new("RGBA", (70, 40), color) for color in ((200, 40, 30, 255), (20, 90, 200, 128), (0, 0, 0, 20))]


def some_sheet(seed: int, ground: Image.Image = GROUND) -> Sheet:
    """Sprites and texts anywhere, over edges of tiles and of the picture too."""
    dice = seeds.dice(seed)
    sheet = Sheet(ground)
    for _ in range(12):
        sheet.lay(dice.choice(SPRITES), dice.uniform(-60, 320), dice.uniform(-30, 240))
        place = dice.uniform(-20, 320), dice.uniform(-5, 250)
        sheet.write(line(f"g{dice.random():.3f}", 22), *place, (240, 230, 220), dice.choice(["lm", "rs", "mm"]))
    return sheet


@pytest.mark.parametrize("seed", range(8))
def test_a_file_holds_the_whole_picture_in_the_palettes_colours(seed: int) -> None:
    sheet = some_sheet(seed)
    whole = sheet.image().quantize(palette=swatch(PALETTE), dither=Image.Dither.NONE).convert("RGB")
    for _ in range(2):  # once made, once kept
        with Image.open(BytesIO(png(sheet, PALETTE, 5))) as opened:
            opened.load()
            assert opened.mode == "P"
            assert opened.convert("RGB").tobytes() == whole.tobytes()


@pytest.mark.parametrize("size", [(1, 1), (TILE, TILE), (TILE + 1, TILE - 1), (800, 1600)])
def test_pictures_of_every_size_are_whole_files(size: tuple[int, int]) -> None:
    sheet = Sheet(Image.new("RGB", size, (10, 20, 30)))
    with Image.open(BytesIO(png(sheet, PALETTE, 5))) as opened:
        opened.verify()
    with Image.open(BytesIO(png(sheet, PALETTE, 5))) as opened:
        assert opened.size == size


def test_the_checksum_of_parts_is_that_of_the_whole(dice: random.Random) -> None:
    adler, whole = 1, b""
    for length in (1, 7, 65_521, 90_000, 3):
        data = dice.randbytes(length)
        adler = files._joined(adler, files._Part(b"", length, zlib.adler32(data)))
        whole += data
        assert adler == zlib.adler32(whole)


def test_a_kept_compressor_remembers_nothing(dice: random.Random) -> None:
    """What is compressed refers to nothing that was compressed before, so that rows can be joined in any order."""
    row, other = dice.randbytes(40) * 500, dice.randbytes(3_000)
    alone = files._compressed(row, 4)
    files._compressed(other + row, 4)
    assert files._compressed(row, 4) == alone
    assert zlib.decompressobj(-15).decompress(alone) == row


def test_what_has_not_changed_is_not_painted_again() -> None:
    sheet = some_sheet(3)
    png(sheet, PALETTE, 5)
    before = files._reduced.cache_info(), files._part.cache_info()
    again = some_sheet(3)
    again.lay(SPRITES[0], 10, 10)
    png(again, PALETTE, 5)
    after = files._reduced.cache_info(), files._part.cache_info()
    assert after[0].misses - before[0].misses == 1, "one tile has changed"
    assert after[1].misses - before[1].misses == 1, "and so one row"


def test_what_is_kept_is_bounded() -> None:
    assert files._reduced.cache_info().maxsize is not None
    assert files._part.cache_info().maxsize is not None


@pytest.mark.parametrize("key", FACES)
def test_files_are_small_and_look_like_what_was_painted(key: str) -> None:
    face = english(key)
    sizes, alike = [], []
    for scene in samples(key, 4):
        for sheet in face.painter.paint(scene):
            data = encode(sheet, face)
            sizes.append(len(data))
            with Image.open(BytesIO(data)) as opened:
                alike.append(likeness(sheet.image(), opened.convert("RGB")))
    advice = f"`python -m render.palette {key}` makes a palette that fits"
    assert sum(alike) / len(alike) > 36.8, f"rings show in smooth shades: {advice}"
    assert median(sizes) < 62_000, f"but for the fullest boards a picture has 60 kB at the most: {advice}"


def likeness(one: Image.Image, other: Image.Image) -> float:
    """The peak signal-to-noise ratio of two pictures, in decibels."""
    seen = ImageStat.Stat(ImageChops.difference(one, other))
    return 10 * math.log10(255**2 * sum(seen.count) / sum(seen.sum2))
