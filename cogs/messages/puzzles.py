"""The private messages with puzzles: a position in which the best turn is to be found, and the solution."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile
from typing import TYPE_CHECKING

import discord
from msgspec import Struct

from cogs.interactions.components import button, row, rows_of
from cogs.interactions.ids import Press
from cogs.messages.advice import advice_of
from cogs.messages.controls import Group, Offer, PlyWords, cached_weigh, controls, groups, next_words
from cogs.messages.parts import BLURPLE, GREEN, GREY, Part, image, message, text
from cogs.pictures.pictures import Picture
from cogs.pictures.thumbnails import scene_of
from cogs.words import learning
from cogs.words import learning as words
from cogs.words.names import bold
from opponents.analysis import Value
from opponents.thought import Candidate
from render.catalogue import face
from render.kit.advice import in_hundred
from render.scene import Scene
from sessions.learning.lessons import Example
from sessions.learning.puzzles import Judged, PuzzlePosition
from sessions.records.past import onward
from sessions.records.variations import Tried
from sessions.tables.puzzling import Occasion
from words import Words
from words.lists import divided

if TYPE_CHECKING:
    from render.face import Teller
    from rules.core import Played

PUZZLE, UNDO, SHOW, NEXT = "puzzle", "puzzleundo", "puzzleshow", "puzzlenext"
"""The actions: choose words of an answer, take back a choice, show the solution, show another puzzle of the game."""

EASIER, TODAY = "puzzleeasier", "puzzletoday"
"""The actions: show an easier puzzle of the game, show the daily puzzle of the server."""


class ShownPuzzle(Struct, frozen=True):
    """A puzzle as one person sees it.

    Attributes:
        say (Words): the words of their language.
        learner (str): their name, as plain text.
        here (PuzzlePosition): the puzzle.
        occasion (Occasion): the occasion on which they solve it.
        tried (Tried): what they have played of their answer.
        chosen (tuple of str): the words of the next ply that they have picked.
    """

    say: Words
    learner: str
    here: PuzzlePosition
    occasion: Occasion
    tried: Tried
    chosen: PlyWords = ()

    @property
    def game_key(self) -> str:
        """The key of the game."""
        return self.here.game.key

    @property
    def teller(self) -> Teller:
        """The teller of the game."""
        return face(self.game_key, self.say).teller

    @property
    def plain_names(self) -> tuple[str, ...]:
        """The names by seat, as plain text."""
        return learning.seats(self.say, self.here.position.seats, self.here.seat, self.learner)

    @property
    def names(self) -> list[str]:
        """The names by seat, for messages."""
        return [bold(self.say, each) for each in self.plain_names]

    @property
    def example(self) -> Example:
        """The position after what they have played."""
        return Example(self.here.game, self.here.start, (*self.here.played, *self.tried.played), self.chosen)

    @property
    def offered(self) -> Sequence[Group]:
        """What they can choose next."""
        return groups(self.tried.continuations, self.chosen, cached_weigh(self.teller, self.tried.position))

    def press(self, action: str) -> Press:
        """The press that does something with this puzzle and what was played of the answer."""
        return Press(action, words=(self.here.key, str(self.occasion.day), self.tried.line))


def scene(shown: ShownPuzzle) -> Scene:
    """The position, with what can be chosen."""
    weigh = cached_weigh(shown.teller, shown.tried.position)
    choices = next_words(shown.offered, weigh)
    return scene_of(shown.say, shown.example, shown.learner, shown.chosen, choices)


def scene_after(shown: ShownPuzzle, played: Sequence[Played]) -> Scene:
    """The position after an answer."""
    return Scene(played[-1].after, shown.plain_names, tuple(played), viewer=shown.here.seat)


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
    say, here, teller = shown.say, shown.here, shown.teller
    offer = Offer(say, shown.tried.position, teller, shown.press(PUZZLE), PUZZLE, PUZZLE)
    begun = bool(shown.tried.steps)
    ways = [
        *([button(say.learning.back(), shown.press(PUZZLE))] if shown.chosen else []),
        *([button(say.variations.undo(), shown.press(UNDO))] if begun else []),
        *([button(say.puzzles.easier(), Press(EASIER, words=(here.key,)))] if easier else []),
        *([button(say.puzzles.daily(), Press(TODAY))] if today else []),
        button(say.puzzles.show_solution(), shown.press(SHOW), tone="bad"),
        button(say.learning.how_to_play(), Press("rules", words=(shown.game_key,))),
    ]
    asked = say.tables.turn(
        badge=teller.badge(shown.tried.position, here.seat),
        who=shown.names[here.seat - 1],
        ask=teller.ask(shown.tried.position),
    )
    return message(
        BLURPLE,
        text(*_heading(shown), *(notes or [say.puzzles.task(asks=here.asks, left=left)])),
        image(picture),
        text(asked),
        *controls(offer, shown.offered, page),
        *rows_of(ways),
    )


def done(
    shown: ShownPuzzle, picture: Picture, story: Sequence[str], below: str = "", *, solved: bool
) -> discord.ui.LayoutView:
    """A puzzle that is finished: `story` tells how, and what the computer saw; `below` who else has solved it."""
    say = shown.say
    last: list[Part] = [text(f"-# {below}")] if below else []
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


def told(shown: ShownPuzzle, played: Sequence[Played]) -> list[str]:
    """What an answer did, in sentences."""
    return shown.teller.tell(played, shown.names)


def solution(shown: ShownPuzzle) -> tuple[Played, ...]:
    """The plies of the best answer."""
    return onward(shown.here.position, shown.here.solution.plies)


def reasons(shown: ShownPuzzle, answer: Candidate) -> list[str]:
    """Why a right answer is right, in sentences."""
    advice = advice_of(shown.here.position, shown.here.thought(answer))
    return shown.teller.reason(advice, shown.names)


def solved_by(shown: ShownPuzzle, answer: Judged) -> str:
    """What is said of a right answer."""
    stored = shown.here.answer_of(answer)
    said = [shown.say.puzzles.found(), *reasons(shown, stored)] if stored else [shown.say.puzzles.wins_too()]
    return words.right_answer(told(shown, answer.played), said)


def solution_told(shown: ShownPuzzle) -> list[str]:
    """The solution and its reasons."""
    moves = divided(shown.say, shown.teller.advised(solution(shown)))
    return [shown.say.puzzles.solution(moves=moves), *reasons(shown, shown.here.solution)]


def wrong_answer(shown: ShownPuzzle, answer: Judged, value: Value | None, left: int) -> str:
    """What is said of a wrong answer: what it was, the best reply to it if it is known, and what it is worth."""
    own = [each for each in answer.played if each.seat == shown.here.seat]
    return words.wrong_answer(shown.say, shown.teller.advised(own), _refutation(shown, answer, value), left)


def _refutation(shown: ShownPuzzle, answer: Judged, value: Value | None) -> list[str]:
    if value is None:
        return []
    say, here = shown.say, shown.here
    reply = onward(answer.played[-1].after, value.plies)
    found = []
    if reply and reply[0].seat > 0 and reply[0].seat != here.seat:  # Chance has no seat.
        first = [*takewhile(lambda each: (each.seat, each.turn) == (reply[0].seat, reply[0].turn), reply)]
        who, moves = shown.names[reply[0].seat - 1], divided(say, shown.teller.advised(first))
        found.append(say.puzzles.best_reply(who=who, moves=moves))
    share, best = (in_hundred(each[here.seat - 1]) for each in (value.shares, here.solution.shares))
    # Two searches may differ by a little; what contradicts the solution is left out.
    return [*found, say.puzzles.worth(asks=here.asks, share=share, best=best)] if share < best else found


def _heading(shown: ShownPuzzle) -> Sequence[str]:
    here = shown.here
    return words.puzzle_heading(
        shown.say, shown.game_key, here.number, here.puzzles, here.asks, daily=bool(shown.occasion.day)
    )
