"""How an answer to a task grows with each press, from a first word to whole plies. Puzzles and exercises are tasks."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Generic, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from cogs.interactions.ids import Press
from cogs.interactions.request import Request
from cogs.messages.tasks import ShownTask
from sessions.learning.tasks import Judged, Task
from sessions.records.variations import BadLineError, TooLongError, Tried, begun, tried

Shown = TypeVar("Shown", bound=ShownTask)

BEFORE = 3
"""How many words of a press stand before those of the chosen ply: two name the task, the third what was played."""


class Step(Struct, frozen=True):
    """What a press has made of an answer.

    Attributes:
        tried (Tried): what is played of it.
        chosen (tuple of str): the words of the next ply that are chosen.
        stale (bool): whether the press offered what cannot be chosen here.
        answer (Judged or None): the answer, if it is complete.
    """

    tried: Tried
    chosen: tuple[str, ...] = ()
    stale: bool = False
    answer: Judged | None = None


def tried_in(here: Task, press: Press) -> Tried:
    """What a press says that was played of an answer; nothing where it cannot be read. It takes a while."""
    line = (*press.words, "", "", "")[BEFORE - 1]
    try:
        return tried(here.position, line) if line else begun(here.position)
    except BadLineError:
        return begun(here.position)


def step(shown: ShownTask, press: Press) -> Step:
    """The answer with the words of a press: the ply is played if it is whole, and judged if it completes the answer."""
    chosen = tuple(" ".join(press.words[BEFORE:]).split())
    following = shown.tried.continuations(chosen)
    if "" not in following:
        return Step(shown.tried, chosen if following else (), stale=not following)
    try:
        line = shown.tried.then(shown.tried.index(" ".join(chosen)))
    except (BadLineError, TooLongError):
        return Step(shown.tried, stale=True)
    return Step(line, answer=shown.here.judged(line.played))


def afresh(shown: Shown) -> Shown:
    """The same task with nothing played."""
    return replace(shown, tried=begun(shown.here.position), chosen=())


class Answered(Generic[Shown]):
    """What the buttons of all tasks do. The rest is that of a kind of tasks."""

    async def play(self, request: Request, press: Press) -> None:
        """Words were chosen: play the ply if it is a whole one, and judge the answer if it is complete."""
        shown = await self._load(request, press)
        if shown is None:
            return
        found = step(shown, press)
        if found.answer is not None:
            await self._judge(request, shown, found.answer)
            return
        notes = [shown.say.learning.stale()] if found.stale else []
        await self._show(request, replace(shown, tried=found.tried, chosen=found.chosen), press.page, notes)

    async def undo(self, request: Request, press: Press) -> None:
        """Take back the last choice of an answer that is not complete."""
        shown = await self._load(request, press)
        if shown is not None:
            await self._show(request, replace(shown, tried=shown.tried.back()))

    @abstractmethod
    async def _load(self, request: Request, press: Press) -> Shown | None:
        """The task of a button. If it is gone, the user gets an answer that says so, and None is returned."""

    @abstractmethod
    async def _judge(self, request: Request, shown: Shown, answer: Judged) -> None:
        """Count an answer, and tell what is right or wrong with it."""

    @abstractmethod
    async def _show(self, request: Request, shown: Shown, page: int = 0, notes: Sequence[str] = ()) -> None:
        """Show the task with what is played and chosen of the answer; `notes` stand above it."""
