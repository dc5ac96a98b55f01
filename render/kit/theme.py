"""The colours of the pictures."""

from __future__ import annotations

from msgspec import Struct, field

Rgb = tuple[int, int, int]


def mix(one: Rgb, other: Rgb, share: float) -> Rgb:
    """`one` with `share` (0 to 1) of `other` in it."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    return red, green, blue


class Tint(Struct, frozen=True):
    """One of the players' colours."""

    body: Rgb
    """The colour of a piece."""

    ink: Rgb
    """The colour of what is printed on the piece."""

    @property
    def light(self) -> Rgb:
        """The colour of the piece where light falls on it."""
        return mix(self.body, (255, 250, 235), 0.34)

    @property
    def dark(self) -> Rgb:
        """The colour of the piece in shade."""
        return mix(self.body, (20, 10, 16), 0.40)

    @property
    def pale(self) -> bool:
        """Whether the piece is lighter than what is printed on it."""
        return sum(self.body) > sum(self.ink)


CREAM: Rgb = (255, 246, 224)
INK: Rgb = (38, 24, 16)


class Theme(Struct, frozen=True):
    """Every colour that a picture uses, as RGB."""

    table: Rgb = (30, 24, 22)
    """The background of the picture: dark, like a dark chat."""

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
    """Things that are out of the game."""

    barred: Rgb = (178, 34, 30)
    """A move that is forbidden."""

    prey: Rgb = (255, 138, 48)
    """A square that can be chosen to capture the piece on it."""

    # These differ in lightness as well as in hue, so that they can be told apart in greyscale and by colour-blind
    # people. Dark ones have light print, and light ones dark print.
    tints: dict[str, Tint] = field(
        default_factory=lambda: {
            "r": Tint((194, 40, 42), CREAM),
            "b": Tint((36, 82, 178), CREAM),
            "y": Tint((252, 204, 62), INK),
            "g": Tint((96, 190, 104), INK),
            "k": Tint((62, 57, 62), CREAM),
        }
    )

    # In a game with two sides, one is dark with light print and the other light with dark print.
    dark: Tint = Tint((196, 38, 42), CREAM)
    light: Tint = Tint((138, 192, 236), (18, 34, 74))


THEME = Theme()
