"""The colours of Stranded on Mars. With each colour goes a sign, a letter or a word that says the same."""

from __future__ import annotations

from render.kit.theme import CREAM, INK, THEME, Rgb, Tint, mix
from rules.mars.cards import AGING, CHAPTERS, STARTING, Phase

TABLE: Rgb = (36, 22, 20)
"""The background of the table."""

PANEL: Rgb = (54, 34, 29)
EDGE: Rgb = (104, 64, 48)
FACE: Rgb = (240, 226, 198)
"""The face of a card."""

SOFT: Rgb = (206, 184, 158)
"""Small print on the table."""

DIM: Rgb = mix(PANEL, SOFT, 0.28)
"""Things that are not lit."""

LIFE: Rgb = (240, 148, 92)
RISK: Rgb = (248, 202, 70)
"""Life that would be paid."""

START = Tint((66, 84, 110), CREAM)
KNOWLEDGE = Tint((24, 104, 96), CREAM)
OLD = Tint((92, 58, 108), CREAM)
HAZARD = Tint((164, 62, 36), CREAM)
CHAPTER = Tint((42, 38, 60), THEME.brass)

PHASES = {
    Phase.GREEN: Tint((104, 182, 104), INK),
    Phase.YELLOW: Tint((248, 202, 70), INK),
    Phase.RED: Tint((196, 46, 38), CREAM),
    Phase.FINAL: Tint(THEME.brass, INK),
}


def tint(code: str) -> Tint:
    """The colour of a card, by its code: a card of the starting deck, an aging card, a chapter, or knowledge."""
    if code in CHAPTERS:
        return CHAPTER
    return START if code in STARTING else OLD if code in AGING else KNOWLEDGE
