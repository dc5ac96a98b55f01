"""Draws a thumbnail of each game once, and caches it: for lobbies and the list of games."""

from __future__ import annotations

import asyncio

from cogs.pictures.lessons import scene_of
from cogs.pictures.pictures import Picture, Pictures
from cogs.words import lobby as words
from render.catalogue import FACES, face
from render.samples import samples
from render.scene import Scene
from sessions.learning.lessons import example, has_example
from words import ENGLISH, Language, Words, of


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
