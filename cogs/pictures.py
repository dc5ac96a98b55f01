"""Pictures of sessions, drawn off the event loop."""

from __future__ import annotations

import asyncio
import io
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import TYPE_CHECKING

import discord

from render.catalogue import FACES
from render.face import Face, Scene
from render.picture import png
from sessions.session import Session

if TYPE_CHECKING:
    from rules.core import Played

FILE_NAME = "board.png"


@dataclass(frozen=True, slots=True)
class Picture:
    """A board as PNG bytes, with the words that stand for it."""

    data: bytes
    alt: str

    def file(self) -> discord.File:
        """A fresh upload of the picture; an upload can be sent only once."""
        return discord.File(io.BytesIO(self.data), FILE_NAME, description=self.alt)


class Pictures:
    """Draws pictures on a few threads of its own, so that fifty tables leave the event loop free."""

    def __init__(self, threads: int) -> None:
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="draw")

    async def draw(self, face: Face, scene: Scene) -> Picture:
        """The picture of `scene`."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, _draw, face, scene)

    def close(self) -> None:
        """Stop drawing; pictures under way are finished."""
        self._threads.shutdown(wait=True)


def _draw(face: Face, scene: Scene) -> Picture:
    return Picture(png(face, scene), face.alt(scene))


def face_of(session: Session) -> Face:
    """How the session's game looks."""
    return FACES[session.game.key]


def scene_of(session: Session, chosen: Sequence[str] = (), choices: Sequence[str] = ()) -> Scene:
    """The session as it stands, with the words chosen and offered in its menus."""
    return Scene(session.position, session.names, session.recent(), tuple(chosen), tuple(choices))


def past_scene(session: Session, turn: Sequence[Played]) -> Scene:
    """The session as it stood when `turn` had been played."""
    return Scene(turn[-1].after, session.names, tuple(turn))
