"""Pictures that are the same for every table: thumbnails of games; and the scenes of examples and lessons."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from cogs.pictures.pictures import Picture, Pictures
from cogs.words import learning
from cogs.words import lobby as words
from render.catalogue import FACES, face
from render.samples import samples
from render.scene import Scene
from sessions.learning.lessons import Attempt, Example, example, has_example
from words import ENGLISH, Language, Words, of


def scene_of(
    say: Words,
    example: Example,
    learner: str,
    chosen: tuple[str, ...] = (),
    choices: Sequence[tuple[str, ...]] = (),
    answer: Attempt | None = None,
) -> Scene:
    """The scene of an example as the learner sees it, with the words chosen and offered; after `answer`, if given.

    `learner` is the learner's name, as plain text.
    """
    names = learning.seats(say, example.position.seats, example.seat, learner)
    # The opponents' names are words of the bot: on a narrow plate they are set smaller, and not cut off.
    whole = tuple("" if seat == example.seat else name for seat, name in enumerate(names, 1))
    if answer is not None:
        return Scene(answer.after, names, answer.played, viewer=example.seat, short_names=whole)
    return Scene(
        example.position, names, example.recent, chosen, tuple(choices), viewer=example.seat, short_names=whole
    )


class Thumbnails:
    """The thumbnails of the games."""

    def __init__(self, pictures: Pictures) -> None:
        self._pictures = pictures
        self._tasks: dict[tuple[str, Language], asyncio.Task[Picture]] = {}

    async def thumbnail(self, game_key: str, language: Language) -> Picture:
        """The thumbnail of a game in a language."""
        task = self._tasks.get((game_key, language))
        # A thumbnail that could not be drawn is drawn again.
        if task is None or (task.done() and task.exception() is not None):
            say = of(language)
            drawn = self._pictures.thumbnail(face(game_key, say), _scene(say, game_key), words.thumbnail(say, game_key))
            task = self._tasks[game_key, language] = asyncio.create_task(drawn)
        # Several callers can wait for the task: a cancelled one must not cancel it.
        return await asyncio.shield(task)

    async def draw_all(self) -> None:
        """Draw all thumbnails in advance."""
        for game_key in FACES:
            await self.thumbnail(game_key, ENGLISH)


def _scene(say: Words, game_key: str) -> Scene:
    """The scene of the game's example; without one, a fixed scene of a random game."""
    return scene_of(say, example(game_key), "") if has_example(game_key) else next(samples(game_key, 1))
