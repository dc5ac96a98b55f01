"""A small picture of each game, made once and kept: for lobbies, and for the list of games."""

from __future__ import annotations

import asyncio

from cogs.pictures.lessons import scene_of
from cogs.pictures.pictures import Picture, Pictures
from cogs.words import lobby as words
from render.catalogue import FACES, face
from render.language import ENGLISH, Language
from render.samples import samples
from render.scene import Scene
from sessions.learning.lessons import example, has_example


class Thumbnails:
    """The games' small pictures, drawn off the event loop."""

    def __init__(self, pictures: Pictures) -> None:
        self._pictures = pictures
        self._tasks: dict[tuple[str, Language], asyncio.Task[Picture]] = {}

    async def thumbnail(self, game_key: str, language: Language) -> Picture:
        """The small picture of that game."""
        task = self._tasks.get((game_key, language))
        # A picture that could not be drawn is tried again.
        if task is None or (task.done() and task.exception() is not None):
            drawn = self._pictures.thumbnail(face(game_key, language), _scene(game_key), words.thumbnail(game_key))
            task = self._tasks[game_key, language] = asyncio.create_task(drawn)
        # Whoever gives up waiting takes it from nobody else.
        return await asyncio.shield(task)

    async def draw_all(self) -> None:
        """Draw them all, before anybody waits for one."""
        for game_key in FACES:
            await self.thumbnail(game_key, ENGLISH)


def _scene(game_key: str) -> Scene:
    """The position by which the game is explained, or where none is, one of a random game: the same each time."""
    return scene_of(example(game_key), "") if has_example(game_key) else next(samples(game_key, 1))
