"""The score of Stranded on Mars, line by line."""

from __future__ import annotations

from render.kit.numbers import signed
from rules.mars import Mars
from rules.mars.events import GameEnd
from rules.mars.state import Line, ScoreLine
from words import Words


def score_line(say: Words, here: Mars, line: ScoreLine) -> str:
    """A line of the score: the number of things, and the points for them (MA-37)."""
    w, points = say.mars, signed(line.points)
    match line.line:
        case Line.CARDS:
            return w.score_cards(number=line.number, points=points)
        case Line.AGING:
            return w.score_aging(number=line.number, points=points)
        case Line.CHAPTERS:
            return w.score_chapters(number=line.number, points=points)
        case Line.LIFE:
            counts = here.ending is GameEnd.WON
            return (w.score_life if counts else w.score_life_idle)(number=line.number, points=points)
        case Line.UNBEATEN:
            return w.score_unbeaten(number=line.number, points=points)
