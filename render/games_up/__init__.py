"""The Game's Up!: its pictures (`picture/`) and its texts (`words/`)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.face import Face, Painter
from render.games_up.words.teller import GamesUpTeller
from rules.games_up import GamesUp
from words import Words

if TYPE_CHECKING:
    from PIL.Image import Image

PALETTE = bytes.fromhex(
    "fff6e0120e0dc76e2a698dae614f41e49a8fb1d3ea931e2396897512224a3c0d0f496489b0b6b1d76e6ba25652edddbc"
    "6f482cdbad65c73235ff8a3085b6df4332276b7b8822355ca75c24786b5abcaa8c929894916b45291b14bfc9c7222020"
    "6c191b6d423fbf8177ccbfa8795133e2ba7b5b7997ce6d4c5f63659ebed687a7c3503b2dae874fb26d66a92326f2e2c2"
    "907267edbdaede877f293644c19657c3262a9c7f90542c296a86a051341fe8c794875c3b374a60262b31ce4a4b8d4e1e"
    "ba6728887c68a8987e854340b242448fc2ec36251c4c433acc9c91749dc0a6805d3f5776e97e2cae8f71566c82d3605e"
    "ddceb2505258c0b093811d216c5e4eb2a1881d1715c35958"
)
"""The colours of the pictures' files, made by `python -m render.palette`."""


def _motif(side: int) -> Image:
    from render.games_up.picture.painter import motif

    return motif(side)


def make_face(say: Words) -> Face[GamesUp]:
    """The face in the language of `say`."""
    teller = GamesUpTeller(say)

    def painter() -> Painter[GamesUp]:
        # All that draws is read with the first picture: the bot is online before.
        from render.games_up.picture.painter import GamesUpPainter

        return GamesUpPainter(teller)

    return Face(painter, teller, PALETTE, level=4, motif=_motif)
