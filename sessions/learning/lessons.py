"""What teaches a game: an example position, and lessons, each a position in which one move is to be found.

Both are made from files in `seeds/`: positions from records, tasks and texts from a TOML file for each language, whose
form docs/develop/game.md describes. Whether an answer is right is found by playing it.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import takewhile
from pathlib import Path
from typing import Any

from msgspec import Struct

from rules.core import CHANCE, Choice, Played, Position
from rules.foresight import Consequence, foresee
from rules.game import Game
from rules.notation import UnreadablePlyError, following, read
from rules.record import Record, parse, replay

SEEDS = Path(__file__).parents[2] / "seeds"

ENGLISH = "en"
"""The language in which every page exists. It stands in for pages that another language lacks."""


def has_page(name: str) -> bool:
    """Whether there is a page of that name (`stranded.howto.md`)."""
    return (SEEDS / ENGLISH / name).exists()


def page(name: str, language: str) -> str:
    """The text of the page `name` in a language (`de`), or in English where that language lacks the page.

    Raises FileNotFoundError where English lacks it, too.
    """
    found = SEEDS / language / name
    return (found if found.exists() else SEEDS / ENGLISH / name).read_text(encoding="utf-8")


def has_record(name: str) -> bool:
    """Whether there is a record of that name (`stranded.howto.record`)."""
    return (SEEDS / name).exists()


def record(name: str) -> str:
    """The text of a record. Records are the same in every language. Raises FileNotFoundError where there is none."""
    return (SEEDS / name).read_text(encoding="utf-8")


_KEYS = {"title", "after", "task", "right", "goal", "brings", "leads", "avoids", "done", "wrong", "why"}
_NEEDED = {"title", "after", "task", "done", "wrong"}


class LessonError(ValueError):
    """A mistake in a tutorial's file. The message names the file and the lesson."""


class Example(Struct, frozen=True):
    """A position to look at.

    Attributes:
        game (Game): the game.
        start (Position): the position before the first ply.
        played (tuple[Played, ...]): the plies that led to it, oldest first.
        chosen (tuple[str, ...]): the words of the next ply that are chosen already.
    """

    game: Game
    start: Position
    played: tuple[Played, ...]
    chosen: tuple[str, ...] = ()

    @property
    def position(self) -> Position:
        """The position to look at."""
        return self.played[-1].after if self.played else self.start

    @property
    def seat(self) -> int:
        """The seat that is to act, which is that of the learner."""
        turn = self.position.turn()
        assert isinstance(turn, Choice), "an example waits for a seat"
        return turn.seat

    @property
    def recent(self) -> tuple[Played, ...]:
        """The plies of the turn under way; before its seat has chosen anything, those of the turn before too."""
        now = self.position.number
        begun = any(each.turn == now and each.seat == self.seat for each in self.played)
        since = now if begun else now - 1
        return tuple(each for each in self.played if each.turn >= since) if now else ()

    def continuations(self, chosen: Sequence[str] = ()) -> dict[str, tuple[str, ...]]:
        """The words that may follow `chosen` in a legal ply, each with the whole plies (as text) that go on with it."""
        turn = self.position.turn()
        assert isinstance(turn, Choice), "an example waits for a seat"
        return following(turn.plies, chosen)


class Attempt(Struct, frozen=True):
    """A ply played in a lesson.

    Attributes:
        words (tuple[str, ...]): the words of the ply.
        played (tuple[Played, ...]): the ply, and after a right answer what chance did next in the tutorial's record.
        right (bool): whether it solves the task.
        said (str): what the tutorial says of it, besides what the ply did.
    """

    words: tuple[str, ...]
    played: tuple[Played, ...]
    right: bool
    said: str

    @property
    def after(self) -> Position:
        """The position that the answer led to."""
        return self.played[-1].after


class Lesson(Example, frozen=True):
    """One position of a tutorial, with a task.

    An answer is right when it is, or begins with, one of `plies` (where there are any), reaches `goal`, brings about an
    event called `brings`, makes the consequence `leads` certain and not the consequence `avoids`, each where it is
    given. `goal` is the name of one of the game's goals and its value ("shows 6"). `following` are the plies by which
    the tutorial's record goes on: the record's answer, and what chance did after it.
    """

    title: str = ""
    task: str = ""
    done: str = ""
    wrong: str = ""
    plies: tuple[str, ...] = ()
    goal: str = ""
    brings: str = ""
    leads: Consequence | None = None
    avoids: Consequence | None = None
    why: Mapping[str, str] | None = None
    """What is said of certain wrong answers in place of `wrong`, by their first words."""

    following: tuple[Played, ...] = ()

    def answer(self, words: Sequence[str]) -> Attempt | None:
        """The answer that `words` give; None if they name no legal ply."""
        turn = self.position.turn()
        assert isinstance(turn, Choice), "a lesson waits for a seat"
        try:
            ply = read(" ".join(words), turn.plies)
        except UnreadablePlyError:
            return None
        played = Played(self.position, turn.seat, ply, self.position.play(ply))
        right = self._is_right(played)
        text = str(ply)
        why = next((said for begins, said in (self.why or {}).items() if _begins(text, begins)), self.wrong)
        chance = self.following[1:] if right and self.following and self.following[0].ply == ply else ()
        return Attempt(tuple(text.split()), (played, *chance), right, self.done if right else why)

    def _is_right(self, played: Played) -> bool:
        ply = played.ply
        if self.plies and not any(_begins(str(ply), begins) for begins in self.plies):
            return False
        name, _, value = self.goal.partition(" ")
        if name and not self.game.goals[name](played, value):
            return False
        if self.brings and all(type(event).__name__ != self.brings for event in played.after.events):
            return False
        if self.leads is None and self.avoids is None:
            return True
        certain = foresee(self.position, ply).consequence
        return (self.leads is None or certain is self.leads) and (self.avoids is None or certain is not self.avoids)


def _begins(ply: str, beginning: str) -> bool:
    return ply == beginning or ply.startswith(f"{beginning} ")


def has_example(game_key: str) -> bool:
    """Whether the game has an example position."""
    return has_record(f"{game_key}.howto.record")


@cache
def example(game_key: str) -> Example:
    """The position beside *How to play*: the end of `KEY.howto.record`; its header may say what is `chosen` there."""
    shown = _parsed(f"{game_key}.howto.record")
    return Example(shown.game, _start(shown), tuple(replay(shown)), tuple(shown.notes.get("chosen", "").split()))


def has_tutorial(game_key: str) -> bool:
    """Whether the game has lessons."""
    return has_page(f"{game_key}.tutorial.toml")


@cache
def tutorial(game_key: str, language: str = ENGLISH) -> tuple[Lesson, ...]:
    """The lessons of a game in a language, in order. Raises LessonError for a mistake in their file."""
    name = f"{game_key}.tutorial.toml"
    written = tomllib.loads(page(name, language)).get("lesson", [])
    return tuple(_lessons(name, _parsed(f"{game_key}.tutorial.record"), written))


def _lessons(name: str, given: Record, written: Sequence[Mapping[str, Any]]) -> Iterator[Lesson]:
    start, played = _start(given), tuple(replay(given))
    positions = [start, *(each.after for each in played)]
    for number, each in enumerate(written, 1):
        where = f"{name}, lesson {number}"
        if wrong := (each.keys() - _KEYS) | (_NEEDED - each.keys()):
            raise LessonError(f"{where}: {', '.join(sorted(wrong))} is missing or unknown")
        after = each["after"]
        if not 0 <= after < len(positions) or not isinstance(positions[after].turn(), Choice):
            raise LessonError(f"{where}: after {after} plies nobody is to choose")
        if (goal := each.get("goal", "").partition(" ")[0]) and goal not in given.game.goals:
            raise LessonError(f"{where}: the game has no goal {goal}")
        yield Lesson(
            given.game,
            start,
            played[:after],
            title=each["title"],
            task=_flowing(each["task"]),
            done=_flowing(each["done"]),
            wrong=_flowing(each["wrong"]),
            plies=tuple(each.get("right", ())),
            goal=each.get("goal", ""),
            brings=each.get("brings", ""),
            leads=Consequence(each["leads"]) if "leads" in each else None,
            avoids=Consequence(each["avoids"]) if "avoids" in each else None,
            why={begins: _flowing(said) for begins, said in each.get("why", {}).items()},
            following=tuple(_answered(played[after:])),
        )


def _answered(rest: Sequence[Played]) -> Iterator[Played]:
    """The first of these plies, and what chance did after it in the same turn."""
    yield from rest[:1]
    yield from takewhile(lambda each: each.seat == CHANCE and each.turn == rest[0].turn, rest[1:])


def _flowing(text: str) -> str:
    """The text with each paragraph on one line."""
    return "\n\n".join(" ".join(paragraph.split()) for paragraph in text.strip().split("\n\n"))


def _start(given: Record) -> Position:
    return given.game.new(given.seats, given.options)


def _parsed(name: str) -> Record:
    return parse(record(name))
