"""The private messages with puzzles: a position in which the best turn is to be found, and the solution."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from cogs.interactions.components import button, row, rows_of
from cogs.interactions.ids import Press
from cogs.messages.parts import BLURPLE, GREEN, GREY, Part, image, message, text
from cogs.messages.tasks import ShownTask, moves, reasons, refutation, taking_back, to_choose, told
from cogs.pictures.pictures import Picture
from cogs.words import learning as words
from opponents.analysis import Value
from sessions.learning.puzzles import PuzzlePosition
from sessions.learning.tasks import Judged
from sessions.tables.puzzling import OWN, Occasion

PUZZLE, UNDO, SHOW, NEXT = "puzzle", "puzzleundo", "puzzleshow", "puzzlenext"
"""The actions: choose words of an answer, take back a choice, show the solution, show another puzzle of the game."""

EASIER, TODAY = "puzzleeasier", "puzzletoday"
"""The actions: show an easier puzzle of the game, show the daily puzzle of the server."""


class ShownPuzzle(ShownTask, frozen=True, kw_only=True):
    """A puzzle as one person sees it, on the occasion on which they solve it; how difficult it is, in points."""

    here: PuzzlePosition
    occasion: Occasion = OWN
    points: int = 0

    def press(self, action: str) -> Press:
        """The press that does something with this puzzle and what was played of the answer."""
        return Press(action, words=(self.here.key, str(self.occasion.day), self.tried.line))


def board(
    shown: ShownPuzzle,
    picture: Picture,
    left: int,
    page: int = 0,
    notes: Sequence[str] = (),
    *,
    easier: bool = False,
    today: bool = False,
) -> discord.ui.LayoutView:
    """A puzzle that waits for an answer, of which `left` are left. `notes` say what was wrong with the last one.

    `easier`: there is an easier puzzle for this person. `today`: there is a daily puzzle, which they have not finished.
    """
    say, here = shown.say, shown.here
    ways = [
        *taking_back(shown, shown.press(PUZZLE), shown.press(UNDO)),
        *([button(say.puzzles.easier(), Press(EASIER, words=(here.key,)))] if easier else []),
        *([button(say.puzzles.daily(), Press(TODAY))] if today else []),
        button(say.puzzles.show_solution(), shown.press(SHOW), tone="bad"),
        button(say.learning.how_to_play(), Press("rules", words=(shown.game_key,))),
    ]
    return message(
        BLURPLE,
        text(*_heading(shown), *(notes or [say.puzzles.task(asks=here.asks, left=left)])),
        image(picture),
        *to_choose(shown, shown.press(PUZZLE), page),
        *rows_of(ways),
    )


def done(
    shown: ShownPuzzle, picture: Picture, story: Sequence[str], below: Sequence[str] = (), *, solved: bool
) -> discord.ui.LayoutView:
    """A puzzle that is finished: `story` tells how, and what the computer saw.

    `below` says what it was about, how the reader stands, and who else has solved it.
    """
    say = shown.say
    last: list[Part] = [text(*(f"-# {each}" for each in below))] if below else []
    return message(
        GREEN if solved else GREY,
        text(*_heading(shown), *story),
        image(picture),
        *last,
        row(
            button(say.puzzles.next(), Press(NEXT, words=(shown.game_key,)), tone="good"),
            button(say.learning.how_to_play(), Press("rules", words=(shown.game_key,))),
        ),
    )


def solved_by(shown: ShownPuzzle, answer: Judged) -> str:
    """What is said of a right answer."""
    stored = shown.here.answer_of(answer)
    said = [shown.say.puzzles.found(), *reasons(shown, stored)] if stored else [shown.say.puzzles.wins_too()]
    return words.right_answer(told(shown, answer.played), said)


def wrong_answer(shown: ShownPuzzle, answer: Judged, value: Value | None, left: int) -> str:
    """What is said of a wrong answer: what it was, the best reply to it if it is known, and what it is worth."""
    return words.wrong_answer(shown.say, moves(shown, answer.played), refutation(shown, answer, value), left)


def _heading(shown: ShownPuzzle) -> Sequence[str]:
    here = shown.here
    return words.puzzle_heading(
        shown.say, shown.game_key, (here.number, here.puzzles), shown.points, here.asks, daily=bool(shown.occasion.day)
    )
