"""Colours of the pictures. Sizes follow from the board's geometry, so there are none here."""

from __future__ import annotations

from msgspec import Struct, field

Rgb = tuple[int, int, int]


def mix(one: Rgb, other: Rgb, share: float) -> Rgb:
    """`one` with `share` (0 to 1) of `other` in it."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    return red, green, blue


class Tint(Struct, frozen=True):
    """One of the players' colours as a material: `body` lit from above, `ink` for what is printed on it."""

    body: Rgb
    ink: Rgb

    @property
    def light(self) -> Rgb:
        """Where light falls."""
        return mix(self.body, (255, 250, 235), 0.34)

    @property
    def dark(self) -> Rgb:
        """In shade."""
        return mix(self.body, (20, 10, 16), 0.40)

    @property
    def pale(self) -> bool:
        """Whether the body is lighter than what is printed on it."""
        return sum(self.body) > sum(self.ink)


CREAM: Rgb = (255, 246, 224)
INK: Rgb = (38, 24, 16)


class Theme(Struct, frozen=True):
    """Every colour that a picture uses, as RGB."""

    table: Rgb = (30, 24, 22)
    """What the board lies on: dark, to sit well in a dark chat."""

    frame: Rgb = (124, 76, 42)
    brass: Rgb = (222, 174, 100)
    board: Rgb = (70, 48, 36)
    tile: Rgb = (54, 37, 28)
    pit: Rgb = (14, 10, 9)
    lit: Rgb = (240, 222, 184)
    """A square that can be chosen."""

    plate: Rgb = (52, 41, 35)
    parchment: Rgb = (243, 228, 195)
    cream: Rgb = CREAM
    ink: Rgb = INK
    faint: Rgb = (176, 158, 138)
    stone: Rgb = (138, 132, 126)
    """The colour of what is out of the game."""

    barred: Rgb = (178, 34, 30)
    """A way that is closed."""

    prey: Rgb = (255, 138, 48)
    """A square that can be chosen to capture what stands on it."""

    # The four differ in lightness first, in hue second: they stay apart in greyscale and for colour-blind eyes.
    # The dark two carry light print, the light two dark print.
    tints: dict[str, Tint] = field(
        default_factory=lambda: {
            "r": Tint((194, 40, 42), CREAM),
            "b": Tint((36, 82, 178), CREAM),
            "y": Tint((252, 204, 62), INK),
            "g": Tint((96, 190, 104), INK),
            "k": Tint((62, 57, 62), CREAM),
        }
    )

    # Where there are but two sides, one is dark with light print and the other light with dark print.
    dark: Tint = Tint((196, 38, 42), CREAM)
    light: Tint = Tint((138, 192, 236), (18, 34, 74))


THEME = Theme()
