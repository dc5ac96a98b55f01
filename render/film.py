"""The replay of a game as an animated picture: one frame per turn, below its caption.

It is a GIF, which every Discord app animates, or a WebP if the GIF is too large. A WebP is about a fifth as large, but
it is not documented that the apps for phones animate it.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from functools import partial
from io import BytesIO

from msgspec import Struct
from PIL import Image, ImageDraw

from render.face import Face
from render.kit.fonts import Line, breakable, line, named
from render.kit.theme import THEME, Rgb
from render.scene import Scene

WIDTH = 480
"""The maximum width of a frame, in pixels: less than a board's, since a film has many frames."""

HEIGHT = 720
"""The maximum height of a frame with its caption, in pixels."""

LEAST, LETTER, MOST, END = 1500, 26, 4500, 5000
"""How long frames are shown, in milliseconds: the minimum, per letter of the caption, the maximum, and the last one."""

WHOLE = 150_000
"""The maximum length of a film before its last frame, in milliseconds: a longer one shows each frame more briefly."""

_GROUND: Rgb = (0x2B, 0x2D, 0x31)
"""The background around frames that are smaller than the largest one."""

_SHRINK = 0.7
"""While a film is too large, it is made again with its sides multiplied by this."""

_SAMPLES = 8
"""The number of frames from which the colours of a GIF are taken, if the game has no palette."""


_SIZES = (21, 20, 19, 18, 17, 16)
"""The font sizes to try: the largest with which every caption of the replay fits is used."""

_LINES = 4
"""The maximum number of lines of a caption."""

_WEIGHT = 750
_EDGE = 10
"""The margin in pixels: on the left and on the right each, and above and below together."""


class TooLargeError(ValueError):
    """No film of this game is small enough to be sent."""


class Film(Struct, frozen=True):
    """An animated picture."""

    data: bytes
    """The content of the file."""

    ending: str
    """The extension of the file's name: `gif` or `webp`."""

    frames: int
    """The number of frames."""


def film(face: Face, scenes: Sequence[Scene], most: int, tell: Callable[[int], None]) -> Film:
    """A film of `scenes` in at most `most` bytes. May run in any thread.

    `tell` is called after each frame with the number of frames drawn so far. Raises TooLargeError if even a film of a
    quarter of the width is too large.
    """
    captions = [face.teller.caption(scene) for scene in scenes]
    setting, colours = Setting.of(captions, WIDTH), _palette_of(face)
    frames = deque[Image.Image]()
    for number, scene in enumerate(scenes, 1):
        frames.append(_reduced(_frame(face, scene, HEIGHT - setting.height), colours))
        tell(number)
    width, height = WIDTH, setting.height + max(each.height for each in frames)
    # Each frame is let go of when it has its caption: of a long game, there are eighty.
    same = [_below(_reduced(setting.draw(words), colours), frames.popleft(), height) for words in captions]
    times = shown(captions)
    while width >= WIDTH / 4:
        for make in (partial(_gif, colours), _webp):
            if len((found := make(same, times)).data) <= most:
                return found
        width, height = round(width * _SHRINK), round(height * _SHRINK)
        same = [each.convert("RGB").resize((width, height), Image.Resampling.LANCZOS) for each in same]
    raise TooLargeError(f"{len(scenes)} frames do not fit into {most} bytes")


def _frame(face: Face, scene: Scene, most: int) -> Image.Image:
    """A scene as one picture, scaled down to WIDTH and to at most `most` pixels of height.

    The pictures of a scene with several lie below each other.
    """
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
    """The frame below its caption, centred, in a picture of `height` pixels."""
    # The background has the colour of the frame's corner: other colours may be missing from the game's palette.
    ground = Image.new(frame.mode, (strip.width, height), frame.getpixel((0, frame.height - 1)))
    if (palette := frame.getpalette()) is not None:
        ground.putpalette(palette)
    ground.paste(strip, (0, 0))
    ground.paste(frame, ((strip.width - frame.width) // 2, strip.height))
    return ground


def _gif(colours: Image.Image | None, frames: Sequence[Image.Image], times: Sequence[int]) -> Film:
    """The frames as a GIF. All have one palette, so that the file stores only the parts of a frame that change."""
    palette = colours or _sampled(frames).quantize(128, dither=Image.Dither.NONE)
    first, *others = (_reduced(each, palette) for each in frames)
    made = BytesIO()
    first.save(made, "GIF", save_all=True, append_images=others, duration=[*times], loop=0, optimize=False)
    return Film(made.getvalue(), "gif", len(frames))


def _webp(frames: Sequence[Image.Image], times: Sequence[int]) -> Film:
    """The frames as a WebP."""
    first, *others = (each.convert("RGB") for each in frames)
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
    """How long each frame is shown, in milliseconds, by the lengths of the captions: multiples of ten, as in a GIF."""
    times = [min(MOST, max(LEAST, LETTER * len(each))) for each in captions[:-1]]
    share = min(1.0, WHOLE / max(1, sum(times)))
    return [*(round(time * share / 10) * 10 for time in times), END]


def _reduced(picture: Image.Image, colours: Image.Image | None) -> Image.Image:
    """The picture in these colours, which takes a quarter of the memory; the same where there are none or it has them.

    A film has up to eighty frames, and what they take is not given back at once (decision 26).
    """
    if colours is None or picture.mode == "P":
        return picture
    return picture.quantize(palette=colours, dither=Image.Dither.NONE)


def _palette_of(face: Face) -> Image.Image | None:
    """The game's palette as a Pillow image; None if it has none."""
    if not face.palette:
        return None
    colours = Image.new("P", (1, 1))
    colours.putpalette(face.palette)
    return colours


def _sampled(frames: Sequence[Image.Image]) -> Image.Image:
    """A picture of some of the frames below each other, for a palette."""
    some = frames[:: max(1, len(frames) // _SAMPLES)]
    whole = Image.new("RGB", (some[0].width, some[0].height * len(some)))
    for number, each in enumerate(some):
        whole.paste(each, (0, number * each.height))
    return whole


class Setting(Struct, frozen=True):
    """The layout of a replay's captions. All have the same size, so that the pictures below them do not move."""

    width: int
    """The width of the strip, in pixels."""

    height: int
    """The height of the strip, in pixels."""

    size: int
    """The font size."""

    @classmethod
    def of(cls, captions: Sequence[str], width: int) -> Setting:
        """The layout in which all `captions` fit, as far as the smallest font size allows."""
        for size in _SIZES:
            most = max(len(_wrapped(each, size, width - 2 * _EDGE)) for each in captions)
            if most <= _LINES:
                break
        return cls(width, min(most, _LINES) * _step(size) + _EDGE, size)

    def draw(self, caption: str) -> Image.Image:
        """The strip with a caption, as an RGB image. A caption that is too long is cut with an ellipsis."""
        strip = Image.new("RGB", (self.width, self.height), THEME.ink)
        brush = ImageDraw.Draw(strip)
        rows = _wrapped(caption, self.size, self.width - 2 * _EDGE)
        if len(rows) > _LINES:
            rest = " ".join(each.text for each in rows[_LINES - 1 :])
            rows[_LINES - 1 :] = [named(rest, self.size, _WEIGHT, self.width - 2 * _EDGE)]
        step = _step(self.size)
        top = (self.height - len(rows) * step) / 2
        for place, row in enumerate(rows):
            row.draw(brush, _EDGE, top + (place + 0.5) * step, THEME.cream, "lm")
        return strip


def _step(size: int) -> int:
    """The distance between the middles of two lines, in pixels."""
    return round(1.25 * size)


def _wrapped(text: str, size: int, width: int) -> list[Line]:
    """`text` in lines of at most `width` pixels; a single word that is wider is shortened."""
    rows: list[str] = []
    for word in breakable(text):
        longer = f"{rows[-1]} {word}" if rows else word
        if rows and line(longer, size, _WEIGHT).width <= width:
            rows[-1] = longer
        else:
            rows.append(word)
    return [named(each, size, _WEIGHT, width) for each in rows]
