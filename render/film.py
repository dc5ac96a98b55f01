"""A game as an animated picture: a frame a turn, under its words; a GIF, or a WebP where a GIF is too large.

Every app of Discord's animates a GIF. Of WebP nobody promises that for phones; it needs a fifth of the room.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from io import BytesIO

from msgspec import Struct
from PIL import Image

from render.caption import Setting
from render.face import Face, Scene
from render.kit.theme import Rgb

WIDTH = 480
"""The most pixels that a frame is wide: less than a board, since a film has many of them."""

HEIGHT = 720
"""The most pixels that a frame is high, its words included."""

LEAST, LETTER, MOST, END = 1500, 26, 4500, 5000
"""Milliseconds for which a frame is seen: at least, for each letter of its words, at most; and the last one."""

WHOLE = 150_000
"""The most milliseconds of a whole film: the frames of a longer one are seen for a shorter time."""

_GROUND: Rgb = (0x2B, 0x2D, 0x31)
"""What lies around a frame that is smaller than the largest."""

_SHRINK = 0.7
"""A film that is too large is made anew with sides so much shorter, until it fits."""


_SAMPLES = 8
"""From so many frames the colours of a GIF are taken where a game has no palette."""


class TooLargeError(ValueError):
    """No film of this game is small enough."""


class Film(Struct, frozen=True):
    """An animated picture: its file, the end of its name (`webp` or `gif`), and how many frames it has."""

    data: bytes
    ending: str
    frames: int


def film(face: Face, scenes: Sequence[Scene], most: int, tell: Callable[[int], None]) -> Film:
    """The `scenes`, one after the other, in at most `most` bytes. May run in any thread.

    `tell` is called with the number of frames that are drawn so far. Raises TooLargeError.
    """
    captions = [face.teller.caption(scene) for scene in scenes]
    setting = Setting.of(captions, WIDTH)
    frames = []
    for number, scene in enumerate(scenes, 1):
        frames.append(_frame(face, scene, HEIGHT - setting.height))
        tell(number)
    width, height = WIDTH, setting.height + max(each.height for each in frames)
    same = [_below(setting.draw(words), each, height) for words, each in zip(captions, frames, strict=True)]
    times = shown(captions)
    while width >= WIDTH / 4:
        for make in (partial(_gif, face), _webp):
            if len((found := make(same, times)).data) <= most:
                return found
        width, height = round(width * _SHRINK), round(height * _SHRINK)
        same = [each.resize((width, height), Image.Resampling.LANCZOS) for each in same]
    raise TooLargeError(f"{len(scenes)} frames do not fit into {most} bytes")


def _frame(face: Face, scene: Scene, most: int) -> Image.Image:
    """A scene as one picture, several below each other, made as small as a frame is: at most `most` pixels high."""
    sheets = [sheet.image() for sheet in face.painter.paint(scene)]
    whole = Image.new("RGB", (max(each.width for each in sheets), sum(each.height for each in sheets)), _GROUND)
    top = 0
    for each in sheets:
        whole.paste(each, ((whole.width - each.width) // 2, top))
        top += each.height
    scale = min(1.0, WIDTH / whole.width, most / whole.height)
    size = (max(1, round(whole.width * scale)), max(1, round(whole.height * scale)))
    return whole if scale == 1.0 else whole.resize(size, Image.Resampling.LANCZOS)


def _below(strip: Image.Image, frame: Image.Image, height: int) -> Image.Image:
    """The frame below its words, in the middle; all frames of a film are so high, and their upper edges lie level."""
    # What lies beside it is as dark as its own edge: other colours need not be in the game's palette.
    ground = Image.new("RGB", (strip.width, height), frame.getpixel((0, frame.height - 1)))
    ground.paste(strip, (0, 0))
    ground.paste(frame, ((strip.width - frame.width) // 2, strip.height))
    return ground


def _gif(face: Face, frames: Sequence[Image.Image], times: Sequence[int]) -> Film:
    """The frames as a GIF. One palette for all, so that what does not change is left out of the next frame."""
    palette = _palette_of(face) if face.palette else _sampled(frames).quantize(128, dither=Image.Dither.NONE)
    first, *others = (each.quantize(palette=palette, dither=Image.Dither.NONE) for each in frames)
    made = BytesIO()
    first.save(made, "GIF", save_all=True, append_images=others, duration=[*times], loop=0, optimize=False)
    return Film(made.getvalue(), "gif", len(frames))


def _webp(frames: Sequence[Image.Image], times: Sequence[int]) -> Film:
    """The frames as a WebP, which is smaller by far."""
    first, *others = frames
    made = BytesIO()
    first.save(
        made,
        "WEBP",
        save_all=True,
        append_images=others,
        duration=[*times],
        loop=0,
        quality=70,
        method=2,
        minimize_size=False,
    )
    return Film(made.getvalue(), "webp", len(frames))


def shown(captions: Sequence[str]) -> list[int]:
    """For how many milliseconds each frame is seen, by the words above it: a multiple of ten, as a GIF needs."""
    times = [min(MOST, max(LEAST, LETTER * len(each))) for each in captions[:-1]]
    share = min(1.0, WHOLE / max(1, sum(times)))
    return [*(round(time * share / 10) * 10 for time in times), END]


def _palette_of(face: Face) -> Image.Image:
    """The colours of the game's pictures, as Pillow wants them."""
    colours = Image.new("P", (1, 1))
    colours.putpalette(face.palette)
    return colours


def _sampled(frames: Sequence[Image.Image]) -> Image.Image:
    """Some of the frames below each other, for the colours in them."""
    some = frames[:: max(1, len(frames) // _SAMPLES)]
    whole = Image.new("RGB", (some[0].width, some[0].height * len(some)))
    for number, each in enumerate(some):
        whole.paste(each, (0, number * each.height))
    return whole
