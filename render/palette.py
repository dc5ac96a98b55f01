"""Make the fixed palette of a game's pictures: to be run again when its colours have changed.

`python -m render.palette stranded > render/stranded/palette.py`
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from PIL import Image

from render.catalogue import FACES
from render.picture import WIDTH
from render.samples import samples

COLORS = 80
"""With fewer, rings show in smooth shades; with more, files grow."""

_GAMES = 12


def palette(key: str, colors: int = COLORS) -> bytes:
    """So many colours that serve random positions of a game best: red, green and blue of each in turn."""
    # What is rare has colours of its own: a menu opened, the end.
    painted = [sheet.image() for scene in samples(key, _GAMES) for sheet in FACES[key].painter.paint(scene)]
    whole = Image.new("RGB", (WIDTH, sum(each.height for each in painted)))
    top = 0
    for each in painted:
        whole.paste(each, (0, top))
        top += each.height
    # Colours that cover all that is there, each then moved to the mean of what it serves: that takes a minute, once.
    chosen = whole.quantize(colors, method=Image.Quantize.MAXCOVERAGE, kmeans=1).getpalette() or []
    return bytes(chosen[: 3 * colors])


def main(arguments: Sequence[str] | None = None) -> int:
    """Print the module that keeps a game's palette."""
    parser = argparse.ArgumentParser(prog="python -m render.palette", description=__doc__)
    parser.add_argument("game", choices=sorted(FACES))
    parser.add_argument("--colors", type=int, default=COLORS, help=f"how many (default: {COLORS})")
    given = parser.parse_args(arguments)
    colors = palette(given.game, given.colors).hex()
    lines = [f'    "{colors[at : at + 96]}"\n' for at in range(0, len(colors), 96)]
    head = '"""The colours of the pictures\' files, made by `python -m render.palette`."""\n\n'
    sys.stdout.write(f"{head}from __future__ import annotations\n\nPALETTE = bytes.fromhex(\n{''.join(lines)})\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
