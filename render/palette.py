"""Makes the fixed palette of a game's pictures. Run it again when the game's colours have changed.

`python -m render.palette stranded` prints `PALETTE` for `render/stranded/__init__.py`.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from PIL import Image, ImageChops

from render.catalogue import FACES, face
from render.picture import WIDTH
from render.samples import samples
from words import ENGLISH, of

COLORS = 96
"""The number of colours. With fewer, bands appear in smooth shades; with more, the files grow."""

_GAMES = 12
"""The number of random games from whose scenes a palette is made."""

_PATCH = 20
"""The side of the patches by which a palette is judged, in pixels."""


def palette(key: str, colors: int = COLORS) -> bytes:
    """The colours that fit random positions of a game best, as red, green and blue of each.

    Colours are chosen twice. The second time, the patches that lost most the first time weigh more, so that small
    things keep their colours beside large ones.
    """
    # The scenes include rare ones, which have colours of their own: with an open menu, and the end of the game.
    painted = [sheet.image() for scene in samples(key, _GAMES) for sheet in face(key, of(ENGLISH)).painter.paint(scene)]
    chosen = _chosen(painted, colors)
    return bytes((_chosen([*painted, *_worst(painted, chosen)], colors).getpalette() or [])[: 3 * colors])


def _chosen(pictures: Sequence[Image.Image], colors: int) -> Image.Image:
    """The pictures below each other, reduced to `colors` colours by maximum coverage and one step of k-means.

    This takes about a minute.
    """
    whole = Image.new("RGB", (WIDTH, sum(each.height for each in pictures)))
    top = 0
    for each in pictures:
        whole.paste(each, (0, top))
        top += each.height
    return whole.quantize(colors, method=Image.Quantize.MAXCOVERAGE, kmeans=1)


def _worst(pictures: Sequence[Image.Image], chosen: Image.Image) -> list[Image.Image]:
    """For each picture a strip filled with the patch that loses most in the colours of `chosen`."""
    found = []
    for each in pictures:
        kept = each.quantize(palette=chosen, dither=Image.Dither.NONE).convert("RGB")
        lost = ImageChops.difference(kept.reduce(_PATCH), each.reduce(_PATCH)).convert("L")
        place = max(range(lost.width * lost.height), key=lambda at: _at(lost, at))
        left, top = place % lost.width * _PATCH, place // lost.width * _PATCH
        patch = each.crop((left - 2 * _PATCH, top - 2 * _PATCH, left + 3 * _PATCH, top + 3 * _PATCH))
        strip = Image.new("RGB", (WIDTH, patch.height))
        for x in range(0, WIDTH, patch.width):
            strip.paste(patch, (x, 0))
        found.append(strip)
    return found


def _at(picture: Image.Image, place: int) -> int:
    value = picture.getpixel((place % picture.width, place // picture.width))
    assert isinstance(value, int), "one channel"
    return value


def main(arguments: Sequence[str] | None = None) -> int:
    """Print a game's palette as source code."""
    parser = argparse.ArgumentParser(prog="python -m render.palette", description=__doc__)
    parser.add_argument("game", choices=sorted(FACES))
    parser.add_argument("--colors", type=int, default=COLORS, help=f"how many (default: {COLORS})")
    given = parser.parse_args(arguments)
    colors = palette(given.game, given.colors).hex()
    lines = [f'    "{colors[at : at + 96]}"\n' for at in range(0, len(colors), 96)]
    sys.stdout.write(f"PALETTE = bytes.fromhex(\n{''.join(lines)})\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
