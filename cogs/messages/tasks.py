"""What the private messages of tasks share: the position with what can be chosen, an answer, and the reasons."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from cogs.interactions.components import Button, Row, button
from cogs.interactions.ids import Press
from cogs.messages.advice import advice_of
from cogs.messages.controls import Group, Offer, PlyWords, cached_weigh, controls, groups, next_words
from cogs.messages.parts import Part, text
from cogs.pictures.thumbnails import scene_of
from cogs.words import learning
from cogs.words.names import bold
from opponents.analysis import Value
from opponents.thought import Candidate
from render.catalogue import face
from render.kit.advice import in_hundred
from render.scene import Scene
from sessions.learning.lessons import Example
from sessions.learning.tasks import Judged, Task
from sessions.records.past import onward
from sessions.records.variations import Tried
from words import Words
from words.lists import divided

if TYPE_CHECKING:
    from render.face import Teller
    from rules.core import Played, Position


class ShownTask(Struct, frozen=True):
    """A task as one person sees it.

    Attributes:
        say (Words): the words of their language.
        learner (str): their name, as plain text.
        here (Task): the task.
        tried (Tried): what they have played of their answer.
        chosen (tuple of str): the words of the next ply that they have picked.
    """

    say: Words
    learner: str
    here: Task
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


def scene(shown: ShownTask) -> Scene:
    """The position, with what can be chosen. No picture of a task is turned, so that several can be compared."""
    weigh = cached_weigh(shown.teller, shown.tried.position)
    choices = next_words(shown.offered, weigh)
    return replace(scene_of(shown.say, shown.example, shown.learner, shown.chosen, choices), still=True)


def scene_after(shown: ShownTask, played: Sequence[Played]) -> Scene:
    """The position after an answer."""
    return Scene(played[-1].after, shown.plain_names, tuple(played), viewer=shown.here.seat, still=True)


def to_choose(shown: ShownTask, press: Press, page: int) -> list[Part]:
    """What stands below the picture: who is to do what, and the menus. `press` chooses nothing."""
    position, action = shown.tried.position, press.action
    asked = shown.say.tables.turn(
        badge=shown.teller.badge(position, shown.here.seat),
        who=shown.names[shown.here.seat - 1],
        ask=shown.teller.ask(position),
    )
    offer = Offer(shown.say, position, shown.teller, press, action, action)
    menus: Sequence[Row] = controls(offer, shown.offered, page)
    return [text(asked), *menus]


def taking_back(shown: ShownTask, press: Press, undo: Press) -> list[Button]:
    """The buttons that take back the chosen words, and the last choice."""
    return [
        *([button(shown.say.learning.back(), press)] if shown.chosen else []),
        *([button(shown.say.variations.undo(), undo)] if shown.tried.steps else []),
    ]


def told(shown: ShownTask, played: Sequence[Played]) -> list[str]:
    """What an answer did, in sentences."""
    return shown.teller.tell(played, shown.names)


def moves(shown: ShownTask, played: Sequence[Played]) -> list[str]:
    """The labels of the plies of the learner among these."""
    return shown.teller.advised([each for each in played if each.seat == shown.here.seat])


def solution(shown: ShownTask) -> tuple[Played, ...]:
    """The plies of the best answer."""
    return onward(shown.here.position, shown.here.solution.plies)


def reasons(shown: ShownTask, answer: Candidate) -> list[str]:
    """Why a right answer is right, in sentences."""
    advice = advice_of(shown.here.position, shown.here.thought(answer))
    return shown.teller.reason(advice, shown.names)


def solution_told(shown: ShownTask) -> list[str]:
    """The solution and its reasons."""
    labels = divided(shown.say, shown.teller.advised(solution(shown)))
    return [shown.say.puzzles.solution(moves=labels), *reasons(shown, shown.here.solution)]


def refutation(shown: ShownTask, answer: Judged, value: Value | None) -> list[str]:
    """What is wrong with an answer: the best reply to it if it is known, and what it is worth."""
    if value is None:
        return []
    say, here = shown.say, shown.here
    found = best_reply(shown, answer.played[-1].after, value.plies)
    share, best = (in_hundred(each[here.seat - 1]) for each in (value.shares, here.solution.shares))
    # Two searches may differ by a little; what contradicts the solution is left out.
    return [*found, say.puzzles.worth(asks=here.asks, share=share, best=best)] if share < best else found


def best_reply(shown: ShownTask, position: Position, plies: Sequence[str]) -> list[str]:
    """The sentence with the reply of another player from a position, if these plies begin with one."""
    reply = reply_of(shown, position, plies)
    if not reply:
        return []
    labels = divided(shown.say, shown.teller.advised(reply))
    return [shown.say.puzzles.best_reply(who=shown.names[reply[0].seat - 1], moves=labels)]


def reply_of(shown: ShownTask, position: Position, plies: Sequence[str]) -> list[Played]:
    """The turn of another player from a position, if these plies begin with one."""
    reply = onward(position, plies)
    if not reply or reply[0].seat in (shown.here.seat, 0):  # Chance has no seat.
        return []
    return [*takewhile(lambda each: (each.seat, each.turn) == (reply[0].seat, reply[0].turn), reply)]
